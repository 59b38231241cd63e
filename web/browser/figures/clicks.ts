// From a click or key on the board to the next paint, in round 10 of a game of five.

import type { Page } from 'playwright-core'
import { act, bar } from '../page.ts'
import { scenes } from '../scenes.ts'
import { p95, type Lab } from './lab.ts'

export const targets = { click_ms_p95: 50 }

/** The browser reports what took longer than this; what was faster counts as this. */
const SHORTEST = 16

interface Interactions {
  interactions?: Record<number, number>
}

export async function measure(lab: Lab): Promise<Record<string, number>> {
  const page = await lab.visitor({
    games: [scenes.late()],
    first: () => {
      const all: Record<number, number> = ((globalThis as Interactions).interactions = {})
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId > 0) all[entry.interactionId] = Math.max(all[entry.interactionId] ?? 0, entry.duration)
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    },
  })
  await page.goto(`${lab.origin}/table/local-late`)
  await bar(page).waitFor()
  const clicks = await play(page)
  await page.waitForTimeout(300)
  const slow = Object.values(await page.evaluate(() => (globalThis as Interactions).interactions ?? {}))
  await page.context().close()
  return { click_ms_p95: p95([...slow, ...Array<number>(Math.max(clicks - slow.length, 0)).fill(SHORTEST)]) }
}

/** A turn with many second thoughts; gives the number of clicks and keys. */
async function play(page: Page): Promise<number> {
  let count = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    count += 1
  }
  const click = async (name: string | RegExp) => {
    await act(page, name).first().click()
    count += 1
  }
  for (let again = 0; again < 3; again++) {
    for (const key of ['1', 'h', 'b', 'w', '2', 'h', 'b', '3', 'w', 'Shift+w', 'm']) await press(key)
    await click(/^Most coins/)
    await click(/^Sell for/)
    const card = page.locator('[data-hand]:not([aria-disabled="true"])').first()
    if ((await card.count()) > 0) {
      await card.click()
      await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
      count += 2
      await press('Escape')
    }
    await click('Build no more')
    for (const index of [0, 1, 0]) {
      await page.locator('[data-hand]').nth(index).click()
      count += 1
    }
    await click('Restart turn')
  }
  return count
}
