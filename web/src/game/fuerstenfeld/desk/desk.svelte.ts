// The player's desk: what is being prepared and not yet sent. A sale half counted, a lifted card, a hand half sorted. It
// belongs to one position: when the position changes, the desk is cleared. All layouts share it, so that turning a phone or
// widening a window loses nothing.

import { announcer } from '../../../core/announce.svelte.ts'
import { t } from '../../../core/language.svelte.ts'
import { sentences } from '../../../core/sentences.ts'
import { settings } from '../../../core/settings.svelte.ts'
import { kept } from '../../../ui/kept.svelte.ts'
import { late } from '../../../ui/late.svelte.ts'
import type { Refused, Seat } from '../../../generated/core.ts'
import type { Action, BuildChoice, BuildChoices, CardView, Choices, Good, May, Quote, Sale, View } from '../../../generated/fuerstenfeld.ts'
import { aimOf, cardOf, IDLE, next, type Gesture, type Input } from './gesture.ts'
import { against, NO_GOODS, plus, total } from '../pieces/goods.ts'
import { changed } from '../motion/motion.ts'
import { discarding, openDiscard, openPlan, settingUp, type Plan } from './plan.ts'
import { bestOf, tidied } from '../sell/quote.ts'
import type { Trouble } from '../../../table/seating.svelte.ts'
import type { Intent, Speech, Table } from '../table.ts'

/** A sale that is being prepared: `brewery` is a brewery, none, or not decided yet. */
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
  readonly speech: Speech
  readonly #marks: () => ReadonlySet<string>
  readonly #changed: () => ReadonlySet<string>
  readonly #later: () => (Action | null)[]

  #sale = $state.raw<Kept<OpenSale> | null>(null)
  #gesture = $state.raw<Kept<Gesture> | null>(null)
  #plan = $state.raw<Kept<Plan> | null>(null)
  #refused = $state.raw<Kept<Refused> | null>(null)
  #note = $state.raw<Kept<Trouble> | null>(null)
  /** What the host said and has been read: the player has done something since. */
  #read = $state.raw<{ refused: Refused | null; trouble: Trouble | null }>({ refused: null, trouble: null })
  /** How much larger than usual everything is drawn (Table.svelte). */
  zoom = $state(1)
  /** What the log points at. */
  pointed = $state.raw<string | null>(null)

  constructor(source: () => Table, send: (intent: Intent) => void, speech: Speech) {
    this.#source = source
    this.#send = send
    this.speech = speech
    this.#marks = late(() => this.#changes)
    this.#changed = kept(() => (this.#changes === NOTHING ? this.#marks() : this.#changes))
    // The words on the cards come after what a sale would bring.
    this.#later = late(() => [this.selling], 40)
    this.#recall()
  }

  /** What was being prepared before the page was loaded; it counts if the position is still the same. */
  #recall() {
    try {
      const kept = JSON.parse(this.#source().desk?.recall() ?? 'null') as Prepared | null
      this.#sale = kept?.sale ?? null
      this.#plan = kept?.plan ?? null
    } catch {
      // Nothing readable was stored.
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

  /** Whether the game is over, by its rules or before; not while an earlier moment is looked at. */
  get over(): boolean {
    return this.view.phase === 'over' || (this.table.ended !== null && this.table.moment === null)
  }

  readonly position = $derived.by(() => {
    // Actions of others at the same time clear nobody's desk: only the viewer's own part counts.
    const { view, draft, moment, choices } = this.#source()
    return `${moment?.version ?? 'now'} ${view.round} ${choices?.type ?? view.phase} ${draft.steps} ${draft.undone} ${view.own?.hand.map(({ card }) => card).join() ?? ''}`
  })

  readonly #changes = $derived.by((): ReadonlySet<string> => {
    const { since, view, moment, draft } = this.#source()
    // Whoever has begun a turn has seen what others did.
    return since && (!moment || since.version === 0) && draft.steps === 0 ? changed(since.view, view) : NOTHING
  })
  /** What changed since the viewer last acted. The marks are all over the board; they disappear a frame after the act. */
  get changed(): ReadonlySet<string> {
    return this.#changed()
  }

  readonly refused = $derived.by((): Refused | null => {
    if (this.#refused?.at === this.position) return this.#refused.value
    const { refused } = this.#source()
    return refused === this.#read.refused ? null : refused
  })
  /** What else stands in the way: a click that can do nothing yet, or what the host could not do. */
  readonly trouble = $derived.by((): Trouble | null => {
    if (this.#note?.at === this.position) return this.#note.value
    const { trouble } = this.#source()
    return trouble === this.#read.trouble ? null : trouble
  })

  /** Shows why something cannot be done. */
  refuse(refused: Refused) {
    // Always a new object: a second refusal is shown again.
    this.#refused = { at: this.position, value: { ...refused } }
    this.#note = null
    announcer.refuse(sentences(this.speech.sentence(refused.message), refused.rule))
  }

  /** Shows the first reason why not, among some answers. */
  refuseFirst(answers: May[]) {
    const refused = answers.map(against).find((each) => each !== null)
    if (refused) this.refuse(refused)
  }

  /** Says why a click does nothing, where no rule stands against it. */
  note(text: string) {
    this.#clear()
    this.#note = { at: this.position, value: { text } }
    announcer.refuse(text)
  }

  /** The player does something else: what was said makes way. */
  #clear() {
    const { refused, trouble } = this.table
    this.#refused = this.#note = null
    announcer.calm()
    if (this.#read.refused !== refused || this.#read.trouble !== trouble) this.#read = { refused, trouble }
  }

  send(intent: Intent) {
    this.#clear()
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
    this.#clear()
    this.#remember()
  }

  /** Chooses a brewery; goods that it does not take are put back. */
  chooseBrewery(brewery: number | 'none') {
    const { choices } = this.table
    if (choices?.type !== 'sell') return
    const offer = brewery === 'none' ? undefined : choices.breweries[brewery]
    if (brewery !== 'none' && !offer) return this.note(t('why-no-brewery', { count: choices.breweries.length }))
    const goods = { ...NO_GOODS }
    for (const { good, most } of offer?.goods ?? []) goods[good] = Math.min(this.sale.goods[good], most)
    this.setSale({ ...this.sale, brewery, goods })
  }

  /** Adds tokens of a good to the sale or takes them back; says why if that is not possible. */
  addGood(good: Good, by: number) {
    const { choices } = this.table
    const { sale } = this
    if (choices?.type !== 'sell') return
    const { brewery } = sale
    if (typeof brewery !== 'number') return this.note(t('why-brewery-first'))
    const lot = choices.breweries[brewery]?.goods.find((each) => each.good === good)
    if (by > 0 && lot && sale.market?.from !== good && lot.may.type === 'no') return this.refuseFirst([lot.may])
    const count = sale.goods[good] + by
    const goods = plus(sale.goods, good, by)
    if (count < 0) return this.note(t('why-none-less'))
    if (count > choices.goods[good]) return this.refuseSale({ ...sale, brewery, goods }, t('why-no-more'))
    this.setSale({ ...sale, goods })
  }

  /** Says why a sale cannot be, in the engine's words if it has some. */
  refuseSale(sale: Sale, otherwise: string) {
    const answer = this.table.quote(sale)
    if (answer?.type === 'no') this.refuse({ rule: answer.rule, message: answer.message })
    else this.note(otherwise)
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

  /** What the sale would bring, if it is possible. */
  readonly quoted = $derived(this.quote?.type === 'quote' ? this.quote.quote : null)

  /** What confirming the sale does; `null` while there is nothing to confirm. */
  readonly selling = $derived.by((): Action | null => {
    const { brewery, ...rest } = this.sale
    if (brewery === 'none') return { type: 'sell_nothing' }
    return brewery !== null && this.quoted ? { type: 'sell', sale: { brewery, ...rest } } : null
  })
  confirmSale() {
    if (this.selling) return this.act(this.selling)
    if (this.quote?.type === 'refused') return this.refuse(this.quote.refused)
    this.note(t(this.sale.brewery === null ? 'why-brewery-first' : 'why-count-first'))
  }
  /** Asks the engine, while the player thinks, for what an action would show, so that the click does not have to wait. To be
  called in an effect; what it returns ends it. */
  foresee(action: Action | null): (() => void) | undefined {
    if (!action || !globalThis.requestIdleCallback) return
    const idle = requestIdleCallback(() => void this.table.preview([action]))
    return () => cancelIdleCallback(idle)
  }

  /** What could be built after the sale that is being prepared, or after none. Asked some frames after the click. */
  readonly afterSale = $derived.by((): BuildChoices | null => {
    const { choices, preview } = this.#source()
    if (choices?.type !== 'sell') return null
    const then = preview([this.#later()[0] ?? { type: 'sell_nothing' }])?.preview?.choices as Choices | null | undefined
    return then?.type === 'build' ? then : null
  })

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
    // Another card is taken, or none any more.
    if (input.type === 'press' || input.type === 'drop') this.#clear()
    this.#gesture = { at: this.position, value: gesture }
    const card = cardOf(gesture)
    const site = choices.cards.find((each) => each.card === card)
    if (input.type === 'choose' || input.type === 'release') {
      this.#clear()
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
    this.#clear()
    const again = this.aim === space
    this.input({ type: 'aim', space })
    // Without confirmation, the card is built at once on the space that is aimed at.
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
    const hand = view.own?.hand.map(({ card }) => card) ?? []
    return choices?.type === 'discard' ? openDiscard(hand) : openPlan(hand)
  })

  setPlan(plan: Plan) {
    this.#plan = { at: this.position, value: plan }
    this.#clear()
    this.#remember()
  }

  readonly sorting = $derived.by((): Action[] => {
    const { choices } = this.#source()
    if (choices?.type === 'discard') return discarding(this.plan)
    return settingUp(this.plan, choices?.type === 'arrange')
  })

  /** What would end the turn, if the player has sorted the hand for it: played if time runs out. */
  readonly ending = $derived.by((): Action[] => {
    const { choices } = this.#source()
    return choices?.type === 'discard' && this.#plan?.at === this.position && this.unsorted === null ? this.sorting : []
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
