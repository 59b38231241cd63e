// The viewer's turn in the making: the steps that are kept as a draft until they are sent, and the turn that is tried out while
// others think.

import { randomId } from '../core/id.ts'
import type { Tried } from '../engine/engine.ts'
import type { Feed } from '../engine/feed.ts'
import type { Refused } from '../generated/core.ts'
import type { AnyAction, AnyAnswer, AnyChoices, AnyQuestion, AnyView } from '../generated/games.ts'
import type { Plan, Position, ProblemCode, SeenEntry } from '../generated/protocol.ts'
import { actionsOf, emptyDraft, recall, redo, remember, restart, step, undo, type Draft, type Drawer } from './draft.ts'
import type { Manifest } from './manifest.ts'
import type { Questions } from './questions.ts'
import type { Story } from './story.svelte.ts'

/** What the host could not do. A new one each time: what is said twice is shown twice. */
export interface Problem {
  code: ProblemCode
}

/** The text of a plan with nothing in it. */
const NOTHING = '[[],[]]'

export interface TurnOptions {
  story: Story
  questions: Questions
  feed: Feed
  board: Pick<Manifest, 'drafts' | 'carries' | 'done'>
  /** The name under which the draft is remembered, and where. */
  key: string
  drawer: Drawer | null
  /** Whether the host is told what is prepared: for other devices of the player, and for the moment when time runs out. */
  shares: boolean
  /** Whether a moment is looked at that is not the present. */
  looksBack: () => boolean
  /** Whether the viewer may do nothing now: a bot plays for it, or the game has ended. */
  rests: () => boolean
  /** The draft has changed. */
  onchange: () => void
}

export class Turn {
  readonly #options: TurnOptions
  readonly #story: Story
  readonly #questions: Questions
  /** The act that was sent because nothing else was possible, until it is answered. */
  #passing: string | null = null
  /** The steps that were last tried out, until the turn comes. */
  #meant: AnyAction[][] = []
  /** The steps that were open when somebody else took a turn back, until the viewer's turn comes again. */
  #kept: AnyAction[][] = []
  /** What would end the turn, if it is prepared. */
  #ends: AnyAction[] = []
  /** What the host knows of the turn in the making. */
  #shared = NOTHING
  #sharing: ReturnType<typeof setTimeout> | undefined

  draft = $state.raw<Draft>(emptyDraft(0))
  /** The position in which the viewer tries things out while others think, as if its turn came now. The draft is then that
  of the trial, and nothing of it is kept or sent. */
  trial = $state.raw<Position | null>(null)
  /** The id of the act that is on its way. */
  pending = $state.raw<string | null>(null)
  /** The rule that forbade the latest act. */
  refused = $state.raw<Refused | null>(null)
  /** What the host could not do, until the viewer does something else. */
  problem = $state.raw<Problem | null>(null)

  constructor(options: TurnOptions) {
    this.#options = options
    this.#story = options.story
    this.#questions = options.questions
  }

  /** Where the steps of the draft begin. */
  readonly #basis = $derived.by((): Position | null => this.trial ?? this.#story.position)

  /** The position with the steps of the draft; `null` without steps. */
  readonly #drafted = $derived.by(() => {
    void this.#basis
    const actions = actionsOf(this.draft)
    return actions.length === 0 ? null : (this.#questions.try(actions)?.preview ?? null)
  })

  /** How things stand with the steps of the draft. */
  readonly view = $derived.by((): AnyView | null => this.#drafted?.view ?? this.#basis?.view ?? null)
  readonly choices = $derived.by((): AnyChoices | null => {
    if (this.pending || this.#options.looksBack() || this.#options.rests()) return null
    return this.#drafted ? this.#drafted.choices : (this.#basis?.choices ?? null)
  })

  /** Whether the act on its way was sent because nothing else was possible. */
  get passes(): boolean {
    return this.#passing !== null
  }

  // Steps

  /** Takes a step, or several at once. A step that passes the turn on is sent with all before it. */
  act(actions: AnyAction[]) {
    if (this.pending !== null || this.#options.looksBack()) return
    const all = [...actionsOf(this.draft), ...actions]
    const tried = this.#questions.try(all)
    if (!tried) return
    this.refused = tried.refused?.why ?? null
    this.problem = null
    if (!tried.preview) return
    if (this.#drafts(tried)) return this.#setDraft(step(this.draft, actions))
    if (this.trial) return this.stopTrying()
    this.pending = randomId()
    this.#options.feed.send({ type: 'act', id: this.pending, version: this.#story.version, actions: all })
  }

  /** The one action that is possible, if there is just one and no step is open. */
  only(): AnyAction | null {
    const { seat, position } = this.#story
    if (!seat || position?.choices == null || actionsOf(this.draft).length > 0) return null
    const { count, actions } = seat.legal()
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
    return this.#drafts(this.#questions.try([...actionsOf(this.draft), ...actions]))
  }
  /** Whether these steps, after those of the draft, are possible and pass the turn on. */
  ends(actions: AnyAction[]): boolean {
    const stop = this.#questions.try([...actionsOf(this.draft), ...actions])?.preview?.stop
    return stop !== undefined && stop !== 'own_turn'
  }
  #drafts(tried: Tried | null): boolean {
    const { choices, view } = this.#basis ?? {}
    if (tried?.preview?.stop !== 'own_turn' || !choices || !view) return false
    return this.#options.board.drafts(choices, view, tried.preview.view ?? view)
  }

  /** Takes steps that belong together: each that stays in the draft by itself, so that it can be taken back, and then what passes
  the turn on. What comes after that belongs to another turn. */
  take(actions: AnyAction[]) {
    const stays = this.#following(actions.map((action) => [action])).flat()
    for (const action of stays) this.act([action])
    for (let end = actions.length; end > stays.length; end--) {
      const rest = actions.slice(stays.length, end)
      // If not even the first of them is possible, the table says why.
      if (end === stays.length + 1 || this.preview(rest)?.preview) return this.act(rest)
    }
  }

  /** Takes the latest step back, or leaves a trial without steps; says whether there was anything to take back here. */
  undo(): boolean {
    if (this.pending !== null) return true
    if (this.draft.steps.length > 0) this.#setDraft(undo(this.draft))
    else if (this.trial) this.stopTrying()
    else return false
    return true
  }
  redo() {
    const next = redo(this.draft)
    if (next !== this.draft && this.pending === null) this.#setDraft(next)
  }
  restart() {
    if (this.pending === null) this.#setDraft(restart(this.draft))
  }

  /** What would happen after the steps of the draft. */
  preview(actions: AnyAction[]): Tried | null {
    return this.#questions.try([...actionsOf(this.draft), ...actions])
  }
  /** The answer to a question, after the steps of the draft. */
  answer(question: AnyQuestion): AnyAnswer | null {
    return this.#questions.answer(actionsOf(this.draft), question)
  }

  // What the host says

  /** The host has answered a command. */
  answered(id: string | null) {
    if (this.pending === id) this.pending = this.#passing = null
  }

  /** There is a new position after these entries. */
  follow(fresh: SeenEntry[]) {
    if (this.#story.ownAct(fresh) >= 0) this.pending = this.#passing = null
    const { me } = this.#story
    if (!this.trial && this.draft.steps.length > 0 && fresh.some((entry) => entry.type === 'undo' && entry.seat !== me))
      this.#kept = this.draft.steps
    const tried = this.trial && this.draft.steps
    this.stopTrying()
    this.#keepDraft(fresh)
    if (tried) this.tryOut(tried)
    if (this.#story.position?.choices) this.#carry()
  }

  /** After the viewer's own act the draft is empty. After taking it back, its steps can be done again, or are still there but for
  the one that ended the turn. */
  #keepDraft(fresh: SeenEntry[]) {
    const { version, me, entries } = this.#story
    const remembered = this.draft.version === 0 ? recall(this.#options.drawer, this.#options.key, version) : null
    const last = fresh.findLast((entry) => (entry.type === 'act' || entry.type === 'undo') && entry.seat === me)
    let draft = remembered ?? { ...this.draft, version }
    if (!remembered && last) draft = emptyDraft(version)
    if (!remembered && last?.type === 'undo') {
      const own = entries.filter((entry) => entry.type === 'act' && entry.seat === me && last.takes_back.includes(entry.version))
      const steps = this.stepsOf(own)
      draft = this.#options.board.carries ? { ...draft, steps: this.#possible(steps.toReversed()) } : { ...draft, undone: steps }
    }
    const actions = actionsOf(draft)
    const stands = actions.length === 0 || this.#questions.try(actions)?.preview?.stop === 'own_turn'
    this.#setDraft(stands ? draft : emptyDraft(version))
  }

  /** The steps of some acts, the latest first, as they can be done again. */
  stepsOf(acts: SeenEntry[]): AnyAction[][] {
    const actions = acts.flatMap((entry) => (entry.type === 'act' ? entry.steps.map((each) => this.#options.board.done(each.action)) : []))
    return actions.reverse().map((action) => [action])
  }

  /** The steps, after those of the draft, up to the first one that would not stay there. */
  #following(steps: AnyAction[][]): AnyAction[][] {
    const count = steps.findIndex((_, index) => !this.stays(steps.slice(0, index + 1).flat()))
    return count < 0 ? steps : steps.slice(0, count)
  }

  /** The steps from the beginning of the turn up to the first one that would not stay in the draft. */
  #possible(steps: AnyAction[][]): AnyAction[][] {
    const count = steps.findIndex((_, index) => !this.#drafts(this.#questions.try(steps.slice(0, index + 1).flat())))
    return count < 0 ? steps : steps.slice(0, count)
  }

  #setDraft(draft: Draft) {
    this.draft = draft
    this.#options.onchange()
    if (this.trial) return
    remember(this.#options.drawer, this.#options.key, draft)
    this.#share()
  }

  // Other devices, and the moment when time runs out

  /** The table says what would end the turn, if it is prepared. */
  prepare(ends: AnyAction[]) {
    this.#ends = ends
    this.#share()
  }

  /** Tells the host what is prepared, once it stays as it is for a moment. */
  #share() {
    if (!this.#options.shares) return
    clearTimeout(this.#sharing)
    this.#sharing = setTimeout(() => {
      if (this.trial || this.pending !== null || !this.#story.hello) return
      const { steps } = this.draft
      const ends = this.#story.position?.choices ? this.#ends : []
      const text = JSON.stringify([steps, ends])
      if (text === this.#shared) return
      this.#shared = text
      this.#options.feed.send({ type: 'plan', version: this.#story.version, steps, ends })
    }, 250)
  }

  /** What the player has prepared on another device. */
  heed({ version, steps, ends }: Plan) {
    if (version !== this.#story.version || this.trial || this.pending !== null) return
    const given = steps as AnyAction[][]
    this.#shared = JSON.stringify([given, ends])
    if (JSON.stringify(given) === JSON.stringify(this.draft.steps)) return
    const possible = this.#possible(given)
    this.draft = { version, steps: possible, undone: [] }
    remember(this.#options.drawer, this.#options.key, this.draft)
    this.#options.onchange()
  }

  // Trying things out

  /** Whether the viewer could try out its turn now, while others think. */
  readonly canTry = $derived.by((): boolean => {
    const { me, position } = this.#story
    const idle = me !== null && position !== null && position.choices === null && this.pending === null
    return idle && !this.#options.rests() && this.#questions.canGoAhead
  })

  /** Lets the viewer's turn come now, in this page alone; with some steps, or those that were tried last, as far as they are
  possible. */
  tryOut(steps: AnyAction[][] = this.#options.board.carries ? this.#meant : []) {
    if (!this.canTry) return
    this.trial = this.#questions.goAhead()
    for (const actions of steps) {
      if (!this.stays(actions)) break
      this.#setDraft(step(this.draft, actions))
    }
  }

  stopTrying() {
    if (!this.trial) return
    this.#meant = this.draft.steps
    this.trial = null
    this.#questions.goBack()
    this.draft = emptyDraft(this.#story.version)
    this.refused = null
  }

  /** The turn has come: the steps that were tried out can be done again, as far as they are possible now. */
  #carry() {
    const [meant, kept] = [this.#meant, this.#kept]
    this.#meant = []
    this.#kept = []
    if (kept.length > 0 && this.draft.steps.length + this.draft.undone.length === 0) {
      const possible = this.#possible(kept)
      if (possible.length > 0) return this.#setDraft({ ...this.draft, steps: possible })
    }
    if (!this.#options.board.carries || this.draft.steps.length + this.draft.undone.length > 0) return
    const undone = this.#possible(meant).toReversed()
    if (undone.length > 0) this.#setDraft({ ...this.draft, undone })
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
}
