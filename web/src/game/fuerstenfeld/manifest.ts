// Fürstenfeld, as the page finds it.

import type { Choices, View } from '../../generated/fuerstenfeld.ts'
import type { AnyAction, AnySeenAction } from '../../generated/games.ts'
import { PALACES, PLAYERS, USUAL_PALACES } from '../../generated/limits.ts'
import type { Manifest } from '../../table/manifest.ts'
import { turnEnds } from './log/turn.ts'

export const manifest: Manifest = {
  id: 'fuerstenfeld',
  name: 'Fürstenfeld',
  terms: {
    players: PLAYERS.fuerstenfeld,
    usualPlayers: 3,
    variants: ['base', 'expert'],
    lengths: [],
    houseRules: [{ switch: 'palaces', label: 'palaces-to-win', values: PALACES, usual: USUAL_PALACES }],
    memory: true,
  },
  guided: { title: 'first-game', small: 'first-game-small', rounds: null, next: null },
  cover: { guided: '316 96 164 80', lesson: '150 14 180 92' },
  seated: () => import('./Seated.svelte'),
  replayed: () => import('./Replayed.svelte'),
  pictures: () => import('./book/pictures.ts'),
  gallery: () => import('./pieces/Gallery.svelte'),
  words: ['board'],
  carries: false,
  drafts: (choices) => ['sell', 'build', 'discard'].includes((choices as Choices).type),
  turnEnds,
  summary: (view) => {
    const { round, to_act, phase, end } = view as View
    return { round, to_act, over: phase === 'over', winners: end.winners ?? [] }
  },
  seen: (action) => action as AnySeenAction,
  done: (seen) => seen as AnyAction,
}
