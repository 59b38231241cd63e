// The player's desk: what is being prepared and not yet sent. It belongs to one position: when the position changes, the desk
// is cleared. All layouts share it, so that turning a phone or widening a window loses nothing. The engine says what is
// possible, and why not; nothing leaves the desk except by a button that says what it does.

import { announcer } from '../../../core/announce.svelte.ts'
import { sentences } from '../../../core/sentences.ts'
import type { Refused, Seat } from '../../../generated/core.ts'
import type { Hex } from '../../../generated/hex.ts'
import type {
  Action,
  Building,
  CellFits,
  Effects,
  Figure,
  FigureChoices,
  MastersChoices,
  Offer,
  Placement,
  Prospect,
  StockBoard,
  TileFits,
  TileId,
  TileView,
  View,
  WakingTile,
} from '../../../generated/principati.ts'
import { advisedBy, type Advised } from './advised.ts'
import { isOpen, NOTHING, type Aim, type Mark, type Overlay, type Pin, type Plan } from './aim.ts'
import { keyOf, neighbour, same } from '../tiles/geometry.ts'
import { newest } from '../map/scene.ts'
import type { Trouble } from '../../../table/seating.svelte.ts'
import type { Intent, Table } from '../table.ts'
import { Weighing, type Gains } from './weighing.svelte.ts'
import type { Words } from '../words.ts'

interface Kept<T> {
  at: string
  value: T
  /** The turn for which it was tried out: when that turn comes, it stays prepared. */
  turn?: string | null
}

export class Desk {
  readonly #source: () => Table
  readonly #send: (intent: Intent) => void
  readonly words: Words

  #aim = $state.raw<Kept<Aim> | null>(null)
  #refused = $state.raw<Kept<Refused> | null>(null)
  /** The trouble that has been read. */
  #read = $state.raw<Trouble | null>(null)
  /** The cell that is looked at: its card is open, or the hand shows what fits there. */
  #looked = $state.raw<Kept<Hex> | null>(null)
  overlay = $state.raw<Overlay | null>(null)
  /** Whether the production graph is open. */
  graph = $state(false)
  #plan = $state.raw<Kept<Plan> | null>(null)
  /** The cell under the mouse. */
  hovered = $state.raw<Hex | null>(null)
  /** The tile of the hand that is under the mouse or has the focus. */
  considered = $state.raw<TileId | null>(null)
  /** The groups of the hand that the player has opened or closed. */
  folds = $state.raw<ReadonlyMap<string, boolean>>(new Map())
  /** Cells that a line of the points or of the log points at. */
  pointed = $state.raw<Hex[]>([])

  constructor(source: () => Table, send: (intent: Intent) => void, words: Words) {
    this.#source = source
    this.#send = send
    this.words = words
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
  readonly offer = $derived.by((): Offer | null => this.#source().choices?.offer ?? null)

  readonly position = $derived.by(() => {
    const { view, draft, moment } = this.#source()
    // Where both choose at the same time, the choice of the other changes nothing here.
    const mine = view.viewer !== null && view.to_act.includes(view.viewer)
    return `${moment?.version ?? 'now'} ${view.round} ${view.phase} ${mine} ${draft.steps} ${draft.undone} ${view.tiles.length}`
  })

  readonly tiles = $derived.by(
    (): ReadonlyMap<string, TileView> => new Map(this.#source().view.tiles.map((tile) => [keyOf(tile.at), tile])),
  )
  tileAt(at: Hex): TileView | null {
    return this.tiles.get(keyOf(at)) ?? null
  }

  /** What others have laid since the viewer last acted. */
  readonly fresh = $derived.by((): Hex[] => {
    const { since, view, moment } = this.#source()
    if (!since || moment) return []
    return newest(since.view, view).filter((at) => this.tileAt(at)?.owner !== view.viewer)
  })

  send(intent: Intent) {
    this.forgive()
    this.#send(intent)
  }
  act(...actions: Action[]) {
    if (!this.table.draft.pending && actions.length > 0) this.send({ type: 'act', actions })
  }

  readonly refused = $derived.by((): Refused | null => (this.#refused?.at === this.position ? this.#refused.value : this.#source().refused))
  /** What the host could not do, until the player does something else. */
  readonly trouble = $derived.by((): Trouble | null => (this.#source().trouble === this.#read ? null : this.#source().trouble))
  /** Shows why something cannot be done. */
  refuse(refused: Refused) {
    this.#refused = { at: this.position, value: refused }
    announcer.refuse(sentences(this.words.why(refused), refused.rule))
  }
  forgive() {
    this.#refused = null
    announcer.calm()
    this.#read = this.table.trouble
  }

  // What is being prepared

  readonly aim = $derived.by((): Aim => {
    const kept = this.#aim
    if (!kept || !this.offer) return NOTHING
    return kept.at === this.position || (kept.turn === this.#turn && this.table.draft.steps === 0) ? kept.value : NOTHING
  })
  set(aim: Aim) {
    this.forgive()
    this.#aim = { at: this.position, value: aim, turn: this.table.trial === 'on' && this.table.draft.steps === 0 ? this.#turn : null }
  }
  get #turn(): string {
    const { round, phase } = this.view
    return `${round} ${phase}`
  }
  drop() {
    const { aim } = this
    if (aim.is === 'tile' && aim.pin) this.set({ ...aim, pin: null })
    else if (aim.is === 'farmer' && aim.pin) this.set({ ...aim, pin: null })
    else if (aim.is === 'slot' && aim.building) this.set({ ...aim, building: null, board: null })
    else this.set(NOTHING)
    this.#looked = null
  }

  readonly looked = $derived(this.#looked?.at === this.position ? this.#looked.value : null)
  look(at: Hex | null) {
    this.#looked = at ? { at: this.position, value: at } : null
  }

  // Laying tiles

  /** Where the chosen tile fits, and how many of its rotations differ. No other rotation is ever asked about. */
  readonly #fits = $derived.by((): { turns: number; cells: CellFits[] } => {
    const { aim } = this
    const { answer } = this.#source()
    const found =
      aim.is === 'tile'
        ? answer({ type: 'places', tile: aim.tile })
        : aim.is === 'farmer' && aim.from
          ? answer({ type: 'farmer_places', from: aim.from })
          : null
    return found?.type === 'places' || found?.type === 'farmer_places' ? found : { turns: 0, cells: [] }
  })
  readonly #places = $derived(this.#fits.cells)
  get #rotations(): number[] {
    return Array.from({ length: this.#fits.turns }, (_, rotation) => rotation)
  }
  /** The rotations in which the chosen tile fits on a cell. */
  rotationsAt(at: Hex): number[] {
    return this.#places.find((cell) => same(cell.at, at))?.rotations ?? []
  }
  /** What tiles would be worth. */
  readonly weighing = new Weighing(
    () => this.position,
    (question) => this.#source().answer(question),
  )
  /** The tile whose worth is asked for now. */
  readonly weighed = $derived(this.offer?.type === 'place' ? (this.considered ?? (this.aim.is === 'tile' ? this.aim.tile : null)) : null)
  /** The most points that the chosen tile would bring on each cell, as far as that is known. */
  readonly gains = $derived.by((): Gains | null => (this.aim.is === 'tile' ? this.weighing.of(this.aim.tile) : null))

  /** Which of the player's tiles fit on the cell that is looked at. */
  readonly fitsHere = $derived.by((): { at: Hex; refused: Refused | null; tiles: TileFits[] } | null => {
    const { looked, offer } = this
    if (offer?.type !== 'place' || !looked || this.tileAt(looked)) return null
    const found = this.#source().answer({ type: 'cell', at: looked })
    return found?.type === 'cell' ? found : null
  })

  chooseTile(tile: TileId, board: StockBoard | null = null) {
    const { aim, fitsHere, offer } = this
    if (aim.is === 'tile' && aim.tile === tile) return this.set(NOTHING)
    if (offer?.type !== 'place') return
    const here = fitsHere?.tiles.find((each) => each.tile === tile)
    const free = offer.extra.find((each) => each.tile === tile)?.boards.find(({ refused }) => refused === null)?.board ?? null
    this.set({
      is: 'tile',
      tile,
      board: board ?? free,
      pin: here && fitsHere ? { at: fitsHere.at, rotation: here.rotations[0] ?? 0 } : null,
    })
  }

  /** Pins the chosen tile on a cell: in a rotation that fits, or, if none does, in the one with the fewest faults. */
  pinAt(at: Hex) {
    const { aim } = this
    if (aim.is !== 'tile' && !(aim.is === 'farmer' && aim.from)) return
    this.set({ ...aim, pin: { at, rotation: this.#rotationAt(at) } })
    const { refused } = this.placement ?? {}
    if (refused) announcer.refuse(sentences(this.words.why(refused), refused.rule))
  }

  /** The rotation in which the chosen tile would be pinned on a cell. */
  #rotationAt(at: Hex): number {
    const fitting = this.rotationsAt(at)
    const now = this.pin?.rotation ?? 0
    return fitting.includes(now) ? now : (fitting[0] ?? this.#nearest(at))
  }

  /** Turns to the next rotation that fits. */
  turn(by: 1 | -1) {
    const { aim } = this
    if ((aim.is !== 'tile' && aim.is !== 'farmer') || !aim.pin) return
    const fitting = this.rotationsAt(aim.pin.at)
    const rotations = fitting.length > 0 ? fitting : this.#rotations
    const index = rotations.indexOf(aim.pin.rotation)
    this.set({ ...aim, pin: { ...aim.pin, rotation: rotations[(index + by + rotations.length) % rotations.length]! } })
  }

  #ask(aim: Aim, pin: Pin): Placement | null {
    const { answer } = this.#source()
    if (aim.is === 'tile') {
      const found = answer({ type: 'placement', tile: aim.tile, ...pin })
      return found?.type === 'placement' ? found : null
    }
    if (aim.is === 'farmer' && aim.from) {
      const found = answer({ type: 'farmer_placement', from: aim.from, to: pin.at, rotation: pin.rotation })
      return found?.type === 'farmer_placement' ? found : null
    }
    return null
  }

  /** The rotation with the fewest faults. */
  #nearest(at: Hex): number {
    let best = { rotation: 0, faults: Infinity }
    for (const rotation of this.#rotations) {
      const found = this.#ask(this.aim, { at, rotation })
      const faults = found && found.faults.length > 0 ? found.faults.length : Infinity
      if (faults < best.faults) best = { rotation, faults }
    }
    return best.rotation
  }

  readonly pin = $derived.by((): Pin | null => (this.aim.is === 'tile' || this.aim.is === 'farmer' ? this.aim.pin : null))
  readonly placement = $derived.by((): Placement | null => (this.pin ? this.#ask(this.aim, this.pin) : null))

  /** The chosen tile on the cell under the mouse, before anything is pinned there. */
  readonly peek = $derived.by((): (Pin & { placement: Placement }) | null => {
    const { aim, hovered, pin } = this
    if (!hovered || (aim.is !== 'tile' && aim.is !== 'farmer') || same(hovered, pin?.at ?? null) || this.tileAt(hovered)) return null
    // Far from every tile there is nothing to show.
    if (![0, 1, 2, 3, 4, 5].some((side) => this.tileAt(neighbour(hovered, side)))) return null
    const rotation = this.#rotationAt(hovered)
    const placement = this.#ask(aim, { at: hovered, rotation })
    return placement && { at: hovered, rotation, placement }
  })

  // Masters

  /** Moves a figure, or says why it cannot be moved; `null` is the player's board. */
  move(who: Figure, from: Hex | null, to: Hex | null) {
    const action: Action = { type: 'move_master', who, from, to }
    const refused = this.table.preview([action])?.refused?.why
    if (refused) this.refuse(refused)
    else this.act(action)
  }
  /** The figures that a click on the map sends out: masters, or the cardinal if no master can be moved. */
  #goes({ masters, cardinal }: MastersChoices): FigureChoices {
    return masters.refused ? cardinal : masters
  }

  // Building

  /** What could stand on an empty slot of a cell. */
  prospectsAt(at: Hex): Prospect[] {
    const { view, answer } = this.#source()
    const tile = this.tileAt(at)
    if (!tile || tile.owner !== view.viewer) return []
    return tile.slots.flatMap(({ building }, slot) => {
      const found = building === null ? answer({ type: 'slot', at, slot }) : null
      return found?.type === 'slot' ? found.buildings : []
    })
  }
  /** What could stand on the chosen slot. */
  readonly prospects = $derived.by((): Prospect[] => {
    const { aim } = this
    if (aim.is !== 'slot') return []
    const found = this.#source().answer({ type: 'slot', ...aim.site })
    return found?.type === 'slot' ? found.buildings : []
  })

  /** What could stand on any of the viewer's empty slots. */
  readonly allProspects = $derived.by((): { at: Hex; slot: number; prospect: Prospect }[] => {
    const { answer, view } = this.#source()
    const empty = view.tiles.flatMap(({ at, owner, slots }) =>
      owner === view.viewer ? slots.flatMap(({ building }, slot) => (building === null ? [{ at, slot }] : [])) : [],
    )
    return empty.flatMap((site) => {
      const found = answer({ type: 'slot', ...site })
      return found?.type === 'slot' ? found.buildings.map((prospect) => ({ ...site, prospect })) : []
    })
  })

  /** Whether anything can be built, or moved by the Architect. */
  readonly builds = $derived.by((): boolean => {
    const { offer } = this
    if (offer?.type !== 'construct') return false
    const { slots, miner, architect } = offer
    const may = ({ refused }: { refused: unknown }) => !refused
    return slots.some(isOpen) || (may(miner) && miner.mines.some(may)) || (may(architect) && architect.buildings.some(may))
  })

  /** Chooses a slot. If only one building can ever stand there, such as a school, it is prepared at once. */
  chooseSite(at: Hex, slot: number) {
    this.set({ is: 'slot', site: { at, slot }, building: null, board: null, miner: false })
    const [first, ...rest] = this.prospects
    if (first && rest.length === 0 && !first.choice.refused) this.chooseBuilding(first.choice.building)
  }
  chooseBuilding(building: Building, miner = false) {
    const { aim } = this
    if (aim.is !== 'slot') return
    const choice = this.prospects.find((each) => each.choice.building === building)?.choice
    const board = choice?.boards.find(({ refused }) => refused === null)?.board ?? null
    this.set({ ...aim, building, board, miner })
  }

  readonly targets = $derived.by(() => {
    const { aim } = this
    if (aim.is !== 'architect') return []
    const found = this.#source().answer({ type: 'architect_targets', from: aim.from.at, from_slot: aim.from.slot })
    return found?.type === 'architect_targets' ? found.targets : []
  })

  // Producing

  /** A production that is proposed and not done. */
  readonly plan = $derived.by((): Plan | null => (this.#plan?.at === this.position ? this.#plan.value : null))
  /** Proposes what scores the most. */
  proposeProduction() {
    const found = this.#source().answer({ type: 'production' })
    this.#propose('most', found?.type === 'production' ? found.actions : [])
  }
  /** Proposes what was made last round, as far as it is possible again. */
  proposeAsLast() {
    const possible: Action[] = []
    for (const action of this.table.made) {
      if (this.table.preview([...possible, action])?.preview?.stop === 'own_turn') possible.push(action)
    }
    this.#propose('last', possible)
  }
  dropPlan() {
    this.#plan = null
  }
  takePlan() {
    if (this.plan) this.act(...this.plan.actions)
  }
  #propose(by: Plan['by'], actions: Action[]) {
    this.forgive()
    const after = actions.length === 0 ? null : ((this.table.preview(actions)?.preview?.view as View | undefined) ?? null)
    this.#plan = { at: this.position, value: { by, actions, after } }
    announcer.tell(this.words.plan(actions, this.view, after, this.me ?? 0).join(' '))
  }

  // Advice

  /** What is advised, as it would stand on the map. */
  readonly advised = $derived.by((): Advised[] => {
    const { hint, moment, reviewed } = this.#source()
    return this.#onMap(hint?.is === 'given' && !moment ? (hint.actions as Action[]) : (reviewed?.better ?? []))
  })
  /** What was done at a reviewed decision. */
  readonly done = $derived.by((): Advised[] => this.#onMap(this.#source().reviewed?.done ?? []))
  #onMap(actions: readonly Action[]): Advised[] {
    return advisedBy(actions, (at) => this.tileAt(at)?.tile ?? null)
  }
  /** The player's tiles that would set an idle building to work. */
  waking(at: Hex, slot: number): WakingTile[] {
    const found = this.#source().answer({ type: 'waking', at, slot })
    return found?.type === 'waking' ? found.tiles : []
  }

  // What would be done

  /** The prepared action, if it is complete. */
  readonly prepared = $derived.by((): Action | null => {
    const { aim, offer } = this
    switch (aim.is) {
      case 'tile': {
        if (!aim.pin || offer?.type !== 'place') return null
        const { at, rotation } = aim.pin
        const extra = offer.extra.some(({ tile }) => tile === aim.tile)
        return extra
          ? { type: 'place_extra', tile: aim.tile, at, rotation, stock_board: aim.board }
          : { type: 'place', tile: aim.tile, at, rotation }
      }
      case 'farmer':
        return aim.from && aim.pin ? { type: 'farmer_move', from: aim.from, to: aim.pin.at, rotation: aim.pin.rotation } : null
      case 'slot':
        if (!aim.building) return null
        return aim.miner
          ? { type: 'miner_mine', building: aim.building, ...aim.site }
          : { type: 'build', building: aim.building, ...aim.site, stock_board: aim.board }
      case 'demolish':
        return { type: 'demolish', ...aim.site }
      case 'architect':
        return aim.to ? { type: 'architect_move', from: aim.from.at, from_slot: aim.from.slot, to: aim.to.at, to_slot: aim.to.slot } : null
      case 'draft':
        return { type: 'draft_keep', tile: aim.tile }
      case 'merit':
        return { type: 'merit_tile', tile: aim.tile }
      case 'reserve':
        return aim.buildings.every((each) => each !== undefined) ? { type: 'reserve', buildings: aim.buildings } : null
      case 'cannot_place':
        return { type: 'cannot_place' }
      case 'none':
        return null
    }
  })

  /** What would happen by the prepared action. */
  readonly outcome = $derived.by((): { refused: Refused | null; passes: boolean } | null => {
    const { prepared } = this
    if (!prepared) return null
    const tried = this.#source().preview([prepared])
    const after = tried?.preview?.view as View | null | undefined
    return {
      refused: tried?.refused?.why ?? null,
      passes: tried?.preview?.stop !== 'own_turn' || (after?.phase ?? this.view.phase) !== this.view.phase,
    }
  })

  readonly effects = $derived.by((): Effects | null => {
    const { prepared, placement } = this
    if (!prepared || this.outcome?.refused) return null
    if (placement) return placement.effects
    if (prepared.type === 'draft_keep' || prepared.type === 'reserve' || prepared.type === 'merit_tile') return null
    const found = this.#source().answer({ type: 'worth', action: prepared })
    return found?.type === 'worth' ? found.effects : null
  })

  confirm(): boolean {
    const { prepared, outcome } = this
    if (!prepared || !outcome) return false
    if (outcome.refused) this.refuse(this.placement?.refused ?? outcome.refused)
    else this.act(prepared)
    return true
  }

  /** The cells that can be chosen now. */
  readonly marks = $derived.by((): Mark[] => {
    const cells = new Map(this.#marks.map((mark) => [keyOf(mark.at), mark]))
    return [...cells.values()]
  })
  /** The same, but a tile with two slots is in it twice. */
  readonly #marks = $derived.by((): Mark[] => {
    const { aim, offer, pin } = this
    const mark = (at: Hex, is: Mark['is'], rotations = 0): Mark => ({ at, is, rotations })
    if (aim.is === 'tile' || (aim.is === 'farmer' && aim.from)) {
      return this.#places.filter(({ at }) => !same(at, pin?.at ?? null)).map(({ at, rotations }) => mark(at, 'legal', rotations.length))
    }
    if (aim.is === 'farmer' && offer?.type === 'place') return offer.farmer.tiles.map((at) => mark(at, 'from'))
    if (aim.is === 'architect') return this.targets.filter(({ refused }) => !refused).map(({ at }) => mark(at, 'to'))
    if (offer?.type === 'masters') {
      const { from, to } = this.#goes(offer)
      return from.some(({ at, refused }) => !at && !refused)
        ? to.flatMap(({ at, refused }) => (at && !refused ? [mark(at, 'to')] : []))
        : []
    }
    if (offer?.type === 'construct') {
      return offer.slots.filter(isOpen).map(({ at }) => mark(at, 'slot'))
    }
    if (offer?.type === 'produce') return offer.workplaces.filter(({ refused }) => !refused).map(({ at }) => mark(at, 'slot'))
    return []
  })

  /** A cell of the map was chosen. */
  pick(at: Hex) {
    const { aim, offer, pin } = this
    const tile = this.tileAt(at)
    this.forgive()
    if (offer?.type === 'place') {
      if (aim.is === 'farmer' && !aim.from && offer.farmer.tiles.some((each) => same(each, at))) return this.set({ ...aim, from: at })
      if ((aim.is === 'tile' || aim.is === 'farmer') && !tile) {
        if (pin && same(pin.at, at)) return this.turn(1)
        return this.pinAt(at)
      }
    }
    if (offer?.type === 'masters' && this.#goes(offer).to.some((each) => same(each.at, at))) {
      return this.move(offer.masters.refused ? 'cardinal' : 'master', null, at)
    }
    if (offer?.type === 'construct' && tile) {
      if (aim.is === 'architect') {
        const target = this.targets.find((each) => same(each.at, at))
        if (target) return target.refused ? this.refuse(target.refused) : this.set({ ...aim, to: target })
      }
      const slots = offer.slots.filter((each) => same(each.at, at))
      const now = aim.is === 'slot' && same(aim.site.at, at) ? slots.findIndex(({ slot }) => slot === aim.site.slot) : -1
      const slot = slots[(now + 1) % slots.length]
      if (slot) {
        this.look(null)
        return slot.refused ? this.refuse(slot.refused) : this.chooseSite(at, slot.slot)
      }
    }
    if (offer?.type === 'produce') {
      const places = offer.workplaces.filter((each) => same(each.at, at))
      const place = places.find(({ refused }) => !refused) ?? places[0]
      if (place) return place.refused ? this.refuse(place.refused) : this.act({ type: 'produce', at, slot: place.slot })
    }
    this.look(same(this.looked, at) ? null : at)
  }
}
