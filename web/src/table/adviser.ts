// A bot in this page that is asked about a turn in the making: the host knows nothing of the steps of a draft.

import type { Engine, Seat } from '../engine/engine.ts'
import type { AnyAction } from '../generated/games.ts'
import type { Advice, Hello } from '../generated/protocol.ts'

/** Who advises, and how many milliseconds it thinks before the page has its turn. */
const ADVISER = 'strong'
const SLICE = 6

/** Asks the seat view of a turn in the making; `null` if its steps are not possible. */
export type AskSeat = <T>(actions: AnyAction[], ask: (seat: Seat) => T) => T | null

/** Advice after some steps, a few milliseconds at a time. `null` if it is no longer `wanted`; throws if the steps are not
possible. */
export async function advised(
  engine: Engine,
  { terms }: Hello,
  position: number,
  steps: AnyAction[],
  ask: AskSeat,
  wanted: () => boolean,
): Promise<Advice | null> {
  const bot = engine.Bot.named(terms, ADVISER)
  try {
    if (!ask(steps, (seat) => (bot.ask(seat, position), true))) throw new Error('the steps are not possible')
    let advice = bot.goOn(SLICE)
    while (!advice) {
      await new Promise((resolve) => setTimeout(resolve))
      if (!wanted()) return null
      advice = bot.goOn(SLICE)
    }
    return advice
  } finally {
    bot.free()
  }
}
