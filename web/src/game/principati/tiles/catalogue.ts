// The kinds of tiles of one table: the printed ones, or those of the catalogue that was agreed on.

import standard from 'virtual:principati-tiles'
import type { Category, Colour, DrawnTile, Feature, Options, Plan, Side, TileId } from '../../../generated/principati.ts'
import { DRAWN } from '../../../generated/principati-tiles.ts'
import { lieOf, type Lie } from './lie.ts'

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
  lie: Lie
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

/** The part of the engine that is asked about a catalogue of a table's own. */
export interface Draughtsman {
  drawing(game: string, options: unknown): DrawnTile[] | null
}

/** `named`: the name of a printed tile in the reader's language. A table's own catalogue has names in one language, and its
 * tiles are laid out by the `engine`; only books and tests of printed tiles do without one. */
export function kindsOf(
  options: Pick<Options, 'catalogue'>,
  named: (tile: TileId) => string | null = () => null,
  engine: Draughtsman | null = null,
): Kinds {
  const own = options.catalogue
  const tiles = own?.tile ?? standard
  const drawn = new Map((own ? (engine?.drawing('principati', options) ?? []) : DRAWN).map((tile) => [tile.tile, tile]))
  const name = (tile: TileId, printed: string) => (own ? null : named(tile)) ?? printed
  return new Map(
    tiles.map((tile) => {
      const lie = drawn.get(tile.id)
      if (!lie) throw new Error(`nobody has laid out ${tile.id}`)
      const kind: Kind = {
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
        lie: lieOf(lie),
      }
      return [tile.id, kind]
    }),
  )
}
