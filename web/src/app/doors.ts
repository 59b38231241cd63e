// What the home page can lead to: the reader's games, here and at the server, and tables that wait for players.

import { openShelf } from '../engine/shelf.ts'
import { isKnown } from '../core/player.ts'
import type { TableList } from '../generated/protocol.ts'
import { inOrder, listedKept, listedTable, type Listed } from '../table/listed.ts'

export interface Doors {
  /** The reader's games, wherever they are played: those that wait for a move first. */
  games: Listed[]
  /** Tables of the server that wait for players; `null` without a server. */
  lobby: Listed[] | null
}

export const CLOSED: Doors = { games: [], lobby: null }

/** The games of this device. */
export async function here(): Promise<Listed[]> {
  return (await (await openShelf()).list()).map(listedKept)
}

/** The reader's tables at the server; `null` if there is no server, or it does not know the reader. */
export const there = async (): Promise<Listed[] | null> => (isKnown() ? tables('mine=true&limit=50') : null)

/** The tables at the server where it is the reader's turn; `null` if there is no server, or it does not know the reader. */
export const turns = async (): Promise<Listed[] | null> => (isKnown() ? tables('my_turn=true&limit=50') : null)

/** Tables of the server that wait for players; `null` without a server. */
export const lobby = (): Promise<Listed[] | null> => tables('stage=open&limit=6')

/** What is known without asking a server. */
export const atHand = async (): Promise<Doors> => ({ ...CLOSED, games: inOrder(await here()) })

export async function doors(): Promise<Doors> {
  const [own, others, waiting] = await Promise.all([here(), there(), lobby()])
  const ids = new Set((others ?? []).map(({ id }) => id))
  return { games: inOrder([...own, ...(others ?? [])]), lobby: waiting && waiting.filter(({ id }) => !ids.has(id)) }
}

async function tables(query: string): Promise<Listed[] | null> {
  try {
    const response = await fetch(`/api/v1/tables?${query}`)
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null
    return ((await response.json()) as TableList).tables.map(listedTable)
  } catch {
    return null
  }
}
