// What the guide of a first game says when, whatever the player does meanwhile.

import { expect, test } from 'vitest'
import { arrowTo, boxAt, isClear, placedBeside, shared } from '../src/table/beside.ts'
import { learnedBy, lessonNow, type Lesson } from '../src/table/guide.ts'

interface Desk {
  phase: 'sell' | 'build' | 'discard'
  chosen?: boolean
}
const LESSONS: readonly Lesson<Desk>[] = [
  { id: 'aim', when: () => true },
  { id: 'brewery', when: ({ phase }) => phase === 'sell', done: ({ chosen }) => chosen === true },
  { id: 'foresee', when: ({ phase, chosen }) => phase === 'sell' && chosen === true, done: ({ phase }) => phase === 'build' },
  { id: 'card', when: ({ phase }) => phase === 'build' },
  { id: 'end', when: ({ phase }) => phase === 'discard', done: ({ phase }) => phase !== 'discard' },
]
const learn = (desk: Desk, learned: string[], said: Record<string, string>, part = desk.phase) =>
  learnedBy(LESSONS, desk, new Set(learned), new Map(Object.entries(said)), part)

test('what is done in its moment is learned, even if it was never said', () => {
  expect(learn({ phase: 'sell', chosen: true }, [], { aim: 'sell' })).toEqual(['brewery'])
})
test('what looks done before its moment is not learned', () => {
  expect(learn({ phase: 'sell' }, [], {})).toEqual([])
})
test('a lesson that was said is not said again when a hint has played over it', () => {
  expect(learn({ phase: 'build' }, ['aim'], { brewery: 'sell' })).toEqual(['brewery'])
  expect(lessonNow<Desk, Lesson<Desk>>(LESSONS, { phase: 'build' }, new Set(['aim', 'brewery']))?.id).toBe('card')
})
test('a lesson that was not said comes when its moment comes again', () => {
  expect(learn({ phase: 'build' }, [], { aim: 'sell' })).toEqual([])
})
test('what was put back in the same part of the game is not learned by that', () => {
  expect(learn({ phase: 'sell' }, ['aim'], { foresee: 'sell' })).toEqual([])
})

const room = { left: 0, top: 0, right: 1280, bottom: 800 }
const card = { width: 262, height: 170 }
test.each([
  ['in the corner', boxAt(0, 0, { width: 80, height: 60 })],
  ['at the right edge', boxAt(1100, 300, { width: 170, height: 90 })],
  ['along the foot', boxAt(0, 640, { width: 1280, height: 160 })],
  ['nearly everywhere', boxAt(0, 0, { width: 1280, height: 610 })],
])('a note stands beside a thing that lies %s, within the window', (_, thing) => {
  const note = placedBeside(card, thing, [], room)
  expect(shared(note, thing)).toBe(0)
  expect(note.left >= 0 && note.top >= 0 && note.right <= room.right && note.bottom <= room.bottom).toBe(true)
})
test('a note keeps off what should stay in sight', () => {
  const thing = boxAt(300, 300, { width: 100, height: 100 })
  const kept = [boxAt(400, 0, { width: 880, height: 800 }), boxAt(0, 500, { width: 1280, height: 300 })]
  expect(isClear(placedBeside(card, thing, kept, room), thing, kept)).toBe(true)
})
test.each([
  [boxAt(200, 100, { width: 50, height: 50 }), 180],
  [boxAt(0, 100, { width: 50, height: 50 }), 0],
  [boxAt(100, 220, { width: 50, height: 50 }), 270],
  [boxAt(100, 0, { width: 50, height: 50 }), 90],
])('the arrow points from the note at %j to the thing', (note, turn) => {
  expect(arrowTo(boxAt(100, 100, { width: 50, height: 50 }), note).turn).toBe(turn)
})
