// The printed tiles of Principati Duello, from the one file that holds them, as data for the page: import them from
// `virtual:principati-tiles`. A table with a catalogue of its own brings it in its terms, in the same form.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:principati-tiles'
const file = fileURLToPath(new URL('../../crates/principati/data/tiles.toml', import.meta.url))

/** What the page needs of a tile. */
const WANTED = ['id', 'name', 'category', 'copies', 'colours', 'edges', 'roads', 'rivers', 'plans', 'features', 'roads_when_bridged']

export function catalogue(): Plugin {
  return {
    name: 'principati-tiles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(tilesOf(readFileSync(file, 'utf8')))}`
    },
  }
}

/** The tables `[[tile]]`. Every value of this file stands on one line and is written as in JSON. */
export function tilesOf(text: string): Record<string, unknown>[] {
  const tiles: Record<string, unknown>[] = []
  let open: Record<string, unknown> | null = null
  for (const line of text.split('\n')) {
    if (line.startsWith('[')) {
      open = line.trim() === '[[tile]]' ? {} : null
      if (open) tiles.push(open)
    }
    const value = /^(\w+) = (.+)$/.exec(line)
    if (open && value && WANTED.includes(value[1]!)) open[value[1]!] = JSON.parse(value[2]!)
  }
  return tiles
}
