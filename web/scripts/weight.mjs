// What the built client weighs, as a browser loads it.

import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const engine = new URL('../engine/', import.meta.url)
const gzip = async (file) => gzipSync(await readFile(file), { level: 9 }).length

export const budget = { script_style_gzip_bytes: 120_000, wasm_gzip_bytes: 800_000, font_bytes: 80_000 }

/** The home page: the entry, all it imports at once, their styles, the heaviest language; then the engine and the fonts. */
export async function weigh() {
  const assets = await readdir(new URL('assets/', dist))
  const asset = (file) => new URL(`assets/${file}`, dist)
  const html = await readFile(new URL('index.html', dist), 'utf8')
  const wanted = new Set([...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]))
  for (const file of wanted) {
    if (!file.endsWith('.js')) continue
    const text = await readFile(asset(file), 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) wanted.add(name)
  }
  const languages = await Promise.all(assets.filter((file) => /^shell-.*\.js$/.test(file)).map((file) => gzip(asset(file))))
  let total = Math.max(...languages)
  for (const file of wanted) total += await gzip(asset(file))
  let fonts = 0
  for (const file of assets.filter((name) => name.endsWith('.woff2'))) fonts += (await readFile(asset(file))).length
  const wasm = await gzip(new URL('princely_bg.wasm', engine))
  return { script_style_gzip_bytes: total, wasm_gzip_bytes: wasm, font_bytes: fonts }
}
