import { describe, expect, test } from 'vitest'
import {
  discarding,
  moveUnder,
  openPlan,
  settingUp,
  toggleKeep,
  toggleTrash,
  openDiscard,
  placeUnder,
} from '../src/game/fuerstenfeld/desk/plan.ts'
import type { Card } from '../src/generated/fuerstenfeld.ts'

const hand: Card[] = ['bank_1', 'market', 'crane', 'palace_3']
const open = openPlan(hand)

test('at first nothing is kept', () => expect(open).toMatchObject({ keep: [], under: hand, trash: [] }))

describe('keeping', () => {
  test('takes the card out of the order', () => {
    expect(toggleKeep(open, 'market', 1)).toMatchObject({ keep: ['market'], under: ['bank_1', 'crane', 'palace_3'] })
  })
  test('with no room left the card kept first makes way', () => {
    const plan = toggleKeep(toggleKeep(open, 'market', 1), 'crane', 1)
    expect(plan).toMatchObject({ keep: ['crane'], under: ['bank_1', 'palace_3', 'market'] })
  })
  test('again puts it back', () => {
    expect(toggleKeep(toggleKeep(open, 'market', 2), 'market', 2)).toMatchObject({
      keep: [],
      under: ['bank_1', 'crane', 'palace_3', 'market'],
    })
  })
})

test('trashing and thinking better of it', () => {
  const trashed = toggleTrash(toggleKeep(open, 'crane', 1), 'crane')
  expect(trashed).toMatchObject({ keep: [], trash: ['crane'], under: ['bank_1', 'market', 'palace_3'] })
  expect(toggleTrash(trashed, 'crane')).toMatchObject({ trash: [], under: ['bank_1', 'market', 'palace_3', 'crane'] })
})

test.each<[Card, number, Card[]]>([
  ['crane', -1, ['bank_1', 'crane', 'market', 'palace_3']],
  ['crane', -9, ['crane', 'bank_1', 'market', 'palace_3']],
  ['bank_1', -1, hand],
  ['bank_1', 1, ['market', 'bank_1', 'crane', 'palace_3']],
  ['office', 1, hand],
])('moving %s by %i', (card, by, order) => expect(moveUnder(open, card, by).under).toEqual(order))

test('no card is lost or doubled, whatever is done', () => {
  let plan = open
  for (let step = 0; step < 200; step++) {
    const card = hand[(step * 7) % hand.length]!
    plan =
      step % 3 === 0
        ? toggleKeep(plan, card, 1 + (step % 2))
        : step % 3 === 1
          ? toggleTrash(plan, card)
          : moveUnder(plan, card, (step % 5) - 2)
    expect([...plan.keep, ...plan.under, ...plan.trash].sort()).toEqual([...hand].sort())
  }
})

test('a plan as actions: out, under in order, stored, end', () => {
  const plan = {
    keep: ['palace_3'] as Card[],
    under: ['crane', 'bank_1'] as Card[],
    trash: ['market'] as Card[],
    store: { hops: 1, barley: 0, water: 0 },
  }
  expect(discarding(plan).map((action) => ('card' in action ? `${action.type} ${action.card}` : action.type))).toEqual([
    'trash market',
    'under crane',
    'under bank_1',
    'store',
    'end_turn',
  ])
  expect(settingUp(plan, false).map(({ type }) => type)).toEqual(['keep', 'under', 'under'])
  expect(settingUp(plan, true).map(({ type }) => type)).toEqual(['under', 'under'])
})

test('the only card of a hand stays by itself; of several none is chosen', () => {
  expect(openDiscard(['crane'])).toMatchObject({ keep: ['crane'], under: [] })
  expect(openDiscard(['crane', 'office'])).toMatchObject({ keep: [], under: ['crane', 'office'] })
})

test('a card is put at any place in the order', () => {
  const plan = openPlan(['crane', 'office', 'market', 'bank_1'])
  expect(placeUnder(plan, 'bank_1', 1).under).toEqual(['crane', 'bank_1', 'office', 'market'])
  expect(placeUnder(plan, 'crane', 9).under).toEqual(['office', 'market', 'bank_1', 'crane'])
})
