// Where studies are kept on this device: by the game they belong to, whatever the file or the address it came from.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { EMPTY, isEmpty, type Entry, type Study } from './study.ts'

interface Stores extends DBSchema {
  studies: { key: string; value: { key: string; study: Study; touched: number } }
}

let opening: Promise<IDBPDatabase<Stores> | null> | null = null
const memory = new Map<string, Study>()

function opened(): Promise<IDBPDatabase<Stores> | null> {
  opening ??= openDB<Stores>('princely-studies', 1, {
    upgrade: (db) => void db.createObjectStore('studies', { keyPath: 'key' }),
  }).catch(() => null)
  return opening
}

/** The name of a game: two records with the same set-up and the same log are of the same game. */
export function keyOf(setup: unknown, log: readonly Entry[]): string {
  const text = JSON.stringify([setup, log])
  let [a, b] = [0xdead_beef, 0x41c6_ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2_654_435_761)
    b = Math.imul(b ^ code, 1_597_334_677)
  }
  const hex = (part: number) => (part >>> 0).toString(16).padStart(8, '0')
  return `${hex(a)}${hex(b)}${log.length.toString(16)}`
}

export async function studyOf(key: string): Promise<Study> {
  const db = await opened()
  return (await db?.get('studies', key))?.study ?? memory.get(key) ?? EMPTY
}

export async function keepStudy(key: string, study: Study) {
  memory.set(key, study)
  const db = await opened()
  if (isEmpty(study)) await db?.delete('studies', key)
  else await db?.put('studies', { key, study, touched: Date.now() })
}

/** What was played at a table that tried out a line, on its way back to the study. */
interface Tried {
  replay: string
  log: readonly Entry[]
}
const TRIED = 'princely.tried'
let tried: Tried | null = null

export function handOver(replay: string, log: readonly Entry[]) {
  tried = { replay, log }
  try {
    sessionStorage.setItem(TRIED, JSON.stringify(tried))
  } catch {
    // It lasts as long as the page.
  }
}

/** What was played for this replay; only once. */
export function handedOver(replay: string): readonly Entry[] | null {
  try {
    tried ??= JSON.parse(sessionStorage.getItem(TRIED) ?? 'null') as Tried | null
    sessionStorage.removeItem(TRIED)
  } catch {
    // What the browser does not store is remembered here.
  }
  const given = tried
  tried = null
  return given?.replay === replay ? given.log : null
}
