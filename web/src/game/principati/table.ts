// What a table of Principati Duello gets and what it returns. The seat view (engine) answers `preview`, `answer` and `Speech`;
// the table knows no rule.

import type { Link } from '../../engine/feed.ts'
import type { Tried } from '../../engine/engine.ts'
import type { Message, Refused } from '../../generated/core.ts'
import type { Hex } from '../../generated/hex.ts'
import type { Action, Answer, Choices, Options, Phase, Question, View } from '../../generated/principati.ts'
import type { Ended } from '../../table/company.svelte.ts'
import type { Draft, Hint, Intent as AnyIntent, Line, Moment, Person, Trial, Trouble } from '../../table/seating.svelte.ts'
import type { Deal } from './log/log.ts'
import type { Kinds } from './tiles/catalogue.ts'

export type { Draft, Hint, Person } from '../../table/seating.svelte.ts'
export interface LogLine extends Line {
  /** The cells it speaks of. */
  cells: Hex[]
  /** What was sold or bought. */
  deal?: Deal | null
}
export type Intent = AnyIntent<Action>

/** Names and sentences of the engine, in the reader's language. */
export interface Speech {
  /** `kind`: building, good, order, plan, feature, category, score, phase, direction, reason, vehicle, board, row. */
  name(kind: string, id: string): string
  sentence(message: Message): string
  action(action: Action): string
}

export interface Table {
  view: View
  choices: Choices | null
  kinds: Kinds
  /** Which game it is: base or Miners. */
  variant: Options['variant']
  people: Person[]
  log: LogLine[]
  draft: Draft
  trial: Trial
  connection: Link
  /** The position at the viewer's last act; what differs from it is marked. */
  since: { version: number; view: View } | null
  /** The cells on which the others laid their latest tiles. */
  laid: Hex[]
  /** A moment that is looked back at. */
  moment: Moment | null
  /** `null` if nobody may ask. */
  hint: Hint | null
  /** At a reviewed decision of a record: what was done, and what would have been better. */
  reviewed?: { done: Action[]; better: Action[] } | null
  /** The rule that forbade the latest act. */
  refused: Refused | null
  /** What the host could not do. */
  trouble: Trouble | null
  /** Whether the table waits for the viewer, whatever is looked at or tried out meanwhile. */
  mine: boolean
  /** Whether something was taken back that others had answered. */
  practice: boolean
  /** How the game ended, if it was not played to its end. */
  ended: Ended | null
  /** Whose turn it is, and how much time everybody has, to be spoken. */
  turn(): string
  /** What would happen after the steps so far. */
  preview(actions: Action[]): Tried | null
  /** The answer to a question, after the steps so far. */
  answer(question: Question): Answer | null
  /** Whether the viewer can do nothing but end the phase. */
  idle: boolean
  /** Phases that the page has ended for the viewer since the last act, because nothing could be done in them. */
  passed: Phase[]
  /** How the game went: the entries after which a round began, and the last one; `null` if that is not known. */
  course: { versions: number[]; at(version: number): View | null } | null
  /** What the viewer made in the latest production phase that is over. */
  made: Action[]
}
