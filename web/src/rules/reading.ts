// What a page of a book knows of its reader and of the game it is about.

import { getContext, setContext, type Component } from 'svelte'
import type { GameId } from '../core/router.ts'
import type { Thing } from '../engine/books.ts'

export interface Reading {
  readonly game: GameId
  /** The words that were searched for; they are marked. */
  readonly wanted: readonly string[]
  /** The place that the address names. */
  readonly place: string | null
  /** What a rule is called in a sentence: its title, or that of its chapter. */
  titleOf(rule: string): string
  /** Draws a thing of the game; `null` until its pictures are there. */
  readonly Drawn: Component<{ thing: Thing; size: number }> | null
}

export const READING = Symbol('reading')

export const setReading = (reading: Reading) => setContext(READING, reading)
export const useReading = () => getContext<Reading>(READING)
