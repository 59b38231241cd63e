// The page wakes up: the network is back, the tab is looked at again, or the page was taken out of the browser's memory.

/** Calls when the page wakes up; gives what ends it. */
export function onWaking(call: () => void): () => void {
  const seen = () => {
    if (globalThis.document?.visibilityState !== 'hidden') call()
  }
  const back = (event: Event) => {
    // Every page is shown once when it is loaded; that is no waking up.
    if ((event as PageTransitionEvent).persisted) call()
  }
  globalThis.addEventListener?.('online', call)
  globalThis.addEventListener?.('pageshow', back)
  globalThis.document?.addEventListener('visibilitychange', seen)
  return () => {
    globalThis.removeEventListener?.('online', call)
    globalThis.removeEventListener?.('pageshow', back)
    globalThis.document?.removeEventListener('visibilitychange', seen)
  }
}

/** Milliseconds before the second, third … attempt. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000]

/** Tries until it is done: after growing pauses, and at once when the page wakes up. `attempt` says whether it is done. Gives
what ends it. */
export function untilDone(attempt: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [count, busy, ended] = [0, false, false]
  const end = () => {
    ended = true
    clearTimeout(timer)
    sleepOn()
  }
  const now = async () => {
    if (busy || ended) return
    busy = true
    clearTimeout(timer)
    const done = await attempt()
    busy = false
    if (ended) return
    if (done) return end()
    timer = setTimeout(() => void now(), PAUSES[Math.min(count++, PAUSES.length - 1)])
  }
  const sleepOn = onWaking(() => void now())
  void now()
  return end
}
