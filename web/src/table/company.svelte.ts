// The others at the table, and what is agreed on with them: who sits where, what is proposed and answered, the way back over a turn
// that was sent, leaving and coming back, giving up.

import { randomId } from '../core/id.ts'
import type { Feed } from '../engine/feed.ts'
import type { Chair, SeenEntry } from '../generated/protocol.ts'
import { askedBy, endOf, offerTo, seated, wayBack, type Asked, type Ended, type Offer, type WayBack } from './journal.ts'
import type { Story } from './story.svelte.ts'

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
  readonly chairs = $derived.by((): Chair[] => seated(this.#story.hello?.chairs ?? [], this.#story.entries))

  /** Whether a bot plays for the viewer. */
  readonly isAway = $derived.by((): boolean => this.#story.me !== null && this.chairs[this.#story.me]?.sitter.type === 'bot')

  /** Whether something was taken back that others had answered. */
  readonly practice = $derived.by(
    (): boolean => this.#options.practice || this.#story.entries.some((entry) => entry.type === 'undo' && entry.offer !== null),
  )

  readonly ended = $derived.by((): Ended | null => endOf(this.#story.entries))

  /** A proposal of somebody else that the viewer has not answered. */
  readonly offer = $derived.by((): Offer | null => (this.#story.me === null ? null : offerTo(this.#story.entries, this.#story.me)))
  /** What the viewer has proposed. */
  readonly asked = $derived.by((): Asked | null => (this.#story.me === null ? null : askedBy(this.#story.entries, this.#story.me)))

  answerOffer(agrees: boolean) {
    if (this.offer) this.#options.feed.send({ type: 'answer', id: randomId(), offer: this.offer.version, agrees })
  }
  offerRematch() {
    this.#options.feed.send({ type: 'offer', id: randomId(), version: this.#story.version, proposal: { type: 'rematch' } })
  }

  /** The version to which a sent turn could be taken back: before the viewer's latest act, if no chance came since or the
  host lets it be seen twice. */
  readonly back = $derived.by((): WayBack | null => {
    const { me, position, entries } = this.#story
    if (me === null || position?.turn.type === 'over') return null
    const back = wayBack(entries, me)
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
