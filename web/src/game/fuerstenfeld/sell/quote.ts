// Small helpers about sales and discs. The engine says what a sale would bring (`Quote`).

import type { Seat } from '../../../generated/core.ts'
import type { Disc, Goods, Quote, Sale, SellChoices } from '../../../generated/fuerstenfeld.ts'

/** The tokens of a sale, counted by the good as which they are sold. */
export function soldAs(sale: Pick<Sale, 'goods' | 'market'>): Goods {
  const sold = { ...sale.goods }
  if (sale.market) {
    sold[sale.market.from] -= sale.market.count
    sold[sale.market.to] += sale.market.count
  }
  return sold
}

/** The sale, with market and office reduced to what is still sold. */
export function tidied(sale: Sale): Sale {
  const { market, office } = sale
  const count = market ? Math.min(market.count, sale.goods[market.from]) : 0
  const kept = market && count > 0 ? { ...market, count } : null
  const sold = soldAs({ ...sale, market: kept })
  return { ...sale, market: kept, office: office && sold[office] > 0 ? office : null }
}

/** The sale that pays most at a brewery, or at any. */
export function bestOf({ best }: SellChoices, brewery: number | null = null): Quote | null {
  return best.find(({ sale }) => sale !== null && (brewery === null || sale.brewery === brewery)) ?? null
}

/** Discs on one space of an income track, the lowest disc first: the last one plays first. */
export interface Stack {
  space: number
  discs: Seat[]
}

export function stacksOf(discs: readonly Disc[]): Stack[] {
  const stacks = new Map<number, Seat[]>()
  for (const { seat, space } of discs) stacks.set(space, [seat, ...(stacks.get(space) ?? [])])
  return [...stacks].map(([space, seats]) => ({ space, discs: seats }))
}

/** Whose discs would lie beneath the seat's own, the nearest first. */
export function beneath(quote: Quote, seat: Seat, lying: readonly Disc[]): Seat[] {
  return lying.filter((disc) => disc.space === quote.disc && disc.seat !== seat).map((disc) => disc.seat)
}
