// The names by which studies mark things of a table: what the page calls them. A thing of the board has its anchor, a cell of a
// map `cell:` and its place.

const CELL = 'cell:'

/** The thing with a name, if it can be seen now. */
export function thingOf(name: string): Element | null {
  const found = name.startsWith(CELL)
    ? document.querySelectorAll(`[data-piece="${CSS.escape(name.slice(CELL.length))}"]`)
    : document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null
}

/** The name of what lies at a point of the window; `null` if nothing there has one. */
export function nameAt(x: number, y: number): string | null {
  return document.elementsFromPoint(x, y).reduce<string | null>((name, each) => name ?? nameOf(each), null)
}

/** The name of a thing, or of what it belongs to. */
export function nameOf(element: Element): string | null {
  const thing = element.closest('[data-anchor], [data-piece]')
  const piece = thing?.getAttribute('data-piece')
  return thing?.getAttribute('data-anchor') ?? (piece ? CELL + piece : null)
}
