// Looking back at a table: which moments there are, and how things stood there.

import type { Seat } from '../engine/engine.ts'
import type { AnyView } from '../generated/games.ts'
import { halfBefore, momentAt, momentsOf } from './moments.ts'
import type { Moment, Story } from './story.svelte.ts'

export class Hindsight {
  readonly #story: Story
  /** A seat view of its own for looking back. */
  #past: Seat | null = null

  /** The moment that is looked back at. */
  moment = $state.raw<Moment | null>(null)

  constructor(story: Story) {
    this.#story = story
  }

  /** The moments that can be looked at, as versions. */
  readonly moments = $derived.by((): number[] =>
    momentsOf(this.#story.entries).flatMap((version) => (this.#story.isDouble(version) ? [halfBefore(version), version] : [version])),
  )

  /** Looks at a moment; `null` leads back to the present. */
  look(version: number | null) {
    const to = momentAt(this.moments, version ?? 0)
    const view = version === null ? null : this.at(to)
    this.moment = view && { version: to, view }
  }

  /** Where things stood after some entries; it is quickest to ask for earlier moments before later ones. */
  at(version: number): AnyView | null {
    if (!this.#story.hello) return null
    if (!Number.isInteger(version)) return this.#story.ownPart(Math.ceil(version))
    const to = Math.min(Math.max(version, 0), this.#story.version)
    if (!this.#past || this.#past.version > to) {
      this.close()
      this.#past = this.#story.sit(to)
    }
    const missing = this.#story.entries.slice(this.#past.version, to)
    if (missing.length > 0) this.#past.hear(missing)
    return this.#past.position().view
  }

  close() {
    this.#past?.free()
    this.#past = null
  }
}
