// Playing now with anybody: the first table that fits, or a new one, at which bots take the free seats after a while if the reader
// wants that.

import type { NewSeat, TableCard } from '../generated/protocol.ts'
import { randomId } from '../core/id.ts'
import { place } from '../core/place.svelte.ts'
import { gameOf } from '../table/games.ts'
import { wishes } from '../table/wishes.svelte.ts'
import { api, Denied, somebody } from '../engine/api.ts'
import { commitTo } from './luck.ts'
import { tempoOf } from './tables.ts'

/** Seconds until bots take the free seats of a table that was opened for anybody. */
export const PATIENCE = 60

/** The tables at which one can sit down and play at once, the one that has waited longest first. */
export function fitting(tables: readonly TableCard[], game: string | null): TableCard[] {
  return tables
    .filter(
      ({ stage, terms, viewer, seats, is_own }) =>
        stage === 'open' &&
        !is_own &&
        viewer.type !== 'seat' &&
        (game === null || terms.game === game) &&
        tempoOf(terms.pace) !== 'days' &&
        seats.some(({ sitter }) => sitter.type === 'nobody'),
    )
    .sort((a, b) => a.made - b.made)
}

/** Sits down at a table that fits, or opens one; goes there. `game`: `null` if any will do. */
export async function playWithAnybody(game: string | null, usual: string, bots: boolean): Promise<void> {
  await somebody()
  const { tables } = await api.tables('stage=open&limit=100')
  for (const { id, seats } of fitting(tables, game)) {
    try {
      const seat = seats.findIndex(({ sitter }) => sitter.type === 'nobody')
      await api.sit(id, seat, { id: randomId(), commitment: await commitTo(id) })
      return place.go({ at: 'table', id })
    } catch (error) {
      // Somebody else was faster: the next table.
      if (!(error instanceof Denied && ['seat_taken', 'begun', 'sits_already', 'not_found'].includes(error.code))) throw error
    }
  }
  const wanted = game ?? usual
  const { players, variant, rounds } = wishes.of(wanted)
  const { terms } = gameOf(wanted)
  const seats = Array.from({ length: players }, (_, seat): NewSeat => ({ type: seat === 0 ? 'me' : 'free' }))
  const { id } = await api.open({
    game: wanted,
    wish: { players, variant, max_rounds: terms.lengths.length > 0 && rounds > 0 ? rounds : null, switches: {}, table: null },
    seats,
    pace: { type: 'untimed' },
    time_out: 'stand_in',
    aid: 'none',
    hints: wishes.all.hints,
    spectators: 'live',
    public: true,
    begins: 'full',
    late: false,
  })
  if (bots) rememberPatience(id, Date.now() + PATIENCE * 1000)
  place.go({ at: 'table', id })
}

const KEY = 'princely.patience'

function rememberPatience(table: string, until: number) {
  try {
    sessionStorage.setItem(`${KEY}.${table}`, String(until))
  } catch {
    // Then the button for bots is pressed by hand.
  }
}

/** Until when a table of the reader waits for people; `null` if it waits as long as it has to. */
export function patienceOf(table: string): number | null {
  try {
    const until = Number(sessionStorage.getItem(`${KEY}.${table}`) ?? NaN)
    return Number.isFinite(until) ? until : null
  } catch {
    return null
  }
}

/** From now on the table waits as long as it has to. */
export function forgetPatience(table: string) {
  try {
    sessionStorage.removeItem(`${KEY}.${table}`)
  } catch {
    // Nothing was remembered.
  }
}
