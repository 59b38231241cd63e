// Records as they are looked at: who did what, what it is about, and who played.

import { expect, test } from 'vitest'
import { deedAnchor } from '../src/game/fuerstenfeld/logbook.ts'
import { deedCells } from '../src/game/principati/log.ts'
import { Memory } from '../src/engine/shelf.ts'
import { deedsOf, sittersOf, tellsOf } from '../src/replay/record.ts'
import { recordOf } from '../src/table/export.ts'
import { engine, game, played } from './princely.ts'

const kept = game('11')
const { table, journal } = played(kept, 0, (view) => view.round >= 4)
const record = table.record()

test('a record that is saved tells who played, and is still a record', async () => {
  const shelf = new Memory()
  await shelf.put(kept)
  await shelf.append(kept.id, journal.map((text, index) => ({ version: index + 1, text })), 0)
  const saved = await recordOf(engine, shelf, kept)
  expect(engine.Replay.open(saved).verified().entries).toBe(engine.Replay.open(record).verified().entries)
  expect(sittersOf(saved, 3)).toEqual([{ name: null, level: null }, { name: 'Ottokar', level: 'easy' }, { name: 'Walburga', level: 'easy' }])
  expect(sittersOf(record, 2)).toEqual([{ name: null, level: null }, { name: null, level: null }])
  expect(sittersOf(JSON.stringify({ log: [], meta: { names: [7, ' '], bots: ['greedy', 'strong'] } }), 2)).toEqual([{ name: null, level: null }, { name: null, level: 'strong' }])
})

test('every line about somebody has a seat, and the lines of the deeds point at their things', () => {
  const replay = engine.Replay.open(record)
  const deeds = deedsOf(record)
  expect(deeds).toHaveLength(replay.verified().entries)
  const anchors = new Set<string | null>()
  deeds.forEach(({ seat, action }, index) => {
    replay.go(index + 1)
    const [first, ...rest] = replay.sentences(null, 'en')
    anchors.add(deedAnchor(seat, action))
    if (first === undefined) return
    // Whatever is done is told of whoever does it, whoever looks.
    expect(tellsOf(first), first).toBe(seat)
    expect(replay.sentences({ type: 'seat', seat: 0 }, 'hu')).toHaveLength(rest.length + 1)
    for (const line of rest) expect(tellsOf(line) === null, line).toBe(!/Player \d (harvests|has)/.test(line))
  })
  for (const anchor of ['brewery-0', 'space-0-0', 'coins-1']) expect([...anchors]).toContain(anchor)
})

test('the cells of a deed in the duel', () => {
  expect(deedCells({ place: { tile: 'H01', at: [2, -1], rot: 0 } })).toEqual([[2, -1]])
  expect(deedCells({ move_master: { who: 'master', from: null, to: [0, 3] } })).toEqual([[0, 3]])
  expect(deedCells({ farmer_move: { from: [1, 1], to: [0, 3], rot: 2 } })).toEqual([[1, 1], [0, 3]])
  for (const none of [{ reserve: ['well', null] }, { sell: 'fish' }, 'end_phase', null]) expect(deedCells(none)).toEqual([])
})
