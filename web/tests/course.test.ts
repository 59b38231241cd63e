// How a game went.

import { expect, test } from 'vitest'
import { ledFrom, lineStep, marked, type Mark } from '../src/game/principati/result/course.ts'

const mark = (round: number, one: number, other: number, version = round): Mark => ({ round, version, points: [one, other] })

test('what was taken back and played again takes the place of what was there', () => {
  const marks = [mark(0, 5, 5), mark(1, 8, 9), mark(2, 10, 9)]
  expect(marked(marks, mark(1, 7, 7, 20))).toEqual([mark(0, 5, 5), mark(1, 7, 7, 20)])
})

test('a player leads from the round after the last one in which somebody else was as good', () => {
  const marks = [mark(0, 5, 5), mark(1, 8, 9), mark(2, 10, 9), mark(3, 11, 11), mark(4, 20, 15)]
  expect(ledFrom(marks, 0)).toBe(4)
  expect(ledFrom(marks, 1)).toBe(null)
  expect(ledFrom([mark(0, 5, 5), mark(1, 6, 5), mark(2, 7, 5)], 0)).toBe(null)
})

test('lines stand at round numbers, and there are at most five steps', () => {
  expect([1, 4, 37, 99, 120, 405].map(lineStep)).toEqual([1, 1, 10, 20, 50, 100])
})
