import { expect, test } from 'vitest'
import { beneath, bestOf, soldAs, stacksOf, tidied } from '../src/game/fuerstenfeld/sell/quote.ts'
import type { Quote, Sale, SellChoices } from '../src/generated/fuerstenfeld.ts'
import { game, played } from './princely.ts'

const goods = (hops: number, barley: number, water: number) => ({ hops, barley, water })
const sale: Sale = { brewery: 1, goods: goods(2, 1, 3), market: null, office: null }

test('tokens are counted as what they are sold as', () => {
  expect(soldAs({ ...sale, market: { from: 'water', to: 'hops', count: 2 } })).toEqual(goods(4, 1, 1))
  expect(soldAs(sale)).toEqual(goods(2, 1, 3))
})

test('market and office shrink with the sale', () => {
  const wide: Sale = { ...sale, goods: goods(0, 1, 1), market: { from: 'water', to: 'hops', count: 3 }, office: 'water' }
  expect(tidied(wide)).toMatchObject({ market: { count: 1 }, office: null })
  expect(tidied({ ...sale, goods: goods(0, 0, 0), market: { from: 'hops', to: 'water', count: 1 }, office: 'hops' })).toMatchObject({
    market: null,
    office: null,
  })
})

test('discs on one space are a stack, and who plays first lies on top', () => {
  const discs = [
    { seat: 2, space: 3 },
    { seat: 0, space: 3 },
    { seat: 1, space: 8 },
  ]
  expect(stacksOf(discs)).toEqual([
    { space: 3, discs: [0, 2] },
    { space: 8, discs: [1] },
  ])
  expect(beneath({ disc: 3 } as Quote, 1, discs)).toEqual([2, 0])
})

test('the best sale of each brewery is the engine’s', () => {
  const { seat } = played(game('5b'), 0, (view, choices) => view.round === 3 && choices?.type === 'sell')
  const choices = seat.position().choices as SellChoices
  expect(bestOf(choices)).toBe(choices.best[0])
  expect(bestOf(choices, 2)?.sale?.brewery).toBe(2)
  const answer = seat.answer({ type: 'sale', sale: bestOf(choices)!.sale! }) as Quote
  expect(answer.income).toBe(choices.best[0]!.income)
})
