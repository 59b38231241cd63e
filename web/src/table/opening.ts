// How a game of this device begins: a wish becomes the opening of a table.

import type { Engine, Opening } from '../engine/engine.ts'
import { FRESH, type Kept } from '../engine/shelf.ts'
import type { Chair } from '../generated/protocol.ts'
import type { GameId } from '../core/router.ts'
import { randomId } from '../core/id.ts'
import { gameOf } from './games.ts'
import type { Manifest } from './manifest.ts'
import { botName } from './names.ts'
import type { Switches } from './switches.ts'

export const LEVELS = ['beginner', 'easy', 'medium', 'strong', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Who sits on a chair: a person at this device, or a bot. */
export type Wanted = { type: 'person'; name: string } | { type: 'bot'; level: Level }

export interface Wish {
  game: GameId
  variant: string
  /** The closing round, if one is agreed on; `null`: the game ends by its own rules. */
  rounds: number | null
  /** House rules; without them all is as usual. */
  switches?: Switches
  /** In the order of the seats. */
  seats: Wanted[]
  /** Whether bots may be asked for advice. */
  hints: boolean
  /** Whether the table remembers what a player has seen. */
  memory: boolean
}

/** The id of a game of this device begins with this. */
export const LOCAL = 'local-'

/** `secret`: the source of the luck, 64 hexadecimal digits; a new one by default. */
export function newGame(engine: Engine, wish: Wish, now: number, secret = randomId() + randomId()): Kept {
  const { options, rules } = engine.agree(wish.game, {
    players: wish.seats.length,
    variant: wish.variant,
    max_rounds: wish.rounds,
    switches: wish.switches ?? {},
  })
  const people = wish.seats.filter((seat) => seat.type === 'person').length
  const chairs = wish.seats.map((wanted, seat): Chair => {
    if (wanted.type === 'bot') return { name: botName(seat), sitter: { type: 'bot', level: wanted.level } }
    // A single player is "you" in every sentence and needs no name.
    return { name: people > 1 ? wanted.name : null, sitter: { type: 'person' } }
  })
  const opening: Opening = {
    terms: {
      game: wish.game,
      rules,
      options,
      pace: { type: 'untimed' },
      aid: wish.memory ? 'memory' : 'none',
      hints: wish.hints,
      spectators: 'live',
    },
    chairs,
    manner: { bot_ms: 0, stand_in: 'medium', time_out: 'stand_in' },
    luck: { secret, seats: chairs.map(() => null) },
  }
  return {
    id: LOCAL + randomId().slice(0, 16),
    game: wish.game,
    opening,
    mine: wish.seats.flatMap((wanted, seat) => (wanted.type === 'person' ? [seat] : [])),
    began: now,
    touched: now,
    learned: null,
    summary: FRESH,
  }
}

/** The same table again, with other luck. */
export function rematchOf(game: Kept, now: number): Kept {
  const secret = randomId() + randomId()
  const opening = { ...game.opening, luck: { ...game.opening.luck, secret } }
  const { study: _, ...table } = game
  return {
    ...table,
    id: LOCAL + randomId().slice(0, 16),
    opening,
    began: now,
    touched: now,
    learned: null,
    practice: false,
    summary: FRESH,
  }
}

/** The luck of the guided games: the reader goes first, and in Fürstenfeld has fields that can be paid for at once. */
export const GUIDED = '47'.repeat(32)

/** A first game with a guide: one weak bot, and always the same luck. */
export function guidedGame(engine: Engine, now: number, game: GameId): Kept {
  return { ...newGame(engine, guidedWish(gameOf(game)), now, GUIDED), learned: [] }
}

export function guidedWish({ id, guided, terms }: Manifest): Wish {
  return against(id as GameId, Math.min(...terms.players), 'beginner', terms.variants[0] ?? '', true, guided.rounds)
}

/** What is offered after the guided game: the usual table, with easy bots. */
export function nextWish({ id, guided, terms }: Manifest): Wish {
  return against(id as GameId, terms.usualPlayers, 'easy', terms.variants[0] ?? '', true, guided.next)
}

/** One person against bots of one level. */
export function against(game: GameId, players: number, level: Level, variant: string, hints: boolean, rounds: number | null = null): Wish {
  const bots = Array.from({ length: players - 1 }, (): Wanted => ({ type: 'bot', level }))
  return { game, variant, rounds, seats: [{ type: 'person', name: '' }, ...bots], hints, memory: false }
}
