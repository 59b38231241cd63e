// Goods, cards and their names here: small helpers that every panel needs.

import type { Card, Good, Goods, May, PlayerView, TopView } from '../../../generated/fuerstenfeld.ts'
import type { Refused } from '../../../generated/core.ts'

export const GOODS = ['hops', 'barley', 'water'] as const satisfies readonly Good[]

export const NO_GOODS: Goods = { hops: 0, barley: 0, water: 0 }

export function total(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + goods[good], 0)
}

export function plus(goods: Goods, good: Good, count: number): Goods {
  return { ...goods, [good]: goods[good] + count }
}

/** The goods of which there is at least one. */
export function present(goods: Goods): Good[] {
  return GOODS.filter((good) => goods[good] > 0)
}

export function isPalace(card: Card): boolean {
  return card.startsWith('palace_')
}

/** How many of a player's cards are out of the game: built over, or taken out. */
export function goneOf({ covered, trashed_palaces, cards }: PlayerView): number {
  return covered.length + trashed_palaces.length + cards.trashed
}

/** A field says in its id what it bears: `hops_2`. A printed field bears one. The engine says only what all of them bear
together (`harvest`); result.test.ts compares. `null` for buildings and empty spaces. */
export function fieldOf(top: TopView): { good: Good; count: number } | null {
  if (top.type === 'printed') return { good: top.good, count: 1 }
  const [, good, count] = (top.type === 'card' && /^(hops|barley|water)_(\d)$/.exec(top.card)) || []
  return good ? { good: good as Good, count: Number(count) } : null
}

/** Why something may not be done; `null` if it may. */
export function against(may: May): Refused | null {
  return may.type === 'no' ? { rule: may.rule, message: may.message } : null
}
