// Fürstenfeld, as the page finds it.

import type { Choices, View } from '../../generated/fuerstenfeld.ts'
import type { AnyAction, AnySeenAction } from '../../generated/games.ts'
import type { Manifest } from '../../table/manifest.ts'

export const manifest: Manifest = {
  id: 'fuerstenfeld',
  name: 'Fürstenfeld',
  seated: () => import('./Seated.svelte'),
  replayed: () => import('./Replayed.svelte'),
  words: ['board'],
  carries: false,
  drafts: (choices) => ['sell', 'build', 'discard'].includes((choices as Choices).type),
  summary: (view) => {
    const { round, to_act, phase, end } = view as View
    return { round, to_act, over: phase === 'over', winners: end.winners ?? [] }
  },
  seen: (action) => action as AnySeenAction,
  done: (seen) => seen as AnyAction,
}
