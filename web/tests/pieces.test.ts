// The picture of all pieces of Fürstenfeld, as it is built.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coloursOf, picture } from '../build/pieces.ts'
import PIECES from '../src/game/fuerstenfeld/pieces.json'

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const [signs, tokens] = [read('art/signs.svg'), read('styles/tokens.css')]

test.each(['light', 'dark'] as const)('every piece is in the %s picture, in its own colours', (theme) => {
  const drawn = picture(signs, PIECES, coloursOf(tokens, theme))
  expect(drawn.match(/<g transform="translate/g)).toHaveLength(PIECES.length)
  expect(drawn).not.toContain('var(')
})

test('light and dark differ', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => picture(signs, PIECES, coloursOf(tokens, theme)))
  expect(light).not.toBe(dark)
})

test('a piece that is not drawn, or a colour that is not there, fails the build', () => {
  expect(() => picture(signs, ['good-beer'], coloursOf(tokens, 'light'))).toThrow('good-beer')
  expect(() => picture(signs, ['coin'], new Map())).toThrow('coin')
})

test('the style cuts the picture into as many pieces as there are', () => {
  const style = read('game/fuerstenfeld/Piece.svelte')
  expect(style).toContain(`* 100% / ${PIECES.length - 1}) 0 / ${PIECES.length * 2 - 1}00% 100%`)
})
