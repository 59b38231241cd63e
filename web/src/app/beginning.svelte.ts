// Beginning a game from home: against bots, with a guide, or with friends. One at a time.

import { t } from '../core/language.svelte.ts'
import type { GameId } from '../core/router.ts'
import { against, type Wish } from '../table/opening.ts'
import { wishes } from '../table/wishes.svelte.ts'

export class Beginning {
  /** The game that is being begun. */
  game = $state<GameId | null>(null)
  /** The game for which a table is being opened at the server. */
  inviting = $state<GameId | null>(null)
  /** What could not be begun, and why. */
  failed = $state.raw<{ game: GameId; why: string } | null>(null)

  async play(game: GameId) {
    await this.#begin(game, wishOf(game))
  }

  async guide(game: GameId) {
    await this.#begin(game, { guided: game })
  }

  async invite(game: GameId) {
    this.inviting = game
    this.failed = null
    try {
      const { invite } = await import('../online/invite.ts')
      const why = await invite(game)
      if (why !== null) this.failed = { game, why }
    } catch {
      this.failed = { game, why: t('begin-failed') }
    } finally {
      this.inviting = null
    }
  }

  async #begin(game: GameId, wish: Wish | { guided: GameId }) {
    this.game = game
    this.failed = null
    try {
      const { begin } = await import('../local/begin.ts')
      await begin(wish)
    } catch {
      this.failed = { game, why: t('begin-failed') }
    } finally {
      this.game = null
    }
  }
}

/** What the reader wished for last time, against bots. */
function wishOf(game: GameId): Wish {
  const { players, level, variant, rounds } = wishes.of(game)
  return against(game, players, level, variant, wishes.all.hints, rounds > 0 ? rounds : null)
}
