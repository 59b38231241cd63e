// The host of a table on this device, with the real engine and a shelf in memory.

import { expect, test } from 'vitest'
import { Host } from '../src/engine/host.ts'
import { Memory } from '../src/engine/shelf.ts'
import type { FromHost, ToHost, Viewer } from '../src/generated/protocol.ts'
import { WIRE } from '../src/generated/version.ts'
import { engine, game } from './princely.ts'
import { against } from '../src/table/opening.ts'

const seat = (number: number): Viewer => ({ type: 'seat', seat: number })
const bots = {
  seats: [
    { type: 'bot', level: 'easy' },
    { type: 'bot', level: 'beginner' },
  ] as const,
}

async function hosted(kept = game('01'), shelf = new Memory()) {
  const said: { viewer: Viewer; message: FromHost }[] = []
  const failed: unknown[] = []
  if (!(await shelf.get(kept.id))) await shelf.put(kept)
  let done: () => void = () => undefined
  const quiet = new Promise<void>((resolve) => (done = resolve))
  const host = await Host.open(engine, shelf, kept.id, {
    say: (viewer, message) => {
      said.push({ viewer, message })
      if (message.type === 'told' && message.entries.some(({ type }) => type === 'end')) done()
    },
    stored: () => undefined,
    now: () => 0,
    pause: 0,
    yield: () => new Promise((resolve) => setTimeout(resolve)),
    failed: (error) => failed.push(error),
  })
  const to = (viewer: Viewer, type: FromHost['type']) =>
    said
      .filter((each) => each.message.type === type && JSON.stringify(each.viewer) === JSON.stringify(viewer))
      .map(({ message }) => message)
  return { host, shelf, said, failed, quiet, to, kept }
}

test('bots play a whole game, all of it is stored, and the journal gives the same table', async () => {
  const kept = game('02', { seats: [...bots.seats] })
  const { host, shelf, quiet, failed } = await hosted(kept)
  host.hear({ type: 'spectator' }, { type: 'follow', wire: WIRE, since: 0 })
  await quiet
  expect(failed).toEqual([])
  expect(host.isOver).toBe(true)
  const journal = await shelf.journal(kept.id)
  expect(journal).toHaveLength(host.version)
  expect(engine.Table.reopen(kept.opening, journal).record()).toBe(host.record())
})

test('nothing is told that was not stored', async () => {
  class Full extends Memory {
    full = false
    override async append(...all: Parameters<Memory['append']>) {
      if (this.full) throw new Error('the disk is full')
      return super.append(...all)
    }
  }
  const shelf = new Full()
  const { host, to } = await hosted(game('ab'), shelf)
  host.hear(seat(0), { type: 'follow', wire: WIRE, since: 0 })
  const before = host.version
  shelf.full = true
  const act = (id: string): ToHost => ({ type: 'act', id, version: before, actions: [{ type: 'sell_nothing' }] })
  host.hear(seat(0), act('a'))
  await host.settled()
  expect(to(seat(0), 'problem')).toMatchObject([{ id: 'a', code: 'busy' }])
  expect(to(seat(0), 'told')).toHaveLength(1)
  expect(host.version).toBe(before)
  shelf.full = false
  host.hear(seat(0), act('b'))
  await host.settled()
  expect(to(seat(0), 'accepted')).toEqual([{ type: 'accepted', id: 'b', version: before + 1 }])
})

test('two tabs: the second one to write reads again and is answered honestly', async () => {
  const shelf = new Memory()
  const kept = game('ab')
  const one = await hosted(kept, shelf)
  const two = await hosted(kept, shelf)
  const version = one.host.version
  const act = (id: string): ToHost => ({ type: 'act', id, version, actions: [{ type: 'sell_nothing' }] })
  one.host.hear(seat(0), act('a'))
  await one.host.settled()
  two.host.hear(seat(0), act('b'))
  await two.host.settled()
  expect(one.to(seat(0), 'accepted')).toHaveLength(1)
  expect(two.to(seat(0), 'accepted')).toHaveLength(0)
  expect(two.host.version).toBeGreaterThan(version)
})

test('advice is given to a seat, and refused where nobody may ask', async () => {
  const asked: ToHost = { type: 'ask', id: 'q', question: { type: 'advice' } }
  const open = await hosted(game('ab'))
  open.host.hear(seat(0), asked)
  await expect.poll(() => open.to(seat(0), 'reply').length, { timeout: 20_000 }).toBe(1)
  const strict = await hosted(game('ab', against('fuerstenfeld', 3, 'easy', 'base', false)))
  strict.host.hear(seat(0), asked)
  expect(strict.to(seat(0), 'problem')).toMatchObject([{ id: 'q', code: 'no_hints' }])
}, 30_000)

test('a spectator cannot act', async () => {
  const { host, to } = await hosted()
  host.hear({ type: 'spectator' }, { type: 'resign', id: 'r', version: 1 })
  expect(to({ type: 'spectator' }, 'problem')).toMatchObject([{ code: 'not_your_seat' }])
})

test('what the list of games says is stored with the game', async () => {
  const { host, shelf, kept } = await hosted()
  const summary = { round: 4, to_act: [1], over: false, winners: [], practice: false }
  await host.note(summary)
  expect((await shelf.get(kept.id))?.summary).toEqual(summary)
  expect(await shelf.journal(kept.id)).toHaveLength(host.version)
})

test('a page is told only what its followed seats may see, and nothing once they are left', async () => {
  const { host, said, quiet } = await hosted(game('02', { seats: [...bots.seats] }))
  host.hear(seat(1), { type: 'follow', wire: WIRE, since: 0 })
  host.hear(seat(0), { type: 'follow', wire: WIRE, since: 0 })
  await host.settled()
  host.unfollow(seat(0))
  const before = said.filter(({ viewer }) => viewer.type === 'seat' && viewer.seat === 0).length
  await quiet
  expect(new Set(said.map(({ viewer }) => JSON.stringify(viewer)))).toEqual(new Set([JSON.stringify(seat(0)), JSON.stringify(seat(1))]))
  expect(said.filter(({ viewer }) => viewer.type === 'seat' && viewer.seat === 0)).toHaveLength(before)
  expect(said.filter(({ viewer }) => viewer.type === 'seat' && viewer.seat === 1).length).toBeGreaterThan(before)
})

test('another tab reads only the entries that it does not know', async () => {
  const reads: number[] = []
  class Watched extends Memory {
    override async journal(id: string, since = 0) {
      reads.push(since)
      return super.journal(id, since)
    }
  }
  const shelf = new Watched()
  const kept = game('ab')
  const one = await hosted(kept, shelf)
  const two = await hosted(kept, shelf)
  two.host.hear(seat(0), { type: 'follow', wire: WIRE, since: 0 })
  const { version } = one.host
  one.host.hear(seat(0), { type: 'act', id: 'a', version, actions: [{ type: 'sell_nothing' }] })
  await one.host.settled()
  reads.length = 0
  two.host.catchUp()
  await two.host.settled()
  expect(reads).toEqual([version])
  expect(two.host.version).toBe(one.host.version)
  expect(two.to(seat(0), 'told').at(-1)).toMatchObject({ since: version })
})
