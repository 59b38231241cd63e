declare module 'virtual:principati-tiles' {
  import type { TileData } from './generated/principati.ts'
  /** The printed tiles; what the page does not need is left out (build/catalogue.ts). */
  const tiles: Omit<TileData, 'sets'>[]
  export default tiles
}
