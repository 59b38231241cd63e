// No barriers that axe can find, on the screens that need a server.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ONLINE } from './online-screens.ts'
import { barriers, scrolls } from './page.ts'
import { person, withBrowser } from './together.ts'

withBrowser()

const sizes = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 640 }, colorScheme: 'dark', hasTouch: true },
] as const

// Wide and light, narrow and dark in turn: each of them is seen by the other kind of screen too.
const ALL = Object.keys(ONLINE).map((name, index) => ({ name, size: sizes[index % 2]! }))

test.each(ALL)('$name at $size.viewport.width px', async ({ name, size }) => {
  const faults: string[] = []
  const friends: Page[] = []
  const page = await person(faults, size)
  await ONLINE[name]!(page, async () => {
    const friend = await person(faults)
    friends.push(friend)
    return friend
  })
  expect(await barriers(page)).toEqual([])
  expect((await scrolls(page)).sideways).toBe(false)
  for (const each of [page, ...friends]) await each.context().close()
}, 120_000)
