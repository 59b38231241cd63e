// How a game has ended: who stands where, what decided, and how it came to that. The engine says who has won.

import type { Decider, Event, PlayerView, View } from '../../../generated/fuerstenfeld.ts'
import type { Ended } from '../../../table/company.svelte.ts'
import { isPalace } from '../pieces/goods.ts'

export interface Place {
  seat: number
  player: PlayerView
  wins: boolean
}

export interface Result {
  /** The winners first. */
  places: Place[]
  decided: Decider | 'left' | Ended['by']['type']
  /** The rule by which it was decided; none says how to give up. */
  rule: string | null
}

/** `outcome`: who has won, as the table knows it, and who cannot win because they left; the board alone does not know it. */
export function resultOf(view: View, ended: Ended | null, outcome: { winners: readonly number[] | null; gone: readonly number[] }): Result {
  const { end, players } = view
  const winners = outcome.winners ?? ended?.winners ?? end.winners ?? []
  const places = end.ranking
    .map((seat): Place => ({ seat, player: players[seat]!, wins: winners.includes(seat) }))
    .sort((a, b) => Number(b.wins) - Number(a.wins) || outcome.gone.indexOf(a.seat) - outcome.gone.indexOf(b.seat))
  if (ended) return { places, decided: ended.by.type, rule: null }
  // The board of somebody who left may be better than that of the winner.
  if (!end.decider || !sameSeats(winners, end.winners ?? [])) return { places, decided: 'left', rule: null }
  return { places, decided: end.decider, rule: end.rule }
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
export function courseOf(events: readonly Event[], seats: number): Round[][] {
  const course = Array.from({ length: seats }, (): Round[] => [])
  for (const event of events) {
    if (event.type === 'round_began') for (const rounds of course) rounds.push({ income: 0, palaces: 0 })
    else if (event.type === 'income') course[event.seat]!.at(-1)!.income = event.income
    else if (event.type === 'built' && isPalace(event.card)) course[event.seat]!.at(-1)!.palaces += 1
  }
  return course
}
