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

export const LESSONS: readonly Lesson<Desk>[] = [
  { id: 'aim', when: (desk) => offer(desk) !== null },
  { id: 'draft', when: (desk) => desk.view.phase === 'draft' && offer(desk) === 'draft', done: (desk) => past(desk, 'draft') },
  { id: 'draft2', when: (desk) => desk.view.phase === 'draft2' && offer(desk) === 'draft', done: (desk) => past(desk, 'draft2') },
  { id: 'reserve', when: (desk) => offer(desk) === 'reserve', done: (desk) => past(desk, 'reserve') },
  { id: 'map', when: (desk) => offer(desk) === 'place' },
  {
    id: 'start-tile',
    when: (desk) => offer(desk) === 'place',
    done: (desk) => has(desk, 'tile') || steps(desk) > 0 || past(desk, 'place'),
  },
  { id: 'cell', when: (desk) => has(desk, 'tile'), done: (desk) => desk.pin !== null || steps(desk) > 0 || past(desk, 'place') },
  { id: 'lay', when: (desk) => desk.pin !== null, done: (desk) => steps(desk) > 0 || past(desk, 'place') },
  { id: 'tile', when: (desk) => offer(desk) === 'place', done: (desk) => past(desk, 'place') },
  { id: 'masters', when: (desk) => offer(desk) === 'masters', done: (desk) => past(desk, 'masters') },
  { id: 'trade', when: (desk) => offer(desk) === 'trade', done: (desk) => past(desk, 'trade') },
  {
    id: 'slot',
    when: (desk) => offer(desk) === 'construct',
    done: (desk) => has(desk, 'slot') || steps(desk) > 0 || past(desk, 'construct'),
  },
  {
    id: 'building',
    when: (desk) => has(desk, 'slot'),
    done: (desk) => desk.prepared !== null || steps(desk) > 0 || past(desk, 'construct'),
  },
  { id: 'build', when: (desk) => offer(desk) === 'construct', done: (desk) => steps(desk) > 0 || past(desk, 'construct') },
  { id: 'end-build', when: (desk) => offer(desk) === 'construct', done: (desk) => past(desk, 'construct') },
  { id: 'produce', when: (desk) => offer(desk) === 'produce', done: (desk) => past(desk, 'produce') },
  { id: 'points', when: (desk) => later(desk) && offer(desk) === 'place' },
  { id: 'marks', when: (desk) => later(desk) && offer(desk) === 'place' },
  { id: 'figures', when: (desk) => later(desk) && offer(desk) === 'masters' },
  { id: 'chains', when: (desk) => later(desk) && offer(desk) === 'construct' },
  { id: 'propose', when: (desk) => later(desk) && offer(desk) === 'produce' },
  { id: 'merit', when: (desk) => offer(desk) === 'merit_tile' },
  { id: 'closing', when: ({ view }) => view.closing && view.phase !== 'over' },
  { id: 'end', when: ({ view }) => view.phase === 'over' },
]
