import { defineConfig } from 'vitest/config'

// The built client in a real browser, two files at a time: more would only wait for each other on two cores. Tables of a server
// need a server, so they have a command of their own: `npm run online` is this configuration with the mode `online`.
const ONLINE = 'browser/online*.test.ts'

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === 'online' ? { include: [ONLINE] } : { include: ['browser/*.test.ts'], exclude: [ONLINE] }),
    maxWorkers: 2,
    // How long each test took, for `cargo xtask test`.
    reporters: ['default', ['junit', { outputFile: `../target/vitest/${mode === 'online' ? 'online' : 'browser'}.xml` }]],
    root: '.',
    hookTimeout: 60_000,
    // On a slow machine a page may need seconds for what others show at once.
    expect: { poll: { timeout: 15_000 } },
  },
}))
