// The games of this page, found by their names. The app registers them when the page starts (app/games.ts), so that no room below
// it has to know which games there are.

import type { Manifest } from './manifest.ts'

const known = new Map<string, Manifest>()

export function register(...manifests: Manifest[]) {
  for (const manifest of manifests) known.set(manifest.id, manifest)
}

/** All of them, in the order in which they were registered. */
export const games = (): Manifest[] => [...known.values()]

/** The game of this name; throws if there is none, because the page is older than the table. */
export function gameOf(id: string): Manifest {
  const found = known.get(id)
  if (!found) throw new Error(`this page knows no game '${id}'`)
  return found
}

export const isKnown = (id: string): boolean => known.has(id)

/** What a game is called. A game that this page does not know keeps its id. */
export function nameOf(id: string): string {
  return known.get(id)?.name ?? id
}
