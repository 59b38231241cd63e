// Statistics over many games.

import { expect, test } from 'vitest'
import type { TableCard } from '../src/generated/protocol.ts'
import { manifest as fuerstenfeld } from '../src/game/fuerstenfeld/manifest.ts'
import { manifest as principati } from '../src/game/principati/manifest.ts'
import { builtBy, ofTable, ofThisDevice, openingsOf, tallied, thingsOf, type Played } from '../src/study/statistics.ts'
import type { Entry } from '../src/study/study.ts'
import { FRESH } from '../src/engine/shelf.ts'
import { game } from './princely.ts'

const over = { ...FRESH, over: true, winners: [0], round: 9 }
const kept = { ...game('11'), summary: over }

test('a game of this device counts if it is over, was played by one, and was not tried again', () => {
  expect(ofThisDevice(kept)).toMatchObject({ game: 'fuerstenfeld', players: 3, seat: 0, won: true, level: 'easy', local: true })
  expect(ofThisDevice({ ...kept, summary: { ...over, winners: [2] } })?.won).toBe(false)
  const none = [
    { ...kept, summary: FRESH },
    { ...kept, practice: true },
    { ...kept, summary: { ...over, practice: true } },
    { ...kept, mine: [0, 1] },
    { ...kept, study: { replay: 'x', line: '', at: 3 } },
  ]
  for (const each of none) expect(ofThisDevice(each)).toBeNull()
})

test('a table of a server counts for who sat there, by the strongest of the others', () => {
  const sitter = (level: string | null) => ({ sitter: level === null ? { type: 'person' } : { type: 'bot', level } })
  const card = {
    id: 't',
    stage: 'finished',
    terms: { game: 'principati' },
    seats: [sitter('easy'), sitter(null), sitter('master')],
    viewer: { type: 'seat', seat: 1 },
    winners: [2],
    made: 5,
  } as unknown as TableCard
  expect(ofTable(card)).toEqual({ id: 't', game: 'principati', players: 3, seat: 1, won: false, level: 'master', when: 5, local: false })
  expect(ofTable({ ...card, seats: [sitter(null), sitter(null)] } as unknown as TableCard)?.level).toBe('people')
  for (const other of [{ stage: 'running' }, { viewer: { type: 'spectator' } }, { winners: [] }, { winners: null }])
    expect(ofTable({ ...card, ...other } as TableCard)).toBeNull()
})

test('games are counted by anything, with what equals would win', () => {
  const one = (players: number, won: boolean, level: string): Played => ({
    id: '',
    game: 'fuerstenfeld',
    players,
    seat: 0,
    won,
    level,
    when: 0,
    local: true,
  })
  const games = [one(4, true, 'strong'), one(4, false, 'easy'), one(2, true, 'strong'), one(4, false, 'people')]
  expect(tallied(games, ({ players }) => String(players))).toEqual([
    { key: '2', games: 1, won: 1, due: 0.5 },
    { key: '4', games: 3, won: 1, due: 0.75 },
  ])
  expect(tallied(games, ({ level }) => level).map(({ key }) => key)).toEqual(['people', 'easy', 'strong'])
})

test('what was built is read from the log of a record, in both games', () => {
  const log: Entry[] = [
    { draw: { seat: 0, cards: [] } },
    { seat: 0, action: { build: { card: 'hops_2', space: 1 } } },
    { seat: 1, action: { build: { card: 'bank_1', space: 1 } } },
    { seat: 0, action: 'end_build' },
    { seat: 0, action: { build: { card: 'palace_1', space: 2 } } },
    { seat: 0, action: { sell: {} } },
  ]
  expect(builtBy(log, 0, fuerstenfeld.builds.of, (entries) => (entries < 3 ? 1 : 4))).toEqual([
    { thing: 'hops_2', round: 1 },
    { thing: 'palace_1', round: 4 },
  ])
  expect(principati.builds.of({ build: { building: 'quarry', at: [0, 1], slot: 0 } })).toBe('quarry')
  for (const other of ['end_phase', null, 7, { build: 3 }, { demolish: { at: [0, 1], slot: 0 } }])
    expect(principati.builds.of(other)).toBeNull()
})

test('habits and openings say how often, when, and with what success', () => {
  const b = (thing: string, round: number) => ({ thing, round })
  const games = [
    { built: [b('hops', 1), b('bank', 2), b('hops', 3)], won: true },
    { built: [b('hops', 3), b('bank', 4)], won: false },
    { built: [b('bank', 1)], won: true },
  ]
  expect(thingsOf(games)).toEqual([
    { things: ['bank'], games: 3, won: 2, round: 7 / 3 },
    { things: ['hops'], games: 2, won: 1, round: 2 },
  ])
  expect(openingsOf(games)).toEqual([{ things: ['hops', 'bank'], games: 2, won: 1, round: 3 }])
  expect(thingsOf([])).toEqual([])
})
