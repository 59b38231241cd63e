// What the home page can lead to: games that are open on this device, tables that wait for players, finished games.

import { openShelf, type Kept } from '../engine/shelf.ts'
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

export async function forget(id: string) {
  await (await openShelf()).remove(id)
}
