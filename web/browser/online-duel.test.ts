// A duel between two browsers: secret choices stay secret on the wire, a reload and a cut line lose nothing, and both see
// the same map.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, confirm, step } from './duelling.ts'
import { act, asked, bar } from './page.ts'
import { join, person, seated, wire, withBrowser } from './together.ts'

withBrowser()
const SOON = { timeout: 30_000 }

/** Everything that the host says to a page. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(payload.toString())))
  return heard
}

async function openDuel(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/lobby`)
  await page.getByRole('radiogroup', { name: 'Which game' }).getByText('Principati Duello').click()
  await page.getByRole('radiogroup', { name: 'Length' }).getByText('4 rounds').click()
  await page.getByRole('button', { name: 'Open a table' }).click()
  const link = page.getByRole('textbox', { name: 'The link for your friends' })
  await link.waitFor()
  return link.inputValue()
}

const mine = async (page: Page) => (await page.locator('#pd-tab-turn').count()) > 0
const pieces = (page: Page) => page.locator('[data-piece]').count()
const round = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

test('a duel between two browsers, with secrets, a reload and a cut line', async () => {
  const faults: string[] = []
  const line = await wire()
  const [anna, ben] = [await person(faults), await person(faults)]
  const heard = listen(ben)
  await join(ben, await openDuel(anna, line.origin))
  await seated(anna, ben)

  // Anna keeps a tile; Ben hears that she has chosen, and not what.
  await expect.poll(() => asked(anna), SOON).toBe('Which start tile do you keep?')
  const kept = anna.locator('.pdp [data-tile]').first()
  const tile = (await kept.getAttribute('data-tile'))!
  await kept.click()
  await confirm(anna).click()
  await expect.poll(() => heard.some((text) => text.includes('draft_keep_hidden')), SOON).toBe(true)
  expect(heard.filter((text) => text.includes('"draft_keep"'))).toEqual([])
  await ben.locator('.pdp [data-tile]').first().click()
  await confirm(ben).click()
  // When both have chosen, it comes to the light.
  await expect.poll(() => heard.some((text) => text.includes(`"tile":"${tile}"`)), SOON).toBe(true)

  let [reloaded, cut] = [false, false]
  // Whoever goes first in round 2 sees it before all steps are sent; it has begun when both see it.
  const begun = async () => (await round(anna)) === 'Round 2' && (await round(ben)) === 'Round 2'
  for (let steps = 0; steps < 600 && !(await begun()); steps++) {
    if (!(await mine(anna)) && !(await mine(ben))) await anna.waitForTimeout(50)
    for (const page of [anna, ben]) {
      if (!(await mine(page)) || (await begun())) continue
      if (!reloaded && (await page.locator('[data-fits]').count()) > 0) {
        reloaded = true
        const before = await asked(page)
        await page.reload()
        await bar(page).waitFor()
        await expect.poll(() => asked(page), SOON).toBe(before)
      }
      if (reloaded && !cut && page === anna) {
        cut = true
        line.cut()
        await expect.poll(() => page.getByText('No connection.').isVisible(), { timeout: 20_000 }).toBe(true)
        line.mend()
        await expect.poll(() => page.getByText('No connection.').isVisible(), { timeout: 30_000 }).toBe(false)
      }
      await step(page, click)
    }
  }
  expect([reloaded, cut]).toEqual([true, true])
  // Ben's line was cut too; what he missed came when it was there again.
  expect(await begun()).toBe(true)
  expect(await pieces(anna)).toBeGreaterThan(17)
  await expect.poll(() => pieces(ben), SOON).toBe(await pieces(anna))
  expect(await act(anna, 'Ask a bot what it would do').count() + (await act(ben, 'Ask a bot what it would do').count())).toBeGreaterThan(0)
  line.close()
  expect(faults.filter((fault) => !/WebSocket|ERR_|401/.test(fault))).toEqual([])
}, 300_000)
