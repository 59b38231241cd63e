// Fürstenfeld, as the page finds it.

import type { Choices, PlayerView, SpaceView, View } from '../../generated/fuerstenfeld.ts'
import type { AnyAction, AnySeenAction, AnyView } from '../../generated/games.ts'
import { PALACES, PLAYERS, USUAL_PALACES } from '../../generated/limits.ts'
import type { Manifest } from '../../table/manifest.ts'

type Mark = readonly [number, number, string]

/** The colour of a space in a small picture: that of its field, or of a palace. */
function colourOf({ top, printed }: SpaceView): string {
  if (top.type !== 'card') return printed ?? 'board'
  if (top.card.startsWith('palace')) return 'accent'
  return ['hops', 'barley', 'water'].find((good) => top.card.startsWith(good)) ?? 'coin-deep'
}

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
  crest: (seat) => `crest-${seat}`,
  seated: () => import('./Seated.svelte'),
  replayed: () => import('./Replayed.svelte'),
  pictures: () => import('./book/pictures.ts'),
  gallery: () => import('./pieces/Gallery.svelte'),
  logSide: 'left',
  words: ['board'],
  carries: false,
  drafts: (choices) => ['sell', 'build', 'discard'].includes((choices as Choices).type),
  summary: (view) => {
    const { round, to_act, phase, end, players } = view as View
    const marks = players.flatMap(({ board }, y) => board.map((space, x): Mark => [x, y, colourOf(space)]))
    return {
      round,
      to_act,
      over: phase === 'over',
      winners: end.winners ?? [],
      scores: players.map(({ palaces }) => palaces),
      sketch: { shape: 'card', marks },
    }
  },
  charts: [
    ...(
      [
        ['income', ({ income }) => income],
        ['coins', ({ coins }) => coins],
        ['palaces', ({ palaces }) => palaces],
        ['harvest', ({ harvest }) => harvest.hops + harvest.barley + harvest.water],
      ] as [string, (player: PlayerView) => number][]
    ).map(([id, value]) => ({ id, by: 'seat' as const, values: (view: AnyView) => (view as View).players.map(value) })),
    ...(['hops', 'barley', 'water'] as const).map((good) => ({
      id: `price-${good}`,
      by: 'chart-of-brewery' as const,
      values: (view: AnyView) => (view as View).breweries.map(({ price }) => price[good]),
    })),
    { id: 'palace-price', by: 'chart-of-palace', values: (view) => [(view as View).palace_prices.price ?? 0] },
  ],
  builds: {
    kind: 'card',
    of: (action) => {
      const { card } = (action as { build?: { card?: unknown } } | null)?.build ?? {}
      return typeof card === 'string' ? card : null
    },
  },
  seen: (action) => action as AnySeenAction,
  done: (seen) => seen as AnyAction,
}
