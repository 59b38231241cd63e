// A record that is watched: where its rounds and turns begin, and how one leaps from one to the next.

import type { Seat } from '../generated/core.ts'

/** What is known of a moment of a record. */
export interface Mark {
  round: number
  /** Who acts next; `null`: chance, or nobody any more. */
  seat: Seat | null
}

/** What a leap goes to: the next round, turn or decision of anybody, or the next turn of one seat. */
export type Leap = 'round' | 'turn' | 'decision' | Seat

export interface Tape {
  /** One for each moment. */
  marks: readonly Mark[]
  /** Whether more than one thing was possible at the nth moment. */
  isOpen(nth: number): boolean
  /** Whether it runs by itself. */
  runs: boolean
  run(): void
  /** Whether it is not the record itself but another line, which somebody has tried out. */
  tried: boolean
  /** What somebody has noted at the moment. */
  note: string | null
  /** Whether it stands inside somebody else's page. */
  framed: boolean
}

type Marked = Pick<Tape, 'marks' | 'isOpen'>

/** Whether a leap can end at a moment. */
function lands({ marks, isOpen }: Marked, at: number, leap: Leap): boolean {
  const { round, seat } = marks[at]!
  const before = marks[at - 1]
  if (leap === 'round') return before === undefined || before.round !== round
  if (leap === 'decision') return seat !== null && isOpen(at)
  if (seat === null || (typeof leap === 'number' && seat !== leap)) return false
  // Draws of a turn do not begin it anew.
  const last = marks.slice(0, at).findLast((mark) => mark.seat !== null)
  return last === undefined || last.seat !== seat || last.round !== round
}

/** Where a leap from a moment ends; at the beginning or the end if there is nothing more to leap to. */
export function leapFrom(tape: Marked, at: number, by: 1 | -1, leap: Leap): number {
  const { length } = tape.marks
  for (let to = at + by; to >= 0 && to < length; to += by) if (lands(tape, to, leap)) return to
  return by < 0 ? 0 : Math.max(length - 1, 0)
}

/** What leaps go to, for as long as the page lasts. */
export const leaps = $state<{ to: Leap }>({ to: 'turn' })
