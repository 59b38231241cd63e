// No barriers that axe can find, on any screen, wide and narrow, each by light and in the dark.

import { expect, test } from 'vitest'
import { barriersInBothLights, inChromium, open, reader } from './page.ts'
import { bring, SCREENS } from './pictures.ts'

inChromium()

const WIDE = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

// The phases of a duel are looked at by the game that is played by mouse; here are the screens that it does not come to.
const DUELS = ['duel-refused', 'duel-construct-slot', 'duel-graph', 'duel-plan', 'duel-over', 'duel-replay']
/** What has a layout of its own between a phone and a desk. */
const ON_TABLETS = ['sell', 'duel-construct-slot']

test.each(Object.keys(SCREENS).filter((name) => !name.startsWith('duel') || DUELS.includes(name)))('%s', async (name) => {
  const screen = SCREENS[name]!
  const sizes = [...(name.startsWith('tab-') ? [] : [WIDE]), ...(ON_TABLETS.includes(name) ? [TABLET] : []), PHONE]
  const looked = sizes.map(async (viewport) => {
    const { page, leave } = await reader({ viewport })
    await bring(page, screen)
    await open(page, screen.path ?? `/table/local-${screen.scene}`)
    await screen.prepare?.(page)
    expect(await barriersInBothLights(page), String(viewport.width)).toEqual([])
    await leave()
  })
  await Promise.all(looked)
}, 120_000)
