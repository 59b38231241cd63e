// What a screen reader says about a cell of the map: where it is, what lies there, what is possible, what it brings.

import type { Hex } from '../../../generated/hex.ts'
import { t } from '../../../core/language.svelte.ts'
import type { Desk } from '../desk/desk.svelte.ts'
import { keyOf, same } from '../tiles/geometry.ts'
import { called, place } from '../words.ts'

export function cellSpoken(desk: Desk, cell: Hex): string {
  const tile = desk.tileAt(cell)
  const parts = [
    place(cell),
    tile ? desk.words.cell(tile, tile.owner === null ? null : called(desk.table, tile.owner)) : t('pd-cell-empty'),
  ]
  const mark = desk.marks.find(({ at }) => same(at, cell))
  if (mark) parts.push(mark.is === 'legal' ? t('pd-cell-fits', { count: mark.rotations }) : t(`pd-cell-${mark.is}`))
  const gain = mark?.is === 'legal' ? desk.gains?.get(keyOf(cell)) : undefined
  if (gain) parts.push(desk.words.points(gain.points))
  if (gain && gain.starts.length > 0)
    parts.push(t('pd-effect-starts', { names: desk.words.buildings(gain.starts), count: gain.starts.length }))
  if (same(desk.pin?.at ?? null, cell)) parts.push(desk.placement?.refused ? desk.words.why(desk.placement.refused) : t('pd-cell-pinned'))
  return parts.join('. ')
}
