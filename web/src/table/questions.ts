// Questions to the engine about a turn in the making: what would happen after steps that are not sent yet. The turn may come early
// (`goAhead`), in this page alone; then the questions are about that turn.

import type { Seat, Tried } from '../engine/engine.ts'
import type { AnyAction, AnyAnswer, AnyQuestion } from '../generated/games.ts'
import type { Position } from '../generated/protocol.ts'
import type { AskSeat } from './adviser.ts'
import { Imagined } from './imagined.ts'
import type { Manifest } from './manifest.ts'
import type { Story } from './story.svelte.ts'

export class Questions {
  readonly #story: Story
  readonly #board: Pick<Manifest, 'seen'>
  #imagined: Imagined | null = null
  /** The seat view in which the viewer's turn has come early. */
  #ahead: Seat | null = null
  /** What was tried last, and its result. A step is tried when it is taken, and again to be shown. */
  #tried: { version: number; actions: string; tried: Tried } | null = null

  constructor(story: Story, board: Pick<Manifest, 'seen'>) {
    this.#story = story
    this.#board = board
  }

  /** What some actions of this turn would do; `null` before the game has begun. */
  try(actions: AnyAction[]): Tried | null {
    const seat = this.#seat
    if (!seat) return null
    const [version, text] = [seat.version, JSON.stringify(actions)]
    if (this.#tried?.version !== version || this.#tried.actions !== text)
      this.#tried = { version, actions: text, tried: seat.preview(actions) }
    return this.#tried.tried
  }

  /** The answer to a question after some steps of this turn. */
  answer(actions: AnyAction[], question: AnyQuestion): AnyAnswer | null {
    if (actions.length === 0) return this.#seat?.answer(question) ?? null
    return this.#imagine()?.answer(this.#story.version, actions, question) ?? null
  }

  /** Whoever asks seat views themselves: the advisers. */
  askSeat(): AskSeat | null {
    const imagined = this.#imagine()
    return imagined && ((actions, ask) => imagined.with(this.#story.version, actions, ask))
  }

  get canGoAhead(): boolean {
    return this.#story.seat?.canGoAhead === true
  }

  /** Lets the viewer's turn come now. */
  goAhead(): Position {
    this.goBack()
    this.#ahead = this.#story.sit()
    this.#ahead.goAhead()
    return this.#ahead.position()
  }

  /** From now on questions are about the game as it stands. */
  goBack() {
    this.#ahead?.free()
    this.#imagined?.close()
    this.#ahead = this.#imagined = this.#tried = null
  }

  get #seat(): Seat | null {
    return this.#ahead ?? this.#story.seat
  }

  #imagine(): Imagined | null {
    const { hello, me } = this.#story
    if (!hello || me === null) return null
    this.#imagined ??= new Imagined({
      seat: me,
      seen: this.#board.seen,
      takesBack: this.#ahead === null,
      sit: () => {
        const seat = this.#story.sit()
        if (this.#ahead) seat.goAhead()
        return seat
      },
    })
    return this.#imagined
  }
}
