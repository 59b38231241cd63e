// The picture of all pieces of Fürstenfeld, as it is built.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picture } from '../build/pieces.ts'
import PIECES from '../src/game/fuerstenfeld/pieces/pieces.json'

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const [signs, tokens] = [read('art/signs.svg'), read('styles/tokens.css')]

test('every piece is in the picture, for light and for dark, in its own colours', () => {
  const drawn = picture(signs, PIECES, tokens)
  expect(drawn.match(/<g transform="translate\(\d+\) scale/g)).toHaveLength(PIECES.length * 2)
  expect(drawn).not.toContain('var(')
  const [, light, dark] = drawn.split(/<g transform="translate\(0 \d+\)">/)
  expect(dark).not.toBe(light)
})

test('a piece that is not drawn, or a colour that is not there, fails the build', () => {
  expect(() => picture(signs, ['good-beer'], tokens)).toThrow('good-beer')
  expect(() => picture(signs, ['coin'], '')).toThrow('coin')
})

test('the style cuts the picture into as many pieces as there are', () => {
  const style = read('game/fuerstenfeld/pieces/Piece.svelte')
  expect(style).toContain(`* 100% / ${PIECES.length - 1}) var(--row-of-pieces) / ${PIECES.length * 2 - 1}00% 300%`)
})

test('a crest has the colours of its palette, and no others', () => {
  const only = (...names: string[]) => picture(signs, names, tokens)
  const colour = (palette: string) => new RegExp(`${palette}[^}]*--seat-1: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)!.slice(1)
  for (const [piece, palette] of [
    ['crest-1', ':root {'],
    ['crest-1-distinct', "data-colours='distinct'"],
    ['crest-1-bright', "data-colours='bright'"],
  ] as const)
    for (const each of colour(palette.replace('{', '\\{'))) expect(only(piece), piece).toContain(each)
})
