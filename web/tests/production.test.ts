// The production graph, from positions of real games.

import { expect, test } from 'vitest'
import { printedOf } from '../src/game/principati/production/printed.ts'
import { graphOf, mainNeed, SPOTS, type Standing } from '../src/game/principati/production/production.ts'
import { partsAt } from '../src/game/principati/points/worth.ts'
import type { Answer, Choices, View } from '../src/generated/principati.ts'
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
