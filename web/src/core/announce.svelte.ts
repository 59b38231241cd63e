// What a screen reader says. Two regions are in the page from the start (App.svelte): one for events, which waits its turn, and
// one for refusals, which does not.

/** How long things have to be still, and how long what is told waits at most. */
const STILL_MS = 300
const LONGEST_MS = 2000
/** What waits beyond this is old: the newest is said. */
const MOST = 16

interface Told {
  what: string | (() => string)
  about: string | null
}

export class Announcer {
  polite = $state('')
  urgent = $state('')
  #waiting: Told[] = []
  #refusal = ''
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Says what happened, once things have been still for a moment; what is told meanwhile is said together. Of what is told
  about the same thing only the latest is said. A sentence that costs something to make is given as a function. */
  tell(what: Told['what'], about: string | null = null) {
    if (this.#waiting.length === 0) this.#since = Date.now()
    const others = about === null ? this.#waiting : this.#waiting.filter((each) => each.about !== about)
    this.#waiting = [...others, { what, about }].slice(-MOST)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#speak(), Math.min(STILL_MS, Math.max(this.#since + LONGEST_MS - Date.now(), 0)))
  }

  /** What waits to be said about these things is not said: they are gone. */
  unsay(...about: string[]) {
    this.#waiting = this.#waiting.filter((each) => each.about === null || !about.includes(each.about))
  }

  #speak() {
    const text = this.#waiting
      .map(({ what }) => (typeof what === 'string' ? what : what()))
      .filter((each) => each !== '')
      .join(' ')
    this.#waiting = []
    // What is said twice has to differ, or nobody hears it the second time.
    if (text !== '') this.polite = text === this.polite ? `${text}\u00a0` : text
  }

  refuse(text: string) {
    this.urgent = ''
    this.#refusal = text
    queueMicrotask(() => (this.urgent = this.#refusal))
  }

  /** What was refused is history: something else is done. */
  calm() {
    this.urgent = this.#refusal = ''
  }

  /** Nothing is said about what is gone, and nothing of it can be read any more. */
  forget() {
    this.calm()
    clearTimeout(this.#timer)
    this.#waiting = []
    this.polite = ''
  }
}

export const announcer = new Announcer()
