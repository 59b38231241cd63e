// What is printed about buildings. The engine says how a building works, what it sets to work and what it would bring.

import buildings from 'virtual:principati-buildings'
import type { Building, Feature, Good, Ground, Plan } from '../../../generated/principati.ts'

export interface Printed {
  /** What it makes; `null` if it makes nothing that can be stored. */
  product: Good | 'pecunia' | null
  /** One of these must be on the same or a neighbouring tile. */
  near: readonly (Feature | Ground)[]
  ground: Ground | null
  /** Buildings that must work for it. */
  needs: readonly Building[]
  /** Buildings that need it. */
  serves: readonly Building[]
  citizens: number
}

export function printedOf(building: Building): Printed {
  const row = buildings.find(({ id }) => id === building)
  return {
    product: row?.product ?? null,
    near: row?.near ?? [],
    ground: row?.stands_on ?? null,
    needs: row?.needs ?? [],
    serves: buildings.flatMap(({ id, needs }) => (needs?.includes(building) ? [id] : [])),
    citizens: row?.citizens ?? 0,
  }
}

/** Buildings that must be near this natural element to work. */
export function servedBy(feature: Feature): Building[] {
  return buildings.flatMap(({ id, near }) => (near?.includes(feature) ? [id] : []))
}

/** Buildings that stand on this plan. */
export function fitting(plan: Plan): Building[] {
  return buildings.flatMap((each) => (each.plan === plan && each.id !== 'palace' ? [each.id] : []))
}
