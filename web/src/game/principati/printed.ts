// What is printed about buildings, and what a building would bring by the end of the game if it worked in every round
// that is left. How it works, what it makes and what it would set to work is what the engine answers.

import buildings from 'virtual:principati-buildings'
import trade from 'virtual:principati-trade'
import type { Building, Feature, Good, Ground, Prospect, View, WorkView } from '../../generated/principati.ts'

export interface Printed {
  /** What it makes; `null` if it makes nothing that can be stored. */
  product: Good | 'pecunia' | null
  /** One of these must be on its own or a neighbouring tile. */
  near: readonly (Feature | Ground)[]
  ground: Ground | null
  /** Buildings that must work for it. */
  needs: readonly Building[]
  /** Buildings that need it. */
  serves: readonly Building[]
  citizens: number
}

export function printedOf(building: Building): Printed {
  const row = buildings.find(({ id }) => id === building)
  return {
    product: row?.product ?? null,
    near: row?.near ?? [],
    ground: row?.stands_on ?? null,
    needs: row?.needs ?? [],
    serves: buildings.flatMap(({ id, needs }) => (needs?.includes(building) ? [id] : [])),
    citizens: row?.citizens ?? 0,
  }
}

/** Buildings that must be near such a natural element to work. */
export function servedBy(feature: Feature): Building[] {
  return buildings.flatMap(({ id, near }) => (near?.includes(feature) ? [id] : []))
}

/** What a building would bring by the end of the game, at most. */
export interface Outlook {
  goods: { [good in Good]?: number }
  pecunia: number
  /** What the goods sell for. */
  price: number
  /** All points: what it scores at once, the money, and the goods if they are sold. */
  points: number
}

/** Production phases that are still to come, this round's included; `null` if nobody knows when the game ends. */
export function productionsLeft({ round, last_round, closing }: Pick<View, 'round' | 'last_round' | 'closing'>): number | null {
  if (closing) return 1
  return last_round === null ? null : Math.max(last_round - round + 1, 0)
}

/** `null` if it would make nothing, or if nobody knows how many rounds are left. */
export function outlook(view: View, seat: number, { work, effects }: Pick<Prospect, 'work' | 'effects'>): Outlook | null {
  const left = productionsLeft(view)
  const player = view.players[seat]
  if (left === null || !effects || !player) return null
  const begins = effects.starts.flatMap(({ at, slot }) => view.tiles.find((tile) => tile.at[0] === at[0] && tile.at[1] === at[1])?.slots[slot]?.work ?? [])
  const works: WorkView[] = [...(work && work.missing === null ? [work] : []), ...begins]
  const found: Outlook = { goods: {}, pecunia: 0, price: 0, points: effects.points.total }
  const market = view.tiles.some(({ owner, slots }) => owner === seat && slots.some(({ building }) => building === 'market'))
  let workers = player.workers
  for (const { product, capacity } of works) {
    if (!product) continue
    const units = Math.min(capacity, workers) * left
    workers -= Math.min(capacity, workers)
    if (product.type === 'pecunia') found.pecunia += units
    else {
      found.goods[product.good] = (found.goods[product.good] ?? 0) + units
      found.price += units * (market ? trade[0].sell_with_market : trade[0].sell)
    }
  }
  found.points += found.pecunia + found.price
  return found.pecunia + found.price > 0 ? found : null
}
