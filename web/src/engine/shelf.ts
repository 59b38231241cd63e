// The games of this device. A game is what it began with and its journal; everything else follows from them. Entries are
// written once: if a version is there already, another tab has written it, and this tab reads again.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'
import type { Opening, Version } from './engine.ts'
import type { Seat } from '../generated/core.ts'
import type { Review } from '../generated/protocol.ts'
import type { GameId } from '../core/router.ts'

export interface Kept {
  id: string
  game: GameId
  opening: Opening
  /** The seats that are played at this device. */
  mine: Seat[]
  /** When it began and when something happened last: milliseconds since 1970. */
  began: number
  touched: number
  /** What the guide has taught so far; `null` in a game without a guide. */
  learned: string[] | null
  /** Whether it counts as practice: it was begun again from a moment of another game. */
  practice?: boolean
  /** Where it comes from, if it tries out a line of a study: the id of the replay, the line, and after how many entries. */
  study?: { replay: string; line: string; at: number }
  /** What is to be found there, if it is an exercise. It is no game of the reader's, and not listed. */
  exercise?: Exercise
  /** What the reader calls it; without this it is called after its players. */
  name?: string
  /** What the list of games says about it. */
  summary: Summary
}

/** A decision that is tried again: the position before it stands on the table. */
export interface Exercise {
  /** The record of the game, its review, and the key under which that is kept. */
  record: string
  review: Review
  key: string
  replay: string
  /** Which decision of the review, and after how many entries of the record. */
  decision: number
  at: number
  seat: Seat
  /** Whether what is better is shown. */
  shows: boolean
  /** What the reader comes back to. */
  from: 'review' | 'statistics'
}

/** A small picture of a table: what lies where, in units of one thing, and the name of its colour (styles/tokens.css). */
export interface Sketch {
  shape: 'hexagon' | 'card'
  marks: readonly (readonly [x: number, y: number, colour: string])[]
}

export interface Summary {
  round: number
  /** Who is to act. */
  to_act: Seat[]
  over: boolean
  winners: Seat[]
  /** Whether something was taken back that others had answered. */
  practice: boolean
  /** What counts, by seat. Games that were kept by an older page have neither this nor a picture. */
  scores?: readonly number[]
  sketch?: Sketch
}

export const FRESH: Summary = { round: 0, to_act: [], over: false, winners: [], practice: false }

export interface Entry {
  version: Version
  text: string
}

export interface Shelf {
  put(game: Kept): Promise<void>
  get(id: string): Promise<Kept | null>
  /** The games of the reader, the latest first. */
  list(): Promise<Kept[]>
  /** The texts of its entries after a version. */
  journal(id: string, since?: Version): Promise<string[]>
  /** Adds entries, all or none; `false` if one of the versions is taken. */
  append(id: string, entries: readonly Entry[], now: number): Promise<boolean>
  note(id: string, summary: Summary): Promise<void>
  learn(id: string, learned: string[]): Promise<void>
  /** Gives a game a name; an empty one takes it away. */
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
}

interface Stores extends DBSchema {
  games: { key: string; value: Kept }
  entries: { key: [string, number]; value: Entry & { game: string } }
}

/** The shelf of this browser; in memory if the browser stores nothing. */
export async function openShelf(): Promise<Shelf> {
  try {
    const upgrade = (db: IDBPDatabase<Stores>) => {
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('entries', { keyPath: ['game', 'version'] })
    }
    return new Database(await openDB<Stores>('princely', 1, { upgrade }))
  } catch {
    return new Memory()
  }
}

class Database implements Shelf {
  readonly #db: IDBPDatabase<Stores>

  constructor(db: IDBPDatabase<Stores>) {
    this.#db = db
  }

  put(game: Kept): Promise<void> {
    return this.#write(['games'], (work) => [work.objectStore('games').put(game)])
  }

  async get(id: string): Promise<Kept | null> {
    return (await this.#db.get('games', id)) ?? null
  }

  async list(): Promise<Kept[]> {
    return listed(await this.#db.getAll('games'))
  }

  async journal(id: string, since: Version = 0): Promise<string[]> {
    return (await this.#db.getAll('entries', ofGame(id, since))).map(({ text }) => text)
  }

  async append(id: string, entries: readonly Entry[], now: number): Promise<boolean> {
    try {
      await this.#write(['entries', 'games'], (work) => [
        ...entries.map(({ version, text }) => work.objectStore('entries').add({ game: id, version, text })),
        touch(work, id, { touched: now }),
      ])
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false
      throw error
    }
  }

  note(id: string, summary: Summary): Promise<void> {
    return this.#write(['games'], (work) => [touch(work, id, { summary })])
  }

  learn(id: string, learned: string[]): Promise<void> {
    return this.#write(['games'], (work) => [touch(work, id, { learned })])
  }

  rename(id: string, name: string): Promise<void> {
    return this.#write(['games'], (work) => [touch(work, id, { name })])
  }

  remove(id: string): Promise<void> {
    return this.#write(['games', 'entries'], (work) => [
      work.objectStore('games').delete(id),
      work.objectStore('entries').delete(ofGame(id)),
    ])
  }

  /** Resolves when it is on the disk. */
  async #write(names: StoreNames<Stores>[], jobs: (work: Work) => Promise<unknown>[]): Promise<void> {
    const work = this.#db.transaction(names, 'readwrite', { durability: 'strict' })
    await Promise.all([...jobs(work), work.done])
  }
}

const listed = (games: Kept[]) => games.filter(({ exercise }) => !exercise).sort((a, b) => b.touched - a.touched)

type Work = IDBPTransaction<Stores, StoreNames<Stores>[], 'readwrite'>

function ofGame(id: string, since: Version = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, since], [id, Infinity], true)
}

/** Changes a game that is there; a game that was removed meanwhile is not added again. */
async function touch(work: Work, id: string, change: Partial<Kept>) {
  const games = work.objectStore('games')
  const game = await games.get(id)
  if (game) await games.put({ ...game, ...change })
}

/** A shelf that lasts as long as the page. */
export class Memory implements Shelf {
  readonly #games = new Map<string, Kept>()
  readonly #journals = new Map<string, string[]>()

  async put(game: Kept) {
    this.#games.set(game.id, game)
  }
  async get(id: string) {
    return this.#games.get(id) ?? null
  }
  async list() {
    return listed([...this.#games.values()])
  }
  async journal(id: string, since: Version = 0) {
    return (this.#journals.get(id) ?? []).slice(since)
  }
  async append(id: string, entries: readonly Entry[], now: number) {
    const journal = this.#journals.get(id) ?? []
    if (entries.some(({ version }, index) => version !== journal.length + index + 1)) return false
    this.#journals.set(id, [...journal, ...entries.map(({ text }) => text)])
    const game = this.#games.get(id)
    if (game) this.#games.set(id, { ...game, touched: now })
    return true
  }
  async note(id: string, summary: Summary) {
    const game = this.#games.get(id)
    if (game) this.#games.set(id, { ...game, summary })
  }
  async learn(id: string, learned: string[]) {
    const game = this.#games.get(id)
    if (game) this.#games.set(id, { ...game, learned })
  }
  async rename(id: string, name: string) {
    const game = this.#games.get(id)
    if (game) this.#games.set(id, { ...game, name })
  }
  async remove(id: string) {
    this.#games.delete(id)
    this.#journals.delete(id)
  }
}
