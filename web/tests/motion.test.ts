import { describe, expect, test } from 'vitest'
import { anchorOf, changed, movements } from '../src/game/fuerstenfeld/motion/motion.ts'
import { bestOf } from '../src/game/fuerstenfeld/sell/quote.ts'
import type { Action, BuildChoices, SellChoices, View } from '../src/generated/fuerstenfeld.ts'
import { game, played } from './princely.ts'

const { seat } = played(game('5a'), 0, (view, choices) => view.round === 4 && choices?.type === 'sell')
const { view, choices } = seat.position()
const before = view as View
const after = (...actions: Action[]): View => {
  const tried = seat.preview(actions)
  if (!tried.preview) throw new Error(tried.refused.why.rule)
  return tried.preview.view as View
}
const best = bestOf(choices as SellChoices)!
const sale = best.sale!
const sold = after({ type: 'sell', sale })

describe('what moves between two positions', () => {
  test('nothing, if nothing changed', () => expect(movements(before, structuredClone(before))).toEqual([]))

  test('a sale: tokens, then prices, coins, the disc', () => {
    const moved = movements(before, sold)
    const tokens = moved.filter(({ type }) => type === 'token')
    expect(tokens).toHaveLength(best.filled.hops + best.filled.barley + best.filled.water)
    expect(moved).toContainEqual({ type: 'coins', seat: 0, change: best.income })
    expect(moved.at(-1)).toEqual({
      type: 'disc',
      seat: 0,
      from: { track: 'now', space: before.players[0]!.disc },
      to: { track: 'next', space: best.disc },
    })
  })

  test('undo looks like a move back', () => {
    expect(movements(sold, before)).toContainEqual({ type: 'coins', seat: 0, change: -best.income })
    expect(movements(sold, before).some(({ type }) => type === 'token')).toBe(false)
  })

  test('a card is laid and paid for', () => {
    const built = seat.preview([{ type: 'sell', sale }]).preview!.choices as BuildChoices
    const { card, cost, spaces } = built.cards.find(({ spaces }) => spaces.some(({ may }) => may.type === 'yes'))!
    const { space } = spaces.find(({ may }) => may.type === 'yes')!
    const laid = movements(sold, after({ type: 'sell', sale }, { type: 'build', card, space }))
    expect(laid).toContainEqual({ type: 'laid', seat: 0, space, card })
    expect(laid).toContainEqual({ type: 'coins', seat: 0, change: -cost })
  })
})

test('marks bear the names of the things', () => {
  expect([...changed(before, sold)]).toContain('coins-0')
  expect([...changed(before, sold)]).toContain('disc-0')
  expect(anchorOf({ type: 'laid', seat: 2, space: 3, card: 'crane' })).toBe('space-2-3')
})
