// A game of this device as a file: its record, as `docs/records.md` describes it.

import type { Engine } from '../engine/engine.ts'
import type { Kept, Shelf } from '../engine/shelf.ts'

/** The record of the line that stands, everything shown, with the names of the players. */
export async function recordOf(engine: Engine, shelf: Shelf, game: Kept): Promise<string> {
  const table = engine.Table.reopen(game.opening, await shelf.journal(game.id))
  try {
    return noted(table.record(), game)
  } finally {
    table.free()
  }
}

/** What records may note beside the game (docs/records.md): who is called how, and which bots played. */
function noted(record: string, { opening: { chairs } }: Kept): string {
  const meta = {
    names: chairs.map(({ name }) => name),
    seats: chairs.map(({ sitter }) => (sitter.type === 'bot' ? sitter.level : 'human')),
  }
  return JSON.stringify({ ...(JSON.parse(record) as object), meta })
}

/** Hands the record to the browser to be saved. */
export async function exportGame(engine: Engine, shelf: Shelf, game: Kept) {
  saveRecord(game.game, game.began, await recordOf(engine, shelf, game))
}

/** Hands a text to the browser to be saved. */
export function saveRecord(game: string, when: number, record: string) {
  const url = URL.createObjectURL(new Blob([record], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${game}-${new Date(when).toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
