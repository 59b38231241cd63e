// The player's desk: what is being prepared and not yet said. A sale half counted, a card in the air, a hand half
// sorted. It belongs to one position: when the position changes, the desk is clear. Layouts share it, so that turning a
// phone or widening a window loses nothing.

import { announcer } from '../../shell/announce.svelte.ts'
import { aimOf, cardOf, IDLE, next, type Gesture, type Input } from './gesture.ts'
import { plus, total } from './goods.ts'
import { changed } from './motion.ts'
import { discarding, openPlan, settingUp, type Plan } from './plan.ts'
import { quoteOf, tidied, type Quote } from './quote.ts'
import type { Intent, Speech, Table } from './table.ts'
import { NO_GOODS, type Action, type Card, type Good, type Refused, type Sale, type Seat, type Site, type Space, type View } from './types.ts'

/** A sale in the making: a brewery, none, or not decided yet. */
export type OpenSale = Omit<Sale, 'brewery'> & { brewery: number | 'none' | null }

const NO_SALE: OpenSale = { brewery: null, goods: NO_GOODS, market: null, office: null }
const NOTHING: ReadonlySet<string> = new Set()

/** Something prepared, and the position it was prepared for. */
interface Kept<T> {
  at: string
  value: T
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
    const { view, draft } = this.#source()
    return `${view.round} ${view.phase} ${view.to_act.join()} ${draft.steps} ${draft.undone}`
  })

  /** What changed since the viewer last acted. */
  readonly changed = $derived.by((): ReadonlySet<string> => {
    const { since, view } = this.#source()
    return since ? changed(since, view) : NOTHING
  })

  readonly refused = $derived(this.#refused?.at === this.position ? this.#refused.value : null)

  /** Shows why something cannot be done. */
  refuse(refused: Refused) {
    this.#refused = { at: this.position, value: refused }
    announcer.refuse(`${refused.rule}: ${this.#speech.sentence(refused.message)}`)
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
  }

  /** Chooses a brewery; goods it does not take are put back. */
  chooseBrewery(brewery: number | 'none') {
    const { choices } = this.table
    if (choices?.type !== 'sell') return
    const offer = brewery === 'none' ? undefined : choices.breweries[brewery]
    const goods = { ...this.sale.goods }
    for (const good of Object.keys(goods) as Good[]) if (!offer || offer.refused[good]) goods[good] = 0
    this.setSale({ ...this.sale, brewery, goods })
  }

  /** Adds tokens of a good to the sale or takes them back; says why if it cannot be. */
  addGood(good: Good, by: number) {
    const { choices } = this.table
    const { sale } = this
    if (choices?.type !== 'sell' || typeof sale.brewery !== 'number') return
    const refused = choices.breweries[sale.brewery]?.refused[good]
    if (refused && by > 0 && sale.market?.from !== good) return this.refuse(refused)
    const count = Math.min(Math.max(sale.goods[good] + by, 0), choices.goods[good])
    this.setSale({ ...sale, goods: plus(sale.goods, good, count - sale.goods[good]) })
  }

  /** Fills in the sale that pays most. */
  chooseMost() {
    const { choices } = this.table
    if (choices?.type === 'sell' && choices.best) this.setSale(choices.best.sale)
  }

  /** What the sale would bring; a refusal if it is not possible; `null` while there is nothing to sell. */
  readonly quote = $derived.by((): { type: 'quote'; quote: Quote } | { type: 'refused'; refused: Refused } | null => {
    const { view, preview } = this.#source()
    const { brewery, ...rest } = this.sale
    if (typeof brewery !== 'number' || total(rest.goods) === 0 || view.viewer === null) return null
    const sale = { brewery, ...rest }
    const foretold = preview([{ type: 'sell', ...sale }])
    if (foretold.type === 'refused') return foretold
    return { type: 'quote', quote: quoteOf(view, sale, foretold.after, view.viewer) }
  })

  confirmSale() {
    const { brewery, ...rest } = this.sale
    if (brewery === 'none') this.act({ type: 'sell_nothing' })
    else if (brewery !== null && this.quote?.type === 'quote') this.act({ type: 'sell', brewery, ...rest })
  }

  // Building

  readonly gesture = $derived(this.#gesture?.at === this.position ? this.#gesture.value : IDLE)
  readonly lifted = $derived(cardOf(this.gesture))
  readonly aim = $derived(aimOf(this.gesture))

  readonly site = $derived.by((): Site | null => {
    const { choices } = this.#source()
    return choices?.type === 'build' ? (choices.sites.find(({ card }) => card === this.lifted) ?? null) : null
  })

  input(input: Input) {
    const { choices } = this.table
    if (choices?.type !== 'build') return
    const { gesture, build } = next(this.gesture, input)
    this.#gesture = { at: this.position, value: gesture }
    const card = cardOf(gesture)
    const site = choices.sites.find((each) => each.card === card)
    if (input.type === 'choose' || input.type === 'release') {
      // A card that cannot be built is put down at once, with the reason.
      if (site?.refused) {
        this.#gesture = { at: this.position, value: IDLE }
        return this.refuse(site.refused)
      }
      const aimed = site?.spaces.find(({ space }) => space === aimOf(gesture))
      if (card && aimed?.refused) {
        this.#gesture = { at: this.position, value: { is: 'lifted', card, aim: null } }
        return this.refuse(aimed.refused)
      }
    }
    if (build) this.act({ type: 'build', ...build })
  }

  /** Points the lifted card at a space; a second time builds it there. */
  aimAt(space: Space) {
    const refused = this.site?.spaces.find((each) => each.space === space)?.refused
    if (refused) return this.refuse(refused)
    this.#refused = null
    this.input(this.aim === space ? { type: 'confirm' } : { type: 'aim', space })
  }

  /** The position after the build that is being aimed. */
  readonly built = $derived.by((): View | null => {
    const { lifted, aim } = this
    if (!lifted || aim === null) return null
    const foretold = this.#source().preview([{ type: 'build', card: lifted, space: aim }])
    return foretold.type === 'possible' ? foretold.after : null
  })

  // Sorting the hand

  readonly plan = $derived.by((): Plan => {
    if (this.#plan?.at === this.position) return this.#plan.value
    const { choices, view } = this.#source()
    if (choices?.type === 'arrange') return openPlan(choices.cards)
    return openPlan(view.own?.hand.map(({ card }) => card) ?? [])
  })

  setPlan(plan: Plan) {
    this.#plan = { at: this.position, value: plan }
    this.#refused = null
  }

  readonly sorting = $derived.by((): Action[] => {
    const { choices } = this.#source()
    if (choices?.type === 'discard') return discarding(this.plan)
    return settingUp(this.plan, choices?.type === 'arrange')
  })

  /** Why the hand cannot be left like this; `null` if it can. */
  readonly unsorted = $derived.by((): Refused | null => {
    const foretold = this.#source().preview(this.sorting)
    return foretold.type === 'refused' ? foretold.refused : null
  })

  confirmPlan() {
    if (this.unsorted) this.refuse(this.unsorted)
    else this.act(...this.sorting)
  }

  /** The cards of the hand in the order they are shown. */
  readonly hand = $derived.by((): { card: Card; cost: number }[] => this.#source().view.own?.hand ?? [])
}
