// A record that is looked at: which moment, with whose eyes, and what happened up to it.

import { language } from '../core/language.svelte.ts'
import type { LanguageCode } from '../core/settings.svelte.ts'
import type { Replay, Verified } from '../engine/engine.ts'
import type { Seat } from '../generated/core.ts'
import type { AnyView } from '../generated/games.ts'
import type { Viewer } from '../generated/protocol.ts'
import type { ReplayedLine } from '../table/manifest.ts'
import type { Mark } from '../table/tape.svelte.ts'
import { actorsOf } from '../study/record.ts'

/** Whose eyes: those of a seat, of a spectator who sees no hand, or everything is open. Then one looks over the shoulder of who acts. */
export type Eyes = Seat | 'open' | 'spectator'

export class Watch {
  readonly #replay: Replay
  readonly verified: Verified
  /** Whose eyes there are. */
  readonly eyesThere: readonly Eyes[]
  /** The versions of all moments. */
  readonly all: readonly number[]
  readonly marks: readonly Mark[]
  readonly #open = new Map<number, boolean>()

  at = $state(0)
  eyes = $state<Eyes>(0)

  /** The line of a study; empty for the record itself. */
  readonly line: string

  /** `record`: the text that the replay was opened with. `seats`: how many there are. */
  constructor(replay: Replay, record: string, seats: number, line = '') {
    this.line = line
    this.#replay = replay
    this.verified = replay.verified()
    const { entries, seen_by } = this.verified
    this.eyesThere =
      seen_by === undefined
        ? [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'open']
        : [typeof seen_by === 'number' ? seen_by : 'spectator']
    this.eyes = this.eyesThere[0]!
    // The first entry is the set-up: before it there is nothing to see.
    this.all = entries > 0 ? Array.from({ length: entries }, (_, index) => index + 1) : [0]
    this.at = this.all[0]!
    const actors = actorsOf(record)
    this.marks = this.all.map((version) => {
      replay.go(version)
      return { round: replay.round, seat: actors[version] ?? null }
    })
  }

  get last(): number {
    return this.all.at(-1)!
  }

  /** Goes to the moment nearest to a version. */
  go(version: number) {
    this.at = Math.min(Math.max(version, this.all[0]!), this.last)
  }

  /** Changes the eyes, if there are such. */
  look(eyes: string | Eyes) {
    this.eyes = this.eyesThere.find((each) => String(each) === String(eyes)) ?? this.eyes
  }

  /** Whether more than one thing was possible at the nth moment. */
  isOpen(nth: number): boolean {
    const known = this.#open.get(nth)
    if (known !== undefined) return known
    const seat = this.marks[nth]?.seat ?? null
    const open = seat !== null && this.#options(this.all[nth]!, seat) > 1
    this.#open.set(nth, open)
    return open
  }
  #options(version: number, seat: Seat): number {
    this.#replay.go(version)
    try {
      return this.#replay.options(seat)
    } catch {
      // What one viewer saw does not say what others could do.
      return 2
    }
  }

  /** The seat at which one looks at a version. */
  #viewerAt(version: number): Viewer {
    if (this.eyes === 'spectator') return { type: 'spectator' }
    if (this.eyes !== 'open') return { type: 'seat', seat: this.eyes }
    const nth = this.all.indexOf(version)
    const acts = this.marks.slice(0, nth + 1).findLast(({ seat }) => seat !== null) ?? this.marks.find(({ seat }) => seat !== null)
    return { type: 'seat', seat: acts?.seat ?? 0 }
  }

  viewAt(version: number): AnyView {
    this.#replay.go(version)
    return this.#replay.position(this.#viewerAt(version), 'none').view
  }
  /** The position as everybody sees it, or the viewer of the record. */
  openAt(version: number): AnyView {
    const [first] = this.eyesThere
    this.#replay.go(version)
    const viewer: Viewer = this.eyesThere.length === 1 && typeof first === 'number' ? { type: 'seat', seat: first } : { type: 'spectator' }
    return this.#replay.position(viewer, 'none').view
  }
  readonly view = $derived.by((): AnyView => this.viewAt(this.at))
  /** The moment before; `null` at the beginning. */
  readonly before = $derived.by((): AnyView | null => (this.at > 0 ? this.viewAt(this.at - 1) : null))

  /** How things stand for each seat, if everything is open. */
  readonly open = $derived.by((): (() => AnyView[]) | null => {
    const { eyes, at } = this
    if (eyes !== 'open') return null
    return () => {
      this.#replay.go(at)
      return this.eyesThere.flatMap((each) =>
        typeof each === 'number' ? [this.#replay.position({ type: 'seat', seat: each }, 'none').view] : [],
      )
    }
  })

  /** All that happened, in words. */
  lines(code: LanguageCode = language.code): ReplayedLine[] {
    const viewer = this.eyes === 'open' ? null : this.#viewerAt(0)
    return this.all.flatMap((version) => {
      if (version === 0) return []
      this.#replay.go(version)
      const events = this.#replay.events(viewer)
      return this.#replay.sentences(viewer, code).map((text, nth) => ({ version, text, event: events[nth]! }))
    })
  }

  close() {
    this.#replay.free()
  }
}
