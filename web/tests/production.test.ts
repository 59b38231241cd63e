// The production graph, from positions of real games.

import { expect, test } from 'vitest'
import { printedOf } from '../src/game/principati/production/printed.ts'
import { filled, graphOf, mainNeed, SPOTS, type Standing } from '../src/game/principati/production/production.ts'
import { partsAt } from '../src/game/principati/points/worth.ts'
import type { Action, Answer, Choices, View } from '../src/generated/principati.ts'
import { against } from '../src/table/opening.ts'
import { game, played } from './princely.ts'

test('every building has a place of its own, after all that it needs', () => {
  expect(new Set(SPOTS.map(({ column, row }) => `${column} ${row}`)).size).toBe(SPOTS.length)
  for (const { building, needs, column } of SPOTS) {
    for (const need of needs)
      expect(SPOTS.find((spot) => spot.building === need)!.column, `${need} before ${building}`).toBeLessThan(column)
  }
  expect(mainNeed(['well', 'windmill', 'lumberjack'])).toBe('windmill')
  expect(mainNeed([])).toBeNull()
})

test('the graph says of each building what the engine says, and what one more would set to work', () => {
  const states = new Set<Standing['is']>()
  const kept = game('12', { ...against('principati', 2, 'easy', 'base', true), rounds: 14 })
  for (const round of [4, 12]) {
    const { seat } = played(
      kept,
      0,
      ((view: View, choices: Choices | null) => view.round >= round && choices?.offer.type === 'construct') as never,
    )
    const tiles = (seat.position().view as View).tiles.filter(({ owner }) => owner === 0)
    const empty = tiles.flatMap(({ at, slots }) => slots.flatMap(({ building }, slot) => (building ? [] : [{ at, slot }])))
    const prospects = empty.flatMap(({ at, slot }) => {
      const found = seat.answer({ type: 'slot', at, slot }) as Answer
      return found.type === 'slot' ? found.buildings.map((prospect) => ({ at, slot, prospect })) : []
    })
    for (const { building, standing } of graphOf(tiles, prospects)) {
      states.add(standing.is)
      const works = tiles.flatMap(({ slots }) => slots).filter((slot) => slot.building === building && slot.work && !slot.work.missing)
      expect(standing.is === 'works', building).toBe(works.length > 0)
      if (standing.is !== 'ready' && standing.is !== 'dear') continue
      const { prospect } = prospects.find(
        ({ at, slot, prospect: each }) => at === standing.at && slot === standing.slot && each.choice.building === building,
      )!
      expect(prospect.choice.refused === null, building).toBe(standing.is === 'ready')
      expect(prospect.work?.missing, building).toBeNull()
      expect(
        prospect.effects?.starts.map((site) => site.building),
        building,
      ).toEqual(expect.arrayContaining(standing.frees))
    }
  }
  expect([...states]).toEqual(expect.arrayContaining(['works', 'lacks', 'none']))
  expect(states.has('ready') || states.has('dear')).toBe(true)
}, 30_000)

test('a full production uses the workers who are left, of what is scarcest first, and goes on from what was planned', () => {
  const workplace = (column: number, good: 'fish' | 'water', capacity: number) =>
    ({
      building: 'well',
      at: [column, 0],
      slot: 0,
      work: { missing: null, product: { type: 'good', good }, capacity, made: 0 },
      refused: null,
    }) as never
  const produce = (column: number): Action => ({ type: 'produce', at: [column, 0], slot: 0 })
  const workers = 4
  const possible = (actions: Action[]) =>
    actions.length <= workers && actions.filter((each) => JSON.stringify(each) === JSON.stringify(produce(2))).length <= 1
  expect(filled([], [workplace(1, 'fish', 2), workplace(2, 'water', 1)], { fish: 3 }, possible)).toEqual([
    produce(2),
    produce(1),
    produce(1),
  ])
  expect(filled([produce(1), produce(1)], [workplace(1, 'fish', 9), workplace(2, 'water', 1)], { fish: 3 }, possible)).toEqual([
    produce(1),
    produce(1),
    produce(2),
    produce(1),
  ])
  expect(filled([], [], {}, possible)).toEqual([])
})

test('a building says whom it serves, by what is printed', () => {
  expect(printedOf('coal_mine').serves).toEqual(['metallurgist', 'mint', 'jeweller', 'blacksmith'])
})

test('the tiles of a realm count for what its buildings score', () => {
  const kept = game('12', { ...against('principati', 2, 'easy', 'base', true), rounds: 8 })
  const { seat } = played(
    kept,
    0,
    ((view: View, choices: Choices | null) => view.round >= 6 && choices?.offer.type === 'construct') as never,
  )
  const view = seat.position().view as View
  for (const owner of [0, 1]) {
    const parts = view.tiles.filter((tile) => tile.owner === owner).flatMap(({ at }) => partsAt(view, at))
    const sum = parts.filter(({ reason }) => reason.type === 'building').reduce((all, { points }) => all + points, 0)
    expect(sum).toBe(view.players[owner]!.points.items.find(({ item }) => item === 'buildings')!.points)
  }
})
