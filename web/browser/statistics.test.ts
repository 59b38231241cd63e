// Statistics over the games of this device.

import { expect, test } from 'vitest'
import { duels } from './duels.ts'
import { barriersInBothLights, inChromium, open, PHONE, reader, scrolls, SMALL } from './page.ts'
import { scenes, type Scene } from './scenes.ts'
import type { Page } from 'playwright-core'

inChromium()
const LONG = 120_000

/** The same finished game, played and won by somebody else. */
const other = ({ kept, journal }: Scene, id: string, seat: number, winners: number[]): Scene => ({
  kept: { ...kept, id: `local-${id}`, mine: [seat], summary: { ...kept.summary, winners } },
  journal,
})
const finished = () => {
  const three = scenes.over()
  return [
    other(three, 'a', 0, [0]),
    other(three, 'b', 0, [1]),
    other(three, 'c', 2, [2]),
    { ...other(three, 'd', 0, [0]), kept: { ...three.kept, id: 'local-d', practice: true } },
    scenes['over-5'](),
    scenes.sell(),
    duels['duel-over'](),
  ]
}
const table = (page: Page, name: string) => page.getByRole('region', { name })
const row = async (page: Page, name: string, first: string) =>
  (
    await table(page, name)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: first, exact: true }) })
      .innerText()
  ).split(/\s+/)

test(
  'finished games are counted by level, players and seat; practice and open games are not',
  async () => {
    const { page, leave } = await reader({}, finished())
    await open(page, '/replays')
    await page.getByRole('link', { name: 'Statistics' }).click()
    await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor()
    await page.getByRole('radio', { name: 'Fürstenfeld' }).check({ force: true })
    await page.getByText(/^4 games, /).waitFor()
    expect(await row(page, 'By number of players', '3')).toEqual(['3', '3', '67%', '33%'])
    expect(await row(page, 'By seat', '3')).toEqual(['3', '1', '100%', '33%'])
    // What was built comes from the records: everybody who ends a game of six palaces has built some.
    await expect.poll(() => table(page, 'What you build').getByRole('row').count()).toBeGreaterThan(4)
    await table(page, 'What you build')
      .getByRole('rowheader', { name: /^Palace/ })
      .first()
      .waitFor()
    await expect.poll(() => table(page, 'How your games begin').getByRole('row').count()).toBeGreaterThan(1)
    expect(await barriersInBothLights(page)).toEqual([])
    await page.getByRole('radio', { name: 'Principati Duello' }).check({ force: true })
    await page.getByText(/^One game, /).waitFor()
    await expect.poll(() => table(page, 'What you build').getByRole('row').count()).toBeGreaterThan(2)
    await leave()
  },
  LONG,
)

test(
  'without finished games the page says so',
  async () => {
    const { page, leave } = await reader(PHONE, [scenes.sell()])
    await open(page, '/statistics')
    await page.getByText('No finished game of yours counts yet.').waitFor()
    expect(await barriersInBothLights(page)).toEqual([])
    await leave()
  },
  LONG,
)

test.each(['en', 'de', 'it', 'hu'])(
  'statistics fit a small phone: %s',
  async (language) => {
    const { page, leave } = await reader(SMALL, finished(), { language })
    await open(page, '/statistics')
    await expect.poll(() => page.getByRole('table').count()).toBe(5)
    expect((await scrolls(page)).sideways).toBe(false)
    expect(await page.locator('main').innerText()).not.toMatch(/\b(stats|level|nav)-[a-z]/)
    await leave()
  },
  LONG,
)
