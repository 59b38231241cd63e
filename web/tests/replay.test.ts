// Records as they are looked at: who did what, what it is about, and who played.

import { expect, test } from 'vitest'
import type { Event } from '../src/generated/fuerstenfeld.ts'
import { anchorOf, seatOf } from '../src/game/fuerstenfeld/log/logbook.ts'
import { Memory } from '../src/engine/shelf.ts'
import { brokenAt, sittersOf } from '../src/study/record.ts'
import { recordOf } from '../src/table/export.ts'
import { engine, game, played } from './princely.ts'

const kept = game('11')
const { table, journal } = played(kept, 0, (view) => view.round >= 4)
const record = table.record()

test('a record that is saved tells who played, and is still a record', async () => {
  const shelf = new Memory()
  await shelf.put(kept)
  await shelf.append(
    kept.id,
    journal.map((text, index) => ({ version: index + 1, text })),
    0,
  )
  const saved = await recordOf(engine, shelf, kept)
  expect(engine.Replay.open(saved).verified().entries).toBe(engine.Replay.open(record).verified().entries)
  expect(sittersOf(saved, 3)).toEqual([
    { name: null, level: null },
    { name: 'Ottokar', level: 'easy' },
    { name: 'Walburga', level: 'easy' },
  ])
  expect(sittersOf(record, 2)).toEqual([
    { name: null, level: null },
    { name: null, level: null },
  ])
  expect(sittersOf(JSON.stringify({ log: [], meta: { names: [7, ' '], bots: ['greedy', 'strong'] } }), 2)).toEqual([
    { name: null, level: null },
    { name: null, level: 'strong' },
  ])
})

test('every line has its event, whoever looks and in every language: who it is about, and where', () => {
  const replay = engine.Replay.open(record)
  const anchors = new Set<string | null>()
  for (let entry = 1; entry <= replay.verified().entries; entry++) {
    replay.go(entry)
    const events = replay.events(null) as Event[]
    replay.sentences(null, 'en').forEach((text, nth) => {
      const player = /^Player (\d)/.exec(text)
      expect(seatOf(events[nth]!), text).toBe(player ? Number(player[1]) - 1 : null)
      anchors.add(anchorOf(events[nth]!))
    })
    for (const viewer of [null, { type: 'seat', seat: 0 }, { type: 'spectator' }] as const) {
      expect(replay.sentences(viewer, 'hu')).toHaveLength(replay.events(viewer).length)
    }
  }
  for (const anchor of ['brewery-0', 'space-0-0', 'disc-1']) expect([...anchors]).toContain(anchor)
})

test('a viewer of a record is told no more than the seat knew', () => {
  const replay = engine.Replay.open(record)
  const cards = (viewer: Parameters<typeof replay.events>[0]) => {
    const drawn: string[] = []
    for (let entry = 1; entry <= replay.verified().entries; entry++) {
      replay.go(entry)
      for (const event of replay.events(viewer) as Event[])
        if (event.type === 'drew' && event.seat === 1 && event.cards) drawn.push(JSON.stringify(event.cards))
    }
    return drawn
  }
  expect(cards(null).length).toBeGreaterThan(0)
  expect(cards({ type: 'seat', seat: 1 })).toEqual(cards(null))
  for (const viewer of [{ type: 'seat', seat: 0 }, { type: 'spectator' }] as const) expect(cards(viewer)).toEqual([])
})

test('a record that breaks a rule says where and which; no other trouble does', () => {
  expect(brokenAt('entry 12: P-PLACE-03: p-place-03-road')).toEqual({ entry: 12, rule: 'P-PLACE-03' })
  for (const trouble of ['entry 12: this cannot have happened as it is told here', 'there is no record in the file', ''])
    expect(brokenAt(trouble)).toBeNull()
})
