// What decided a game is told rightly, with every number of palaces that can be agreed on and every way to end.

import { expect, test } from 'vitest'
import type { View } from '../src/generated/fuerstenfeld.ts'
import { courseOf, resultOf, turnsOf } from '../src/game/fuerstenfeld/result/result.ts'
import { fieldOf, NO_GOODS } from '../src/game/fuerstenfeld/pieces/goods.ts'
import { engine, game, played } from './princely.ts'

const over = played(game('1f'), 0, (view) => view.phase === 'over').seat.position().view as View

/** The end of a game with these palaces and coins, by seat. */
function ended(enough: number, ending: View['end']['ending'], standing: [palaces: number, coins: number][], winners: number[]): View {
  const players = standing.map(([palaces, coins]) => ({ ...over.players[0]!, palaces, coins }))
  return { ...over, players, end: { ...over.end, palaces: enough, ending, winners } }
}

test.each([
  [
    'six palaces and more coins',
    ended(
      6,
      'palaces',
      [
        [6, 3],
        [6, 9],
        [5, 40],
      ],
      [1],
    ),
    [1, 0, 2],
    'coins',
    'F-END-2',
  ],
  [
    'six palaces alone',
    ended(
      6,
      'palaces',
      [
        [6, 3],
        [5, 9],
        [4, 40],
      ],
      [0],
    ),
    [0, 1, 2],
    'palaces',
    'F-END-2',
  ],
  [
    'more than enough counts as enough, so that coins decide',
    ended(
      4,
      'palaces',
      [
        [5, 3],
        [4, 9],
        [3, 40],
      ],
      [1],
    ),
    [1, 0, 2],
    'coins',
    'F-END-2',
  ],
  [
    'equal in both',
    ended(
      5,
      'palaces',
      [
        [6, 9],
        [5, 9],
        [5, 1],
      ],
      [0, 1],
    ),
    [0, 1, 2],
    'shared',
    'F-END-2',
  ],
  [
    'a last round agreed on, most palaces',
    ended(
      6,
      'rounds',
      [
        [2, 3],
        [4, 1],
        [3, 40],
      ],
      [1],
    ),
    [1, 2, 0],
    'palaces',
    'F-END-3',
  ],
  [
    'palaces given up by all, equal palaces',
    ended(
      6,
      'trashed',
      [
        [3, 3],
        [3, 1],
        [2, 40],
      ],
      [0],
    ),
    [0, 1, 2],
    'coins',
    'F-END-3',
  ],
] as const)('%s', (_, view, places, decided, rule) => {
  const result = resultOf(view, null, { winners: view.end.winners, gone: [] })
  expect(result.places.map(({ seat }) => seat)).toEqual(places)
  expect(result).toMatchObject({ decided, rule })
})

test('who gives up loses, however many palaces there are, and no rule is cited', () => {
  const view = {
    ...ended(
      6,
      null,
      [
        [4, 30],
        [1, 2],
        [2, 2],
      ],
      [],
    ),
    phase: 'sell' as const,
  }
  const result = resultOf(view, { by: { type: 'resignation', seat: 0 }, winners: [1, 2] }, { winners: [1, 2], gone: [0] })
  expect(result.places.map(({ seat }) => seat)).toEqual([2, 1, 0])
  expect(result).toMatchObject({ decided: 'resignation', rule: null })
})

test('a seat that was given up does not win and stands last, although its bot has played best', () => {
  const view = ended(
    6,
    'palaces',
    [
      [6, 30],
      [4, 2],
      [2, 2],
    ],
    [0],
  )
  const result = resultOf(view, null, { winners: [1], gone: [0] })
  expect(result.places.map(({ seat, wins }) => [seat, wins])).toEqual([
    [1, true],
    [2, false],
    [0, false],
  ])
  expect(result).toMatchObject({ decided: 'left', rule: null })
})

test('what the fields of a board are said to bear is what the engine harvests', () => {
  let boards = 0
  played(game('2a'), 0, (view) => {
    for (const { board, harvest } of view.players) {
      const shown = { ...NO_GOODS }
      for (const field of board.map(({ top }) => fieldOf(top))) if (field) shown[field.good] += field.count
      expect(shown).toEqual(harvest)
      boards += 1
    }
    return view.phase === 'over'
  })
  expect(boards).toBeGreaterThan(100)
})

test('the course of a game tells every income and every palace in its round', () => {
  const { table } = played(game('1f'), 0, (view) => view.phase === 'over')
  const replay = engine.Replay.open(table.record())
  const messages = []
  const discs: Record<string, number> = {}
  for (let entry = 1; entry <= replay.verified().entries; entry++) {
    replay.go(entry)
    messages.push(...replay.messages(null))
    const view = replay.position({ type: 'spectator' }, 'none').view as View
    view.income_track.next.forEach(({ seat, space }) => (discs[`${seat} in ${view.round}`] = space))
  }
  const course = courseOf(messages, over.players.length)
  expect(course.map((rounds) => rounds.length)).toEqual(over.players.map(() => over.round))
  expect(course.map((rounds) => rounds.reduce((sum, { palaces }) => sum + palaces, 0))).toEqual(over.players.map(({ palaces }) => palaces))
  course.forEach((rounds, seat) =>
    rounds.forEach(({ income }, index) =>
      expect(discs[`${seat} in ${index + 1}`], `seat ${seat}, round ${index + 1}`).toBe(Math.min(income, 25)),
    ),
  )
})

test('the story of a game names the best round and the first palace, the earliest of each', () => {
  const round = (income: number, palaces = 0) => ({ income, palaces })
  const course = [
    [round(3), round(9), round(2, 1)],
    [round(4), round(7, 1), round(9, 1)],
  ]
  expect(turnsOf(course)).toEqual({ most: { seat: 0, round: 2, income: 9 }, first: { seat: 1, round: 2 } })
  expect(turnsOf([[round(0)]])).toEqual({ most: null, first: null })
})
