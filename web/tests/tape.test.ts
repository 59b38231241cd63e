// Leaps in a record: where they end.

import { expect, test } from 'vitest'
import { leapFrom, type Leap, type Mark } from '../src/table/tape.svelte.ts'

const mark = (round: number, seat: number | null): Mark => ({ round, seat })
// Two rounds of two players; chance comes first in each, and once in the middle of a turn.
const marks = [
  mark(1, null),
  mark(1, 0),
  mark(1, 0),
  mark(1, null),
  mark(1, 0),
  mark(1, 1),
  mark(2, null),
  mark(2, 1),
  mark(2, 1),
  mark(2, 0),
  mark(2, null),
]
const forced = new Set([2, 8])
const tape = { marks, isOpen: (nth: number) => !forced.has(nth) }

/** All places where leaps end, from one end to the other. */
function walk(from: number, by: 1 | -1, leap: Leap): number[] {
  const places: number[] = []
  for (let at = from; ;) {
    const to = leapFrom(tape, at, by, leap)
    if (to === at) return places
    places.push(to)
    at = to
  }
}

test.each<[Leap, number[]]>([
  ['round', [6, 10]],
  ['turn', [1, 5, 7, 9, 10]],
  ['decision', [1, 4, 5, 7, 9, 10]],
  [0, [1, 9, 10]],
  [1, [5, 7, 10]],
])('a leap to the next %s', (leap, places) => {
  expect(walk(0, 1, leap)).toEqual(places)
})

test.each<[Leap, number[]]>([
  ['round', [6, 0]],
  ['turn', [9, 7, 5, 1, 0]],
  ['decision', [9, 7, 5, 4, 1, 0]],
  [0, [9, 1, 0]],
  [1, [7, 5, 0]],
])('a leap back to the last %s', (leap, places) => {
  expect(walk(marks.length - 1, -1, leap)).toEqual(places)
})

test('a record without moments has nowhere to leap', () => {
  expect(leapFrom({ marks: [], isOpen: () => true }, 0, 1, 'turn')).toBe(0)
})
