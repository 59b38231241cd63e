// What the board shows and offers, as plain data. Written by hand after crates/fuerstenfeld/src/{view,choices,action}.rs;
// types generated from Rust take its place. Everything counts from 0; words add 1. Absent is `null`.

export const GOODS = ['hops', 'barley', 'water'] as const
export type Good = (typeof GOODS)[number]
export type Goods = Record<Good, number>

export const NO_GOODS: Goods = { hops: 0, barley: 0, water: 0 }

/** A seat at the table, from 0. */
export type Seat = number
/** A building space of a board, 0 to 5: three above, three below. */
export type Space = number

export const CARDS = [
  'hops_1', 'hops_2', 'hops_3', 'barley_1', 'barley_2', 'barley_3', 'water_1', 'water_2', 'water_3',
  'bank_1', 'bank_2', 'town_hall_1', 'town_hall_2', 'laboratory_1', 'laboratory_2',
  'office', 'market', 'warehouse', 'magistrate', 'crane', 'tour_guide', 'scavenger',
  'palace_1', 'palace_2', 'palace_3', 'palace_4', 'palace_5', 'palace_6',
] as const
export type Card = (typeof CARDS)[number]

export type Phase = 'setup' | 'draw' | 'sell' | 'build' | 'discard' | 'over'

/** What lies on top of a building space. */
export type Top = { type: 'empty' } | { type: 'printed'; good: Good; count: number } | { type: 'card'; card: Card }

/** The printed values in use; a table can bring its own. */
export interface CardTable {
  /** The values of a price track, lowest space first, and the space where prices start. */
  track: { values: number[]; start: number }
  palace_prices: number[]
  /** The highest space of the income track. */
  income_top: number
  /** What each field yields. */
  yields: Partial<Record<Card, { good: Good; count: number }>>
}

export interface View {
  viewer: Seat | null
  variant: 'base' | 'expert'
  table: CardTable
  /** 0 while the table is set up. */
  round: number
  phase: Phase
  to_act: Seat[]
  /** The order of this round, first player first. */
  order: Seat[]
  /** The discs of those who have not sold yet, which tell this round's order, and of those who have. */
  tracks: { this_round: Stack[]; next_round: Stack[] }
  /** Which price card counts, as an index into the table; `null` once all palaces stand. */
  palace_card: number | null
  palace_markers: number
  breweries: BreweryView[]
  players: PlayerView[]
  own: OwnView | null
  /** With so many palaces of one player the game ends after the round. */
  end: { palaces: number }
  outcome: Outcome | null
}

/** Discs on one space of an income track, the lowest disc first: the last one plays first. */
export interface Stack {
  space: number
  discs: Seat[]
}

export interface BreweryView {
  demand: Goods
  /** The space of each price marker, an index into the track. */
  space: Goods
  filled: Goods
}

export interface PlayerView {
  coins: number
  income: number
  board: Top[]
  goods: Goods
  harvest: Goods
  palaces: number
  covered: Card[]
  trashed_palaces: Card[]
  /** How many more palaces may leave the game without the player being out; `null` once too many have. */
  spare_palaces: number | null
  cards: { hand: number; unseen: number; bottom: number; trashed: number; kept: boolean }
  /** Of this turn: cards built so far. */
  built: number
}

export interface OwnView {
  hand: { card: Card; cost: number }[]
  kept: Card | null
  /** Cards known to lie under the deck, the next one first; only with a memory aid. */
  bottom: Card[] | null
  unseen: Card[] | null
}

export interface Outcome {
  winners: Seat[]
  /** How the winners stand above the rest. */
  decided_by: 'palaces' | 'coins' | 'shared'
}

/** A sentence as data; words make it a sentence. */
export interface Message {
  id: string
  args: [string, Arg][]
}
export type Arg =
  | { type: 'number'; value: number }
  | { type: 'name'; value: string }
  | { type: 'names'; value: string[] }
  | { type: 'seat'; value: Seat }
  | { type: 'text'; value: string }

/** Why something cannot be done. */
export interface Refused {
  rule: string
  message: Message
}

export interface Sale {
  brewery: number
  goods: Goods
  market: { from: Good; to: Good; count: number } | null
  office: Good | null
}

export type Action =
  | { type: 'keep'; card: Card }
  | { type: 'under'; card: Card }
  | { type: 'draw_extra' }
  | { type: 'stop_drawing' }
  | ({ type: 'sell' } & Sale)
  | { type: 'sell_nothing' }
  | { type: 'build'; card: Card; space: Space }
  | { type: 'end_build' }
  | { type: 'trash'; card: Card }
  | { type: 'store'; goods: Goods }
  | { type: 'end_turn' }

/** What the viewer may choose from, and why the rest is not possible. */
export type Choices = KeepChoices | ArrangeChoices | DrawChoices | SellChoices | BuildChoices | DiscardChoices

export interface KeepChoices {
  type: 'keep'
  cards: Card[]
}

export interface ArrangeChoices {
  type: 'arrange'
  cards: Card[]
}

export interface DrawChoices {
  type: 'draw'
  /** How many more cards may be drawn. */
  most: number
}

export interface SellChoices {
  type: 'sell'
  goods: Goods
  breweries: BreweryOffer[]
  /** How many tokens the market may change. */
  market: { most: number } | { refused: Refused }
  office: { bonus: number } | { refused: Refused }
  /** The sale that pays most; `null` if nothing can be sold. */
  best: PaidSale | null
}

export interface BreweryOffer {
  prices: Goods
  /** Goods this brewery does not take. */
  refused: Partial<Record<Good, Refused>>
  best: PaidSale | null
}

export interface PaidSale {
  sale: Sale
  coins: number
}

export interface BuildChoices {
  type: 'build'
  /** How many cards may still be built this turn. */
  left: number
  sites: Site[]
}

/** A card of the hand, and where it could stand. */
export interface Site {
  card: Card
  cost: number
  /** The cost without the crane's discount. */
  printed_cost: number
  /** Why the card cannot be built anywhere now. */
  refused: Refused | null
  spaces: { space: Space; refused: Refused | null }[]
}

export interface DiscardChoices {
  type: 'discard'
  /** The most cards that may stay in the hand. */
  limit: number
  under: Card[]
  trash: { cards: Card[]; left: number } | { refused: Refused }
  store: { goods: Goods; most: number } | { refused: Refused }
  end: { refused: Refused | null }
}

/** What would be seen after some actions. */
export type Preview =
  | { type: 'possible'; after: View; stop: 'own_turn' | 'others' | 'chance' | 'over' | 'secrets' }
  | { type: 'refused'; refused: Refused; index: number }
