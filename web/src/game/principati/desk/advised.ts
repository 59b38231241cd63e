// What somebody advises, as things on the map: a tile on its cell, an arrow, a slot. Advice that is about no place has none.

import type { Hex } from '../../../generated/hex.ts'
import type { Action, Building, TileId } from '../../../generated/principati.ts'
import { keyOf } from '../tiles/geometry.ts'

export type Advised = { at: Hex; number: number } & (
  | { is: 'tile'; tile: TileId; rotation: number; from: Hex | null }
  | { is: 'slot'; slot: number; building: Building | null; from: Hex | null }
  | { is: 'figure'; from: Hex | null }
)

/** Numbered in the order in which they are to be done; what is repeated stands once. `tileAt`: what lies on a cell. */
export function advisedBy(actions: readonly Action[], tileAt: (at: Hex) => TileId | null): Advised[] {
  const all = new Map<string, Advised>()
  for (const action of actions) {
    const found = onMap(action, all.size + 1, tileAt)
    const key = found && `${found.is} ${keyOf(found.at)} ${found.is === 'slot' ? found.slot : ''}`
    if (key && !all.has(key)) all.set(key, found)
  }
  return [...all.values()]
}

function onMap(action: Action, number: number, tileAt: (at: Hex) => TileId | null): Advised | null {
  switch (action.type) {
    case 'place':
    case 'place_extra':
      return { is: 'tile', at: action.at, number, tile: action.tile, rotation: action.rotation, from: null }
    case 'farmer_move': {
      const tile = tileAt(action.from)
      return tile === null ? null : { is: 'tile', at: action.to, number, tile, rotation: action.rotation, from: action.from }
    }
    case 'build':
    case 'miner_mine':
      return { is: 'slot', at: action.at, number, slot: action.slot, building: action.building, from: null }
    case 'demolish':
    case 'produce':
      return { is: 'slot', at: action.at, number, slot: action.slot, building: null, from: null }
    case 'architect_move':
      return { is: 'slot', at: action.to, number, slot: action.to_slot, building: null, from: action.from }
    case 'move_master':
      return action.to
        ? { is: 'figure', at: action.to, number, from: action.from }
        : action.from && { is: 'figure', at: action.from, number, from: null }
    default:
      return null
  }
}
