// npm run film -- DIR: the pictures of which `cargo xtask film` makes the moving picture of the README. Needs
// `npm run build` first.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport(fileURLToPath(new URL('./film.ts', import.meta.url)))
await module.takeFilm(process.argv[2] ?? 'film')
process.exit(0)
