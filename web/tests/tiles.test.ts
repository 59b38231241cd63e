// Every tile of the printed catalogue, and of any other, can be drawn from its data.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BUILDINGS, TILES, entriesOf } from '../build/catalogue.ts'
import { kindsOf, tileNames, type Kind } from '../src/game/principati/tiles/catalogue.ts'
import { draw, plain } from '../src/game/principati/tiles/face.ts'
import { inside, points, type Curve, type Point } from '../src/game/principati/tiles/geometry.ts'
import { EVERYTHING, groups } from '../src/game/principati/hand/hand.ts'
import { lieOf, type Spot } from '../src/game/principati/tiles/lie.ts'
import { outline } from '../src/game/principati/map/outline.ts'
import type { CatalogueNote } from '../src/generated/principati.ts'
import { engine } from './princely.ts'

const sheet = readFileSync(new URL('../src/art/principati.svg', import.meta.url), 'utf8')
const symbols = new Set([...sheet.matchAll(/id="([^"]+)"/g)].map((match) => match[1]!))
const css = readFileSync(new URL('../src/game/principati/pieces/art.css', import.meta.url), 'utf8')
const kinds = [...kindsOf({}).values()]

test('the catalogue is read whole', () => {
  const text = readFileSync(new URL('../../crates/principati/data/tiles.toml', import.meta.url), 'utf8')
  expect(kinds.length).toBe(text.split('[[tile]]').length - 1)
  expect(entriesOf('[meta]\nid = "no"\n[[tile]]\nid = "A"\nroads = [[0, 3]]\n', TILES)).toEqual([{ id: 'A', roads: [[0, 3]] }])
  expect(entriesOf(readFileSync(TILES.file, 'utf8'), { table: 'meta' })).toEqual([
    expect.objectContaining({ schema: 1, tiles_per_player: 66 }),
  ])
  const buildings = entriesOf(readFileSync(BUILDINGS.file, 'utf8'), BUILDINGS)
  expect(buildings).toContainEqual({ id: 'baker', plan: 'house', works: true, needs: ['windmill', 'well', 'lumberjack'], product: 'bread' })
})

describe.each(kinds.map((kind) => [kind.tile, kind] as const))('%s', (_, kind) => {
  test('has a place for each plan and feature, on the tile', () => {
    const lie = lieOf(kind)
    expect(lie.slots.length).toBe(kind.plans.length)
    for (const { at } of [...lie.slots, ...lie.features.map(({ spot }) => spot)]) expect(inside(at)).toBeGreaterThan(0)
    for (const point of [...lie.roads, ...lie.rivers].flatMap(points)) expect(inside(point)).toBeGreaterThan(-0.01)
  })
  test('uses only symbols and classes that there are, in each rotation', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const markup = draw({ ...plain(kind, rotation), owner: 1, border: [0, 1, 4], masters: 2, cardinal: true, idle: [0] })
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      for (const [, symbol] of markup.matchAll(/href="#([^"]+)"/g)) expect(symbols).toContain(symbol)
      for (const [, names] of markup.matchAll(/class="([^"]*)"/g))
        for (const name of names!.split(' ').filter(Boolean)) expect(css, name).toMatch(new RegExp(`\\.${name}[ {]`))
    }
  })
})

/** What the engine's own layout of each tile is (crates/picture/tests/lies.rs). */
const laidOut = readFileSync(
  new URL('../../crates/picture/tests/snapshots/lies__every_printed_tile_is_laid_out_as_it_was.snap', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line) => JSON.parse(line) as { tile: string; features: unknown[] })
  // In which order a tile names its elements says nothing about where they lie.
  .map((lie) => ({ ...lie, features: lie.features.toSorted() }))

test('tiles are laid out as the engine lays them out, so that pictures of a terminal and the map are alike', () => {
  const point = ({ x, y }: Point) => [x, y]
  const curve = ({ from, leave, arrive, to }: Curve) => [from, leave, arrive, to].map(point)
  const spot = ({ at, scale }: Spot) => [at.x, at.y, scale]
  const of = (kind: Kind) => {
    const { roads, bridged, rivers, mouth, bays, sea, slots, features } = lieOf(kind)
    return {
      tile: kind.tile,
      roads: roads.map(curve),
      bridged: bridged ? [curve(bridged)] : [],
      rivers: rivers.map(curve),
      mouth: (mouth ?? []).map(point),
      bays: bays.map(({ corners, shore }) => [corners.map(point), shore.map(curve)]),
      sea,
      slots: slots.map(spot),
      features: features.map((each) => [each.feature, spot(each.spot)]).toSorted(),
    }
  }
  /** The engine's numbers are written with two digits. */
  const alike = (one: unknown, other: unknown): boolean =>
    typeof one === 'number' && typeof other === 'number'
      ? Math.abs(one - other) < 0.011
      : Array.isArray(one) && Array.isArray(other)
        ? one.length === other.length && one.every((part, index) => alike(part, other[index]))
        : one === other
  expect(laidOut).toHaveLength(kinds.length)
  for (const engines of laidOut) {
    const ours = of(kinds.find(({ tile }) => tile === engines.tile)!)
    for (const [part, value] of Object.entries(engines)) {
      const own = ours[part as keyof typeof ours]
      expect(alike(own, value), `${engines.tile} ${part}: ${JSON.stringify(own)}, not ${JSON.stringify(value)}`).toBe(true)
    }
  }
})

test('another catalogue draws itself', () => {
  const tile = {
    id: 'ZZ',
    name: 'Fen',
    category: 'natural',
    sets: ['P1'],
    copies: 1,
    colours: [],
    edges: ['river', 'sea', 'sea', 'road', 'road', 'none'],
    roads: [[3, 4]],
    rivers: [[0]],
    plans: ['port', 'mine'],
    features: ['bog', 'bay', 'river_mouth'],
  }
  const kind = kindsOf({ catalogue: { tile: [tile] } as unknown as CatalogueNote }).get('ZZ') as Kind
  expect(kind.name).toBe('Fen')
  expect(draw(plain(kind))).toContain('#pd-p-port')
})

test('a hand is grouped by kind, with counts and filters', () => {
  const all = kindsOf({})
  const [one, other] = [kinds.find(({ category }) => category === 'house')!, kinds.find(({ category }) => category === 'road')!]
  const tiles = [one, one, other].map((kind, index) => ({ tile: kind.tile, fits: index < 2, extra: false }))
  const names = (kind: Kind) => kind.name
  expect(groups(tiles, all, EVERYTHING, names).map(({ category, count, fit }) => [category, count, fit])).toEqual([
    ['house', 2, 2],
    ['road', 1, 0],
  ])
  expect(groups(tiles, all, { ...EVERYTHING, fits: true }, names).length).toBe(1)
  expect(groups(tiles, all, { ...EVERYTHING, search: other.name.toUpperCase() }, names).map(({ category }) => category)).toContain('road')
  expect(groups(tiles, all, { ...EVERYTHING, plan: 'lighthouse' }, names)).toEqual([])
})

test('the line around cells leaves out what lies between them', () => {
  expect(outline([[0, 0]]).match(/M/g)?.length).toBe(6)
  expect(
    outline([
      [0, 0],
      [1, 0],
    ]).match(/M/g)?.length,
  ).toBe(10)
})

test.each([
  ['en', 'Branch House'],
  ['de', 'Abzweighaus'],
] as const)('printed tiles are called by their names in %s', (language, name) => {
  const named = tileNames((kind, id) => engine.name('principati', kind, id, language))
  expect(kindsOf({}, named).get('H05')?.name).toBe(name)
  // A table's own catalogue keeps its names.
  const own = { tile: [{ ...kinds[0], id: 'H05', name: 'Our House', edges: [] }] } as unknown as CatalogueNote
  expect(kindsOf({ catalogue: own }, named).get('H05')?.name).toBe('Our House')
})
