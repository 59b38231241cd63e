// What build/catalogue.ts makes of the printed tables.

declare module 'virtual:principati-tiles' {
  import type { TileData } from './generated/principati.ts'
  /** The printed tiles; what the page does not need is left out. */
  const tiles: Omit<TileData, 'sets'>[]
  export default tiles
}

declare module 'virtual:principati-buildings' {
  import type { Building, Plan } from './generated/principati.ts'
  /** The buildings, in the order of the table: on which plan, whether the rules ask if they work, and what must work for them. */
  const buildings: { id: Building; plan: Plan; works?: boolean; needs?: Building[] }[]
  export default buildings
}
