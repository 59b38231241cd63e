// A part of something large that is replaced whole, such as a position. A `$derived` part would make everything that shows it
// look again at each new position; this one does so only when the part itself is another.

import { untrack } from 'svelte'

/** The value of `now`, brought up to date before the component is drawn. To be called while a component is set up. */
export function kept<T>(now: () => T): () => T {
  let value = $state.raw(untrack(now))
  $effect.pre(() => {
    value = now()
  })
  return () => value
}
