// Small pictures of tables of a server, as they were last seen in this browser. The server's list has none.

import type { Sketch } from '../engine/shelf.ts'

const KEY = 'princely.sketches'
/** The most that are remembered; the oldest go first. */
const MOST = 40

function all(): Record<string, Sketch> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, Sketch>) : {}
  } catch {
    return {}
  }
}

export function sketchOf(table: string): Sketch | null {
  const found = all()[table]
  return found && Array.isArray(found.marks) ? found : null
}

export function rememberSketch(table: string, sketch: Sketch) {
  const rest = Object.entries(all()).filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...rest.slice(1 - MOST), [table, sketch]])))
  } catch {
    // Then the cover of the game is shown.
  }
}
