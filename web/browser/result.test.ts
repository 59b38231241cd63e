// The end of a game: who has won is celebrated, and one tap leads on.

import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { duel, duels } from './duels.ts'
import { asked, barriers, bar, drawn, hidden, inChromium, open, PHONE, reader, scrolls } from './page.ts'
import { scene, scenes, still } from './scenes.ts'

inChromium()
const LONG = 120_000

/** Games that one player has won, the reader (seat 0) or the other. */
const ENDED = [
  [
    'Fürstenfeld',
    (winner: number) => scene(`won-${winner}`, still(2), ({ phase, end }) => phase === 'over' && String(end.winners) === String(winner)),
  ],
  [
    'a duel',
    (winner: number) =>
      duel(`won-${winner}`, { rounds: 4 }, ({ phase, winners }) => phase === 'over' && String(winners) === String(winner)),
  ],
] as const

test.each(ENDED)(
  'who wins %s is celebrated; not who loses, and not where motion is reduced',
  async (_, won) => {
    const MOVES: BrowserContextOptions = { reducedMotion: 'no-preference' }
    for (const [winner, options, preferences, celebrated] of [
      [0, MOVES, {}, true],
      [1, MOVES, {}, false],
      [0, MOVES, { motion: 'reduced' }, false],
      [0, {}, {}, false],
    ] as const) {
      const { page, leave } = await reader(options, [won(winner)], preferences)
      await open(page, `/table/local-won-${winner}`)
      await page.getByRole('region', { name: 'Result' }).waitFor()
      expect(await page.locator('.confetti i').count(), JSON.stringify([winner, options, preferences])).toBe(celebrated ? 36 : 0)
      // What falls is in nobody's way.
      expect(await hidden(page, '[aria-label="Result"]')).toEqual([])
      await leave()
    }
  },
  LONG,
)

test(
  'at a desk and on a tablet the result of Fürstenfeld is seen whole, and names the winner',
  async () => {
    const { page, leave } = await reader({}, [scenes.over(), scenes['over-5']()])
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [1024, 768],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const name of ['over', 'over-5']) {
        await open(page, `/table/local-${name}`)
        const result = page.getByRole('region', { name: 'Result' })
        await result.getByRole('heading', { name: / won$/ }).waitFor()
        expect(await result.evaluate((each) => each.scrollHeight - each.clientHeight), `${name} ${width}`).toBeLessThan(2)
        expect(await result.evaluate((each) => each.scrollWidth - each.clientWidth), `${name} ${width}`).toBeLessThan(2)
        expect(await page.locator('.brewery').count()).toBe(0)
      }
      expect(await barriers(page)).toEqual([])
    }
    await leave()
  },
  LONG,
)

test(
  'when a game ends, a phone shows the result, whatever was looked at',
  async () => {
    const { page, leave } = await reader(PHONE, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Log' }).tap()
    await page.getByRole('button', { name: 'This game' }).tap()
    for (let acts = 0; acts < 2; acts++) await page.getByRole('button', { name: 'Give up', exact: true }).tap()
    await page.getByRole('region', { name: 'Result' }).waitFor()
    await leave()
  },
  LONG,
)

test.each([
  ['Fürstenfeld', () => scenes.over()],
  ['a duel', () => duels['duel-over']()],
])(
  'one tap leads from the result of %s to the next game, to its replay, and home',
  async (_, made) => {
    const over = made()
    const { page, leave } = await reader(PHONE, [over])
    const path = `/table/${over.kept.id}`
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).first().tap()
    await open(page, path)
    await tap('Replay')
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    await open(page, path)
    await tap('Rematch')
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
    await bar(page).waitFor()
    expect(await page.getByRole('region', { name: 'Result' }).count()).toBe(0)
    await open(page, path)
    await tap('Home')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await leave()
  },
  LONG,
)

test(
  'a duel that is given up has a result, too: who gave up, and the points as they stood',
  async () => {
    for (const size of [{}, PHONE]) {
      const { page, leave } = await reader(size, [duels['duel-place']()])
      await open(page, '/table/local-duel-place')
      await page.getByRole('button', { name: 'This game' }).click()
      for (let acts = 0; acts < 2; acts++) await page.getByRole('button', { name: 'Give up', exact: true }).click()
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('heading', { name: 'You gave up, so the game ended early.' }).waitFor()
      expect(await result.getByText('Where the points came from').count()).toBe(1)
      expect((await scrolls(page)).sideways).toBe(false)
      await drawn(page)
      expect(await barriers(page)).toEqual([])
      // The map can still be looked at, and the result is found again.
      await page.getByRole('button', { name: 'Look at the map' }).click()
      await expect.poll(() => result.count()).toBe(0)
      await bar(page).getByRole('button', { name: 'Result' }).click()
      await result.waitFor()
      await leave()
    }
  },
  LONG,
)
