// Studies: notes and other lines of a record, and the tables that try them out.

import { expect, test } from 'vitest'
import { branchAt, journalOf, playedAt, recordOf, type Recorded } from '../src/study/branch.ts'
import { keyOf } from '../src/study/drawer.ts'
import {
  EMPTY,
  growing,
  isEmpty,
  lineAt,
  logOf,
  noteAt,
  noting,
  pathsOf,
  studyIn,
  together,
  without,
  type Entry,
  type Study,
} from '../src/study/study.ts'
import { engine, game, played } from './princely.ts'

/** Entries by letters, for what does not ask the engine. */
const log = (letters: string): Entry[] => [...letters].map((letter) => ({ seat: 0, action: letter }))
const letters = (entries: readonly Entry[]): string => entries.map(({ action }) => action).join('')
const MAIN = log('abcdef')
const grow = (study: Study, line: string) => growing(study, MAIN, log(line))

test('a line branches off where it first differs, from the record or from another line', () => {
  const one = grow(EMPTY, 'abxy')
  expect(one.path).toEqual([0])
  expect(one.study.variations).toEqual([{ at: 2, log: log('xy') }])
  const two = grow(one.study, 'abxz')
  expect(two.path).toEqual([0, 0])
  expect(letters(logOf(two.study, [0, 0], MAIN))).toBe('abxz')
  const three = grow(two.study, 'q')
  expect(three.path).toEqual([1])
  expect(pathsOf(three.study)).toEqual([[], [0], [0, 0], [1]])
  expect(letters(logOf(three.study, [], MAIN))).toBe('abcdef')
})

test('a line that is there already is not kept twice, and one that goes on grows', () => {
  const { study } = grow(EMPTY, 'abxy')
  expect(grow(study, 'abcd')).toEqual({ study, path: [] })
  expect(grow(study, 'abx')).toEqual({ study, path: [0] })
  const longer = grow(study, 'abxyz')
  expect(longer.path).toEqual([0])
  expect(longer.study.variations).toEqual([{ at: 2, log: log('xyz') }])
})

test('notes belong to their line, those before it left the other one to that one', () => {
  const { study, path } = grow(EMPTY, 'abxy')
  let noted = noting(study, path, 4, { comment: 'better', sign: '!' })
  noted = noting(noted, path, 1, { comment: 'both' })
  noted = noting(noted, [], 4, { marks: [{ on: 'brewery-0' }, { on: 'hand', to: 'space-0-1' }] })
  expect(noteAt(noted, path, 4)).toEqual({ at: 4, comment: 'better', sign: '!' })
  expect(noteAt(noted, [], 1)).toEqual({ at: 1, comment: 'both' })
  expect(noteAt(noted, path, 1)).toEqual({ at: 1, comment: 'both' })
  expect(noteAt(noted, path, 3)).toBeNull()
  expect(noteAt(noted, [], 4)?.marks).toHaveLength(2)
  // What says nothing any more is gone.
  noted = noting(noting(noted, [], 1, { comment: '' }), [], 4, { marks: [] })
  expect(noted.notes).toBeUndefined()
  expect(without(noted, path)).toEqual(EMPTY)
  expect(isEmpty(without(noted, path))).toBe(true)
})

test('two studies of one game become one; where both say something, the first counts', () => {
  const mine = noting(noting(grow(EMPTY, 'abxy').study, [0], 3, { comment: 'mine' }), [], 2, { comment: 'here' })
  const other = noting(noting(grow(grow(EMPTY, 'q').study, 'abx').study, [1], 3, { comment: 'theirs' }), [0], 1, { sign: '?' })
  const all = together(mine, other, MAIN)
  expect(pathsOf(all)).toEqual([[], [0], [1]])
  expect(noteAt(all, [0], 3)?.comment).toBe('mine')
  expect(noteAt(all, [1], 1)?.sign).toBe('?')
  expect(noteAt(all, [], 2)?.comment).toBe('here')
})

test('a study of a stranger is taken as far as it makes sense', () => {
  const bad = {
    format: 'princely-study/1',
    notes: [
      { at: -1, comment: 'x' },
      { at: 1 },
      { at: 2, comment: 5, sign: '??' },
      { at: 3, comment: 'y'.repeat(9000), marks: [{ on: 7 }, { on: 'a', to: 'b' }] },
      null,
    ],
    variations: [{ at: 1, log: [] }, { at: 'x', log: [{}] }, 'line', { at: 2, log: [{ seat: 0 }, 3], variations: { length: 9 } }],
  }
  expect(studyIn({ study: bad })).toEqual({
    format: 'princely-study/1',
    notes: [{ at: 3, comment: 'y'.repeat(4000), marks: [{ on: 'a', to: 'b' }] }],
    variations: [{ at: 2, log: [{ seat: 0 }] }],
  })
  for (const meta of [null, 7, {}, { study: null }, { study: { format: 'princely-study/2' } }]) expect(studyIn(meta)).toBeNull()
  // However deep and however many, it ends.
  let deep: object = { at: 0, log: [{ seat: 0 }] }
  for (let depth = 0; depth < 500; depth++) deep = { at: 0, log: [{ seat: 0 }], variations: [deep] }
  expect(pathsOf(studyIn({ study: { format: 'princely-study/1', variations: [deep] } })!).length).toBeLessThan(40)
  const many = Array.from({ length: 5000 }, () => ({ at: 0, log: [{ seat: 0 }] }))
  expect(pathsOf(studyIn({ study: { format: 'princely-study/1', variations: many } })!)).toHaveLength(401)
})

const kept = game('11')
const { table } = played(kept, 0, (view) => view.round >= 3)
const record = JSON.parse(table.record()) as Recorded

test('the entries of a record are a journal that the engine takes, at every length', () => {
  expect(JSON.parse(recordOf(engine, record, 3, record.log))).toEqual(JSON.parse(table.record()))
  for (let at = 0; at < record.log.length; at += 5)
    expect((JSON.parse(recordOf(engine, record, 3, record.log.slice(0, at))) as Recorded).log).toEqual(record.log.slice(0, at))
  expect(journalOf(record, [], 5)).toHaveLength(1)
  const broken = [...record.log.slice(0, 6), { seat: 1, action: { build: { card: 'palace_1', space: 1 } } }]
  expect(() => recordOf(engine, record, 3, broken)).toThrow()
})

test('a table leaves a record in the middle of a turn, and what is prepared there comes back as entries', () => {
  const at = record.log.findIndex((entry) => JSON.stringify(entry).includes('"sell"'))
  const seat = record.log[at]!.seat as number
  const { kept: branch, journal } = branchAt(record, record.log.slice(0, at), ['Anna', 'Jonas', 'Ildikó'], [null, null, null], 0)
  expect(branch.mine).toEqual([0, 1, 2])
  expect(branch.practice).toBe(true)
  const nothing = { type: 'sell', brewery: 0, goods: { hops: 0, barley: 0, water: 0 }, market: null, office: null }
  const view = engine.Table.reopen(branch.opening, journal)
  const me = engine.Seat.sit(view.hello({ type: 'seat', seat }, 0))
  me.hear(view.told({ type: 'seat', seat }, 0).entries)
  const sale = me.legal().actions.find((action) => JSON.stringify(action) !== JSON.stringify(nothing))!
  const log = playedAt(engine, branch, journal, seat, [sale])
  expect(log).toHaveLength(at + 1)
  expect(log.slice(0, at)).toEqual(record.log.slice(0, at))
  const { study, path } = growing(EMPTY, record.log, log)
  expect((lineAt(study, path) as { log?: readonly Entry[] }).log ?? log.slice(at)).toEqual(log.slice(at))
  expect(playedAt(engine, branch, journal, seat, [])).toEqual(record.log.slice(0, at))
})

test('bots play where they are wanted', () => {
  const { kept: branch } = branchAt(record, record.log.slice(0, 8), [null, 'Ottokar', 'Walburga'], [null, 'strong', 'easy'], 0)
  expect(branch.mine).toEqual([0])
  expect(branch.opening.chairs.map(({ sitter }) => sitter)).toEqual([
    { type: 'person' },
    { type: 'bot', level: 'strong' },
    { type: 'bot', level: 'easy' },
  ])
})

test('a record keeps its study, and every reader can read it', () => {
  const { study } = growing(EMPTY, record.log, record.log.slice(0, 4))
  const noted = noting(study, [], 3, { comment: 'Ő' })
  const text = JSON.stringify({ ...record, meta: { names: ['A'], study: noted } })
  const opened = engine.Replay.open(text)
  expect(studyIn(opened.verified().meta)).toEqual(noted)
  opened.free()
})

test('a game has one name, whatever is noted about it, and another game has another', () => {
  expect(keyOf(record.setup, record.log)).toBe(keyOf(structuredClone(record.setup), [...record.log]))
  const names = new Set(record.log.map((_, at) => keyOf(record.setup, record.log.slice(0, at))))
  expect(names.size).toBe(record.log.length)
})
