// The host of a table on this device. The engine's host decides; this carries out what it asks for: entries are stored on the shelf,
// messages are handed on, timers ring, and bots think a slice at a time. Runs in a worker (host.worker.ts); knows no game.

import type { FromHost, ToHost, Viewer } from '../generated/protocol.ts'
import type { Driver, Engine, HostEffect } from './engine.ts'
import type { Entry, Shelf, Summary } from './shelf.ts'

/** Milliseconds a bot thinks before the host looks at its messages. */
const SLICE = 5

export interface HostOptions {
  say: (viewer: Viewer, message: FromHost) => void
  /** Entries were stored: other tabs may want to know. */
  stored: () => void
  now: () => number
  /** Milliseconds between the moves of bots, so that people can follow. */
  pause: number
  /** Waits, so that messages and timers can be handled. */
  yield: (ms: number) => Promise<void>
  /** Called if something fails and nobody waits for an answer: a bot, or the module itself. */
  failed: (error: unknown) => void
}

export class Host {
  readonly #driver: Driver
  readonly #shelf: Shelf
  readonly #id: string
  readonly #options: HostOptions
  /** Who looks as whom. A client is one wish to follow; its number is never used again. */
  readonly #viewers = new Map<number, Viewer>()
  /** The current client of each viewer. */
  readonly #clients = new Map<string, number>()
  /** What is being stored or read. */
  #work: Promise<void> = Promise.resolve()
  #thinking = false
  #alarm: symbol | null = null
  #closed = false

  private constructor(driver: Driver, shelf: Shelf, id: string, options: HostOptions) {
    this.#driver = driver
    this.#shelf = shelf
    this.#id = id
    this.#options = options
  }

  /** Opens a game of the shelf where its journal leaves it. */
  static async open(engine: Engine, shelf: Shelf, id: string, options: HostOptions): Promise<Host> {
    const game = await shelf.get(id)
    if (!game) throw new Error('no_such_table')
    const driver = engine.Host.open(game.opening, await shelf.journal(id))
    driver.setPause(options.pause)
    const host = new Host(driver, shelf, id, options)
    host.#input((now) => driver.begin(now))
    await host.settled()
    return host
  }

  get version(): number {
    return this.#driver.version
  }
  get isOver(): boolean {
    return this.#driver.isOver
  }

  /** The record of the game. */
  record(): string {
    return this.#driver.record()
  }

  hear(viewer: Viewer, command: ToHost) {
    const client = command.type === 'follow' ? this.#newClient(viewer) : this.#clientOf(viewer)
    this.#input((now) => this.#driver.command(client, viewer, command, now))
  }

  /** Nobody in this page looks as this viewer any more: from now on nothing is told that only the viewer may see. */
  unfollow(viewer: Viewer) {
    const client = this.#clients.get(nameOf(viewer))
    if (client !== undefined) this.#driver.unfollow(client)
  }

  /** Another tab has played on: what it stored is told here too. */
  catchUp() {
    this.#input((now) => this.#driver.movedElsewhere(now))
  }

  /** Stores what the list of games says about this one. */
  note(summary: Summary): Promise<void> {
    return this.#shelf.note(this.#id, summary)
  }

  /** Resolves when nothing is being stored or read. */
  async settled() {
    for (let seen: Promise<void> | null = null; seen !== this.#work;) await (seen = this.#work)
  }

  close() {
    this.#closed = true
    this.#alarm = null
  }

  /** Hands something to the engine's host, and carries out what it asks for. */
  #input(call: (now: number) => HostEffect[]) {
    if (this.#closed) return
    try {
      for (const effect of call(this.#options.now())) this.#carryOut(effect)
    } catch (error) {
      this.close()
      return this.#options.failed(error)
    }
    if (this.#driver.isThinking) void this.#think()
  }

  #carryOut(effect: HostEffect) {
    switch (effect.type) {
      case 'store':
        return this.#after(this.#store(effect.entries))
      case 'read':
        return this.#after(this.#read(effect.since))
      case 'tell':
        return effect.clients.forEach((client) => this.#say(client, effect.message))
      case 'answer':
        return this.#say(effect.client, effect.message)
      case 'wake':
        return void this.#wake(effect.at)
      case 'ended':
      case 'rematch':
        // Everybody at this device sees the end, and a rematch begins by a button.
        return
    }
  }

  async #store(entries: Entry[]) {
    let stored: boolean | null
    try {
      stored = await this.#shelf.append(this.#id, entries, this.#options.now())
    } catch {
      stored = null
    }
    if (stored) this.#options.stored()
    this.#input((now) => (stored === null ? this.#driver.notKnown(now) : stored ? this.#driver.stored(now) : this.#driver.conflict(now)))
  }

  async #read(since: number) {
    let entries: string[]
    try {
      entries = await this.#shelf.journal(this.#id, since)
    } catch {
      return this.#input((now) => this.#driver.notRead(now))
    }
    this.#input((now) => this.#driver.entries(since, entries, now))
  }

  #after(work: Promise<void>) {
    this.#work = Promise.all([this.#work, work]).then(() => undefined)
  }

  async #wake(at: number) {
    const alarm = (this.#alarm = Symbol('alarm'))
    await this.#options.yield(Math.max(at - this.#options.now(), 0))
    if (this.#alarm === alarm) this.#input((now) => this.#driver.tick(now))
  }

  /** Lets bots think. Even without a pause, the worker looks at its messages between the slices. */
  async #think() {
    if (this.#thinking) return
    this.#thinking = true
    while (!this.#closed && this.#driver.isThinking) {
      this.#input((now) => this.#driver.think(SLICE, now))
      await this.#options.yield(0)
    }
    this.#thinking = false
  }

  #clientOf(viewer: Viewer): number {
    return this.#clients.get(nameOf(viewer)) ?? this.#newClient(viewer)
  }

  #newClient(viewer: Viewer): number {
    this.unfollow(viewer)
    const client = this.#viewers.size + 1
    this.#viewers.set(client, viewer)
    this.#clients.set(nameOf(viewer), client)
    return client
  }

  #say(client: number, message: FromHost) {
    const viewer = this.#viewers.get(client)
    if (viewer && !this.#closed) this.#options.say(viewer, message)
  }
}

const nameOf = (viewer: Viewer): string => (viewer.type === 'seat' ? `seat ${viewer.seat}` : viewer.type)
