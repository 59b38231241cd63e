// Hexagons on paper: pointy top, `y` downwards. A tile is 194 wide and 224 high; with these numbers the middles of all sides
// and all corners are exact, so neighbours meet exactly. The measures are the same as in crates/picture.

import type { Hex } from '../../../generated/hex.ts'

export interface Point {
  x: number
  y: number
}

/** From the middle of a tile to its sides. */
export const INRADIUS = 97

export const at = (x: number, y: number): Point => ({ x, y })
export const add = (a: Point, b: Point): Point => at(a.x + b.x, a.y + b.y)
export const sub = (a: Point, b: Point): Point => at(a.x - b.x, a.y - b.y)
export const times = (a: Point, by: number): Point => at(a.x * by, a.y * by)
export const length = (a: Point): number => Math.hypot(a.x, a.y)
export const toward = (a: Point, b: Point, part: number): Point => add(a, times(sub(b, a), part))

/** The same direction with length 1; the zero vector stays as it is. */
export function unit(a: Point): Point {
  const long = length(a)
  return long > 0 ? times(a, 1 / long) : a
}

/** The point after the tile was turned clockwise by some steps. */
export function turned(point: Point, steps: number): Point {
  let turn = point
  for (let step = 0; step < steps % 6; step++) {
    const southEast = turn.y / 168
    const east = (turn.x - turn.y * (97 / 168)) / 194
    turn = at(97 * east - 97 * southEast, 168 * (east + southEast))
  }
  return turn
}

/** The middle of a cell. */
export const centre = ([q, r]: Hex): Point => at(194 * q + 97 * r, 168 * r)

/** The cell that a point lies in. */
export function cellAt({ x, y }: Point): Hex {
  const r = y / 168
  const q = (x - 97 * r) / 194
  let [roundQ, roundR] = [Math.round(q), Math.round(r)]
  const roundS = Math.round(-q - r)
  const [farQ, farR, farS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)]
  if (farQ > farR && farQ > farS) roundQ = -roundR - roundS
  else if (farR > farS) roundR = -roundQ - roundS
  // No negative zero: cells are compared by their text.
  return [roundQ + 0, roundR + 0]
}

/** Clockwise from the east. */
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export function neighbour([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = DIRECTIONS[direction % 6]!
  return [q + dq, r + dr]
}

export const keyOf = ([q, r]: Hex): string => `${q},${r}`
export const same = (a: Hex | null, b: Hex | null): boolean => a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1])

const MIDDLES = [at(97, 0), at(48.5, 84), at(-48.5, 84), at(-97, 0), at(-48.5, -84), at(48.5, -84)]
const CORNERS = [at(97, -56), at(97, 56), at(0, 112), at(-97, 56), at(-97, -56), at(0, -112)]

/** The middle of the side in a direction, seen from the middle of the tile. */
export const middle = (direction: number): Point => MIDDLES[direction % 6]!
/** The corner where the side in a direction begins, going clockwise. */
export const corner = (direction: number): Point => CORNERS[direction % 6]!

/** How far inside the tile a point lies; negative outside. */
export function inside(point: Point): number {
  return Math.min(...MIDDLES.map((side) => INRADIUS - (point.x * side.x + point.y * side.y) / INRADIUS))
}

/** A cubic curve: its start, two control points, and its end. */
export interface Curve {
  from: Point
  leave: Point
  arrive: Point
  to: Point
}

export function line(from: Point, to: Point): Curve {
  return { from, leave: toward(from, to, 1 / 3), arrive: toward(from, to, 2 / 3), to }
}

/** The point after a part of the way; `part` goes from 0 to 1. */
export function along(curve: Curve, part: number): Point {
  const a = toward(curve.from, curve.leave, part)
  const b = toward(curve.leave, curve.arrive, part)
  const c = toward(curve.arrive, curve.to, part)
  return toward(toward(a, b, part), toward(b, c, part), part)
}

/** Points along the whole curve. */
export const points = (curve: Curve): Point[] => Array.from({ length: 13 }, (_, step) => along(curve, step / 12))

export function turnedCurve(curve: Curve, steps: number): Curve {
  return {
    from: turned(curve.from, steps),
    leave: turned(curve.leave, steps),
    arrive: turned(curve.arrive, steps),
    to: turned(curve.to, steps),
  }
}

const short = (value: number): string => String(Math.round(value * 10) / 10)
export const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

/** Curves as the path of an SVG; curves that continue each other are joined. */
export function path(curves: readonly Curve[]): string {
  let end: Point | null = null
  let text = ''
  for (const { from, leave, arrive, to } of curves) {
    if (!end || length(sub(end, from)) > 0.01) text += `M${pair(from)}`
    text += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`
    end = to
  }
  return text
}
