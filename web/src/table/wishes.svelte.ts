// What the reader wished for last time, remembered in this browser: for each game, and for all of them.

import { gameOf, games } from './games.ts'
import type { Manifest } from './manifest.ts'
import { LEVELS, type Level } from './opening.ts'

/** What is wished for at tables of one game. */
export interface GameWish {
  players: number
  level: Level
  variant: string
  /** The closing round; 0 is the whole game. */
  rounds: number
}

export interface Wishes {
  hints: boolean
  memory: boolean
  games: Readonly<Record<string, GameWish>>
}

const KEY = 'princely.wishes'

/** Stored values, if they make sense; otherwise the usual ones. */
export function restoredWishes(stored: string | null, known: readonly Manifest[] = games()): Wishes {
  const given = recordIn(parsed(stored))
  const wished = recordIn(given.games)
  return {
    hints: one(given.hints, [true, false], true),
    memory: one(given.memory, [true, false], false),
    games: Object.fromEntries(known.map((game) => [game.id, gameWish(game, recordIn(wished[game.id]))])),
  }
}

function gameWish({ terms }: Manifest, given: Record<string, unknown>): GameWish {
  const rounds = terms.lengths.map((length) => length.rounds)
  return {
    players: one(given.players, terms.players, terms.usualPlayers),
    level: one<Level>(given.level, LEVELS, 'easy'),
    variant: one(given.variant, terms.variants, terms.variants[0] ?? ''),
    rounds: one(given.rounds, rounds, rounds[0] ?? 0),
  }
}

const one = <T>(given: unknown, allowed: readonly T[], otherwise: T): T => (allowed.includes(given as T) ? (given as T) : otherwise)

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

class Remembered {
  all = $state.raw<Wishes>({ hints: true, memory: false, games: {} })

  load() {
    try {
      this.all = restoredWishes(localStorage.getItem(KEY))
    } catch {
      // Without storage everything has its usual value.
    }
  }

  of(game: string): GameWish {
    return this.all.games[game] ?? gameWish(gameOf(game), {})
  }

  set(change: Partial<Omit<Wishes, 'games'>>) {
    this.#keep({ ...this.all, ...change })
  }

  choose(game: string, change: Partial<GameWish>) {
    this.#keep({ ...this.all, games: { ...this.all.games, [game]: { ...this.of(game), ...change } } })
  }

  #keep(wishes: Wishes) {
    this.all = wishes
    try {
      localStorage.setItem(KEY, JSON.stringify(wishes))
    } catch {
      // It is not stored and lasts as long as the page.
    }
  }
}

export const wishes = new Remembered()
