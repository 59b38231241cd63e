// What has happened at a table, as one seat was told it. The engine's seat view hears every entry and says how things stand.

import type { Engine, Happening, Heard, Seat } from '../engine/engine.ts'
import type { Refused } from '../generated/core.ts'
import type { AnyAction, AnyEvent, AnyView } from '../generated/games.ts'
import type { Hello, Position, SeenEntry, Standing } from '../generated/protocol.ts'
import { t } from '../core/language.svelte.ts'
import type { LanguageCode } from '../core/settings.svelte.ts'
import { wordsOf } from './company.svelte.ts'
import { halfBefore, ownPart } from './moments.ts'
import { named } from './called.ts'

/** Where things stood at some moment. */
export interface Moment {
  version: number
  view: AnyView
}

/** A line of the log. */
export interface Sentence {
  version: number
  text: string
  /** What it tells about, as data; `null` if it is no event of the game. */
  event: AnyEvent | null
}

export class Story {
  readonly #engine: Engine
  /** Whose story it is; `null` for a spectator. */
  readonly me: number | null
  #seat: Seat | null = null
  #heard: Heard[] = []

  hello = $state.raw<Hello | null>(null)
  entries = $state.raw<SeenEntry[]>([])
  /** How things stand at the host. */
  position = $state.raw<Position | null>(null)
  /** How the table stands beside the game: offers, the way back, who sits where, how it ended. */
  standing = $state.raw<Standing | null>(null)
  /** Where things stood when the viewer had last acted. */
  since = $state.raw<Moment | null>(null)

  constructor(engine: Engine, me: number | null) {
    this.#engine = engine
    this.me = me
  }

  get version(): number {
    return this.entries.length
  }
  /** The seat view that has heard everything; `null` before the host has said hello. */
  get seat(): Seat | null {
    return this.#seat
  }

  begin(hello: Hello) {
    if (this.#seat) return
    const all = { ...hello, chairs: named(hello.chairs) }
    this.#seat = this.#engine.Seat.sit(all)
    this.hello = all
  }

  /** Hears entries after some version, and returns those that were new; `null` if there were none. If the viewer has not looked at
  the table since its last act, because it only passed, what happened before that stays news (`looked` is false). */
  hear(entries: SeenEntry[], looked: boolean): SeenEntry[] | null {
    const seat = this.#seat
    const fresh = entries.filter(({ version }) => version > this.version)
    if (!seat || (fresh.length === 0 && this.position)) return null
    // First the entries up to the viewer's own latest act, then the rest: what differs between the two is news.
    const own = this.ownAct(fresh)
    const begins = this.since === null ? Math.max(own, firstTurn(fresh)) : looked ? own : -1
    const [before, after] = [fresh.slice(0, begins + 1), fresh.slice(begins + 1)]
    const then = begins >= 0 ? seat.follow(before) : null
    const now = then && after.length === 0 ? then : seat.follow(after)
    this.#heard.push(...(then?.heard ?? []), ...(now === then ? [] : now.heard))
    this.entries = [...this.entries, ...fresh]
    if (then) {
      const version = seat.version - after.length
      // What the end of the viewer's turn has brought, such as new prices, is news.
      const view = begins === own && this.isDouble(version) ? this.ownPart(version) : null
      this.since = view ? { version: halfBefore(version), view } : { version, view: then.position.view }
    }
    this.position = now.position
    this.standing = now.standing
    return fresh
  }

  /** Where in some entries the viewer's own latest act is; -1 if nowhere. */
  ownAct(entries: SeenEntry[]): number {
    return entries.findLastIndex((entry) => entry.type === 'act' && entry.seat === this.me)
  }

  /** Whether an entry is two moments (moments.ts). */
  isDouble(version: number): boolean {
    return this.turn(version) !== null
  }
  /** After how many events of an entry the turn of its player was over, if more followed. */
  turn(version: number): number | null {
    return this.#heard[version - 1]?.turn ?? null
  }
  /** How things stood when all but the last step of an act was done. */
  ownPart(version: number): AnyView {
    const seat = this.sit(version - 1)
    try {
      seat.hear([ownPart(this.entries[version - 1]!)])
      return seat.position().view
    } finally {
      seat.free()
    }
  }

  /** A seat view of its own that has heard the story up to a version. */
  sit(version = this.version): Seat {
    if (!this.hello) throw new Error('the host has not said hello')
    const seat = this.#engine.Seat.sit(this.hello)
    const entries = this.entries.slice(0, version)
    if (entries.length > 0) seat.hear(entries)
    return seat
  }

  sentence(message: Refused['message'], language: LanguageCode): string {
    return this.#seat?.sentences([message], language)[0] ?? ''
  }
  actionText(action: AnyAction, language: LanguageCode): string {
    return this.#seat?.actionText(action, language) ?? ''
  }
  /** What happened, in sentences: the engine's about the moves, and ours about what others did beside them. */
  log(language: LanguageCode, since = 0): Sentence[] {
    const moves = this.#seat?.log(since, language) ?? []
    const words = wordsOf(this.entries, this.me).filter(({ version }) => version > since)
    if (words.length === 0) return moves
    const said = words.map(({ version, is, seat }): Sentence => {
      const name = seat === null ? '' : (this.hello?.chairs[seat]?.name ?? t('player-name', { number: seat + 1 }))
      return { version, text: t(`word-${is}`, { name }), event: null }
    })
    return [...moves, ...said].sort((a, b) => a.version - b.version)
  }
  /** All that happened and was not taken back, as data. */
  happenings(): Happening[] {
    return this.entries.length > 0 ? (this.#seat?.story() ?? []) : []
  }

  close() {
    this.#seat?.free()
    this.#seat = null
  }
}

/** A viewer who has not acted yet has seen no change: news begins after the first entries. */
function firstTurn(fresh: SeenEntry[]): number {
  const first = fresh.findIndex((entry) => entry.type !== 'chance')
  return first < 0 ? fresh.length - 1 : first - 1
}
