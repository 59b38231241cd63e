// The reviews that this device keeps: by the game and the seat, whatever file or address the game came from. A game is looked at
// only once.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Review } from '../generated/protocol.ts'
import { keyOf } from './drawer.ts'
import type { Entry } from './study.ts'

/** What a review counts as: another engine may find something else, so that it looks again. */
const EDITION = 1

export interface KeptReview {
  /** The key of the game, and the seat. */
  key: string
  edition: number
  review: Review
  /** Whether it is only a first look. */
  glanced: boolean
  /** Where the record is found: the id of its replay. `file` lasts no longer than the tab. */
  replay: string
  /** When the game was played, if that is known, else when it was looked at: milliseconds since 1970. */
  when: number
  /** Whether the seat is the reader's own. */
  mine: boolean
  /** Decisions that the reader has found something better for, as places in the list. */
  solved: number[]
}

interface Stores extends DBSchema {
  reviews: { key: string; value: KeptReview }
}

let opening: Promise<IDBPDatabase<Stores> | null> | null = null
const memory = new Map<string, KeptReview>()

function opened(): Promise<IDBPDatabase<Stores> | null> {
  opening ??= openDB<Stores>('princely-reviews', 1, {
    upgrade: (db) => void db.createObjectStore('reviews', { keyPath: 'key' }),
  }).catch(() => null)
  return opening
}

/** The key of a review. */
export function reviewKey(record: string, seat: number): string {
  const { setup, log } = JSON.parse(record) as { setup: unknown; log: Entry[] }
  // What a trace adds to an entry is no part of what was played.
  const plain = log.map((entry): Entry => ('draw' in entry ? { draw: entry.draw } : { seat: entry.seat, action: entry.action }))
  return `${keyOf(setup, plain)} ${seat}`
}

export async function keptReview(key: string): Promise<KeptReview | null> {
  const db = await opened()
  const kept = (await db?.get('reviews', key)) ?? memory.get(key) ?? null
  return kept?.edition === EDITION ? kept : null
}

export async function keepReview(kept: Omit<KeptReview, 'edition'>): Promise<KeptReview> {
  const whole = { ...kept, edition: EDITION }
  memory.set(whole.key, whole)
  const db = await opened()
  // What the browser does not store lasts as long as the page.
  await db?.put('reviews', whole).catch(() => undefined)
  return whole
}

/** All reviews of the reader's own seats, the oldest game first. */
export async function ownReviews(): Promise<KeptReview[]> {
  const db = await opened()
  const all = (await db?.getAll('reviews')) ?? [...memory.values()]
  return all.filter(({ mine, edition }) => mine && edition === EDITION).sort((a, b) => a.when - b.when)
}

/** Notes that something better was found for a decision. */
export async function solve(key: string, decision: number) {
  const kept = await keptReview(key)
  if (kept && !kept.solved.includes(decision)) await keepReview({ ...kept, solved: [...kept.solved, decision] })
}
