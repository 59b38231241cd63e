// Reviews that are being made, by a worker each. A review goes on while the reader looks at something else in the page.

import { compiled } from '../engine/engine.ts'
import type { FromReviewer, ToReviewer } from '../engine/review.worker.ts'
import type { AnyAction } from '../generated/games.ts'
import type { Attempt, Review } from '../generated/protocol.ts'
import { keepReview, keptReview, reviewKey, type KeptReview } from './reviews.ts'

type Start = () => Worker
const reviewWorker: Start = () => new Worker(new URL('../engine/review.worker.ts', import.meta.url), { type: 'module', name: 'review' })

export interface About {
  record: string
  seat: number
  replay: string
  when: number
  mine: boolean
}

export class Reviewer {
  readonly #about: About
  readonly #start: Start
  #worker: Worker | null = null
  readonly key: string

  /** What was found so far; a first look is not the last word. */
  kept = $state.raw<KeptReview | null>(null)
  is = $state<'opening' | 'running' | 'paused' | 'done' | 'failed'>('opening')
  /** From 0 to 1. */
  progress = $state(0)

  constructor(about: About, start = reviewWorker) {
    this.#about = about
    this.#start = start
    this.key = reviewKey(about.record, about.seat)
    void this.#open()
  }

  get review(): Review | null {
    return this.kept?.review ?? null
  }
  /** Whether what is shown is only a first look. */
  get isFirst(): boolean {
    return this.kept?.glanced === true
  }

  async #open() {
    this.kept = await keptReview(this.key)
    if (this.kept && !this.isFirst) this.is = 'done'
    else void this.#run(this.kept === null)
  }

  /** `glances`: a first look, which is shown at once. */
  async #run(glances: boolean) {
    const { record, seat } = this.#about
    this.is = 'running'
    this.progress = 0
    const module = await compiled().catch(() => null)
    this.#worker?.terminate()
    const worker = (this.#worker = this.#start())
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      if (data.type === 'progress') this.progress = data.progress
      else if (data.type === 'reviewed') void this.#found(data.review, glances)
      else if (data.type === 'failed') this.#fail()
    }
    worker.onerror = () => this.#fail()
    this.#post({ type: 'review', record, seat, glances, module })
    if ((this.is as string) === 'paused') this.#post({ type: 'pause' })
  }

  async #found(review: Review, glanced: boolean) {
    const { replay, when, mine } = this.#about
    const { key } = this
    // A closer look finds the same decisions.
    const solved = this.kept?.solved ?? []
    this.kept = await keepReview({ key, review, glanced, replay, when, mine, solved })
    if (glanced) return void this.#run(false)
    this.#end()
    this.is = 'done'
  }

  #fail() {
    this.#end()
    this.is = 'failed'
  }
  #end() {
    this.#worker?.terminate()
    this.#worker = null
  }
  #post(message: ToReviewer) {
    this.#worker?.postMessage(message)
  }

  /** Looks at what is kept: the reader may have solved something meanwhile. */
  async look() {
    const kept = await keptReview(this.key)
    if (kept && this.kept) this.kept = { ...this.kept, solved: kept.solved }
  }
  pause() {
    if (this.is !== 'running') return
    this.is = 'paused'
    this.#post({ type: 'pause' })
  }
  resume() {
    if (this.is === 'failed') return void this.#run(this.kept === null)
    if (this.is !== 'paused') return
    this.is = 'running'
    this.#post({ type: 'resume' })
  }
}

/** Those that were begun in this page: who comes back finds them where they are. Only the latest one works. */
const begun = new Map<string, Reviewer>()

export function reviewerOf(about: About): Reviewer {
  const key = reviewKey(about.record, about.seat)
  for (const [other, reviewer] of begun) if (other !== key) reviewer.pause()
  const known = begun.get(key)
  if (known) {
    known.resume()
    void known.look()
    return known
  }
  const made = new Reviewer(about)
  begun.set(key, made)
  return made
}

/** What another way to play a decision is worth. */
export async function judged(
  record: string,
  review: Review,
  decision: number,
  actions: AnyAction[],
  start = reviewWorker,
): Promise<Attempt> {
  const module = await compiled().catch(() => null)
  const worker = start()
  try {
    return await new Promise<Attempt>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
        if (data.type === 'judged') resolve(data.attempt)
        else if (data.type === 'failed') reject(new Error(data.why))
      }
      worker.onerror = () => reject(new Error('the worker has ended'))
      worker.postMessage({ type: 'attempt', record, review, decision, actions, module } satisfies ToReviewer)
    })
  } finally {
    worker.terminate()
  }
}
