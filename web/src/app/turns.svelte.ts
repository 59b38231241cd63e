// The tables of the server where it is the reader's turn, looked for while the page is open, wherever in it the reader is: the title
// counts them, and a turn that comes is told.

import { announcer } from '../core/announce.svelte.ts'
import { ring } from '../core/bell.ts'
import { t } from '../core/language.svelte.ts'
import { notice } from '../core/notice.ts'
import { place } from '../core/place.svelte.ts'
import { onWaking } from '../engine/wake.ts'
import { nameOf } from '../table/games.ts'
import type { Listed } from '../table/listed.ts'
import { turns as look } from './doors.ts'

/** Milliseconds between two looks. */
const LOOKS = 10_000

/** Tables that wait for the reader and did not before; none at the first look. */
export function fresh(before: readonly Listed[] | null, now: readonly Listed[]): Listed[] {
  const known = new Set(before?.map(({ id }) => id))
  return before === null ? [] : now.filter(({ id }) => !known.has(id))
}

class Turns {
  /** What was found last; `null` before the first look. */
  #found = $state.raw<readonly Listed[] | null>(null)
  /** The table that is open says by itself whose turn it is. */
  readonly waiting = $derived.by((): readonly Listed[] => {
    const open = place.route.at === 'table' ? place.route.id : null
    return (this.#found ?? []).filter(({ id }) => id !== open)
  })
  /** A turn that has come at another table and that the reader has not seen yet. */
  came = $state.raw<Listed | null>(null)

  /** Looks from now on. Gives what ends it. */
  watch(): () => void {
    void this.#look()
    const timer = setInterval(() => void this.#look(), LOOKS)
    const sleepOn = onWaking(() => void this.#look())
    return () => {
      clearInterval(timer)
      sleepOn()
    }
  }

  async #look() {
    const found = await look()
    if (found === null) return
    const before = this.#found
    this.#found = found
    if (this.came && !this.waiting.some(({ id }) => id === this.came?.id)) this.came = null
    for (const listed of fresh(before, this.waiting)) this.#tell(listed)
  }

  #tell(listed: Listed) {
    const text = turnOf(listed)
    this.came = listed
    ring('turn')
    announcer.tell(text)
    notice(text, listed.id, () => this.go())
  }

  /** To the table whose turn has come. */
  go() {
    if (this.came) place.go({ at: 'table', id: this.came.id })
    this.came = null
  }
}

export const turnOf = (listed: Listed): string => t('turn-came', { game: nameOf(listed.game), title: listed.title })

export const turns = new Turns()
