// The lines of the log as they are shown.

import type { LogLine } from './table.ts'

/** What happened several times in a row is one line with a count, such as four stones from one quarry. */
export function counted(lines: readonly LogLine[]): LogLine[] {
  const shown: { line: LogLine; times: number }[] = []
  for (const line of lines) {
    const last = shown.at(-1)
    if (last && last.line.version === line.version && last.line.text === line.text) last.times += 1
    else shown.push({ line, times: 1 })
  }
  return shown.map(({ line, times }) => (times > 1 ? { ...line, text: `${line.text} (×\u00a0${times})` } : line))
}
