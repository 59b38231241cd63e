// What a screen reader says. Two regions stand in the page from the start (App.svelte): one for what happens, which
// waits its turn, and one for refusals, which does not.

class Announcer {
  polite = $state('')
  urgent = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Says what happened, once things have been still for a moment. */
  tell(text: string) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.polite = text), 300)
  }

  refuse(text: string) {
    this.urgent = ''
    queueMicrotask(() => (this.urgent = text))
  }
}

export const announcer = new Announcer()
