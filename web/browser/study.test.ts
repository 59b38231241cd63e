// Studies: what is noted at the moments of a record, other lines that are tried, and games that go on from a moment.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { duels } from './duels.ts'
import { act, asked, bar, barriersInBothLights, hidden, inChromium, open, PHONE, reader, scrolls, SMALL } from './page.ts'
import { scenes } from './scenes.ts'
import type { Page } from 'playwright-core'

inChromium()
const LONG = 120_000

const panel = (page: Page) => page.getByRole('complementary', { name: 'Study' })
const study = async (page: Page) => {
  // On a phone it stands in the menu.
  if ((page.viewportSize()?.width ?? 0) < 760) await page.getByRole('button', { name: 'This replay' }).tap()
  await page.getByRole('button', { name: 'Study', exact: true }).click()
  await panel(page).waitFor()
}
const lines = (page: Page) => panel(page).getByRole('listitem')

async function sellNothing(page: Page) {
  await bar(page).getByText('none', { exact: true }).click()
  await act(page, 'Sell nothing').click()
}

/** Goes to a moment in which somebody is to sell. */
async function beforeASale(page: Page) {
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => asked(page)).toMatch(/moment/)
    if (/sells .* to brewery|sells nothing/.test(await bar(page).innerText())) break
  }
  await page.keyboard.press('ArrowLeft')
}

test(
  'a moment has a comment, a sign, rings and arrows, which last',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over#moment=50')
    await study(page)
    await panel(page).getByRole('textbox', { name: 'Comment on this moment' }).fill('Too late for this.')
    await panel(page).getByRole('radio', { name: 'doubtful' }).check({ force: true })
    await expect.poll(() => bar(page).innerText()).toContain('?! Too late for this.')
    await panel(page).getByRole('button', { name: 'Ring' }).click()
    await page.locator('[data-anchor="palace-price"]').click()
    await panel(page).getByRole('button', { name: 'Arrow' }).click()
    await page.locator('[data-anchor="brewery-0"]').click({ position: { x: 20, y: 12 } })
    await page.locator('[data-anchor="brewery-1"]').click({ position: { x: 20, y: 12 } })
    await panel(page).getByRole('button', { name: 'Remove 2 marks' }).waitFor()
    const drawn = () => page.locator('svg rect.over, svg path.over').count()
    await expect.poll(drawn).toBe(2)
    expect(await barriersInBothLights(page)).toEqual([])
    await page.reload()
    await expect.poll(() => bar(page).innerText()).toContain('?! Too late for this.')
    await expect.poll(drawn).toBe(2)
    await page.keyboard.press('ArrowRight')
    await expect.poll(drawn).toBe(0)
    expect(await bar(page).innerText()).not.toContain('Too late')
    await leave()
  },
  LONG,
)

test(
  'other moves are tried for everybody, come back as a line of the study, and travel with the record',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await beforeASale(page)
    await study(page)
    expect(await lines(page).count()).toBe(1)
    await panel(page).getByRole('button', { name: 'Try other moves from here' }).click()
    await expect.poll(() => page.url()).toMatch(/\/table\/local-/)
    // Whoever is to act is played at once, without a curtain, until two have played.
    await sellNothing(page)
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toMatch(/ends? (your|the) turn/)
    await page.getByRole('button', { name: 'Back to the study' }).click()
    await expect.poll(() => asked(page)).toMatch(/^Another line: moment \d+ of/)
    expect(await bar(page).innerText()).toMatch(/sells? nothing/)
    await study(page)
    await expect.poll(() => lines(page).count()).toBe(2)
    await expect.poll(() => lines(page).last().innerText()).toMatch(/sells? nothing/)
    await panel(page).getByRole('textbox', { name: 'Comment on this moment' }).fill('Was there a buyer?')
    expect(await barriersInBothLights(page)).toEqual([])
    // The record itself is still there.
    await lines(page).first().getByRole('button').first().click()
    await expect.poll(() => asked(page)).toMatch(/^Looking back/)
    await lines(page).last().getByRole('button').first().click()
    await expect.poll(() => asked(page)).toMatch(/^Another line/)
    expect(page.url()).toMatch(/#line=0&moment=|moment=/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Save with the record' }).click(),
    ])
    const path = await download.path()
    expect(JSON.parse(readFileSync(path, 'utf8')).meta.study.format).toBe('princely-study/1')
    // The table that tried it is gone.
    await open(page, '/replays')
    await expect.poll(() => page.getByRole('link', { name: /^Watch/ }).count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Go on/ }).count()).toBe(0)

    const other = await reader()
    await open(other.page, '/replays')
    await other.page.locator('input[type="file"]').setInputFiles(path)
    await expect.poll(() => asked(other.page)).toMatch(/moment 0 of/)
    await study(other.page)
    await lines(other.page).last().getByRole('button').first().click()
    await expect.poll(() => asked(other.page)).toMatch(/^Another line/)
    expect(await bar(other.page).innerText()).toContain('Was there a buyer?')
    await panel(other.page)
      .getByRole('button', { name: /^Delete:/ })
      .click()
    await expect.poll(() => lines(other.page).count()).toBe(1)
    await expect.poll(() => asked(other.page)).toMatch(/^Looking back/)
    await other.leave()
    await leave()
  },
  LONG,
)

test(
  'steps that were prepared but not sent come back too',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await beforeASale(page)
    await study(page)
    await panel(page).getByRole('button', { name: 'Try other moves from here' }).click()
    await sellNothing(page)
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await page.getByRole('button', { name: 'Back to the study' }).click()
    await expect.poll(() => asked(page)).toMatch(/^Another line/)
    expect(await bar(page).innerText()).toMatch(/sells? nothing/)
    await leave()
  },
  LONG,
)

test(
  'a game goes on from a moment against bots',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await beforeASale(page)
    await study(page)
    await panel(page).getByRole('button', { name: 'Play on from here against bots' }).click()
    await panel(page).getByRole('combobox', { name: 'The bots' }).selectOption('Easy')
    await panel(page).getByRole('button', { name: 'Begin', exact: true }).click()
    await expect.poll(() => page.url()).toMatch(/\/table\/local-/)
    await sellNothing(page)
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText(), { timeout: 30_000 }).toContain('You end your turn')
    await page.getByText('Practice', { exact: true }).waitFor()
    await open(page, '/replays')
    await page.getByRole('listitem').filter({ hasText: 'From a study:' }).first().waitFor()
    await leave()
  },
  LONG,
)

test(
  'a duel is left in the middle, on a phone, too',
  async () => {
    const { page, leave } = await reader(PHONE, [duels['duel-over']()])
    await open(page, '/replay/local-duel-over#moment=60')
    await study(page)
    expect(await hidden(page, 'aside.study header')).toEqual([])
    expect(await barriersInBothLights(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Try other moves from here' }).tap()
    await expect.poll(() => page.url()).toMatch(/\/table\/local-/)
    await page.locator('[data-act="end"]').tap()
    await page.getByRole('button', { name: 'Back to the study' }).tap()
    await expect.poll(() => asked(page)).toMatch(/^Another line: moment 60 of 60/)
    await leave()
  },
  LONG,
)

test(
  'the end of a game has nothing to leave, and what one player saw has no other lines',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await page.keyboard.press('End')
    await study(page)
    await panel(page).getByText('The game is over here.').waitFor()
    expect(await panel(page).getByRole('button', { name: 'Try other moves from here' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await leave()
  },
  LONG,
)

test.each(['de', 'it', 'hu'])(
  'the panels and the menu of a replay fit a small phone in every language: %s',
  async (language) => {
    const { page, leave } = await reader(SMALL, [scenes.over()], { language })
    await open(page, '/replay/local-over#moment=60')
    const menu = page.locator('header nav button').first()
    for (const nth of [0, 1]) {
      await menu.tap()
      expect(await hidden(page, 'dialog[open] .ways')).toEqual([])
      await page.locator('dialog[open] .ways button').nth(nth).tap()
      await page.locator(nth === 0 ? 'aside.charts' : 'aside.study').waitFor()
      expect((await scrolls(page)).sideways).toBe(false)
      expect(await hidden(page, 'aside header')).toEqual([])
      // Every sentence is there: none is shown by its id.
      expect(await page.locator('aside').innerText()).not.toMatch(/\b(study|chart|level)-[a-z]/)
    }
    await leave()
  },
  LONG,
)
