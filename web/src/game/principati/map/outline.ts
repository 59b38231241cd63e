// Shapes over several cells.

import type { Hex } from '../../../generated/hex.ts'
import { add, centre, corner, keyOf, neighbour, pair, type Point } from '../tiles/geometry.ts'

/** The outer line around some cells. */
export function outline(cells: readonly Hex[]): string {
  const inside = new Set(cells.map(keyOf))
  return cells
    .flatMap((cell) =>
      [0, 1, 2, 3, 4, 5]
        .filter((side) => !inside.has(keyOf(neighbour(cell, side))))
        .map((side) => `M${pair(add(centre(cell), corner(side)))}L${pair(add(centre(cell), corner(side + 1)))}`),
    )
    .join('')
}

/** Where a sign about some cells stands: on the upper border of the uppermost cell. */
export function tagOf(cells: readonly Hex[]): Point {
  const top = cells.reduce(
    (best, cell) => (cell[1] < best[1] || (cell[1] === best[1] && cell[0] > best[0]) ? cell : best),
    cells[0] ?? [0, 0],
  )
  return add(centre(top), { x: 0, y: -96 })
}
