// What is advised, as things on the map.

import { expect, test } from 'vitest'
import { advisedBy } from '../src/game/principati/desk/advised.ts'
import type { Action } from '../src/generated/principati.ts'

test('advice stands on the map: tiles with their rotation, arrows, slots; each once, in the order of the steps', () => {
  const actions: Action[] = [
    { type: 'place_extra', tile: 'ST_A', at: [1, 0], rotation: 2, stock_board: null },
    { type: 'farmer_move', from: [4, 1], to: [5, 1], rotation: 1 },
    { type: 'build', building: 'quarry', at: [1, 0], slot: 1, stock_board: null },
    { type: 'produce', at: [2, 2], slot: 0 },
    { type: 'produce', at: [2, 2], slot: 0 },
    { type: 'move_master', who: 'master', from: null, to: [2, 2] },
    { type: 'move_master', who: 'cardinal', from: [2, 2], to: null },
    { type: 'buy', good: 'stone' },
    { type: 'end_phase' },
  ]
  expect(advisedBy(actions, () => 'N01')).toEqual([
    { is: 'tile', at: [1, 0], number: 1, tile: 'ST_A', rotation: 2, from: null },
    { is: 'tile', at: [5, 1], number: 2, tile: 'N01', rotation: 1, from: [4, 1] },
    { is: 'slot', at: [1, 0], number: 3, slot: 1, building: 'quarry', from: null },
    { is: 'slot', at: [2, 2], number: 4, slot: 0, building: null, from: null },
    { is: 'figure', at: [2, 2], number: 5, from: null },
  ])
  expect(advisedBy([{ type: 'end_phase' }], () => null)).toEqual([])
})
