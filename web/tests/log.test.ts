import { expect, test } from 'vitest'
import { cellsOf, counted, plainly, seatOf } from '../src/game/principati/log/log.ts'
import { kindsOf } from '../src/game/principati/tiles/catalogue.ts'
import type { Action } from '../src/generated/principati.ts'
import { against, newGame } from '../src/table/opening.ts'
import { engine } from './princely.ts'

test('what somebody does several times in a row is one line with a count, which leads to the last of them', () => {
  const line = (version: number, text: string, seat: number | null = 0) => ({ version, text, seat, cells: [] })
  const lines = [
    line(1, 'A stone.'),
    line(1, 'A stone.'),
    line(1, 'A beam.'),
    line(1, 'A stone.'),
    line(2, 'A stone.'),
    line(3, 'A stone.', 1),
    line(4, 'Now.', null),
    line(5, 'Now.', null),
  ]
  expect(counted(lines).map(({ text, version }) => [version, text])).toEqual([
    [1, 'A stone. (×\u00a02)'],
    [1, 'A beam.'],
    [2, 'A stone. (×\u00a02)'],
    [3, 'A stone.'],
    [4, 'Now.'],
    [5, 'Now.'],
  ])
  expect(counted([])).toEqual([])
})

test('sentences of the engine have no ids and no rotations, in every language', () => {
  const plain = plainly(kindsOf({}))
  const { opening } = newGame(engine, against('principati', 2, 'easy', 'base', true, 3), 0, '07'.repeat(32))
  const seat = engine.Seat.sit(engine.Table.open(opening).hello({ type: 'seat', seat: 0 }, 0))
  const place = { type: 'place', q: 2, r: -1 } as const
  const name = (kind: string, id: string) => ({ type: 'name', kind, id }) as const
  const seats = { seat: { type: 'seat', seat: 1 }, owner: { type: 'seat', seat: 0 } } as const
  const rot = { type: 'number', value: 4 } as const
  for (const language of ['en', 'de', 'it', 'hu'] as const) {
    const tile = engine.name('principati', 'tile', 'H02', language)
    expect(tile).toContain('(H02)')
    const said = seat.sentences(
      [
        { id: 'p-event-placed', args: { ...seats, tile: name('tile', 'H02'), at: place, rot } },
        { id: 'p-event-placed-extra', args: { ...seats, tile: name('tile', 'H02'), at: place, rot } },
        { id: 'p-event-tile-moved', args: { ...seats, tile: name('tile', 'H02'), from: place, to: { ...place, q: -3 }, rot } },
      ],
      language,
    )
    const done = (['place', 'place_extra'] as const).map((type): Action =>
      type === 'place'
        ? { type, tile: 'H02', at: [2, -1], rotation: 4 }
        : { type, tile: 'H02', at: [2, -1], rotation: 4, stock_board: null },
    )
    for (const text of [...said, ...done.map((action) => seat.actionText(action, language))]) {
      expect(text).toMatch(/H02.* 4/)
      const short = plain(text)
      expect(short).toContain(tile.replace(' (H02)', ''))
      expect(short).toMatch(/2,[-−]1/)
      expect(short).not.toMatch(/H02| 4/)
    }
  }
  // Everything else stays.
  for (const text of ['You sell 3 stones for 6 pecunia.', 'Anna builds a well at 2,-1.']) expect(plain(text)).toBe(text)
})

test('a line has the crest of whoever did it, and none if it tells of the game', () => {
  expect(seatOf({ id: 'x', args: { seat: { type: 'seat', seat: 1 } } })).toBe(1)
  expect(seatOf({ id: 'x', args: { phase: { type: 'name', kind: 'phase', id: 'trade' }, first: { type: 'seat', seat: 0 } } })).toBeNull()
})

test('a line shows the cells it speaks of', () => {
  expect(
    cellsOf({
      id: 'x',
      args: {
        from: { type: 'place', q: 1, r: 2 },
        all: {
          type: 'list',
          items: [
            { type: 'place', q: 0, r: -1 },
            { type: 'number', value: 3 },
          ],
        },
      },
    }),
  ).toEqual([
    [1, 2],
    [0, -1],
  ])
})
