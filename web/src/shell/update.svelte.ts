// Works without a network, and offers a new version when there is one. Never reloads by itself: a turn may be open.

class Update {
  /** The new version that waits. */
  #waiting = $state.raw<ServiceWorker | null>(null)
  #put = $state(false)

  get ready(): boolean {
    return this.#waiting !== null && !this.#put
  }

  /** There is no service worker on plain http; the page works without. */
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
      // A browser that forbids it: nothing is lost but working offline.
    }
  }

  load() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage('take over')
  }
  later() {
    this.#put = true
  }
}

export const update = new Update()
