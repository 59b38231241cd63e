// The others at a table, from how the engine says that the table stands.

import { expect, test } from 'vitest'
import type { Feed } from '../src/engine/feed.ts'
import type { OpenOffer, SeenEntry, Standing, ToHost } from '../src/generated/protocol.ts'
import { Company, wordsOf } from '../src/table/company.svelte.ts'
import { standing as stands } from '../src/table/moments.ts'
import type { Story } from '../src/table/story.svelte.ts'

const PLAYING: Standing = {
  version: 7,
  turn: { type: 'seats', seats: [1] },
  sitters: [{ type: 'person' }, { type: 'person' }],
  offer: null,
  way_back: null,
  gone: [],
  open_seats: [],
  paused: false,
  end: null,
}
const rematch = (seat: number, waits_for: number[], refused_by: number | null = null): OpenOffer => ({
  version: 6,
  seat,
  proposal: { type: 'rematch' },
  waits_for,
  refused_by,
})

/** The company of a seat at a table that stands like this, and what it sends. */
function company(me: number | null, standing: Partial<Standing>, { rewinds = false, pending = false } = {}) {
  const sent: ToHost[] = []
  const rewound: number[] = []
  const chairs = ['Anna', 'Ben'].map((name) => ({ name, sitter: { type: 'person' } }))
  const story = { me, standing: { ...PLAYING, ...standing }, hello: { chairs }, entries: [], version: 7, position: { turn: PLAYING.turn } }
  const made = new Company({
    story: story as unknown as Story,
    feed: { send: (command: ToHost) => sent.push(command) } as unknown as Feed,
    practice: false,
    rewind: rewinds ? (version) => rewound.push(version) : null,
    isPending: () => pending,
  })
  return { made, sent, rewound }
}

test('a proposal waits for whoever has still to answer, until somebody has refused it', () => {
  expect(company(1, { offer: rematch(0, [1]) }).made.offer).toMatchObject({ seat: 0 })
  expect(company(1, { offer: rematch(0, []) }).made.offer).toBeNull()
  expect(company(1, { offer: rematch(0, [1], 2) }).made.offer).toBeNull()
  expect(company(0, { offer: rematch(0, [1]) }).made.offer).toBeNull()
  expect(company(null, { offer: rematch(0, [1]) }).made.offer).toBeNull()
})

test('whoever has proposed sees whether it is open or refused', () => {
  expect(company(0, { offer: rematch(0, [1]) }).made.asked).toEqual({ version: 6, proposal: { type: 'rematch' }, is: 'open' })
  expect(company(0, { offer: rematch(0, [], 1) }).made.asked).toEqual({ version: 6, proposal: { type: 'rematch' }, is: 'refused' })
  expect(company(1, { offer: rematch(0, [1]) }).made.asked).toBeNull()
  expect(company(0, {}).made.asked).toBeNull()
})

test('an answer names the proposal', () => {
  const { made, sent } = company(1, { offer: rematch(0, [1]) })
  made.answerOffer(false)
  expect(sent).toEqual([expect.objectContaining({ type: 'answer', offer: 6, agrees: false })])
})

test('a turn is taken back at once, by asking the others, or by beginning again', () => {
  const way = (crosses: boolean, rewinds: boolean) => ({ way_back: { to: 3, crosses, rewinds } })
  const [free, asks] = [company(0, way(false, false)), company(0, way(true, false))]
  free.made.takeBack()
  expect(free.sent).toEqual([expect.objectContaining({ type: 'undo', version: 7 })])
  asks.made.takeBack()
  expect(asks.sent).toEqual([expect.objectContaining({ type: 'offer', proposal: { type: 'undo', to: 3 } })])
  const [strict, again] = [company(0, way(false, true)), company(0, way(false, true), { rewinds: true })]
  expect(strict.made.back).toBeNull()
  again.made.takeBack()
  expect([again.rewound, again.sent]).toEqual([[3], []])
  const busy = company(0, way(false, false), { pending: true })
  busy.made.takeBack()
  expect(busy.sent).toEqual([])
})

test('a bot takes a chair; its name stays', () => {
  const { made } = company(1, { sitters: [{ type: 'person' }, { type: 'bot', level: 'easy' }] })
  expect(made.chairs).toMatchObject([
    { name: 'Anna', sitter: { type: 'person' } },
    { name: 'Ben', sitter: { type: 'bot', level: 'easy' } },
  ])
  expect(made.isAway).toBe(true)
})

test('a game that ended by the rules was played to its end', () => {
  expect(company(0, { end: { by: { type: 'rules' }, winners: [0] } }).made.ended).toBeNull()
  const resigned = { by: { type: 'resignation', seat: 1 } as const, winners: [0] }
  expect(company(0, { end: resigned }).made.ended).toEqual(resigned)
})

test('what was taken back does not stand, nor does the taking back', () => {
  const entries = [
    { version: 1, type: 'chance' },
    { version: 2, type: 'act', seat: 0 },
    { version: 3, type: 'act', seat: 1 },
    { version: 4, type: 'undo', seat: 1, takes_back: [3] },
    { version: 5, type: 'act', seat: 1 },
  ] as unknown as Parameters<typeof stands>[0]
  expect(stands(entries).map(({ version }) => version)).toEqual([1, 2, 5])
})

test('what others do beside the moves is said once: a stand-in after somebody gave up or was late is no news', () => {
  const bot = { type: 'bot', level: 'medium' } as const
  const entries = [
    { type: 'time_out', seat: 1, loses: false },
    { type: 'takeover', seat: 1, sitter: bot },
    { type: 'return', seat: 1 },
    { type: 'resign', seat: 1 },
    { type: 'takeover', seat: 1, sitter: bot },
    { type: 'takeover', seat: 2, sitter: bot },
    { type: 'undo', seat: 0, takes_back: [], offer: null },
    { type: 'undo', seat: 2, takes_back: [], offer: null },
    { type: 'time_out', seat: 2, loses: true },
    { type: 'pause' },
  ].map((entry, index) => ({ ...entry, version: index + 1, at: 0 }) as SeenEntry)
  expect(wordsOf(entries, 0).map(({ is, seat }) => `${is} ${seat}`)).toEqual([
    'time_out 1',
    'return 1',
    'resign 1',
    'takeover 2',
    'undo 2',
    'loses 2',
    'pause null',
  ])
})

test('whoever was late comes back by itself when the bot has ended the turn, and somebody who gave up does not', () => {
  const bot = { type: 'bot', level: 'medium' } as const
  const late = (more: Partial<Standing>) => company(1, { sitters: [{ type: 'person' }, bot], ...more })
  const [still, over, gone] = [
    late({}),
    late({ turn: { type: 'seats', seats: [0] } }),
    late({ gone: [1], turn: { type: 'seats', seats: [0] } }),
  ]
  for (const { made } of [still, over, gone]) {
    made.returns = true
    made.follow()
  }
  expect(still.sent).toEqual([])
  expect(over.sent).toEqual([expect.objectContaining({ type: 'return' })])
  expect(gone.sent).toEqual([])
  expect([still.made.returns, over.made.returns, gone.made.returns]).toEqual([true, false, false])
  expect(gone.made.isGone).toBe(true)
})

test('a proposal of one’s own is withdrawn by not agreeing to it', () => {
  const { made, sent } = company(0, { offer: rematch(0, [1]) })
  made.withdraw()
  expect(sent).toEqual([expect.objectContaining({ type: 'answer', offer: 6, agrees: false })])
  const other = company(1, { offer: rematch(0, [1]) })
  other.made.withdraw()
  expect(other.sent).toEqual([])
})
