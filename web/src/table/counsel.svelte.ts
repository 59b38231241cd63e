// Asking bots what they would do. At the beginning of a turn the host is asked; it knows nothing of the steps of a draft, so after
// them a bot in this page is asked.

import { randomId } from '../core/id.ts'
import type { Engine } from '../engine/engine.ts'
import type { Feed } from '../engine/feed.ts'
import type { Advice, FromHost } from '../generated/protocol.ts'
import { advised } from './adviser.ts'
import { actionsOf, type Draft } from './draft.ts'
import type { Questions } from './questions.ts'
import type { Story } from './story.svelte.ts'

export interface CounselOptions {
  engine: Engine
  story: Story
  questions: Questions
  feed: Feed
  draft: () => Draft
  /** No bot could be asked. */
  onfail: () => void
}

export class Counsel {
  readonly #options: CounselOptions
  #asked: string | null = null

  advice = $state.raw<{ is: 'none' } | { is: 'asked' } | { is: 'given'; advice: Advice; version: number }>({ is: 'none' })

  constructor(options: CounselOptions) {
    this.#options = options
  }

  /** Asks a bot what it would do from here. */
  ask() {
    if (this.advice.is === 'asked') return
    const id = (this.#asked = randomId())
    this.advice = { is: 'asked' }
    if (actionsOf(this.#options.draft()).length > 0) void this.#advise(id)
    else this.#options.feed.send({ type: 'ask', id, question: { type: 'advice' } })
  }
  /** Shows what would be done, without asking anybody. */
  show(advice: Advice) {
    this.#asked = null
    this.advice = { is: 'given', advice, version: this.#options.story.version }
  }
  /** Puts the advice away, or waits for it no longer: it is about the steps it was asked after. */
  drop() {
    if (this.advice.is === 'none') return
    this.#asked = null
    this.advice = { is: 'none' }
  }

  hear(message: FromHost & { type: 'reply' }) {
    if (message.id !== this.#asked || message.reply.type !== 'advice') return
    this.advice = { is: 'given', advice: message.reply, version: message.version }
  }
  /** The host could not answer a command. */
  fail(id: string | null) {
    if (this.#asked !== null && this.#asked === id) this.drop()
  }
  /** There is a new position: advice about an older one is of no use. */
  follow() {
    if (this.advice.is === 'given' && this.advice.version !== this.#options.story.version) this.drop()
  }

  async #advise(id: string) {
    const { engine, story, questions, draft } = this.#options
    const { hello, version } = story
    const ask = questions.askSeat()
    if (!hello || !ask) return this.drop()
    const steps = actionsOf(draft())
    const wanted = () => this.#asked === id && story.version === version
    try {
      const advice = await advised(engine, hello, version + steps.length, steps, ask, wanted)
      if (advice) this.advice = { is: 'given', advice, version }
    } catch {
      this.drop()
      this.#options.onfail()
    }
  }
}
