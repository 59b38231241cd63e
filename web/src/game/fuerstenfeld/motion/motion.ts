// What moved between two positions. Moves of others, undo and replay all look alike, because only the two views decide. A
// movement names places of the board; travel.ts finds them on the screen.

import type { Seat } from '../../../generated/core.ts'
import type { Card, Good, TopView, View } from '../../../generated/fuerstenfeld.ts'
import { GOODS } from '../pieces/goods.ts'

export type Movement =
  | { type: 'token'; good: Good; seat: Seat | null; brewery: number; place: number }
  | { type: 'price'; good: Good; brewery: number; from: number; to: number }
  | { type: 'disc'; seat: Seat; from: Place | null; to: Place }
  | { type: 'laid'; seat: Seat; space: number; card: Card }
  | { type: 'coins'; seat: Seat; change: number }
  | { type: 'palace_price'; from: number | null; to: number | null }

export interface Place {
  track: 'now' | 'next'
  space: number
}

export function movements(before: View, after: View): Movement[] {
  const acting = before.to_act.length === 1 ? (before.to_act[0] ?? null) : null
  return [
    ...after.breweries.flatMap((_, brewery) => tokens(before, after, brewery, acting)),
    ...after.breweries.flatMap((_, brewery) => prices(before, after, brewery)),
    ...after.players.flatMap((_, seat) => cards(before, after, seat)),
    ...coins(before, after),
    ...after.players.flatMap((_, seat) => disc(before, after, seat)),
    ...(before.palace_prices.price === after.palace_prices.price
      ? []
      : [{ type: 'palace_price' as const, from: before.palace_prices.price, to: after.palace_prices.price }]),
  ]
}

/** Names of the things that differ, for marks that stay until the viewer acts. */
export function changed(before: View, after: View): Set<string> {
  return new Set(movements(before, after).map(anchorOf))
}

/** The name of the thing that a movement ends at. Components carry it as `data-anchor`. */
export function anchorOf(movement: Movement): string {
  switch (movement.type) {
    case 'token':
      return `token-${movement.brewery}-${movement.good}-${movement.place}`
    case 'price':
      return `price-${movement.brewery}-${movement.good}`
    case 'disc':
      return `disc-${movement.seat}`
    case 'laid':
      return `space-${movement.seat}-${movement.space}`
    case 'coins':
      return `coins-${movement.seat}`
    case 'palace_price':
      return 'palace-price'
  }
}

function tokens(before: View, after: View, brewery: number, seat: Seat | null): Movement[] {
  const was = before.breweries[brewery]?.filled
  const now = after.breweries[brewery]?.filled
  if (!was || !now) return []
  return GOODS.flatMap((good) =>
    Array.from({ length: Math.max(0, now[good] - was[good]) }, (_, nth): Movement => ({
      type: 'token',
      good,
      seat,
      brewery,
      place: was[good] + nth,
    })),
  )
}

function prices(before: View, after: View, brewery: number): Movement[] {
  const was = before.breweries[brewery]?.space
  const now = after.breweries[brewery]?.space
  if (!was || !now) return []
  return GOODS.filter((good) => was[good] !== now[good]).map((good) => ({
    type: 'price',
    good,
    brewery,
    from: was[good],
    to: now[good],
  }))
}

function cards(before: View, after: View, seat: Seat): Movement[] {
  const was = before.players[seat]?.board ?? []
  const now = after.players[seat]?.board ?? []
  return now.flatMap(({ top }, space) =>
    top.type === 'card' && !sameTop(top, was[space]?.top) ? [{ type: 'laid' as const, seat, space, card: top.card }] : [],
  )
}

function sameTop(a: TopView, b: TopView | undefined): boolean {
  return a.type === 'card' && b?.type === 'card' && a.card === b.card
}

function coins(before: View, after: View): Movement[] {
  return after.players.flatMap((player, seat) => {
    const change = player.coins - (before.players[seat]?.coins ?? player.coins)
    return change === 0 ? [] : [{ type: 'coins' as const, seat, change }]
  })
}

function disc(before: View, after: View, seat: Seat): Movement[] {
  const from = placeOf(before, seat)
  const to = placeOf(after, seat)
  if (!to || (from?.track === to.track && from.space === to.space)) return []
  return [{ type: 'disc', seat, from, to }]
}

export function placeOf(view: View, seat: Seat): Place | null {
  for (const track of ['now', 'next'] as const) {
    const disc = view.income_track[track].find((each) => each.seat === seat)
    if (disc) return { track, space: disc.space }
  }
  return null
}
