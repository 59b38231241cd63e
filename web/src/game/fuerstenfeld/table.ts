// What a table of Fürstenfeld is given, and what it gives back. The seat view (engine) stands behind `preview`, `quote`
// and `Speech`; the board knows no rule.

import type { Link } from '../../engine/feed.ts'
import type { Tried } from '../../engine/engine.ts'
import type { Message, Refused, Seat } from '../../generated/core.ts'
import type { Action, Answer, Card, Choices, Good, Sale, View } from '../../generated/fuerstenfeld.ts'

export interface Person {
  name: string
  kind: 'person' | 'bot'
  /** A bot's level, as the id of a word. */
  level: string | null
  here: boolean
}

/** The steps of an open turn, which stay with the player until they are sent. */
export interface Draft {
  steps: number
  undone: number
  /** Whether the last act is on its way to the host. */
  pending: boolean
  /** Whether a turn that was sent can still be taken back. */
  back: boolean
}

/** One line of the log. */
export interface LogLine {
  /** The version of the entry it tells about; leads to that moment. */
  version: number
  seat: Seat | null
  text: string
  /** The thing of the board that it is about. */
  anchor: string | null
  /** Whether it cost the viewer something. */
  hurts: boolean
}

/** A moment that is looked back at. */
export interface Moment {
  version: number
  last: number
}

/** What a bot would do, in words. */
export type Hint = { is: 'none' } | { is: 'asked' } | { is: 'given'; steps: string[]; expected: number | null }

export type Intent =
  | { type: 'act'; actions: Action[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'restart' }
  | { type: 'rematch' }
  /** A moment, or the present. */
  | { type: 'look'; version: number | null }
  | { type: 'hint' }
  | { type: 'drop_hint' }
  | { type: 'take_hint' }
  | { type: 'leave' }
  | { type: 'export' }

/** Names and sentences of the engine, in the reader's language. */
export interface Speech {
  card(card: Card): string
  good(good: Good): string
  sentence(message: Message): string
}

export interface Table {
  view: View
  choices: Choices | null
  people: Person[]
  log: LogLine[]
  draft: Draft
  connection: Link
  /** The position at the viewer's last act, and its version; what differs from it is marked. */
  since: { version: number; view: View } | null
  /** All palace price cards, the first one first. */
  palacePrices: number[]
  moment: Moment | null
  /** `null` where nobody may ask. */
  hint: Hint | null
  /** The rule that stood against the latest act. */
  refused: Refused | null
  /** Whether something was taken back that others had answered. */
  practice: boolean
  /** What would happen after the steps so far. */
  preview(actions: Action[]): Tried | null
  /** What a sale would bring. */
  quote(sale: Sale): Answer | null
}
