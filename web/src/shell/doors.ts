// What the home page can lead to: games that are open on this device, tables that wait for players, finished games.

import { openShelf, type Kept } from '../engine/shelf.ts'
import type { TableList } from '../generated/protocol.ts'
import type { GameId } from './router.ts'

export interface Doors {
  open: Kept[]
  finished: Kept[]
  /** `null` without a server. */
  lobby: WaitingTable[] | null
}

export interface WaitingTable {
  id: string
  game: GameId
  name: string
  taken: number
  seats: number
  yourTurn: boolean
}

export const CLOSED: Doors = { open: [], finished: [], lobby: null }

export async function doors(): Promise<Doors> {
  const games = await (await openShelf()).list()
  return {
    open: games.filter(({ summary }) => !summary.over),
    finished: games.filter(({ summary }) => summary.over),
    lobby: null,
  }
}

/** Tables of the server that wait for players, the reader's own first; `null` without a server. */
export async function lobby(): Promise<WaitingTable[] | null> {
  try {
    const response = await fetch('/api/v1/tables?stage=open&limit=6')
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null
    const { tables } = (await response.json()) as TableList
    return tables.map(({ id, terms, seats, your_turn }) => ({
      id,
      game: terms.game as GameId,
      name: seats.find(({ name }) => name !== null)?.name ?? '',
      taken: seats.filter(({ sitter }) => sitter.type !== 'nobody').length,
      seats: seats.length,
      yourTurn: your_turn ?? false,
    }))
  } catch {
    return null
  }
}

export async function forget(id: string) {
  await (await openShelf()).remove(id)
}
