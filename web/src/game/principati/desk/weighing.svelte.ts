// What the tiles of a hand would be worth. The engine is asked about a few places at a time, so that nothing waits for it, and
// its answers are kept as long as the position stands.

import type { Hex } from '../../../generated/hex.ts'
import type { Answer, Effects, Question, Site, TileId } from '../../../generated/principati.ts'
import { keyOf } from '../tiles/geometry.ts'

/** What a tile would bring on a cell in its best rotation there: the most points, and what would begin to work with them. */
export interface Gain {
  at: Hex
  points: number
  starts: Site[]
}
/** The gains of a tile on each cell where it fits. */
export type Gains = ReadonlyMap<string, Gain>

/** More points first; with equal points, more buildings set to work. */
const better = (a: Gain, b: Gain) => b.points - a.points || b.starts.length - a.starts.length

/** Milliseconds that the page may compute at a time. */
const SLICE = 5

export class Weighing {
  readonly #position: () => string
  readonly #answer: (question: Question) => Answer | null
  #known = $state.raw<{ at: string; tiles: ReadonlyMap<TileId, Gains> } | null>(null)

  constructor(position: () => string, answer: (question: Question) => Answer | null) {
    this.#position = position
    this.#answer = answer
  }

  /** `null` until it is known. */
  of(tile: TileId): Gains | null {
    return this.#known?.at === this.#position() ? (this.#known.tiles.get(tile) ?? null) : null
  }
  /** The place that would bring the most; `null` if there is none, or if that is not known. */
  best(tile: TileId): Gain | null {
    return [...(this.of(tile)?.values() ?? [])].toSorted(better)[0] ?? null
  }
  /** The place where it would set the most to work; `null` if there is none, or if that is not known. */
  busiest(tile: TileId): Gain | null {
    const gains = [...(this.of(tile)?.values() ?? [])].filter(({ starts }) => starts.length > 0)
    return gains.toSorted((a, b) => b.starts.length - a.starts.length || better(a, b))[0] ?? null
  }

  /** Asks about every place of a tile. Returns a function that stops it. */
  weigh(tile: TileId): () => void {
    if (this.of(tile)) return () => undefined
    const position = this.#position()
    const places = this.#answer({ type: 'places', tile })
    const open =
      places?.type === 'places' ? places.cells.flatMap(({ at, rotations }) => rotations.map((rotation) => ({ at, rotation }))) : []
    const gains = new Map<string, Gain>()
    const weighed = (at: Hex, { points, starts }: Effects): Gain => ({ at, points: points.total, starts })
    const goOn = () => {
      const begun = performance.now()
      while (open.length > 0 && performance.now() - begun < SLICE) {
        const { at, rotation } = open.shift()!
        const found = this.#answer({ type: 'placement', tile, at, rotation })
        const known = gains.get(keyOf(at))
        const gain = found?.type === 'placement' && found.effects ? weighed(at, found.effects) : null
        if (gain) gains.set(keyOf(at), known && better(known, gain) <= 0 ? known : gain)
      }
      if (open.length > 0) timer = setTimeout(goOn)
      else this.#known = { at: position, tiles: new Map([...(this.#known?.at === position ? this.#known.tiles : []), [tile, gains]]) }
    }
    let timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }
}
