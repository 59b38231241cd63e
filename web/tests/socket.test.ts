// The line to a server, with a socket that the test holds in its hands.

import { expect, test, vi } from 'vitest'
import type { Ear, Link } from '../src/engine/feed.ts'
import { Line } from '../src/engine/socket.ts'
import type { FromHost, FromServer, ToServer } from '../src/generated/protocol.ts'
import { WIRE } from '../src/generated/version.ts'

class Fake {
  static all: Fake[] = []
  readyState = 1
  sent: ToServer[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Fake.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer)
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function connected() {
  Fake.all = []
  const line = new Line('ws://x', () => new Fake() as unknown as WebSocket)
  const heard: FromHost[] = []
  const links: Link[] = []
  const ear: Ear = { hear: (message) => heard.push(message), link: (link) => links.push(link) }
  const feed = line.table('t', () => undefined, () => undefined)
  Fake.all[0]!.say({ type: 'welcome', wire: WIRE, me: null, now: 0 })
  feed.follow(0, ear)
  return { line, feed, heard, links }
}
const told = (since: number, count: number): FromServer => ({
  type: 'at', table: 't',
  message: { type: 'told', since, entries: Array.from({ length: count }, (_, nth) => ({ version: since + nth + 1, at: 0, type: 'resign', seat: 0 })) },
})

test('after a break a table is followed from where it was, and what was not answered is sent again', () => {
  vi.useFakeTimers()
  const { line, feed, links } = connected()
  const [first] = Fake.all
  first!.say(told(0, 3))
  feed.send({ type: 'resign', id: 'a', version: 3 })
  feed.send({ type: 'resign', id: 'b', version: 3 })
  first!.say({ type: 'at', table: 't', message: { type: 'accepted', id: 'a', version: 4 } })
  first!.close()
  expect(links.at(-1)?.is).toBe('lost')
  vi.advanceTimersByTime(300)
  const second = Fake.all[1]!
  second.say({ type: 'welcome', wire: WIRE, me: null, now: 0 })
  expect(links.at(-1)).toEqual({ is: 'open' })
  expect(second.sent).toEqual([
    { type: 'at', table: 't', message: { type: 'follow', wire: WIRE, since: 3 } },
    { type: 'at', table: 't', message: { type: 'resign', id: 'b', version: 3 } },
  ])
  line.close()
  vi.useRealTimers()
})

test('a server that speaks another version is not guessed at', () => {
  const { line, links } = connected()
  Fake.all[0]!.say({ type: 'welcome', wire: WIRE + 1, me: null, now: 0 })
  expect(links.at(-1)).toEqual({ is: 'outdated' })
  line.close()
})

test('a line that is silent is asked, then given up', () => {
  vi.useFakeTimers()
  const { line, links } = connected()
  const [first] = Fake.all
  vi.advanceTimersByTime(15_000)
  expect(first!.sent.at(-1)).toMatchObject({ type: 'ping' })
  vi.advanceTimersByTime(15_000)
  expect(links.at(-1)?.is).toBe('lost')
  line.close()
  vi.useRealTimers()
})
