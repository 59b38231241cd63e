// The real engine under Node, and positions of real games for tests and pictures: no rule is written here.

import { readdirSync, readFileSync } from 'node:fs'
import * as princely from '../engine/princely.js'
import type { Engine, Seat, Table } from '../src/engine/engine.ts'
import type { Kept } from '../src/engine/shelf.ts'
import type { Choices, View } from '../src/generated/fuerstenfeld.ts'
import { against, newGame, type Wish } from '../src/table/opening.ts'

princely.initSync({ module: new WebAssembly.Module(readFileSync(new URL('../engine/princely_bg.wasm', import.meta.url))) })
export const engine: Engine = princely

const locales = new URL('../../crates/words/locales/', import.meta.url)

/** The texts of a language's files that the page hands to the engine. */
export function wordsIn(code: string): string[] {
  const files = readdirSync(new URL(`${code}/`, locales)).filter((file) => file !== 'play.ftl')
  return files.sort().map((file) => readFileSync(new URL(`${code}/${file}`, locales), 'utf8'))
}
for (const code of ['de', 'it', 'hu'] as const) engine.learn(code, wordsIn(code))

/** A game with luck that is always the same. */
export function game(luck: string, wish: Partial<Wish> = {}): Kept {
  return newGame(engine, { ...against('fuerstenfeld', 3, 'easy', 'base', true), ...wish }, Date.UTC(2026, 0, 1), luck.repeat(32))
}

export interface Played {
  table: Table
  seat: Seat
  journal: string[]
}

/** A table that a bot has played for everybody until a position is as wanted; and the seat view of one who followed. */
export function played(kept: Kept, viewer: number, until: (view: View, choices: Choices | null) => boolean, level = 'greedy'): Played {
  const table = engine.Table.open(kept.opening)
  const seat = engine.Seat.sit(table.hello({ type: 'seat', seat: viewer }, 0))
  const bot = engine.Bot.named(kept.opening.terms, level)
  const journal: string[] = []
  let decided = table.begin(kept.began)
  for (;;) {
    if (decided.store.length === 0) throw new Error(JSON.stringify(decided.answer))
    journal.push(...decided.store.map(({ text }) => text))
    const { told } = table.accept()
    seat.hear(told[viewer]!.told.entries)
    const { view, choices, turn } = seat.position()
    if (until(view as View, choices as Choices | null)) return { table, seat, journal }
    if (turn.type !== 'seats') throw new Error('the game is over')
    const acting = turn.seats[0]!
    bot.askAt(table, acting, table.version)
    let action = bot.play(50)
    while (!action) action = bot.play(50)
    const { sitter } = kept.opening.chairs[acting]!
    const { version } = table
    decided =
      sitter.type === 'bot'
        ? table.decideForBot(acting, version, [action], kept.began)
        : table.decide(acting, { type: 'act', id: `a${version}`, version, actions: [action] }, kept.began)
  }
}
