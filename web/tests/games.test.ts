// Games are found by their names. A third game whose name begins like one of the others needs its manifest, and nothing else of the
// page is asked: no first letter, no list of names.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'

// The engine knows a third game.
vi.mock('../src/generated/limits.ts', async (original) => {
  const limits = await original<typeof import('../src/generated/limits.ts')>()
  return { ...limits, GAMES: [...limits.GAMES, 'pirates'], PLAYERS: { ...limits.PLAYERS, pirates: [2, 3] } }
})

import '../src/app/games.ts'
import GameCard from '../src/app/GameCard.svelte'
import { Beginning } from '../src/app/beginning.svelte.ts'
import Lessons from '../src/app/Lessons.svelte'
import { href, parse, type GameId } from '../src/core/router.ts'
import PlayPage from '../src/local/PlayPage.svelte'
import { READING, type Reading } from '../src/rules/reading.ts'
import Words from '../src/rules/Words.svelte'
import { gameOf, games, nameOf, register } from '../src/table/games.ts'
import HouseRules from '../src/table/HouseRules.svelte'
import type { Manifest } from '../src/table/manifest.ts'
import { guidedWish } from '../src/table/opening.ts'
import { restoredWishes, wishes } from '../src/table/wishes.svelte.ts'

const nowhere = () => Promise.reject(new Error('no board is needed here'))
const PIRATES: Manifest = {
  id: 'pirates',
  name: 'Pirates of the Lake',
  terms: {
    players: [2, 3],
    usualPlayers: 3,
    variants: ['calm', 'stormy'],
    lengths: [{ rounds: 5, minutes: 7 }],
    houseRules: [{ switch: 'sharks', label: 'sharks-in-the-lake', values: [0, 1], usual: 0 }],
    memory: false,
  },
  guided: { title: 'first-voyage', small: 'first-voyage-small', rounds: 2, next: null },
  cover: { guided: '0 0 1 1', lesson: '0 0 2 2' },
  crest: (seat) => `crest-${seat}`,
  seated: nowhere,
  replayed: nowhere,
  pictures: nowhere,
  words: ['board'],
  drafts: () => true,
  carries: false,
  logSide: 'left',
  summary: () => ({ round: 1, to_act: [0], over: false, winners: [] }),
  seen: (action) => action as never,
  charts: [],
  builds: { kind: 'ship', of: () => null },
  done: (seen) => seen as never,
}
const pirates = 'pirates' as GameId

beforeAll(() => register(PIRATES))

test('every folder of games is registered, and so is the third', () => {
  expect(games().map(({ id }) => id)).toEqual(['fuerstenfeld', 'principati', 'pirates'])
  expect(gameOf('pirates')).toBe(PIRATES)
  expect(nameOf('pirates')).toBe('Pirates of the Lake')
})

test('a game that the page does not know is refused by its name, and keeps it in lists', () => {
  expect(() => gameOf('farmers')).toThrow("no game 'farmers'")
  expect(nameOf('farmers')).toBe('farmers')
})

test('its pages have addresses', () => {
  for (const route of [
    { at: 'play', game: pirates },
    { at: 'learn', game: pirates },
    { at: 'rules', game: pirates, rule: null },
  ] as const) {
    expect(parse(href(route))).toEqual(route)
  }
  expect(parse('/play/farmers').at).toBe('not-found')
})

test('what was wished for at its tables is kept apart from the other games', () => {
  expect(wishes.of('pirates')).toEqual({ players: 3, level: 'easy', variant: 'calm', rounds: 5 })
  wishes.choose('pirates', { players: 2, variant: 'stormy' })
  expect(wishes.of('pirates')).toEqual({ players: 2, level: 'easy', variant: 'stormy', rounds: 5 })
  expect(wishes.of('principati').variant).toBe('base')
  expect(restoredWishes(JSON.stringify(wishes.all)).games.pirates).toEqual(wishes.of('pirates'))
})

test('stored wishes that make no sense are as usual', () => {
  const usual = restoredWishes(null)
  const nonsense = { hints: 'yes', games: { pirates: { players: 9, variant: 'expert', rounds: 12, level: 'god' }, fuerstenfeld: 7 } }
  for (const stored of ['', '[]', '7', '{"games":[]}', JSON.stringify(nonsense)]) expect(restoredWishes(stored)).toEqual(usual)
})

test('its guided game has its own length and the first variant', () => {
  expect(guidedWish(PIRATES)).toMatchObject({ game: 'pirates', variant: 'calm', rounds: 2, seats: [{ type: 'person' }, { type: 'bot' }] })
})

test('home shows it: its name, what can be wished for, its lessons', () => {
  const card = render(GameCard, { props: { manifest: PIRATES, beginning: new Beginning(), fresh: false } }).body
  for (const part of [
    'Pirates of the Lake',
    'pirates-lede',
    'mark-pirates',
    'cover-pirates',
    'variant-stormy',
    '/rules/pirates',
    '/play/pirates',
  ]) {
    expect(card).toContain(part)
  }
  const lessons = render(Lessons, { props: { onguide: () => undefined } }).body
  for (const part of ['first-voyage', 'first-game', 'first-duel', '/learn/pirates']) expect(lessons).toContain(part)
})

test('its tables are set up with its own house rules', () => {
  const page = render(PlayPage, { props: { game: pirates } }).body
  for (const part of ['variant-calm', 'length-rounds', 'sharks-in-the-lake']) expect(page).toContain(part)
  expect(page).not.toContain('palaces-to-win')
  const rules = (game: string) => render(HouseRules, { props: { game: game as GameId, switches: {}, onchange: () => undefined } }).body
  expect([rules('fuerstenfeld'), rules('principati'), rules('pirates')].map((body) => body.includes('memory-hint'))).toEqual([
    true,
    false,
    false,
  ])
})

test('the id of a rule leads to the book in which it stands', () => {
  const reading: Reading = { game: pirates, wanted: [], place: null, titleOf: (rule) => rule, Drawn: null }
  for (const rule of ['P-SAIL-1', 'F-SAIL-2', 'X-SAIL-3']) {
    for (const run of [{ as: 'rule', is: rule } as const, { as: 'rules' as const, is: [rule] }]) {
      const { body } = render(Words, { props: { line: [run] }, context: new Map([[READING, reading]]) })
      expect(body).toContain(`href="/rules/pirates#${rule}"`)
    }
  }
})

test('no room but its own names a game', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file))
  const outside = files.filter((file) => !/^(game|generated)\//.test(file))
  expect(outside.length).toBeGreaterThan(50)
  expect(outside.filter((file) => /fuerstenfeld|principati/.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([])
})
