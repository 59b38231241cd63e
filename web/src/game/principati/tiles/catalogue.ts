// The kinds of tiles of one table: the printed ones, or those of the catalogue that was agreed on.

import standard from 'virtual:principati-tiles'
import type { Category, Colour, Feature, Options, Plan, Side, TileId } from '../../../generated/principati.ts'

/** What is printed on a tile. Sides are numbered clockwise from the east, before it is turned. */
export interface Kind {
  tile: TileId
  name: string
  category: Category
  colours: Colour[]
  sides: Side[]
  roads: number[][]
  /** Its road while a bridge stands on it; `null` if no bridge can stand there. */
  bridged: number[] | null
  rivers: number[][]
  plans: Plan[]
  features: Feature[]
}

export type Kinds = ReadonlyMap<TileId, Kind>

/** The order of the groups of a hand, as in the catalogue of the rule book. */
export const CATEGORIES: readonly Category[] = [
  'start',
  'merit',
  'special',
  'house',
  'castle',
  'watchtower',
  'well',
  'mine',
  'road',
  'natural',
  'water',
  'island',
]

/** The engine's name of a tile includes its id, which the page leaves out. */
export const tileNames = (name: (kind: string, id: string) => string) => (tile: TileId) => name('tile', tile).replace(` (${tile})`, '')

/** `named`: the name of a printed tile in the reader's language. A table's own catalogue has names in one language. */
export function kindsOf(options: Pick<Options, 'catalogue'>, named: (tile: TileId) => string | null = () => null): Kinds {
  const tiles = options.catalogue?.tile ?? standard
  const name = (tile: TileId, printed: string) => (options.catalogue ? null : named(tile)) ?? printed
  return new Map(
    tiles.map((tile) => [
      tile.id,
      {
        tile: tile.id,
        name: name(tile.id, tile.name),
        category: tile.category,
        colours: tile.colours,
        sides: tile.edges,
        roads: tile.roads,
        bridged: tile.roads_when_bridged?.find((road: number[]) => road.length === 2) ?? null,
        rivers: tile.rivers,
        plans: tile.plans,
        features: tile.features,
      },
    ]),
  )
}
