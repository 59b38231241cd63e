// What many games say together: results by game, players, level and seat; what one builds and when; how games begin.

import type { Kept } from '../engine/shelf.ts'
import type { TableCard } from '../generated/protocol.ts'
import type { Entry } from './study.ts'

/** A finished game of the reader. */
export interface Played {
  id: string
  game: string
  players: number
  seat: number
  won: boolean
  /** The strongest bot among the others; `people` where only people played. */
  level: string
  when: number
  /** Whether it is of this device. */
  local: boolean
}

/** From the weakest to the strongest. */
const LEVELS = ['beginner', 'easy', 'medium', 'strong', 'master']

function strongest(sitters: readonly { type: string; level?: string }[], me: number): string {
  const levels = sitters.flatMap((sitter, seat) => (seat !== me && sitter.type === 'bot' ? [sitter.level ?? ''] : []))
  return levels.sort((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b)).at(-1) ?? 'people'
}

/** A game of this device, if it counts: it is over, one person played it, and it was not tried again. */
export function ofThisDevice(game: Kept): Played | null {
  const [seat] = game.mine
  const { over, practice, winners } = game.summary
  if (!over || practice || game.practice || game.study || game.mine.length !== 1 || seat === undefined) return null
  const { chairs } = game.opening
  const level = strongest(
    chairs.map(({ sitter }) => sitter),
    seat,
  )
  return {
    id: game.id,
    game: game.game,
    players: chairs.length,
    seat,
    won: winners.includes(seat),
    level,
    when: game.touched,
    local: true,
  }
}

/** A table of a server, if the reader has played it to its end. */
export function ofTable({ id, stage, terms, seats, viewer, winners, made }: TableCard): Played | null {
  if (stage !== 'finished' || viewer.type !== 'seat' || !winners || winners.length === 0) return null
  const { seat } = viewer
  const level = strongest(
    seats.map(({ sitter }) => sitter),
    seat,
  )
  return { id, game: terms.game, players: seats.length, seat, won: winners.includes(seat), level, when: made, local: false }
}

/** Games of one kind, and how many were won. */
export interface Tally {
  key: string
  games: number
  won: number
  /** How many one would win if all players were equal. */
  due: number
}

export function tallied(games: readonly Played[], keyOf: (game: Played) => string): Tally[] {
  const found = new Map<string, Tally>()
  for (const game of games) {
    const key = keyOf(game)
    const { games: count, won, due } = found.get(key) ?? { games: 0, won: 0, due: 0 }
    found.set(key, { key, games: count + 1, won: won + (game.won ? 1 : 0), due: due + 1 / game.players })
  }
  return [...found.values()].sort((a, b) => order(a.key) - order(b.key) || a.key.localeCompare(b.key, 'en', { numeric: true }))
}
const order = (key: string): number => LEVELS.indexOf(key)

/** What somebody built in a game, in order, with the rounds. */
export interface Built {
  thing: string
  round: number
}

/** What a seat built, as the log of its record tells. `roundAt`: the round after so many entries. */
export function builtBy(
  log: readonly Entry[],
  seat: number,
  thingOf: (action: unknown) => string | null,
  roundAt: (entries: number) => number,
): Built[] {
  return log.flatMap((entry, index) => {
    const thing = entry.seat === seat ? thingOf(entry.action) : null
    return thing === null ? [] : [{ thing, round: roundAt(index) }]
  })
}

/** One thing over many games. */
export interface Habit {
  things: readonly string[]
  games: number
  won: number
  /** The round in which it was first built, on average. */
  round: number
}

function habits(games: readonly { built: readonly Built[]; won: boolean }[], of: (built: readonly Built[]) => Built[][]): Habit[] {
  const found = new Map<string, { things: string[]; games: number; won: number; rounds: number }>()
  for (const { built, won } of games) {
    for (const group of of(built)) {
      const things = group.map(({ thing }) => thing)
      const key = things.join(' ')
      const known = found.get(key) ?? { things, games: 0, won: 0, rounds: 0 }
      known.games += 1
      known.won += won ? 1 : 0
      known.rounds += group.at(-1)!.round
      found.set(key, known)
    }
  }
  return [...found.values()]
    .map(({ things, games, won, rounds }) => ({ things, games, won, round: rounds / games }))
    .sort((a, b) => b.games - a.games || a.round - b.round)
}

/** Each thing once a game, when it was first built. */
export const thingsOf = (games: readonly { built: readonly Built[]; won: boolean }[]): Habit[] =>
  habits(games, (built) =>
    built.filter(({ thing }, index) => built.findIndex((each) => each.thing === thing) === index).map((each) => [each]),
  )

/** How games begin: the first two things that were built. */
export const openingsOf = (games: readonly { built: readonly Built[]; won: boolean }[]): Habit[] =>
  habits(games, (built) => (built.length < 2 ? [] : [built.slice(0, 2)]))
