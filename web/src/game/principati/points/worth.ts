// What the tile of one cell counts for: every reason for points in which the cell has a part.

import type { Hex } from '../../../generated/hex.ts'
import type { Reason, View } from '../../../generated/principati.ts'
import { same } from '../tiles/geometry.ts'

export interface Part {
  reason: Reason
  /** The share of this cell; a reason that belongs to several cells, such as a colour group, is counted whole. */
  points: number
}

export function partsAt(view: View, at: Hex): Part[] {
  const owner = view.tiles.find((tile) => same(tile.at, at))?.owner ?? null
  const items = owner === null ? [] : (view.players[owner]?.points.items ?? [])
  return items.flatMap(({ reasons }) => reasons.flatMap((reason) => partOf(reason, at)))
}

function partOf(reason: Reason, at: Hex): Part[] {
  const count = (cells: readonly Hex[]) => cells.filter((cell) => same(cell, at)).length
  const whole = (has: boolean) => (has ? [{ reason, points: reason.points }] : [])
  switch (reason.type) {
    case 'building':
    case 'scouted': {
      const here = count(reason.at)
      return here === 0
        ? []
        : [{ reason: { ...reason, at: reason.at.filter((cell) => same(cell, at)) }, points: (reason.points / reason.at.length) * here }]
    }
    case 'chain':
      return whole(reason.links.some((link) => count(link) > 0))
    case 'group':
      return whole(count(reason.cells) > 0)
    case 'beside_well':
    case 'distant':
    case 'island':
    case 'in_sight':
      return whole(same(reason.at, at))
    default:
      return []
  }
}
