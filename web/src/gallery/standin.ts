// A stand-in for the engine, for the gallery only: enough of Fürstenfeld to sell, build and discard on a fixture, so
// that panels can be tried before the real engine is in the page. Nothing outside the gallery may import it.

import { isPalace, plus, total } from '../game/fuerstenfeld/goods.ts'
import { soldAs } from '../game/fuerstenfeld/quote.ts'
import {
  GOODS, NO_GOODS,
  type Action, type Arg, type BuildChoices, type Card, type Choices, type DiscardChoices, type Goods, type PaidSale,
  type PlayerView, type Preview, type Refused, type Sale, type Seat, type SellChoices, type Site, type View,
} from '../game/fuerstenfeld/types.ts'

export const COSTS: Record<string, number> = {
  hops_1: 3, hops_2: 6, hops_3: 10, barley_1: 3, barley_2: 6, barley_3: 10, water_1: 3, water_2: 6, water_3: 10,
  bank_1: 7, bank_2: 11, town_hall_1: 3, town_hall_2: 5, laboratory_1: 4, laboratory_2: 7, office: 5, market: 4,
  warehouse: 4, magistrate: 3, crane: 5, tour_guide: 6, scavenger: 3,
}

export function preview(view: View, actions: Action[]): Preview {
  let after = view
  for (const [index, action] of actions.entries()) {
    const step = apply(after, action)
    if ('rule' in step) return { type: 'refused', refused: step, index }
    after = step
  }
  return { type: 'possible', after, stop: after.to_act[0] === view.viewer ? 'own_turn' : 'others' }
}

export function choicesOf(view: View): Choices | null {
  if (view.viewer === null || !view.to_act.includes(view.viewer)) return null
  switch (view.phase) {
    case 'setup':
      return view.own?.kept ? { type: 'arrange', cards: cards(view).filter((card) => card !== view.own?.kept) } : { type: 'keep', cards: cards(view) }
    case 'draw':
      return { type: 'draw', most: 2 }
    case 'sell':
      return sellChoices(view, view.viewer)
    case 'build':
      return buildChoices(view, view.viewer)
    case 'discard':
      return discardChoices(view, view.viewer)
    case 'over':
      return null
  }
}

function apply(view: View, action: Action): View | Refused {
  const seat = view.viewer ?? 0
  const me = view.players[seat]!
  switch (action.type) {
    case 'sell':
      return sell(view, seat, me, action)
    case 'sell_nothing':
      return paid(view, seat, me, 0, { phase: 'build' })
    case 'build': {
      const cost = costOf(view, me, action.card)
      const refused = buildRefusal(view, me, action.card, cost) ?? spaceRefusal(view, me, action.card, action.space)
      if (refused) return refused
      return build(view, seat, me, action.card, action.space, cost)
    }
    case 'end_build':
      return { ...view, phase: 'discard' }
    case 'keep':
      return withHand({ ...view, own: { ...view.own!, kept: action.card } }, seat, cards(view))
    case 'under':
      if (cards(view).length < 2) return refusal('F-DIS-2', 'f-no-last-card', { card: name(action.card) })
      return withHand(view, seat, cards(view).filter((card) => card !== action.card), 1)
    case 'trash':
      return withHand(view, seat, cards(view).filter((card) => card !== action.card))
    case 'store':
      return view
    case 'end_turn': {
      const limit = limitOf(me)
      const held = cards(view).length
      if (held > limit) return refusal('F-DIS-2', 'f-no-hand-limit', { limit: number(limit), over: number(held - limit) })
      const place = view.order.indexOf(seat)
      return { ...view, phase: 'sell', to_act: [view.order[place + 1] ?? view.order[0]!] }
    }
    default:
      return view
  }
}

function sell(view: View, seat: Seat, me: PlayerView, sale: Sale): View | Refused {
  const brewery = view.breweries[sale.brewery]!
  const values = view.table.track.values
  const sold = soldAs(sale)
  const bad = GOODS.find((good) => sold[good] > 0 && values[brewery.space[good]] === 0)
  if (bad) return refusal('F-SELL-2', 'f-no-price', { brewery: number(sale.brewery + 1), good: name(bad) })
  const filled = { ...brewery.filled }
  const space = { ...brewery.space }
  let coins = 0
  for (const good of GOODS) {
    coins += sold[good] * ((values[brewery.space[good]] ?? 0) + (sale.office === good ? 1 : 0))
    const fits = Math.min(sold[good], brewery.demand[good] - brewery.filled[good])
    filled[good] += fits
    space[good] = Math.max(0, space[good] - (sold[good] - fits))
  }
  const breweries = view.breweries.map((each, index) => (index === sale.brewery ? { ...each, filled, space } : each))
  const goods = GOODS.reduce((left, good) => plus(left, good, -sale.goods[good]), me.goods)
  return paid({ ...view, breweries }, seat, { ...me, goods }, coins, { phase: 'build' })
}

function paid(view: View, seat: Seat, me: PlayerView, coins: number, rest: Partial<View>): View {
  const income = coins + (has(me, 'bank_1') ? 3 : 0) + (has(me, 'bank_2') ? 5 : 0) + (has(me, 'tour_guide') ? 2 * me.palaces : 0)
  const space = Math.min(view.table.income_top, Math.max(0, income - (has(me, 'magistrate') ? 3 : 0)))
  const lift = (track: View['tracks']['this_round']) =>
    track.map((stack) => ({ ...stack, discs: stack.discs.filter((disc) => disc !== seat) })).filter(({ discs }) => discs.length > 0)
  const next = lift(view.tracks.next_round)
  const there = next.find((stack) => stack.space === space)
  const next_round = there
    ? next.map((stack) => (stack === there ? { ...stack, discs: [...stack.discs, seat] } : stack))
    : [...next, { space, discs: [seat] }]
  const player = { ...me, coins: me.coins + income, income }
  return { ...view, ...rest, tracks: { this_round: lift(view.tracks.this_round), next_round }, players: view.players.map((each, index) => (index === seat ? player : each)) }
}

function build(view: View, seat: Seat, me: PlayerView, card: Card, space: number, cost: number): View {
  const board = me.board.map((top, index) => (index === space ? ({ type: 'card', card } as const) : top))
  const player: PlayerView = { ...me, board, coins: me.coins - cost, built: me.built + 1, harvest: harvestOf(view, board), palaces: board.filter((top) => top.type === 'card' && isPalace(top.card)).length }
  const markers = view.palace_markers + (isPalace(card) ? 1 : 0)
  const full = markers === view.players.length
  const after = {
    ...view,
    palace_card: full && view.palace_card !== null ? view.palace_card + 1 : view.palace_card,
    palace_markers: full ? 0 : markers,
    players: view.players.map((each, index) => (index === seat ? player : each)),
  }
  const built = withHand(after, seat, cards(view).filter((other) => other !== card))
  return player.built === 2 ? { ...built, phase: 'discard' } : built
}

export function harvestOf(view: Pick<View, 'table'>, board: PlayerView['board']): Goods {
  return board.reduce((goods, top) => {
    const yields = top.type === 'printed' ? top : top.type === 'card' ? view.table.yields[top.card] : undefined
    return yields ? plus(goods, yields.good, yields.count) : goods
  }, NO_GOODS)
}

function withHand(view: View, seat: Seat, hand: Card[], bottom = 0): View {
  const me = view.players[seat]!
  const counts = { ...me.cards, hand: hand.length, bottom: me.cards.bottom + bottom }
  return {
    ...view,
    players: view.players.map((each, index) => (index === seat ? { ...me, cards: counts } : each)),
    own: view.own && { ...view.own, hand: hand.map((card) => ({ card, cost: costOf(view, me, card) })) },
  }
}

function sellChoices(view: View, seat: Seat): SellChoices {
  const me = view.players[seat]!
  const values = view.table.track.values
  const breweries = view.breweries.map((brewery, index) => {
    const prices = map((good) => values[brewery.space[good]] ?? 0)
    const refused = Object.fromEntries(
      GOODS.filter((good) => prices[good] === 0).map((good) => [good, refusal('F-SELL-2', 'f-no-price', { brewery: number(index + 1), good: name(good) })]),
    )
    return { prices, refused, best: bestSale(view, me, index) }
  })
  const best = breweries.flatMap(({ best }) => best ?? []).sort((a, b) => b.coins - a.coins)[0] ?? null
  return {
    type: 'sell', goods: me.goods, breweries, best,
    market: has(me, 'market') ? { most: 3 } : { refused: refusal('F-SELL-4', 'f-no-market', {}) },
    office: has(me, 'office') ? { bonus: 1 } : { refused: refusal('F-SELL-5', 'f-no-office', {}) },
  }
}

function bestSale(view: View, me: PlayerView, brewery: number): PaidSale | null {
  const prices = map((good) => view.table.track.values[view.breweries[brewery]!.space[good]] ?? 0)
  const goods = map((good) => (prices[good] > 0 ? me.goods[good] : 0))
  if (total(goods) === 0) return null
  const office = has(me, 'office') ? ([...GOODS].sort((a, b) => goods[b] - goods[a])[0] ?? null) : null
  const coins = GOODS.reduce((sum, good) => sum + goods[good] * (prices[good] + (office === good ? 1 : 0)), 0)
  return { sale: { brewery, goods, market: null, office }, coins }
}

function buildChoices(view: View, seat: Seat): BuildChoices {
  const me = view.players[seat]!
  const sites = cards(view).map((card): Site => {
    const cost = costOf(view, me, card)
    return {
      card, cost,
      printed_cost: cost + (has(me, 'crane') ? 2 : 0),
      refused: buildRefusal(view, me, card, cost),
      spaces: me.board.map((_, space) => ({ space, refused: spaceRefusal(view, me, card, space) })),
    }
  })
  return { type: 'build', left: 2 - me.built, sites }
}

function discardChoices(view: View, seat: Seat): DiscardChoices {
  const me = view.players[seat]!
  return {
    type: 'discard', limit: limitOf(me), under: cards(view),
    trash: has(me, 'scavenger') ? { cards: cards(view), left: 2 } : { refused: refusal('F-DIS-3', 'f-no-scavenger', {}) },
    store: has(me, 'warehouse') && total(me.goods) > 0 ? { goods: me.goods, most: 3 } : { refused: refusal('F-DIS-4', 'f-no-warehouse', {}) },
    end: { refused: null },
  }
}

function buildRefusal(view: View, me: PlayerView, card: Card, cost: number): Refused | null {
  if (cost <= me.coins) return null
  void view
  return refusal(isPalace(card) ? 'F-BLD-4' : 'F-BLD-1', 'f-no-too-dear', { card: name(card), cost: number(cost), coins: number(me.coins) })
}

function spaceRefusal(view: View, me: PlayerView, card: Card, space: number): Refused | null {
  const top = me.board[space]!
  if (top.type === 'card' && isPalace(top.card)) return refusal('F-BLD-1', 'f-no-on-palace', { space: number(space + 1) })
  const right = Number(card.slice(-1)) - 1
  if (view.variant === 'expert' && isPalace(card) && right !== space) return refusal('F-BLD-6', 'f-no-palace-space', { card: name(card), space: number(space + 1), right: number(right + 1) })
  return null
}

export function costOf(view: View, me: PlayerView, card: Card): number {
  const price = isPalace(card) ? (view.table.palace_prices[view.palace_card ?? 5] ?? 18) : (COSTS[card] ?? 0)
  return Math.max(0, price - (has(me, 'crane') ? 2 : 0))
}

function limitOf(me: PlayerView): number {
  return 1 + (has(me, 'town_hall_1') ? 1 : 0) + (has(me, 'town_hall_2') ? 2 : 0)
}
function has(me: PlayerView, card: Card): boolean {
  return me.board.some((top) => top.type === 'card' && top.card === card)
}
function cards(view: View): Card[] {
  return view.own?.hand.map(({ card }) => card) ?? []
}
function map(of: (good: keyof Goods) => number): Goods {
  return { hops: of('hops'), barley: of('barley'), water: of('water') }
}
function refusal(rule: string, id: string, args: Record<string, Arg>): Refused {
  return { rule, message: { id, args: Object.entries(args) } }
}
function name(value: string): Arg {
  return { type: 'name', value }
}
function number(value: number): Arg {
  return { type: 'number', value }
}
