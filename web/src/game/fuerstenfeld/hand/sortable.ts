// A list that is put into another order by dragging and by arrows. Its things carry `data-order`, and what they are taken hold of by
// `data-grip`, or nothing if it is the whole thing.

import { tick } from 'svelte'
import { SLACK } from '../desk/gesture.ts'

/** Calls with the thing that is dragged, and the place it is over. To be attached to the list. */
export function sortable(list: HTMLElement, onmove: (thing: string, place: number) => void): () => void {
  const over = new AbortController()
  const listen = { signal: over.signal }
  let held: { thing: string; x: number; y: number; pointer: number; drags: boolean } | null = null
  const all = () => [...list.querySelectorAll<HTMLElement>('[data-order]')]
  const find = (thing: string) => all().find((each) => each.dataset.order === thing)

  function end() {
    const drags = held?.drags ?? false
    if (held) delete find(held.thing)?.dataset.dragged
    held = null
    return drags
  }
  list.addEventListener(
    'pointerdown',
    (event) => {
      const target = event.target as Element
      const thing = target.closest<HTMLElement>('[data-order]')
      if (!thing || event.button !== 0 || (thing.querySelector('[data-grip]') && !target.closest('[data-grip]'))) return
      held = { thing: thing.dataset.order!, x: event.clientX, y: event.clientY, pointer: event.pointerId, drags: false }
    },
    listen,
  )
  list.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, pointerId }) => {
      if (!held || held.pointer !== pointerId) return
      if (!held.drags) {
        if (Math.hypot(x - held.x, y - held.y) < SLACK) return
        held.drags = true
        list.setPointerCapture(pointerId)
      }
      const own = find(held.thing)
      if (own) own.dataset.dragged = ''
      const under = document
        .elementsFromPoint(x, y)
        .map((each) => each.closest<HTMLElement>('[data-order]'))
        .find((each) => each && each !== own && list.contains(each))
      if (under) onmove(held.thing, all().indexOf(under))
    },
    listen,
  )
  list.addEventListener('pointercancel', end, listen)
  // The end of a drag is no click.
  list.addEventListener(
    'pointerup',
    () => {
      if (!end()) return
      const swallow = (event: Event) => event.stopPropagation()
      list.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => list.removeEventListener('click', swallow, { capture: true }))
    },
    listen,
  )
  return () => over.abort()
}

/** Arrows move a thing; the focus goes with it. */
export function byArrows(event: KeyboardEvent, move: (by: -1 | 1) => void) {
  const by = ({ ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 } as const)[event.key]
  const button = event.currentTarget as HTMLElement
  if (by === undefined) return
  event.preventDefault()
  move(by)
  // A browser takes the focus from what is moved in the page.
  void tick().then(() => button.focus())
}
