// The games of this device. A game is what it began with and its journal; everything else follows from them. Entries are
// written once: if a version is there already, another tab has written it, and this tab reads again.

import type { Opening, Version } from './engine.ts'
import type { Seat } from '../generated/core.ts'
import type { GameId } from '../core/router.ts'

export interface Kept {
  id: string
  game: GameId
  opening: Opening
  /** Any number: the seed of the bots' random choices. */
  whims: number
  /** The seats that are played at this device. */
  mine: Seat[]
  /** When it began and when something happened last: milliseconds since 1970. */
  began: number
  touched: number
  /** What the guide has taught so far; `null` in a game without a guide. */
  learned: string[] | null
  /** Whether it counts as practice: it was begun again from a moment of another game. */
  practice?: boolean
  /** What the list of games says about it. */
  summary: Summary
}

export interface Summary {
  round: number
  /** Who is to act. */
  to_act: Seat[]
  over: boolean
  winners: Seat[]
  /** Whether something was taken back that others had answered. */
  practice: boolean
}

export const FRESH: Summary = { round: 0, to_act: [], over: false, winners: [], practice: false }

export interface Entry {
  version: Version
  text: string
}

export interface Shelf {
  put(game: Kept): Promise<void>
  get(id: string): Promise<Kept | null>
  list(): Promise<Kept[]>
  journal(id: string): Promise<string[]>
  /** Adds entries, all or none; `false` if one of the versions is taken. */
  append(id: string, entries: readonly Entry[], now: number): Promise<boolean>
  note(id: string, summary: Summary): Promise<void>
  learn(id: string, learned: string[]): Promise<void>
  remove(id: string): Promise<void>
}

const NAME = 'princely'
const GAMES = 'games'
const ENTRIES = 'entries'

/** The shelf of this browser; in memory if the browser stores nothing. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new Database(await opened())
  } catch {
    return new Memory()
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' })
      request.result.createObjectStore(ENTRIES, { keyPath: ['game', 'version'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })
}

class Database implements Shelf {
  readonly #db: IDBDatabase

  constructor(db: IDBDatabase) {
    this.#db = db
  }

  put(game: Kept): Promise<void> {
    return this.#write([GAMES], (games) => games!.put(game))
  }

  async get(id: string): Promise<Kept | null> {
    return (await this.#read<Kept | undefined>(GAMES, (games) => games.get(id))) ?? null
  }

  async list(): Promise<Kept[]> {
    const games = await this.#read<Kept[]>(GAMES, (all) => all.getAll())
    return games.sort((a, b) => b.touched - a.touched)
  }

  async journal(id: string): Promise<string[]> {
    const rows = await this.#read<Entry[]>(ENTRIES, (entries) => entries.getAll(ofGame(id)))
    return rows.map(({ text }) => text)
  }

  append(id: string, entries: readonly Entry[], now: number): Promise<boolean> {
    return this.#write([ENTRIES, GAMES], (rows, games) => {
      for (const { version, text } of entries) rows!.add({ game: id, version, text })
      touch(games!, id, (game) => ({ ...game, touched: now }))
    }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false
        throw error
      },
    )
  }

  note(id: string, summary: Summary): Promise<void> {
    return this.#write([GAMES], (games) => touch(games!, id, (game) => ({ ...game, summary })))
  }

  learn(id: string, learned: string[]): Promise<void> {
    return this.#write([GAMES], (games) => touch(games!, id, (game) => ({ ...game, learned })))
  }

  remove(id: string): Promise<void> {
    return this.#write([GAMES, ENTRIES], (games, entries) => {
      games!.delete(id)
      entries!.delete(ofGame(id))
    })
  }

  /** Resolves when it is on the disk. */
  #write(names: string[], job: (...stores: IDBObjectStore[]) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const work = this.#db.transaction(names, 'readwrite', { durability: 'strict' })
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error ?? new Error('not stored'))
      job(...names.map((name) => work.objectStore(name)))
    })
  }

  #read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const request = ask(this.#db.transaction(name, 'readonly').objectStore(name))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('not read'))
    })
  }
}

function ofGame(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity])
}

/** Changes a game that is there; a game that was removed meanwhile is not added again. */
function touch(games: IDBObjectStore, id: string, change: (game: Kept) => Kept) {
  const request = games.get(id) as IDBRequest<Kept | undefined>
  request.onsuccess = () => {
    if (request.result) games.put(change(request.result))
  }
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
    return [...this.#games.values()].sort((a, b) => b.touched - a.touched)
  }
  async journal(id: string) {
    return [...(this.#journals.get(id) ?? [])]
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
  async remove(id: string) {
    this.#games.delete(id)
    this.#journals.delete(id)
  }
}
