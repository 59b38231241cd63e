// Every tile of the printed catalogue, and of any other, can be drawn from its data.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BUILDINGS, TILES, entriesOf } from '../build/catalogue.ts'
import { kindsOf, tileNames, type Kind } from '../src/game/principati/tiles/catalogue.ts'
import { draw, plain } from '../src/game/principati/tiles/face.ts'
import { inside, points } from '../src/game/principati/tiles/geometry.ts'
import { EVERYTHING, groups } from '../src/game/principati/hand/hand.ts'
import { outline } from '../src/game/principati/map/outline.ts'
import type { CatalogueNote, Options } from '../src/generated/principati.ts'
import { DRAWN } from '../src/generated/principati-tiles.ts'
import { engine, game } from './princely.ts'

const sheet = readFileSync(new URL('../src/art/principati.svg', import.meta.url), 'utf8')
const symbols = new Set([...sheet.matchAll(/id="([^"]+)"/g)].map((match) => match[1]!))
const css = readFileSync(new URL('../src/game/principati/pieces/art.css', import.meta.url), 'utf8')
const kinds = [...kindsOf({}).values()]

/** The printed catalogue, as a table brings one of its own. */
function printed(): CatalogueNote {
  const text = readFileSync(TILES.file, 'utf8')
  const entries = (table: string) => entriesOf(text, { table })
  const note = {
    meta: entries('meta')[0],
    edge_contact: entries('edge_contact'),
    start_world: entries('start_world'),
    tile: entries('tile'),
  }
  return note as unknown as CatalogueNote
}
const own = (catalogue: CatalogueNote): Options => ({ variant: 'base', max_rounds: null, catalogue })

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
    const { lie } = kind
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

test('the engine lays the printed tiles out as the books have them', () => {
  expect(engine.drawing('principati', own(printed()))).toEqual(DRAWN)
  expect(engine.drawing('fuerstenfeld', game('a').opening.terms.options)).toBeNull()
})

test('tiles of another catalogue are laid out by the engine', () => {
  const catalogue = printed()
  const tile = catalogue.tile.find(({ id }) => id === kinds.find(({ category }) => category === 'natural')!.tile)!
  Object.assign(tile, { name: 'Fen', features: ['bog'] })
  const kind = kindsOf(own(catalogue), () => null, engine).get(tile.id) as Kind
  expect(kind.name).toBe('Fen')
  expect(kind.lie.features).toEqual([{ feature: 'bog', spot: { at: { x: 0, y: 0 }, scale: 1 } }])
  expect(draw(plain(kind))).toContain('#pd-f-bog')
  // Nobody else can lay them out.
  expect(() => kindsOf(own(catalogue))).toThrow(/nobody has laid out/)
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
  const catalogue = printed()
  catalogue.tile.find(({ id }) => id === 'H05')!.name = 'Our House'
  expect(kindsOf(own(catalogue), named, engine).get('H05')?.name).toBe('Our House')
})
