// A seat at a table, in this page: a feed tells what happened, the engine's seat view follows it, and the steps of an open turn
// are kept as a draft. For any game and any host.

import { actionsOf, emptyDraft, recall, redo, remember, restart, step, undo, type Draft, type Drawer } from './draft.ts'
import type { Engine, Heard, Seat, Tried } from '../engine/engine.ts'
import type { Ear, Feed, Link } from '../engine/feed.ts'
import type { Refused } from '../generated/core.ts'
import type { AnyAction, AnyAnswer, AnyChoices, AnyQuestion, AnyView } from '../generated/games.ts'
import type { Advice, Chair, Clocks, FromHost, Hello, LogLine, Position, ProblemCode, SeenEntry } from '../generated/protocol.ts'
import { advised, planned, type AskSeat } from './adviser.ts'
import { Imagined } from './imagined.ts'
import { askedBy, endOf, offerTo, seated, wayBack, type Asked, type Ended, type Offer, type WayBack } from './journal.ts'
import { momentAt, momentsOf } from './moments.ts'
import type { Manifest } from './manifest.ts'
import { randomId } from '../core/id.ts'
import { shared } from './share.ts'
import type { LanguageCode } from '../core/settings.svelte.ts'

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
  /** Begins again after a version, with steps that can be done again. If only bots play against the viewer, luck may be
  seen twice. Without it nothing is taken back that has come to light. */
  rewind?: ((version: number, undone: AnyAction[][]) => void) | null
  /** There is a new position. */
  onposition?: (session: Session) => void
}

/** Where things stood at some moment. */
export interface Moment {
  version: number
  view: AnyView
}

/** What the host could not do. A new one each time: what is said twice is shown twice. */
export interface Problem {
  code: ProblemCode
}

/** How much time everybody has, and when this was heard, by the clock of this page. */
export interface HeardClocks extends Clocks {
  heard: number
}

export class Session implements Ear {
  readonly #options: SessionOptions
  #seat: Seat | null = null
  #heard: Heard[] = []
  /** A seat view of its own for looking back. */
  #past: Seat | null = null
  #asked: string | null = null
  /** The act that was sent because nothing else was possible, until it is answered. */
  #passing: string | null = null
  #imagined: Imagined | null = null
  /** The seat view in which the viewer's turn has come early. */
  #ahead: Seat | null = null
  /** What was shown last. */
  #seen: AnyView | null = null
  /** What was tried last, and its result. A step is tried when it is taken, and again to be shown. */
  #tried: { version: number; actions: string; tried: Tried } | null = null
  /** The steps that were last tried out, until the turn comes. */
  #meant: AnyAction[][] = []

  hello = $state.raw<Hello | null>(null)
  /** Who sits where now. */
  chairs = $state.raw<Chair[]>([])
  entries = $state.raw<SeenEntry[]>([])
  /** How things stand at the host. */
  position = $state.raw<Position | null>(null)
  /** The position in which the viewer tries things out while others think, as if its turn came now. The draft is then that
  of the trial, and nothing of it is kept or sent. */
  trial = $state.raw<Position | null>(null)
  draft = $state.raw<Draft>(emptyDraft(0))
  /** The id of the act that is on its way. */
  pending = $state.raw<string | null>(null)
  connection = $state.raw<Link>({ is: 'opening' })
  /** Where things stood when the viewer had last acted. */
  since = $state.raw<Moment | null>(null)
  /** The moment that is looked back at. */
  moment = $state.raw<Moment | null>(null)
  advice = $state.raw<{ is: 'none' } | { is: 'asked' } | { is: 'given'; advice: Advice; version: number }>({ is: 'none' })
  /** What the host could not do, until the viewer does something else. */
  problem = $state.raw<Problem | null>(null)
  /** `null` where nobody's time is counted. */
  clocks = $state.raw<HeardClocks | null>(null)
  /** The rule that forbade the latest act. */
  refused = $state.raw<Refused | null>(null)

  constructor(options: SessionOptions) {
    this.#options = options
    options.feed.follow(0, this)
  }

  get me(): number | null {
    return this.#options.seat
  }
  get version(): number {
    return this.entries.length
  }

  /** The position with the steps of the draft; `null` without steps. */
  readonly #drafted = $derived.by(() => {
    void this.#basis
    const actions = actionsOf(this.draft)
    if (actions.length === 0) return null
    return this.#try(actions)?.preview ?? null
  })
  /** Where the steps of the draft begin. */
  readonly #basis = $derived.by((): Position | null => this.trial ?? this.position)

  /** What is shown: the moment looked back at, or the position with the draft. */
  readonly view = $derived.by(
    (): AnyView | null => (this.#seen = shared(this.#seen, this.moment?.view ?? this.#drafted?.view ?? this.#basis?.view ?? null)),
  )
  readonly choices = $derived.by((): AnyChoices | null => {
    if (this.moment || this.pending || this.isAway) return null
    return this.#drafted ? this.#drafted.choices : (this.#basis?.choices ?? null)
  })

  close() {
    this.#options.feed.close()
    this.#seat?.free()
    this.#past?.free()
    this.#imagined?.close()
    this.#ahead?.free()
    this.#seat = this.#past = this.#imagined = this.#ahead = null
  }

  // What the host says

  link(link: Link) {
    this.connection = link
  }

  hear(message: FromHost) {
    switch (message.type) {
      case 'hello':
        return this.#greet(message)
      case 'told':
        return this.#listen(message.since, message.entries)
      case 'accepted':
        // The entries themselves come with `told`, before or after this.
        if (message.version <= this.version) this.#answered(message.id)
        return
      case 'refusal':
        this.#answered(message.id)
        this.refused = message.refused
        return
      case 'stale':
        this.#answered(message.id)
        return this.#listen(message.missed.since, message.missed.entries)
      case 'problem':
        this.#answered(message.id)
        if (this.#asked === message.id) this.advice = { is: 'none' }
        this.problem = { code: message.code }
        return
      case 'reply':
        if (message.id !== this.#asked || message.reply.type !== 'advice') return
        this.advice = { is: 'given', advice: message.reply, version: message.version }
        return
      case 'clocks': {
        const { type: _, ...clocks } = message
        this.clocks = { ...clocks, heard: Date.now() }
        return
      }
    }
  }

  #greet({ type: _, ...hello }: FromHost & { type: 'hello' }) {
    if (this.#seat) return
    this.#seat = this.#options.engine.Seat.sit(hello)
    this.hello = hello
    this.chairs = hello.chairs
  }

  #listen(since: number, entries: SeenEntry[]) {
    const seat = this.#seat
    if (!seat) return
    if (since > this.version) return this.#options.feed.follow(this.version, this)
    const fresh = entries.filter(({ version }) => version > this.version)
    if (fresh.length === 0 && this.position) return
    // First the entries up to the viewer's own latest act, then the rest: what differs between the two is news. A viewer who
    // only passed has not looked at the table yet.
    const own = fresh.findLastIndex((entry) => entry.type === 'act' && entry.seat === this.me)
    const begins = this.since === null ? Math.max(own, this.#firstTurn(fresh)) : this.#passing === null ? own : -1
    if (begins >= 0) {
      this.#take(seat, fresh.slice(0, begins + 1))
      this.since = { version: seat.version, view: seat.position().view }
    }
    this.#take(seat, fresh.slice(begins + 1))
    this.entries = [...this.entries, ...fresh]
    this.chairs = seated(this.chairs, fresh)
    this.position = seat.position()
    if (own >= 0) this.pending = this.#passing = null
    const tried = this.trial && this.draft.steps
    this.stopTrying()
    this.#keepDraft(fresh)
    if (tried) this.tryOut(tried)
    if (this.position.choices) this.#carry()
    if (this.advice.is === 'given' && this.advice.version !== this.version) this.dropAdvice()
    this.#options.onposition?.(this)
  }

  /** A viewer who has not acted yet has seen no change: news begins after the first entries. */
  #firstTurn(fresh: SeenEntry[]): number {
    const first = fresh.findIndex((entry) => entry.type !== 'chance')
    return first < 0 ? fresh.length - 1 : first - 1
  }

  #take(seat: Seat, entries: SeenEntry[]) {
    if (entries.length > 0) this.#heard.push(...seat.hear(entries))
  }

  /** After the viewer's own act the draft is empty. After taking it back, its steps can be done again, or are still there but for
  the one that ended the turn. */
  #keepDraft(fresh: SeenEntry[]) {
    const remembered = this.draft.version === 0 ? recall(this.#options.drawer, this.#options.key, this.version) : null
    const last = fresh.findLast((entry) => (entry.type === 'act' || entry.type === 'undo') && entry.seat === this.me)
    let draft = remembered ?? { ...this.draft, version: this.version }
    if (!remembered && last) draft = emptyDraft(this.version)
    if (!remembered && last?.type === 'undo') {
      const own = this.entries.filter((entry) => entry.type === 'act' && entry.seat === this.me && last.takes_back.includes(entry.version))
      const steps = this.#stepsOf(own)
      draft = this.#options.board.carries ? { ...draft, steps: this.#possible(steps.toReversed()) } : { ...draft, undone: steps }
    }
    const actions = actionsOf(draft)
    const stands = actions.length === 0 || this.#try(actions)?.preview?.stop === 'own_turn'
    this.#setDraft(stands ? draft : emptyDraft(this.version))
  }

  /** The steps of some acts, the latest first, as they can be done again. */
  #stepsOf(acts: SeenEntry[]): AnyAction[][] {
    const actions = acts.flatMap((entry) => (entry.type === 'act' ? entry.steps.map((each) => this.#options.board.done(each.action)) : []))
    return actions.reverse().map((action) => [action])
  }

  #setDraft(draft: Draft) {
    this.draft = draft
    // Advice is about the steps it was asked after.
    if (this.advice.is !== 'none') this.dropAdvice()
    if (!this.trial) remember(this.#options.drawer, this.#options.key, draft)
  }

  #answered(id: string | null) {
    if (this.pending === id) this.pending = this.#passing = null
  }

  // What the player does

  /** Takes a step, or several at once. A step that passes the turn on is sent with all before it. */
  act(actions: AnyAction[]) {
    if (this.pending !== null || this.moment) return
    const all = [...actionsOf(this.draft), ...actions]
    const tried = this.#try(all)
    if (!tried) return
    this.refused = tried.refused?.why ?? null
    this.problem = null
    if (!tried.preview) return
    if (this.#drafts(tried)) return this.#setDraft(step(this.draft, actions))
    if (this.trial) return this.stopTrying()
    this.pending = randomId()
    this.#options.feed.send({ type: 'act', id: this.pending, version: this.version, actions: all })
  }

  /** The one action that is possible, if there is just one and no step is open. */
  only(): AnyAction | null {
    if (!this.#seat || this.position?.choices == null || actionsOf(this.draft).length > 0) return null
    const { count, actions } = this.#seat.legal()
    return count === 1 ? (actions[0] ?? null) : null
  }
  /** Sends this action for the viewer. What others did before it stays news. */
  pass(action: AnyAction) {
    if (this.pending !== null) return
    this.act([action])
    this.#passing = this.pending
  }

  /** Whether these steps, after those of the draft, would stay in the draft. */
  stays(actions: AnyAction[]): boolean {
    return this.#drafts(this.#try([...actionsOf(this.draft), ...actions]))
  }
  #drafts(tried: Tried | null): boolean {
    const { choices, view } = this.#basis ?? {}
    if (tried?.preview?.stop !== 'own_turn' || !choices || !view) return false
    return this.#options.board.drafts(choices, view, tried.preview.view ?? view)
  }

  undo() {
    if (this.pending !== null) return
    if (this.draft.steps.length > 0) this.#setDraft(undo(this.draft))
    else if (this.trial) this.stopTrying()
    else this.takeBack()
  }
  redo() {
    const next = redo(this.draft)
    if (next !== this.draft && this.pending === null) this.#setDraft(next)
  }
  restart() {
    if (this.pending === null) this.#setDraft(restart(this.draft))
  }

  // Trying things out

  /** Whether the viewer could try out its turn now, while others think. */
  readonly canTry = $derived.by((): boolean => {
    const idle = this.me !== null && this.position !== null && this.position.choices === null && this.pending === null
    return idle && !this.isAway && this.ended === null && this.#seat?.canGoAhead === true
  })

  /** Lets the viewer's turn come now, in this page alone; with some steps, or those that were tried last, as far as they are
  possible. */
  tryOut(steps: AnyAction[][] = this.#options.board.carries ? this.#meant : []) {
    if (!this.canTry || !this.hello) return
    const ahead = this.#sit(this.hello)
    ahead.goAhead()
    this.#ahead = ahead
    this.#forget()
    this.moment = null
    this.trial = ahead.position()
    for (const actions of steps) {
      if (!this.stays(actions)) break
      this.#setDraft(step(this.draft, actions))
    }
  }

  /** The turn has come: the steps that were tried out can be done again, as far as they are possible now. */
  #carry() {
    const meant = this.#meant
    this.#meant = []
    if (!this.#options.board.carries || this.draft.steps.length + this.draft.undone.length > 0) return
    const undone = this.#possible(meant).toReversed()
    if (undone.length > 0) this.#setDraft({ ...this.draft, undone })
  }

  /** The steps from the beginning of the turn up to the first one that would not stay in the draft. */
  #possible(steps: AnyAction[][]): AnyAction[][] {
    const count = steps.findIndex((_, index) => !this.#drafts(this.#try(steps.slice(0, index + 1).flat())))
    return count < 0 ? steps : steps.slice(0, count)
  }

  stopTrying() {
    if (!this.trial) return
    this.#meant = this.draft.steps
    this.trial = null
    this.#ahead?.free()
    this.#ahead = null
    this.#forget()
    this.draft = emptyDraft(this.version)
    this.refused = null
  }

  /** The version to which a sent turn could be taken back: before the viewer's latest act, if no chance came since or the
  host lets it be seen twice. */
  readonly back = $derived.by((): WayBack | null => {
    if (this.me === null || this.position?.turn.type === 'over') return null
    const back = wayBack(this.entries, this.me)
    return back?.rewinds && !this.#options.rewind ? null : back
  })

  /** Takes the sent turn back. If others have acted since, they have to agree; bots do. */
  takeBack() {
    const { back } = this
    if (!back || this.pending !== null) return
    const id = randomId()
    if (back.rewinds) this.#options.rewind?.(back.to, this.#stepsOf([this.entries[back.to]!]))
    else if (back.crosses) this.#options.feed.send({ type: 'offer', id, version: this.version, proposal: { type: 'undo', to: back.to } })
    else this.#options.feed.send({ type: 'undo', id, version: this.version })
  }

  /** Whether a bot plays for the viewer. */
  readonly isAway = $derived.by((): boolean => this.me !== null && this.chairs[this.me]?.sitter.type === 'bot')

  /** Whether something was taken back that others had answered. */
  readonly practice = $derived.by(
    (): boolean => this.#options.practice === true || this.entries.some((entry) => entry.type === 'undo' && entry.offer !== null),
  )

  readonly ended = $derived.by((): Ended | null => endOf(this.entries))

  /** A proposal of somebody else that the viewer has not answered. */
  readonly offer = $derived.by((): Offer | null => (this.me === null ? null : offerTo(this.entries, this.me)))
  /** What the viewer has proposed. */
  readonly asked = $derived.by((): Asked | null => (this.me === null ? null : askedBy(this.entries, this.me)))
  answerOffer(agrees: boolean) {
    if (this.offer) this.#options.feed.send({ type: 'answer', id: randomId(), offer: this.offer.version, agrees })
  }
  offerRematch() {
    this.#options.feed.send({ type: 'offer', id: randomId(), version: this.version, proposal: { type: 'rematch' } })
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
    this.#options.feed.send({ type: 'resign', id: randomId(), version: this.version })
  }

  /** Asks a bot what it would do from here. The host knows nothing of the steps of a draft; after them a bot in this page is
  asked. */
  ask() {
    if (this.advice.is === 'asked') return
    const id = (this.#asked = randomId())
    this.advice = { is: 'asked' }
    if (actionsOf(this.draft).length > 0) void this.#advise(id)
    else this.#options.feed.send({ type: 'ask', id, question: { type: 'advice' } })
  }
  dropAdvice() {
    this.#asked = null
    this.advice = { is: 'none' }
  }

  async #advise(id: string) {
    const { hello, version } = this
    const ask = this.#askSeat()
    if (!hello || !ask) return this.dropAdvice()
    const steps = actionsOf(this.draft)
    try {
      const advice = await advised(
        this.#options.engine,
        hello,
        version + steps.length,
        steps,
        ask,
        () => this.#asked === id && this.version === version,
      )
      if (advice) this.advice = { is: 'given', advice, version }
    } catch {
      this.dropAdvice()
      this.problem = { code: 'not_asked' }
    }
  }

  /** What is being prepared at the table, as text: kept with the draft, so that a reload changes nothing. */
  readonly desk = {
    recall: (): string | null => {
      try {
        return this.#options.drawer?.getItem(`${this.#options.key}.desk`) ?? null
      } catch {
        return null
      }
    },
    remember: (text: string) => {
      try {
        this.#options.drawer?.setItem(`${this.#options.key}.desk`, text)
      } catch {
        // It is not stored and lasts as long as the page.
      }
    },
  }

  // Questions to the engine

  /** What would happen after the steps of the draft. */
  preview(actions: AnyAction[]): Tried | null {
    return this.#try([...actionsOf(this.draft), ...actions])
  }

  /** The answer to a question, after the steps of the draft. */
  answer(question: AnyQuestion): AnyAnswer | null {
    const actions = actionsOf(this.draft)
    const seat = this.#ahead ?? this.#seat
    if (!seat || actions.length === 0) return seat?.answer(question) ?? null
    return this.#imagine()?.answer(this.entries.length, actions, question) ?? null
  }

  /** What a bot that answers at once would do after the steps of the draft, step by step, up to where `ends` says so or
  the turn passes on. */
  plan(bot: string, ends: (action: AnyAction) => boolean): AnyAction[] {
    const { hello } = this
    const ask = this.#askSeat()
    if (!hello || !ask) return []
    return planned(
      this.#options.engine,
      hello,
      bot,
      actionsOf(this.draft),
      ask,
      (all, next) => !ends(next) && this.#try([...all, next])?.preview?.stop === 'own_turn',
    )
  }

  #askSeat(): AskSeat | null {
    const imagined = this.#imagine()
    return imagined && ((actions, ask) => imagined.with(this.version, actions, ask))
  }
  #imagine(): Imagined | null {
    const { hello, me } = this
    if (!hello || me === null) return null
    this.#imagined ??= new Imagined({
      seat: me,
      seen: this.#options.board.seen,
      takesBack: this.#ahead === null,
      sit: () => {
        const seat = this.#sit(hello)
        if (this.#ahead) seat.goAhead()
        return seat
      },
    })
    return this.#imagined
  }
  /** The results that were tried and imagined are no longer valid: the viewer's turn has come early, or is gone again. */
  #forget() {
    this.#imagined?.close()
    this.#imagined = this.#tried = null
  }
  #sit(hello: Hello): Seat {
    const seat = this.#options.engine.Seat.sit(hello)
    seat.hear(this.entries)
    return seat
  }

  sentence(message: Refused['message'], language: LanguageCode): string {
    return this.#seat?.sentences([message], language)[0] ?? ''
  }
  actionText(action: AnyAction, language: LanguageCode): string {
    return this.#seat?.actionText(action, language) ?? ''
  }
  log(language: LanguageCode, since = 0): LogLine[] {
    return this.#seat?.log(since, language) ?? []
  }
  /** What happened in an entry, as data. */
  events(version: number): Heard['events'] {
    return this.#heard[version - 1]?.events ?? []
  }

  // Looking back

  /** The moments that can be looked at, as versions. */
  readonly moments = $derived.by((): number[] => momentsOf(this.entries))

  look(version: number | null) {
    const to = momentAt(this.moments, version ?? 0)
    const view = version === null ? null : this.at(to)
    this.moment = view && { version: to, view }
  }

  /** Where things stood after some entries; it is quickest to ask for earlier moments before later ones. */
  at(version: number): AnyView | null {
    if (!this.hello) return null
    const to = Math.min(Math.max(version, 0), this.version)
    if (!this.#past || this.#past.version > to) {
      this.#past?.free()
      this.#past = this.#options.engine.Seat.sit(this.hello)
    }
    const past = this.#past
    const missing = this.entries.slice(past.version, to)
    if (missing.length > 0) past.hear(missing)
    return past.position().view
  }

  #try(actions: AnyAction[]): Tried | null {
    const seat = this.#ahead ?? this.#seat
    if (!seat) return null
    const [version, text] = [seat.version, JSON.stringify(actions)]
    if (this.#tried?.version !== version || this.#tried.actions !== text)
      this.#tried = { version, actions: text, tried: seat.preview(actions) }
    return this.#tried.tried
  }
}
