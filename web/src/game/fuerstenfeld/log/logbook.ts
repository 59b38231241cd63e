// What the log knows beside its sentences: who did it, which thing of the board it is about, and whether it hurts. This is read
// from the data of the messages; the sentences themselves come from the engine.

import type { Arg, Message, Seat } from '../../../generated/core.ts'
import type { LogLine as Sentence, SeenEntry } from '../../../generated/protocol.ts'
import type { LanguageCode } from '../../../core/settings.svelte.ts'
import { halfBefore, isDouble } from '../../../table/moments.ts'
import type { LogLine } from '../table.ts'
import { turnEnds } from './turn.ts'

/** What a log is read from. */
export interface Source {
  entries: readonly SeenEntry[]
  me: Seat | null
  log(language: LanguageCode, since: number): Sentence[]
  events(version: number): Message[]
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
    const fresh = logbook(source.log(language, this.#version), entries, (version) => source.events(version), me)
    this.#version = entries.length
    if (fresh.length > 0 || undone) {
      this.#lines = [...this.#lines, ...fresh]
      this.#shown = counted(this.#lines)
    }
    return this.#shown
  }
}

/** Messages about something that no seller or builder likes. */
const HURTS = new Set(['f-price-fell', 'f-palace-price-rose'])

export function logbook(
  sentences: readonly Sentence[],
  entries: readonly SeenEntry[],
  events: (version: number) => Message[],
  me: Seat | null,
): LogLine[] {
  let nth = 0
  const counts = new Map<number, number>()
  for (const { version } of sentences) counts.set(version, (counts.get(version) ?? 0) + 1)
  return sentences.flatMap(({ version, text }, index): LogLine[] => {
    nth = sentences[index - 1]?.version === version ? nth + 1 : 0
    const told = events(version)
    // A table may not repeat everything that was said; then it is not known which line belongs to which message.
    const same = counts.get(version) === told.length
    const message = same ? told[nth] : undefined
    const actor = actorOf(entries[version - 1])
    const seat = message ? seatOf(message) : actor
    if (message && saysNothing(message)) return []
    // What the end of the turn has brought is a moment of its own.
    const turn = same && isDouble(entries[version - 1], told, turnEnds) ? turnEnds(told) : null
    const line = {
      version: turn !== null && nth < turn ? halfBefore(version) : version,
      text,
      seat,
      anchor: message ? anchorOf(message) : null,
      hurts: message !== undefined && HURTS.has(message.id) && actor !== me && me !== null,
    }
    return [line]
  })
}

/** The set-up has just said in which order the first round is played. */
function saysNothing({ id, args: { round } }: Message): boolean {
  return id === 'f-round-began' && round?.type === 'number' && round.value === 1
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

/** The name of the thing that a message is about, as components carry it in `data-anchor`. */
export function anchorOf({ args }: Message): string | null {
  const [seat, brewery, space] = [seatIn(args.player), countOf(args.brewery), countOf(args.space)]
  if (brewery !== null) return args.good?.type === 'name' ? `price-${brewery}-${args.good.id}` : `brewery-${brewery}`
  if (seat !== null && space !== null) return `space-${seat}-${space}`
  if (seat !== null && args.disc) return `disc-${seat}`
  if (args.price) return 'palace-price'
  return seat === null ? null : `coins-${seat}`
}

/** The seat that a message tells of; `null` if it is about the game. */
export function seatOf({ args }: Message): Seat | null {
  return seatIn(args.player)
}

function seatIn(arg: Arg | undefined): Seat | null {
  return arg?.type === 'seat' ? arg.seat : null
}
function countOf(arg: Arg | undefined): number | null {
  return arg?.type === 'ordinal' ? arg.index : null
}
