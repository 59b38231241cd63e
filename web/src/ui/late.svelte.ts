// What may come a frame later. A click changes the clicked thing at once; other parts of the board that show the click follow
// in the next frame, so that neither takes long.

import { untrack } from 'svelte'

/** The value of `now`, a frame and `pause` milliseconds later; a value that becomes `null` does so at once. To be called while a
component is set up. */
export function late<T>(now: () => T, pause = 0): () => T {
  let newest = untrack(now)
  let shown = $state.raw(newest)
  let waits = false
  $effect(() => {
    newest = now()
    if (waits || newest === untrack(() => shown)) return
    waits = true
    // A timer that is set before a frame is drawn runs after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        waits = false
        shown = newest
      }, pause),
    )
  })
  return () => {
    const newest = now()
    return newest === null ? newest : shown
  }
}

/** Whether the first frame with the component has been drawn. Parts that take long to draw wait for it. To be called while a component is
set up. */
export function drawn(): () => boolean {
  let shown = $state(false)
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (shown = true))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
  return () => shown
}
