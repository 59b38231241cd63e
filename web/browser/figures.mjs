// npm run figures [-- --json] [--only KEY,KEY]
// Needs `npm run build` first. Prints each figure beside its target; fails if one misses it. With --json: only the figures.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const at = process.argv.indexOf('--only')
const only = at < 0 ? null : process.argv[at + 1].split(',')
const json = process.argv.includes('--json')
const { module } = await runnerImport(fileURLToPath(new URL('./figures/all.ts', import.meta.url)))
const figures = await module.measureAll(only)
if (json) console.log(JSON.stringify(figures))
else {
  const width = Math.max(...Object.keys(figures).map((key) => key.length))
  for (const [key, figure] of Object.entries(figures)) {
    const target = module.TARGETS[key]
    const verdict = target === undefined ? '' : figure <= target ? `at most ${target}` : `MISSED: at most ${target}`
    console.log(`${key.padEnd(width)}  ${String(figure).padStart(8)}  ${verdict}`)
  }
}
process.exit(!json && Object.entries(figures).some(([key, figure]) => figure > module.TARGETS[key]) ? 1 : 0)
