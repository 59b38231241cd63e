// Where a note about a thing stands: beside it, never over it, and over as little else as can be.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Between a note and the thing it is about there is room for an arrow. */
export const GAP = 30
const EDGE = 8

export const boxAt = (left: number, top: number, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height })

/** How many square pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** What covers the thing itself is worse than anything else. */
function harm(note: Box, thing: Box | null, kept: readonly Box[]): number {
  return (thing ? shared(note, thing) * 1000 : 0) + kept.reduce((sum, box) => sum + shared(note, box), 0)
}

export const isClear = (note: Box, thing: Box | null, kept: readonly Box[]): boolean => harm(note, thing, kept) === 0

/** Where a note of this size stands in a room. `kept`: what should stay in sight, too. Without a thing it stands at the foot of
the room, on the left. */
export function placedBeside(note: Size, thing: Box | null, kept: readonly Box[], room: Box): Box {
  const most = { x: room.right - EDGE - note.width, y: room.bottom - EDGE - note.height }
  const least = { x: room.left + EDGE, y: room.top + EDGE }
  const within = (x: number, y: number) => boxAt(Math.max(least.x, Math.min(x, most.x)), Math.max(least.y, Math.min(y, most.y)), note)
  const beside = thing ? around(note, thing).map(([x, y]) => within(x, y)) : []
  // The whole room, in steps: from the foot up, from the left to the right.
  const rest: Box[] = []
  for (let y = most.y; y >= least.y - 1; y -= 24) for (let x = least.x; x <= most.x + 1; x += 24) rest.push(within(x, y))
  const far = (box: Box) =>
    thing ? Math.hypot(box.left + box.right - thing.left - thing.right, box.top + box.bottom - thing.top - thing.bottom) : 0
  const ranked = [...beside, ...(thing ? rest.sort((a, b) => far(a) - far(b)) : rest)]
  let best = ranked[0] ?? within(least.x, most.y)
  for (const box of ranked) if (harm(box, thing, kept) < harm(best, thing, kept)) best = box
  return best
}

/** The places next to a thing: right, left, above, below, each at its middle, its beginning and its end. */
function around({ width, height }: Size, thing: Box): [number, number][] {
  const [middleX, middleY] = [(thing.left + thing.right - width) / 2, (thing.top + thing.bottom - height) / 2]
  const across = [middleX, thing.left, thing.right - width]
  const down = [middleY, thing.top, thing.bottom - height]
  return [
    ...down.map((y): [number, number] => [thing.right + GAP, y]),
    ...down.map((y): [number, number] => [thing.left - GAP - width, y]),
    ...across.map((x): [number, number] => [x, thing.top - GAP - height]),
    ...across.map((x): [number, number] => [x, thing.bottom + GAP]),
  ]
}

/** Where the arrow from a note to a thing stands, and which way it points: the side of the thing that faces the note. */
export function arrowTo(thing: Box, note: Box): { x: number; y: number; turn: 0 | 90 | 180 | 270 } {
  const [gapX, gapY] = [
    Math.max(note.left - thing.right, thing.left - note.right),
    Math.max(note.top - thing.bottom, thing.top - note.bottom),
  ]
  const middle = (from: number, to: number, low: number, high: number) => Math.max(low, Math.min((from + to) / 2, high))
  const x = middle(note.left, note.right, thing.left + 8, Math.max(thing.right - 8, thing.left + 8))
  const y = middle(note.top, note.bottom, thing.top + 8, Math.max(thing.bottom - 8, thing.top + 8))
  if (gapX >= gapY) return note.left >= thing.right ? { x: thing.right, y, turn: 180 } : { x: thing.left, y, turn: 0 }
  return note.top >= thing.bottom ? { x, y: thing.bottom, turn: 270 } : { x, y: thing.top, turn: 90 }
}
