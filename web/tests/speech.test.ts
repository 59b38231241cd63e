// The engine speaks English until the page has taught it another language.

import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import * as princely from '../engine/princely.js'
import { teach } from '../src/engine/speech.ts'

princely.initSync({ module: new WebAssembly.Module(readFileSync(new URL('../engine/princely_bg.wasm', import.meta.url))) })
const hops = (code: 'en' | 'de' | 'it' | 'hu') => princely.name('fuerstenfeld', 'good', 'hops', code)

test('a language is spoken once it was fetched, and only then', async () => {
  expect([hops('en'), hops('de'), hops('it')]).toEqual(['hops', 'hops', 'hops'])
  await teach(princely, 'de')
  expect([hops('en'), hops('de'), hops('it')]).toEqual(['hops', 'Hopfen', 'hops'])
  await teach(princely, 'hu')
  expect([hops('de'), hops('it'), hops('hu')]).toEqual(['Hopfen', 'hops', 'komló'])
})

test('each language is taught once, and English never', async () => {
  const learn = vi.fn()
  const engine = { ...princely, learn } as typeof princely
  await teach(engine, 'en')
  await teach(engine, 'it')
  await teach(engine, 'it')
  expect(learn.mock.calls.map(([code]) => code)).toEqual(['it'])
})

test('what is no Fluent file, or no language of ours, is refused', () => {
  expect(() => princely.learn('it', ['a line that says nothing'])).toThrow()
  expect(() => princely.learn('xx' as 'it', [])).toThrow()
})
