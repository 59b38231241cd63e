import { defineConfig } from 'vitest/config'

// The built client in a real browser, one file after the other: two cores are enough.
export default defineConfig({ test: { include: ['browser/*.test.ts'], fileParallelism: false, root: '.', hookTimeout: 60_000 } })
