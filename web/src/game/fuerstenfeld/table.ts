// What a table of Fürstenfeld is given, and what it gives back. The seat view (engine) stands behind `preview` and
// `say`; the board knows no rule.

import type { Action, Card, Choices, Good, Message, Preview, Seat, View } from './types.ts'

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
}

/** One line of the log. A part that names a thing of the board can be pointed at. */
export interface LogLine {
  /** The version after this line; leads to that moment. */
  version: number
  seat: Seat | null
  parts: LogPart[]
  /** Whether it cost the viewer something. */
  hurts: boolean
}
export type LogPart = string | { text: string; anchor: string }

export type Connection =
  | { is: 'local' }
  | { is: 'open' }
  | { is: 'lost'; since: number }
  | { is: 'outdated' }

export type Intent =
  | { type: 'act'; actions: Action[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'restart' }
  | { type: 'rematch' }
  | { type: 'look'; version: number }
  | { type: 'rule'; rule: string }
  | { type: 'leave' }

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
  connection: Connection
  /** The position at the viewer's last act; what differs from it is marked. */
  since: View | null
  preview(actions: Action[]): Preview
}
