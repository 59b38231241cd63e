import { defineConfig } from 'vitest/config'
import type { TestError } from 'vitest'
import type { Reporter } from 'vitest/reporters'

// The built client in a real browser, two files at a time: more would only wait for each other on two cores. Tables of a server
// need a server, so they have a command of their own: `npm run online` is this configuration with the mode `online`.
const ONLINE = 'browser/online*.test.ts'

/** Says at the end which tests passed only when they were tried again, and why they had failed: each of them hides a fault. */
const again: Reporter = {
  onTestRunEnd(modules) {
    const all = modules.flatMap(({ children, relativeModuleId: file }) => [...children.allTests()].map((test) => ({ file, test })))
    const lucky = all.filter(({ test }) => test.diagnostic()?.flaky)
    if (lucky.length === 0) return
    const told = lucky.map(({ file, test }) => [`  ${file}: ${test.fullName}`, ...(test.result().errors ?? []).map(causeOf)].join('\n'))
    console.warn(`Passed only when tried again:\n${told.join('\n')}`)
  },
}

/** An error in a few lines: what was said, what differed, and where in the tests. */
function causeOf({ message, diff, stacks = [] }: TestError): string {
  const places = stacks.map(({ file, line, column }) => `at ${file}:${line}:${column}`)
  return [message, ...(diff ? [diff] : []), ...places].join('\n').replace(/^/gm, '      ')
}

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === 'online' ? { include: [ONLINE] } : { include: ['browser/*.test.ts'], exclude: [ONLINE] }),
    maxWorkers: 2,
    root: '.',
    hookTimeout: 60_000,
    // On a slow machine a page may need seconds for what others show at once.
    expect: { poll: { timeout: 15_000 } },
    // A browser, bots that play meanwhile and a busy machine: what fails once is tried once more, and the end says so.
    retry: 1,
    reporters: ['default', again],
  },
}))
