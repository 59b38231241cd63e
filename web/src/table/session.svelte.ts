// A seat at a table, in this page, for any game and any host: hears what the host says and hands it to the parts, of which each has
// one duty. What is shown comes from several of them.

import type { Engine } from '../engine/engine.ts'
import type { Ear, Feed, Link } from '../engine/feed.ts'
import type { AnyAction, AnyChoices, AnyView } from '../generated/games.ts'
import type { Clocks, FromHost, SeenEntry } from '../generated/protocol.ts'
import { leftOf } from './clock.ts'
import { Company } from './company.svelte.ts'
import { Counsel } from './counsel.svelte.ts'
import type { Drawer } from './draft.ts'
import { Hindsight } from './hindsight.svelte.ts'
import type { Manifest } from './manifest.ts'
import { Questions } from './questions.ts'
import { shared } from './share.ts'
import { Story } from './story.svelte.ts'
import { Turn } from './turn.svelte.ts'

export interface SessionOptions {
  engine: Engine
  feed: Feed
  /** The seat that is played; `null` for a spectator. */
  seat: number | null
  /** The name under which the draft is remembered. */
  key: string
  drawer: Drawer | null
  board: Pick<Manifest, 'drafts' | 'carries' | 'seen' | 'done'>
  /** Whether the game counts as practice already. */
  practice?: boolean
  /** Whether other devices of the same player, and the host, shall know of the turn in the making. */
  shares?: boolean
  /** Begins again after a version, with steps that can be done again. If only bots play against the viewer, luck may be
  seen twice. Without it nothing is taken back that has come to light. */
  rewind?: ((version: number, undone: AnyAction[][]) => void) | null
  /** Whether all seats are the viewer's own. */
  alone?: boolean
  /** There is a new position. */
  onposition?: (session: Session) => void
}

/** How much time everybody has, and when this was heard, by the clock of this page. */
export interface HeardClocks extends Clocks {
  heard: number
}

export class Session implements Ear {
  readonly #options: SessionOptions
  readonly #questions: Questions
  /** What was shown last. */
  #seen: AnyView | null = null

  /** What has happened, and how things stand at the host. */
  readonly story: Story
  /** The others, and what is agreed on with them. */
  readonly company: Company
  /** The turn in the making. */
  readonly turn: Turn
  /** Looking back. */
  readonly past: Hindsight
  /** What bots would do. */
  readonly counsel: Counsel

  connection = $state.raw<Link>({ is: 'opening' })
  /** `null` where nobody's time is counted. */
  clocks = $state.raw<HeardClocks | null>(null)

  constructor(options: SessionOptions) {
    this.#options = options
    const { engine, feed, seat, key, drawer, board, practice = false, shares = false, rewind = null, alone = false } = options
    const story = new Story(engine, seat)
    const questions = new Questions(story, board)
    this.story = story
    this.#questions = questions
    this.past = new Hindsight(story)
    this.company = new Company({
      story,
      feed,
      practice,
      alone,
      rewind: rewind && ((version, taken) => rewind(version, this.turn.stepsOf(taken))),
      isPending: () => this.turn.pending !== null,
    })
    this.turn = new Turn({
      story,
      questions,
      feed,
      board,
      key,
      drawer,
      shares,
      looksBack: () => this.past.moment !== null,
      rests: () => this.company.isAway || this.company.ended !== null,
      onchange: () => this.counsel.drop(),
    })
    this.counsel = new Counsel({
      engine,
      story,
      questions,
      feed,
      draft: () => this.turn.draft,
      onfail: () => (this.turn.problem = { code: 'not_asked' }),
    })
    feed.follow(0, this)
  }

  get me(): number | null {
    return this.story.me
  }

  /** What is shown: the moment looked back at, or the position with the draft. */
  readonly view = $derived.by((): AnyView | null => (this.#seen = shared(this.#seen, this.past.moment?.view ?? this.turn.view)))
  readonly choices = $derived.by((): AnyChoices | null => this.turn.choices)

  /** Takes back the latest step, or the turn that was sent. */
  undo() {
    if (!this.turn.undo()) this.company.takeBack()
  }

  /** Lets the viewer's turn come now, in this page alone. Whoever looked back then looks at the trial. */
  tryOut() {
    if (this.turn.canTry) this.past.look(null)
    this.turn.tryOut()
  }

  close() {
    this.#options.feed.close()
    this.story.close()
    this.past.close()
    this.#questions.goBack()
  }

  link(link: Link) {
    this.connection = link
  }

  hear(message: FromHost) {
    switch (message.type) {
      case 'hello': {
        const { type: _, ...hello } = message
        return this.story.begin(hello)
      }
      case 'told':
        return this.#listen(message.since, message.entries)
      case 'accepted':
        // The entries themselves come with `told`, before or after this.
        if (message.version <= this.story.version) this.turn.answered(message.id)
        return
      case 'refusal':
        this.turn.answered(message.id)
        this.turn.refused = message.refused
        return
      case 'stale':
        this.turn.answered(message.id)
        return this.#listen(message.missed.since, message.missed.entries)
      case 'problem':
        this.turn.answered(message.id)
        this.counsel.fail(message.id)
        // What the page can do about it, it does.
        if (message.code === 'undo_late' && this.company.back) return this.company.askBack()
        if (message.code === 'turn_lost') return void (this.company.returns = true)
        this.turn.problem = { code: message.code }
        return
      case 'plan':
        return this.turn.heed(message)
      case 'reply':
        return this.counsel.hear(message)
      case 'clocks': {
        const { type: _, ...clocks } = message
        this.clocks = { ...clocks, heard: Date.now() }
        return
      }
    }
  }

  /** After the end no time runs, and the host says nothing more about it. */
  #stopClocks() {
    const { clocks } = this
    if (!clocks) return
    const stopped = clocks.clocks.map((clock) => ({ ...clock, left_ms: leftOf(clock, clocks, Date.now()), deadline: null }))
    this.clocks = { ...clocks, clocks: stopped }
  }

  #listen(since: number, entries: SeenEntry[]) {
    if (!this.story.hello) return
    if (since > this.story.version) return this.#options.feed.follow(this.story.version, this)
    const fresh = this.story.hear(entries, !this.turn.passes)
    if (!fresh) return
    this.turn.follow(fresh)
    this.company.follow()
    if (this.story.standing?.end) this.#stopClocks()
    this.counsel.follow()
    this.#options.onposition?.(this)
  }
}
