// Cuts the two typefaces to the letters that our four languages need.
//
// Fontsource ships each typeface in pieces by alphabet, with every weight. We keep one weight of Alegreya (headings),
// the weights 400 to 700 of Source Sans 3 (everything else), and the letters below. A name in another alphabet is
// shown in the reader's own fonts.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Where the cut fonts are kept between builds; fonts.css names this folder. */
const folder = new URL('../node_modules/.cache/princely-fonts/', import.meta.url)

const latin =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0§©«°·»×ÄÖÜßäöüÀÈÉÌÍÎÒÓÙÚàèéìíîòóùúÁáâêôû–—‘’‚“”„•…−'
const extended = 'ŐőŰű'

const cuts = [
  { file: 'alegreya-latin', from: 'alegreya/files/alegreya-latin-wght-normal', text: latin, weight: 700 },
  { file: 'alegreya-extended', from: 'alegreya/files/alegreya-latin-ext-wght-normal', text: extended, weight: 700 },
  { file: 'source-sans-latin', from: 'source-sans-3/files/source-sans-3-latin-wght-normal', text: latin, weight: { min: 400, max: 700 } },
  {
    file: 'source-sans-extended',
    from: 'source-sans-3/files/source-sans-3-latin-ext-wght-normal',
    text: extended,
    weight: { min: 400, max: 700 },
  },
]

export function fonts(): Plugin {
  return {
    name: 'princely-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      await Promise.all(cuts.map(cut))
      return { resolve: { alias: { '@fonts': fileURLToPath(folder) } } }
    },
    // The page itself asks for the two files that every page needs, so that they do not wait until the style has been read.
    transformIndexHtml(_, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => /-latin-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
    },
  }
}

async function cut({ file, from, text, weight }: (typeof cuts)[number]) {
  const whole = await readFile(new URL(`../node_modules/@fontsource-variable/${from}.woff2`, import.meta.url))
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Kerning, ligatures, figures of equal height and width, accents.
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  })
  const target = new URL(`${file}.woff2`, folder)
  const known = await readFile(target).catch(() => null)
  if (!known?.equals(part)) await writeFile(target, part)
}
