import { describe, expect, test } from 'vitest'
import { anchorOf, changed, movements } from '../src/game/fuerstenfeld/motion.ts'
import { goods, preview, view } from '../src/gallery/fixtures.ts'
import type { Action, View } from '../src/game/fuerstenfeld/types.ts'

function after(before: View, ...actions: Action[]): View {
  const told = preview(before, actions)
  if (told.type === 'refused') throw new Error(told.refused.rule)
  return told.after
}

const before = view()
const sold = after(before, { type: 'sell', brewery: 1, goods: goods(2, 1, 3), market: null, office: null })

describe('what moves between two positions', () => {
  test('nothing, if nothing changed', () => expect(movements(before, view())).toEqual([]))

  test('a sale: tokens, then prices, coins, the disc', () => {
    expect(movements(before, sold)).toEqual([
      { type: 'token', good: 'barley', seat: 0, brewery: 1, place: 0 },
      { type: 'token', good: 'water', seat: 0, brewery: 1, place: 2 },
      { type: 'price', good: 'hops', brewery: 1, from: 2, to: 0 },
      { type: 'price', good: 'water', brewery: 1, from: 5, to: 3 },
      { type: 'coins', seat: 0, change: 12 },
      { type: 'disc', seat: 0, from: { track: 'this_round', space: 23 }, to: { track: 'next_round', space: 12 } },
    ])
  })

  test('undo looks like a move back', () => {
    expect(movements(sold, before)).toEqual([
      { type: 'price', good: 'hops', brewery: 1, from: 0, to: 2 },
      { type: 'price', good: 'water', brewery: 1, from: 3, to: 5 },
      { type: 'coins', seat: 0, change: -12 },
      { type: 'disc', seat: 0, from: { track: 'next_round', space: 12 }, to: { track: 'this_round', space: 23 } },
    ])
  })

  test('a card is laid and paid for', () => {
    const built = after(sold, { type: 'build', card: 'warehouse', space: 4 })
    expect(movements(sold, built)).toEqual([
      { type: 'laid', seat: 0, space: 4, card: 'warehouse' },
      { type: 'coins', seat: 0, change: -4 },
    ])
  })

  test('the palace price changes with its card', () => {
    const full = { ...sold, palace_markers: 2 }
    const built = after(full, { type: 'build', card: 'palace_3', space: 0 })
    expect(movements(full, built)).toContainEqual({ type: 'palace_price', from: 3, to: 4 })
  })
})

test('marks bear the names of the things', () => {
  expect([...changed(before, sold)]).toEqual(['token-1-barley-0', 'token-1-water-2', 'price-1-hops', 'price-1-water', 'coins-0', 'disc-0'])
  expect(anchorOf({ type: 'laid', seat: 2, space: 3, card: 'crane' })).toBe('space-2-3')
})
