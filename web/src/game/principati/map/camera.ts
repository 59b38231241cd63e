// Which part of the map is seen: the place in the middle of the window, and the size of a unit of the map. Plain numbers, so
// that every way to move the map (mouse, fingers, keys, buttons) is tested without a browser.

import { at, type Point } from '../tiles/geometry.ts'

export interface Camera {
  /** The place of the map in the middle of the window. */
  x: number
  y: number
  /** Pixels for a unit of the map; a tile is 194 units wide. */
  scale: number
}

export interface Size {
  width: number
  height: number
}

/** What panels cover at the edges of the window. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
const [SMALLEST, LARGEST] = [0.1, 1.1]

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** The area of some cells, from edge to edge. */
export function boundsOf(middles: readonly Point[]): Bounds {
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  if (middles.length === 0) return { left: -97, top: -112, right: 97, bottom: 112 }
  return { left: Math.min(...xs) - 97, top: Math.min(...ys) - 112, right: Math.max(...xs) + 97, bottom: Math.max(...ys) + 112 }
}

/** The ground of a printed map, in pixels; Table.svelte gives it this size on paper. */
export const PAPER: Size = { width: 1000, height: 660 }

/** Shows the whole of some bounds in the free part of the window; the scale is at most `most`. */
export function fit(bounds: Bounds, size: Size, insets: Insets, most = 0.62): Camera {
  const free = {
    width: Math.max(size.width - insets.left - insets.right, 60),
    height: Math.max(size.height - insets.top - insets.bottom, 60),
  }
  // Half a tile around it, because the map grows there.
  const margin = 110
  const scale = within(
    Math.min(free.width / (bounds.right - bounds.left + 2 * margin), free.height / (bounds.bottom - bounds.top + 2 * margin)),
    SMALLEST,
    most,
  )
  return centred({ x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }, scale, insets)
}

/** The place of the map in the middle of the free part of the window. */
export function middleOf({ x, y, scale }: Camera, insets: Insets): Point {
  return at(x + (insets.left - insets.right) / 2 / scale, y + (insets.top - insets.bottom) / 2 / scale)
}

/** A camera with a place of the map in the middle of the free part of the window: the reverse of `middleOf`. */
export function centred(place: Point, scale: number, insets: Insets): Camera {
  return { x: place.x - (insets.left - insets.right) / 2 / scale, y: place.y - (insets.top - insets.bottom) / 2 / scale, scale }
}

export function toMap(camera: Camera, size: Size, point: Point): Point {
  return at(camera.x + (point.x - size.width / 2) / camera.scale, camera.y + (point.y - size.height / 2) / camera.scale)
}

export function toWindow(camera: Camera, size: Size, place: Point): Point {
  return at((place.x - camera.x) * camera.scale + size.width / 2, (place.y - camera.y) * camera.scale + size.height / 2)
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }
}

/** Zooms in or out; the place under `point` stays there. */
export function zoomed(camera: Camera, size: Size, point: Point, by: number): Camera {
  const scale = within(camera.scale * by, SMALLEST, LARGEST)
  const place = toMap(camera, size, point)
  return { scale, x: place.x - (point.x - size.width / 2) / scale, y: place.y - (point.y - size.height / 2) / scale }
}

/** Keeps a part of the map in the window. */
export function held(camera: Camera, bounds: Bounds): Camera {
  return {
    ...camera,
    x: within(camera.x, bounds.left - 300, bounds.right + 300),
    y: within(camera.y, bounds.top - 300, bounds.bottom + 300),
  }
}

/** The smallest move that shows a whole cell, free of panels. */
export function revealing(camera: Camera, size: Size, insets: Insets, place: Point): Camera {
  const { x, y } = toWindow(camera, size, place)
  const [halfWidth, halfHeight] = [105 * camera.scale, 120 * camera.scale]
  const shift = (value: number, half: number, low: number, high: number) =>
    value - half < low ? low - value + half : value + half > high ? high - value - half : 0
  return moved(
    camera,
    shift(x, halfWidth, insets.left, size.width - insets.right),
    shift(y, halfHeight, insets.top, size.height - insets.bottom),
  )
}
