// The lessons of the guided first game of Fürstenfeld.

import type { Lesson as AnyLesson } from '../../table/guide.ts'
import type { Desk } from './desk.svelte.ts'

export interface Lesson extends AnyLesson<Desk> {
  /** The thing of the board to look at, by its anchor. */
  anchor?: (desk: Desk) => string | null
}

const stage = (desk: Desk) => desk.table.choices?.type ?? null
const me = (desk: Desk) => desk.view.players[desk.me ?? 0]!

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (desk) => stage(desk) !== null },
  { id: 'goods', when: (desk) => stage(desk) === 'sell', anchor: () => 'own-hops' },
  {
    id: 'brewery',
    when: (desk) => stage(desk) === 'sell',
    done: (desk) => typeof desk.sale.brewery === 'number',
    anchor: () => 'brewery-0',
  },
  { id: 'count', when: (desk) => stage(desk) === 'sell', done: (desk) => desk.quote !== null },
  { id: 'foresee', when: (desk) => stage(desk) === 'sell' && desk.quote !== null, done: (desk) => stage(desk) === 'build' },
  { id: 'card', when: (desk) => stage(desk) === 'build', done: (desk) => desk.lifted !== null, anchor: () => 'hand' },
  { id: 'space', when: (desk) => stage(desk) === 'build' && desk.lifted !== null, done: (desk) => (desk.view.turn?.built ?? 0) > 0 },
  { id: 'no-more', when: (desk) => stage(desk) === 'build' && (desk.view.turn?.built ?? 0) > 0, done: (desk) => stage(desk) === 'discard' },
  { id: 'keep', when: (desk) => stage(desk) === 'discard', done: (desk) => desk.plan.keep.length > 0 },
  { id: 'end-turn', when: (desk) => stage(desk) === 'discard', done: (desk) => stage(desk) !== 'discard' && desk.table.draft.steps === 0 },
  { id: 'marks', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1 },
  { id: 'prices', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1, anchor: () => 'price-0-hops' },
  { id: 'order', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1, anchor: (desk) => `disc-${desk.me ?? 0}` },
  { id: 'over', when: (desk) => stage(desk) === 'build' && desk.view.round > 2, anchor: (desk) => `space-${desk.me ?? 0}-3` },
  { id: 'palace', when: (desk) => stage(desk) === 'build' && me(desk).coins >= (desk.view.palace_prices.price ?? Infinity), anchor: () => 'palace-price' },
  { id: 'when', when: (desk) => me(desk).palaces > 0 && stage(desk) === 'sell' },
  { id: 'last-round', when: (desk) => desk.view.end.ending !== null && desk.view.phase !== 'over' },
  { id: 'end', when: (desk) => desk.view.phase === 'over' },
]
