// How a game has ended is told as the engine says it, and as the table knows it.

import { expect, test } from 'vitest'
import type { Event, View } from '../src/generated/fuerstenfeld.ts'
import { courseOf, resultOf, turnsOf } from '../src/game/fuerstenfeld/result/result.ts'
import { fieldOf, NO_GOODS } from '../src/game/fuerstenfeld/pieces/goods.ts'
import { engine, game, played } from './princely.ts'

const over = played(game('1f'), 0, (view) => view.phase === 'over').seat.position().view as View

/** The end of a game as the engine tells it: how the seats stand, the best first, who has won, and what decided. */
function ended(ranking: number[], winners: number[], decider: View['end']['decider'], rule: string | null): View {
  return { ...over, end: { ...over.end, ranking, winners, decider, rule } }
}
const places = (result: ReturnType<typeof resultOf>) => result.places.map(({ seat, wins }) => (wins ? `${seat} wins` : `${seat}`))

test.each([
  [ended([1, 0, 2], [1], 'coins', 'F-END-2'), ['1 wins', '0', '2']],
  [ended([0, 2, 1], [0, 2], 'shared', 'F-END-3'), ['0 wins', '2 wins', '1']],
])('a game that was played to its end is told as the engine says', (view, stand) => {
  const result = resultOf(view, null, { winners: view.end.winners, gone: [] })
  expect(places(result)).toEqual(stand)
  expect(result).toMatchObject({ decided: view.end.decider, rule: view.end.rule })
})

test('a real game ends with a winner, what decided, and its rule', () => {
  const result = resultOf(over, null, { winners: over.end.winners, gone: [] })
  expect(places(result)[0]).toMatch(/wins$/)
  expect(['palaces', 'coins', 'shared']).toContain(result.decided)
  expect(result.rule).toMatch(/^F-END-[23]$/)
})

test('who gives up loses, however the others stand, and no rule is cited', () => {
  const view = { ...ended([0, 2, 1], [], null, null), phase: 'sell' as const }
  const result = resultOf(view, { by: { type: 'resignation', seat: 0 }, winners: [1, 2] }, { winners: [1, 2], gone: [0] })
  expect(places(result)).toEqual(['2 wins', '1 wins', '0'])
  expect(result).toMatchObject({ decided: 'resignation', rule: null })
})

test('a seat that was given up does not win and stands last, although its bot has played best', () => {
  const view = ended([0, 1, 2], [0], 'palaces', 'F-END-2')
  const result = resultOf(view, null, { winners: [1], gone: [0] })
  expect(places(result)).toEqual(['1 wins', '2', '0'])
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
  const events: Event[] = []
  const discs: Record<string, number> = {}
  for (let entry = 1; entry <= replay.verified().entries; entry++) {
    replay.go(entry)
    events.push(...(replay.events(null) as Event[]))
    const view = replay.position({ type: 'spectator' }, 'none').view as View
    view.income_track.next.forEach(({ seat, space }) => (discs[`${seat} in ${view.round}`] = space))
  }
  const course = courseOf(events, over.players.length)
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
