// Keys of a table act on the table alone: while a window lies above it, they are the window's.

/** Whether a window lies above the page. */
export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
