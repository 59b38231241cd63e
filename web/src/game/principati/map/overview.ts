// A small picture of the whole map: where it lies in its box, and which part of the map the window shows. Plain numbers.

import type { Bounds, Camera, Insets, Size } from './camera.ts'
import { at, pair, type Point } from '../tiles/geometry.ts'

/** A map in a box of a given size: how large a unit of the map is there, and where the map's upper left corner lies. */
export interface Overview {
  scale: number
  left: number
  top: number
}

/** The margin around the map in its box, in units of the map: one may look a little beyond the edge. */
const MARGIN = 60

export function overviewOf(bounds: Bounds, box: Size): Overview {
  const [width, height] = [bounds.right - bounds.left + 2 * MARGIN, bounds.bottom - bounds.top + 2 * MARGIN]
  const scale = Math.min(box.width / width, box.height / height)
  return {
    scale,
    left: (box.width - width * scale) / 2 - (bounds.left - MARGIN) * scale,
    top: (box.height - height * scale) / 2 - (bounds.top - MARGIN) * scale,
  }
}

/** The part of the map that the window shows free of panels. */
export function seenOf(camera: Camera, size: Size, insets: Insets): Bounds {
  return {
    left: camera.x - (size.width / 2 - insets.left) / camera.scale,
    right: camera.x + (size.width / 2 - insets.right) / camera.scale,
    top: camera.y - (size.height / 2 - insets.top) / camera.scale,
    bottom: camera.y + (size.height / 2 - insets.bottom) / camera.scale,
  }
}

/** Whether the window shows all of it. */
export function showsAll(seen: Bounds, bounds: Bounds): boolean {
  return seen.left <= bounds.left && seen.top <= bounds.top && seen.right >= bounds.right && seen.bottom >= bounds.bottom
}

/** A part of the map as a frame in the box, cut off at the edges of the box. */
export function frameOf(seen: Bounds, { scale, left, top }: Overview, box: Size): { x: number; y: number; width: number; height: number } {
  const [x, y] = [Math.max(seen.left * scale + left, 0), Math.max(seen.top * scale + top, 0)]
  const [right, bottom] = [Math.min(seen.right * scale + left, box.width), Math.min(seen.bottom * scale + top, box.height)]
  return { x: Math.min(x, box.width - 8), y: Math.min(y, box.height - 8), width: Math.max(right - x, 8), height: Math.max(bottom - y, 8) }
}

/** The place of the map under a point of the box. */
export const placeIn = ({ scale, left, top }: Overview, { x, y }: Point): Point => at((x - left) / scale, (y - top) / scale)

/** Cells as one path; those of the second player are diamonds, so that realms differ by more than colour. */
export const hexes = (places: readonly Point[]): string =>
  places.map((place) => `M${pair(at(place.x, place.y - 112))}l97 56v112l-97 56l-97-56v-112z`).join('')
export const diamonds = (places: readonly Point[]): string =>
  places.map((place) => `M${pair(at(place.x, place.y - 108))}l97 108l-97 108l-97-108z`).join('')
