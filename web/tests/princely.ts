// The real engine under Node, and positions of real games for tests: no rule is written here.

import { readFileSync } from 'node:fs'
import * as princely from '../engine/princely.js'
import type { Engine, Seat, Table } from '../src/engine/engine.ts'
import type { Kept } from '../src/engine/shelf.ts'
import type { Choices, View } from '../src/generated/fuerstenfeld.ts'
import { against, newGame, type Wish } from '../src/table/opening.ts'

princely.initSync({ module: new WebAssembly.Module(readFileSync(new URL('../engine/princely_bg.wasm', import.meta.url))) })
export const engine: Engine = princely

/** A game with luck that is always the same. */
export function game(luck: string, wish: Partial<Wish> = {}): Kept {
  return newGame(engine, { ...against('fuerstenfeld', 3, 'easy', 'base', true), ...wish }, 0, luck.repeat(32))
}

/** A table that bots have played on until a position is as wanted, and the seat of somebody who followed it. */
export function played(kept: Kept, viewer: number, until: (view: View, choices: Choices | null) => boolean): { table: Table; seat: Seat } {
  const table = engine.Table.open(kept.opening)
  const seat = engine.Seat.sit(table.hello({ type: 'seat', seat: viewer }, 0))
  const bot = engine.Bot.named(kept.opening.terms, 'greedy')
  table.begin(0)
  for (;;) {
    const { told } = table.accept()
    seat.hear(told[viewer]!.told.entries)
    const { view, choices, turn } = seat.position()
    if (until(view as View, choices as Choices | null)) return { table, seat }
    if (turn.type !== 'seats') throw new Error('the game is over')
    const acting = turn.seats[0]!
    bot.askAt(table, acting, table.version)
    let advice = bot.goOn(50)
    while (!advice) advice = bot.goOn(50)
    const action = advice.lines[0]!.actions[0]!
    const { sitter } = kept.opening.chairs[acting]!
    if (sitter.type === 'bot') table.decideForBot(acting, table.version, [action], 0)
    else table.decide(acting, { type: 'act', id: `a${table.version}`, version: table.version, actions: [action] }, 0)
  }
}
