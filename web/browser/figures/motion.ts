// The work of the main thread while four bots play and tokens travel; and its longest task while a player plays a turn and the
// bots answer, as long as it would take with the processor slowed four times.

import type { Page } from 'playwright-core'
import { act, bar } from '../page.ts'
import { scene } from '../scenes.ts'
import { against } from '../../src/table/opening.ts'
import { HELD, p95, SLOW, type Lab } from './lab.ts'
import { mainThread } from './trace.ts'

export const targets = { frame_work_ms_p95: 8, long_task_ms_max: 50 }

/** The reader goes first in the round, so that four bots follow. */
const first = () =>
  scene(
    'busy',
    against('fuerstenfeld', 5, 'beginner', 'base', true),
    (view, choices) => view.round >= 5 && choices?.type === 'sell' && view.order[0] === 0,
  )

export async function measure(lab: Lab): Promise<Record<string, number>> {
  const page = await opened(lab)
  const turn = await mainThread(lab, page, () => endTurn(page))
  const bots = await mainThread(lab, page, () => page.waitForTimeout(4000))
  await page.context().close()
  return { frame_work_ms_p95: p95(bots.frames), long_task_ms_max: SLOW.cpu * Math.max(...turn.tasks, ...bots.tasks) }
}

async function opened(lab: Lab): Promise<Page> {
  const page = await lab.visitor({ games: [first()], options: { reducedMotion: 'no-preference' } })
  await page.goto(`${lab.origin}/table/local-busy`)
  await bar(page).waitFor()
  await act(page, /^Most coins/).waitFor()
  return page
}

/** Plays the open turn. Buttons are held for a moment, as by a finger. */
async function endTurn(page: Page) {
  const held = { delay: HELD }
  await act(page, /^Most coins/).click(held)
  await act(page, /^Sell for/).click(held)
  await act(page, 'Build no more').click(held)
  await page.locator('[data-hand]').first().click(held)
  await act(page, /^End turn/).click(held)
}
