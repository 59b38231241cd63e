// Which key does what. Single letters can be turned off; keys of the browser are never taken.

import type { Good, Phase } from '../../generated/fuerstenfeld.ts'

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
  | { type: 'help' }

/** `holding`: a card is lifted, so numbers are building spaces. */
export function commandOf({ key, ctrl, shift, alt }: Key, phase: Phase, holding: boolean, letters: boolean): Command | null {
  const letter = key.toLowerCase()
  if (alt) return null
  if (ctrl) {
    if (letter === 'z') return { type: shift ? 'redo' : 'undo' }
    return letter === 'y' && !shift ? { type: 'redo' } : null
  }
  if (key === 'Escape') return { type: 'drop' }
  if (key === 'Enter') return { type: 'confirm' }
  if (!letters) return null
  const number = /^[1-9]$/.test(key) ? Number(key) - 1 : null
  if (number !== null) {
    if (phase === 'sell') return number < 5 ? { type: 'brewery', brewery: number } : null
    if (holding) return number < 6 ? { type: 'space', space: number } : null
    return { type: 'card', index: number }
  }
  if (phase === 'sell') {
    const good = ({ h: 'hops', b: 'barley', w: 'water' } as const)[letter]
    if (good) return { type: 'good', good, by: shift ? -1 : 1 }
    if (letter === 'm') return { type: 'most' }
  }
  if (letter === 'l') return { type: 'log' }
  if (letter === 's') return { type: 'state' }
  return key === '?' ? { type: 'help' } : null
}

/** What the list of keys says. */
export const KEYS = [
  ['1–5', 'key-brewery'], ['H B W', 'key-goods'], ['M', 'key-most'], ['Enter', 'key-confirm'],
  ['1–9, ← →', 'key-card'], ['1–6', 'key-space'], ['Esc', 'key-drop'],
  ['Ctrl Z', 'key-undo'], ['Ctrl Y', 'key-redo'], ['L', 'key-log'], ['S', 'key-state'], ['?', 'key-help'],
] as const
