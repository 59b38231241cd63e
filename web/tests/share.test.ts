import { expect, test } from 'vitest'
import { shared } from '../src/table/share.ts'

const position = () => ({
  round: 3,
  players: [
    { coins: 4, board: [1, 2] },
    { coins: 9, board: [] as number[] },
  ],
  own: null as null | object,
  last: undefined as number | undefined,
})

test('what is equal is the very same as before', () => {
  const before = position()
  expect(shared(before, position())).toBe(before)
})

test('what has changed is new, and all that holds it; the rest stays', () => {
  const before = position()
  const after = {
    ...position(),
    players: [
      { coins: 5, board: [1, 2] },
      { coins: 9, board: [] },
    ],
  }
  const now = shared(before, after)
  expect(now).toEqual(after)
  expect(now).not.toBe(before)
  expect(now.players[0]).not.toBe(before.players[0])
  expect(now.players[0]?.board).toBe(before.players[0]?.board)
  expect(now.players[1]).toBe(before.players[1])
})

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [{ a: null }, { a: {} }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [1, '1'],
])('%j becomes %j', (before, after) => {
  expect(shared<unknown>(before, after)).toStrictEqual(after)
})

test('neither of the two is changed', () => {
  const [before, after] = [Object.freeze(position()), Object.freeze({ ...position(), round: 4 })]
  expect(shared(before, after).round).toBe(4)
  expect(before.round).toBe(3)
})
