// npm run pictures [-- --out DIR] [--only NAME,NAME] [--sizes desktop,phone] [--themes light,dark] [--lang de]
// Needs `npm run build` first.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const { module } = await runnerImport(fileURLToPath(new URL('./pictures.ts', import.meta.url)))
const out = option('out', 'pictures')
const asked = ['only', 'sizes', 'themes', 'lang'].some((name) => option(name, null) !== null)
const [usual] = module.USUAL
const wanted = asked
  ? [
      {
        only: option('only', null)?.split(',') ?? null,
        sizes: option('sizes', usual.sizes.join()).split(','),
        themes: option('themes', usual.themes.join()).split(','),
        language: option('lang', usual.language),
      },
    ]
  : module.USUAL
const faults = []
for (const each of wanted) faults.push(...(await module.takePictures({ out, ...each })))
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
