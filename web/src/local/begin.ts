// Begins a game of this device and goes to its table. Fetched only when needed: home does not wait for it.

import { engine } from '../engine/engine.ts'
import { openShelf } from '../engine/shelf.ts'
import { place } from '../core/place.svelte.ts'
import type { GameId } from '../core/router.ts'
import { guidedGame, newGame, type Wish } from '../table/opening.ts'

/** Begins the game of a wish, or a guided game. */
export async function begin(wish: Wish | { guided: GameId }) {
  const [princely, shelf] = await Promise.all([engine(), openShelf()])
  const game = 'guided' in wish ? guidedGame(princely, Date.now(), wish.guided) : newGame(princely, wish, Date.now())
  await shelf.put(game)
  // Games against bots exist only in this browser: ask it not to delete them.
  void navigator.storage?.persist?.()
  place.go({ at: 'table', id: game.id })
}
