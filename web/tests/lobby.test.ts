// The lobby's tables: which one fits somebody who wants to play now with anybody.

import { expect, test } from 'vitest'
import type { TableCard } from '../src/generated/protocol.ts'
import { fresh } from '../src/app/turns.svelte.ts'
import { fitting } from '../src/online/pairing.ts'
import { shuffled, swapped } from '../src/online/tables.ts'
import type { Listed } from '../src/table/listed.ts'

const card = (id: string, change: object = {}): TableCard =>
  ({
    id,
    stage: 'open',
    terms: { game: 'fuerstenfeld', pace: { type: 'untimed' } },
    seats: [
      { name: 'Anna', sitter: { type: 'person' }, player: 'a' },
      { name: null, sitter: { type: 'nobody' }, player: null },
    ],
    viewer: { type: 'spectator' },
    is_own: false,
    made: Number(id),
    ...change,
  }) as unknown as TableCard

test('the table that has waited longest comes first', () => {
  expect(fitting([card('7'), card('3'), card('5')], null).map(({ id }) => id)).toEqual(['3', '5', '7'])
})
test.each([
  ['one’s own', { is_own: true }],
  ['one at which one sits', { viewer: { type: 'seat', seat: 0 } }],
  ['one that has begun', { stage: 'running' }],
  ['one of another game', { terms: { game: 'principati', pace: { type: 'untimed' } } }],
  ['one by days', { terms: { game: 'fuerstenfeld', pace: { type: 'days', days: 2 } } }],
  ['a full one', { seats: [{ name: 'Anna', sitter: { type: 'person' }, player: 'a' }] }],
])('%s does not fit', (_, change) => {
  expect(fitting([card('1', change)], 'fuerstenfeld')).toEqual([])
})

test('seats are swapped, and shuffled so that every order comes', () => {
  expect(swapped(4, 1, 3)).toEqual([0, 3, 2, 1])
  const orders = new Set<string>()
  for (let times = 0; times < 400; times++) {
    const order = shuffled(3)
    expect([...order].sort()).toEqual([0, 1, 2])
    orders.add(String(order))
  }
  expect(orders.size).toBe(6)
})

test('a turn is told when a table waits that did not wait before, and none when the page is opened', () => {
  const listed = (...ids: string[]) => ids.map((id) => ({ id })) as unknown as Listed[]
  expect(fresh(null, listed('a', 'b'))).toEqual([])
  expect(fresh(listed('a'), listed('a', 'b')).map(({ id }) => id)).toEqual(['b'])
  expect(fresh(listed('a'), listed())).toEqual([])
})
