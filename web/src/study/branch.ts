// Leaving a record: a table of this device that begins where some of its entries lead, and the way back with what was played there.

import { randomId } from '../core/id.ts'
import type { GameId } from '../core/router.ts'
import type { Engine, Opening } from '../engine/engine.ts'
import { FRESH, type Kept } from '../engine/shelf.ts'
import type { AnyAction, AnyOptions } from '../generated/games.ts'
import type { Chair, Sitter } from '../generated/protocol.ts'
import { LOCAL } from '../table/opening.ts'
import type { Entry } from './study.ts'

/** A record, as far as leaving it needs to know. */
export interface Recorded {
  game: string
  rules: number
  options: AnyOptions
  setup: unknown
  log: readonly Entry[]
  seen_by?: unknown
  meta?: unknown
}

/** The journal of a table at which these entries were played. */
export function journalOf({ setup }: Pick<Recorded, 'setup'>, log: readonly Entry[], now: number): string[] {
  const entries = log.map((entry) =>
    'draw' in entry ? { type: 'draw', draw: entry.draw } : { type: 'act', seat: entry.seat, id: null, actions: [entry.action] },
  )
  return [{ type: 'set_up', setup }, ...entries].map((what, index) => JSON.stringify({ version: index + 1, at: now, ...what }))
}

/** A table that agrees on what the record agrees on. Its luck is new. */
function openingOf({ game, rules, options }: Recorded, chairs: Chair[]): Opening {
  return {
    terms: { game, rules, options, pace: { type: 'untimed' }, aid: 'none', hints: true, spectators: 'live' },
    chairs,
    manner: { bot_ms: 0, stand_in: 'medium', time_out: 'stand_in' },
    luck: { secret: randomId() + randomId(), seats: chairs.map(() => null) },
  }
}

/** The record of a game in which these entries were played. The engine checks each. */
export function recordOf(engine: Engine, record: Recorded, seats: number, log: readonly Entry[]): string {
  const person: Sitter = { type: 'person' }
  const chairs = Array.from({ length: seats }, (): Chair => ({ name: null, sitter: person }))
  const table = engine.Table.reopen(openingOf(record, chairs), journalOf(record, log, 0))
  try {
    const { meta } = record
    return JSON.stringify({ ...(JSON.parse(table.record()) as object), ...(meta != null && { meta }) })
  } finally {
    table.free()
  }
}

export interface Branch {
  kept: Kept
  journal: string[]
}

/** A game of this device that goes on after these entries. `bots`: the level of each seat that a bot plays; `null` for the
reader. */
export function branchAt(
  record: Recorded,
  log: readonly Entry[],
  names: readonly (string | null)[],
  bots: readonly (string | null)[],
  now: number,
): Branch {
  const chairs = names.map((name, seat): Chair => {
    const level = bots[seat] ?? null
    return { name, sitter: level === null ? { type: 'person' } : { type: 'bot', level } }
  })
  const kept: Kept = {
    id: LOCAL + randomId().slice(0, 16),
    game: record.game as GameId,
    opening: openingOf(record, chairs),
    mine: chairs.flatMap(({ sitter }, seat) => (sitter.type === 'person' ? [seat] : [])),
    began: now,
    touched: now,
    learned: null,
    practice: true,
    summary: { ...FRESH, practice: true },
  }
  return { kept, journal: journalOf(record, log, now) }
}

/** The entries that were played at a table, with steps of a seat that are not sent yet. */
export function playedAt(
  engine: Engine,
  { opening }: Kept,
  journal: readonly string[],
  seat: number,
  actions: AnyAction[],
): readonly Entry[] {
  const table = engine.Table.reopen(opening, [...journal])
  try {
    if (actions.length > 0) {
      const { store } = table.decide(seat, { type: 'act', id: randomId(), version: table.version, actions }, Date.now())
      if (store.length > 0) table.accept()
    }
    return (JSON.parse(table.record()) as Recorded).log
  } finally {
    table.free()
  }
}
