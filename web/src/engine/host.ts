// The host of a table on this device. Commands go in, messages of the wire come out. A decision is stored before it is
// accepted, and only accepted entries are told. Runs in a worker (host.worker.ts); knows no game.

import type { FromHost, ToHost, Viewer } from '../generated/protocol.ts'
import { WIRE } from '../generated/version.ts'
import type { Bot, Decided, Engine, Table, Think } from './engine.ts'
import type { Kept, Shelf, Summary } from './shelf.ts'

/** Milliseconds a bot thinks before the host looks at its messages. */
const SLICE = 5

/** The bot that advises players. */
const ADVISER = 'strong'

export interface HostOptions {
  say: (viewer: Viewer, message: FromHost) => void
  now: () => number
  /** Milliseconds between the moves of bots, so that people can follow. */
  pause: number
  /** Waits, so that messages and timers can be handled. */
  yield: (ms: number) => Promise<void>
  /** Called if something fails and nobody waits for an answer: a bot, or the module itself. */
  failed: (error: unknown) => void
}

export class Host {
  readonly #engine: Engine
  readonly #shelf: Shelf
  readonly #game: Kept
  readonly #options: HostOptions
  #table: Table
  #bots = new Map<string, Bot>()
  #queue: Promise<unknown> = Promise.resolve()
  #thinking = false
  #closed = false
  /** When the last entry was told, for the pause between the moves of bots. */
  #told = 0
  #adviser: { id: string; stopped: boolean } | null = null

  private constructor(engine: Engine, shelf: Shelf, game: Kept, table: Table, options: HostOptions) {
    this.#engine = engine
    this.#shelf = shelf
    this.#game = game
    this.#table = table
    this.#options = options
  }

  /** Opens a game of the shelf where its journal leaves it. */
  static async open(engine: Engine, shelf: Shelf, id: string, options: HostOptions): Promise<Host> {
    const game = await shelf.get(id)
    if (!game) throw new Error('no_such_table')
    const journal = await shelf.journal(id)
    const host = new Host(engine, shelf, game, engine.Table.reopen(game.opening, journal), options)
    if (journal.length === 0) await host.#inTurn(() => host.#keep(host.#table.begin(options.now())))
    return host
  }

  get version(): number {
    return this.#table.version
  }
  get isOver(): boolean {
    return this.#table.isOver
  }

  /** The record of the game. */
  record(): string {
    return this.#table.record()
  }

  hear(viewer: Viewer, command: ToHost): Promise<void> {
    return this.#inTurn(() => this.#obey(viewer, command))
  }

  /** Another tab has played on: what it stored is told here too. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#readAgain())
  }

  /** Stores what the list of games says about this one. */
  note(summary: Summary): Promise<void> {
    return this.#shelf.note(this.#game.id, summary)
  }

  /** Lets the bots that are to act think. Does nothing if they already do. */
  think() {
    if (this.#thinking || this.#closed) return
    this.#thinking = true
    this.#ponderAll().then(
      () => {
        this.#thinking = false
        // Entries may have been told while the loop was ending.
        if (!this.#closed && this.#table.thinks().length > 0) this.think()
      },
      (error: unknown) => this.#options.failed(error),
    )
  }

  async #ponderAll() {
    while (!this.#closed) {
      const [think] = this.#table.thinks()
      if (!think) return
      await this.#ponder(think)
    }
  }

  close() {
    this.#closed = true
    if (this.#adviser) this.#adviser.stopped = true
  }

  async #obey(viewer: Viewer, command: ToHost): Promise<void> {
    const { now } = this.#options
    if (command.type === 'follow') {
      this.#say(viewer, { type: 'hello', ...this.#table.hello(viewer, now()) })
      if (command.wire !== WIRE) return this.#say(viewer, problem(null, 'wire_version'))
      const since = Math.min(command.since, this.#table.version)
      this.#say(viewer, { type: 'told', ...this.#table.told(viewer, since) })
      return
    }
    if (command.type === 'ask') {
      if (command.question.type !== 'advice') return this.#say(viewer, problem(command.id, 'malformed'))
      void this.#advise(viewer, command.id)
      return
    }
    if (viewer.type !== 'seat') return this.#say(viewer, problem(command.id, 'not_your_seat'))
    const decided = this.#table.decide(viewer.seat, command, now())
    const stored = await this.#keep(decided)
    if (!stored) {
      // Another tab was first: the command is judged again by what is there now.
      await this.#readAgain()
      const again = this.#table.decide(viewer.seat, command, now())
      if (!(await this.#keep(again))) return this.#say(viewer, problem(command.id, 'busy'))
      if (again.answer) this.#say(viewer, again.answer)
      return
    }
    if (decided.answer) this.#say(viewer, decided.answer)
  }

  /** Stores a decision, carries it out and tells it; `false` if another tab was first. */
  async #keep({ store }: Decided): Promise<boolean> {
    if (store.length === 0) return true
    if (!(await this.#shelf.append(this.#game.id, store, this.#options.now()))) return false
    const { told } = this.#table.accept()
    this.#told = this.#options.now()
    for (const each of told) this.#say(each.viewer, { type: 'told', ...each.told })
    this.think()
    return true
  }

  async #readAgain() {
    const journal = await this.#shelf.journal(this.#game.id)
    const before = this.#table.version
    if (journal.length <= before) return
    this.#table.free()
    this.#table = this.#engine.Table.reopen(this.#game.opening, journal)
    for (let seat = 0; seat < this.#game.opening.chairs.length; seat++) {
      const viewer: Viewer = { type: 'seat', seat }
      this.#say(viewer, { type: 'told', ...this.#table.told(viewer, before) })
    }
    const spectator: Viewer = { type: 'spectator' }
    this.#say(spectator, { type: 'told', ...this.#table.told(spectator, before) })
    this.think()
  }

  async #ponder(think: Think) {
    const { seat, sitter, version } = think
    const bot = this.#botFor(seat, sitter.type === 'bot' ? sitter.level : 'medium')
    bot.askAt(this.#table, seat, this.#game.whims + version)
    let advice = bot.goOn(SLICE)
    while (!advice) {
      await this.#options.yield(0)
      if (this.#closed || this.#table.version !== version) return void bot.stop()
      advice = bot.goOn(SLICE)
    }
    const action = advice.lines[0]?.actions[0]
    const due = Math.max(think.release, this.#told + this.#options.pause)
    const early = due - this.#options.now()
    // Even without a pause, the worker looks at its messages between the moves.
    await this.#options.yield(Math.max(early, 0))
    if (!action || this.#closed) return
    await this.#inTurn(async () => {
      if (this.#table.version !== version) return
      const decided = this.#table.decideForBot(seat, version, [action], this.#options.now())
      if (!(await this.#keep(decided))) await this.#readAgain()
    })
  }

  /** A seat keeps one bot for a whole game, so that the bot's plan for a turn is not lost. */
  #botFor(seat: number, level: string): Bot {
    const name = `${seat} ${level}`
    const known = this.#bots.get(name)
    if (known) return known
    const bot = this.#engine.Bot.named(this.#game.opening.terms, level)
    this.#bots.set(name, bot)
    return bot
  }

  /** What a strong bot would do. A newer question ends an older one. */
  async #advise(viewer: Viewer, id: string) {
    if (this.#adviser) this.#adviser.stopped = true
    const own = (this.#adviser = { id, stopped: false })
    if (viewer.type !== 'seat' || !this.#game.opening.terms.hints) return this.#say(viewer, problem(id, 'no_hints'))
    const bot = this.#engine.Bot.named(this.#game.opening.terms, ADVISER)
    const version = this.#table.version
    try {
      bot.askAt(this.#table, viewer.seat, version)
      let advice = bot.goOn(SLICE)
      while (!advice && !own.stopped) {
        await this.#options.yield(0)
        advice = this.#table.version === version ? bot.goOn(SLICE) : bot.stop()
        if (this.#table.version !== version) break
      }
      if (!own.stopped && advice) this.#say(viewer, { type: 'reply', id, version, viewer, reply: { type: 'advice', ...advice } })
    } catch {
      this.#say(viewer, problem(id, 'not_asked'))
    } finally {
      bot.free()
    }
  }

  #say(viewer: Viewer, message: FromHost) {
    if (!this.#closed) this.#options.say(viewer, message)
  }

  /** Does one job after the other: storing takes time, and nothing else may be decided meanwhile. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(job)
    this.#queue = run.catch(() => undefined)
    return run
  }
}

function problem(id: string | null, code: (FromHost & { type: 'problem' })['code']): FromHost {
  return { type: 'problem', id, code, detail: null }
}
