// Whether the server knows the reader, remembered in this browser.

const PLAYER = 'princely.player'

/** From now on the server knows the reader; only then does home ask for their tables. */
export function rememberPlayer() {
  try {
    localStorage.setItem(PLAYER, 'known')
  } catch {
    // Then home shows no tables of the server; the lobby does.
  }
}

/** Whether the server knows the reader. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(PLAYER) !== null
  } catch {
    return false
  }
}
