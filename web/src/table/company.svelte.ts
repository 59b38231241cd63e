// The others at the table, and what is agreed on with them: who sits where, what is proposed and answered, the way back over a turn
// that was sent, leaving and coming back, giving up.

import { randomId } from '../core/id.ts'
import type { Feed } from '../engine/feed.ts'
import type { Chair, EndedBy, OpenOffer, Proposal, SeenEntry, WayBack } from '../generated/protocol.ts'
import type { Story } from './story.svelte.ts'

/** A game that was not played to its end. */
export interface Ended {
  by: Exclude<EndedBy, { type: 'rules' }>
  winners: number[]
}

/** A seat's own proposal, and whether the others still have to answer. */
export interface Asked {
  proposal: Proposal
  is: 'open' | 'refused'
}

export interface CompanyOptions {
  story: Story
  feed: Feed
  /** Whether the game counts as practice already. */
  practice: boolean
  /** Begins again after a version. Without it nothing is taken back that has come to light. */
  rewind: ((version: number, taken: SeenEntry[]) => void) | null
  /** Whether an act is on its way. */
  isPending: () => boolean
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
    return offer && offer.seat === this.#story.me ? { proposal: offer.proposal, is: offer.refused_by === null ? 'open' : 'refused' } : null
  })

  answerOffer(agrees: boolean) {
    if (this.offer) this.#options.feed.send({ type: 'answer', id: randomId(), offer: this.offer.version, agrees })
  }
  offerRematch() {
    this.#options.feed.send({ type: 'offer', id: randomId(), version: this.#story.version, proposal: { type: 'rematch' } })
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
    if (back.rewinds) this.#options.rewind?.(back.to, [entries[back.to]!])
    else if (back.crosses) this.#options.feed.send({ type: 'offer', id, version, proposal: { type: 'undo', to: back.to } })
    else this.#options.feed.send({ type: 'undo', id, version })
  }

  /** Lets a bot play for the viewer. */
  leave(level: string) {
    this.#options.feed.send({ type: 'take_over', id: randomId(), level })
  }
  /** The viewer plays again, in place of the bot. */
  comeBack() {
    this.#options.feed.send({ type: 'return', id: randomId() })
  }
  resign() {
    this.#options.feed.send({ type: 'resign', id: randomId(), version: this.#story.version })
  }
}
