import { defineConfig } from 'vitest/config'

// The built client in a real browser, one file after the other: two cores are enough. Online tables need a server, so they
// are a run of their own: `npm run online` is this configuration with the mode `online`.
const ONLINE = 'browser/online*.test.ts'

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === 'online' ? { include: [ONLINE] } : { include: ['browser/*.test.ts'], exclude: [ONLINE] }),
    fileParallelism: false,
    root: '.',
    hookTimeout: 60_000,
    // On a slow machine a page may need seconds for what it shows at once elsewhere.
    expect: { poll: { timeout: 15_000 } },
    // A browser, bots that play meanwhile and a busy machine: what fails once is tried once more, and vitest says so.
    retry: 1,
  },
}))
