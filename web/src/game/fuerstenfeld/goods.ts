// Arithmetic on goods that every panel needs.

import { GOODS, type Card, type Good, type Goods, type Top, type CardTable } from './types.ts'

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

/** What the top of a space yields at harvest; `null` for buildings and empty spaces. */
export function yieldOf(table: CardTable, top: Top): { good: Good; count: number } | null {
  if (top.type === 'printed') return { good: top.good, count: top.count }
  return top.type === 'card' ? (table.yields[top.card] ?? null) : null
}
