// Lets the page work without a network, and offers a new version when there is one. Never reloads by itself: a turn may be
// open.

class Update {
  /** The new version that waits. */
  #waiting = $state.raw<ServiceWorker | null>(null)
  #put = $state(false)

  get ready(): boolean {
    return this.#waiting !== null && !this.#put
  }

  /** There is no service worker on plain http; the page works without it. */
  async watch() {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    try {
      const registration = await navigator.serviceWorker.register('/service-worker.js')
      const look = () => {
        if (registration.waiting && navigator.serviceWorker.controller) this.#waiting = registration.waiting
      }
      look()
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
      setInterval(() => void registration.update().catch(() => undefined), 3_600_000)
    } catch {
      // The browser forbids it: only working offline is lost.
    }
  }

  /** Lets the books of a language be kept for the time without a network, once the page has nothing else to do. */
  keepBooks(language: string) {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    const rest = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 2000))
    void navigator.serviceWorker.ready.then(
      ({ active }) => rest(() => active?.postMessage({ reads: language })),
      () => undefined,
    )
  }

  /** The server has moved on: the new version is fetched first, because a plain reload would show the one that is kept here. */
  async renew() {
    try {
      const registration = await navigator.serviceWorker?.getRegistration()
      await registration?.update()
      const next = registration?.waiting ?? registration?.installing
      if (next && (await stored(next))) {
        this.#waiting = next
        return this.load()
      }
    } catch {
      // Without a service worker, or without a network, the page is loaded as it can be.
    }
    location.reload()
  }

  load() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage('take over')
  }
  later() {
    this.#put = true
  }
}

/** Whether a version that is being fetched came to wait for its turn. */
function stored(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installed') resolve(true)
      else if (worker.state !== 'installing') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

export const update = new Update()
