// What a review says, in the reader's language: the engine's sentences, with the names of the players.

import { language, t } from '../../core/language.svelte.ts'
import type { Engine, Replay } from '../../engine/engine.ts'
import type { Message } from '../../generated/core.ts'
import type { AnyAction } from '../../generated/games.ts'
import type { Decision } from '../../generated/protocol.ts'

export interface Sayings {
  /** The round and the phase of a decision. */
  where(decision: Decision): string
  /** The name of a phase. */
  phase(id: string): string
  /** The name of a kind of decision: a phase, or something more exact. */
  kind(id: string): string
  /** Actions in words. */
  run(actions: readonly AnyAction[]): string
  reason(message: Message): string
}

/** So many actions of a run are told. */
const MOST = 6

export function sayingsOf(engine: Engine, replay: Replay, game: string, seat: number, names: readonly (string | null)[]): Sayings {
  const phase = (id: string) => engine.name(game, 'phase', id, language.code)
  const kind = (id: string) => (language.has(`review-kind-${id}`) ? t(`review-kind-${id}`) : phase(id))
  return {
    phase,
    kind,
    where: ({ round, phase: id }) => t('review-where', { round, phase: phase(id) }),
    run(actions) {
      const texts = actions.map((action) => replay.actionText(action, language.code))
      return [...texts.slice(0, MOST), ...(texts.length > MOST ? ['…'] : [])].join('; ')
    },
    reason: (message) => engine.sentence(message, { given: [...names], reader: { type: 'seat', seat } }, language.code),
  }
}
