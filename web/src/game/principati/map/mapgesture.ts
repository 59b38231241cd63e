// Fingers and mouse on the map. Each gesture is a named state with all its exits; `next` says what follows from an input and
// what the map should do. A pan never clicks, and a finished pinch never becomes a drag.

import type { Point } from '../tiles/geometry.ts'

export type MapGesture =
  | { is: 'idle' }
  /** A pointer went down and has not moved far: it may become a click or a pan. */
  | { is: 'pressed'; id: number; from: Point }
  | { is: 'panning'; id: number; at: Point }
  | { is: 'pinching'; one: { id: number; at: Point }; other: { id: number; at: Point } }
  /** A pinch has ended and a finger is still there: nothing happens until it leaves. */
  | { is: 'spent'; ids: number[] }

export type MapInput =
  | { type: 'down'; id: number; at: Point }
  | { type: 'move'; id: number; at: Point }
  | { type: 'up'; id: number }
  | { type: 'cancel'; id: number }

export type MapEffect =
  { type: 'click'; at: Point } | { type: 'pan'; dx: number; dy: number } | { type: 'zoom'; at: Point; by: number; dx: number; dy: number }

export const RESTING: MapGesture = { is: 'idle' }
/** A pointer that moves less than this has clicked. */
export const SLACK = 7

export function next(gesture: MapGesture, input: MapInput): { gesture: MapGesture; effect: MapEffect | null } {
  const go = (to: MapGesture, effect: MapEffect | null = null) => ({ gesture: to, effect })
  switch (gesture.is) {
    case 'idle':
      return input.type === 'down' ? go({ is: 'pressed', id: input.id, from: input.at }) : go(gesture)
    case 'pressed':
      if (input.type === 'down')
        return go({ is: 'pinching', one: { id: gesture.id, at: gesture.from }, other: { id: input.id, at: input.at } })
      if (input.id !== gesture.id) return go(gesture)
      if (input.type === 'up') return go(RESTING, { type: 'click', at: gesture.from })
      if (input.type === 'cancel') return go(RESTING)
      if (Math.hypot(input.at.x - gesture.from.x, input.at.y - gesture.from.y) < SLACK) return go(gesture)
      return go(
        { is: 'panning', id: input.id, at: input.at },
        { type: 'pan', dx: input.at.x - gesture.from.x, dy: input.at.y - gesture.from.y },
      )
    case 'panning':
      if (input.type === 'down')
        return go({ is: 'pinching', one: { id: gesture.id, at: gesture.at }, other: { id: input.id, at: input.at } })
      if (input.id !== gesture.id) return go(gesture)
      if (input.type === 'move')
        return go({ ...gesture, at: input.at }, { type: 'pan', dx: input.at.x - gesture.at.x, dy: input.at.y - gesture.at.y })
      return go(RESTING)
    case 'pinching': {
      const { one, other } = gesture
      if (input.type === 'down' || (input.id !== one.id && input.id !== other.id)) return go(gesture)
      if (input.type !== 'move') return go({ is: 'spent', ids: [one.id, other.id].filter((id) => id !== input.id) })
      const moved = input.id === one.id ? { ...gesture, one: { ...one, at: input.at } } : { ...gesture, other: { ...other, at: input.at } }
      const [before, after] = [spread(gesture), spread(moved)]
      return go(moved, {
        type: 'zoom',
        at: after.middle,
        by: after.wide / before.wide,
        dx: after.middle.x - before.middle.x,
        dy: after.middle.y - before.middle.y,
      })
    }
    case 'spent': {
      if (input.type === 'down') return go({ is: 'spent', ids: [...gesture.ids, input.id] })
      if (input.type === 'move') return go(gesture)
      const ids = gesture.ids.filter((id) => id !== input.id)
      return go(ids.length === 0 ? RESTING : { is: 'spent', ids })
    }
  }
}

function spread({ one, other }: MapGesture & { is: 'pinching' }): { wide: number; middle: Point } {
  return {
    wide: Math.max(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y), 12),
    middle: { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 },
  }
}
