// Every thing of a table of Fürstenfeld explains itself: under the mouse, in focus, by keys alone, under a finger.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar, barriers, drawn, inChromium, open, PHONE, reader, SMALL } from './page.ts'
import { scenes } from './scenes.ts'

inChromium()
const LONG = 120_000

/** The explanation that is shown now. */
const box = (page: Page) => page.locator('aside.explain')
const title = (page: Page) => box(page).getByRole('heading').innerText()

test(
  'under the mouse a thing tells what it is, with its rule, and the link can be reached',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.locator('[data-explain="palace-price"]').hover()
    await box(page).waitFor()
    expect(await title(page)).toBe('Palace price')
    const link = box(page).getByRole('link')
    const [book] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await book.locator(`[id="${await link.innerText()}"].named`).waitFor()
    await page.mouse.move(700, 890)
    await box(page).waitFor({ state: 'hidden' })
    await leave()
  },
  LONG,
)

test(
  'a card in focus tells what it is',
  async () => {
    const { page, leave } = await reader({}, [scenes.build()])
    await open(page, '/table/local-build')
    await page.keyboard.press('1')
    await box(page).waitFor()
    expect(await title(page)).toBe(await page.locator('[data-hand] .name').first().innerText())
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'hidden' })
    await leave()
  },
  LONG,
)

test(
  'by keys every thing of the board is reached, spoken, and leads to its rule',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await bar(page).waitFor()
    const seen = new Set<string>()
    await page.keyboard.press('e')
    await box(page).waitFor()
    expect(await barriers(page)).toEqual([])
    const count = await page.locator('[data-explain]').count()
    for (let step = 0; step < count; step++) {
      seen.add(await page.locator('[data-explain].pointed').getAttribute('data-explain').then(String))
      await page.keyboard.press('ArrowRight')
    }
    for (const what of [
      'round',
      'income',
      'coins',
      'palaces',
      'hand',
      'deck',
      'goods',
      'brewery',
      'price',
      'demand',
      'palace-price',
      'order',
      'space',
    ])
      expect([...seen]).toContain(what)
    expect([...seen].some((what) => what.startsWith('card:'))).toBe(true)
    // Down leads to another panel, Home to the first thing.
    await page.keyboard.press('Home')
    await expect.poll(() => title(page)).toBe('The round')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => title(page)).toBe('Income')
    await expect.poll(() => page.getByRole('status').first().innerText()).toContain('your disc moves to your income')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('F-SELL-7')
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'hidden' })
    // Nothing was chosen on the way.
    expect(await asked(page)).toMatch(/^Choose one brewery/)
    await leave()
  },
  LONG,
)

test(
  'on a phone a tap on an idle card explains it, and a lifted card tells its effect in the bar',
  async () => {
    const { page, leave } = await reader(PHONE, [scenes.wait(), scenes.build()])
    await open(page, '/table/local-wait')
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Estate' }).tap()
    const card = page.locator('[data-hand]').first()
    await card.tap()
    await box(page).waitFor()
    expect(await title(page)).toBe(await card.locator('.name').innerText())
    await open(page, '/table/local-build')
    const before = (await bar(page).boundingBox())!.height
    const good = page.locator('[data-hand]:not([aria-disabled="true"])').first()
    await good.tap()
    const effect = (await bar(page).locator('.effect').innerText()).replace(/\s*F-.*$/s, '')
    expect(effect.length).toBeGreaterThan(10)
    expect(await good.getAttribute('aria-label')).toContain(effect)
    const rule = bar(page).getByRole('link')
    expect(await rule.innerText()).toMatch(/^F-/)
    expect((await rule.boundingBox())!.height).toBeGreaterThanOrEqual(24)
    expect((await bar(page).boundingBox())!.height).toBe(before)
    await leave()
  },
  LONG,
)

test(
  'a finger that stays on a card explains it and does nothing else',
  async () => {
    const { page, leave } = await reader(SMALL, [scenes.build()])
    await open(page, '/table/local-build')
    const card = page.locator('[data-hand]:not([aria-disabled="true"])').first()
    const { x, y, width, height } = (await card.boundingBox())!
    const at = { x: x + width / 2, y: y + height / 2 }
    const line = await page.context().newCDPSession(page)
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await box(page).waitFor()
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await drawn(page)
    expect(await box(page).isVisible()).toBe(true)
    expect(await card.getAttribute('aria-pressed')).toBe('false')
    // The next tap is a tap again.
    await card.tap()
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
    await leave()
  },
  LONG,
)

test(
  'while a card is in the air its spaces still explain themselves',
  async () => {
    const { page, leave } = await reader({}, [scenes.build()])
    await open(page, '/table/local-build')
    await page.locator('[data-hand]:not([aria-disabled="true"])').first().click()
    await page.locator('button[data-space]').nth(1).hover({ force: true })
    await box(page).waitFor()
    await act(page, 'Put back').click()
    await leave()
  },
  LONG,
)
