import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/reporters'

// The built client in a real browser, one file after the other: two cores are enough. Tables of a server need a server, so they
// have a command of their own: `npm run online` is this configuration with the mode `online`.
const ONLINE = 'browser/online*.test.ts'

/** Says at the end which tests passed only when they were tried again: each of them hides a fault. */
const again: Reporter = {
  onTestRunEnd(modules) {
    const names = modules.flatMap(({ children, relativeModuleId }) => [...children.allTests()].filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => `  ${relativeModuleId}: ${fullName}`))
    if (names.length > 0) console.warn(`Passed only when tried again:\n${names.join('\n')}`)
  },
}

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === 'online' ? { include: [ONLINE] } : { include: ['browser/*.test.ts'], exclude: [ONLINE] }),
    fileParallelism: false,
    root: '.',
    hookTimeout: 60_000,
    // On a slow machine a page may need seconds for what others show at once.
    expect: { poll: { timeout: 15_000 } },
    // A browser, bots that play meanwhile and a busy machine: what fails once is tried once more, and the end says so.
    retry: 1,
    reporters: ['default', again],
  },
}))
