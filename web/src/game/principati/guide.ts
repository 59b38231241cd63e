// The lessons of the guided first game of Principati Duello: three rounds, through every phase.

import type { Phase } from '../../generated/principati.ts'
import type { Lesson } from '../../table/guide.ts'
import type { Desk } from './desk/desk.svelte.ts'

const ORDER: readonly Phase[] = ['setup', 'draft', 'draft2', 'reserve', 'place', 'masters', 'trade', 'construct', 'produce']
const offer = (desk: Desk) => desk.offer?.type ?? null
/** Whether a phase of the first round, or of the set-up, is past. */
const past = ({ view }: Desk, phase: Phase) => view.round > 1 || view.phase === 'over' || ORDER.indexOf(view.phase) > ORDER.indexOf(phase)
const has = (desk: Desk, is: Desk['aim']['is']) => desk.aim.is === is
const steps = (desk: Desk) => desk.table.draft.steps
const later = (desk: Desk) => desk.view.round > 1

const CONFIRM = ['[data-act="confirm"]']
const END = ['[data-act="end"]']
const holdsOrder = ({ view, me }: Desk) => view.players[me ?? 0]!.orders.some(({ status }) => status === 'held')

export const LESSONS: readonly Lesson<Desk>[] = [
  { id: 'aim', when: (desk) => offer(desk) !== null, at: () => ['section.player.s0', '.duel .s0'] },
  { id: 'win', when: (desk) => offer(desk) !== null, at: () => ['section.player.s0 .medals', '.duel .s0'] },
  {
    id: 'draft',
    when: (desk) => desk.view.phase === 'draft' && offer(desk) === 'draft',
    done: (desk) => past(desk, 'draft'),
    at: (desk) => (desk.prepared ? CONFIRM : ['.pdp [data-tile]']),
  },
  {
    id: 'draft2',
    when: (desk) => desk.view.phase === 'draft2' && offer(desk) === 'draft',
    done: (desk) => past(desk, 'draft2'),
    at: (desk) => (desk.prepared ? CONFIRM : ['.pdp [data-tile]']),
  },
  {
    id: 'reserve',
    when: (desk) => offer(desk) === 'reserve',
    done: (desk) => past(desk, 'reserve'),
    at: (desk) => (desk.prepared ? CONFIRM : ['[data-undecided] [data-building]']),
  },
  { id: 'map', when: (desk) => offer(desk) === 'place', at: () => ['[aria-current="step"]'] },
  {
    id: 'start-tile',
    when: (desk) => offer(desk) === 'place',
    done: (desk) => has(desk, 'tile') || steps(desk) > 0 || past(desk, 'place'),
    at: () => ['.hand [data-tile]'],
  },
  {
    id: 'cell',
    when: (desk) => has(desk, 'tile'),
    done: (desk) => desk.pin !== null || steps(desk) > 0 || past(desk, 'place'),
    at: () => ['[data-mark="legal"]'],
  },
  { id: 'lay', when: (desk) => desk.pin !== null, done: (desk) => steps(desk) > 0 || past(desk, 'place'), at: () => CONFIRM },
  {
    id: 'tile',
    when: (desk) => offer(desk) === 'place',
    done: (desk) => past(desk, 'place'),
    at: (desk) => (desk.prepared ? CONFIRM : ['[data-group="special"]', '.hand [data-tile][data-fits="true"]']),
  },
  { id: 'masters', when: (desk) => offer(desk) === 'masters', done: (desk) => past(desk, 'masters'), at: () => END },
  {
    id: 'trade',
    when: (desk) => offer(desk) === 'trade',
    done: (desk) => past(desk, 'trade'),
    at: () => ['[data-order]:not(.no)', '[data-wanted]', '[data-sell]'],
  },
  {
    id: 'slot',
    when: (desk) => offer(desk) === 'construct',
    done: (desk) => has(desk, 'slot') || steps(desk) > 0 || past(desk, 'construct'),
    at: () => ['[data-slot]:not(.no)', '[data-slot]'],
  },
  {
    id: 'building',
    when: (desk) => has(desk, 'slot'),
    done: (desk) => desk.prepared !== null || steps(desk) > 0 || past(desk, 'construct'),
    at: () => ['.pdp [data-building]:not(.no)', '.pdp [data-building]'],
  },
  {
    id: 'build',
    when: (desk) => offer(desk) === 'construct',
    done: (desk) => steps(desk) > 0 || past(desk, 'construct'),
    at: () => CONFIRM,
  },
  { id: 'end-build', when: (desk) => offer(desk) === 'construct', done: (desk) => past(desk, 'construct'), at: () => END },
  {
    id: 'produce',
    when: (desk) => offer(desk) === 'produce',
    done: (desk) => past(desk, 'produce'),
    at: () => ['[data-produce]:not(.no)', ...END],
  },
  { id: 'points', when: (desk) => later(desk) && offer(desk) === 'place', at: () => ['section.player.s0 .head', '.duel .s0'] },
  { id: 'marks', when: (desk) => later(desk) && offer(desk) === 'place', at: () => ['path.newly', '[data-show="groups"]'] },
  { id: 'towers', when: (desk) => later(desk) && offer(desk) === 'place', at: () => ['[data-group="watchtower"]', '.hand [role="tab"]'] },
  { id: 'figures', when: (desk) => later(desk) && offer(desk) === 'masters', at: () => ['[data-who="master"]', '[data-who]'] },
  {
    id: 'order',
    when: (desk) => later(desk) && offer(desk) === 'trade' && !holdsOrder(desk),
    done: holdsOrder,
    at: () => ['[data-order]:not(.no)', '[data-order]'],
  },
  { id: 'chains', when: (desk) => later(desk) && offer(desk) === 'construct', at: () => ['.pdp header .button', '[data-show="graph"]'] },
  { id: 'propose', when: (desk) => later(desk) && offer(desk) === 'produce', at: () => ['.plans'] },
  {
    id: 'sea',
    when: ({ view, offer }) => view.round > 2 && offer?.type === 'place',
    at: () => ['[data-group="water"]', '.hand [role="tab"]:last-child'],
  },
  { id: 'merit', when: (desk) => offer(desk) === 'merit_tile', at: () => ['.pdp [data-tile]'] },
  { id: 'closing', when: ({ view }) => view.closing && view.phase !== 'over', at: () => ['.flag'] },
  { id: 'end', when: ({ view }) => view.phase === 'over' },
]
