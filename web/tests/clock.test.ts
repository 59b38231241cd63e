import { expect, test } from 'vitest'
import { faceOf, leftOf } from '../src/table/clock.ts'

const heard = { version: 3, now: 1_000_000, heard: 50_000, clocks: [] }

test('a clock that runs counts from the moment it was heard, by the clock of the page', () => {
  const clock = { seat: 0, left_ms: 60_000, deadline: 1_060_000 }
  expect(leftOf(clock, heard, 50_000)).toBe(60_000)
  expect(leftOf(clock, heard, 55_500)).toBe(54_500)
  expect(leftOf(clock, heard, 200_000)).toBe(0)
  // If the clock of the page was set back, nobody gains time.
  expect(leftOf(clock, heard, 10_000)).toBe(60_000)
})

test('a clock that stands still stays', () => {
  expect(leftOf({ seat: 1, left_ms: 42_000, deadline: null }, heard, 99_000)).toBe(42_000)
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [61_000, '1:01'],
  [3_599_001, '1:00:00'],
  [7_384_000, '2:03:04'],
])('%i ms are shown as %s', (left, text) => expect(faceOf(left)).toEqual({ is: 'time', text }))

test('from a day on, days and hours are enough', () => {
  expect(faceOf(26 * 3_600_000)).toEqual({ is: 'days', days: 1, hours: 2 })
})
