// Plays a duel in a page: does the first sensible thing that the table offers, by mouse, by touch, or by keys alone.

import type { Page } from 'playwright-core'
import { asked } from './page.ts'

export type Press = (page: Page, x: number, y: number) => Promise<void>
export const click: Press = (page, x, y) => page.mouse.click(x, y)
export const tap: Press = (page, x, y) => page.touchscreen.tap(x, y)

export const confirm = (page: Page) => page.locator('[data-act="confirm"]')
export const end = (page: Page) => page.locator('[data-act="end"]')
export const result = (page: Page) => page.getByRole('region', { name: 'Result' })
export const home = (page: Page) => page.getByRole('region', { name: 'Principati Duello' })

/** A building for a slot of the start tile for which nothing is chosen yet. */
const UNDECIDED = '.pdp [data-undecided] [data-building]:not(.no)'

/** Where a cell with this mark is on the screen, free of panels. If there is none, all are moved into view; on a phone they may
then be so small that the first tap only comes nearer. */
export async function middle(page: Page, mark: string): Promise<{ x: number; y: number } | null> {
  const inSight = () =>
    page.evaluate((wanted) => {
      for (const each of document.querySelectorAll(`[data-mark="${wanted}"]`)) {
        const { x, y, width, height } = each.getBoundingClientRect()
        const point = { x: x + width / 2, y: y + height / 2 }
        if (document.elementFromPoint(point.x, point.y)?.closest('[role="grid"]')) return point
      }
      return null
    }, mark)
  const found = await inSight()
  const hidden = page.getByRole('button', { name: /out of sight/ })
  if (found || (await hidden.count()) === 0) return found
  await hidden.click()
  await page.waitForTimeout(50)
  return inSight()
}

/** The phase that is marked as the current one; empty if there is none. It is not waited for. */
const phaseOf = async (page: Page) => (await page.locator('[aria-current="step"]').allInnerTexts()).join('').trim()

/** Does the first sensible thing that the table offers. */
export async function step(page: Page, press: Press): Promise<string> {
  const has = (selector: string) =>
    page
      .locator(selector)
      .count()
      .then((count) => count > 0)
  if ((await result(page).count()) > 0) return 'over'
  const phase = await phaseOf(page)
  if (!(await has('#pd-tab-turn'))) {
    await page.waitForTimeout(20)
    return 'wait'
  }
  if (await has('[data-act="confirm"]:not([disabled], [aria-disabled])')) await confirm(page).click()
  else if (await has('[data-mark="legal"]')) {
    const place = await middle(page, 'legal')
    if (place) await press(page, place.x, place.y)
  } else if (await has('[data-tile][data-fits="true"]')) await page.locator('[data-tile][data-fits="true"]').first().click()
  else if (await has('.pdp [data-tile]')) await page.locator('.pdp [data-tile]').first().click()
  else if (phase.includes('Reserve')) await page.locator(UNDECIDED).first().click()
  else if (phase.includes('Build') && (await has('.pdp [data-building]:not(.no)')))
    await page.locator('.pdp [data-building]:not(.no)').first().click()
  else if (phase.includes('Build') && (await has('[data-slot]:not(.no)'))) await page.locator('[data-slot]:not(.no)').first().click()
  else if (phase.includes('Produce') && (await has('[data-produce]:not(.no)')))
    await page.locator('[data-produce]:not(.no)').first().click()
  else if (await has('[data-act="end"]:not([disabled])')) await end(page).click()
  else await page.waitForTimeout(20)
  return phase
}

/** Reserves what there is to reserve, until the first tile can be laid. It chooses no tile, however soon that phase comes. */
export async function reserve(page: Page) {
  while ((await page.locator('[data-fits]').count()) === 0) {
    if ((await page.locator('[data-act="confirm"]:not([disabled], [aria-disabled])').count()) > 0) await confirm(page).click()
    else if ((await page.locator(UNDECIDED).count()) > 0) await page.locator(UNDECIDED).first().click()
    else await page.waitForTimeout(20)
  }
}

/** The same with keys only: no pointer, and no focus but by Tab and the table's own keys. */
export async function stepByKeys(page: Page): Promise<string> {
  const has = (selector: string) =>
    page
      .locator(selector)
      .count()
      .then((count) => count > 0)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Presses Tab, from the sheet on, until the focus is on such an element; then Enter. */
  const enter = async (selector: string) => {
    await press('h')
    for (let tabs = 0; tabs < 160; tabs++) {
      await press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return press('Enter')
    }
    throw new Error(`no Tab leads to ${selector}`)
  }
  if ((await result(page).count()) > 0) return 'over'
  const phase = await phaseOf(page)
  if (!(await has('#pd-tab-turn'))) {
    await page.waitForTimeout(20)
    return 'wait'
  }
  if (await has('[data-act="confirm"]:not([disabled], [aria-disabled])')) await press('b', 'Enter')
  else if (await has('[data-mark="legal"]')) await press('m', 'n', 'Space')
  else if (await has('[data-tile][data-fits="true"]')) await enter('[data-tile][data-fits="true"]')
  else if (await has('.pdp [data-tile]')) await enter('.pdp [data-tile]')
  else if (phase.includes('Reserve')) await enter(UNDECIDED)
  else if (phase.includes('Build') && (await has('.pdp [data-building]:not(.no)'))) await enter('.pdp [data-building]:not(.no)')
  else if (phase.includes('Build') && (await has('[data-slot]:not(.no)'))) await enter('[data-slot]:not(.no)')
  else if (phase.includes('Produce') && (await has('[data-produce]:not(.no)'))) await press('m', 'n', 'Space')
  else if (await has('[data-act="end"]:not([disabled])')) await press('b', 'Enter')
  else await page.waitForTimeout(20)
  return phase
}

export async function playOn(
  page: Page,
  press: Press | 'keys',
  watch: (phase: string) => Promise<void> = async () => undefined,
): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let steps = 0; steps < 1500; steps++) {
    const phase = press === 'keys' ? await stepByKeys(page) : await step(page, press)
    if (phase !== 'wait' && !seen.has(phase)) {
      seen.add(phase)
      await watch(phase)
    }
    if (phase === 'over') return seen
  }
  throw new Error(`the game does not end: ${await asked(page)}`)
}
