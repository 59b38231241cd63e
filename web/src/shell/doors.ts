// What the home page can lead to: games that are open, tables that wait for players, finished games. Whoever has a
// server or a store on this device fills it in.

import type { GameId } from './router.ts'

export interface Doors {
  open: OpenGame[]
  /** `null` without a server. */
  lobby: WaitingTable[] | null
  finished: FinishedGame[]
}

export interface OpenGame {
  id: string
  game: GameId
  round: number
  /** Who is to act; `null` if it is the reader. */
  waitsFor: string | null
  seats: number[]
  names: string
}

export interface WaitingTable {
  id: string
  game: GameId
  name: string
  taken: number
  seats: number
}

export interface FinishedGame {
  id: string
  game: GameId
  title: string
  about: string
}

export function doors(): Doors {
  return { open: [], lobby: null, finished: [] }
}
