// No barriers that axe can find, on any screen, wide and narrow, each by light and in the dark.

import { expect, test } from 'vitest'
import { barriersInBothLights, inChromium, open, reader, sameReader } from './page.ts'
import { bring, SCREENS } from './pictures.ts'

inChromium()

const WIDE = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

// The phases of a duel are looked at by the game that is played by mouse; here are the screens that it does not come to.
const DUELS = ['duel-refused', 'duel-construct-slot', 'duel-graph', 'duel-plan', 'duel-over', 'duel-replay']
/** What has a layout of its own between a phone and a desk. */
const ON_TABLETS = ['sell', 'duel-construct-slot']

test('barriers that are planted are found: a button without a name, and words that cannot be read in the dark', async () => {
  const { page, leave } = await sameReader(String(WIDE.width), { viewport: WIDE })
  await open(page, '/settings')
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.id = 'planted'
    words.textContent = 'Words'
    document.querySelector('main')!.append(document.createElement('button'), words)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (prefers-color-scheme: dark) { #planted { color: #333 } }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await barriersInBothLights(page)).toEqual([
    expect.stringMatching(/^light: button-name: /),
    expect.stringMatching(/^dark: color-contrast: .*#planted/),
  ])
  await leave()
}, 60_000)

test.each(Object.keys(SCREENS).filter((name) => !name.startsWith('duel') || DUELS.includes(name)))(
  '%s',
  async (name) => {
    const screen = SCREENS[name]!
    const sizes = [...(name.startsWith('tab-') ? [] : [WIDE]), ...(ON_TABLETS.includes(name) ? [TABLET] : []), PHONE]
    const looked = sizes.map(async (viewport) => {
      // A version that waits for its turn would be there for the next screen too.
      const { page, leave } = await (screen.installed
        ? reader({ viewport, serviceWorkers: 'allow' })
        : sameReader(String(viewport.width), { viewport }))
      await bring(page, screen)
      await open(page, screen.path ?? `/table/local-${screen.scene}`)
      await screen.prepare?.(page)
      expect(await barriersInBothLights(page), String(viewport.width)).toEqual([])
      await leave()
    })
    await Promise.all(looked)
  },
  120_000,
)
