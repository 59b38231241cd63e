import { describe, expect, test } from 'vitest'
import type { Hex } from '../src/generated/hex.ts'
import {
  boundsOf,
  centred,
  fit,
  middleOf,
  moved,
  NO_INSETS,
  revealing,
  toMap,
  toWindow,
  zoomed,
} from '../src/game/principati/map/camera.ts'
import { edgeNumbers } from '../src/game/principati/map/edges.ts'
import { frameOf, overviewOf, placeIn, seenOf, showsAll } from '../src/game/principati/map/overview.ts'
import { cellAt, centre, neighbour, type Point } from '../src/game/principati/tiles/geometry.ts'
import { next, RESTING, type MapGesture, type MapInput } from '../src/game/principati/map/mapgesture.ts'

const size = { width: 800, height: 600 }
const near = (a: Point, b: Point) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-6)

describe('the camera', () => {
  const camera = { x: 120, y: -40, scale: 0.4 }
  test('leads from the window to the map and back', () =>
    near(toMap(camera, size, toWindow(camera, size, { x: 33, y: 77 })), { x: 33, y: 77 }))
  test('keeps the place under the pointer while it zooms', () => {
    const point = { x: 610, y: 90 }
    near(toMap(zoomed(camera, size, point, 1.7), size, point), toMap(camera, size, point))
  })
  test('moves with the finger', () =>
    near(toWindow(moved(camera, 30, -12), size, { x: 0, y: 0 }), {
      x: toWindow(camera, size, { x: 0, y: 0 }).x + 30,
      y: toWindow(camera, size, { x: 0, y: 0 }).y - 12,
    }))
  test('fits all cells between the panels', () => {
    const insets = { top: 50, right: 200, bottom: 80, left: 120 }
    const cells = [centre([-4, 2]), centre([5, -3]), centre([0, 6])]
    const whole = fit(boundsOf(cells), size, insets)
    for (const cell of cells) {
      const { x, y } = toWindow(whole, size, cell)
      expect(x).toBeGreaterThan(insets.left)
      expect(x).toBeLessThan(size.width - insets.right)
      expect(y).toBeGreaterThan(insets.top)
      expect(y).toBeLessThan(size.height - insets.bottom)
    }
  })
  test('has a place in its free middle, and finds it again between other panels', () => {
    const [wide, narrow] = [
      { top: 64, right: 324, bottom: 112, left: 264 },
      { top: 4, right: 88, bottom: 16, left: 4 },
    ]
    const place = { x: -310, y: 95 }
    near(middleOf(centred(place, 0.4, wide), wide), place)
    near(middleOf(centred(middleOf(camera, wide), 0.4, narrow), narrow), middleOf(camera, wide))
  })
  test('stays where it is if a cell is in sight, and shows it if it is not', () => {
    expect(revealing(camera, size, NO_INSETS, { x: 120, y: -40 })).toEqual(camera)
    const far = centre([9, 4])
    const { x, y } = toWindow(revealing(camera, size, NO_INSETS, far), size, far)
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true)
  })
})

test('every cell is found at its middle and near its corners', () => {
  for (let q = -6; q <= 6; q++) {
    for (let r = -6; r <= 6; r++) {
      const { x, y } = centre([q, r])
      for (const [dx, dy] of [
        [0, 0],
        [90, 0],
        [-90, 0],
        [0, 105],
        [0, -105],
        [80, 50],
        [-80, -50],
      ])
        expect(cellAt({ x: x + dx!, y: y + dy! })).toEqual([q, r])
    }
  }
})

test('six steps around a cell lead back', () => {
  let cell: [number, number] = [3, -2]
  for (const direction of [0, 1, 2, 3, 4, 5]) cell = neighbour(cell, direction)
  expect(cell).toEqual([3, -2])
})

describe('fingers on the map', () => {
  const at = (x: number, y = 0) => ({ x, y })
  function run(inputs: MapInput[]): { last: MapGesture; effects: string[] } {
    let gesture: MapGesture = RESTING
    const effects: string[] = []
    for (const input of inputs) {
      const step = next(gesture, input)
      gesture = step.gesture
      if (step.effect) effects.push(step.effect.type)
    }
    return { last: gesture, effects }
  }
  const cases: [string, MapInput[], MapGesture['is'], string[]][] = [
    [
      'a press that hardly moves is a click',
      [
        { type: 'down', id: 1, at: at(0) },
        { type: 'move', id: 1, at: at(3) },
        { type: 'up', id: 1 },
      ],
      'idle',
      ['click'],
    ],
    [
      'a pan never clicks',
      [
        { type: 'down', id: 1, at: at(0) },
        { type: 'move', id: 1, at: at(30) },
        { type: 'move', id: 1, at: at(0) },
        { type: 'up', id: 1 },
      ],
      'idle',
      ['pan', 'pan'],
    ],
    [
      'two fingers zoom',
      [
        { type: 'down', id: 1, at: at(0) },
        { type: 'down', id: 2, at: at(100) },
        { type: 'move', id: 2, at: at(200) },
      ],
      'pinching',
      ['zoom'],
    ],
    [
      'a finished pinch never becomes a drag',
      [
        { type: 'down', id: 1, at: at(0) },
        { type: 'down', id: 2, at: at(100) },
        { type: 'up', id: 2 },
        { type: 'move', id: 1, at: at(90) },
        { type: 'up', id: 1 },
      ],
      'idle',
      [],
    ],
    [
      'what the browser takes away does nothing',
      [
        { type: 'down', id: 1, at: at(0) },
        { type: 'cancel', id: 1 },
      ],
      'idle',
      [],
    ],
  ]
  test.each(cases)('%s', (_, inputs, is, effects) => {
    const ran = run(inputs)
    expect(ran.last.is).toBe(is)
    expect(ran.effects).toEqual(effects)
  })
})

test('the overview holds the whole map, frames what the window shows, and leads back to the map', () => {
  const bounds = { left: -1000, top: -300, right: 2000, bottom: 900 }
  const box = { width: 168, height: 112 }
  const overview = overviewOf(bounds, box)
  const whole = frameOf(bounds, overview, box)
  expect(whole.x).toBeGreaterThanOrEqual(0)
  expect(whole.y).toBeGreaterThanOrEqual(0)
  expect(whole.x + whole.width).toBeLessThanOrEqual(box.width)
  expect(whole.y + whole.height).toBeLessThanOrEqual(box.height)

  const size = { width: 1000, height: 800 }
  const insets = { top: 0, right: 200, bottom: 0, left: 0 }
  const camera = centred({ x: 500, y: 300 }, 0.5, insets)
  const seen = seenOf(camera, size, insets)
  expect((seen.left + seen.right) / 2).toBeCloseTo(500)
  expect((seen.top + seen.bottom) / 2).toBeCloseTo(300)
  expect(seen.right - seen.left).toBeCloseTo(1600)
  expect(showsAll(seen, bounds)).toBe(false)
  expect(showsAll(seenOf(fit(bounds, size, insets), size, insets), bounds)).toBe(true)
  const frame = frameOf(seen, overview, box)
  const middle = placeIn(overview, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 })
  expect(middle.x).toBeCloseTo(500)
  // If the window looks beyond the map, there is still a frame in the box.
  const away = frameOf({ left: 9000, top: 9000, right: 9100, bottom: 9100 }, overview, box)
  expect(away.x).toBeLessThan(box.width)
  expect(away.width).toBeGreaterThan(0)
})

test('the numbers at the edges stand where the column and the row of every cell in sight meet them', () => {
  const cells: Hex[] = [
    [0, 0],
    [3, -2],
    [-4, 5],
    [2, 2],
  ]
  const bounds = boundsOf(cells.map(centre))
  const size = { width: 1000, height: 800 }
  const insets = { top: 60, right: 300, bottom: 100, left: 200 }
  const camera = fit(bounds, size, insets)
  const { columns, rows } = edgeNumbers(camera, size, insets, bounds)
  for (const [q, r] of cells) {
    const { x, y } = toWindow(camera, size, centre([q, r]))
    expect(rows.find(({ number }) => number === r)?.at, `row ${r}`).toBeCloseTo(y)
    // A column runs down and to the right: half a tile for each row.
    const column = columns.find(({ number }) => number === q)
    if (column) expect(column.at + ((y - insets.top - 12) / 168) * 97).toBeCloseTo(x)
  }
  expect(columns.length).toBeGreaterThan(3)
  for (const { at } of columns) expect(at > insets.left && at < size.width - insets.right).toBe(true)
  for (const { at } of rows) expect(at > insets.top && at < size.height - insets.bottom).toBe(true)
})
