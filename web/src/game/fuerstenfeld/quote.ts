// What a sale or a build would bring, read off the position before and the one the engine foretells.
// Nothing here knows a rule: it only compares two views.

import { total } from './goods.ts'
import { GOODS, type Good, type Sale, type Seat, type View } from './types.ts'

export interface Quote {
  coins: { from: number; to: number }
  /** All coins of the selling phase, banks and guide included. */
  income: number
  goods: GoodQuote[]
  /** Tokens that would stay unsold. */
  unsold: Record<Good, number>
  disc: { from: number | null; to: number }
  /** Whose discs would lie beneath one's own. */
  on: Seat[]
  /** The order of the next round, as far as it is known, first player first. */
  next: Seat[]
}

export interface GoodQuote {
  good: Good
  /** Tokens sold as this good. */
  sold: number
  fits: number
  surplus: number
  /** Price before and after, and the spaces of the marker. */
  price: { from: number; to: number }
  space: { from: number; to: number }
}

export function quoteOf(before: View, sale: Sale, after: View, seat: Seat): Quote {
  const was = before.breweries[sale.brewery]
  const will = after.breweries[sale.brewery]
  const values = before.table.track.values
  const sold = soldAs(sale)
  const goods = GOODS.map((good): GoodQuote => {
    const fits = will && was ? will.filled[good] - was.filled[good] : 0
    const from = was?.space[good] ?? 0
    const to = will?.space[good] ?? from
    return {
      good, sold: sold[good], fits, surplus: sold[good] - fits,
      space: { from, to }, price: { from: values[from] ?? 0, to: values[to] ?? 0 },
    }
  })
  const stack = after.tracks.next_round.find(({ discs }) => discs.includes(seat))
  const place = stack?.discs.indexOf(seat) ?? -1
  return {
    coins: { from: before.players[seat]?.coins ?? 0, to: after.players[seat]?.coins ?? 0 },
    income: after.players[seat]?.income ?? 0,
    goods,
    unsold: after.players[seat]?.goods ?? { hops: 0, barley: 0, water: 0 },
    disc: { from: discOf(before, seat), to: stack?.space ?? 0 },
    on: stack ? stack.discs.slice(0, Math.max(place, 0)).reverse() : [],
    next: orderOf(after.tracks.next_round),
  }
}

/** The tokens of a sale, counted as what they are sold as. */
export function soldAs(sale: Sale): Record<Good, number> {
  const sold = { ...sale.goods }
  if (sale.market) {
    sold[sale.market.from] -= sale.market.count
    sold[sale.market.to] += sale.market.count
  }
  return sold
}

/** The order that a track gives: lowest space first, on one space the top disc first. */
export function orderOf(track: View['tracks']['this_round']): Seat[] {
  return [...track].sort((a, b) => a.space - b.space).flatMap(({ discs }) => [...discs].reverse())
}

/** Where a seat's disc lies now. */
export function discOf(view: View, seat: Seat): number | null {
  const stack = [...view.tracks.next_round, ...view.tracks.this_round].find(({ discs }) => discs.includes(seat))
  return stack?.space ?? null
}

/** The sale with its uses of market and office cut down to what is still sold. */
export function tidied(sale: Sale): Sale {
  const { market, office } = sale
  const count = market ? Math.min(market.count, sale.goods[market.from]) : 0
  const kept = market && count > 0 ? { ...market, count } : null
  const sold = soldAs({ ...sale, market: kept })
  return { ...sale, market: kept, office: office && sold[office] > 0 ? office : null }
}

export function isEmpty(sale: Sale): boolean {
  return total(sale.goods) === 0
}
