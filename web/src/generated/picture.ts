// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { Feature, TileId } from './principati'

/** One stretch of sea along neighbouring sides. */
export type DrawnBay = {
  /** The corners of the tile that lie in it, clockwise. */
  corners: Array<[number, number]>,
  /** The shore, from the last corner back to the first. */
  shore: [[[number, number], [number, number], [number, number], [number, number]], [[number, number], [number, number], [number, number], [number, number]]], };

/** A natural element and its place. */
export type DrawnFeature = {
  /** The natural element. */
  feature: Feature,
  /** Its place. */
  spot: DrawnSpot, };

/** A place for something that stands on a tile. */
export type DrawnSpot = {
  /** Its middle. */
  at: [number, number],
  /** Its size, 1 for the size in which its symbol is drawn. */
  scale: number, };

/** How a kind of tile is laid out, before the tile is turned. A tile is 194 wide and 224 high. */
export type DrawnTile = {
  /** Its id. */
  tile: TileId,
  /** The roads. Those of a bridge tile end at the banks. */
  roads: Array<[[number, number], [number, number], [number, number], [number, number]]>,
  /** The road over the river while the bridge stands; `null` if no bridge can stand there. */
  bridged: [[number, number], [number, number], [number, number], [number, number]] | null,
  /** The rivers. */
  rivers: Array<[[number, number], [number, number], [number, number], [number, number]]>,
  /** Where a river widens into the sea: the two ends of its mouth. */
  mouth: [[number, number], [number, number]] | null,
  /** The bays. */
  bays: Array<DrawnBay>,
  /** Whether there is sea on all sides. */
  sea: boolean,
  /** Where buildings stand, one place for each plan. */
  slots: Array<DrawnSpot>,
  /** Where natural elements are. */
  features: Array<DrawnFeature>, };
