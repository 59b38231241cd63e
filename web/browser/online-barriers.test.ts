// No barriers that axe can find, on the screens that need a server, by light and in the dark.

import { expect, test } from 'vitest'
import { ONLINE } from './online-screens.ts'
import { barriersInBothLights, scrolls } from './page.ts'
import { isExpected } from './pictures.ts'
import { person, withBrowser } from './together.ts'

withBrowser()

const sizes = [{ viewport: { width: 1440, height: 900 } }, { viewport: { width: 360, height: 640 }, hasTouch: true }] as const

// Wide and narrow in turn: what differs between them is seen by the other screens of the same kind.
const ALL = Object.keys(ONLINE).map((name, index) => ({ name, size: sizes[index % 2]! }))

test.each(ALL)(
  '$name at $size.viewport.width px',
  async ({ name, size }) => {
    const faults: string[] = []
    const ignore = (message: Parameters<typeof isExpected>[1]) => isExpected(name, message)
    // A page that is too old asks its service worker for the new one.
    const page = await person(faults, { ...size, ...(name === 'online-outdated' ? { serviceWorkers: 'allow' } : {}) }, ignore)
    await ONLINE[name]!(page, () => person(faults, {}, ignore))
    expect(await barriersInBothLights(page)).toEqual([])
    expect((await scrolls(page)).sideways).toBe(false)
    expect(faults).toEqual([])
  },
  120_000,
)
