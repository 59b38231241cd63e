// npm run pictures [-- --out DIR] [--only NAME,NAME] [--sizes desktop,phone] [--themes light,dark] [--lang de]
// Needs `npm run build` first.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const { module } = await runnerImport(fileURLToPath(new URL('./pictures.ts', import.meta.url)))
const faults = await module.takePictures({
  out: option('out', 'pictures'),
  only: option('only', null)?.split(',') ?? null,
  sizes: option('sizes', 'desktop,tablet,phone,small').split(','),
  themes: option('themes', 'light,dark').split(','),
  language: option('lang', 'en'),
})
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
