// Questions about a turn whose steps are not sent yet. The engine's seat view answers for the position it has heard of. So a
// second seat view is told the steps as if they had been played, and is asked instead.

import type { Seat } from '../engine/engine.ts'
import type { AnyAction, AnyAnswer, AnyQuestion, AnySeenAction } from '../generated/games.ts'

export interface ImaginedOptions {
  /** A new seat view that has heard everything so far. */
  sit: () => Seat
  /** Whether it can be told that steps were taken back. A seat view whose turn came early cannot; then a new one is made. */
  takesBack?: boolean
  seat: number
  /** An action as its own player sees it done. */
  seen: (action: AnyAction) => AnySeenAction
}

export class Imagined {
  readonly #options: ImaginedOptions
  #view: Seat | null = null
  /** The version of the table it was made for. */
  #version = -1
  /** The entries it was told, as text, and their versions. */
  #told: string[] = []
  #entries: number[] = []

  constructor(options: ImaginedOptions) {
    this.#options = options
  }

  /** The answer after some steps; `null` if they are not possible. */
  answer(version: number, actions: AnyAction[], question: AnyQuestion): AnyAnswer | null {
    return this.with(version, actions, (seat) => seat.answer(question))
  }

  /** Asks the seat view after some steps; `null` if they are not possible. */
  with<T>(version: number, actions: AnyAction[], ask: (seat: Seat) => T): T | null {
    try {
      return ask(this.#after(version, actions))
    } catch {
      this.close()
      return null
    }
  }

  close() {
    this.#view?.free()
    this.#view = null
  }

  #after(version: number, actions: AnyAction[]): Seat {
    const { seat, seen, takesBack = true } = this.#options
    const wanted = actions.map((action) => JSON.stringify(action))
    const stands = () => this.#told.every((text, index) => text === wanted[index])
    if (!this.#view || this.#version !== version || (!takesBack && !stands())) {
      this.close()
      this.#view = this.#options.sit()
      ;[this.#version, this.#told, this.#entries] = [version, [], []]
    }
    const view = this.#view
    if (!stands()) {
      view.hear([{ version: view.version + 1, at: 0, type: 'undo', seat, takes_back: this.#entries, offer: null }])
      ;[this.#told, this.#entries] = [[], []]
    }
    for (const action of actions.slice(this.#told.length)) {
      const entry = view.version + 1
      view.hear([{ version: entry, at: 0, type: 'act', seat, steps: [{ action: seen(action), uncovers: [] }] }])
      this.#entries.push(entry)
    }
    this.#told = wanted
    return view
  }
}
