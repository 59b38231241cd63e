// What the home page can lead to: games that are open on this device, tables that wait for players, finished games.

import { openShelf, type Kept } from '../engine/shelf.ts'
import { isKnown } from '../core/player.ts'
import type { TableList } from '../generated/protocol.ts'
import type { GameId } from '../core/router.ts'

export interface Doors {
  open: Kept[]
  finished: Kept[]
  /** `null` without a server. */
  lobby: ServerTable[] | null
  /** The reader's tables at the server that wait for a move; `null` if there is no server, or it does not know the reader. */
  turns: ServerTable[] | null
}

/** A table of the server. */
export interface ServerTable {
  id: string
  game: GameId
  name: string
  taken: number
  seats: number
}

export const CLOSED: Doors = { open: [], finished: [], lobby: null, turns: null }

export async function doors(): Promise<Doors> {
  const games = await (await openShelf()).list()
  return {
    open: games.filter(({ summary }) => !summary.over),
    finished: games.filter(({ summary }) => summary.over),
    lobby: null,
    turns: null,
  }
}

/** Tables of the server that wait for players; `null` without a server. */
export const lobby = () => tables('stage=open&limit=6')

/** The reader's tables at the server that wait for a move; `null` without a server. */
export const turns = async (): Promise<ServerTable[] | null> => (isKnown() ? tables('my_turn=true&limit=6') : null)

async function tables(query: string): Promise<ServerTable[] | null> {
  try {
    const response = await fetch(`/api/v1/tables?${query}`)
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null
    const { tables: found } = (await response.json()) as TableList
    return found.map(({ id, terms, seats }) => ({
      id,
      game: terms.game as GameId,
      name: seats.find(({ name }) => name !== null)?.name ?? '',
      taken: seats.filter(({ sitter }) => sitter.type !== 'nobody').length,
      seats: seats.length,
    }))
  } catch {
    return null
  }
}

export async function forget(id: string) {
  await (await openShelf()).remove(id)
}
