// What the page needs to know of a game. Everything else at a table is the same for all games.

import type { Component, Snippet } from 'svelte'
import type { Engine } from '../engine/engine.ts'
import type { Summary } from '../engine/shelf.ts'
import type { Message } from '../generated/core.ts'
import type { AnyAction, AnyChoices, AnyOptions, AnySeenAction, AnyView } from '../generated/games.ts'
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
  /** What the host of the table adds to the top line. */
  extra?: Snippet
}

/** A line about a record. */
export interface ReplayedLine {
  /** The entry of the record that it tells about. */
  version: number
  text: string
  /** What the text was made of. */
  message: Message
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
  extra: Snippet
  /** Goes to another moment; `null` leaves the record. */
  onlook: (version: number | null) => void
}

export interface Manifest {
  /** The name by which records, tables and addresses find it. */
  id: string
  /** What it is called. */
  name: string
  /** The component of a seat at this game. */
  seated: () => Promise<{ default: Component<SeatedProps> }>
  /** The component of a moment of a record. */
  replayed: () => Promise<{ default: Component<ReplayedProps> }>
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
  /** An action as its own player sees it done, and back. */
  seen: (action: AnyAction) => AnySeenAction
  done: (seen: AnySeenAction) => AnyAction
}
