// node browser/figures/map.mjs: the figures of the map as JSON. Needs `npm run build` first.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport(fileURLToPath(new URL('./map.ts', import.meta.url)))
console.log(JSON.stringify(await module.measure(), null, 2))
process.exit(0)
