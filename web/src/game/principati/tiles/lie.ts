// How the land lies on a tile: roads, rivers and shores, and where buildings and natural elements stand, before the tile is
// turned. The engine lays tiles out (crates/picture/src/lie.rs); here its numbers become points.

import type { DrawnSpot, DrawnTile, Feature } from '../../../generated/principati.ts'
import { at, type Curve, type Point } from './geometry.ts'

/** A place for something that stands on a tile: its middle, and its size; 1 is the size in which it is drawn. */
export interface Spot {
  at: Point
  scale: number
}

/** One stretch of sea along neighbouring sides: the corners in it, clockwise, and the shore from the last to the first. */
export interface Bay {
  corners: Point[]
  shore: Curve[]
}

export interface Lie {
  /** The roads. Those of a bridge tile end at the banks. */
  roads: Curve[]
  /** The road over the river while the bridge stands. */
  bridged: Curve | null
  rivers: Curve[]
  /** Where a river widens into the sea. */
  mouth: [Point, Point] | null
  bays: Bay[]
  /** Whether there is sea on all sides. */
  sea: boolean
  /** Where buildings stand, one place for each plan. */
  slots: Spot[]
  features: { feature: Feature; spot: Spot }[]
}

type Numbers = [number, number]

const point = ([x, y]: Numbers): Point => at(x, y)
const curve = ([from, leave, arrive, to]: [Numbers, Numbers, Numbers, Numbers]): Curve => ({
  from: point(from),
  leave: point(leave),
  arrive: point(arrive),
  to: point(to),
})
const spot = ({ at, scale }: DrawnSpot): Spot => ({ at: point(at), scale })

export function lieOf(tile: DrawnTile): Lie {
  const { roads, bridged, rivers, mouth, bays, sea, slots, features } = tile
  return {
    roads: roads.map(curve),
    bridged: bridged && curve(bridged),
    rivers: rivers.map(curve),
    mouth: mouth && [point(mouth[0]), point(mouth[1])],
    bays: bays.map(({ corners, shore }) => ({ corners: corners.map(point), shore: shore.map(curve) })),
    sea,
    slots: slots.map(spot),
    features: features.map((each) => ({ feature: each.feature, spot: spot(each.spot) })),
  }
}
