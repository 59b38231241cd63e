// The time from a click or key on the board to the next paint, in round 10 of a game of five: until a frame that shows the
// change is drawn. The browser's own report (`presented`) is about two frames longer, because without a screen it waits before
// it calls a frame presented; that figure is printed, and has no target.

import type { Locator, Page } from 'playwright-core'
import { act, bar } from '../page.ts'
import { scenes } from '../scenes.ts'
import { HELD, p95, type Lab } from './lab.ts'
import { mainThread } from './trace.ts'

export const targets = { click_ms_p95: 50 }

/** The browser reports only what took longer than this; everything faster counts as this. */
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
  let clicks = 0
  const { drawn, inputs } = await mainThread(
    lab,
    page,
    async () => {
      clicks = await play(page)
      await page.waitForTimeout(300)
    },
    ['cc', 'viz'],
  )
  if (inputs < clicks) throw new Error(`${clicks} keys and clicks, but only ${inputs} are in the trace`)
  const slow = Object.values(await page.evaluate(() => (globalThis as Interactions).interactions ?? {}))
  await page.context().close()
  return {
    click_ms_p95: p95(drawn),
    click_presented_ms_p95: p95([...slow, ...Array<number>(Math.max(clicks - slow.length, 0)).fill(SHORTEST)]),
  }
}

/** Quick fingers: the milliseconds before the next key or button. */
const BETWEEN = 60

/** Plays a turn with many second thoughts; returns the number of clicks and keys. */
async function play(page: Page): Promise<number> {
  let count = 0
  const done = async () => {
    count += 1
    await page.waitForTimeout(BETWEEN)
  }
  const press = async (key: string) => {
    await page.keyboard.press(key, { delay: HELD })
    await done()
  }
  const click = async (what: Locator) => {
    await what.first().click({ delay: HELD })
    await done()
  }
  for (let again = 0; again < 3; again++) {
    for (const key of ['1', 'h', 'b', 'w', '2', 'h', 'b', '3', 'w', 'Shift+w', '1']) await press(key)
    await click(act(page, /^Most coins/))
    await click(act(page, /^Sell for/))
    await click(page.locator('[data-hand]:not([aria-disabled="true"])'))
    await click(page.locator('[data-space]:not([aria-disabled="true"])'))
    await press('Escape')
    await click(act(page, 'Build no more'))
    for (const index of [0, 1, 0]) await click(page.locator('[data-hand]').nth(index))
    await click(act(page, 'Restart turn'))
  }
  return count
}
