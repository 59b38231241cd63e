// A first visit with a slow phone: when home is visible, and when a table is ready for the first click.

import { act } from '../page.ts'
import { scenes } from '../scenes.ts'
import { median, type Lab } from './lab.ts'

export const targets = { home_visible_ms: 1500, board_ready_ms: 3000 }

const RUNS = 3

interface Measured {
  largest?: number
  ready?: number
}

export async function measure(lab: Lab): Promise<Record<string, number>> {
  const [home, board]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    home.push(await homeVisible(lab))
    board.push(await boardReady(lab))
  }
  return { home_visible_ms: median(home), board_ready_ms: median(board) }
}

async function homeVisible(lab: Lab): Promise<number> {
  const page = await lab.visitor({
    first: () => {
      const measured = globalThis as Measured
      new PerformanceObserver((list) => (measured.largest = list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    },
  })
  await lab.slow(page, true)
  await page.goto(lab.origin)
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  await page.waitForTimeout(1500)
  const largest = await page.evaluate(() => (globalThis as Measured).largest ?? 0)
  await page.context().close()
  return largest
}

async function boardReady(lab: Lab): Promise<number> {
  const page = await lab.visitor({
    games: [scenes.sell()],
    first: () => {
      const look = () => {
        const button = document.querySelector('.bar .acts button:not(:disabled)')
        if (!button) return void requestAnimationFrame(look)
        // After it is painted.
        requestAnimationFrame(() => setTimeout(() => ((globalThis as Measured).ready = performance.now())))
      }
      look()
    },
  })
  await lab.slow(page, true)
  await page.goto(`${lab.origin}/table/local-sell`)
  await act(page, /^Most coins/).waitFor()
  await page.waitForFunction(() => (globalThis as Measured).ready !== undefined)
  const ready = await page.evaluate(() => (globalThis as Measured).ready!)
  // It is not just a picture: the first click works.
  await act(page, /^Most coins/).click()
  await act(page, /^Sell for/).waitFor()
  await page.context().close()
  return ready
}
