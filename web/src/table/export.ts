// A game of this device as a file: its record, as `docs/records.md` describes it.

import type { Engine } from '../engine/engine.ts'
import type { Kept, Shelf } from '../engine/shelf.ts'

/** The record of the line that stands, everything shown. */
export async function recordOf(engine: Engine, shelf: Shelf, game: Kept): Promise<string> {
  const table = engine.Table.reopen(game.opening, await shelf.journal(game.id))
  try {
    return table.record()
  } finally {
    table.free()
  }
}

/** Hands the record to the browser to be saved. */
export async function exportGame(engine: Engine, shelf: Shelf, game: Kept) {
  const url = URL.createObjectURL(new Blob([await recordOf(engine, shelf, game)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${game.game}-${new Date(game.began).toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
