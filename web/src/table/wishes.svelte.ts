// What the reader wished for last time, remembered in this browser.

import { PLAYERS } from '../generated/limits.ts'
import { LEVELS, type Level } from './opening.ts'

export interface Wishes {
  players: number
  level: Level
  variant: 'base' | 'expert'
  hints: boolean
  memory: boolean
  /** Principati Duello: its bot, its variant, and the last round; 0 is the whole game. */
  duelLevel: Level
  duelVariant: 'base' | 'miners'
  rounds: number
}

/** How long a duel can be, and the minutes it takes against a bot: fifteen seconds for each act of one player. In eight
games of medium bots one player acted 41, 72, 180 and 459 times (medians); whole games had 22 to 30 rounds. */
export const LENGTHS = [
  { rounds: 4, minutes: 10 },
  { rounds: 8, minutes: 20 },
  { rounds: 12, minutes: 45 },
  { rounds: 0, minutes: 115 },
] as const

const KEY = 'princely.wishes'
const USUAL: Wishes = {
  players: 3,
  level: 'medium',
  variant: 'base',
  hints: true,
  memory: false,
  duelLevel: 'medium',
  duelVariant: 'base',
  rounds: 4,
}

/** Stored values, if they make sense; otherwise the usual ones. */
export function restoredWishes(stored: string | null): Wishes {
  let read: Partial<Record<keyof Wishes, unknown>> = {}
  try {
    read = (JSON.parse(stored ?? 'null') as typeof read | null) ?? {}
  } catch {
    return USUAL
  }
  const one = <T>(key: keyof Wishes, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(read[key] as T) ? (read[key] as T) : otherwise
  return {
    players: one('players', PLAYERS.fuerstenfeld, USUAL.players),
    level: one('level', LEVELS, USUAL.level),
    variant: one('variant', ['base', 'expert'] as const, USUAL.variant),
    hints: one('hints', [true, false], USUAL.hints),
    memory: one('memory', [true, false], USUAL.memory),
    duelLevel: one('duelLevel', LEVELS, USUAL.duelLevel),
    duelVariant: one('duelVariant', ['base', 'miners'] as const, USUAL.duelVariant),
    rounds: one(
      'rounds',
      LENGTHS.map(({ rounds }) => rounds),
      USUAL.rounds,
    ),
  }
}

class Remembered {
  all = $state.raw<Wishes>(USUAL)

  load() {
    try {
      this.all = restoredWishes(localStorage.getItem(KEY))
    } catch {
      // Without storage everything has its usual value.
    }
  }

  set(change: Partial<Wishes>) {
    this.all = { ...this.all, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all))
    } catch {
      // It is not stored and lasts as long as the page.
    }
  }
}

export const wishes = new Remembered()
