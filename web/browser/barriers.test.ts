// No barriers that axe can find, on any screen, light and dark, wide and narrow.

import { expect, test } from 'vitest'
import { barriers, inChromium, open, reader } from './page.ts'
import { scenes, SCREENS } from './pictures.ts'

inChromium()

const sizes = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

// The phases of a duel are looked at by the game that is played by mouse; here are the screens that it does not come to.
const DUELS = ['duel-refused', 'duel-construct-slot', 'duel-graph', 'duel-plan', 'duel-over']

test.each(Object.keys(SCREENS).filter((name) => !name.startsWith('duel') || DUELS.includes(name)))('%s', async (name) => {
  const screen = SCREENS[name]!
  const games = [...(screen.scene ? [screen.scene] : []), ...(screen.shelf ?? [])]
  const looked = sizes.map(async (size) => {
    if (name.startsWith('tab-') && size.viewport.width > 760) return
    const { page, leave } = await reader(size, games.map((each) => scenes[each]()))
    await open(page, screen.path ?? `/table/local-${screen.scene}`)
    await screen.prepare?.(page)
    expect(await barriers(page), `${size.colorScheme} ${size.viewport.width}`).toEqual([])
    await leave()
  })
  await Promise.all(looked)
}, 120_000)
