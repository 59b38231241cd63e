// A table of this device, seen from the page; its host is a worker. Several seats can be followed at once (hot-seat). A worker
// that fails is started again from the journal, and unanswered commands are sent again: a command counts once.

import type { FromHost, ToHost, Viewer } from '../generated/protocol.ts'
import { WIRE } from '../generated/version.ts'
import { compiled } from './engine.ts'
import type { Ear, Feed } from './feed.ts'
import type { Summary } from './shelf.ts'

export type ToWorker =
  /** `module`: the engine as the page has compiled it; without it the worker fetches its own. */
  | { type: 'open'; id: string; pause: number; module: WebAssembly.Module | null }
  | { type: 'hear'; viewer: Viewer; command: ToHost }
  /** Nobody in the page looks as this viewer any more. */
  | { type: 'unfollow'; viewer: Viewer }
  /** What the list of games is to say. */
  | { type: 'note'; summary: Summary }

export type FromWorker =
  | { type: 'opened' }
  | { type: 'said'; viewer: Viewer; message: FromHost }
  /** There is no such game on this device. */
  | { type: 'gone' }
  | { type: 'failed'; why: string }

/** After this many failures in a row the table is given up. */
const ATTEMPTS = 4

interface Follower {
  viewer: Viewer
  ear: Ear
  /** The seat was told everything up to this version. */
  version: number
}

export class LocalTable {
  readonly #id: string
  readonly #pause: number
  readonly #lost: (why: 'gone' | 'failed') => void
  readonly #start: () => Worker
  readonly #module: () => Promise<WebAssembly.Module>
  #worker: Worker
  #followers: Follower[] = []
  #unanswered = new Map<string, { viewer: Viewer; command: ToHost }>()
  #failures = 0
  /** Messages for the worker until it has the engine; `null` from then on. */
  #early: ToWorker[] | null = []

  constructor(id: string, pause: number, lost: (why: 'gone' | 'failed') => void, start = hostWorker, module = compiled) {
    this.#id = id
    this.#pause = pause
    this.#lost = lost
    this.#start = start
    this.#module = module
    this.#worker = this.#begin()
  }

  feed(viewer: Viewer): Feed {
    return {
      follow: (since, ear) => {
        this.#forget(viewer)
        this.#followers.push({ viewer, ear, version: since })
        ear.link({ is: 'local' })
        this.#send(viewer, { type: 'follow', wire: WIRE, since })
      },
      send: (command) => {
        if ('id' in command) this.#unanswered.set(command.id, { viewer, command })
        this.#send(viewer, command)
      },
      close: () => {
        this.#forget(viewer)
        this.#post({ type: 'unfollow', viewer })
      },
    }
  }

  /** Stores what the list of games says about this one. The worker does it: the page has a new position to draw. */
  note(summary: Summary) {
    this.#post({ type: 'note', summary })
  }

  close() {
    this.#followers = []
    this.#worker.terminate()
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    worker.onerror = () => this.#again()
    this.#early = []
    const opened = (module: WebAssembly.Module | null) => {
      if (this.#worker !== worker) return
      worker.postMessage({ type: 'open', id: this.#id, pause: this.#pause, module } satisfies ToWorker)
      for (const message of this.#early ?? []) worker.postMessage(message)
      this.#early = null
    }
    this.#module().then(opened, () => opened(null))
    return worker
  }

  #hear(data: FromWorker) {
    if (data.type === 'gone') return this.#lost('gone')
    if (data.type === 'failed') return this.#again()
    if (data.type !== 'said') return
    const { viewer, message } = data
    if ('id' in message && message.id !== null) this.#unanswered.delete(message.id)
    const follower = this.#followers.find((each) => same(each.viewer, viewer))
    if (!follower) return
    if (message.type === 'told') {
      this.#failures = 0
      follower.version = Math.max(follower.version, message.since + message.entries.length)
    }
    follower.ear.hear(message)
  }

  #again() {
    this.#worker.terminate()
    this.#failures += 1
    if (this.#failures >= ATTEMPTS) return this.#lost('failed')
    this.#worker = this.#begin()
    for (const { viewer, version } of this.#followers) this.#send(viewer, { type: 'follow', wire: WIRE, since: version })
    for (const { viewer, command } of this.#unanswered.values()) this.#send(viewer, command)
  }

  #send(viewer: Viewer, command: ToHost) {
    this.#post({ type: 'hear', viewer, command })
  }

  #post(message: ToWorker) {
    if (this.#early) this.#early.push(message)
    else this.#worker.postMessage(message)
  }

  #forget(viewer: Viewer) {
    this.#followers = this.#followers.filter((each) => !same(each.viewer, viewer))
  }
}

function same(a: Viewer, b: Viewer): boolean {
  return a.type === 'seat' ? b.type === 'seat' && a.seat === b.seat : b.type === 'spectator'
}

function hostWorker(): Worker {
  return new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'table' })
}
