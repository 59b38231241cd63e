// The buildings that could be paid for with goods that the caravans sell. Everything comes from the engine: what a building
// costs on a slot, what is short, and what a piece of a good costs.

import type { Hex } from '../../../generated/hex.ts'
import type { Action, Building, Good, GoodChoice, Prospect } from '../../../generated/principati.ts'

export interface Wanted {
  building: Building
  at: Hex
  /** The goods that are short. */
  missing: { [good in Good]?: number }
  /** What they cost together. */
  price: number
  /** Whether it would work at once, or need not work. */
  works: boolean
  points: number
  /** The actions that buy them. */
  actions: Action[]
}

/** Each building once, on its best slot; useful ones first, then those that score most for their price. */
export function wantedOf(prospects: readonly { at: Hex; prospect: Prospect }[], goods: readonly GoodChoice[]): Wanted[] {
  const prices = new Map(goods.map(({ good, buying_price }) => [good, buying_price]))
  const best = new Map<Building, Wanted>()
  for (const { at, prospect } of prospects) {
    const { choice, effects, work } = prospect
    const short = Object.entries(choice.missing) as [Good, number][]
    // Without effects, something other than the price forbids it.
    if (short.length === 0 || !effects || short.some(([good]) => prices.get(good) == null)) continue
    const price = short.reduce((sum, [good, count]) => sum + count * prices.get(good)!, 0)
    const actions = short.flatMap(([good, count]) => Array.from({ length: count }, (): Action => ({ type: 'buy', good })))
    const wanted: Wanted = {
      building: choice.building,
      at,
      missing: choice.missing,
      price,
      works: !work?.missing,
      points: effects.points.total,
      actions,
    }
    const other = best.get(choice.building)
    if (!other || byUse(wanted, other) < 0) best.set(choice.building, wanted)
  }
  return [...best.values()].toSorted(byUse)
}

const byUse = (a: Wanted, b: Wanted): number =>
  Number(b.works) - Number(a.works) || b.points - b.price - (a.points - a.price) || a.price - b.price

/** The buildings that can be paid for already, and would be of use. */
export function paidFor(prospects: readonly { prospect: Prospect }[]): Building[] {
  const can = prospects.filter(({ prospect: { choice, work } }) => !choice.refused && !work?.missing)
  return [...new Set(can.map(({ prospect }) => prospect.choice.building))]
}
