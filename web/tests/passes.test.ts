// How often data cross the border between the page and the engine as JSON while one turn with a sale is played: from the click that
// sends it to the board and the log that show it. Previews are left out: they came before the click.

import { expect, test, vi } from 'vitest'
import '../src/app/games.ts'
import type { Ear } from '../src/engine/feed.ts'
import { Host } from '../src/engine/host.ts'
import { Memory } from '../src/engine/shelf.ts'
import { Logbook } from '../src/game/fuerstenfeld/log/logbook.ts'
import type { SellChoices, View } from '../src/generated/fuerstenfeld.ts'
import type { AnyAction } from '../src/generated/games.ts'
import type { Viewer } from '../src/generated/protocol.ts'
import { WIRE } from '../src/generated/version.ts'
import { gameOf } from '../src/table/games.ts'
import { Session } from '../src/table/session.svelte.ts'
import { engine, game, played } from './princely.ts'

const ME: Viewer = { type: 'seat', seat: 0 }

/** A seat that sells, and its host. Bots wait for ever, so that only the sale is counted. */
async function selling() {
  const kept = game('21')
  const { journal } = played(kept, 0, (view, choices) => view.round >= 2 && choices?.type === 'sell')
  const shelf = new Memory()
  await shelf.put(kept)
  const entries = journal.map((text, index) => ({ version: index + 1, text }))
  await shelf.append(kept.id, entries, 0)
  let ear: Ear | null = null
  const host = await Host.open(engine, shelf, kept.id, {
    say: (_, message) => ear?.hear(message),
    stored: () => undefined,
    now: () => 0,
    pause: 0,
    yield: () => new Promise(() => undefined),
    failed: (error) => {
      throw error
    },
  })
  const feed = {
    follow: (since: number, listener: Ear) => {
      ear = listener
      host.hear(ME, { type: 'follow', wire: WIRE, since })
    },
    send: (command: Parameters<Host['hear']>[1]) => host.hear(ME, command),
    close: () => undefined,
  }
  const session = new Session({ engine, feed, seat: 0, key: 'passes', drawer: null, board: gameOf('fuerstenfeld') })
  await host.settled()
  return { host, session }
}

/** Counts what the engine's glue reads and writes as JSON while something is done. */
async function passesOf(job: () => Promise<void>): Promise<number> {
  let count = 0
  for (const name of ['parse', 'stringify'] as const) {
    const real = JSON[name].bind(JSON) as (...all: unknown[]) => unknown
    vi.spyOn(JSON, name).mockImplementation(((...all: unknown[]) => {
      if (new Error().stack?.includes('princely.js')) count += 1
      return real(...all)
    }) as never)
  }
  try {
    await job()
  } finally {
    vi.restoreAllMocks()
  }
  return count
}

test('a turn with a sale needs at most eight passes of JSON, from the click to the log', async () => {
  const { host, session } = await selling()
  const book = new Logbook()
  const lines = book.read(session.story, 'en').length
  const before = session.story.version
  session.turn.act([{ type: 'sell', sale: (session.choices as SellChoices).best[0]!.sale! }])
  session.turn.act([{ type: 'end_build' }])
  const hand = (session.view as View).own!.hand.map(({ card }) => card)
  const last: AnyAction[] = [...hand.slice(1).map((card): AnyAction => ({ type: 'under', card })), { type: 'end_turn' }]
  // The button shows what it would do before it is pressed.
  session.turn.preview(last)
  const passes = await passesOf(async () => {
    session.turn.act(last)
    await host.settled()
    void [session.view, session.choices, session.company.back]
    book.read(session.story, 'en')
  })
  expect(session.story.version).toBe(before + 1)
  expect(book.read(session.story, 'en').length).toBeGreaterThan(lines)
  expect(passes).toBeGreaterThan(0)
  expect(passes).toBeLessThanOrEqual(8)
})
