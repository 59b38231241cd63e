// The lines of the log as they are shown.

import type { Arg, Message, Seat } from '../../../generated/core.ts'
import type { Hex } from '../../../generated/hex.ts'
import type { Kinds } from '../tiles/catalogue.ts'
import type { LogLine } from '../table.ts'

/** The end of a phase is not told in the log: what comes next shows it. */
export const SAYS_NOTHING = 'p-event-phase-ended'

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
both. A rotation stands behind a cell: "at 2,-1, rotation 3". */
export function plainly(kinds: Kinds): (text: string) => string {
  const ids = new RegExp(` \\((?:${[...kinds.keys()].map((id) => id.replace(/\W/g, '\\$&')).join('|')})\\)`, 'g')
  return (text) => text.replace(ids, '').replace(/(-?\d+,-?\d+.*?), \p{L}+ [0-5](?=[.,]|$)/u, '$1')
}

/** The seat that did it; `null` if the message is about the game, for example that a phase begins. */
export function seatOf({ args: { seat } }: Message): Seat | null {
  return seat?.type === 'seat' ? seat.seat : null
}

/** The cells that a message speaks of. */
export function cellsOf({ args }: Message): Hex[] {
  const cells = (arg: Arg): Hex[] => (arg.type === 'place' ? [[arg.q, arg.r]] : arg.type === 'list' ? arg.items.flatMap(cells) : [])
  return Object.values(args).flatMap(cells)
}
