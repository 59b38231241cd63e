// The tiles of a hand in groups of one kind each, with filters. Equal tiles lie on one pile.

import type { Category, Colour, Plan, TileId } from '../../../generated/principati.ts'
import { CATEGORIES, type Kind, type Kinds } from '../tiles/catalogue.ts'

export interface Pile {
  kind: Kind
  count: number
  /** Whether it fits on the cell in question. */
  fits: boolean
  /** Whether it is a start or merit tile, laid in addition. */
  extra: boolean
}

export interface Group {
  category: Category
  piles: Pile[]
  count: number
  fit: number
}

export interface Filter {
  /** Show only tiles that fit. */
  fits: boolean
  colour: Colour | null
  plan: Plan | null
  /** Show only tiles whose words contain all of these. */
  search: string
}

export const EVERYTHING: Filter = { fits: false, colour: null, plan: null, search: '' }

/** A hand with at most this many kinds needs no folding. */
const FEW = 14

/** Whether a group is open before anybody opens or closes it: extra tiles, and the first of the other groups; all groups,
if somebody looks for something or if there are few. Sixty tiles at once are too many to look at. */
export function liesOpen(group: Group, shown: readonly Group[], filtered: boolean): boolean {
  if (filtered || shown.reduce((sum, { piles }) => sum + piles.length, 0) <= FEW) return true
  return isExtra(group) || group === shown.find((each) => !isExtra(each))
}
const isExtra = ({ piles }: Group): boolean => piles.every(({ extra }) => extra)

export function groups(
  tiles: readonly { tile: TileId; fits: boolean; extra: boolean }[],
  kinds: Kinds,
  filter: Filter,
  names: (kind: Kind) => string,
): Group[] {
  const piles = new Map<TileId, Pile>()
  for (const { tile, fits, extra } of tiles) {
    const kind = kinds.get(tile)
    const pile = piles.get(tile)
    if (pile) pile.count += 1
    else if (kind) piles.set(tile, { kind, count: 1, fits, extra })
  }
  const wanted = filter.search.trim().toLocaleLowerCase().split(/\s+/)
  const holds = (text: string, all: readonly string[]) => all.every((word) => text.includes(word))
  const shown = [...piles.values()].filter(
    ({ kind, fits }) =>
      (!filter.fits || fits) &&
      (filter.colour === null || kind.colours.includes(filter.colour)) &&
      (filter.plan === null || kind.plans.includes(filter.plan)) &&
      holds(names(kind).toLocaleLowerCase(), wanted),
  )
  return CATEGORIES.flatMap((category) => {
    const own = shown.filter(({ kind }) => kind.category === category).toSorted((a, b) => Number(b.fits) - Number(a.fits))
    if (own.length === 0) return []
    const sum = (list: Pile[]) => list.reduce((all, { count }) => all + count, 0)
    return [{ category, piles: own, count: sum(own), fit: sum(own.filter(({ fits }) => fits)) }]
  })
}
