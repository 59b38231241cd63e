// The others at the table, and what is agreed on with them: who sits where, what is proposed and answered, the way back over a turn
// that was sent, leaving and coming back, giving up.

import { randomId } from '../core/id.ts'
import type { Feed } from '../engine/feed.ts'
import type { Chair, EndedBy, OpenOffer, Proposal, SeenEntry, WayBack } from '../generated/protocol.ts'
import { standing } from './moments.ts'
import type { Story } from './story.svelte.ts'

/** A game that was not played to its end. */
export interface Ended {
  by: Exclude<EndedBy, { type: 'rules' }>
  winners: number[]
}

/** A seat's own proposal, and whether the others still have to answer. */
export interface Asked {
  /** The version with which it was proposed. */
  version: number
  proposal: Proposal
  is: 'open' | 'refused'
}

/** What others did beside the moves. */
export function wordsOf(entries: readonly SeenEntry[], me: number | null): Word[] {
  return entries.flatMap((entry, index): Word[] => {
    const { version } = entry
    switch (entry.type) {
      case 'pause':
        return [{ version, is: 'pause', seat: null }]
      case 'time_out':
        return entry.seat === me ? [] : [{ version, is: entry.loses ? 'loses' : 'time_out', seat: entry.seat }]
      case 'takeover': {
        // After somebody gave up or ran out of time, it is said already.
        const before = entries[index - 1]
        const said = before && (before.type === 'time_out' || before.type === 'resign') && before.seat === entry.seat
        return said || entry.seat === me ? [] : [{ version, is: 'takeover', seat: entry.seat }]
      }
      case 'undo':
      case 'resign':
      case 'return':
      case 'resume':
        return entry.seat === me ? [] : [{ version, is: entry.type, seat: entry.seat }]
      default:
        return []
    }
  })
}

export interface CompanyOptions {
  story: Story
  feed: Feed
  /** Whether the game counts as practice already. */
  practice: boolean
  /** Begins again after a version. Without it nothing is taken back that has come to light. */
  rewind: ((version: number, taken: SeenEntry[]) => void) | null
  /** Whether all seats are the viewer's own, so that nobody has to be asked. */
  alone?: boolean
  /** Whether an act is on its way. */
  isPending: () => boolean
}

/** Something that somebody else did beside the moves, to be told. */
export interface Word {
  version: number
  is: 'undo' | 'time_out' | 'loses' | 'resign' | 'takeover' | 'return' | 'pause' | 'resume'
  /** Who did it; `null` if all did. */
  seat: number | null
}

export class Company {
  readonly #options: CompanyOptions
  readonly #story: Story

  constructor(options: CompanyOptions) {
    this.#options = options
    this.#story = options.story
  }

  /** Who sits where now. */
  readonly chairs = $derived.by((): Chair[] => {
    const { hello, standing } = this.#story
    return (hello?.chairs ?? []).map((chair, seat) => ({ ...chair, sitter: standing?.sitters[seat] ?? chair.sitter }))
  })

  /** Whether a bot plays for the viewer. */
  readonly isAway = $derived.by((): boolean => this.#story.me !== null && this.chairs[this.#story.me]?.sitter.type === 'bot')
  /** Seats that were given up or have lost by time: they cannot win, and nobody can take them up again. */
  readonly gone = $derived.by((): readonly number[] => this.#story.standing?.gone ?? [])
  /** Whether the viewer has left for good. */
  readonly isGone = $derived.by((): boolean => this.#story.me !== null && this.gone.includes(this.#story.me))
  /** Whether the viewer's time ran out, so that a bot stands in, and no turn of the viewer has come since. */
  readonly ranOut = $derived.by((): boolean => {
    const own = this.#story.entries.findLast(
      (entry) => (entry.type === 'time_out' || entry.type === 'takeover' || entry.type === 'return') && entry.seat === this.#story.me,
    )
    const before = own && this.#story.entries[own.version - 2]
    return own?.type === 'takeover' && before?.type === 'time_out' && before.seat === own.seat
  })
  readonly isPaused = $derived.by((): boolean => this.#story.standing?.paused ?? false)
  /** Who has won, however the game ended; `null` while it goes on. */
  readonly winners = $derived.by((): readonly number[] | null => this.#story.standing?.end?.winners ?? null)
  /** The latest thing that somebody else did beside the moves, as long as the viewer has done nothing since. */
  readonly word = $derived.by((): Word | null => {
    const { entries, me } = this.#story
    const word = wordsOf(entries, me).at(-1) ?? null
    const own = entries.findLast((entry) => entry.type === 'act' && entry.seat === me)
    return word && word.version > (own?.version ?? 0) ? word : null
  })
  /** The viewer could not come back at once, and comes back when the bot has ended the turn. */
  returns = $state(false)
  /** Whether the game can be called off: not everybody has acted yet. */
  readonly canAbort = $derived.by((): boolean => {
    const acted = new Set(standing(this.#story.entries).flatMap((entry) => (entry.type === 'act' ? [entry.seat] : [])))
    return this.#story.me !== null && this.#story.standing?.end === null && acted.size < this.chairs.length
  })
  /** Whether there is another person to agree to something. */
  readonly hasOthers = $derived.by((): boolean =>
    this.chairs.some(({ sitter }, seat) => seat !== this.#story.me && (sitter.type === 'person' || sitter.type === 'program')),
  )

  /** Whether something was taken back that others had answered. */
  readonly practice = $derived.by(
    (): boolean => this.#options.practice || this.#story.entries.some((entry) => entry.type === 'undo' && entry.offer !== null),
  )

  readonly ended = $derived.by((): Ended | null => {
    const end = this.#story.standing?.end
    return end && end.by.type !== 'rules' ? { by: end.by, winners: end.winners } : null
  })

  /** A proposal of somebody else that the viewer has not answered. */
  readonly offer = $derived.by((): OpenOffer | null => {
    const offer = this.#story.standing?.offer ?? null
    return offer && offer.refused_by === null && offer.waits_for.some((seat) => seat === this.#story.me) ? offer : null
  })
  /** What the viewer has proposed. */
  readonly asked = $derived.by((): Asked | null => {
    const offer = this.#story.standing?.offer
    if (!offer || offer.seat !== this.#story.me) return null
    return { version: offer.version, proposal: offer.proposal, is: offer.refused_by === null ? 'open' : 'refused' }
  })

  answerOffer(agrees: boolean) {
    if (this.offer) this.#options.feed.send({ type: 'answer', id: randomId(), offer: this.offer.version, agrees })
  }
  offerRematch() {
    this.propose({ type: 'rematch' })
  }
  propose(proposal: Proposal) {
    this.#options.feed.send({ type: 'offer', id: randomId(), version: this.#story.version, proposal })
  }
  /** Takes back what the viewer has proposed. */
  withdraw() {
    const offer = this.#story.standing?.offer
    if (offer && offer.seat === this.#story.me)
      this.#options.feed.send({ type: 'answer', id: randomId(), offer: offer.version, agrees: false })
  }
  /** Too late to take the turn back alone: the others are asked. */
  askBack() {
    if (this.back) this.propose({ type: 'undo', to: this.back.to })
  }

  /** The version to which a sent turn could be taken back: before the viewer's latest act, if no chance came since or the
  host lets it be seen twice. */
  readonly back = $derived.by((): WayBack | null => {
    const { position, standing } = this.#story
    const back = position?.turn.type === 'over' ? null : (standing?.way_back ?? null)
    return back?.rewinds && !this.#options.rewind ? null : back
  })

  /** Takes the sent turn back. If others have acted since, they have to agree; bots do. */
  takeBack() {
    const { back } = this
    if (!back || this.#options.isPending()) return
    const { version, entries } = this.#story
    const id = randomId()
    if (back.rewinds || (back.crosses && this.#options.alone)) this.#options.rewind?.(back.to, [entries[back.to]!])
    else if (back.crosses) this.#options.feed.send({ type: 'offer', id, version, proposal: { type: 'undo', to: back.to } })
    else this.#options.feed.send({ type: 'undo', id, version })
  }

  /** Lets a bot play for the viewer. */
  leave(level: string) {
    this.#options.feed.send({ type: 'take_over', id: randomId(), level })
  }
  /** The viewer plays again, in place of the bot. */
  comeBack() {
    this.returns = false
    this.#options.feed.send({ type: 'return', id: randomId() })
  }
  /** The table has moved on: whoever waits to come back does so as soon as the turn is over. */
  follow() {
    const { me, standing } = this.#story
    const acts = standing?.turn.type === 'seats' && me !== null && standing.turn.seats.includes(me)
    if (this.returns && (!this.isAway || this.isGone || standing?.end)) this.returns = false
    if (this.returns && !acts) this.comeBack()
  }
  abort() {
    this.#options.feed.send({ type: 'abort', id: randomId() })
  }
  resume() {
    this.#options.feed.send({ type: 'resume', id: randomId() })
  }
  resign() {
    this.#options.feed.send({ type: 'resign', id: randomId(), version: this.#story.version })
  }
}
