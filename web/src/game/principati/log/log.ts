// The lines of the log as they are shown.

import type { Seat } from '../../../generated/core.ts'
import type { Hex } from '../../../generated/hex.ts'
import type { Event, Good } from '../../../generated/principati.ts'
import type { Kinds } from '../tiles/catalogue.ts'
import type { LogLine } from '../table.ts'

/** The end of a phase is not told in the log: what comes next shows it. */
export const saysNothing = ({ type }: Event): boolean => type === 'phase_ended'

/** Several sales, or several purchases. */
export interface Deal {
  does: 'sold' | 'bought'
  goods: { [good in Good]?: number }
  price: number
}
/** A piece that was sold or bought; `null` if the event is something else. */
export function dealOf(event: Event): Deal | null {
  if (event.type !== 'sold' && event.type !== 'bought') return null
  return { does: event.type, goods: { [event.good]: 1 }, price: event.price }
}

/** Sales that follow one another become one line, and so do purchases, in whatever order the goods came. `says` puts them into
a sentence. */
export function dealt(lines: readonly LogLine[], says: (seat: Seat | null, deal: Deal) => string): LogLine[] {
  const shown: LogLine[] = []
  for (const line of lines) {
    const last = shown.at(-1)
    if (last?.deal && line.deal && last.deal.does === line.deal.does && last.seat === line.seat) {
      const goods = { ...last.deal.goods }
      for (const [good, count] of Object.entries(line.deal.goods) as [Good, number][]) goods[good] = (goods[good] ?? 0) + count
      const deal = { ...last.deal, goods, price: last.deal.price + line.deal.price }
      shown[shown.length - 1] = { ...line, deal, text: says(line.seat, deal) }
    } else shown.push(line)
  }
  return shown
}

/** An action that is repeated becomes one line with a count, such as four stones from one quarry. The line leads to the
last of them. */
export function counted(lines: readonly LogLine[]): LogLine[] {
  const shown: { line: LogLine; times: number }[] = []
  for (const line of lines) {
    const last = shown.at(-1)
    const same =
      last && last.line.text === line.text && (last.line.version === line.version || (line.seat !== null && last.line.seat === line.seat))
    if (same) shown[shown.length - 1] = { line, times: last.times + 1 }
    else shown.push({ line, times: 1 })
  }
  return shown.map(({ line, times }) => (times > 1 ? { ...line, text: `${line.text} (×\u00a0${times})` } : line))
}

/** Makes sentences of the engine plain: the ids of tiles and the numbers of rotations are for those who type; the map shows
both. A rotation stands behind a cell: "at 2,-1, rotation 3". Cells are written as everywhere in the page. */
export function plainly(kinds: Kinds): (text: string) => string {
  const ids = new RegExp(` \\((?:${[...kinds.keys()].map((id) => id.replace(/\W/g, '\\$&')).join('|')})\\)`, 'g')
  return (text) =>
    text
      .replace(ids, '')
      .replace(/(-?\d+,-?\d+.*?), \p{L}+ [0-5](?=[.,]|$)/u, '$1')
      .replace(/-?\d+,-?\d+/g, (cell) => cell.replaceAll('-', '−'))
}

/** The seat that did it; `null` if the event is about the game, for example that a phase begins. */
export function seatOf(event: Event): Seat | null {
  return 'seat' in event ? event.seat : null
}

/** The cells that an event is about. */
export function cellsOf(event: Event): Hex[] {
  const at = 'at' in event ? event.at : null
  const [from, to] = 'from' in event ? [event.from, 'to' in event ? event.to : null] : [null, null]
  return [at, from, to].filter((cell) => cell !== null)
}
