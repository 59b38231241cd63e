// What could be built with a few more goods, asked of the real engine.

import { expect, test } from 'vitest'
import type { Seat } from '../src/engine/engine.ts'
import type { Answer, Choices, View } from '../src/generated/principati.ts'
import { Keeping } from '../src/game/principati/panels/keeping.ts'
import { paidFor, wantedOf } from '../src/game/principati/panels/wanted.ts'
import { against } from '../src/table/opening.ts'
import { game, played } from './princely.ts'

const kept = game('1b', { ...against('principati', 2, 'easy', 'base', true), rounds: 12 })

/** What could stand on the empty slots of the viewer. */
function prospectsOf(seat: Seat) {
  const { tiles } = seat.position().view as View
  const empty = tiles.flatMap(({ at, owner, slots }) =>
    owner === 0 ? slots.flatMap(({ building }, slot) => (building === null ? [{ at, slot }] : [])) : [],
  )
  return empty.flatMap((site) => {
    const answer = seat.answer({ type: 'slot', ...site }) as Answer
    return answer.type === 'slot' ? answer.buildings.map((prospect) => ({ ...site, prospect })) : []
  })
}
const goodsOf = (seat: Seat) => {
  const offer = (seat.position().choices as Choices | null)?.offer
  return offer?.type === 'trade' ? offer.goods : []
}

test('whoever buys what a building is short of can pay for it', () => {
  let bought = 0
  for (const round of [2, 5, 8]) {
    let tried = 0
    const until = (view: unknown, choices: unknown) => (view as View).round >= round && (choices as Choices | null)?.offer.type === 'trade'
    const { seat } = played(kept, 0, until)
    const [all, wanted] = [prospectsOf(seat), wantedOf(prospectsOf(seat), goodsOf(seat))]
    expect(new Set(wanted.map(({ building }) => building)).size).toBe(wanted.length)
    // Useful ones come first.
    expect(wanted.map(({ works }) => works)).toEqual(wanted.map(({ works }) => works).toSorted((a, b) => Number(b) - Number(a)))
    const { pecunia } = (seat.position().view as View).players[0]!
    for (const { actions, building, at, price } of wanted) {
      const { preview } = seat.preview(actions)
      if (!preview) continue
      tried += 1
      expect((preview.view as View).players[0]!.pecunia).toBe(pecunia - price)
      seat.hear([
        {
          version: seat.version + 1,
          at: 0,
          type: 'act',
          seat: 0,
          steps: actions.map((action) => ({ action: { type: 'open', action }, uncovers: [] })),
        },
      ])
      const now = prospectsOf(seat).find(
        ({ at: there, prospect: { choice } }) => choice.building === building && String(there) === String(at),
      )
      expect(now?.prospect.choice.missing, building).toEqual({})
      seat.hear([{ version: seat.version + 1, at: 0, type: 'undo', seat: 0, takes_back: [seat.version], offer: null }])
    }
    const refused = wanted.filter(({ actions }) => seat.preview(actions).refused !== null)
    expect(tried + refused.length).toBe(wanted.length)
    bought += tried
    for (const building of paidFor(all))
      expect(all.some(({ prospect: { choice } }) => choice.building === building && choice.refused === null)).toBe(true)
  }
  expect(bought).toBeGreaterThan(3)
})

test('what stood somewhere in the market stays there: new rows come last, and none goes away', () => {
  const kept = new Keeping()
  expect(kept.arrange(['beam', 'tool', 'stone'])).toEqual(['beam', 'tool', 'stone'])
  expect(kept.arrange(['stone', 'fish', 'beam'])).toEqual(['beam', 'tool', 'stone', 'fish'])
  expect(kept.arrange([])).toEqual(['beam', 'tool', 'stone', 'fish'])
})
