// How much work the map of Principati Duello is: a late map of 120 tiles is moved and zoomed, at full speed and with the
// processor slowed four times; tiles are chosen and pinned on cells.

import type { Page } from 'playwright-core'
import { duels } from '../duels.ts'
import { p95, type Lab } from './lab.ts'
import { mainThread } from './trace.ts'

export const targets = { map_frame_work_ms_p95: 8, map_long_task_ms_max: 50, places_ms_p95: 50, preview_ms_p95: 50 }

export async function measure(lab: Lab): Promise<Record<string, number>> {
  const page = await lab.visitor({ games: [duels['duel-late']()], options: { reducedMotion: 'reduce' } })
  await page.goto(`${lab.origin}/table/local-duel-late`)
  await page.locator('[data-fits]').first().waitFor()
  if ((await page.locator('[data-piece]').count()) < 120) throw new Error('the map is too small')
  await page.evaluate(() => document.fonts.ready)
  const moved = await mainThread(lab, page, () => move(page))
  // Unfold the whole hand, so that as many tiles as possible are chosen; afterwards fold it again.
  const [folded, unfolded] = [page.locator('[data-group][aria-expanded="false"]'), page.locator('[data-group][aria-expanded="true"]')]
  while ((await folded.count()) > 0) await folded.first().click()
  const chosen = await mainThread(lab, page, () => choose(page))
  while ((await unfolded.count()) > 1) await unfolded.last().click()
  await lab.slow(page)
  const slowed = await mainThread(lab, page, () => move(page))
  await page.context().close()
  return {
    map_frame_work_ms_p95: p95(moved.frames),
    map_long_task_ms_max: Math.max(...slowed.tasks),
    places_ms_p95: p95(chosen.since('places')),
    preview_ms_p95: p95(chosen.since('preview')),
  }
}

const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

/** Pans around and zooms in and out, with several inputs for each frame. */
async function move(page: Page) {
  await page.mouse.move(620, 430)
  await page.mouse.down()
  for (let step = 0; step < 60; step++) await page.mouse.move(620 + 170 * Math.sin(step / 7), 430 + 120 * Math.sin(step / 5), { steps: 2 })
  await page.mouse.up()
  await frame(page)
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, step % 20 < 10 ? -90 : 90)
  await frame(page)
}

/** Chooses tiles and pins them on cells that fit, one thing for each frame, with a mark in the trace before each. */
async function choose(page: Page) {
  await page.evaluate(async () => {
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    const tile = (id: string) => document.querySelector<HTMLElement>(`[data-tile="${id}"]`)!
    const map = document.querySelector<HTMLElement>('[role="grid"]')!
    const ids = [...document.querySelectorAll<HTMLElement>('[data-tile][data-fits="true"]')]
      .map(({ dataset }) => dataset.tile!)
      .slice(0, 12)
    for (const id of ids) {
      await painted()
      performance.mark('places')
      tile(id).click()
      await painted()
      for (const cell of [...document.querySelectorAll<HTMLElement>('[data-mark="legal"]')].slice(0, 4)) {
        const box = cell.getBoundingClientRect()
        const at = {
          clientX: box.x + box.width / 2,
          clientY: box.y + box.height / 2,
          pointerId: 1,
          button: 0,
          bubbles: true,
          pointerType: 'mouse',
        }
        performance.mark('preview')
        map.dispatchEvent(new PointerEvent('pointerdown', at))
        map.dispatchEvent(new PointerEvent('pointerup', at))
        await painted()
      }
      tile(id).click()
    }
  })
}
