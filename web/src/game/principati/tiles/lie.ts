// The lie of the land on one tile: how roads, rivers and shores run, and where there is room for buildings and natural
// elements. Everything is in the frame of the tile before it is turned, and works for any catalogue. The layout is the same as
// in crates/picture/src/lie.rs, so that a picture from the terminal and the map of the page look alike: tests/tiles.test.ts compares
// them for every printed tile. It stands here too because the books draw tiles in pages that have no engine.

import type { Feature, Plan } from '../../../generated/principati.ts'
import type { Kind } from './catalogue.ts'
import {
  add,
  along,
  at,
  corner,
  inside,
  length,
  line,
  middle,
  points,
  sub,
  times,
  toward,
  turned,
  unit,
  type Curve,
  type Point,
} from './geometry.ts'

/** Half the width of a road, and of a river, with their edges. */
const ROAD = 13
const RIVER = 16
/** How far the symbol of a natural element reaches; its size beside others; the size of a field around a building. */
const FEATURE = 80
const SMALL = 0.44
const TILLED = 0.66

/** A thing that stands on a tile: its middle, and its size; 1 is the size in which it is drawn. */
export interface Spot {
  at: Point
  scale: number
}

/** One stretch of sea along neighbouring sides: the corners in it, clockwise, and the shore from the last to the first. */
export interface Bay {
  corners: Point[]
  shore: [Curve, Curve]
}

export interface Lie {
  /** The roads. Those of a bridge tile end at the banks. */
  roads: Curve[]
  /** The road over the river while the bridge stands. */
  bridged: Curve | null
  rivers: Curve[]
  /** Where a river widens into the sea. */
  mouth: [Point, Point] | null
  bays: Bay[]
  /** Whether there is sea on all sides. */
  sea: boolean
  /** Where buildings stand, one for each plan. */
  slots: Spot[]
  features: { feature: Feature; spot: Spot }[]
}

const known = new WeakMap<Kind, Lie>()

/** The lie of a kind; worked out once. */
export function lieOf(kind: Kind): Lie {
  const lie = known.get(kind) ?? layOut(kind)
  known.set(kind, lie)
  return lie
}

const ORIGIN = at(0, 0)

function reach(plan: Plan): number {
  if (plan === 'castle') return 45
  if (plan === 'well') return 28
  return plan === 'watchtower' || plan === 'lighthouse' ? 32 : 38
}

function layOut(kind: Kind): Lie {
  const shores = bays(kind)
  const components = kind.roads.filter((road) => road.length > 0)
  const { rivers, mouth } = riversOf(kind, components, shores[0])
  const lie: Lie = {
    roads: [],
    bridged: null,
    rivers,
    mouth,
    bays: shores,
    sea: kind.sides.every((side) => side === 'sea'),
    slots: [],
    features: [],
  }
  let deadEnds: number[] = []
  for (const component of components) {
    if (component.length === 1) deadEnds.push(component[0]!)
    else if (component.length === 2) lie.roads.push(bend(component[0]!, component[1]!, crowded(kind)))
    else lie.roads.push(...star(component))
  }
  if (kind.bridged) {
    const whole = bend(kind.bridged[0]!, kind.bridged[1]!, false)
    // The banks, and a little solid ground.
    const bank = (RIVER + 10) / length(sub(whole.to, whole.from))
    lie.roads.push(line(whole.from, along(whole, 0.5 - bank)), line(whole.to, along(whole, 0.5 + bank)))
    lie.bridged = whole
    deadEnds = []
  }
  // A building in a field stands inside the field.
  const tilled = room(lie, FEATURE * TILLED, null)
  const farm = kind.features.includes('grain_field') || kind.features.includes('field')
  placeBuildings(lie, kind, deadEnds, farm ? tilled : null)
  placeFeatures(lie, kind, tilled)
  return lie
}

function placeBuildings(lie: Lie, kind: Kind, deadEnds: number[], field: Spot | null) {
  const bay = lie.bays[0]
  for (const plan of kind.plans) {
    if (plan === 'bridge') lie.slots.push({ at: ORIGIN, scale: 1 })
    else if (plan === 'port' && bay) lie.slots.push({ at: landing(bay), scale: 1 })
    else if (plan === 'port' && lie.sea) lie.slots.push({ at: at(26, 34), scale: 0.9 })
    else if (field && lie.slots.length === 0) lie.slots.push({ at: add(field.at, times(field.at, -0.3)), scale: 0.85 })
    else lie.slots.push(room(lie, reach(plan), deadEnds))
  }
  // A dead end leads to the building.
  const goal = lie.slots[0] ?? { at: ORIGIN, scale: 0 }
  const stop = kind.plans[0] ? 0.5 * reach(kind.plans[0]) * goal.scale : 0
  for (const side of deadEnds) {
    const from = middle(side)
    const to = add(goal.at, times(unit(sub(from, goal.at)), stop))
    const straight = Math.abs(from.x * to.y - from.y * to.x) < 1
    lie.roads.push(straight ? line(from, to) : { from, leave: times(from, 0.66), arrive: toward(from, to, 0.62), to })
  }
}

function placeFeatures(lie: Lie, kind: Kind, tilled: Spot) {
  const grown = kind.features.filter((feature) => !['river', 'river_mouth', 'sea', 'bay'].includes(feature))
  const wild = kind.plans.length === 0 && lie.roads.length === 0 && lie.rivers.length === 0 && lie.bays.length === 0
  const halves = [at(-44, -8), at(44, 12)]
  const [bay, river] = [lie.bays[0], lie.rivers[0]]
  const whole: Spot = { at: ORIGIN, scale: 1 }
  const beside = () => {
    const spot = room(lie, FEATURE * SMALL, null)
    return { at: spot.at, scale: SMALL * spot.scale }
  }
  const spotOf = (feature: Feature): Spot => {
    if (feature === 'island' || feature === 'sea') return whole
    if ((feature === 'bay' || feature === 'river_mouth') && bay) return { at: water(bay), scale: SMALL }
    if (feature === 'river' && river) return { at: along(river, 0.32), scale: SMALL }
    if (wild && grown.length === 1) return whole
    if (wild && grown.length === 2) return { at: halves.shift() ?? ORIGIN, scale: 0.58 }
    if ((feature === 'grain_field' || feature === 'field') && lie.slots.length > 0) return { at: tilled.at, scale: TILLED * tilled.scale }
    return beside()
  }
  for (const feature of kind.features) {
    if (feature === 'sea' && kind.features.includes('island')) continue
    lie.features.push({ feature, spot: spotOf(feature) })
    // A forest by a river grows on both banks.
    if (feature === 'forest' && lie.rivers.length > 0) lie.features.push({ feature, spot: beside() })
  }
}

/** The place with the most room, at most `far` around it; among equal places the one nearest to the middle. With
 * `deadEnds`, which will lead there, no river may lie between the place and a road. */
function room(lie: Lie, far: number, deadEnds: number[] | null): Spot {
  const roads = lie.roads.flatMap(points)
  const rivers = lie.rivers.flatMap(points)
  const shores = lie.bays.flatMap(({ shore }) => shore.flatMap(points))
  const taken = [
    ...lie.slots.map((slot) => ({ at: slot.at, width: 32 * slot.scale })),
    ...lie.features.map(({ spot }) => ({ at: spot.at, width: FEATURE * 0.85 * spot.scale })),
  ]
  const clear = (from: readonly Point[], { x, y }: Point, width: number) => {
    let near = Infinity
    for (const other of from) near = Math.min(near, (other.x - x) ** 2 + (other.y - y) ** 2)
    return Math.sqrt(near) - width
  }
  const crosses = (from: Point, to: Point) =>
    Array.from({ length: 11 }, (_, step) => toward(from, to, step / 10)).some((point) => clear(rivers, point, 9) < 0)
  let best: Spot = { at: ORIGIN, scale: 0 }
  let [bestShare, bestNear] = [-1, 0]
  for (let row = -22; row <= 22; row++) {
    for (let column = -19; column <= 19; column++) {
      const point = at(column * 5, row * 5)
      const within = inside(point) - 6
      if (within <= 0) continue
      const free = Math.min(
        within,
        clear(roads, point, ROAD),
        clear(rivers, point, RIVER),
        clear(shores, point, 6),
        ...taken.map((other) => length(sub(other.at, point)) - other.width),
      )
      const share = Math.round(Math.min(free / far, 1) * 25)
      const near = -Math.round(length(point) * 4)
      if (free <= 0 || share < bestShare || (share === bestShare && near <= bestNear) || lie.bays.some((bay) => holds(bay, point))) continue
      if (deadEnds) {
        const nearest = roads.reduce<Point | null>(
          (found, road) => (!found || length(sub(road, point)) < length(sub(found, point)) ? road : found),
          null,
        )
        const leads = deadEnds.map((side) => times(middle(side), 0.9))
        if ((nearest ? [...leads, nearest] : leads).some((road) => crosses(road, point))) continue
      }
      best = { at: point, scale: share / 25 }
      ;[bestShare, bestNear] = [share, near]
    }
  }
  return { at: best.at, scale: Math.max(best.scale, 0.5) }
}

/** Whether river, road and building have to share the tile. */
function crowded(kind: Kind): boolean {
  return kind.plans.length > 0 && kind.sides.includes('river')
}

/** A road or river from side to side, which leaves both at a right angle. If the tile is crowded, a wide bend keeps to its
 * own side. */
function bend(one: number, other: number, crowd: boolean): Curve {
  const [from, to] = [middle(one), middle(other)]
  const between = (other + 6 - one) % 6
  if (between === 3 || between === 0) return line(from, to)
  const handle = between === 1 || between === 5 ? 0.556 : crowd ? 0.72 : 0.381
  return { from, leave: times(from, handle), arrive: times(to, handle), to }
}

/** A crossing: straight roads between opposite sides; the others join in the middle. */
function star(component: number[]): Curve[] {
  const opposite = (side: number) => component.includes((side + 3) % 6)
  const curves = component.filter((side) => side < 3 && opposite(side)).map((side) => line(middle(side), middle(side + 3)))
  const others = component.filter((side) => !opposite(side))
  if (curves.length === 0) {
    // Two of them are one stroke, which makes the crossing round.
    const [first, last] = [others.shift(), others.pop()]
    if (first !== undefined) curves.push(line(middle(first), ORIGIN))
    if (last !== undefined) curves.push(line(ORIGIN, middle(last)))
  }
  return [...curves, ...others.map((side) => line(middle(side), ORIGIN))]
}

function riversOf(kind: Kind, roads: number[][], bay: Bay | undefined): { rivers: Curve[]; mouth: [Point, Point] | null } {
  const ends = kind.sides.flatMap((side, number) => (side === 'river' ? [number] : []))
  const [one, other] = ends
  if (one === undefined) return { rivers: [], mouth: null }
  if (other === undefined && bay) {
    const way = unit(sub(turned(middle(one), 3), middle(one)))
    const across = at(-way.y, way.x)
    const land = landing(bay)
    const river: Curve = { from: middle(one), leave: times(middle(one), 0.4), arrive: times(land, -0.2), to: land }
    return { rivers: [river], mouth: [add(land, times(across, 22)), sub(land, times(across, 22))] }
  }
  if (other === undefined) return { rivers: [line(middle(one), times(middle(one), 0.2))], mouth: null }
  if (ends.length > 2) return { rivers: star(ends), mouth: null }
  if (other !== one + 3 || kind.bridged) return { rivers: [bend(one, other, crowded(kind))], mouth: null }
  const [from, to] = [middle(one), middle(other)]
  const way = unit(from)
  const across = at(-way.y, way.x)
  // Away from the roads; without roads it winds.
  const weight = roads.flat().reduce((sum, side) => sum + middle(side).x * across.x + middle(side).y * across.y, 0)
  const winds = Math.abs(weight) < 1e-6
  const peak = winds ? ORIGIN : times(across, -36 * Math.sign(weight))
  const [near, far] = winds ? [times(across, 26), times(across, -26)] : [peak, peak]
  return {
    rivers: [
      { from, leave: times(from, 0.66), arrive: add(near, times(way, 42)), to: peak },
      { from: peak, leave: sub(far, times(way, 42)), arrive: times(to, 0.66), to },
    ],
    mouth: null,
  }
}

const DEPTHS = [0, 62, 36, -4, -40, -66]

function bays(kind: Kind): Bay[] {
  const sea = (side: number) => kind.sides[side % 6] === 'sea'
  const found: Bay[] = []
  for (let first = 0; first < 6; first++) {
    if (!sea(first) || sea(first + 5)) continue
    const count = [1, 2, 3, 4, 5].find((steps) => !sea(first + steps)) ?? 5
    const [start, end] = [corner(first + count), corner(first)]
    const outward = unit(at(start.y - end.y, end.x - start.x))
    const land = times(outward, DEPTHS[count] ?? 0)
    const step = times(sub(end, start), 0.26)
    const inward = (from: Point) => sub(toward(from, land, 0.3), times(outward, 8))
    found.push({
      corners: Array.from({ length: count + 1 }, (_, index) => corner(first + index)),
      shore: [
        { from: start, leave: inward(start), arrive: sub(land, step), to: land },
        { from: land, leave: add(land, step), arrive: inward(end), to: end },
      ],
    })
  }
  return found
}

/** The middle of the shore. */
export const landing = (bay: Bay): Point => bay.shore[0].to

/** A place in the water. */
function water(bay: Bay): Point {
  const sum = bay.corners.reduce(add, ORIGIN)
  return toward(landing(bay), times(sum, 1 / bay.corners.length), 0.52)
}

function holds(bay: Bay, point: Point): boolean {
  const outline = [...bay.corners, ...bay.shore.flatMap(points)]
  return (
    outline.filter((a, index) => {
      const b = outline[(index + 1) % outline.length]!
      return a.y > point.y !== b.y > point.y && point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y)
    }).length %
      2 ===
    1
  )
}
