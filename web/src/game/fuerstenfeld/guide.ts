// The lessons of the guided first game of Fürstenfeld.

import type { Lesson as AnyLesson } from '../../table/guide.ts'
import type { Desk } from './desk/desk.svelte.ts'
import { isPalace } from './pieces/goods.ts'

export interface Lesson extends AnyLesson<Desk> {
  /** The things of the board to look at, by their anchors: the first one that is there is shown. A phone has other things. */
  anchors?: (desk: Desk) => string[]
}

const stage = (desk: Desk) => desk.table.choices?.type ?? null
const mayBuildPalace = (desk: Desk) => {
  const { choices } = desk.table
  return choices?.type === 'build' && choices.cards.some(({ card, may }) => isPalace(card) && may.type === 'yes')
}
const me = (desk: Desk) => desk.view.players[desk.me ?? 0]!

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (desk) => stage(desk) !== null },
  { id: 'draw', when: (desk) => stage(desk) === 'sell', anchors: () => ['hand', 'tab-estate'] },
  { id: 'goods', when: (desk) => stage(desk) === 'sell', anchors: () => ['own-hops'] },
  {
    id: 'brewery',
    when: (desk) => stage(desk) === 'sell',
    done: (desk) => typeof desk.sale.brewery === 'number',
    anchors: () => ['brewery-0', 'phone-breweries'],
  },
  { id: 'count', when: (desk) => stage(desk) === 'sell', done: (desk) => desk.quote !== null },
  { id: 'foresee', when: (desk) => stage(desk) === 'sell' && desk.quote !== null, done: (desk) => stage(desk) === 'build' },
  { id: 'card', when: (desk) => stage(desk) === 'build', done: (desk) => desk.lifted !== null, anchors: () => ['hand'] },
  { id: 'space', when: (desk) => stage(desk) === 'build' && desk.lifted !== null, done: (desk) => (desk.view.turn?.built ?? 0) > 0 },
  { id: 'no-more', when: (desk) => stage(desk) === 'build' && (desk.view.turn?.built ?? 0) > 0, done: (desk) => stage(desk) === 'discard' },
  { id: 'keep', when: (desk) => stage(desk) === 'discard', done: (desk) => desk.plan.keep.length > 0 },
  { id: 'end-turn', when: (desk) => stage(desk) === 'discard', done: (desk) => stage(desk) !== 'discard' && desk.table.draft.steps === 0 },
  { id: 'draw-more', when: (desk) => stage(desk) === 'draw' },
  { id: 'marks', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1 },
  { id: 'prices', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1, anchors: () => ['price-0-hops', 'phone-goods'] },
  { id: 'order', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1, anchors: (desk) => [`disc-${desk.me ?? 0}`, 'tab-market'] },
  { id: 'over', when: (desk) => stage(desk) === 'build' && desk.view.round > 2, anchors: (desk) => [`space-${desk.me ?? 0}-3`] },
  { id: 'palace', when: (desk) => mayBuildPalace(desk), anchors: () => ['palace-price', 'tab-market'] },
  { id: 'when', when: (desk) => me(desk).palaces > 0 && stage(desk) === 'sell' },
  { id: 'last-round', when: (desk) => desk.view.end.ending !== null && desk.view.phase !== 'over' },
  { id: 'end', when: (desk) => desk.view.phase === 'over' },
]
