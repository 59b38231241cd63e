// The record that is being watched. It lasts as long as the tab, even after a reload.

import { LEVELS } from '../table/opening.ts'

const KEY = 'princely.record'
let text: string | null = null

export function keepRecord(record: string) {
  text = record
  try {
    sessionStorage.setItem(KEY, record)
  } catch {
    // It is too long for the browser's storage, so it lasts only as long as the page.
  }
}

export function keptRecord(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEY)
  } catch {
    return text
  }
}

/** The records of a file: one as a whole, or one on each line. */
export function recordsIn(file: string): string[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '')
  const each = lines.every((line) => line.trimStart().startsWith('{') && line.trimEnd().endsWith('}'))
  return each && lines.length > 0 ? lines : [file]
}

/** Who sits somewhere, as far as a record tells. */
export interface Sitter {
  name: string | null
  /** A bot's level. */
  level: string | null
}

interface Read {
  meta?: { names?: unknown; bots?: unknown; seats?: unknown } | null
}

/** The players of a record. Nothing of what it says about them was checked. */
export function sittersOf(record: string, seats: number): Sitter[] {
  const { meta } = JSON.parse(record) as Read
  const listed = (value: unknown, seat: number): string | null => {
    const said: unknown = Array.isArray(value) ? value[seat] : null
    return typeof said === 'string' && said.trim() !== '' ? said.trim().slice(0, 40) : null
  }
  return Array.from({ length: seats }, (_, seat) => {
    const bot = listed(meta?.bots, seat) ?? listed(meta?.seats, seat)
    return { name: listed(meta?.names, seat), level: (LEVELS as readonly (string | null)[]).includes(bot) ? bot : null }
  })
}

/** Which entry of a record breaks which rule, if that is the trouble with it. The engine says "entry 12: P-PLACE-03: …". */
export function brokenAt(trouble: string): { entry: number; rule: string } | null {
  const [, entry, rule] = /^entry (\d+): ([FP]-[A-Z]+-\d+):/.exec(trouble) ?? []
  return entry && rule ? { entry: Number(entry), rule } : null
}

/** Who acts in each entry of a record that the engine has verified; `null` where chance decides. The first is entry 1. */
export function actorsOf(record: string): (number | null)[] {
  const { log } = JSON.parse(record) as { log: { seat?: number }[] }
  return log.map(({ seat }) => seat ?? null)
}
