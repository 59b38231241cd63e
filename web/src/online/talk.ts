// Which lines of the talk at a table the reader has read, remembered in this browser, for the tables of late.

const KEY = 'princely.talk'
const MOST = 50

function all(): Record<string, number> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** The number of the last line that was read at a table; 0 if none was. */
export function lastRead(table: string): number {
  const number = all()[table]
  return typeof number === 'number' ? number : 0
}

/** The lines up to this one are read. */
export function keepRead(table: string, number: number) {
  if (number <= lastRead(table)) return
  const { [table]: _, ...others } = all()
  const latest = [...Object.entries(others), [table, number] as const].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // It is remembered as long as the page.
  }
}
