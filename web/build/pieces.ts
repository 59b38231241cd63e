// Makes one picture of all pieces of Fürstenfeld (goods, crests, coin, palace) from art/signs.svg and the colours of tokens.css:
// a row for light and a row for dark, so that another theme, or paper, has nothing to wait for. A board shows about 150 pieces. As
// SVG elements in the page each would be a drawing of its own in every frame; as parts of one picture they are painted with the
// panel they stand on.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Where the picture is kept between builds; Piece.svelte names this folder. */
const folder = new URL('../node_modules/.cache/princely-pieces/', import.meta.url)
const source = (path: string) => readFile(new URL(`../src/${path}`, import.meta.url), 'utf8')

/** A square of the picture. */
const SIDE = 28
/** How much of a good is seen on an empty demand space. As a style it would be one more drawing for each space. */
const PALE = 0.32

export function pieces(): Plugin {
  return {
    name: 'princely-pieces',
    async config() {
      await mkdir(folder, { recursive: true })
      const [signs, tokens, list] = await Promise.all([
        source('art/signs.svg'),
        source('styles/tokens.css'),
        source('game/fuerstenfeld/pieces/pieces.json'),
      ])
      const names = JSON.parse(list) as string[]
      await keep('pieces.svg', picture(signs, names, tokens))
      return { resolve: { alias: { '@pieces': fileURLToPath(folder) } } }
    },
  }
}

/** The pieces in two rows. Between two pieces there is as much room as a piece takes: nothing of a neighbour is ever seen. */
export function picture(signs: string, names: readonly string[], tokens: string): string {
  const rows = (['light', 'dark'] as const).map(
    (theme, row) =>
      `<g transform="translate(0 ${row * 2 * SIDE})">${drawn(signs, names, (palette) => coloursOf(tokens, theme, palette))}</g>`,
  )
  const [width, height] = [(names.length * 2 - 1) * SIDE, 3 * SIDE]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rows.join('')}</svg>\n`
}

/** A piece may be drawn in the colours of a palette: `crest-0-bright`. */
function drawn(signs: string, names: readonly string[], colours: (palette: string | null) => ReadonlyMap<string, string>): string {
  const all = names.map((piece, place) => {
    const [, crest, palette = null] = /^(crest-\d)(?:-(\w+))?$/.exec(piece) ?? []
    const name = crest ?? piece.replace(/^pale-/, 'good-')
    const [, box, drawing] = new RegExp(`<symbol id="${name}" viewBox="0 0 (\\d+) \\1">([^]*?)</symbol>`).exec(signs) ?? []
    if (box === undefined || drawing === undefined) throw new Error(`art/signs.svg has no square sign ${name}`)
    return `<g transform="translate(${place * 2 * SIDE}) scale(${SIDE / Number(box)})"${piece.startsWith('pale-') ? ` opacity="${PALE}"` : ''}>${coloured(drawing.trim(), colours(palette))}</g>`
  })
  return all.join('')
}

/** Every colour by its name: those that always hold, and those of a palette. */
function coloursOf(tokens: string, theme: 'light' | 'dark', palette: string | null): ReadonlyMap<string, string> {
  const [usual = '', chosen = ''] = [':root', `:root[data-colours='${palette}']`].map((selector) => {
    const from = tokens.indexOf(`${selector} {`)
    return from < 0 ? '' : tokens.slice(from, tokens.indexOf('\n}', from))
  })
  return new Map(
    [...`${usual}${chosen}`.matchAll(/--([\w-]+): light-dark\(([^,()]+), ([^,()]+)\);/g)].map(([, name, light, dark]) => [
      name!,
      (theme === 'light' ? light : dark)!,
    ]),
  )
}

function coloured(drawing: string, colours: ReadonlyMap<string, string>): string {
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name)
    if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`)
    return colour
  })
}

async function keep(file: string, text: string) {
  const target = new URL(file, folder)
  const known = await readFile(target, 'utf8').catch(() => null)
  if (known !== text) await writeFile(target, text)
}
