// The moments of a game that one can look back at. What was taken back is none, nor is the taking back, nor what is only
// proposed and answered: stepping through them one would see the same table again, or one that nobody played on.

import type { SeenEntry } from '../generated/protocol.ts'

/** The entries that were not taken back, without the taking back. */
export function standing(entries: readonly SeenEntry[]): SeenEntry[] {
  const gone = new Set(entries.flatMap((entry) => (entry.type === 'undo' ? entry.takes_back : [])))
  return entries.filter((entry) => !gone.has(entry.version) && entry.type !== 'undo')
}

/** What changes nothing at the table. */
const ASIDE: ReadonlySet<string> = new Set<SeenEntry['type']>(['offer', 'answer', 'pause', 'resume'])

/** The versions after which the table stood as it was played, the set-up first. Before the set-up there is nothing to see. */
export function momentsOf(entries: readonly SeenEntry[]): number[] {
  const played = standing(entries).filter(({ type }) => !ASIDE.has(type))
  return [...(played[0]?.type === 'chance' ? [] : [0]), ...played.map(({ version }) => version)]
}

/** An act that ended more than the turn of its player is two moments (the engine says so): the turn, and what followed from its end.
The first of them has a version of its own, half a step before. */
export const halfBefore = (version: number): number => version - 0.5

/** Such an act without its last step. */
export function ownPart(entry: SeenEntry): SeenEntry {
  return entry.type === 'act' ? { ...entry, steps: entry.steps.slice(0, -1) } : entry
}

/** The latest of some moments that is not later than a version. */
export function momentAt(moments: readonly number[], version: number): number {
  return moments.findLast((each) => each <= version) ?? moments[0] ?? 0
}
