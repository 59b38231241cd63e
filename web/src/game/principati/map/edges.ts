// The numbers at the edges of the map: where the columns and the rows of the tiles meet the free part of the window. A place
// such as "2,−1" is where column 2 and row −1 cross.

import { toMap, toWindow, type Bounds, type Camera, type Insets, type Size } from './camera.ts'
import { at } from '../tiles/geometry.ts'

export interface EdgeNumber {
  number: number
  /** Pixels from the left for a column, from the top for a row. */
  at: number
}

/** How far the numbers lie from the edge, in pixels. */
const IN = 12

/** Columns along the top: each runs down and to the right. Rows along the left. */
export function edgeNumbers(camera: Camera, size: Size, insets: Insets, bounds: Bounds): { columns: EdgeNumber[]; rows: EdgeNumber[] } {
  const numbers = (first: number, last: number) => Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
  const [top, left] = [insets.top + IN, insets.left + IN]
  // The row, perhaps between two, that the numbers of the columns stand in.
  const row = toMap(camera, size, at(0, top)).y / 168
  const rows = numbers(Math.ceil((bounds.top + 112) / 168), Math.floor((bounds.bottom - 112) / 168))
    .map((number) => ({ number, at: toWindow(camera, size, at(0, 168 * number)).y }))
    .filter((each) => each.at > top + 2 * IN && each.at < size.height - insets.bottom)
  // Every column that crosses the tiles, from their highest row to their lowest.
  const [low, high] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0]
  const first = Math.ceil((bounds.left + 97 - 97 * high) / 194)
  const last = Math.floor((bounds.right - 97 - 97 * low) / 194)
  const columns = numbers(first, last)
    .map((number) => ({ number, at: toWindow(camera, size, at(194 * number + 97 * row, 0)).x }))
    .filter((each) => each.at > left + 2 * IN && each.at < size.width - insets.right)
  return { columns, rows }
}
