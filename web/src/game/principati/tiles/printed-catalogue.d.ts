// What build/catalogue.ts makes of the printed tables.

declare module 'virtual:principati-tiles' {
  import type { TileNote } from '../../../generated/principati.ts'
  /** The printed tiles; what the page does not need is left out. */
  const tiles: Omit<TileNote, 'sets'>[]
  export default tiles
}

declare module 'virtual:principati-buildings' {
  import type { Building, Feature, Good, Ground, Plan } from '../../../generated/principati.ts'
  /** The buildings, in the order of the table: on which plan, whether the rules ask if they work, what must be near or work for
  them, what they stand on, what they make, and how many citizens they bring. */
  const buildings: {
    id: Building
    plan: Plan
    works?: boolean
    needs?: Building[]
    near?: (Feature | Ground)[]
    stands_on?: Ground
    product?: Good | 'pecunia'
    citizens?: number
  }[]
  export default buildings
}
