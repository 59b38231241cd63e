// What is being prepared on the player's desk, and what the map shows of it.

import type { Hex } from '../../../generated/hex.ts'
import type { Action, Building, SlotChoice, StockBoard, TileId, View } from '../../../generated/principati.ts'

export interface Pin {
  at: Hex
  rotation: number
}
export interface Site {
  at: Hex
  slot: number
}

/** What is being prepared. */
export type Aim =
  | { is: 'none' }
  /** A tile is chosen, and perhaps a cell for it. */
  | { is: 'tile'; tile: TileId; board: StockBoard | null; pin: Pin | null }
  /** The Farmer moves a laid tile. */
  | { is: 'farmer'; from: Hex | null; pin: Pin | null }
  /** A slot is chosen, and perhaps a building for it. */
  | { is: 'slot'; site: Site; building: Building | null; board: StockBoard | null; miner: boolean }
  | { is: 'demolish'; site: Site; building: Building }
  | { is: 'architect'; from: Site; to: Site | null }
  | { is: 'draft'; tile: TileId }
  | { is: 'merit'; tile: TileId }
  /** One entry for each slot; `undefined` while nothing is chosen for it, `null` if nothing is to stand there. */
  | { is: 'reserve'; buildings: (Building | null | undefined)[] }
  | { is: 'cannot_place' }

export type Overlay = 'groups' | 'chains' | 'roads' | 'enclosed' | 'distant'

/** A proposed production: whether it scores the most or was made last round, what would be done, and how the table would look. */
export interface Plan {
  by: 'most' | 'last'
  actions: Action[]
  after: View | null
}

/** A mark on a cell of the map. */
export interface Mark {
  at: Hex
  is: 'legal' | 'slot' | 'from' | 'to'
  /** How many rotations fit. */
  rotations: number
}

export const NOTHING: Aim = { is: 'none' }

/** Whether something can be built on a slot. */
export const isOpen = ({ refused, buildings }: SlotChoice): boolean => !refused && buildings.some((each) => !each.refused)
