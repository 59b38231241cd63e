// Signs are asked for by name; a name that nothing is drawn for leaves an empty button.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../src/', import.meta.url)
const drawn = readdirSync(new URL('art/', src))
  .filter((file) => file.endsWith('.svg'))
  .flatMap((file) => [...readFileSync(new URL(`art/${file}`, src), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

test('every sign that is asked for by its whole name is drawn', () => {
  const asked = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, src), 'utf8').matchAll(/["'`](icon-[a-z0-9-]+)["'`]/g)].map(([, name]) => name))
  expect(new Set(asked).size).toBeGreaterThan(30)
  expect(asked.filter((name) => !drawn.includes(name))).toEqual([])
})
