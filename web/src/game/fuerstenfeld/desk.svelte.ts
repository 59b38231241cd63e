// The player's desk: what is being prepared and not yet said. A sale half counted, a card in the air, a hand half
// sorted. It belongs to one position: when the position changes, the desk is clear. Layouts share it, so that turning a
// phone or widening a window loses nothing.

import { announcer } from '../../shell/announce.svelte.ts'
import { settings } from '../../shell/settings.svelte.ts'
import type { Refused, Seat } from '../../generated/core.ts'
import type { Action, BuildChoice, CardView, Good, May, Quote, Sale, View } from '../../generated/fuerstenfeld.ts'
import { aimOf, cardOf, IDLE, next, type Gesture, type Input } from './gesture.ts'
import { against, NO_GOODS, plus, total } from './goods.ts'
import { changed } from './motion.ts'
import { discarding, openPlan, settingUp, type Plan } from './plan.ts'
import { bestOf, tidied } from './quote.ts'
import type { Intent, Speech, Table } from './table.ts'

/** A sale in the making: a brewery, none, or not decided yet. */
export type OpenSale = Omit<Sale, 'brewery'> & { brewery: number | 'none' | null }

const NO_SALE: OpenSale = { brewery: null, goods: NO_GOODS, market: null, office: null }
const NOTHING: ReadonlySet<string> = new Set()

/** Something prepared, and the position it was prepared for. */
interface Kept<T> {
  at: string
  value: T
}

interface Prepared {
  sale: Kept<OpenSale> | null
  plan: Kept<Plan> | null
}

export class Desk {
  readonly #source: () => Table
  readonly #send: (intent: Intent) => void
  readonly #speech: Speech

  #sale = $state.raw<Kept<OpenSale> | null>(null)
  #gesture = $state.raw<Kept<Gesture> | null>(null)
  #plan = $state.raw<Kept<Plan> | null>(null)
  #refused = $state.raw<Kept<Refused> | null>(null)
  /** What the log points at. */
  pointed = $state.raw<string | null>(null)

  constructor(source: () => Table, send: (intent: Intent) => void, speech: Speech) {
    this.#source = source
    this.#send = send
    this.#speech = speech
    this.#recall()
  }

  /** What was being prepared before the page was loaded; it holds if the position is still the same. */
  #recall() {
    try {
      const kept = JSON.parse(this.#source().desk?.recall() ?? 'null') as Prepared | null
      this.#sale = kept?.sale ?? null
      this.#plan = kept?.plan ?? null
    } catch {
      // Nothing that could be read.
    }
  }
  #remember() {
    this.#source().desk?.remember(JSON.stringify({ sale: this.#sale, plan: this.#plan } satisfies Prepared))
  }

  get table(): Table {
    return this.#source()
  }
  get view(): View {
    return this.table.view
  }
  get me(): Seat | null {
    return this.view.viewer
  }

  readonly position = $derived.by(() => {
    // What others do at the same time clears nobody's desk: only what is one's own counts.
    const { view, draft, moment, choices } = this.#source()
    return `${moment?.version ?? 'now'} ${view.round} ${choices?.type ?? view.phase} ${draft.steps} ${draft.undone} ${view.own?.hand.map(({ card }) => card).join() ?? ''}`
  })

  /** What changed since the viewer last acted. */
  readonly changed = $derived.by((): ReadonlySet<string> => {
    const { since, view, moment, draft } = this.#source()
    // Whoever has begun a turn has seen what others did.
    return since && !moment && draft.steps === 0 ? changed(since.view, view) : NOTHING
  })

  readonly refused = $derived.by(() => (this.#refused?.at === this.position ? this.#refused.value : this.#source().refused))

  /** Shows why something cannot be done. */
  refuse(refused: Refused) {
    // Always a new one: what is refused twice is shown twice.
    this.#refused = { at: this.position, value: { ...refused } }
    announcer.refuse(`${refused.rule}: ${this.#speech.sentence(refused.message)}`)
  }

  /** Shows the first reason among some answers. */
  refuseFirst(answers: May[]) {
    const refused = answers.map(against).find((each) => each !== null)
    if (refused) this.refuse(refused)
  }

  send(intent: Intent) {
    this.#refused = null
    this.#send(intent)
  }
  act(...actions: Action[]) {
    if (!this.table.draft.pending) this.send({ type: 'act', actions })
  }

  // Selling

  readonly sale = $derived(this.#sale?.at === this.position ? this.#sale.value : NO_SALE)

  setSale(sale: OpenSale) {
    const tidy = typeof sale.brewery === 'number' ? tidied({ ...sale, brewery: sale.brewery }) : sale
    this.#sale = { at: this.position, value: tidy }
    this.#refused = null
    this.#remember()
  }

  /** Chooses a brewery; goods it does not take are put back. */
  chooseBrewery(brewery: number | 'none') {
    const { choices } = this.table
    if (choices?.type !== 'sell') return
    const offer = brewery === 'none' ? undefined : choices.breweries[brewery]
    const goods = { ...NO_GOODS }
    for (const { good, most } of offer?.goods ?? []) goods[good] = Math.min(this.sale.goods[good], most)
    this.setSale({ ...this.sale, brewery, goods })
  }

  /** Adds tokens of a good to the sale or takes them back; says why if it cannot be. */
  addGood(good: Good, by: number) {
    const { choices } = this.table
    const { sale } = this
    if (choices?.type !== 'sell' || typeof sale.brewery !== 'number') return
    const lot = choices.breweries[sale.brewery]?.goods.find((each) => each.good === good)
    if (by > 0 && lot && sale.market?.from !== good && lot.may.type === 'no') return this.refuseFirst([lot.may])
    const count = Math.min(Math.max(sale.goods[good] + by, 0), choices.goods[good])
    this.setSale({ ...sale, goods: plus(sale.goods, good, count - sale.goods[good]) })
  }

  /** Fills in the sale that pays most. */
  chooseMost() {
    const { choices } = this.table
    const best = choices?.type === 'sell' ? bestOf(choices)?.sale : null
    if (best) this.setSale(best)
  }

  /** What the sale would bring; a refusal if it is not possible; `null` while there is nothing to sell. */
  readonly quote = $derived.by((): { type: 'quote'; quote: Quote } | { type: 'refused'; refused: Refused } | null => {
    const { quote } = this.#source()
    const { brewery, ...rest } = this.sale
    if (typeof brewery !== 'number' || total(rest.goods) === 0) return null
    const answer = quote({ brewery, ...rest })
    if (answer?.type === 'quote') return { type: 'quote', quote: answer }
    return answer?.type === 'no' ? { type: 'refused', refused: answer } : null
  })

  /** What confirming the sale does; `null` while there is nothing to confirm. */
  readonly selling = $derived.by((): Action | null => {
    const { brewery, ...rest } = this.sale
    if (brewery === 'none') return { type: 'sell_nothing' }
    return brewery !== null && this.quote?.type === 'quote' ? { type: 'sell', sale: { brewery, ...rest } } : null
  })
  confirmSale() {
    if (this.selling) this.act(this.selling)
  }
  /** Asks the engine now what confirming the sale will show, so that the click need not wait for it. */
  foresee() {
    if (this.selling) this.table.preview([this.selling])
  }

  // Building

  readonly gesture = $derived(this.#gesture?.at === this.position ? this.#gesture.value : IDLE)
  readonly lifted = $derived(cardOf(this.gesture))
  readonly aim = $derived(aimOf(this.gesture))

  readonly site = $derived.by((): BuildChoice | null => {
    const { choices } = this.#source()
    return choices?.type === 'build' ? (choices.cards.find(({ card }) => card === this.lifted) ?? null) : null
  })

  input(input: Input): void {
    const { choices } = this.table
    if (choices?.type !== 'build') return
    const { gesture, build } = next(this.gesture, input)
    this.#gesture = { at: this.position, value: gesture }
    const card = cardOf(gesture)
    const site = choices.cards.find((each) => each.card === card)
    if (input.type === 'choose' || input.type === 'release') {
      // A card that cannot be built is put down at once, with the reason.
      if (site?.may.type === 'no') {
        this.#gesture = { at: this.position, value: IDLE }
        return this.refuseFirst([site.may])
      }
      const aimed = site?.spaces.find(({ space }) => space === aimOf(gesture))
      if (card && aimed?.may.type === 'no') {
        this.#gesture = { at: this.position, value: { is: 'lifted', card, aim: null } }
        return this.refuseFirst([aimed.may])
      }
      if (aimed && !settings.all.confirm) return this.input({ type: 'confirm' })
    }
    if (build) this.act({ type: 'build', ...build })
  }

  /** Points the lifted card at a space; a second time builds it there. */
  aimAt(space: number) {
    const place = this.site?.spaces.find((each) => each.space === space)
    if (!place) return
    if (place.may.type === 'no') return this.refuseFirst([place.may])
    this.#refused = null
    const again = this.aim === space
    this.input({ type: 'aim', space })
    // Without confirmation a space that is pointed at is built on at once.
    if (again || !settings.all.confirm) this.input({ type: 'confirm' })
  }

  /** The position after the build that is being aimed. */
  readonly built = $derived.by((): View | null => {
    const { lifted, aim } = this
    if (!lifted || aim === null) return null
    return (this.#source().preview([{ type: 'build', card: lifted, space: aim }])?.preview?.view ?? null) as View | null
  })

  // Sorting the hand

  readonly plan = $derived.by((): Plan => {
    if (this.#plan?.at === this.position) return this.#plan.value
    const { choices, view } = this.#source()
    if (choices?.type === 'arrange') return openPlan(choices.cards.map(({ card }) => card))
    return openPlan(view.own?.hand.map(({ card }) => card) ?? [])
  })

  setPlan(plan: Plan) {
    this.#plan = { at: this.position, value: plan }
    this.#refused = null
    this.#remember()
  }

  readonly sorting = $derived.by((): Action[] => {
    const { choices } = this.#source()
    if (choices?.type === 'discard') return discarding(this.plan)
    return settingUp(this.plan, choices?.type === 'arrange')
  })

  /** Why the hand cannot be left like this; `null` if it can. */
  readonly unsorted = $derived.by((): Refused | null => {
    return this.#source().preview(this.sorting)?.refused?.why ?? null
  })

  confirmPlan() {
    if (this.unsorted) this.refuse(this.unsorted)
    else this.act(...this.sorting)
  }

  /** The cards of the hand in the order they are shown. */
  readonly hand = $derived.by((): CardView[] => this.#source().view.own?.hand ?? [])
}
