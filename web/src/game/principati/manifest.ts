// Principati Duello, as the page finds it.

import type { AnyAction } from '../../generated/games.ts'
import type { Action, Choices, View } from '../../generated/principati.ts'
import type { Manifest } from '../../table/manifest.ts'

export const manifest: Manifest = {
  id: 'principati',
  name: 'Principati Duello',
  seated: () => import('./Seated.svelte'),
  replayed: () => import('./Replayed.svelte'),
  words: ['board', 'principati'],
  carries: true,
  // Choices that are made in secret are sent one by one; after them a draft holds the steps of one phase. A step that ends a
  // phase and begins the next still ends it.
  drafts: (choices, before, after) => {
    const [was, is] = [before as View, after as View]
    return !['draft', 'reserve'].includes((choices as Choices).offer.type) && was.phase === is.phase && was.round === is.round
  },
  summary: (view) => {
    const { round, to_act, phase, winners } = view as View
    return { round, to_act, over: phase === 'over', winners: winners ?? [] }
  },
  seen: (action) => ({ type: 'open', action: action as Action }),
  done: (seen) => ('action' in seen ? seen.action : (seen as AnyAction)),
}
