// Principati Duello, as the page finds it.

import type { AnyAction } from '../../generated/games.ts'
import { PLAYERS } from '../../generated/limits.ts'
import type { Action, Choices, View } from '../../generated/principati.ts'
import type { Manifest } from '../../table/manifest.ts'

/** The colours of the two realms in a small picture. */
const OWNERS = ['seat-0', 'seat-3']

export const manifest: Manifest = {
  id: 'principati',
  name: 'Principati Duello',
  terms: {
    players: PLAYERS.principati,
    usualPlayers: 2,
    variants: ['base', 'miners'],
    // Fifteen seconds for each act of one player. In eight games of medium bots one player acted 41, 72, 180 and 459 times
    // (medians); whole games had 22 to 30 rounds.
    lengths: [
      { rounds: 4, minutes: 10 },
      { rounds: 8, minutes: 20 },
      { rounds: 12, minutes: 45 },
      { rounds: 0, minutes: 115 },
    ],
    houseRules: [],
    memory: false,
  },
  // Each phase comes three times, which takes about fifteen minutes.
  guided: { title: 'first-duel', small: 'first-duel-small', rounds: 3, next: 8 },
  cover: { guided: '250 60 190 96', lesson: '60 6 190 96' },
  crest: (seat) => `pd-crest-${seat}`,
  seated: () => import('./Seated.svelte'),
  replayed: () => import('./Replayed.svelte'),
  pictures: () => import('./book/pictures.ts'),
  logSide: 'right',
  words: ['board', 'principati'],
  carries: true,
  // Choices that are made in secret are sent one by one; after them a draft holds the steps of one phase. A step that ends a
  // phase and begins the next still ends it.
  drafts: (choices, before, after) => {
    const [was, is] = [before as View, after as View]
    return !['draft', 'reserve'].includes((choices as Choices).offer.type) && was.phase === is.phase && was.round === is.round
  },
  summary: (view) => {
    const { round, to_act, phase, winners, players, tiles } = view as View
    const marks = tiles.map(({ at: [q, r], owner }) => [q + r / 2, r * 0.87, owner === null ? 'sea-line' : OWNERS[owner]!] as const)
    return {
      round,
      to_act,
      over: phase === 'over',
      winners: winners ?? [],
      scores: players.map(({ points }) => points.total),
      sketch: { shape: 'hexagon', marks },
    }
  },
  charts: (
    [
      ['points', ({ players }, seat) => players[seat]!.points.total],
      ['pecunia', ({ players }, seat) => players[seat]!.pecunia],
      ['citizens', ({ players }, seat) => players[seat]!.citizens],
      [
        'working',
        ({ tiles }, seat) =>
          tiles.flatMap(({ owner, slots }) => (owner === seat ? slots : [])).filter(({ work }) => work && !work.missing).length,
      ],
    ] as [string, (view: View, seat: number) => number][]
  ).map(([id, value]) => ({
    id,
    by: 'seat',
    colours: [0, 3],
    values: (view) => (view as View).players.map((_, seat) => value(view as View, seat)),
  })),
  builds: {
    kind: 'building',
    of: (action) => {
      const { building } = (action as { build?: { building?: unknown } } | null)?.build ?? {}
      return typeof building === 'string' ? building : null
    },
  },
  seen: (action) => ({ type: 'open', action: action as Action }),
  done: (seen) => ('action' in seen ? seen.action : (seen as AnyAction)),
}
