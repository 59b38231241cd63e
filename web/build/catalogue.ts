// The printed tiles and buildings of Principati Duello, read from their files, as data for the page: `virtual:principati-tiles`
// and `virtual:principati-buildings`. A table with a catalogue of its own brings its tiles in its terms, in the same form.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Source {
  file: string
  /** The header of each entry, and what the page needs of it. */
  table: string
  wanted: readonly string[]
}

const data = (file: string) => fileURLToPath(new URL(`../../crates/principati/data/${file}`, import.meta.url))
export const TILES: Source = {
  file: data('tiles.toml'),
  table: 'tile',
  wanted: ['id', 'name', 'category', 'copies', 'colours', 'edges', 'roads', 'rivers', 'plans', 'features', 'roads_when_bridged'],
}
export const BUILDINGS: Source = {
  file: data('buildings.toml'),
  table: 'building',
  wanted: ['id', 'plan', 'works', 'needs', 'near', 'stands_on', 'product', 'citizens'],
}
const SOURCES: Record<string, Source> = { 'virtual:principati-tiles': TILES, 'virtual:principati-buildings': BUILDINGS }

export function catalogue(): Plugin {
  return {
    name: 'principati-catalogue',
    resolveId: (id) => (SOURCES[id] ? `\0${id}` : null),
    load(id) {
      const source = id.startsWith('\0') ? SOURCES[id.slice(1)] : undefined
      if (!source) return null
      this.addWatchFile(source.file)
      return `export default ${JSON.stringify(entriesOf(readFileSync(source.file, 'utf8'), source))}`
    },
  }
}

/** The tables of one kind, such as `[[tile]]` or `[meta]`, with all their keys or only the `wanted` ones. Every value in
 * them stands on one line and is written as in JSON. */
export function entriesOf(text: string, { table, wanted }: { table: string; wanted?: readonly string[] }): Record<string, unknown>[] {
  const entries: Record<string, unknown>[] = []
  let open: Record<string, unknown> | null = null
  for (const line of text.split('\n')) {
    if (line.startsWith('[')) {
      open = [`[[${table}]]`, `[${table}]`].includes(line.replace(/#.*/, '').trim()) ? {} : null
      if (open) entries.push(open)
    }
    const value = /^(\w+) = (.+)$/.exec(line)
    if (open && value && (wanted?.includes(value[1]!) ?? true)) open[value[1]!] = JSON.parse(value[2]!)
  }
  return entries
}
