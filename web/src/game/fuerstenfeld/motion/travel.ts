// Shows things moving. The board already shows the new position; a copy of each thing that moved flies from its old place and
// then disappears, and the real one is shown. Any key or click ends all flights at once.

import { settings } from '../../../core/settings.svelte.ts'
import { anchorOf, movements, type Movement } from './motion.ts'
import type { View } from '../../../generated/fuerstenfeld.ts'

/** How much longer things take for readers who have asked for it. */
const SLOWER = { slow: 1.8, normal: 1, fast: 0.5 } as const
/** How long one thing travels, and the time between two starts; a whole sale stays within 1.2 s. */
const FLIGHT_MS = 260
const APART_MS = 90
const LONGEST_MS = 1200

/** `sky` is a layer over the board in which things fly, so that nothing else is laid out again when one starts or lands. What is
to fly is hidden now and takes off one frame later: the frame that shows a new position has enough to do. */
export function travel(root: HTMLElement, sky: HTMLElement, before: View, after: View) {
  const moved = movements(before, after).flatMap((movement): Moved[] => {
    const thing = find(root, anchorOf(movement))
    const origin = originsOf(movement, after.viewer)
      .map((anchor) => find(root, anchor))
      .find((each) => each !== null)
    return thing && origin ? [{ thing, origin }] : []
  })
  if (moved.length === 0) return
  for (const { thing } of moved) thing.style.visibility = 'hidden'
  const over = new AbortController()
  const start = requestAnimationFrame(() => {
    // All places are measured before anything is put into the page: each change would cost a layout.
    const flights = moved.map(({ thing, origin }): Flight => ({
      thing,
      from: origin.getBoundingClientRect(),
      to: thing.getBoundingClientRect(),
    }))
    const slower = SLOWER[settings.all.speed]
    const apart = slower * Math.min(APART_MS, (LONGEST_MS - FLIGHT_MS) / Math.max(flights.length - 1, 1))
    const running = flights.map((flight, index) => fly(sky, flight, index * apart, slower * FLIGHT_MS))
    over.signal.addEventListener('abort', () => running.forEach((flight) => flight.finish()))
    void Promise.allSettled(running.map((flight) => flight.finished)).then(() => over.abort())
  })
  over.signal.addEventListener('abort', () => {
    cancelAnimationFrame(start)
    for (const { thing } of moved) thing.style.visibility = ''
  })
  const skip = () => over.abort()
  addEventListener('keydown', skip, { signal: over.signal })
  addEventListener('pointerdown', skip, { signal: over.signal })
}

/** A thing that is in a new place, and the place it came from. */
interface Moved {
  thing: HTMLElement
  origin: HTMLElement
}

/** The names of the places a thing came from, the nearest first. A phone shows one part of the table at a time, but always
the coins of everybody. */
function originsOf(movement: Movement, viewer: number | null): string[] {
  switch (movement.type) {
    case 'token':
      return [...(movement.seat === viewer ? [`own-${movement.good}`] : []), `coins-${movement.seat ?? 0}`]
    case 'disc':
      return movement.from ? [`track-${movement.from.track}-${movement.from.space}`, `coins-${movement.seat}`] : []
    case 'laid':
      return [...(movement.seat === viewer ? ['hand'] : []), `coins-${movement.seat}`]
    default:
      // Prices slide by themselves; coins and price cards only change their face.
      return []
  }
}

function find(root: HTMLElement, anchor: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)
}

interface Flight {
  thing: HTMLElement
  from: DOMRect
  to: DOMRect
}

function fly(sky: HTMLElement, { thing, from, to }: Flight, delay: number, duration: number): Animation {
  const copy = thing.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-anchor')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'absolute',
    margin: '0',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  })
  copy.style.visibility = ''
  sky.append(copy)
  const [x, y] = [from.left + from.width / 2 - (to.left + to.width / 2), from.top + from.height / 2 - (to.top + to.height / 2)]
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.85)`, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.3,.1,.3,1)' },
  )
  const land = () => {
    thing.style.visibility = ''
    copy.remove()
  }
  flight.finished.then(land, land)
  return flight
}
