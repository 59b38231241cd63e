// Every kind of message between a page and the host in its worker is what is published about it. Real games are played by real
// hosts until every kind was sent.

import { expect, test } from 'vitest'
import type { HostEffect, Opening, Seat } from '../src/engine/engine.ts'
import type { AnyAction, AnyQuestion } from '../src/generated/games.ts'
import type { FromHost, Pace, Question, Replied, SeenEntry, ToHost, Viewer } from '../src/generated/protocol.ts'
import { WIRE } from '../src/generated/version.ts'
import { newGame, type Wanted, type Wish } from '../src/table/opening.ts'
import { kindsOf, schemaFaults, typeFaults } from './published.ts'
import { engine } from './princely.ts'

const WATCHER: Viewer = { type: 'spectator' }
const MINUTE = 60_000

const PEOPLE: Wanted[] = ['Anna', 'Ben'].map((name) => ({ type: 'person', name }))
const BOTS: Wanted[] = PEOPLE.map(() => ({ type: 'bot', level: 'easy' }))

/** A table for two on which everything that is said is kept. Each viewer is a client; what is to be stored is stored. */
class Desk {
  readonly sent: ToHost[] = []
  readonly said: FromHost[] = []
  readonly replied: Replied[] = []
  readonly #seats: Seat[] = []
  readonly #journal: string[] = []
  readonly game: string
  now = Date.UTC(2026, 0, 1)
  readonly #host
  #ids = 0

  constructor(game: string, pace: Pace = { type: 'untimed' }, seats: Wanted[] = PEOPLE) {
    this.game = game
    const wish: Wish = { game: game as Wish['game'], variant: 'base', rounds: null, seats, hints: true, memory: true }
    const { opening } = newGame(engine, wish, this.now, '5a'.repeat(32))
    const terms = { ...opening.terms, pace }
    this.#host = engine.Host.open({ ...opening, terms } satisfies Opening, [])
    this.#carryOut(this.#host.begin(this.now))
    for (const viewer of [this.viewer(0), this.viewer(1), WATCHER]) this.send(viewer, { type: 'follow', wire: WIRE, since: 0 })
  }

  viewer(seat: number): Viewer {
    return { type: 'seat', seat }
  }
  get id(): string {
    return `c${++this.#ids}`
  }
  get version(): number {
    return this.#host.version
  }
  get over(): boolean {
    return this.#host.isOver
  }

  send(viewer: Viewer, command: ToHost, client = viewer.type === 'seat' ? viewer.seat : 9): FromHost[] {
    const before = this.said.length
    this.sent.push(command)
    this.#carryOut(this.#host.command(client, viewer, command, this.now))
    this.#think()
    return this.said.slice(before)
  }
  wait(ms: number) {
    this.now += ms
    this.#carryOut(this.#host.tick(this.now))
  }
  #think() {
    while (this.#host.isThinking) this.#carryOut(this.#host.think(50, this.now))
  }
  #carryOut(effects: HostEffect[]) {
    for (const effect of effects) {
      if (effect.type === 'tell' || effect.type === 'answer') this.said.push(effect.message)
      if (effect.type === 'tell') for (const client of effect.clients) this.#hear(client, effect.message)
      if (effect.type === 'answer') this.#hear(effect.client, effect.message)
      if (effect.type === 'store') {
        this.#journal.push(...effect.entries.map(({ text }) => text))
        this.#carryOut(this.#host.stored(this.now))
      }
      if (effect.type === 'read') this.#carryOut(this.#host.entries(effect.since, this.#journal.slice(effect.since), this.now))
    }
  }

  /** Questions about the table are answered by the seat view of a page, in the form in which a server answers them. */
  ask(seat: number, question: Exclude<Question, { type: 'advice' }>): Replied {
    const reply = this.#answer(this.#seats[seat]!, question)
    this.replied.push(reply)
    return reply
  }
  #answer(seat: Seat, question: Exclude<Question, { type: 'advice' }>): Replied {
    switch (question.type) {
      case 'position':
        return { type: 'position', ...seat.position() }
      case 'legal':
        return { type: 'legal', ...seat.legal() }
      case 'choice':
        return { type: 'choice', answer: seat.answer(question.about) }
      case 'diagram':
        return { type: 'diagram', diagram: seat.diagram() ?? null }
      case 'log':
        return { type: 'log', lines: seat.log(question.since, question.language as 'hu') }
      case 'preview': {
        const { preview, refused } = seat.preview(question.actions)
        return preview ? { type: 'preview', ...preview } : { type: 'refused', id: this.id, index: refused.index, refused: refused.why }
      }
    }
  }
  standing() {
    return this.#seats[0]!.standing()
  }
  /** The seats that are to act. */
  turn(): number[] {
    const turn = this.#seats[0]!.turn()
    return turn.type === 'seats' ? turn.seats : []
  }
  legal(seat: number): AnyAction[] {
    const reply = this.ask(seat, { type: 'legal' })
    return reply.type === 'legal' ? reply.actions : []
  }
  act(seat: number, actions: AnyAction[]) {
    this.send(this.viewer(seat), { type: 'act', id: this.id, version: this.version, actions })
  }
  /** Does what is legal, in all corners of the list, until it was done so often. */
  play(times: number) {
    for (let time = 0; time < times && !this.over; time++) {
      const [seat] = this.turn()
      if (seat === undefined) return
      const legal = this.legal(seat)
      this.act(seat, [legal[(time * 7) % legal.length]!])
    }
  }
  #hear(client: number, message: FromHost) {
    if (client > 1) return
    if (message.type === 'hello') this.#seats[client] = engine.Seat.sit(message)
    if (message.type === 'told') this.#seats[client]!.hear(message.entries)
  }
  /** One proposes, the other agrees or does not. */
  agree(proposal: (ToHost & { type: 'offer' })['proposal'], agrees = true) {
    const { version } = this
    this.send(this.viewer(0), { type: 'offer', id: this.id, version, proposal })
    this.send(this.viewer(1), { type: 'answer', id: this.id, offer: version + 1, agrees })
  }
}

const ABOUT: Record<string, AnyQuestion> = {
  fuerstenfeld: { type: 'sale', sale: { brewery: 0, goods: { hops: 0, barley: 0, water: 0 }, market: null, office: null } } as AnyQuestion,
  principati: { type: 'places', tile: 'H01' },
}

/** What may not be done at the beginning. */
const WRONG: Record<string, string> = { fuerstenfeld: 'end_turn', principati: 'end_phase' }

/** Everything that can be said at a table of a game. */
function everything(game: string): Desk[] {
  const desk = new Desk(game)
  desk.send(WATCHER, { type: 'follow', wire: WIRE, since: desk.version + 9 })
  const [first] = desk.turn() as [number]
  const me = desk.viewer(first)
  const legal = desk.legal(first)
  for (const question of [
    { type: 'choice', about: ABOUT[game]! },
    { type: 'preview', actions: [legal[0]!] },
    { type: 'preview', actions: [{ type: WRONG[game] } as AnyAction] },
    { type: 'position' },
    { type: 'diagram' },
  ] satisfies Question[])
    desk.ask(first, question)
  desk.send(me, { type: 'ask', id: desk.id, question: { type: 'advice' } })
  // Another device of the same player is told what is prepared.
  desk.send(me, { type: 'follow', wire: WIRE, since: 0 }, 20)
  desk.send(me, { type: 'plan', version: desk.version, steps: [[legal[0]!]], ends: [] })
  desk.send(me, { type: 'act', id: desk.id, version: desk.version, actions: [{ type: WRONG[game] } as AnyAction] })
  desk.send(me, { type: 'act', id: desk.id, version: desk.version + 3, actions: [legal[0]!] })
  desk.send(me, { type: 'act', id: desk.id, version: desk.version - 1, actions: [legal[0]!] })
  desk.act(first, [legal[0]!])
  desk.send(me, { type: 'undo', id: desk.id, version: desk.version })
  desk.play(60)
  desk.ask(first, { type: 'log', since: 0, language: 'hu' })
  desk.agree({ type: 'draw' }, false)
  desk.send(desk.viewer(1), { type: 'take_over', id: desk.id, level: 'greedy' })
  desk.send(desk.viewer(1), { type: 'return', id: desk.id })
  desk.play(200)
  desk.send(desk.viewer(0), { type: 'resign', id: desk.id, version: desk.version })
  desk.agree({ type: 'rematch' })

  const called = new Desk(game)
  called.send(called.viewer(0), { type: 'abort', id: called.id })

  const timed = new Desk(game, { type: 'turn', turn_ms: MINUTE })
  timed.agree({ type: 'pause' })
  timed.send(timed.viewer(1), { type: 'resume', id: timed.id })
  timed.wait(2 * MINUTE)

  // Bots play to the end, which tells a result.
  const played = new Desk(game, { type: 'untimed' }, BOTS)
  expect(played.over).toBe(true)
  return [desk, called, timed, played]
}

const entries = (desks: Desk[]): SeenEntry[] =>
  desks.flatMap(({ said }) => said).flatMap((message) => (message.type === 'told' ? message.entries : []))

test.each(['fuerstenfeld', 'principati'])(
  'every kind of message at a table of %s is as it was published',
  (game) => {
    const desks = everything(game)
    const sent = desks.flatMap((desk) => desk.sent)
    const said = desks.flatMap((desk) => desk.said)
    const replies = [
      ...desks.flatMap(({ replied }) => replied),
      ...said.flatMap((message) => (message.type === 'reply' ? [message.reply] : [])),
    ]
    const kinds = (all: readonly { type: string }[]) => [...new Set(all.map(({ type }) => type))].sort()
    expect(kinds(sent)).toEqual(kindsOf('ToHost').sort())
    expect(kinds(said)).toEqual(kindsOf('FromHost').sort())
    expect(kinds(replies)).toEqual(kindsOf('Replied').sort())
    expect(kinds(entries(desks))).toEqual(kindsOf('Happened').sort())

    const messages: [string, unknown][] = [
      ...sent.map((message): [string, unknown] => ['ToHost', message]),
      ...said.map((message): [string, unknown] => ['FromHost', message]),
      ...replies.map((reply): [string, unknown] => ['Replied', reply]),
      ...desks.map((desk): [string, unknown] => ['Standing', desk.standing()]),
      // What a game says is one of a union of all games; here it is known which one.
      ...replies.flatMap((reply): [string, unknown][] => (reply.type === 'position' ? [[`${game}.View`, reply.view]] : [])),
      ...replies.flatMap((reply): [string, unknown][] =>
        reply.type === 'log' ? reply.lines.map(({ event }) => [`${game}.Event`, event]) : [],
      ),
    ]
    const different = unlike(messages)
    expect(different.length).toBeGreaterThan(50)
    expect(different.flatMap(([type, message]) => schemaFaults(type, message)).slice(0, 20)).toEqual([])
    expect(typeFaults(different).slice(0, 20)).toEqual([])
  },
  120_000,
)

test('what is too much, too little or of another kind is found, by the schema or by the types', () => {
  const told = { type: 'told', since: 1, entries: [{ version: 2, at: 0, type: 'resign', seat: 1 }] }
  const wrong = [
    { ...told, since: '1' },
    { type: 'told', since: 1 },
    { ...told, entries: [{ ...told.entries[0], seat: null }] },
    { ...told, type: 'said' },
  ]
  expect(schemaFaults('FromHost', told)).toEqual([])
  for (const message of wrong) expect(schemaFaults('FromHost', message), JSON.stringify(message)).not.toEqual([])
  expect(schemaFaults('Nothing', {})).toEqual(['Nothing is not published'])
  // One field too many is found by the types; the first message is right.
  const messages = [told, ...wrong].map((message): [string, unknown] => ['FromHost', message])
  const found = typeFaults([...messages, ['Told', { since: 1, entries: [], more: true }]])
  expect(found.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
    '1 FromHost',
    '2 FromHost',
    '3 FromHost',
    '4 FromHost',
    '5 Told',
  ])
}, 300_000)

/** One message of each form: of two that differ only in numbers and in texts without a meaning one is enough. */
function unlike(messages: readonly [string, unknown][]): [string, unknown][] {
  const form = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(form(each))))].sort()
    if (value === null || typeof value !== 'object') return value === null ? null : typeof value
    return Object.entries(value).map(([key, each]) => [key, key === 'type' ? each : form(each)])
  }
  return [...new Map(messages.map((each) => [JSON.stringify([each[0], form(each[1])]), each])).values()]
}
