// What tiles of a hand would be worth. The engine is asked about a few places at a time, so that nothing waits for it, and
// what it said is kept as long as the position stands.

import type { Hex } from '../../generated/hex.ts'
import type { Answer, Question, TileId } from '../../generated/principati.ts'
import { keyOf } from './geometry.ts'

/** The most points that a tile would bring on each cell where it fits. */
export type Gains = ReadonlyMap<string, { at: Hex; points: number }>

/** Milliseconds that the page may think at a time. */
const SLICE = 5

export class Weighing {
  readonly #position: () => string
  readonly #answer: (question: Question) => Answer | null
  #known = $state.raw<{ at: string; tiles: ReadonlyMap<TileId, Gains> } | null>(null)

  constructor(position: () => string, answer: (question: Question) => Answer | null) {
    this.#position = position
    this.#answer = answer
  }

  /** `null` as long as it is not known. */
  of(tile: TileId): Gains | null {
    return this.#known?.at === this.#position() ? (this.#known.tiles.get(tile) ?? null) : null
  }
  /** The place that would bring the most; `null` if there is none, or if that is not known. */
  best(tile: TileId): { at: Hex; points: number } | null {
    return [...(this.of(tile)?.values() ?? [])].toSorted((a, b) => b.points - a.points)[0] ?? null
  }

  /** Asks about every place of a tile. Gives back how to stop. */
  weigh(tile: TileId): () => void {
    if (this.of(tile)) return () => undefined
    const position = this.#position()
    const places = this.#answer({ type: 'places', tile })
    const open = places?.type === 'places' ? places.cells.flatMap(({ at, rotations }) => rotations.map((rotation) => ({ at, rotation }))) : []
    const gains = new Map<string, { at: Hex; points: number }>()
    const goOn = () => {
      const begun = performance.now()
      while (open.length > 0 && performance.now() - begun < SLICE) {
        const { at, rotation } = open.shift()!
        const found = this.#answer({ type: 'placement', tile, at, rotation })
        const points = found?.type === 'placement' ? found.effects?.points.total : undefined
        if (points !== undefined) gains.set(keyOf(at), { at, points: Math.max(points, gains.get(keyOf(at))?.points ?? -Infinity) })
      }
      if (open.length > 0) timer = setTimeout(goOn)
      else this.#known = { at: position, tiles: new Map([...(this.#known?.at === position ? this.#known.tiles : []), [tile, gains]]) }
    }
    let timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }
}
