// Taking a card of the hand to a building space, by drag, by two clicks, or by keys. Every gesture is a named state; `next`
// says what follows from an input, and which intent is sent, if any. Tested without a browser.

import type { Card } from '../../../generated/fuerstenfeld.ts'

export type Gesture =
  | { is: 'idle' }
  /** A pointer went down on a card and has not moved far: it may become a click or a drag. */
  | { is: 'pressed'; card: Card; x: number; y: number; lifted: Card | null }
  | { is: 'dragging'; card: Card; x: number; y: number; over: number | null }
  /** A card is chosen, and perhaps a space for it. Nothing is built before it is confirmed. */
  | { is: 'lifted'; card: Card; aim: number | null }

export type Input =
  | { type: 'press'; card: Card; x: number; y: number }
  | { type: 'move'; x: number; y: number; over: number | null }
  | { type: 'release' }
  /** The browser took the pointer away, or a second finger came. */
  | { type: 'cancel' }
  /** A card chosen without a pointer: Enter on it, or its key. */
  | { type: 'choose'; card: Card }
  | { type: 'aim'; space: number }
  | { type: 'confirm' }
  /** Escape, or a click on the lifted card. */
  | { type: 'drop' }

export interface Step {
  gesture: Gesture
  build: { card: Card; space: number } | null
}

/** A pointer that moves less than this has clicked. */
export const SLACK = 6

export const IDLE: Gesture = { is: 'idle' }

export function next(gesture: Gesture, input: Input): Step {
  const stay: Step = { gesture, build: null }
  const go = (to: Gesture): Step => ({ gesture: to, build: null })
  switch (input.type) {
    case 'press':
      return go({ is: 'pressed', card: input.card, x: input.x, y: input.y, lifted: cardOf(gesture) })
    case 'move':
      if (gesture.is === 'pressed') {
        const far = Math.hypot(input.x - gesture.x, input.y - gesture.y) >= SLACK
        return far ? go({ is: 'dragging', card: gesture.card, x: input.x, y: input.y, over: input.over }) : stay
      }
      return gesture.is === 'dragging' ? go({ ...gesture, x: input.x, y: input.y, over: input.over }) : stay
    case 'release':
      // A click chooses the card, or puts it down again. A drag ends as a choice with an aim: confirming is a separate step, as
      // with clicks and keys.
      if (gesture.is === 'pressed') {
        return go(gesture.lifted === gesture.card ? IDLE : { is: 'lifted', card: gesture.card, aim: null })
      }
      if (gesture.is === 'dragging') return go({ is: 'lifted', card: gesture.card, aim: gesture.over })
      return stay
    case 'cancel':
      return gesture.is === 'pressed' || gesture.is === 'dragging' ? go(IDLE) : stay
    case 'choose':
      return go({ is: 'lifted', card: input.card, aim: null })
    case 'aim':
      return gesture.is === 'lifted' ? go({ ...gesture, aim: input.space }) : stay
    case 'confirm':
      if (gesture.is !== 'lifted' || gesture.aim === null) return stay
      return { gesture: IDLE, build: { card: gesture.card, space: gesture.aim } }
    case 'drop':
      return go(IDLE)
  }
}

/** The lifted card, if any. */
export function cardOf(gesture: Gesture): Card | null {
  if (gesture.is === 'idle') return null
  return gesture.is === 'pressed' ? gesture.lifted : gesture.card
}

/** The space the card would go to, if any. */
export function aimOf(gesture: Gesture): number | null {
  if (gesture.is === 'lifted') return gesture.aim
  return gesture.is === 'dragging' ? gesture.over : null
}
