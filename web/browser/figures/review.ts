// The longest task of the page while a review is made: the worker has the work, and the page stays in use.

import { scenes } from '../scenes.ts'
import type { Lab } from './lab.ts'

export const targets = { review_task_ms_max: 50 }

/** Milliseconds for which the review is watched once its first look is shown. */
const WATCHED = 6000

interface Tasks {
  tasks?: number[]
}

export async function measure(lab: Lab): Promise<Record<string, number>> {
  const page = await lab.visitor({
    games: [scenes.over()],
    first: () => {
      const all: number[] = ((globalThis as Tasks).tasks = [])
      new PerformanceObserver((list) => all.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    },
  })
  await page.goto(`${lab.origin}/review/local-over`)
  await page.getByRole('region', { name: 'What made the result' }).waitFor({ timeout: 120_000 })
  await page.waitForTimeout(500)
  await page.evaluate(() => ((globalThis as Tasks).tasks!.length = 0))
  await page.waitForTimeout(WATCHED)
  const tasks = await page.evaluate(() => (globalThis as Tasks).tasks ?? [])
  await page.context().close()
  return { review_task_ms_max: Math.max(0, ...tasks) }
}
