import { defineConfig } from 'vitest/config'

// The built client in a real browser, one file after the other: two cores are enough. Online tables need a server, whose
// address is PRINCELY_URL.
const online = process.env.PRINCELY_URL ? [] : ['browser/online.test.ts']

export default defineConfig({ test: { include: ['browser/*.test.ts'], exclude: online, fileParallelism: false, root: '.', hookTimeout: 60_000 } })
