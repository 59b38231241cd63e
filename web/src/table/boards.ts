// The games that can be played here: what a table needs to know of each. Everything else at a table is the same for all.

import type { Component, Snippet } from 'svelte'
import type { Engine } from '../engine/engine.ts'
import type { Summary } from '../engine/shelf.ts'
import type { Message } from '../generated/core.ts'
import type * as fuerstenfeld from '../generated/fuerstenfeld.ts'
import type { AnyAction, AnyChoices, AnyOptions, AnySeenAction, AnyView } from '../generated/games.ts'
import type * as principati from '../generated/principati.ts'
import type { GameId } from '../shell/router.ts'
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

export interface Board {
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

export const BOARDS: Record<GameId, Board> = {
  fuerstenfeld: {
    seated: () => import('../game/fuerstenfeld/Seated.svelte'),
    replayed: () => import('../game/fuerstenfeld/Replayed.svelte'),
    words: ['board'],
    carries: false,
    drafts: (choices) => ['sell', 'build', 'discard'].includes((choices as fuerstenfeld.Choices).type),
    summary: (view) => {
      const { round, to_act, phase, end } = view as fuerstenfeld.View
      return { round, to_act, over: phase === 'over', winners: end.winners ?? [] }
    },
    seen: (action) => action as AnySeenAction,
    done: (seen) => seen as AnyAction,
  },
  principati: {
    seated: () => import('../game/principati/Seated.svelte'),
    replayed: () => import('../game/principati/Replayed.svelte'),
    words: ['board', 'principati'],
    carries: true,
    // Choices that are made in secret are sent one by one; after them a draft holds the steps of one phase. A step that ends a
    // phase and begins the next still ends it.
    drafts: (choices, before, after) => {
      const [was, is] = [before as principati.View, after as principati.View]
      return !['draft', 'reserve'].includes((choices as principati.Choices).offer.type) && was.phase === is.phase && was.round === is.round
    },
    summary: (view) => {
      const { round, to_act, phase, winners } = view as principati.View
      return { round, to_act, over: phase === 'over', winners: winners ?? [] }
    },
    seen: (action) => ({ type: 'open', action: action as principati.Action }),
    done: (seen) => ('action' in seen ? seen.action : (seen as AnyAction)),
  },
}
