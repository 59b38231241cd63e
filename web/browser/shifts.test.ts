// Nothing moves by itself: neither while a page loads nor while others play. Measured as browsers do (cumulative layout shift).

import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, bar, inChromium, open, reader, SMALL } from './page.ts'
import { scenes } from './scenes.ts'

inChromium()

const MOST = 0.02

interface Shift {
  path: string
  /** The sum of the shifts of this burst so far. */
  burst: number
  /** The elements that moved. */
  moved: string[]
}

/** Everything that moves in the pages of a context, but not by a key or click. Shifts within a second are one burst, which lasts
five at most. */
async function shiftsOf(context: BrowserContext): Promise<Shift[]> {
  const shifts: Shift[] = []
  await context.exposeFunction('tellShift', (shift: Shift) => void shifts.push(shift))
  await context.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    let [burst, began, last] = [0, 0, -Infinity]
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        if (startTime - last > 1000 || startTime - began > 5000) [burst, began] = [0, startTime]
        ;[burst, last] = [burst + value, startTime]
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent)))
        void (globalThis as unknown as { tellShift(shift: Shift): Promise<void> }).tellShift({ path: location.pathname, burst, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return shifts
}

const SIZES = [
  ['desk', {}],
  ['small phone', SMALL],
] as const

test.each(SIZES)(
  'pages load without a jump on a %s',
  async (_, size) => {
    const { page, leave } = await reader(size, [scenes.late()])
    const shifts = await shiftsOf(page.context())
    for (const path of ['/', '/learn', '/rules/fuerstenfeld', '/settings', '/replays']) {
      await open(page, path)
      await page.waitForTimeout(300)
    }
    await page.goto(new URL('/table/local-late', page.url()).href)
    await bar(page).waitFor()
    await page.waitForTimeout(500)
    expect(shifts.filter(({ burst }) => burst > MOST)).toEqual([])
    await leave()
  },
  60_000,
)

test('home does not jump on a small phone while its server is slow', async () => {
  const { page, leave } = await reader(SMALL, [scenes.late()])
  const shifts = await shiftsOf(page.context())
  let asked = 0
  await page.route('**/api/v1/tables*', async (route) => {
    asked += 1
    await new Promise((go) => setTimeout(go, 1000))
    await route.fulfill({ json: { tables: [] } })
  })
  await open(page, '/')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.waitForTimeout(1500)
  expect(shifts.filter(({ burst }) => burst > MOST)).toEqual([])
  await leave()
}, 20_000)

test.each([
  ['desk', {}, 'sell-2'],
  ['small phone', SMALL, 'sell-5'],
] as const)(
  'while bots play, only what they play moves on a %s',
  async (_, size, scene) => {
    const { page, leave } = await reader(size, [scenes[scene]()], { pace: 'brisk' })
    const shifts = await shiftsOf(page.context())
    await open(page, `/table/local-${scene}`)
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    const keep = page.getByRole('button', { name: 'Keep', exact: true })
    await ((await keep.count()) > 0 ? keep : page.locator('[data-hand]')).first().click()
    await act(page, /^End turn/).click()
    await expect.poll(() => bar(page).getByRole('heading', { level: 2 }).innerText(), { timeout: 40_000 }).toMatch(/^(Choose|Sell)/)
    expect(shifts.filter(({ burst }) => burst > MOST)).toEqual([])
    await leave()
  },
  60_000,
)
