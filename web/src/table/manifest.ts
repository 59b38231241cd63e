// What the page needs to know of a game. Everything else at a table is the same for all games.

import type { Component, Snippet } from 'svelte'
import type { Thing } from '../engine/books.ts'
import type { Engine } from '../engine/engine.ts'
import type { Summary } from '../engine/shelf.ts'
import type { AnyAction, AnyChoices, AnyEvent, AnyOptions, AnySeenAction, AnyView } from '../generated/games.ts'
import type { Moment, Person } from './seating.svelte.ts'
import type { Session } from './session.svelte.ts'

export interface SeatedProps {
  engine: Engine
  session: Session
  onrematch: () => void
  onexport: (() => void) | null
  /** What the guide has taught; `null` without a guide. */
  learned?: string[] | null
  onlearn?: (learned: string[]) => void
  /** Begins the game that comes after a guided one. */
  onnext?: (() => void) | undefined
  /** What the host of the table adds to the top line. */
  extra?: Snippet
}

/** A line about a record. */
export interface ReplayedLine {
  /** The entry of the record that it tells about. */
  version: number
  text: string
  /** What it tells about, as data. */
  event: AnyEvent
}

/** A moment of a record, with the eyes of one seat. */
export interface ReplayedProps {
  engine: Engine
  options: AnyOptions
  view: AnyView
  /** The moment before it; `null` at the beginning. */
  before: AnyView | null
  /** What has happened up to it. */
  log: ReplayedLine[]
  moment: Moment
  people: Person[]
  /** If everything is open: how things stand for each seat. */
  open: (() => AnyView[]) | null
  /** The decision of a review that was made at this moment: what was done, and what would have been better, if anything. */
  decision: { done: readonly AnyAction[]; better: readonly AnyAction[] } | null
  extra: Snippet
  /** Goes to another moment; `null` leaves the record. */
  onlook: (version: number | null) => void
}

/** How long a game can be, and the minutes it takes against a bot. */
export interface Length {
  /** The closing round; 0 is the whole game. */
  rounds: number
  minutes: number
}

/** A house rule: a number that tables may agree on, by the name that the engine knows. */
export interface HouseRule {
  switch: string
  /** The id of the sentence that names it. */
  label: string
  values: readonly number[]
  usual: number
}

/** What the tables of a game can agree on. */
export interface Terms {
  players: readonly number[]
  usualPlayers: number
  /** The first is usual. */
  variants: readonly string[]
  /** None: the game ends by its own rules only. The first is usual. */
  lengths: readonly Length[]
  houseRules: readonly HouseRule[]
  /** Whether the table can remember what a player has seen. */
  memory: boolean
}

/** The first game with a guide. */
export interface Guided {
  /** The ids of the sentences that offer it: its name, and how long it takes. */
  title: string
  small: string
  /** The closing round; `null`: the whole game. */
  rounds: number | null
  /** The closing round of the game that is offered afterwards. */
  next: number | null
}

/** Which parts of the game's cover (`cover-ID` in art/covers.svg) small pictures show, each as a `viewBox`. */
export interface Cover {
  guided: string
  lesson: string
}

/** What a chart shows of a position that everybody sees. Its name is the sentence `chart-ID`. */
export interface Chart {
  id: string
  /** What each line is about: a seat, or something else; then this is the id of its name, with its number. */
  by: 'seat' | `chart-of-${string}`
  values: (view: AnyView) => readonly number[]
  /** The colours of the lines, as numbers of seats; by default those of the seats. */
  colours?: readonly number[]
}

/** A game, as the rooms around it know it. Its sentences `ID-lede` and `ID-players` are in the shell.ftl of every language, its
sign `mark-ID` in art/signs.svg. */
export interface Manifest {
  /** The name by which records, tables and addresses find it. */
  id: string
  /** What it is called. */
  name: string
  terms: Terms
  guided: Guided
  cover: Cover
  /** The sign of a seat's crest, in art/signs.svg. */
  crest: (seat: number) => string
  /** The component of a seat at this game. */
  seated: () => Promise<{ default: Component<SeatedProps> }>
  /** The component of a moment of a record. */
  replayed: () => Promise<{ default: Component<ReplayedProps> }>
  /** What its books show: a sheet of symbols, and a component that draws a thing. */
  pictures: () => Promise<{ Sheet: Component; Drawn: Component<{ thing: Thing; size: number }> }>
  /** Its own pictures, for those who draw them. */
  gallery?: () => Promise<{ default: Component }>
  /** On which side of a wide table the log stands; notes about a moment lie over it. */
  logSide: 'left' | 'right'
  /** The rooms of sentences that it needs. */
  words: readonly string[]
  /** Whether steps from here stay with the player. Where others wait for each step, they do not. `before` and `after` are the
  table without and with the steps. */
  drafts: (choices: AnyChoices, before: AnyView, after: AnyView) => boolean
  /** Whether steps are kept: those of a turn that is taken back; and those that were tried out, to be done again when the turn
  comes. */
  carries: boolean
  /** What the list of games says about a position. */
  summary: (view: AnyView) => Omit<Summary, 'practice'>
  charts: readonly Chart[]
  /** What is built, for statistics: the thing that an action of a record builds, and its kind, by which the engine names it. */
  builds: { kind: string; of: (action: unknown) => string | null }
  /** An action as its own player sees it done, and back. */
  seen: (action: AnyAction) => AnySeenAction
  done: (seen: AnySeenAction) => AnyAction
}
