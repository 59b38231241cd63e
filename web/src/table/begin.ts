// Begins a game of this device and goes to its table. Fetched when it is wanted: home does not wait for it.

import { engine } from '../engine/engine.ts'
import { openShelf } from '../engine/shelf.ts'
import { place } from '../shell/place.svelte.ts'
import type { GameId } from '../shell/router.ts'
import { guidedGame, newGame, type Wish } from './opening.ts'

/** Begins what is wished for, or the guided game. */
export async function begin(wish: Wish | { guided: GameId }) {
  const [princely, shelf] = await Promise.all([engine(), openShelf()])
  const game = 'guided' in wish ? guidedGame(princely, Date.now(), wish.guided) : newGame(princely, wish, Date.now())
  await shelf.put(game)
  // Games against bots live here only: ask the browser not to tidy them away.
  void navigator.storage?.persist?.()
  place.go({ at: 'table', id: game.id })
}
