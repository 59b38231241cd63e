// What the session of a seat gives to every table, and what the intents of a player do, for any game.

import { onDestroy } from 'svelte'
import type { Message, Seat } from '../generated/core.ts'
import type { AnyAction } from '../generated/games.ts'
import type { AdvisedLine } from '../generated/protocol.ts'
import { announcer } from '../core/announce.svelte.ts'
import { ring } from '../core/bell.ts'
import { faceOf, leftOf } from './clock.ts'
import { language, t } from '../core/language.svelte.ts'
import { notice } from '../core/notice.ts'
import { place } from '../core/place.svelte.ts'
import { replayOf } from './listed.ts'
import type { Session } from './session.svelte.ts'
import { shared } from './share.ts'
import type { Tape } from './tape.svelte.ts'

export interface Person {
  name: string
  kind: 'person' | 'bot'
  /** A bot's level, as the id of a word. */
  level: string | null
  /** Whether a bot plays for a person. */
  away: boolean
}

/** The steps of an open turn, which stay with the player until they are sent. */
export interface Draft {
  steps: number
  undone: number
  /** Whether the last act is on its way to the host. */
  pending: boolean
  /** Whether a turn that was sent can still be taken back. */
  back: boolean
  /** Whether the game counts as practice from then on. */
  rewinds: boolean
}

/** Trying out one's turn while others think: not possible, possible, or going on. */
export type Trial = 'no' | 'can' | 'on'

/** A moment that is looked back at. */
export interface Moment {
  version: number
  /** The versions of all moments, the set-up first. */
  all: readonly number[]
  /** Whether no game goes on meanwhile. */
  over: boolean
  /** What more can be done in a record. */
  tape?: Tape
}

/** Which of all moments it is; which version one is to look at some moments later. */
export const placeOf = ({ version, all }: Moment): number => Math.max(all.indexOf(version), 0)
export const besides = (moment: Moment, by: number): number =>
  moment.all[Math.min(Math.max(placeOf(moment) + by, 0), moment.all.length - 1)] ?? 0

/** What the host could not do, as a sentence. A new one each time. */
export interface Trouble {
  text: string
}

/** What a bot would do, in words. */
export type Hint = { is: 'none' } | { is: 'asked' } | Given
export interface Given {
  is: 'given'
  steps: string[]
  actions: AnyAction[]
  /** The chance to win after it; `null` if nothing else can be done, or nobody says. */
  chance: number | null
  /** Whether chances are known for these rules and this length. */
  calibrated: boolean
  /** Why it is better than the first of the others. */
  reasons: Message[]
  /** The best other turns. */
  others: Pick<AdvisedLine, 'actions' | 'chance' | 'behind'>[]
  /** Whether it passes the turn on. */
  ends: boolean
}

/** One line of the log. */
export interface Line {
  /** The version of the entry it tells about; leads to that moment. */
  version: number
  seat: Seat | null
  text: string
}

/** What the log says last, to be spoken. */
export function lastWords(log: readonly Line[]): string {
  const version = log.at(-1)?.version
  return (
    log
      .filter((line) => line.version === version)
      .map(({ text }) => text)
      .join(' ') || t('log-empty')
  )
}

/** What a player wants at any table. */
export type Intent<Action> =
  | { type: 'act'; actions: Action[] }
  /** The latest step; without one the turn that was sent. If the game would then count as practice, the player is asked first. */
  | { type: 'undo' }
  | { type: 'take_back' }
  | { type: 'redo' }
  | { type: 'restart' }
  /** What would end the turn, if it is prepared; played if time runs out. */
  | { type: 'prepare'; actions: Action[] }
  | { type: 'try_out' }
  | { type: 'stop_trying' }
  /** A moment, or `null` for the present. */
  | { type: 'look'; version: number | null }
  | { type: 'hint' }
  | { type: 'drop_hint' }
  | { type: 'take_hint' }
  | { type: 'rematch' }
  /** What the decisions of the game that is over have cost. */
  | { type: 'review' }
  | { type: 'leave' }
  | { type: 'export' }

export class Seating {
  readonly #session: Session
  readonly #rematch: () => void
  readonly #save: (() => void) | null
  /** The latest value of `draft`. */
  #draft: Draft | null = null

  /** Whether the player is asked if a whole turn is to be taken back. */
  asksBack = $state(false)

  constructor(session: Session, rematch: () => void, save: (() => void) | null) {
    this.#session = session
    this.#rematch = rematch
    this.#save = save
  }

  readonly people = $derived.by((): Person[] =>
    this.#session.company.chairs.map(({ name, sitter }, seat) => {
      const called = name ?? t('player-name', { number: seat + 1 })
      const away = sitter.type === 'bot' && this.#session.story.hello?.chairs[seat]?.sitter.type === 'person'
      return sitter.type === 'bot'
        ? { name: called, kind: 'bot', level: sitter.level, away }
        : { name: called, kind: 'person', level: null, away }
    }),
  )

  readonly draft = $derived.by((): Draft => {
    const { draft, pending, trial } = this.#session.turn
    const back = trial ? null : this.#session.company.back
    const now = {
      steps: draft.steps.length,
      undone: draft.undone.length,
      pending: pending !== null,
      back: back !== null,
      rewinds: back?.rewinds === true,
    }
    return (this.#draft = shared(this.#draft, now))
  })

  readonly trial = $derived.by((): Trial => (this.#session.turn.trial ? 'on' : this.#session.turn.canTry ? 'can' : 'no'))

  readonly moment = $derived.by((): Moment | null => {
    const { moment, moments } = this.#session.past
    const over = this.#session.story.position?.turn.type === 'over' || this.#session.company.ended !== null
    return moment && { version: moment.version, all: moments, over }
  })

  /** Whether the table waits for the viewer, whatever is looked at or tried out meanwhile. */
  readonly mine = $derived.by(
    (): boolean => this.#session.story.position?.choices != null && this.#session.turn.pending === null && !this.#session.company.isAway,
  )

  readonly trouble = $derived.by((): Trouble | null => {
    const { problem } = this.#session.turn
    if (!problem) return null
    const id = `table-problem-${problem.code}`
    return { text: language.has(id) ? t(id) : t('table-problem-other', { code: problem.code }) }
  })

  /** Whose turn it is, and how much time everybody has: to be spoken. */
  turn(): string {
    const { clocks, me } = this.#session
    const { position } = this.#session.story
    const name = (seat: Seat) => (seat === me ? t('you') : (this.people[seat]?.name ?? ''))
    const acting = position?.turn.type === 'seats' ? position.turn.seats : []
    const turn = this.mine
      ? t('say-your-turn')
      : acting.length > 0
        ? t('say-turn', { names: new Intl.ListFormat(language.code).format(acting.map(name)), count: acting.length })
        : t(position?.turn.type === 'over' ? 'over-ended' : 'wait-chance')
    const times = (clocks?.clocks ?? []).map((clock) => {
      const face = faceOf(leftOf(clock, clocks!, Date.now()))
      return t('clock-of', {
        name: name(clock.seat),
        time: face.is === 'days' ? t('clock-days', { days: face.days, hours: face.hours }) : face.text,
      })
    })
    return [turn, ...times.map((each) => `${each}.`)].join(' ')
  }

  /** `null` where nobody may ask. */
  readonly hint = $derived.by((): Hint | null => {
    const { choices } = this.#session
    const { hello } = this.#session.story
    const { advice } = this.#session.counsel
    if (!hello?.terms.hints || choices === null || this.#session.turn.trial) return null
    if (advice.is !== 'given') return advice
    const { lines, is_calibrated: calibrated, reasons } = advice.advice
    const [line, ...others] = lines
    const actions = line?.actions ?? []
    const steps = actions.map((action) => this.#session.story.actionText(action, language.code))
    const ends = !this.#session.turn.stays(actions)
    return { is: 'given', steps, actions, chance: line?.chance ?? null, calibrated, reasons, others: others.slice(0, 2), ends }
  })

  /** While the player looks back, the log ends at that moment. */
  told<L extends Line>(log: L[]): L[] {
    const { moment } = this.#session.past
    return moment ? log.filter(({ version }) => version <= moment.version) : log
  }

  /** Whether to take something back is to take back a whole turn that bots have answered. */
  get #rewinds(): boolean {
    const { steps, back, rewinds, pending } = this.draft
    return steps === 0 && back && rewinds && !pending && this.trial !== 'on'
  }

  obey(intent: Intent<AnyAction>) {
    const session = this.#session
    if (intent.type !== 'prepare') session.turn.problem = null
    switch (intent.type) {
      case 'act':
        return session.turn.act(intent.actions)
      case 'undo':
        if (!this.#rewinds) return session.undo()
        this.asksBack = true
        return
      case 'take_back':
        this.asksBack = false
        return session.undo()
      case 'redo':
        return session.turn.redo()
      case 'restart':
        return session.turn.restart()
      case 'prepare':
        return session.turn.prepare(intent.actions)
      case 'try_out':
        return session.tryOut()
      case 'stop_trying':
        return session.turn.stopTrying()
      case 'look':
        return session.past.look(intent.version)
      case 'hint':
        return session.counsel.ask()
      case 'drop_hint':
        return session.counsel.drop()
      case 'take_hint':
        return this.#takeHint()
      case 'rematch':
        return this.#rematch()
      case 'review':
        return place.route.at === 'table' ? place.go({ at: 'review', id: replayOf(place.route.id) }) : undefined
      case 'export':
        return this.#save?.()
      case 'leave':
        return place.go({ at: 'home' })
    }
  }

  /** Takes the steps of the advice, after those it was asked after. */
  #takeHint() {
    const { counsel, turn } = this.#session
    if (counsel.advice.is !== 'given') return
    const line = counsel.advice.advice.lines[0]?.actions ?? []
    counsel.drop()
    turn.take(line)
  }

  /** Speaks what others did, once they are done for a moment, and what the host could not do, and rings when the turn comes.
      To be called while the component of the seat is made. */
  attend(log: () => Line[]) {
    const session = this.#session
    // Another table may follow, and nothing of this one is said there.
    onDestroy(() => announcer.forget())
    let spoken = 0
    $effect(() => {
      const fresh = log().filter(({ version, seat }) => version > spoken && seat !== session.me)
      const first = spoken === 0
      const back = session.story.entries.slice(spoken).some((entry) => entry.type === 'undo' && entry.seat !== session.me)
      spoken = session.story.version
      if (first) return
      if (fresh.length > 0) announcer.tell(fresh.map(({ text }) => text).join(' '))
      if (back) ring('back')
      else if (fresh.some(({ seat }) => seat !== null)) ring('move')
    })
    $effect(() => {
      if (this.trouble) announcer.refuse(this.trouble.text)
    })
    // Not when the page opens.
    let waited = false
    let over: boolean | null = null
    $effect(() => {
      const { position } = session.story
      if (!position) return
      const mine = position.choices != null
      const ended = position.turn.type === 'over' || session.company.ended !== null
      if (ended && over === false) ring('end')
      else if (mine && waited) {
        ring('turn')
        notice(t('say-your-turn'), 'turn', () => undefined)
      }
      over = ended
      waited = !mine
    })
  }
}
