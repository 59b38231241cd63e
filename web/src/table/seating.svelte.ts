// What every table is given by the session of its seat, and what the intents of a player do, whatever the game.

import type { Seat } from '../generated/core.ts'
import type { AnyAction } from '../generated/games.ts'
import { announcer } from '../shell/announce.svelte.ts'
import { ring } from '../shell/bell.ts'
import { language, t } from '../shell/language.svelte.ts'
import { place } from '../shell/place.svelte.ts'
import { settings } from '../shell/settings.svelte.ts'
import type { Session } from './session.svelte.ts'

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

/** Trying one's turn while others think: it cannot be, it can, or it is being done. */
export type Trial = 'no' | 'can' | 'on'

/** A moment that is looked back at. */
export interface Moment {
  version: number
  last: number
}

/** What a bot would do, in words. */
export type Hint = { is: 'none' } | { is: 'asked' } | { is: 'given'; steps: string[]; actions: AnyAction[]; expected: number | null }

/** One line of the log. */
export interface Line {
  /** The version of the entry it tells about; leads to that moment. */
  version: number
  seat: Seat | null
  text: string
}

/** What a player wants at any table. */
export type Intent<Action> =
  | { type: 'act'; actions: Action[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'restart' }
  | { type: 'try_out' }
  | { type: 'stop_trying' }
  /** A moment, or the present. */
  | { type: 'look'; version: number | null }
  | { type: 'hint' }
  | { type: 'drop_hint' }
  | { type: 'take_hint' }
  | { type: 'rematch' }
  | { type: 'leave' }
  | { type: 'export' }

export class Seating {
  readonly #session: Session
  readonly #rematch: () => void
  readonly #save: (() => void) | null

  constructor(session: Session, rematch: () => void, save: (() => void) | null) {
    this.#session = session
    this.#rematch = rematch
    this.#save = save
  }

  readonly people = $derived.by((): Person[] =>
    this.#session.chairs.map(({ name, sitter }, seat) => {
      const called = name ?? t('player-name', { number: seat + 1 })
      const away = sitter.type === 'bot' && this.#session.hello?.chairs[seat]?.sitter.type === 'person'
      return sitter.type === 'bot' ? { name: called, kind: 'bot', level: sitter.level, away } : { name: called, kind: 'person', level: null, away }
    }),
  )

  readonly draft = $derived.by((): Draft => {
    const { draft, pending, trial } = this.#session
    const back = trial ? null : this.#session.back
    return { steps: draft.steps.length, undone: draft.undone.length, pending: pending !== null, back: back !== null, rewinds: back?.rewinds === true }
  })

  readonly trial = $derived.by((): Trial => (this.#session.trial ? 'on' : this.#session.canTry ? 'can' : 'no'))

  readonly moment = $derived.by((): Moment | null => {
    const { moment, version } = this.#session
    return moment && { version: moment.version, last: version }
  })

  /** `null` where nobody may ask. */
  readonly hint = $derived.by((): Hint | null => {
    const { hello, choices, advice } = this.#session
    if (!hello?.terms.hints || choices === null || this.#session.trial) return null
    if (advice.is !== 'given') return advice
    const line = advice.advice.lines[0]
    const steps = (line?.actions ?? []).map((action) => this.#session.actionText(action, language.code))
    return { is: 'given', steps, actions: line?.actions ?? [], expected: line?.expected ?? null }
  })

  /** While one looks back, the log ends with that moment. */
  told<L extends Line>(log: L[]): L[] {
    const { moment } = this.#session
    return moment ? log.filter(({ version }) => version <= moment.version) : log
  }

  obey(intent: Intent<AnyAction>) {
    const session = this.#session
    switch (intent.type) {
      case 'act':
        return session.act(intent.actions)
      case 'undo':
        return session.undo()
      case 'redo':
        return session.redo()
      case 'restart':
        return session.restart()
      case 'try_out':
        return session.tryOut()
      case 'stop_trying':
        return session.stopTrying()
      case 'look':
        return session.look(intent.version)
      case 'hint':
        return session.ask()
      case 'drop_hint':
        return session.dropAdvice()
      case 'take_hint':
        return this.#takeHint()
      case 'rematch':
        return this.#rematch()
      case 'export':
        return this.#save?.()
      case 'leave':
        return place.go({ at: 'home' })
    }
  }

  /** Takes the steps of the advice as one's own, as far as they stay in the draft. */
  #takeHint() {
    const session = this.#session
    if (session.advice.is !== 'given') return
    const line = session.advice.advice.lines[0]?.actions ?? []
    session.restart()
    for (const action of line) {
      if (!session.stays([action])) break
      session.act([action])
    }
    session.dropAdvice()
  }

  /** Speaks what others did, once they are done for a moment, and rings when the turn comes. To be called while the
      component of the seat is made. */
  attend(log: () => Line[]) {
    const session = this.#session
    let spoken = 0
    $effect(() => {
      const fresh = log().filter(({ version, seat }) => version > spoken && seat !== session.me)
      const first = spoken === 0
      spoken = session.version
      if (!first && fresh.length > 0) announcer.tell(fresh.map(({ text }) => text).join(' '))
    })
    // Not when the page opens.
    let waited = false
    $effect(() => {
      const mine = session.position?.choices != null
      if (mine && waited && settings.all.sound) ring()
      waited = !mine && session.position !== null
    })
  }
}
