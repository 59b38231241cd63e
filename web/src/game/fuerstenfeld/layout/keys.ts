// Which key does what. Single letters can be turned off; the browser's own keys are never used.

import type { Good, Phase } from '../../../generated/fuerstenfeld.ts'
import { GOODS } from '../pieces/goods.ts'

export interface Key {
  key: string
  ctrl: boolean
  shift: boolean
  alt: boolean
}

export type Command =
  | { type: 'brewery'; brewery: number }
  | { type: 'good'; good: Good; by: 1 | -1 }
  | { type: 'most' }
  | { type: 'space'; space: number }
  | { type: 'card'; index: number }
  | { type: 'confirm' }
  | { type: 'drop' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'log' }
  | { type: 'state' }
  | { type: 'last' }
  | { type: 'turn' }
  | { type: 'hint' }
  | { type: 'explain' }
  | { type: 'help' }

/** The letters of the goods, as the signs show them in the reader's language. */
export type Letters = Record<Good, string>

/** Of a letter what any keyboard has: Á is typed as A, too. */
const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `holding`: a card is lifted, so numbers are building spaces. `signs`: while selling, they win over all other letters;
`null` where single letters and numbers are turned off. */
export function commandOf({ key, ctrl, shift, alt }: Key, phase: Phase, holding: boolean, signs: Letters | null): Command | null {
  const letter = key.toLowerCase()
  if (alt) return null
  if (ctrl) {
    if (letter === 'z') return { type: shift ? 'redo' : 'undo' }
    return letter === 'y' && !shift ? { type: 'redo' } : null
  }
  if (key === 'Escape') return { type: 'drop' }
  if (key === 'Enter') return { type: 'confirm' }
  if (!signs) return null
  const number = /^[1-9]$/.test(key) ? Number(key) - 1 : null
  if (number !== null) {
    if (phase === 'sell') return number < 5 ? { type: 'brewery', brewery: number } : null
    if (holding) return number < 6 ? { type: 'space', space: number } : null
    return { type: 'card', index: number }
  }
  if (phase === 'sell') {
    const good = GOODS.find((each) => plain(signs[each]) === plain(key))
    if (good) return { type: 'good', good, by: shift ? -1 : 1 }
    if (letter === 'm') return { type: 'most' }
  }
  if (letter === 'l') return { type: 'log' }
  if (letter === 's') return { type: 'state' }
  if (letter === 'n') return { type: 'last' }
  if (letter === 't') return { type: 'turn' }
  if (letter === 'd') return { type: 'hint' }
  if (letter === 'e') return { type: 'explain' }
  return key === '?' ? { type: 'help' } : null
}

/** What the list of keys says. */
export const keysOf = (signs: Letters): readonly (readonly [key: string, words: string])[] => [
  ['1–5', 'key-brewery'],
  [GOODS.map((good) => signs[good]).join(' '), 'key-goods'],
  ['M', 'key-most'],
  ['Enter', 'key-confirm'],
  ['1–9, ← →', 'key-card'],
  ['1–6', 'key-space'],
  ['Esc', 'key-drop'],
  ['Ctrl Z', 'key-undo'],
  ['Ctrl Y', 'key-redo'],
  ['D', 'key-hint'],
  ['E', 'key-explain'],
  ['L', 'key-log'],
  ['S', 'key-state'],
  ['N', 'key-last'],
  ['T', 'key-turn'],
  ['?', 'key-help'],
]
