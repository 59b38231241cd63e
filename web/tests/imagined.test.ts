// Questions about steps that are not sent yet, asked of the real engine.

import { expect, test } from 'vitest'
import type { Action, Answer, Choices, View } from '../src/generated/principati.ts'
import '../src/app/games.ts'
import { gameOf } from '../src/table/games.ts'
import { Imagined } from '../src/table/imagined.ts'
import { against, newGame } from '../src/table/opening.ts'
import type { SeenEntry } from '../src/generated/protocol.ts'
import { engine } from './princely.ts'

const kept = newGame(engine, against('principati', 2, 'easy', 'base', true, 3), 0, '07'.repeat(32))

/** A game that bots have played for both until a position is as wanted, and everything that seat 0 was told. */
function playedUntil(until: (view: View, choices: Choices | null) => boolean): SeenEntry[] {
  const table = engine.Table.open(kept.opening)
  const seat = engine.Seat.sit(table.hello({ type: 'seat', seat: 0 }, 0))
  const bot = engine.Bot.named(kept.opening.terms, 'greedy')
  const told: SeenEntry[] = []
  table.begin(0)
  for (;;) {
    const { entries } = table.accept().told[0]!.told
    told.push(...entries)
    seat.hear(entries)
    const { view, choices, turn } = seat.position()
    if (until(view as View, choices as Choices | null)) return told
    if (turn.type !== 'seats') throw new Error('the game is over')
    const acting = turn.seats[0]!
    bot.askAt(table, acting, table.version)
    let action = bot.play(50)
    while (!action) action = bot.play(50)
    if (acting === 1) table.decideForBot(acting, table.version, [action], 0)
    else table.decide(acting, { type: 'act', id: `a${table.version}`, version: table.version, actions: [action] }, 0)
  }
}

test('an answer holds after the steps of the draft, and without them again', () => {
  const told = playedUntil((view, choices) => view.phase === 'place' && choices?.offer.type === 'place' && choices.offer.extra.length > 0)
  const table = engine.Table.open(kept.opening)
  const sit = () => {
    const seat = engine.Seat.sit(table.hello({ type: 'seat', seat: 0 }, 0))
    seat.hear(told)
    return seat
  }
  const now = sit()
  const { offer } = now.position().choices as Choices
  if (offer.type !== 'place') throw new Error('not placing')
  const tile = offer.extra[0]!.tile
  const places = now.answer({ type: 'places', tile }) as Answer
  if (places.type !== 'places') throw new Error('no places')
  const { at, rotations } = places.cells[0]!
  const step: Action = { type: 'place_extra', tile, at, rotation: rotations[0]!, stock_board: null }
  const imagined = new Imagined({ sit, seat: 0, seen: gameOf('principati').seen })
  const question = { type: 'cell', at } as const
  expect(imagined.answer(told.length, [], question)).toEqual(now.answer(question))
  expect(imagined.answer(told.length, [step], question)).toMatchObject({ type: 'cell', refused: { rule: 'P-PLACE-02' } })
  expect(imagined.answer(told.length, [], question)).toEqual(now.answer(question))
  // A question after impossible steps has no answer, and does no harm.
  expect(imagined.answer(told.length, [{ type: 'end_phase' }, { type: 'end_phase' }], question)).toBeNull()
  expect(imagined.answer(told.length, [step], question)).toMatchObject({ refused: { rule: 'P-PLACE-02' } })
})

test('a turn that is tried out has answers too, after its steps and after taking them back', () => {
  const told = playedUntil((view) => view.round === 2 && view.phase === 'place' && view.to_act[0] === 1)
  const table = engine.Table.open(kept.opening)
  const sit = () => {
    const seat = engine.Seat.sit(table.hello({ type: 'seat', seat: 0 }, 0))
    seat.hear(told)
    seat.goAhead()
    return seat
  }
  const now = sit()
  expect(now.canGoAhead).toBe(false)
  const { phase } = now.position().view as View
  const { offer } = now.position().choices as Choices
  // The player who goes first in this round has laid a tile already, and would move masters next.
  expect([phase, offer.type]).toEqual(offer.type === 'place' ? ['place', 'place'] : ['masters', 'masters'])
  const { actions } = now.legal()
  const step = actions[0]!
  const imagined = new Imagined({ sit, seat: 0, seen: gameOf('principati').seen, takesBack: false })
  const legal = (steps: typeof actions) => imagined.with(told.length, steps, (seat) => seat.legal())
  expect(legal([])).toEqual(now.legal())
  expect(legal([step])).not.toEqual(now.legal())
  expect(legal([])).toEqual(now.legal())
})

test('an action that was seen done can be done again', () => {
  for (const [game, action] of [
    ['principati', { type: 'end_phase' }],
    ['fuerstenfeld', { type: 'sell_nothing' }],
  ] as const) {
    expect(gameOf(game).done(gameOf(game).seen(action))).toEqual(action)
  }
})
