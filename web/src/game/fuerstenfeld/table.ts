// What a table of Fürstenfeld gets and what it returns. The seat view (engine) answers `preview`, `quote` and `Speech`; the
// board knows no rule.

import type { Link } from '../../engine/feed.ts'
import type { Tried } from '../../engine/engine.ts'
import type { Message, Refused } from '../../generated/core.ts'
import type { Action, Answer, Card, Choices, Good, Options, Sale, View } from '../../generated/fuerstenfeld.ts'
import type { Ended } from '../../table/company.svelte.ts'
import type { Draft, Hint, Intent as AnyIntent, Line, Moment, Person, Trial, Trouble } from '../../table/seating.svelte.ts'
import type { Round } from './result/result.ts'

export type { Draft, Hint, Moment, Person, Trial } from '../../table/seating.svelte.ts'
export type Intent = AnyIntent<Action>

/** One line of the log. */
export interface LogLine extends Line {
  /** The thing of the board that it is about. */
  anchor: string | null
  /** Whether it cost the viewer something. */
  hurts: boolean
}

/** Names and sentences of the engine, in the reader's language. */
export interface Speech {
  card(card: Card): string
  good(good: Good): string
  sentence(message: Message): string
  action(action: Action): string
}

export interface Table {
  view: View
  choices: Choices | null
  people: Person[]
  log: LogLine[]
  draft: Draft
  trial: Trial
  connection: Link
  /** The position at the viewer's last act, and its version; what differs from it is marked. */
  since: { version: number; view: View } | null
  variant: Options['variant']
  /** All palace price cards, the first one first. */
  palacePrices: number[]
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
  /** Who has won, as the table knows it (`null`: as the board shows it), and who cannot win because they left. */
  outcome: { winners: readonly number[] | null; gone: readonly number[] }
  /** The rounds of each seat, once the game is over. */
  course: Round[][] | null
  /** Keeps what is being prepared, as text; `null` if nothing is kept. */
  desk: { recall(): string | null; remember(text: string): void } | null
  /** What would happen after the steps so far. */
  preview(actions: Action[]): Tried | null
  /** Whose turn it is, and how much time everybody has, to be spoken. */
  turn(): string
  /** What a sale would bring. */
  quote(sale: Sale): Answer | null
}
