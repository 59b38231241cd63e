// A seat at a table with the real engine: looking back, advice in mid-turn, what the host could not do.

import { expect, test, vi } from 'vitest'
import type { Ear, Feed } from '../src/engine/feed.ts'
import type { AnyAction } from '../src/generated/games.ts'
import type { SellChoices, View } from '../src/generated/fuerstenfeld.ts'
import type { Advice, ToHost } from '../src/generated/protocol.ts'
import '../src/app/games.ts'
import { Logbook } from '../src/game/fuerstenfeld/log/logbook.ts'
import { changed } from '../src/game/fuerstenfeld/motion/motion.ts'
import { gameOf } from '../src/table/games.ts'
import { momentAt, momentsOf } from '../src/table/moments.ts'
import { against } from '../src/table/opening.ts'
import { Questions } from '../src/table/questions.ts'
import { Seating } from '../src/table/seating.svelte.ts'
import { Session } from '../src/table/session.svelte.ts'
import { engine, game, played } from './princely.ts'

/** Seat 0 while it sells, with a host that decides at once and says nothing by itself. */
function seated(until: Parameters<typeof played>[2] = (view, choices) => view.round >= 2 && choices?.type === 'sell', shares = false) {
  const { table } = played(game('21'), 0, until)
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
  const session = new Session({ engine, feed, seat: 0, key: 'test', drawer: null, board: gameOf('fuerstenfeld'), shares })
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
  expect(session.past.moments).toEqual(Array.from({ length: before }, (_, index) => index + 1))
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
  // The first of them is the set-up.
  expect(momentsOf(entries)).toEqual([1, 7])
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

/** Plays a game of three by doing nothing but what a bot would do; which choices there were. */
function byHints(variant: string): Set<string> {
  const kept = game('35', against('fuerstenfeld', 3, 'beginner', variant, true))
  const table = engine.Table.open(kept.opening)
  const bot = engine.Bot.named(kept.opening.terms, 'greedy')
  let heard: Ear | null = null
  const settle = (decided: ReturnType<typeof table.begin>) => {
    if (decided.store.length === 0) throw new Error(JSON.stringify(decided.answer))
    for (const { viewer, told } of table.accept().told)
      if (viewer.type === 'seat' && viewer.seat === 0) heard?.hear({ type: 'told', ...told })
  }
  settle(table.begin(0))
  const feed: Feed = {
    follow: (since, ear) => {
      heard = ear
      ear.hear({ type: 'hello', ...table.hello({ type: 'seat', seat: 0 }, 0) })
      ear.hear({ type: 'told', ...table.told({ type: 'seat', seat: 0 }, since) })
    },
    send: (command) => command.type === 'act' && settle(table.decide(0, command, 0)),
    close: () => undefined,
  }
  const session = new Session({ engine, feed, seat: 0, key: 'test', drawer: null, board: gameOf('fuerstenfeld') })
  const seating = new Seating(session, () => undefined, null)
  const questions = new Questions(session.story, gameOf('fuerstenfeld'))
  const offered = new Set<string>()
  // The best so far is enough here.
  const thought = (ask: () => void): Advice => {
    ask()
    return bot.goOn(1) ?? bot.stop()!
  }
  for (let taken = 0; session.story.position?.turn.type !== 'over'; taken++) {
    if (taken > 600) throw new Error('the game does not end')
    const { choices } = session
    const { turn } = session.story.position!
    const other = turn.type === 'seats' ? turn.seats.find((seat) => seat !== 0) : undefined
    if (!choices) {
      const { actions } = thought(() => bot.askAt(table, other!, table.version)).lines[0]!
      settle(table.decideForBot(other!, table.version, [actions[0]!], 0))
      continue
    }
    offered.add((choices as { type: string }).type)
    const before = JSON.stringify([session.story.version, session.turn.draft.steps])
    const drafted = session.turn.draft.steps.flat()
    const advice = questions.askSeat()!(drafted, (seat) => thought(() => bot.ask(seat, session.story.version + drafted.length)))!
    session.counsel.advice = { is: 'given', advice, version: session.story.version }
    seating.obey({ type: 'take_hint' })
    expect(JSON.stringify([session.story.version, session.turn.draft.steps]), JSON.stringify(advice)).not.toBe(before)
    expect(session.turn.refused).toBeNull()
  }
  session.close()
  return offered
}

test('whole games are played to the end by taking what a bot would do, whatever ends a turn or draws a card', () => {
  const offered = ['base', 'expert'].flatMap((variant) => [...byHints(variant)])
  expect([...new Set(offered)].sort()).toEqual(['arrange', 'build', 'discard', 'draw', 'keep', 'sell'])
}, 60_000)

test('whoever plays last in a round has two moments: the turn, and what its end has brought', () => {
  const { session } = seated((view, choices) => view.round >= 2 && choices?.type === 'sell' && view.order.at(-1) === 0)
  const before = session.story.version
  const { round } = session.view as View
  session.turn.act([best(session)])
  session.turn.act([{ type: 'end_build' }])
  const hand = (session.view as View).own!.hand.map(({ card }) => card)
  session.turn.act([...hand.slice(1).map((card) => ({ type: 'under', card }) as AnyAction), { type: 'end_turn' }])
  const [turn, end] = [before + 0.5, before + 1]
  expect(session.past.moments.filter((version) => version > before)).toEqual(expect.arrayContaining([turn, end]))
  // In the first of them it is still this round, with its prices; they are what the news is compared with.
  session.past.look(turn)
  const own = session.past.moment!.view as View
  expect(own.round).toBe(round)
  expect(session.story.since).toEqual({ version: turn, view: own })
  session.past.look(end)
  expect((session.past.moment!.view as View).round).toBe(round + 1)
  // The log says it in this order, and each line leads to its moment.
  const lines = new Logbook().read(session.story, 'en').filter(({ version }) => version > before)
  const said = (text: RegExp) => lines.find((line) => text.test(line.text))?.version
  expect(said(/^You sell/)).toBe(turn)
  expect(said(/^You end your turn/)).toBe(turn)
  expect(said(/^Round \d+ begins/)).toBe(end)
  expect(lines.filter(({ text }) => /^You put a card under your deck/.test(text))).toHaveLength(1)
  expect(changed(own, session.story.position!.view as View)).toContain(
    [...changed(own, session.past.moment!.view as View)].find((each) => each.startsWith('price-')),
  )
  session.close()
})

test('what is prepared is told once it rests, and what another device has prepared is taken over', () => {
  vi.useFakeTimers()
  try {
    const { session, sent, hear } = seated(undefined, true)
    const { version } = session.story
    vi.runAllTimers()
    expect(sent, 'nothing is prepared').toEqual([])
    const sale = best(session)
    session.turn.act([sale])
    session.turn.prepare([{ type: 'end_turn' }])
    vi.runAllTimers()
    expect(sent).toEqual([{ type: 'plan', version, steps: [[sale]], ends: [{ type: 'end_turn' }] }])
    hear({ type: 'plan', version: version - 1, steps: [], ends: [] })
    expect(session.turn.draft.steps, 'a plan for another version means nothing').toEqual([[sale]])
    hear({ type: 'plan', version, steps: [[{ type: 'sell_nothing' }]], ends: [] })
    expect(session.turn.draft.steps).toEqual([[{ type: 'sell_nothing' }]])
    // What cannot be is not taken over.
    hear({ type: 'plan', version, steps: [[{ type: 'end_build' }]], ends: [] })
    expect(session.turn.draft.steps).toEqual([])
    vi.runAllTimers()
    expect(sent.length, 'what was heard is not told again').toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('too late to take a turn back alone, the page asks the others; too late to come back, it waits for the end of the turn', () => {
  const { session, sent, hear } = seated()
  session.turn.act([best(session)])
  session.turn.act([{ type: 'end_build' }])
  const hand = (session.view as { own: { hand: { card: string }[] } }).own.hand.map(({ card }) => card)
  session.turn.act([...hand.slice(1).map((card) => ({ type: 'under', card }) as AnyAction), { type: 'end_turn' }])
  const { back } = session.company
  hear({ type: 'problem', id: 'u1', code: 'undo_late', detail: null })
  if (back) expect(sent.at(-1)).toMatchObject({ type: 'offer', proposal: { type: 'undo', to: back.to } })
  expect(back).not.toBeNull()
  expect(session.turn.problem).toBeNull()
  hear({ type: 'problem', id: 'r1', code: 'turn_lost', detail: null })
  expect([session.company.returns, session.turn.problem]).toEqual([true, null])
})
