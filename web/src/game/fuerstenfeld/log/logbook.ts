// What the log knows beside its sentences: who did it, which thing of the board it is about, and whether it hurts. This is read
// from the events; the sentences themselves come from the engine.

import type { Seat } from '../../../generated/core.ts'
import type { Event } from '../../../generated/fuerstenfeld.ts'
import type { SeenEntry } from '../../../generated/protocol.ts'
import type { LanguageCode } from '../../../core/settings.svelte.ts'
import { halfBefore } from '../../../table/moments.ts'
import type { Sentence } from '../../../table/story.svelte.ts'
import type { LogLine } from '../table.ts'

/** What a log is read from. */
export interface Source {
  entries: readonly SeenEntry[]
  me: Seat | null
  log(language: LanguageCode, since: number): Sentence[]
  /** After how many events of an entry the turn of its player was over, if more followed. */
  turn(version: number): number | null
}

/** A log that grows: lines that were read are kept until something is taken back or the language changes. */
export class Logbook {
  #lines: LogLine[] = []
  #shown: LogLine[] = []
  #version = 0
  #language: LanguageCode | null = null

  read(source: Source, language: LanguageCode): LogLine[] {
    const { entries, me } = source
    const undone = entries.slice(this.#version).some(({ type }) => type === 'undo')
    if (language !== this.#language || undone || entries.length < this.#version) {
      this.#lines = []
      this.#version = 0
      this.#language = language
    }
    const fresh = logbook(source.log(language, this.#version), entries, (version) => source.turn(version), me)
    this.#version = entries.length
    if (fresh.length > 0 || undone) {
      this.#lines = [...this.#lines, ...fresh]
      this.#shown = counted(this.#lines)
    }
    return this.#shown
  }
}

/** Whether an event is what no seller or builder likes. */
const hurts = (event: Event) => event.type === 'price_fell' || (event.type === 'palace_price_rose' && event.price !== null)

export function logbook(
  sentences: readonly Sentence[],
  entries: readonly SeenEntry[],
  turn: (version: number) => number | null,
  me: Seat | null,
): LogLine[] {
  let nth = 0
  return sentences.flatMap(({ version, text, ...told }, index): LogLine[] => {
    nth = sentences[index - 1]?.version === version ? nth + 1 : 0
    // What others did beside the moves is no event of the game.
    const event = told.event as Event | null
    const actor = actorOf(entries[version - 1])
    if (event && saysNothing(event)) return []
    // What the end of the turn has brought is a moment of its own.
    const end = turn(version)
    const line = {
      version: end !== null && nth < end ? halfBefore(version) : version,
      text,
      seat: event ? seatOf(event) : actor,
      anchor: event ? anchorOf(event) : null,
      hurts: event !== null && hurts(event) && actor !== me && me !== null,
    }
    return [line]
  })
}

/** The set-up has just said in which order the first round is played. */
function saysNothing(event: Event): boolean {
  return event.type === 'round_began' && event.round === 1
}

/** What somebody does several times, such as putting cards under a deck unseen, is one line with a count. It leads to the last. */
function counted(lines: readonly LogLine[]): LogLine[] {
  const shown: { line: LogLine; times: number }[] = []
  for (const line of lines) {
    const last = shown.at(-1)
    if (last && last.line.seat !== null && last.line.seat === line.seat && last.line.text === line.text)
      shown[shown.length - 1] = { line, times: last.times + 1 }
    else shown.push({ line, times: 1 })
  }
  return shown.map(({ line, times }) => (times > 1 ? { ...line, text: `${line.text} (×\u00a0${times})` } : line))
}

function actorOf(entry: SeenEntry | undefined): Seat | null {
  return entry && 'seat' in entry && entry.type === 'act' ? entry.seat : null
}

/** The name of the thing that an event is about, as components carry it in `data-anchor`. */
export function anchorOf(event: Event): string | null {
  switch (event.type) {
    case 'price_fell':
    case 'price_rose':
      return `price-${event.brewery}-${event.good}`
    case 'sold':
      return `brewery-${event.brewery}`
    case 'built':
      return `space-${event.seat}-${event.space}`
    case 'income':
      return `disc-${event.seat}`
    case 'palace_price_rose':
      return event.price === null ? null : 'palace-price'
    default:
      return 'seat' in event ? `coins-${event.seat}` : null
  }
}

/** The seat that an event tells of; `null` if it is about the game. */
export function seatOf(event: Event): Seat | null {
  return 'seat' in event ? event.seat : null
}
