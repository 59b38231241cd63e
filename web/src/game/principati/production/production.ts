// The production of one player as a graph: every building of which the rules ask whether it works, what stands, what it lacks,
// and what would happen if it were built. Which building needs which is printed; everything else comes from the engine.

import buildings from 'virtual:principati-buildings'
import type { Hex } from '../../../generated/hex.ts'
import type { Building, Good, Missing, Plan, ProductView, Prospect, TileView } from '../../../generated/principati.ts'

/** A place in the graph, and the buildings that must work for this one. The last of them is drawn as a wire. */
export interface Spot {
  building: Building
  plan: Plan
  needs: readonly Building[]
  column: number
  row: number
}

export type Standing =
  | { is: 'works'; at: Hex[]; product: ProductView | null; capacity: number }
  | { is: 'idle'; at: Hex[]; lacks: Missing }
  /** It could be built now, and would work. */
  | { is: 'ready'; at: Hex; slot: number; frees: Building[]; points: number }
  /** It would work, but cannot be paid for. */
  | { is: 'dear'; at: Hex; slot: number; frees: Building[]; missing: { [good in Good]?: number } }
  /** It could be built, but would not work. */
  | { is: 'lacks'; lacks: Missing }
  /** There is no slot for it, or something else forbids it. */
  | { is: 'none' }

export interface GraphNode extends Spot {
  standing: Standing
}

const table = buildings.filter(({ works }) => works)
const needsOf = (building: Building): readonly Building[] => table.find(({ id }) => id === building)?.needs ?? []
const depth = (building: Building): number => Math.max(-1, ...needsOf(building).map(depth)) + 1
/** The need that comes last in the graph: it lies just before the building. */
export const mainNeed = (needs: readonly Building[]): Building | null => needs.toSorted((a, b) => depth(b) - depth(a))[0] ?? null

/** Every column needs the column before it; buildings without any connection stand at the end. */
export const SPOTS: readonly Spot[] = layOut()

function layOut(): Spot[] {
  const columns = Math.max(...table.map(({ id }) => depth(id))) + 1
  const alone = (id: Building) => needsOf(id).length === 0 && !table.some(({ needs }) => needs?.includes(id))
  const spots: Spot[] = []
  const free = (column: number, row: number) => !spots.some((spot) => spot.column === column && spot.row === row)
  for (let column = 0; column < columns; column++) {
    for (const { id, plan } of table.filter((each) => depth(each.id) === column)) {
      const needs = needsOf(id)
      const where = alone(id) ? columns - 1 : column
      let row = spots.find(({ building }) => building === mainNeed(needs))?.row ?? 0
      while (!free(where, row)) row++
      spots.push({ building: id, plan, needs, column: where, row })
    }
  }
  return spots
}

/** The state of each building of a player. `prospects` are the answers about the player's empty slots. */
export function graphOf(tiles: readonly TileView[], prospects: readonly { at: Hex; slot: number; prospect: Prospect }[]): GraphNode[] {
  return SPOTS.map((spot) => ({
    ...spot,
    standing: standingOf(
      spot.building,
      tiles,
      prospects.filter(({ prospect }) => prospect.choice.building === spot.building),
    ),
  }))
}

function standingOf(
  building: Building,
  tiles: readonly TileView[],
  prospects: readonly { at: Hex; slot: number; prospect: Prospect }[],
): Standing {
  const pieces = tiles.flatMap(({ at, slots }) =>
    slots.flatMap((slot) => (slot.building === building && slot.work ? [{ at, work: slot.work }] : [])),
  )
  const working = pieces.filter(({ work }) => work.missing === null)
  const [first] = working
  if (first)
    return {
      is: 'works',
      at: working.map(({ at }) => at),
      product: first.work.product,
      capacity: working.reduce((sum, { work }) => sum + work.capacity, 0),
    }
  const idle = pieces.find(({ work }) => work.missing !== null)
  if (idle?.work.missing) return { is: 'idle', at: pieces.map(({ at }) => at), lacks: idle.work.missing }
  const frees = ({ effects }: Prospect) =>
    [...new Set((effects?.starts ?? []).map((site) => site.building))].filter((each) => each !== building)
  const useful = prospects.filter(({ prospect: { work } }) => work !== null && work.missing === null)
  const ready = useful
    .filter(({ prospect }) => prospect.choice.refused === null)
    .toSorted((a, b) => (b.prospect.effects?.points.total ?? 0) - (a.prospect.effects?.points.total ?? 0))[0]
  if (ready)
    return { is: 'ready', at: ready.at, slot: ready.slot, frees: frees(ready.prospect), points: ready.prospect.effects?.points.total ?? 0 }
  const dear = useful[0]
  if (dear) return { is: 'dear', at: dear.at, slot: dear.slot, frees: frees(dear.prospect), missing: dear.prospect.choice.missing }
  const lacks = prospects.find(({ prospect }) => prospect.work?.missing)?.prospect.work?.missing
  return lacks ? { is: 'lacks', lacks } : { is: 'none' }
}
