// Games in lists, wherever they are played: what they are called, who plays, how they stand, and where they lead.

import type { Kept, Sketch } from '../engine/shelf.ts'
import type { TableCard } from '../generated/protocol.ts'
import { language, t } from '../core/language.svelte.ts'
import { href } from '../core/router.ts'
import { sitterName } from './called.ts'
import { LOCAL } from './opening.ts'
import { sketchOf } from './sketches.ts'

export interface Listed {
  id: string
  game: string
  title: string
  /** Who plays, with what counts at the end. */
  players: string
  standing: string
  /** Milliseconds since 1970. */
  when: number
  /** Whether it waits for the reader. */
  turn: boolean
  over: boolean
  won: boolean
  /** Where it goes on, or can be looked at again, and the word for that. */
  to: string
  does: 'watch' | 'go-on' | 'join'
  /** Where its review is, once it is over. */
  review: string | null
  sketch: Sketch | null
  /** The game of this device, with which more can be done. */
  kept: Kept | null
}

const list = (names: string[]) => new Intl.ListFormat(language.code).format(names)

/** What a player of a game of this device is called. */
export function playerOf(game: Kept, seat: number): string {
  if (game.mine.length === 1 && game.mine[0] === seat) return t('you')
  return game.opening.chairs[seat]?.name ?? t('player-name', { number: seat + 1 })
}

export function listedKept(game: Kept): Listed {
  const { over, winners, round, to_act, scores, sketch } = game.summary
  const alone = game.mine.length === 1
  const seats = game.opening.chairs.map((_, seat) => seat)
  const counted = (seat: number) => (scores && round > 0 ? `${playerOf(game, seat)} ${scores[seat] ?? 0}` : playerOf(game, seat))
  const turn = !over && alone && to_act.includes(game.mine[0] ?? -1)
  const won = over && alone && winners.includes(game.mine[0] ?? -1)
  return {
    id: game.id,
    game: game.game,
    title: game.name || titleOf(winners, alone ? game.mine[0]! : null, over, (all) => list(all.map((seat) => playerOf(game, seat))), seats),
    players: list(seats.map(counted)),
    standing: t(over ? 'standing-over' : turn ? 'standing-turn' : 'standing-open', { round, players: seats.length }),
    when: game.touched,
    turn,
    over,
    won,
    to: href(over ? { at: 'replay', id: game.id, plays: true } : { at: 'table', id: game.id }),
    does: over ? 'watch' : 'go-on',
    review: over ? href({ at: 'review', id: game.id }) : null,
    sketch: sketch ?? null,
    kept: game,
  }
}

export function listedTable(card: TableCard): Listed {
  const { stage, seats, viewer, winners } = card
  const me = viewer.type === 'seat' ? viewer.seat : null
  const over = stage === 'finished'
  const name = (seat: number) => (seat === me ? t('you') : (sitterName(seats[seat]!, seat) ?? t('seat-nobody')))
  const all = seats.map((_, seat) => seat)
  const turn = card.your_turn === true
  return {
    id: card.id,
    game: card.terms.game,
    title: titleOf(winners ?? [], me, over, (some) => list(some.map(name)), all),
    players: list(all.map(name)),
    standing: t(
      over
        ? winners?.length === 0
          ? 'standing-aborted'
          : 'standing-done'
        : turn
          ? 'your-turn'
          : stage === 'running'
            ? 'standing-others'
            : 'standing-waits',
    ),
    when: card.made,
    turn,
    over,
    won: over && me !== null && (winners ?? []).includes(me),
    to: href(over ? { at: 'replay', id: replayOf(card.id), plays: true } : { at: 'table', id: card.id }),
    does: over ? 'watch' : me !== null ? 'go-on' : stage === 'running' ? 'watch' : 'join',
    review: over && (winners?.length ?? 0) > 0 ? href({ at: 'review', id: replayOf(card.id) }) : null,
    sketch: sketchOf(card.id),
    kept: null,
  }
}

/** The id of a replay begins with this if it is that of a table of the server. */
export const OF_TABLE = 'table-'

/** The id of the replay of a table of this device or of the server. */
export const replayOf = (table: string): string => (table.startsWith(LOCAL) ? table : OF_TABLE + table)

/** Who plays with whom, or who has won. */
function titleOf(winners: number[], me: number | null, over: boolean, names: (seats: number[]) => string, all: number[]): string {
  if (over && winners.length > 0)
    return winners.length === 1 && winners[0] === me ? t('title-won') : t('title-winner', { names: names(winners), count: winners.length })
  return me === null ? t('title-together', { names: names(all) }) : t('title-against', { names: names(all.filter((seat) => seat !== me)) })
}

/** What waits for the reader comes first, then what is being played, then the latest. */
export function inOrder(games: readonly Listed[]): Listed[] {
  return [...games].sort(
    (a, b) => Number(b.turn) - Number(a.turn) || Number(a.over) - Number(b.over) || b.when - a.when || a.id.localeCompare(b.id),
  )
}
