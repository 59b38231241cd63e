// What happens to the hand at the end of a turn, or at the expert set-up: which cards stay, which go under the deck in
// which order, which leave the game, and which goods go into the warehouse. A plan is only a wish; the engine judges it.

import { NO_GOODS, total } from '../pieces/goods.ts'
import type { Action, Card, Choices, Goods } from '../../../generated/fuerstenfeld.ts'

/** Choices about the whole hand. */
export type SortChoices = Extract<Choices, { type: 'discard' | 'keep' | 'arrange' }>

export interface Plan {
  keep: Card[]
  /** The order under the deck: the first one lies highest and comes back first. */
  under: Card[]
  trash: Card[]
  store: Goods
}

/** Nothing is decided: every card goes under the deck unless the player says otherwise. */
export function openPlan(hand: readonly Card[]): Plan {
  return { keep: [], under: [...hand], trash: [], store: NO_GOODS }
}

/** At the end of a turn; a card that is the only one stays. */
export function openDiscard(hand: readonly Card[]): Plan {
  return hand.length === 1 ? { ...openPlan([]), keep: [...hand] } : openPlan(hand)
}

/** Keeps a card, or puts it back under the deck. If there is no room, the card that was kept first goes back. */
export function toggleKeep(plan: Plan, card: Card, limit: number): Plan {
  if (plan.keep.includes(card)) return { ...plan, keep: without(plan.keep, card), under: [...plan.under, card] }
  const room = plan.keep.length >= limit ? plan.keep.slice(0, Math.max(0, plan.keep.length - limit + 1)) : []
  const keep = [...plan.keep.filter((kept) => !room.includes(kept)), card]
  return { ...plan, keep, under: [...without(plan.under, card), ...room], trash: without(plan.trash, card) }
}

/** Takes a card out of the game, or puts it back under the deck. */
export function toggleTrash(plan: Plan, card: Card): Plan {
  if (plan.trash.includes(card)) return { ...plan, trash: without(plan.trash, card), under: [...plan.under, card] }
  return { ...plan, keep: without(plan.keep, card), under: without(plan.under, card), trash: [...plan.trash, card] }
}

/** Moves a card within the order under the deck. */
export function moveUnder(plan: Plan, card: Card, by: number): Plan {
  const from = plan.under.indexOf(card)
  const to = Math.min(Math.max(from + by, 0), plan.under.length - 1)
  if (from < 0 || from === to) return plan
  const under = without(plan.under, card)
  under.splice(to, 0, card)
  return { ...plan, under }
}

/** Puts a card at a place in the order under the deck. */
export function placeUnder(plan: Plan, card: Card, place: number): Plan {
  return moveUnder(plan, card, place - plan.under.indexOf(card))
}

/** The end of a turn as actions. */
export function discarding(plan: Plan): Action[] {
  return [
    ...plan.trash.map((card): Action => ({ type: 'trash', card })),
    ...plan.under.map((card): Action => ({ type: 'under', card })),
    ...(total(plan.store) > 0 ? [{ type: 'store', goods: plan.store } as const] : []),
    { type: 'end_turn' },
  ]
}

/** The expert set-up as actions; `kept` says that the card to keep was chosen before. */
export function settingUp(plan: Plan, kept: boolean): Action[] {
  const keep = kept ? [] : plan.keep.map((card): Action => ({ type: 'keep', card }))
  return [...keep, ...plan.under.map((card): Action => ({ type: 'under', card }))]
}

function without(cards: readonly Card[], card: Card): Card[] {
  return cards.filter((other) => other !== card)
}
