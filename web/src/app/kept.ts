// What games of this device are called in lists.

import type { Kept } from '../engine/shelf.ts'
import { language, t } from '../core/language.svelte.ts'

/** What a player of a game of this device is called. */
export function playerOf(game: Kept, seat: number): string {
  if (game.mine.length === 1 && game.mine[0] === seat) return t('you')
  return game.opening.chairs[seat]?.name ?? t('player-name', { number: seat + 1 })
}

/** Who plays with whom, or who has won. */
export function titleOf(game: Kept): string {
  const list = (seats: number[]) => new Intl.ListFormat(language.code).format(seats.map((seat) => playerOf(game, seat)))
  const { over, winners } = game.summary
  if (over && winners.length > 0)
    return winners.length === 1 && game.mine.length === 1 && winners[0] === game.mine[0]
      ? t('title-won')
      : t('title-winner', { names: list(winners), count: winners.length })
  const others = game.opening.chairs.map((_, seat) => seat).filter((seat) => game.mine.length > 1 || !game.mine.includes(seat))
  return t(game.mine.length > 1 ? 'title-together' : 'title-against', { names: list(others) })
}

/** The round, and how the game stands. */
export function standingOf(game: Kept): string {
  const { round, over, to_act } = game.summary
  if (over) return t('standing-over', { round, players: game.opening.chairs.length })
  const turn = game.mine.length === 1 && to_act.includes(game.mine[0] ?? -1)
  return t(turn ? 'standing-turn' : 'standing-open', { round })
}
