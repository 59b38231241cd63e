// The lessons of the guided first game of Fürstenfeld.

import type { Lesson as AnyLesson } from '../../table/guide.ts'
import type { Desk } from './desk/desk.svelte.ts'
import { isPalace } from './pieces/goods.ts'

export type Lesson = AnyLesson<Desk>

/** Things of the board by the names that movement and the log know, too. */
const anchored = (...names: string[]) => names.map((name) => `[data-anchor="${name}"]`)
const BAR = '[data-bar] .acts'

const stage = (desk: Desk) => desk.table.choices?.type ?? null
const mayBuildPalace = (desk: Desk) => {
  const { choices } = desk.table
  return choices?.type === 'build' && choices.cards.some(({ card, may }) => isPalace(card) && may.type === 'yes')
}
const me = (desk: Desk) => desk.view.players[desk.me ?? 0]!

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (desk) => stage(desk) !== null },
  { id: 'draw', when: (desk) => stage(desk) === 'sell', at: () => anchored('hand', 'tab-estate') },
  { id: 'goods', when: (desk) => stage(desk) === 'sell', at: () => anchored('own-hops') },
  {
    id: 'brewery',
    when: (desk) => stage(desk) === 'sell',
    done: (desk) => typeof desk.sale.brewery === 'number',
    at: () => anchored('brewery-0', 'phone-breweries'),
  },
  {
    id: 'count',
    when: (desk) => stage(desk) === 'sell',
    done: (desk) => desk.quote !== null,
    at: () => ['[data-bar] .input', ...anchored('phone-goods')],
  },
  {
    id: 'foresee',
    when: (desk) => stage(desk) === 'sell' && desk.quote !== null,
    done: (desk) => stage(desk) === 'build',
    at: () => ['[data-bar] .foresight'],
  },
  { id: 'card', when: (desk) => stage(desk) === 'build', done: (desk) => desk.lifted !== null, at: () => anchored('hand') },
  {
    id: 'space',
    when: (desk) => stage(desk) === 'build' && desk.lifted !== null,
    done: (desk) => (desk.view.turn?.built ?? 0) > 0,
    at: () => ['[data-space]:not([aria-disabled="true"])'],
  },
  {
    id: 'no-more',
    when: (desk) => stage(desk) === 'build' && (desk.view.turn?.built ?? 0) > 0,
    done: (desk) => stage(desk) === 'discard',
    at: () => [BAR],
  },
  { id: 'keep', when: (desk) => stage(desk) === 'discard', done: (desk) => desk.plan.keep.length > 0, at: () => ['[data-hand]'] },
  {
    id: 'end-turn',
    when: (desk) => stage(desk) === 'discard',
    done: (desk) => stage(desk) !== 'discard' && desk.table.draft.steps === 0,
    at: () => [`${BAR} .primary`],
  },
  { id: 'draw-more', when: (desk) => stage(desk) === 'draw', at: () => [BAR] },
  { id: 'marks', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1, at: () => ['section.log', ...anchored('tab-log')] },
  { id: 'prices', when: (desk) => stage(desk) === 'sell' && desk.view.round > 1, at: () => anchored('price-0-hops', 'phone-goods') },
  {
    id: 'order',
    when: (desk) => stage(desk) === 'sell' && desk.view.round > 1,
    at: (desk) => anchored(`disc-${desk.me ?? 0}`, 'tab-market'),
  },
  {
    id: 'over',
    when: (desk) => stage(desk) === 'build' && desk.view.round > 2,
    at: (desk) => anchored(`space-${desk.me ?? 0}-3`),
  },
  { id: 'palace', when: (desk) => mayBuildPalace(desk), at: () => anchored('palace-price', 'tab-market') },
  { id: 'when', when: (desk) => me(desk).palaces > 0 && stage(desk) === 'sell' },
  { id: 'last-round', when: (desk) => desk.view.end.ending !== null && desk.view.phase !== 'over', at: () => ['.top .flag'] },
  { id: 'end', when: (desk) => desk.view.phase === 'over' },
]
