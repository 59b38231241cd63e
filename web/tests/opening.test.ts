// How a game of this device begins.

import { expect, test } from 'vitest'
import type { View } from '../src/generated/fuerstenfeld.ts'
import { PALACES, USUAL_PALACES } from '../src/generated/limits.ts'
import { engine, game } from './princely.ts'

test.each([undefined, ...PALACES])('a table of this device plays by its house rules: %s palaces', (palaces) => {
  const { opening } = game('11', palaces === undefined ? {} : { switches: { palaces } })
  const table = engine.Table.open(opening)
  table.begin(0)
  table.accept()
  const seat = engine.Seat.sit(table.hello({ type: 'seat', seat: 0 }, 0))
  seat.hear(table.told({ type: 'seat', seat: 0 }, 0).entries)
  expect((seat.position().view as View).end.palaces).toBe(palaces ?? USUAL_PALACES)
})

test('a house rule that there is not is refused', () => {
  expect(() => game('11', { switches: { palaces: 40 } })).toThrow()
})
