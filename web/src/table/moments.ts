// The moments of a game that one can look back at. What was taken back is none, nor is the taking back, nor what is only
// proposed and answered: stepping through them one would see the same table again, or one that nobody played on.

import type { Message } from '../generated/core.ts'
import type { SeenEntry } from '../generated/protocol.ts'

/** The entries that were not taken back, without the taking back. */
export function standing(entries: readonly SeenEntry[]): SeenEntry[] {
  const gone = new Set(entries.flatMap((entry) => (entry.type === 'undo' ? entry.takes_back : [])))
  return entries.filter((entry) => !gone.has(entry.version) && entry.type !== 'undo')
}

/** Where in what happened at an act the turn of its player ends, as a number of messages; `null` if nothing follows. */
export type TurnEnds = (events: readonly Message[]) => number | null

/** What changes nothing at the table. */
const ASIDE: ReadonlySet<string> = new Set<SeenEntry['type']>(['offer', 'answer', 'pause', 'resume'])

/** The versions after which the table stood as it was played, the set-up first. Before the set-up there is nothing to see. */
export function momentsOf(entries: readonly SeenEntry[]): number[] {
  const played = standing(entries).filter(({ type }) => !ASIDE.has(type))
  return [...(played[0]?.type === 'chance' ? [] : [0]), ...played.map(({ version }) => version)]
}

/** An act of which all steps were sent at once and whose last step ended more than the turn of its player is two moments: the turn,
and what followed from its end. The first of them has a version of its own, half a step before. */
export function isDouble(entry: SeenEntry | undefined, events: readonly Message[], turnEnds: TurnEnds): boolean {
  return entry?.type === 'act' && entry.steps.length > 1 && turnEnds(events) !== null
}
export const halfBefore = (version: number): number => version - 0.5

/** Such an act without its last step. */
export function ownPart(entry: SeenEntry): SeenEntry {
  return entry.type === 'act' ? { ...entry, steps: entry.steps.slice(0, -1) } : entry
}

/** The latest of some moments that is not later than a version. */
export function momentAt(moments: readonly number[], version: number): number {
  return moments.findLast((each) => each <= version) ?? moments[0] ?? 0
}
