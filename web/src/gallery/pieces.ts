// Everything the gallery shows, by name. Pictures are taken of each.

import type { Desk } from '../game/fuerstenfeld/desk.svelte.ts'
import type { Table } from '../game/fuerstenfeld/table.ts'
import type { Card, View } from '../game/fuerstenfeld/types.ts'
import { board, goods, table, view } from './fixtures.ts'

export interface Piece {
  table: Table
  tab?: 'turn' | 'market' | 'estate' | 'rivals' | 'log'
  prepare?: (desk: Desk) => void
}

const ten: Card[] = ['hops_2', 'barley_1', 'water_3', 'bank_2', 'town_hall_1', 'crane', 'tour_guide', 'scavenger', 'palace_2', 'palace_5']
const six: Card[] = ['hops_1', 'barley_2', 'office', 'market', 'magistrate', 'palace_4']
const rich = board('market', 'office', 'water_3', 'palace_1', 'barley_3', 'hops_3')
const keeper = board('town_hall_1', 'town_hall_2', 'warehouse', 'palace_1', 'scavenger', 'hops_3')
const craned = board('crane', 'barley_3', '-', 'palace_1', 'hops_2', 'water')

const selling = (desk: Desk) => desk.setSale({ brewery: 1, goods: goods(2, 1, 3), market: null, office: null })
const won = (of: View, winners: number[], decided_by: 'palaces' | 'coins' | 'shared'): View => ({ ...of, outcome: { winners, decided_by } })

/** The same position before others moved, so that their moves are marked. */
function before(now: View): View {
  return {
    ...now,
    breweries: now.breweries.map((brewery, index) => (index === 1 ? { ...brewery, filled: goods(0, 0, 1), space: goods(3, 1, 5) } : brewery)),
    players: now.players.map((player, seat) =>
      seat === 2 ? { ...player, coins: 9, board: player.board.map((top, space) => (space === 3 ? ({ type: 'printed', good: 'water', count: 1 } as const) : top)) } : player,
    ),
    palace_card: 2,
  }
}

const finalBoards = (of: View): View => ({
  ...of,
  players: of.players.map((player, seat) => ({
    ...player, palaces: seat < 2 ? 6 : 5, coins: [21, 18, 30, 12, 7][seat] ?? 0, goods: goods(0, 0, 0),
    board: board('palace_1', 'palace_2', 'palace_3', 'palace_4', 'palace_5', seat < 2 ? 'palace_6' : 'bank_2'),
  })),
})

export const pieces: Record<string, () => Piece> = {
  'sell-open': () => ({ table: table(view()) }),
  sell: () => ({ table: table(view()), prepare: selling }),
  'sell-marked': () => {
    const now = view()
    return { table: table(now, { since: before(now) }), prepare: selling }
  },
  'sell-refused': () => ({
    table: table(view()),
    prepare: (desk) => {
      desk.chooseBrewery(0)
      desk.addGood('water', 1)
    },
  }),
  'sell-market': () => ({
    table: table(view({ board: rich, goods: goods(3, 3, 3) })),
    prepare: (desk) => desk.setSale({ brewery: 1, goods: goods(3, 0, 3), market: { from: 'hops', to: 'water', count: 2 }, office: 'water' }),
  }),
  'sell-2': () => ({ table: table(view({ players: 2 })), prepare: selling }),
  'sell-4': () => ({ table: table(view({ players: 4 })), prepare: selling }),
  'sell-5': () => ({ table: table(view({ players: 5 })), prepare: selling }),
  'sell-six-cards': () => ({ table: table(view({ hand: six, players: 5 })), prepare: selling }),
  build: () => ({ table: table(view({ phase: 'build', coins: 9 }), { draft: { steps: 1, undone: 0, pending: false } }) }),
  'build-lifted': () => ({
    table: table(view({ phase: 'build', coins: 9 }), { draft: { steps: 1, undone: 0, pending: false } }),
    prepare: (desk) => desk.input({ type: 'choose', card: 'warehouse' }),
  }),
  'build-aimed': () => ({
    table: table(view({ phase: 'build', coins: 9 }), { draft: { steps: 1, undone: 1, pending: false } }),
    prepare: (desk) => {
      desk.input({ type: 'choose', card: 'warehouse' })
      desk.aimAt(0)
    },
  }),
  'build-refused': () => ({
    table: table(view({ phase: 'build', coins: 9 })),
    prepare: (desk) => {
      desk.input({ type: 'choose', card: 'warehouse' })
      desk.aimAt(3)
    },
  }),
  'build-crane': () => ({
    table: table(view({ phase: 'build', coins: 14, board: craned, players: 5 })),
    prepare: (desk) => {
      desk.input({ type: 'choose', card: 'palace_3' })
      desk.aimAt(2)
    },
  }),
  discard: () => ({
    table: table(view({ phase: 'discard' }), { draft: { steps: 3, undone: 0, pending: false } }),
    prepare: (desk) => desk.setPlan({ keep: ['palace_3'], under: ['bank_1', 'laboratory_2', 'warehouse'], trash: [], store: goods(0, 0, 0) }),
  }),
  'discard-rich': () => ({
    table: table(view({ phase: 'discard', hand: ten, board: keeper, goods: goods(2, 0, 3), players: 4, expert: true })),
    prepare: (desk) =>
      desk.setPlan({ keep: ['palace_2', 'bank_2'], under: ten.filter((card) => !['palace_2', 'bank_2', 'barley_1', 'palace_5'].includes(card)), trash: ['barley_1', 'palace_5'], store: goods(1, 0, 2) }),
  }),
  draw: () => ({ table: table(view({ phase: 'draw', hand: six })) }),
  keep: () => ({ table: table(view({ phase: 'setup', hand: ten, expert: true, acting: [0, 1, 2] })) }),
  'keep-5': () => ({
    table: table(view({ phase: 'setup', hand: ten, expert: true, players: 5, acting: [0, 1, 2, 3, 4] })),
    prepare: (desk) => desk.setPlan({ ...desk.plan, keep: ['crane'], under: desk.plan.under.filter((card) => card !== 'crane') }),
  }),
  wait: () => ({ table: table(view({ acting: [2] })) }),
  watch: () => ({ table: table(view({ viewer: null, acting: [1] })) }),
  lost: () => ({ table: table(view(), { connection: { is: 'lost', since: 0 } }), prepare: selling }),
  outdated: () => ({ table: table(view(), { connection: { is: 'outdated' } }) }),
  over: () => ({ table: table(won(finalBoards(view({ phase: 'over' })), [0], 'coins')) }),
  'over-5': () => ({ table: table(won(finalBoards(view({ phase: 'over', players: 5 })), [0, 1], 'shared')) }),
  market: () => ({ table: table(view({ players: 5 })), tab: 'market' }),
  estate: () => ({ table: table(view()), tab: 'estate' }),
  rivals: () => ({ table: table(view({ players: 5 })), tab: 'rivals' }),
  log: () => ({ table: table(view()), tab: 'log' }),
}
