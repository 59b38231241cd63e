import { describe, expect, test } from 'vitest'
import { discOf, orderOf, quoteOf, soldAs, tidied } from '../src/game/fuerstenfeld/quote.ts'
import type { Sale, View } from '../src/game/fuerstenfeld/types.ts'
import { goods, preview, view } from '../src/gallery/fixtures.ts'

const sale: Sale = { brewery: 1, goods: goods(2, 1, 3), market: null, office: null }

function foretold(before: View, of: Sale) {
  const told = preview(before, [{ type: 'sell', ...of }])
  if (told.type === 'refused') throw new Error(told.refused.rule)
  return quoteOf(before, of, told.after, 0)
}

describe('a quote is read off two views', () => {
  const quote = foretold(view(), sale)
  test('coins and income', () => {
    expect(quote.coins).toEqual({ from: 4, to: 16 })
    expect(quote.income).toBe(12)
  })
  test('what fits, what is surplus, and the prices after', () => {
    expect(quote.goods.map(({ good, fits, surplus, price, space }) => [good, fits, surplus, price.from, price.to, space.to])).toEqual([
      ['hops', 0, 2, 1, 0, 0],
      ['barley', 1, 0, 1, 1, 1],
      ['water', 1, 2, 3, 2, 3],
    ])
  })
  test('what stays unsold', () => expect(quote.unsold).toEqual(goods(0, 2, 0)))
  test('the disc, on whom it lies, and the order it gives', () => {
    expect(quote.disc).toEqual({ from: 23, to: 12 })
    expect(quote.on).toEqual([1])
    expect(quote.next).toEqual([0, 1, 2])
  })
})

test('the order of a track: lowest space first, top disc first', () => {
  expect(orderOf([{ space: 9, discs: [4] }, { space: 3, discs: [1, 0, 2] }])).toEqual([2, 0, 1, 4])
})

test('a disc is found on either track', () => {
  expect(discOf(view(), 0)).toBe(23)
  expect(discOf(view(), 2)).toBe(17)
  expect(discOf(view(), 9)).toBeNull()
})

test('market tokens count as what they are sold as', () => {
  expect(soldAs({ ...sale, market: { from: 'hops', to: 'water', count: 2 } })).toEqual(goods(0, 1, 5))
})

test.each<[string, Partial<Sale>, Partial<Sale>]>([
  ['a market changes no more tokens than are sold', { goods: goods(1, 0, 0), market: { from: 'hops', to: 'water', count: 3 } }, { market: { from: 'hops', to: 'water', count: 1 } }],
  ['a market without tokens is off', { goods: goods(0, 2, 0), market: { from: 'hops', to: 'water', count: 1 } }, { market: null }],
  ['an office for a good that is not sold is off', { goods: goods(2, 0, 0), office: 'water' }, { office: null }],
  ['an office counts market tokens', { goods: goods(2, 0, 0), market: { from: 'hops', to: 'water', count: 1 }, office: 'water' }, { office: 'water' }],
])('%s', (_, given, kept) => {
  expect(tidied({ ...sale, ...given })).toMatchObject(kept)
})
