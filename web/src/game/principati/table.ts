// What a table of Principati Duello is given, and what it gives back. The seat view (engine) stands behind `preview`,
// `answer` and `Speech`; the table knows no rule.

import type { Link } from '../../engine/feed.ts'
import type { Tried } from '../../engine/engine.ts'
import type { Message, Refused, Seat } from '../../generated/core.ts'
import type { Hex } from '../../generated/hex.ts'
import type { Action, Answer, Choices, Question, View } from '../../generated/principati.ts'
import type { Kinds } from './catalogue.ts'

export interface Person {
  name: string
  kind: 'person' | 'bot'
  /** A bot's level, as the id of a word. */
  level: string | null
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

export interface LogLine {
  version: number
  seat: Seat | null
  text: string
}

/** What a bot would do, in words. */
export type Hint = { is: 'none' } | { is: 'asked' } | { is: 'given'; steps: string[] }

export type Intent =
  | { type: 'act'; actions: Action[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'restart' }
  | { type: 'look'; version: number | null }
  | { type: 'hint' }
  | { type: 'drop_hint' }
  | { type: 'take_hint' }
  | { type: 'rematch' }
  | { type: 'export' }
  | { type: 'leave' }

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
  people: Person[]
  log: LogLine[]
  draft: Draft
  connection: Link
  /** The position at the viewer's last act; what differs from it is marked. */
  since: { version: number; view: View } | null
  /** The cells on which the others laid their latest tiles. */
  laid: Hex[]
  /** A moment that is looked back at. */
  moment: { version: number; last: number } | null
  /** `null` where nobody may ask. */
  hint: Hint | null
  /** The rule that stood against the latest act. */
  refused: Refused | null
  /** Whether something was taken back that others had answered. */
  practice: boolean
  /** What would happen after the steps so far. */
  preview(actions: Action[]): Tried | null
  /** The answer to a question, after the steps so far. */
  answer(question: Question): Answer | null
  /** What the viewer made in the latest production phase that is over. */
  made: Action[]
  /** What a bot would make from here to the end of the production phase; `null` where nobody may ask. */
  plan: (() => Action[]) | null
}
