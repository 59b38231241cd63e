// Positions for the gallery. The three-player table is a real one: round 6 of a recorded game among strong bots.

import type { Person, Table, LogLine } from '../game/fuerstenfeld/table.ts'
import {
  CARDS, GOODS,
  type BreweryView, type Card, type CardTable, type Good, type Goods, type PlayerView, type Seat, type Stack, type Top, type View,
} from '../game/fuerstenfeld/types.ts'
import { choicesOf, costOf, harvestOf, preview } from './standin.ts'

const fields = CARDS.slice(0, 9).map((card) => {
  const [good, count] = card.split('_')
  return [card, { good: good as Good, count: Number(count) }] as const
})

export const standard: CardTable = {
  track: { values: [0, 1, 1, 2, 2, 3], start: 2 },
  palace_prices: [8, 10, 12, 14, 16, 18],
  income_top: 25,
  yields: Object.fromEntries(fields),
}

const goods = (hops: number, barley: number, water: number): Goods => ({ hops, barley, water })
const empty: Top = { type: 'empty' }
const printed = (good: Good): Top => ({ type: 'printed', good, count: 1 })

/** A board from its six tops: a card, "hops" for a printed field, or "-". */
function board(...tops: (Card | Good | '-')[]): Top[] {
  return tops.map((top) => {
    if (top === '-') return empty
    return (GOODS as readonly string[]).includes(top) ? printed(top as Good) : { type: 'card', card: top as Card }
  })
}

function player(coins: number, income: number, tops: Top[], has: Goods, hand: number, deck: [number, number]): PlayerView {
  return {
    coins, income, board: tops, goods: has,
    harvest: harvestOf({ table: standard }, tops),
    palaces: tops.filter((top) => top.type === 'card' && top.card.startsWith('palace')).length,
    covered: [], trashed_palaces: [], spare_palaces: 0, built: 0,
    cards: { hand, unseen: deck[0], bottom: deck[1], trashed: 0, kept: false },
  }
}

function brewery(demand: Goods, space: Goods, filled: Goods): BreweryView {
  return { demand, space, filled }
}

const everybody: PlayerView[] = [
  player(4, 23, board('water_3', 'barley_3', 'palace_6', 'palace_1', 'hops_2', 'palace_5'), goods(2, 3, 3), 4, [5, 11]),
  player(29, 12, board('hops_2', 'water_2', 'palace_3', 'palace_6', 'palace_2', 'hops'), goods(0, 0, 0), 1, [5, 15]),
  player(12, 17, board('hops_3', 'barley_3', 'palace_5', 'palace_4', 'palace_6', 'palace_2'), goods(0, 0, 0), 1, [5, 14]),
  player(18, 9, board('bank_1', 'crane', 'market', 'palace_4', 'barley_2', 'hops_1'), goods(1, 0, 2), 2, [6, 12]),
  player(7, 14, board('laboratory_2', 'town_hall_1', '-', 'water', 'office', 'palace_1'), goods(0, 2, 0), 3, [8, 9]),
]

const houses: BreweryView[] = [
  brewery(goods(3, 2, 1), goods(5, 2, 0), goods(3, 2, 0)),
  brewery(goods(2, 1, 3), goods(2, 1, 5), goods(2, 0, 2)),
  brewery(goods(3, 1, 2), goods(2, 0, 1), goods(0, 0, 0)),
  brewery(goods(1, 3, 2), goods(3, 4, 2), goods(1, 1, 0)),
  brewery(goods(2, 2, 2), goods(4, 3, 0), goods(0, 2, 0)),
]

const stacks: Record<number, { this_round: Stack[]; next_round: Stack[] }> = {
  2: { this_round: [{ space: 23, discs: [0] }], next_round: [{ space: 12, discs: [1] }] },
  3: { this_round: [{ space: 23, discs: [0] }], next_round: [{ space: 12, discs: [1] }, { space: 17, discs: [2] }] },
  4: { this_round: [{ space: 23, discs: [3, 0] }], next_round: [{ space: 12, discs: [1] }, { space: 17, discs: [2] }] },
  5: { this_round: [{ space: 23, discs: [3, 0] }], next_round: [{ space: 12, discs: [1, 4] }, { space: 17, discs: [2] }] },
}
const orders: Record<number, Seat[]> = { 2: [1, 0], 3: [1, 2, 0], 4: [1, 2, 0, 3], 5: [1, 2, 4, 0, 3] }

export const people: Person[] = [
  { name: 'Marlene', kind: 'person', level: null, here: true },
  { name: 'Jonas', kind: 'person', level: null, here: true },
  { name: 'Hopfenmeister', kind: 'bot', level: 'strong', here: true },
  { name: 'Ildikó', kind: 'person', level: null, here: false },
  { name: 'Braukessel', kind: 'bot', level: 'medium', here: true },
]

const log: LogLine[] = [
  { version: 118, seat: 1, parts: ['Jonas sells 3 hops and 2 barley to ', { text: 'brewery 1', anchor: 'price-0-hops' }, ' for 12 coins.'], hurts: true },
  { version: 119, seat: 1, parts: ['Jonas builds ', { text: 'Palace II', anchor: 'space-1-4' }, ' on space 5 for 12 coins.'], hurts: false },
  { version: 120, seat: null, parts: ['The next palace price card counts: a palace now costs ', { text: '14 coins', anchor: 'palace-price' }, '.'], hurts: true },
  { version: 121, seat: 2, parts: ['Hopfenmeister sells 2 hops and 2 water to ', { text: 'brewery 2', anchor: 'price-1-water' }, ' for 17 coins.'], hurts: true },
  { version: 122, seat: 2, parts: ['Hopfenmeister builds ', { text: 'Palace IV', anchor: 'space-2-3' }, ' on space 4, over the printed water, for 14 coins.'], hurts: false },
  { version: 123, seat: 2, parts: ['Hopfenmeister loses what was not sold: 1 water.'], hurts: false },
  { version: 124, seat: 2, parts: ['Hopfenmeister ends the turn with 1 card in hand.'], hurts: false },
]

export interface Wish {
  players?: number
  phase?: View['phase']
  hand?: Card[]
  board?: Top[]
  coins?: number
  goods?: Goods
  viewer?: Seat | null
  acting?: Seat[]
  expert?: boolean
  kept?: Card | null
}

export function view(wish: Wish = {}): View {
  const count = wish.players ?? 3
  const players = everybody.slice(0, count).map((each) => ({ ...each }))
  const viewer = wish.viewer === undefined ? 0 : wish.viewer
  const me = players[viewer ?? 0]!
  const hand = wish.hand ?? ['bank_1', 'laboratory_2', 'warehouse', 'palace_3']
  if (viewer !== null) {
    if (wish.board) {
      me.board = wish.board
      me.harvest = harvestOf({ table: standard }, wish.board)
      me.palaces = wish.board.filter((top) => top.type === 'card' && top.card.startsWith('palace')).length
    }
    if (wish.coins !== undefined) me.coins = wish.coins
    if (wish.goods) me.goods = wish.goods
    me.cards = { ...me.cards, hand: hand.length }
  }
  const phase = wish.phase ?? 'sell'
  const base: View = {
    viewer, variant: wish.expert ? 'expert' : 'base', table: standard, phase,
    round: phase === 'setup' ? 0 : 6,
    to_act: wish.acting ?? [viewer ?? 0],
    order: orders[count]!,
    tracks: phase === 'setup' ? { this_round: [{ space: 0, discs: [...orders[count]!].reverse() }], next_round: [] } : stacks[count]!,
    palace_card: phase === 'setup' ? 0 : 3,
    palace_markers: phase === 'setup' ? 0 : 1,
    breweries: houses.slice(0, count),
    players, own: null, end: { palaces: 6 }, outcome: null,
  }
  if (phase === 'setup') {
    const start = board('-', '-', '-', 'water', 'barley', 'hops')
    base.players = players.map((_, seat) => player(2, 0, start, goods(0, 0, 0), seat === viewer ? hand.length : 10, [18, 0]))
    base.breweries = base.breweries.map((each) => brewery(each.demand, goods(2, 2, 2), goods(0, 0, 0)))
  }
  if (phase === 'build' || phase === 'discard') {
    const own = base.tracks.this_round.flatMap(({ discs, space }) => (discs.includes(viewer ?? 0) ? [{ space, discs: discs.filter((disc) => disc !== viewer) }] : []))
    base.tracks = {
      this_round: own.filter(({ discs }) => discs.length > 0),
      next_round: base.tracks.next_round.map((stack) => (stack.space === 12 ? { ...stack, discs: [...stack.discs, viewer ?? 0] } : stack)),
    }
    me.income = 12
  }
  if (viewer !== null) {
    base.own = { hand: hand.map((card) => ({ card, cost: costOf(base, base.players[viewer]!, card) })), kept: wish.kept ?? null, bottom: null, unseen: null }
  }
  return base
}

export { board, goods, log, preview }

export function table(of: View, more: Partial<Table> = {}): Table {
  return {
    view: of,
    choices: choicesOf(of),
    people, log,
    draft: { steps: 0, undone: 0, pending: false },
    connection: { is: 'open' },
    since: null,
    preview: (actions) => preview(of, actions),
    ...more,
  }
}
