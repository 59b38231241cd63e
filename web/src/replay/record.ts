// The record that is being watched. It lasts as long as the tab, also over a reload.

const KEY = 'princely.record'
let text: string | null = null

export function keepRecord(record: string) {
  text = record
  try {
    sessionStorage.setItem(KEY, record)
  } catch {
    // Too long for the browser: it lasts as long as the page.
  }
}

export function keptRecord(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEY)
  } catch {
    return text
  }
}

/** The records of a file: one as a whole, or one on each line. */
export function recordsIn(file: string): string[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '')
  const each = lines.every((line) => line.trimStart().startsWith('{') && line.trimEnd().endsWith('}'))
  return each && lines.length > 0 ? lines : [file]
}
