// Charts of a record: what they show, and how they lead to its moments.

import { expect, test } from 'vitest'
import { duels } from './duels.ts'
import { act, asked, barriersInBothLights, hidden, inChromium, open, PHONE, reader, scrolls } from './page.ts'
import { scenes } from './scenes.ts'
import type { Page } from 'playwright-core'

inChromium()
const LONG = 120_000

const panel = (page: Page) => page.getByRole('complementary', { name: 'Charts' })
const moment = async (page: Page) => Number(/moment (\d+) of/.exec(await asked(page))?.[1])
const last = async (page: Page) => Number(/of (\d+)/.exec(await asked(page))?.[1])
/** What the line of the moment says of each line, by its name. */
const values = async (page: Page) =>
  Object.fromEntries(
    (await panel(page).getByRole('listitem').allInnerTexts()).map((text) => [
      text.replace(/ ?-?\d+$/, '').trim(),
      Number(/-?\d+$/.exec(text)?.[0]),
    ]),
  )
const computed = (page: Page) => panel(page).getByText('The chart is being made.').waitFor({ state: 'detached' })

test(
  'charts show coins, palaces, income and prices, and a click or an arrow key leads to the moment',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await page.getByRole('button', { name: 'Charts' }).click()
    await computed(page)
    await panel(page).getByRole('combobox', { name: 'What is shown' }).selectOption('Palaces')
    await act(page, 'To the end').click()
    await expect.poll(async () => (await moment(page)) === (await last(page))).toBe(true)
    // Whoever has won has six palaces, as the table shows them.
    await expect.poll(async () => Math.max(...Object.values(await values(page)))).toBe(6)
    const slider = panel(page).getByRole('slider', { name: 'Palaces: moment' })
    await slider.press('ArrowLeft')
    await expect.poll(async () => (await last(page)) - (await moment(page))).toBe(1)
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Moment \d+, round \d+: .*Ottokar \d/)
    // A click in the middle of the plot.
    const box = (await slider.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(async () => Math.abs((await moment(page)) - (await last(page)) / 2)).toBeLessThan(4)
    await panel(page).getByRole('combobox').selectOption('Price of hops')
    expect(Object.keys(await values(page))).toEqual(['Brewery 1', 'Brewery 2', 'Brewery 3'])
    await panel(page).getByRole('combobox').selectOption('Coins')
    expect(await barriersInBothLights(page)).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'charts of a duel show points and buildings at work, on a phone, too',
  async () => {
    const { page, leave } = await reader(PHONE, [duels['duel-over']()])
    await open(page, '/replay/local-duel-over#moment=200')
    await page.getByRole('button', { name: 'This replay' }).tap()
    await page.getByRole('button', { name: 'Charts' }).tap()
    await computed(page)
    const shown = await values(page)
    expect(Object.keys(shown)).toHaveLength(2)
    for (const value of Object.values(shown)) expect(value).toBeGreaterThan(100)
    await panel(page).getByRole('combobox').selectOption('Buildings at work')
    expect(Math.max(...Object.values(await values(page)))).toBeGreaterThan(1)
    expect(await hidden(page, 'aside.charts header')).toEqual([])
    expect((await scrolls(page)).sideways).toBe(false)
    expect(await barriersInBothLights(page)).toEqual([])
    await leave()
  },
  LONG,
)
