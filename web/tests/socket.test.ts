// The line to a server, with a socket that the test controls.

import { afterEach, expect, test, vi } from 'vitest'
import type { Ear, Link } from '../src/engine/feed.ts'
import { Line } from '../src/engine/socket.ts'
import { untilDone } from '../src/engine/wake.ts'
import type { FromHost, FromServer, ToServer } from '../src/generated/protocol.ts'
import { WIRE } from '../src/generated/version.ts'

class Fake {
  static all: Fake[] = []
  readyState = 1
  /** Nobody is at the other end, and the socket has not noticed. */
  halfOpen = false
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
    this.readyState = this.halfOpen ? 2 : 3
    if (!this.halfOpen) this.onclose?.()
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
  const feed = line.table(
    't',
    () => undefined,
    () => undefined,
  )
  Fake.all[0]!.say({ type: 'welcome', wire: WIRE, me: null, now: 0 })
  feed.follow(0, ear)
  return { line, feed, heard, links }
}
const told = (since: number, count: number): FromServer => ({
  type: 'at',
  table: 't',
  message: {
    type: 'told',
    since,
    entries: Array.from({ length: count }, (_, nth) => ({ version: since + nth + 1, at: 0, type: 'resign', seat: 0 })),
  },
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page as far as it can sleep. */
function sleeper() {
  const [page, tab] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })]
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', tab)
  const turn = (state: 'visible' | 'hidden') => {
    tab.visibilityState = state
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, turn }
}

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

test('pages of a server that stops are at another within a second, and not all at the same moment', () => {
  vi.useFakeTimers()
  const times = [0, 0.25, 0.5, 0.75, 0.999].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { line } = connected()
    Fake.all[0]!.say({ type: 'bye', reason: 'stopping' })
    Fake.all[0]!.close()
    const begin = Date.now()
    while (Fake.all.length < 2) vi.advanceTimersByTime(10)
    line.close()
    return Date.now() - begin
  })
  vi.restoreAllMocks()
  expect(Math.max(...times)).toBeLessThan(1000)
  expect(new Set(times).size).toBe(times.length)
})

test('a server that speaks another version is not guessed at', () => {
  const { line, links } = connected()
  Fake.all[0]!.say({ type: 'welcome', wire: WIRE + 1, me: null, now: 0 })
  expect(links.at(-1)).toEqual({ is: 'outdated' })
  line.close()
})

test('a table is followed once a server has said that it speaks our version, and not before', () => {
  Fake.all = []
  const line = new Line('ws://x', () => new Fake() as unknown as WebSocket)
  const [socket] = Fake.all
  line
    .table(
      't',
      () => undefined,
      () => undefined,
    )
    .follow(0, { hear: () => undefined, link: () => undefined })
  expect(socket!.sent).toEqual([])
  socket!.say({ type: 'welcome', wire: WIRE + 1, me: null, now: 0 })
  line
    .table(
      'u',
      () => undefined,
      () => undefined,
    )
    .follow(0, { hear: () => undefined, link: () => undefined })
  expect(socket!.sent).toEqual([])
  socket!.say({ type: 'welcome', wire: WIRE, me: null, now: 0 })
  expect(socket!.sent).toHaveLength(2)
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

test('after a sleep the line is asked at once; one that is half open is given up within seconds, and another one serves', () => {
  vi.useFakeTimers()
  const { turn } = sleeper()
  const { line, links } = connected()
  const first = Fake.all[0]!
  turn('hidden')
  expect(first.sent.at(-1)).not.toMatchObject({ type: 'ping' })
  first.halfOpen = true
  turn('visible')
  expect(first.sent.at(-1)).toMatchObject({ type: 'ping' })
  vi.advanceTimersByTime(4000)
  expect(links.at(-2)?.is).toBe('open')
  expect(links.at(-1)?.is).toBe('lost')
  const second = Fake.all[1]!
  second.say({ type: 'welcome', wire: WIRE, me: null, now: 0 })
  expect(links.at(-1)).toEqual({ is: 'open' })
  // The dead one wakes up late: nobody listens.
  first.say({ type: 'welcome', wire: WIRE + 1, me: null, now: 0 })
  first.onclose?.()
  expect(links.at(-1)).toEqual({ is: 'open' })
  expect(Fake.all).toHaveLength(2)
  line.close()
})

test('a line that answers after a sleep is kept', () => {
  vi.useFakeTimers()
  const { turn, page } = sleeper()
  const { line, links } = connected()
  for (const wake of [
    () => turn('visible'),
    () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    () => page.dispatchEvent(new Event('online')),
  ]) {
    const asked = Fake.all[0]!.sent.length
    wake()
    expect(Fake.all[0]!.sent.slice(asked)).toMatchObject([{ type: 'ping' }])
    Fake.all[0]!.say({ type: 'pong', id: 'still-there', now: 0 })
    vi.advanceTimersByTime(5000)
  }
  expect(links.every(({ is }) => is === 'open')).toBe(true)
  expect(Fake.all).toHaveLength(1)
  line.close()
})

test('what fails is tried again after growing pauses, at once when the page wakes up, and no more once it is done', async () => {
  vi.useFakeTimers()
  const { page } = sleeper()
  const answers = [false, false, false, true]
  let tries = 0
  untilDone(async () => answers[tries++] ?? true)
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return tries
  }
  expect(await after(0)).toBe(1)
  expect(await after(900)).toBe(1)
  expect(await after(100)).toBe(2)
  expect(await after(1900)).toBe(2)
  page.dispatchEvent(new Event('online'))
  expect(await after(0)).toBe(3)
  expect(await after(3900)).toBe(3)
  expect(await after(200)).toBe(4)
  page.dispatchEvent(new Event('online'))
  expect(await after(60_000)).toBe(4)
})

test('within 3 s without an answer it is said that the line is lost; a line that is only slow is kept', () => {
  vi.useFakeTimers()
  const { line, feed, links } = connected()
  feed.send({ type: 'resign', id: 'a', version: 3 })
  expect(links.at(-1)).toEqual({ is: 'open' })
  vi.advanceTimersByTime(3000)
  expect(links.at(-1)?.is).toBe('lost')
  expect(Fake.all).toHaveLength(1)
  // What is sent meanwhile goes out, and the next word opens the line again.
  feed.send({ type: 'resign', id: 'b', version: 3 })
  expect(Fake.all[0]!.sent.at(-1)).toEqual({ type: 'at', table: 't', message: { type: 'resign', id: 'b', version: 3 } })
  Fake.all[0]!.say({ type: 'at', table: 't', message: { type: 'accepted', id: 'a', version: 4 } })
  expect(links.at(-1)).toEqual({ is: 'open' })
  line.close()
})

test('a device that loses its network knows it at once', () => {
  vi.useFakeTimers()
  const { page } = sleeper()
  const { line, links } = connected()
  page.dispatchEvent(new Event('offline'))
  expect(links.at(-1)?.is).toBe('lost')
  line.close()
})
