// The reader's part of the luck of an online game: a number that nobody knows until all have sat down.

import { engine } from '../engine/engine.ts'
import { randomId } from '../core/id.ts'

const key = (table: string) => `princely.nonce.${table}`

/** Makes a number for a table, remembers it here, and returns its hash. `null` if it cannot be remembered. */
export async function commitTo(table: string): Promise<string | null> {
  try {
    const nonce = randomId() + randomId()
    const sum = (await engine()).commitment(nonce)
    localStorage.setItem(key(table), nonce)
    return sum
  } catch {
    return null
  }
}

export function nonceOf(table: string): string | null {
  try {
    return localStorage.getItem(key(table))
  } catch {
    return null
  }
}
