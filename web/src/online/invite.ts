// A table for friends in one step: it opens with free seats, is in no list, and shows its link. Fetched when it is wanted.

import type { NewSeat } from '../generated/protocol.ts'
import { language, t } from '../core/language.svelte.ts'
import { place } from '../core/place.svelte.ts'
import type { GameId } from '../core/router.ts'
import { gameOf } from '../table/games.ts'
import { wishes } from '../table/wishes.svelte.ts'
import { api, Denied, somebody, whyNot } from '../engine/api.ts'

/** Opens the table and goes there; says why not, if it cannot be. */
export async function invite(game: GameId): Promise<string | null> {
  const { terms } = gameOf(game)
  const { players, variant, rounds } = wishes.of(game)
  const { hints, memory } = wishes.all
  const seats = Array.from({ length: players }, (_, seat): NewSeat => ({ type: seat === 0 ? 'me' : 'free' }))
  try {
    await somebody()
    const { id } = await api.open({
      game,
      wish: {
        players: seats.length,
        variant,
        max_rounds: rounds > 0 ? rounds : null,
        switches: {},
        table: null,
      },
      seats,
      pace: { type: 'untimed' },
      time_out: 'stand_in',
      aid: memory && terms.memory ? 'memory' : 'none',
      hints,
      spectators: 'live',
      public: false,
      begins: 'full',
      late: false,
    })
    place.go({ at: 'table', id })
    return null
  } catch (error) {
    if (error instanceof Denied && error.code === 'no_server') return `${t('server-gone')}.`
    await language.enter('online')
    return whyNot(error)
  }
}
