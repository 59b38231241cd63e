// The moments of a game that one can look back at. What was taken back is none, nor is the taking back, nor what is only
// proposed and answered: stepping through them one would see the same table again, or one that nobody played on.

import type { SeenEntry } from '../generated/protocol.ts'

/** The entries that were not taken back, without the taking back. */
export function standing(entries: readonly SeenEntry[]): SeenEntry[] {
  const gone = new Set(entries.flatMap((entry) => (entry.type === 'undo' ? entry.takes_back : [])))
  return entries.filter((entry) => !gone.has(entry.version) && entry.type !== 'undo')
}

/** The versions after which the table stood as it was played, the set-up first. */
export function momentsOf(entries: readonly SeenEntry[]): number[] {
  const played = standing(entries).filter(({ type }) => type !== 'offer' && type !== 'answer')
  return [0, ...played.map(({ version }) => version)]
}

/** The latest of some moments that is not later than a version. */
export function momentAt(moments: readonly number[], version: number): number {
  return moments.findLast((each) => each <= version) ?? 0
}
