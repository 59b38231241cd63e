// Weighs what a first visit loads, after `npm run build`: script and style of the home page, and the fonts. Fails over budget.

import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const assets = await readdir(new URL('assets/', dist))
const html = await readFile(new URL('index.html', dist), 'utf8')

/** The entry, all it imports at once, their styles, and one language. */
const wanted = new Set([...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]))
for (const file of wanted) {
  if (!file.endsWith('.js')) continue
  const text = await readFile(new URL(`assets/${file}`, dist), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) wanted.add(name)
}
const languages = assets.filter((file) => /^shell-.*\.js$/.test(file))
const heaviest = async (files) => Math.max(...(await Promise.all(files.map((file) => gzip(file)))))
const gzip = async (file) => gzipSync(await readFile(new URL(`assets/${file}`, dist))).length

let total = (await heaviest(languages))
for (const file of wanted) total += await gzip(file)
let fonts = 0
for (const file of assets.filter((name) => name.endsWith('.woff2'))) fonts += (await readFile(new URL(`assets/${file}`, dist))).length

const everything = { script_style_gzip_bytes: total, font_bytes: fonts }
const budget = { script_style_gzip_bytes: 120_000, font_bytes: 80_000 }
console.log(JSON.stringify(everything))
const over = Object.keys(budget).filter((key) => everything[key] > budget[key])
for (const key of over) console.error(`${key}: ${everything[key]} is over ${budget[key]}`)
process.exit(over.length > 0 ? 1 : 0)
