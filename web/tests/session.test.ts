// A seat at a table with the real engine: looking back, advice in mid-turn, what the host could not do.

import { expect, test } from 'vitest'
import type { Ear, Feed } from '../src/engine/feed.ts'
import type { AnyAction } from '../src/generated/games.ts'
import type { SellChoices } from '../src/generated/fuerstenfeld.ts'
import type { ToHost } from '../src/generated/protocol.ts'
import '../src/app/games.ts'
import { gameOf } from '../src/table/games.ts'
import { momentAt, momentsOf } from '../src/table/moments.ts'
import { Session } from '../src/table/session.svelte.ts'
import { engine, game, played } from './princely.ts'

/** Seat 0 while it sells, with a host that decides at once and says nothing by itself. */
function seated() {
  const { table } = played(game('21'), 0, (view, choices) => view.round >= 2 && choices?.type === 'sell')
  const sent: ToHost[] = []
  let heard: Ear | null = null
  const feed: Feed = {
    follow: (since, ear) => {
      heard = ear
      ear.hear({ type: 'hello', ...table.hello({ type: 'seat', seat: 0 }, 0) })
      ear.hear({ type: 'told', ...table.told({ type: 'seat', seat: 0 }, since) })
    },
    send: (command) => {
      sent.push(command)
      if (command.type !== 'act' && command.type !== 'undo') return
      const { answer, store } = table.decide(0, command, 0)
      if (store.length > 0)
        for (const { viewer, told } of table.accept().told)
          if (viewer.type === 'seat' && viewer.seat === 0) heard!.hear({ type: 'told', ...told })
      if (answer) heard!.hear(answer)
    },
    close: () => undefined,
  }
  const session = new Session({ engine, feed, seat: 0, key: 'test', drawer: null, board: gameOf('fuerstenfeld') })
  return { session, sent, hear: (message: Parameters<Ear['hear']>[0]) => heard!.hear(message) }
}

const best = (session: Session): AnyAction => ({ type: 'sell', sale: (session.choices as SellChoices).best[0]!.sale! })

test('looking back goes over what was taken back, and over the taking back', () => {
  const { session } = seated()
  const before = session.story.version
  session.turn.act([best(session)])
  session.turn.act([{ type: 'end_build' }])
  const hand = (session.view as { own: { hand: { card: string }[] } }).own.hand.map(({ card }) => card)
  session.turn.act([...hand.slice(1).map((card) => ({ type: 'under', card }) as AnyAction), { type: 'end_turn' }])
  expect(session.story.version).toBe(before + 1)
  expect(session.past.moments.at(-1)).toBe(before + 1)
  session.company.takeBack()
  expect(session.story.entries.map(({ type }) => type).slice(before)).toEqual(['act', 'undo'])
  expect(session.past.moments).toEqual(Array.from({ length: before + 1 }, (_, version) => version))
  // A version that was taken back leads to the moment before it.
  session.past.look(before + 1)
  expect(session.past.moment?.version).toBe(before)
  expect(session.past.moment?.view).toEqual(session.story.position!.view)
  session.close()
})

test('what is only proposed is no moment', () => {
  const at = 0
  const entries = [
    { version: 1, at, type: 'chance', chance: {} },
    { version: 2, at, type: 'act', seat: 0, steps: [] },
    { version: 3, at, type: 'act', seat: 1, steps: [] },
    { version: 4, at, type: 'offer', seat: 0, proposal: { type: 'undo', to: 1 } },
    { version: 5, at, type: 'answer', seat: 1, offer: 4, agrees: true },
    { version: 6, at, type: 'undo', seat: 0, takes_back: [2, 3], offer: 4 },
    { version: 7, at, type: 'act', seat: 0, steps: [] },
  ] as unknown as Parameters<typeof momentsOf>[0]
  expect(momentsOf(entries)).toEqual([0, 1, 7])
  expect([0, 1, 2, 6, 7, 9].map((version) => momentAt([0, 1, 7], version))).toEqual([0, 1, 1, 1, 7, 7])
})

test('advice in mid-turn goes on from the steps of the turn, and ends with them', async () => {
  const { session, sent } = seated()
  session.counsel.ask()
  expect(sent).toEqual([expect.objectContaining({ type: 'ask' })])
  session.turn.act([{ type: 'sell_nothing' }])
  expect(session.counsel.advice.is).toBe('none')
  session.counsel.ask()
  expect(sent).toHaveLength(1)
  await expect.poll(() => session.counsel.advice.is, { timeout: 60_000 }).toBe('given')
  if (session.counsel.advice.is !== 'given') throw new Error('no advice')
  // The sale stands already: the advice is about building.
  const first = session.counsel.advice.advice.lines[0]!.actions[0]!
  expect(['build', 'end_build']).toContain(first.type)
  expect(session.turn.stays([first])).toBe(true)
  session.undo()
  expect(session.counsel.advice.is).toBe('none')
  session.close()
}, 90_000)

test('what the host could not do is kept until the viewer does something, and is new each time', () => {
  const { session, hear } = seated()
  hear({ type: 'problem', id: 'x', code: 'undo_chance', detail: null })
  const first = session.turn.problem
  expect(first).toEqual({ code: 'undo_chance' })
  hear({ type: 'problem', id: 'y', code: 'undo_chance', detail: null })
  expect(session.turn.problem).not.toBe(first)
  session.turn.act([best(session)])
  expect(session.turn.problem).toBeNull()
  session.close()
})
