// How a game has ended: who stands where, what decided, and how it came to that. The engine says who has won.

import type { Message } from '../../../generated/core.ts'
import type { Card, PlayerView, View } from '../../../generated/fuerstenfeld.ts'
import type { Ended } from '../../../table/company.svelte.ts'
import { isPalace } from '../pieces/goods.ts'
import { seatOf } from '../log/logbook.ts'

export interface Place {
  seat: number
  player: PlayerView
  wins: boolean
}

export interface Result {
  /** The winners first. */
  places: Place[]
  decided: 'palaces' | 'coins' | 'shared' | 'left' | Ended['by']['type']
  /** The rule by which it was decided; none says how to give up. */
  rule: 'F-END-2' | 'F-END-3' | null
}

/** `outcome`: who has won, as the table knows it, and who cannot win because they left; the board alone does not know it. */
export function resultOf(view: View, ended: Ended | null, outcome: { winners: readonly number[] | null; gone: readonly number[] }): Result {
  const winners = outcome.winners ?? ended?.winners ?? view.end.winners ?? []
  // F-END-4: more palaces than enough count as enough.
  const counted = ({ palaces }: PlayerView) => Math.min(palaces, view.end.palaces)
  const places = view.players
    .map((player, seat): Place => ({ seat, player, wins: winners.includes(seat) }))
    .sort(
      (a, b) =>
        Number(b.wins) - Number(a.wins) ||
        outcome.gone.indexOf(a.seat) - outcome.gone.indexOf(b.seat) ||
        counted(b.player) - counted(a.player) ||
        b.player.coins - a.player.coins,
    )
  if (ended) return { places, decided: ended.by.type, rule: null }
  // The board of somebody who left may be better than that of the winner.
  if (!sameSeats(winners, view.end.winners ?? [])) return { places, decided: 'left', rule: null }
  const [first, next] = [places[0]?.player, places[winners.length]?.player]
  const decided = winners.length > 1 ? 'shared' : first && next && counted(first) === counted(next) ? 'coins' : 'palaces'
  return { places, decided, rule: view.end.ending === 'palaces' ? 'F-END-2' : 'F-END-3' }
}

function sameSeats(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat))
}

/** What one player did in one round. */
export interface Round {
  /** What moved the disc. */
  income: number
  /** The palaces that were built. */
  palaces: number
}

/** What the story of a game tells: who earned most in one round, and who built the first palace. */
export interface Turns {
  most: { seat: number; round: number; income: number } | null
  first: { seat: number; round: number } | null
}

export function turnsOf(course: readonly (readonly Round[])[]): Turns {
  const all = course.flatMap((rounds, seat) => rounds.map(({ income, palaces }, index) => ({ seat, round: index + 1, income, palaces })))
  const most = all.reduce<(typeof all)[number] | null>((best, each) => (each.income > (best?.income ?? 0) ? each : best), null)
  const first = all.reduce<(typeof all)[number] | null>(
    (best, each) => (each.palaces > 0 && each.round < (best?.round ?? Infinity) ? each : best),
    null,
  )
  return {
    most: most && { seat: most.seat, round: most.round, income: most.income },
    first: first && { seat: first.seat, round: first.round },
  }
}

/** The rounds of each seat, from what the table was told. */
export function courseOf(messages: readonly Message[], seats: number): Round[][] {
  const course = Array.from({ length: seats }, (): Round[] => [])
  for (const message of messages) {
    const { id, args } = message
    if (id === 'f-round-began') for (const rounds of course) rounds.push({ income: 0, palaces: 0 })
    const round = course[seatOf(message) ?? -1]?.at(-1)
    if (!round) continue
    if (args.income?.type === 'number') round.income = args.income.value
    if (id.startsWith('f-built') && args.card?.type === 'name' && isPalace(args.card.id as Card)) round.palaces += 1
  }
  return course
}
