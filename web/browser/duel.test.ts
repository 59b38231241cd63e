// Moments of Principati Duello in Chromium: planning a production, the production graph, tearing down, and what the page
// of one player holds while both choose in secret.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { duels } from './duels.ts'
import { act, asked, bar, inChromium, open, reader } from './page.ts'

inChromium()
const LONG = 120_000

const workers = (page: Page) => page.getByRole('tabpanel').locator('.purse b').innerText()
const money = async (page: Page) => Number(await page.getByRole('region', { name: 'You' }).locator('.coin b').innerText())

test('a production is proposed with its reasons, done as one step, taken back, and done as last round', async () => {
  const { page, leave } = await reader({}, [duels['duel-produce']()])
  await open(page, '/table/local-duel-produce')
  const before = await workers(page)
  await page.getByRole('button', { name: 'Propose' }).click()
  const plan = page.getByRole('region', { name: 'A production that a bot would choose' })
  expect(await plan.innerText()).toMatch(/\d+ × \w+ \(.+\)/)
  expect(await plan.innerText()).toMatch(/In all: /)
  await plan.getByRole('button', { name: 'Do that' }).click()
  await expect.poll(() => workers(page)).not.toBe(before)
  const done = await workers(page)
  expect(await bar(page).innerText()).toContain('1 step, not sent yet')
  await act(page, 'Undo step').click()
  await expect.poll(() => workers(page)).toBe(before)
  await act(page, 'Redo').click()
  await expect.poll(() => workers(page)).toBe(done)
  await act(page, /^Restart/).click()
  await page.getByRole('button', { name: 'As last round' }).click()
  const last = page.getByRole('region', { name: /^What you made last round/ })
  expect(await last.innerText()).toMatch(/\d+ × /)
  await last.getByRole('button', { name: 'Do that' }).click()
  await expect.poll(() => workers(page)).not.toBe(before)
  await leave()
}, LONG)

test('the production graph says what works, what is lacking, and prepares what could be built', async () => {
  const { page, leave } = await reader({}, [duels['duel-early']()])
  await open(page, '/table/local-duel-early')
  await page.getByRole('button', { name: 'Production', exact: true }).click()
  const graph = page.getByRole('region', { name: 'Production', exact: true })
  expect(await graph.locator('[data-state="works"]').count()).toBeGreaterThan(0)
  expect(await graph.locator('[data-state="lacks"]').count()).toBeGreaterThan(0)
  expect(await graph.locator('[data-node]').count()).toBe(20)
  const baker = graph.locator('[data-node="baker"]')
  expect(await baker.getAttribute('aria-label')).toMatch(/^Baker: /)
  await baker.hover()
  // All that a baker needs, also what is left out at rest.
  expect(await graph.locator('path.near').count()).toBe(3)
  await graph.locator('[data-node="quarry"][data-state="ready"]').click()
  expect(await asked(page)).toMatch(/^Build (a|the) quarry .+\?$/i)
  await graph.getByRole('button', { name: 'Close' }).click()
  expect(await graph.count()).toBe(0)
  await leave()
}, LONG)

test('a building is torn down for its price, by name, and stands again after undo', async () => {
  const { page, leave } = await reader({}, [duels['duel-construct']()])
  await open(page, '/table/local-duel-construct')
  const before = await money(page)
  await page.getByText('Tear down a building').click()
  // What cannot be torn down says why.
  await page.locator('[data-demolish].no').first().click()
  expect(await bar(page).getByRole('link').getAttribute('href')).toMatch(/^\/rules\/principati#P-DEMO-\d+$/)
  const site = page.locator('[data-demolish]:not(.no)').first()
  const which = (await site.getAttribute('data-demolish'))!
  await site.click()
  await act(page, /^Tear down/).click()
  await expect.poll(() => money(page)).toBeLessThan(before)
  expect(await page.locator(`[data-slot="${which}"]`).count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => money(page)).toBe(before)
  expect(await page.locator(`[data-slot="${which}"]`).count()).toBe(0)
  await leave()
}, LONG)

test('while both choose in secret, the page of one holds nothing of what the other chose', async () => {
  const { page, leave } = await reader({}, [duels['duel-secret']()])
  // All that the host ever says to this page.
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
      }
    }
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  await open(page, '/table/local-duel-secret')
  await page.getByRole('button', { name: 'I am Anna' }).click()
  const tile = page.locator('.pdp [data-tile]').first()
  const id = (await tile.getAttribute('data-tile'))!
  await tile.click()
  await page.locator('[data-act="confirm"]').click()
  // Her own choice comes back to her, so the words that are looked for below are the right ones.
  await expect.poll(async () => (await heard()).some((text) => text.includes(`"type":"draft_keep","tile":"${id}"`))).toBe(true)
  await page.getByRole('button', { name: 'I am Jonas' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'I am Jonas' }).click()
  await bar(page).waitFor()
  const told = await heard()
  expect(told.some((text) => text.includes('draft_keep_hidden'))).toBe(true)
  expect(told.filter((text) => text.includes('"type":"draft_keep"'))).toEqual([])
  await leave()
}, LONG)
