import { expect, test } from 'vitest'
import { cellsOf, counted, dealOf, dealt, plainly, seatOf, type Deal } from '../src/game/principati/log/log.ts'
import { kindsOf } from '../src/game/principati/tiles/catalogue.ts'
import type { Action, Event, Good } from '../src/generated/principati.ts'
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
      expect(short).toContain('2,−1')
      expect(short).not.toMatch(/H02| 4/)
    }
  }
  // Everything else stays.
  expect(plain('You sell 3 stones for 6 pecunia.')).toBe('You sell 3 stones for 6 pecunia.')
  // A place is written as everywhere in the page.
  expect(plain('Anna builds a well at -2,-1.')).toBe('Anna builds a well at −2,−1.')
})

test('purchases in a row are one line, in whatever order the goods came, and so are sales', () => {
  const event = (type: 'sold' | 'bought', good: Good, price: number): Event => ({ type, seat: 0, good, price })
  const line = (version: number, seat: number | null, text: string, told?: Event) => ({
    version,
    text,
    seat,
    cells: [],
    deal: told ? dealOf(told) : null,
  })
  const bought = (version: number, good: Good, seat = 0) => line(version, seat, `buys ${good}`, event('bought', good, 5))
  const lines = [
    bought(1, 'stone'),
    bought(1, 'beam'),
    bought(2, 'stone'),
    line(3, 0, 'sells tool', event('sold', 'tool', 1)),
    line(3, 0, 'sells tool', event('sold', 'tool', 1)),
    line(4, 0, 'ends'),
    bought(5, 'stone'),
    bought(6, 'stone', 1),
  ]
  const says = (seat: number | null, { does, goods, price }: Deal) => `${seat} ${does} ${JSON.stringify(goods)} ${price}`
  expect(dealt(lines, says).map(({ version, text }) => [version, text])).toEqual([
    [2, '0 bought {"stone":2,"beam":1} 15'],
    [3, '0 sold {"tool":2} 2'],
    [4, 'ends'],
    [5, 'buys stone'],
    [6, 'buys stone'],
  ])
})

test('a line has the crest of whoever did it, and none if it tells of the game', () => {
  expect(seatOf({ type: 'cannot_place', seat: 1 })).toBe(1)
  expect(seatOf({ type: 'round_began', round: 2, first: 0, closing: false })).toBeNull()
  expect(seatOf({ type: 'end_triggered', seat: null, reason: 'max_rounds' })).toBeNull()
})

test('a line shows the cells it speaks of', () => {
  expect(cellsOf({ type: 'cannot_place', seat: 1 })).toEqual([])
  expect(cellsOf({ type: 'built', seat: 1, building: 'well', at: [0, -1] })).toEqual([[0, -1]])
  expect(cellsOf({ type: 'building_moved', seat: 1, building: 'well', from: [1, 2], to: [0, -1] })).toEqual([
    [1, 2],
    [0, -1],
  ])
  expect(cellsOf({ type: 'figure_moved', seat: 1, who: 'master', from: null, to: [3, 0] })).toEqual([[3, 0]])
})
