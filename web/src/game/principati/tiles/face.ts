// One tile as markup, layer upon layer: land, sea, the owner's border, river, road, nature, buildings, people. Symbols are
// those of art/principati.svg, classes those of art.css. No text of readers gets into the markup: only our own ids.

import type { Seat } from '../../../generated/core.ts'
import type { Building, Plan } from '../../../generated/principati.ts'
import type { Kind } from './catalogue.ts'
import { add, along, at, corner, length, pair, path, sub, times, toward, turned, turnedCurve, unit, type Point } from './geometry.ts'
import type { Spot } from './lie.ts'

export interface Face {
  kind: Kind
  rotation: number
  owner: Seat | null
  /** One entry for each slot. */
  buildings: readonly (Building | null)[]
  /** Slots whose building stands idle. */
  idle: readonly number[]
  masters: number
  cardinal: boolean
  /** The vehicles that start here, as symbols. */
  vehicles: readonly { symbol: string; count: number }[]
  /** Sides next to another owner or to an empty cell. */
  border: readonly number[]
}

export const HEX = 'M97-56V56L0 112L-97 56V-56L0-112Z'
/** The outline of a cell, a little smaller than the cell, for marks. */
export const SMALLER = 'M88-51V51L0 102L-88 51V-51L0-102Z'
const INSET = 'M90-52V52L0 104L-90 52V-52L0-104Z'

/** A tile nobody has laid. */
export function plain(kind: Kind, rotation = 0): Face {
  return { kind, rotation, owner: null, buildings: [], idle: [], masters: 0, cardinal: false, vehicles: [], border: [] }
}

export function draw(face: Face): string {
  return (
    `<path class="pd-thick" d="${HEX}" transform="translate(0 9)"/>` +
    land(face) +
    sea(face) +
    borders(face) +
    rivers(face) +
    roads(face) +
    nature(face) +
    face.kind.plans.map((_, slot) => slotOf(face, slot)).join('') +
    people(face) +
    vehicles(face) +
    `<path class="pd-edge" d="${HEX}"/>`
  )
}

function land({ kind, rotation }: Face): string {
  const { lie } = kind
  const [one, other] = kind.colours
  const lit = `<path class="pd-lit" d="M-97 56V-56L0-112L97-56Z"/>`
  if (!one) return `<use href="#pd-hex" class="${lie.sea ? 'pd-water' : 'pd-sand'}"/>${lit}`
  const ground = (colour: string, shape: string) =>
    `<path class="pd-${colour}" d="${shape}"/><path fill="url(#pd-tx-${colour})" d="${shape}"/>`
  if (!other) return ground(one, HEX) + lit
  // If there is a bay, the two share the coast.
  const first = lie.bays.length > 0 ? 1 : 0
  const [from, to] = [corner(first), corner(first + 3)]
  const sway = times(unit(at(-from.y, from.x)), 30)
  const border = [
    { from, leave: add(times(from, 0.7), sway), arrive: add(times(from, 0.3), sway), to: at(0, 0) },
    { from: at(0, 0), leave: sub(times(to, 0.3), sway), arrive: sub(times(to, 0.7), sway), to },
  ].map((curve) => turnedCurve(curve, rotation))
  const [a, b] = [first + 4, first + 5].map((side) => turned(corner(side), rotation))
  return ground(one, HEX) + ground(other, `${path(border)}L${pair(a!)}L${pair(b!)}Z`) + lit
}

function sea({ kind, rotation }: Face): string {
  return kind.lie.bays
    .map(({ corners, shore }) => {
      const curve = path(shore.map((each) => turnedCurve(each, rotation)))
      const outline = corners
        .slice(1, -1)
        .toReversed()
        .map((point) => `L${pair(turned(point, rotation))}`)
        .join('')
      return `<path class="pd-water" d="${curve}${outline}Z"/><path class="pd-beach" d="${curve}"/>`
    })
    .join('')
}

/** A border is drawn only next to another owner or an empty cell: realms have borders, not tiles. */
function borders({ owner, border }: Face): string {
  if (owner === null || border.length === 0) return ''
  const shape = border.length === 6 ? INSET : runs(border).map(strip).join('')
  const dash = owner === 0 ? '' : `<path class="pd-rimback" d="${shape}"/>`
  return `<path class="pd-rimcase" d="${shape}"/>${dash}<path class="pd-rim pd-p${owner}${owner === 0 ? '' : ' pd-dash'}" d="${shape}"/>`
}

/** Runs of neighbouring sides: the first side and the number of sides. */
function runs(sides: readonly number[]): [number, number][] {
  const has = (side: number) => sides.includes((side + 6) % 6)
  return sides
    .filter((side) => !has(side - 1))
    .map((first) => {
      let count = 1
      while (has(first + count)) count++
      return [first, count]
    })
}

function strip([first, count]: [number, number]): string {
  const inner = Array.from({ length: count + 1 }, (_, index) => times(corner(first + index), 0.928))
  const before = unit(sub(inner[0]!, inner[1]!))
  const after = unit(sub(inner.at(-1)!, inner.at(-2)!))
  inner[0] = add(inner[0]!, times(before, 8.1))
  inner[count] = add(inner[count]!, times(after, 8.1))
  return `M${inner.map(pair).join('L')}`
}

function rivers({ kind, rotation }: Face): string {
  const { lie } = kind
  if (lie.rivers.length === 0) return ''
  const course = path(lie.rivers.map((curve) => turnedCurve(curve, rotation)))
  const last = lie.rivers.at(-1)!
  let mouth = ''
  if (lie.mouth) {
    const [one, other] = lie.mouth
    const across = times(unit(sub(one, other)), 13)
    const neck = along(last, 0.6)
    const out = times(unit(sub(last.to, last.from)), 14)
    const [a, b, c, d, e, f] = [add(neck, across), one, add(one, out), add(other, out), other, sub(neck, across)].map((point) =>
      turned(point, rotation),
    ) as [Point, Point, Point, Point, Point, Point]
    const bend = (from: Point, to: Point, sway: number) => add(toward(from, to, 0.7), times(sub(a, f), sway))
    mouth = `<path class="pd-water" d="M${pair(a)}Q${pair(bend(a, b, -0.12))} ${pair(b)}L${pair(c)}L${pair(d)}L${pair(e)}Q${pair(bend(f, e, 0.12))} ${pair(f)}Z"/>`
  }
  return `<path class="pd-bank" d="${course}"/><path class="pd-river" d="${course}"/>${mouth}`
}

function roads({ kind, rotation, buildings }: Face): string {
  const { lie } = kind
  const laid = lie.bridged && buildings.includes('bridge') ? [lie.bridged] : lie.roads
  if (laid.length === 0) return ''
  const course = path(laid.map((curve) => turnedCurve(curve, rotation)))
  return `<path class="pd-verge" d="${course}"/><path class="pd-road" d="${course}"/>`
}

function nature({ kind, rotation }: Face): string {
  return kind.lie.features.map(({ feature, spot }) => stamp(`f-${feature}`, turned(spot.at, rotation), spot.scale)).join('')
}

/** How far below its spot a symbol is drawn, so that it is in the middle together with its roofs and flags. */
function drop(plan: Plan): number {
  if (plan === 'castle' || plan === 'watchtower' || plan === 'school' || plan === 'lighthouse') return 8
  if (plan === 'mine') return 6
  return plan === 'bridge' ? 0 : 3
}

/** Where a slot is drawn. */
export function slotAt(kind: Kind, slot: number, rotation: number): Spot {
  const { at: place, scale } = kind.lie.slots[slot] ?? { at: at(0, 0), scale: 1 }
  return { at: add(turned(place, rotation), at(0, drop(kind.plans[slot]!) * scale)), scale }
}

function slotOf({ kind, rotation, owner, buildings, idle }: Face, slot: number): string {
  const plan = kind.plans[slot]!
  const { at: place, scale } = slotAt(kind, slot, rotation)
  const building = buildings[slot] ?? null
  const own = owner === null ? '' : `pd-p${owner}`
  const { bridged } = kind.lie
  if (plan === 'bridge' && bridged) {
    const way = sub(along(turnedCurve(bridged, rotation), 0.6), along(turnedCurve(bridged, rotation), 0.4))
    const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI
    return `<use href="#pd-${building ? `b-${building}` : `p-${plan}`}" class="${own}" transform="translate(${pair(place)}) rotate(${Math.round(angle)})"/>`
  }
  if (!building) return stamp(`p-${plan}`, place, scale * 1.1)
  const token = owner === null ? '' : stamp(`tok-${owner}`, add(place, times(at(-38, 22), scale)), 1, own)
  const rests = idle.includes(slot)
    ? `<g class="pd-idle" transform="translate(${pair(add(place, times(at(34, -30), scale)))})"><circle r="13"/><path d="M-4-5V5M4-5V5"/></g>`
    : ''
  return stamp(`b-${building}`, place, scale * 1.1, own) + token + rests
}

/** Masters and cardinal stand in front of the building. */
function people({ kind, rotation, owner, masters, cardinal }: Face): string {
  const count = masters + (cardinal ? 1 : 0)
  if (count === 0) return ''
  const spot = kind.lie.slots[0]
  const place = spot ? turned(spot.at, rotation) : at(0, 0)
  const own = owner === null ? '' : `pd-p${owner}`
  return Array.from({ length: count }, (_, figure) =>
    stamp(figure < masters ? 'master' : 'cardinal', add(place, at(8 - 9 * (count - 1) + 18 * figure, 34)), 1.15, own),
  ).join('')
}

/** The vehicles that start here, on the side away from the building. */
function vehicles({ kind, rotation, owner, vehicles: things }: Face): string {
  if (things.length === 0) return ''
  const spot = kind.lie.slots[0]
  const place = spot ? turned(spot.at, rotation) : at(0, 0)
  const far = length(place) > 12 ? times(unit(place), -44) : at(0, 58)
  const own = owner === null ? '' : `pd-p${owner}`
  return things
    .map(({ symbol, count }, index) => {
      const x = far.x + (index - (things.length - 1) / 2) * 62
      return `<g class="${own}" transform="translate(${pair(at(x, far.y))})"><use href="#pd-${symbol}" x="-26" y="-20" width="52" height="40"/>${count > 1 ? `<g transform="translate(22 -14)"><circle class="pd-count" r="13"/><text class="pd-counted" y="6">${count}</text></g>` : ''}</g>`
    })
    .join('')
}

function stamp(symbol: string, place: Point, scale: number, own = ''): string {
  const size = Math.abs(scale - 1) < 0.01 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return `<use href="#pd-${symbol}"${own ? ` class="${own}"` : ''} transform="translate(${pair(place)})${size}"/>`
}
