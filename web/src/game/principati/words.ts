// Things of the game in words: names come from the engine, the sentences around them from locales/*/principati.ftl.

import type { Refused, Seat } from '../../generated/core.ts'
import type { Hex } from '../../generated/hex.ts'
import type {
  Action,
  Building,
  Effects,
  Good,
  Missing,
  Outlook,
  PointsItem,
  Reason,
  Site,
  TileId,
  TileView,
  View,
} from '../../generated/principati.ts'
import { language, t } from '../../core/language.svelte.ts'
import type { Kind, Kinds } from './tiles/catalogue.ts'
import { keyOf } from './tiles/geometry.ts'
import { fitting, printedOf, servedBy } from './production/printed.ts'
import type { Deal } from './log/log.ts'
import type { Person, Speech, Table } from './table.ts'

export const place = (at: Hex): string => keyOf(at).replace('-', '−').replace(',-', ',−')
/** A number of a place. */
export const signedPlace = (number: number): string => String(number).replace('-', '−')
export const list = (items: string[]): string => new Intl.ListFormat(language.code).format(items)
/** "+5", "−5", "0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1)

export class Words {
  readonly speech: Speech
  readonly #kinds: () => Kinds

  constructor(speech: Speech, kinds: () => Kinds) {
    this.speech = speech
    this.#kinds = kinds
  }

  tile(tile: TileId): string {
    return this.#kinds().get(tile)?.name || tile
  }
  building(building: Building): string {
    return capital(this.speech.name('building', building))
  }
  good(good: Good | 'pecunia'): string {
    return capital(this.speech.name('good', good))
  }
  why(refused: Refused): string {
    return capital(this.speech.sentence(refused.message))
  }
  item({ rule }: Pick<PointsItem, 'rule'>): string {
    return capital(this.speech.name('score', rule.slice(-2)))
  }
  goods(goods: { [good in Good]?: number }): string {
    return list(Object.entries(goods).map(([good, count]) => `${count} ${this.speech.name('good', good)}`))
  }

  /** What some points are for. */
  reason(reason: Reason): string {
    const at = (cells: Hex[]) => list(cells.map(place))
    switch (reason.type) {
      case 'building':
        return t('pd-reason-building', { name: this.building(reason.building), count: reason.at.length, at: at(reason.at) })
      case 'island':
      case 'cannot_place':
      case 'money':
        return t(`pd-reason-${reason.type}`)
      case 'chain':
        return t('pd-reason-chain', {
          names: reason.buildings
            .map((each) => this.building(each))
            .toReversed()
            .join(' → '),
          links: reason.links.length,
        })
      case 'beside_well':
      case 'distant':
        return t(`pd-reason-${reason.type}`, { name: this.building(reason.building), at: place(reason.at) })
      case 'in_sight':
        return t('pd-reason-in_sight', { one: place(reason.at), other: place(reason.other) })
      case 'scouted':
        return t('pd-reason-scouted', { count: reason.at.length, at: at(reason.at) })
      case 'order':
        return capital(this.speech.name('order', reason.order))
      case 'people':
        return t(`pd-count-${reason.who}`, { count: reason.count })
      case 'enclosed':
        return t('pd-reason-enclosed', { count: reason.cells.length, at: at(reason.cells) })
      case 'group':
        return t('pd-reason-group', { colour: t(`pd-colour-${reason.colour}`), count: reason.cells.length })
      case 'vehicles':
        return t('pd-reason-count', { name: capital(this.speech.name('vehicle', reason.vehicle)), count: reason.count })
      case 'goods':
        return t('pd-reason-count', { name: this.good(reason.good), count: reason.count })
    }
  }

  /** What a building lacks to work. */
  missing(missing: Missing): string {
    return t('pd-lacks', { what: this.lacking(missing) })
  }
  lacking(missing: Missing): string {
    if (missing.type === 'ground') return this.speech.name('ground', missing.ground)
    if (missing.type === 'buildings') return list(missing.buildings.map((each) => this.speech.name('building', each)))
    const features = missing.any_of.map((each) => this.speech.name('feature', each))
    if (missing.or_sea) features.push(this.speech.name('ground', 'usable_sea'))
    return new Intl.ListFormat(language.code, { type: 'disjunction' }).format(features)
  }

  /** What a building is for: what it makes, or which buildings it serves. */
  purpose(building: Building): string | null {
    const { product, serves, citizens } = printedOf(building)
    if (product) return t('pd-makes', { good: this.speech.name('good', product) })
    if (language.has(`pd-does-${building}`)) return t(`pd-does-${building}`)
    if (citizens > 0) return t('pd-brings-citizens', { count: citizens })
    return serves.length > 0 ? t('pd-serves', { names: list(serves.map((each) => this.speech.name('building', each))) }) : null
  }
  /** What a building needs to work, by what is printed. */
  asks(building: Building): string | null {
    const { near, ground, needs } = printedOf(building)
    const named = (each: string) => this.speech.name(each === 'usable_sea' || each === 'riverbank' ? 'ground' : 'feature', each)
    const all = [
      ...(near.length > 0 ? [new Intl.ListFormat(language.code, { type: 'disjunction' }).format(near.map(named))] : []),
      ...(ground ? [named(ground)] : []),
      ...needs.map((each) => this.speech.name('building', each)),
    ]
    return all.length > 0 ? t('pd-asks', { what: list(all) }) : null
  }
  /** What a building would bring by the end. */
  outlook({ goods, pecunia, price, points }: Outlook): string {
    const made = [
      ...(Object.keys(goods).length > 0 ? [this.goods(goods)] : []),
      ...(pecunia > 0 ? [`${pecunia} ${this.speech.name('good', 'pecunia')}`] : []),
    ]
    return t(price > 0 ? 'pd-outlook' : 'pd-outlook-money', { points: signed(points), goods: list(made), price })
  }
  /** The words by which a tile is found: its name, plans, natural elements and colours, the buildings that can stand on it or
  need what lies on it, and what they make. */
  findable(kind: Kind): string {
    const name = (of: string, id: string) => this.speech.name(of, id)
    const buildings = [...kind.plans.flatMap(fitting), ...kind.features.flatMap(servedBy)]
    return [
      kind.name,
      name('category', kind.category),
      ...kind.plans.map((plan) => name('plan', plan)),
      ...kind.features.map((feature) => name('feature', feature)),
      ...(kind.features.some((feature) => feature.endsWith('_mountain')) ? [t('pd-also-mountain')] : []),
      ...kind.colours.map((colour) => t(`pd-colour-${colour}`)),
      ...buildings.flatMap((building) => {
        const { product } = printedOf(building)
        return [name('building', building), ...(product ? [name('good', product)] : [])]
      }),
    ].join(' ')
  }
  /** What lies on a tile of a hand. */
  kind(kind: Kind): string {
    const roads = kind.sides.filter((side) => side === 'road').length
    return [
      kind.colours.map((colour) => t(`pd-colour-${colour}`)).join(', '),
      roads > 0 ? t('pd-roads', { count: roads }) : '',
      ...kind.plans.map((plan) => this.speech.name('plan', plan)),
      ...kind.features.map((feature) => this.speech.name('feature', feature)),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  /** The names of some buildings, such as "quarry and gold mine". */
  buildings(sites: readonly Site[]): string {
    return list(sites.map(({ building }) => this.speech.name('building', building)))
  }
  /** What the plans of a tile are for. A house plan fits so many buildings that it is left out. */
  plansFor(kind: Kind): string[] {
    return [...new Set(kind.plans)].flatMap((plan) => {
      const [first, ...rest] = fitting(plan)
      if (!first || rest.length > 4) return []
      if (rest.length > 0)
        return [
          t('pd-feature-for', {
            feature: capital(this.speech.name('plan', plan)),
            names: list([first, ...rest].map((each) => this.speech.name('building', each))),
          }),
        ]
      const purpose = this.purpose(first)
      return purpose ? [`${this.building(first)}: ${purpose}`] : []
    })
  }
  /** Which buildings need the natural elements of a tile. */
  featuresFor(kind: Kind): string[] {
    return kind.features.flatMap((feature) => {
      if (language.has(`pd-feature-${feature}`)) return [t(`pd-feature-${feature}`)]
      const names = servedBy(feature).map((each) => this.speech.name('building', each))
      return names.length > 0 ? [t('pd-feature-for', { feature: capital(this.speech.name('feature', feature)), names: list(names) })] : []
    })
  }
  points(points: number): string {
    return t('pd-effect-points', { points: signed(points), count: Math.abs(points) })
  }

  /** What an action would bring besides its points, line by line. */
  effects(effects: Effects): string[] {
    const lines: string[] = []
    const kinds = (sites: Site[]) => this.buildings(sites)
    for (const reason of effects.points.added)
      if (reason.type === 'group' || reason.type === 'enclosed' || reason.type === 'chain' || reason.type === 'distant')
        lines.push(`${this.reason(reason)}: ${signed(reason.points)}`)
    if (effects.joins.length > 0) lines.push(t('pd-effect-joins', { count: effects.joins.length, at: list(effects.joins.map(place)) }))
    if (effects.cuts.length > 0) lines.push(t('pd-effect-cuts', { count: effects.cuts.length, at: list(effects.cuts.map(place)) }))
    if (effects.starts.length > 0) lines.push(t('pd-effect-starts', { names: kinds(effects.starts), count: effects.starts.length }))
    if (effects.stops.length > 0) lines.push(t('pd-effect-stops', { names: kinds(effects.stops), count: effects.stops.length }))
    if (effects.cleared.length > 0)
      lines.push(t('pd-effect-cleared', { count: effects.cleared.length, at: list(effects.cleared.map(place)) }))
    if (effects.horsemen !== 0) lines.push(t('pd-effect-horsemen', { count: effects.horsemen }))
    for (const order of effects.orders) lines.push(t('pd-effect-order', { name: this.speech.name('order', order) }))
    if (effects.others_points.total !== 0) lines.push(t('pd-effect-other', { points: signed(effects.others_points.total) }))
    if (effects.end) lines.push(t('pd-effect-end', { why: this.speech.name('reason', effects.end) }))
    return lines
  }

  /** What would happen by a production: what is made where, and how store, money and points change. */
  plan(actions: readonly Action[], before: View, after: View | null, seat: Seat): string[] {
    if (actions.length === 0 || !after) return [t('pd-plan-nothing')]
    const counted = new Map<string, { text: string; count: number }>()
    for (const action of actions) {
      const key = JSON.stringify(action)
      const known = counted.get(key)
      counted.set(key, { text: known?.text ?? this.#work(action, before), count: (known?.count ?? 0) + 1 })
    }
    const lines = [...counted.values()].map(({ text, count }) => t('pd-plan-line', { count, what: text }))
    const [was, is] = [before.players[seat]!, after.players[seat]!]
    const more = [
      ...Object.entries(is.goods).map(([good, count]) => [good, count - (was.goods[good as Good] ?? 0)] as const),
      ['pecunia', is.pecunia - was.pecunia] as const,
    ]
    const gains = more.flatMap(([good, count]) => (count > 0 ? [`${count} ${this.speech.name('good', good)}`] : []))
    if (gains.length > 0) lines.push(t('pd-plan-gains', { goods: list(gains), points: this.points(is.points.total - was.points.total) }))
    return lines
  }
  #work(action: Action, view: View): string {
    if (action.type === 'produce') {
      const tile = view.tiles.find(({ at }) => keyOf(at) === keyOf(action.at))
      const { building = null, work = null } = tile?.slots[action.slot] ?? {}
      const product = work?.product
      if (building && product)
        return t('pd-plan-at', {
          good: this.speech.name('good', product.type === 'good' ? product.good : 'pecunia'),
          building: this.speech.name('building', building),
          at: place(action.at),
        })
    }
    if (action.type === 'catch') return t('pd-plan-catch')
    return action.type === 'make' ? this.speech.name('vehicle', action.vehicle) : this.speech.action(action)
  }

  /** A laid tile: owner, name, what stands on it, who stands there. */
  cell(tile: TileView, owner: string | null): string {
    const parts = [this.tile(tile.tile)]
    if (owner) parts.push(owner)
    for (const { building, plan, work } of tile.slots) {
      if (!building) parts.push(this.speech.name('plan', plan))
      else parts.push(work?.missing ? `${this.building(building)} (${this.missing(work.missing)})` : this.building(building))
    }
    for (const feature of this.#kinds().get(tile.tile)?.features ?? []) parts.push(this.speech.name('feature', feature))
    if (tile.masters > 0) parts.push(t('pd-count-master', { count: tile.masters }))
    if (tile.cardinal) parts.push(t('pd-count-cardinal', { count: 1 }))
    return parts.join(', ')
  }
}

/** What the reader calls a player. */
export function called({ view, people }: Pick<Table, 'view' | 'people'>, seat: Seat): string {
  return seat === view.viewer ? t('you') : ((people[seat] as Person | undefined)?.name ?? '')
}

/** Several sales, or several purchases. `name`: who; `null` if it was the reader. */
export function dealSaid(speech: Speech, { does, goods, price }: Deal, name: string | null): string {
  const pieces = list(Object.entries(goods).map(([good, count]) => `${count} ${speech.name('good', good)}`))
  return t(`pd-log-${does}${name === null ? '-you' : ''}`, { name: name ?? '', goods: pieces, price })
}
