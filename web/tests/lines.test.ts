import { expect, test } from 'vitest'
import { pathOf, stepOf } from '../src/replay/lines.ts'

test.each([
  [0, 1],
  [4, 1],
  [6, 2],
  [18, 5],
  [26, 10],
  [300, 100],
  [1200, 500],
])('a range of %i has lines every %i', (range, step) => {
  expect(stepOf(range)).toBe(step)
})

test('a line stays level until its value changes, and reaches the last moment', () => {
  const path = (values: number[]) =>
    pathOf(
      values,
      (index) => index * 10,
      (value) => 100 - value,
    )
  expect(path([])).toBe('')
  expect(path([3])).toBe('M0 97')
  expect(path([3, 3, 5, 5, 5])).toBe('M0 97H20V95H40')
  expect(path([0, 1])).toBe('M0 100H10V99')
})
