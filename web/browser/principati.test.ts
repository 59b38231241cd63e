// Principati Duello in Chromium: whole short games against a bot by mouse, by touch and by keyboard; a tile that does not fit
// says why; steps can be taken back.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, confirm, home, middle, playOn, result, step, tap } from './duelling.ts'
import { act, asked, bar, barriers, inChromium, open, PHONE, reader, scrolls, SMALL, steadyLuck } from './page.ts'

inChromium()
const LONG = 240_000

/** A luck with which every phase comes to the player: nothing is chosen for some start tiles, and a phase in which nothing can
be done ends by itself. */
const LUCK = 2
const PHASES = ['Keep a tile', 'Reserve buildings', 'Place tiles', 'Masters', 'Trade', 'Build', 'Produce', 'over']

test(
  'a whole short game by mouse, from home to the result, through every phase',
  async () => {
    const { page, leave } = await reader()
    await steadyLuck(page, LUCK)
    await open(page, '/')
    await home(page).getByRole('radiogroup', { name: 'Length' }).getByText('4 rounds').click()
    await home(page).getByRole('radiogroup', { name: 'Bots' }).getByText('Easy').click()
    await home(page).getByRole('button', { name: 'Play now' }).click()
    await bar(page).waitFor()
    const seen = await playOn(page, click, async (phase) => expect(await barriers(page), phase).toEqual([]))
    expect([...seen]).toEqual(expect.arrayContaining(PHASES))
    await expect.poll(() => result(page).innerText()).toContain('agreed number of rounds')
    await page.getByRole('button', { name: 'Look at the map' }).click()
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toContain('The game is over')
    await act(page, 'Rematch').click()
    await expect.poll(() => asked(page)).toBe('Which start tile do you keep?')
    await leave()
  },
  LONG,
)

test.each([
  ['phone', PHONE],
  ['small phone', SMALL],
])(
  'a whole short game by touch on a %s, without scrolling the page',
  async (_, size) => {
    const { page, leave } = await reader(size)
    await open(page, '/')
    await home(page).getByRole('button', { name: 'Play now' }).tap()
    await bar(page).waitFor()
    await playOn(page, tap, async (phase) => expect(await scrolls(page), phase).toEqual({ down: false, sideways: false }))
    await leave()
  },
  LONG,
)

/** Plays on until tiles can be laid. */
async function toPlacing(page: Page) {
  await steadyLuck(page, LUCK)
  await open(page, '/')
  await home(page).getByRole('button', { name: 'Play now' }).click()
  await bar(page).waitFor()
  await expect
    .poll(
      async () => {
        if ((await page.locator('[data-fits]').count()) > 0) return true
        await step(page, click)
        return false
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}

test(
  'a tile that does not fit says why, marks the side, and is not laid',
  async () => {
    const { page, leave } = await reader()
    await toPlacing(page)
    await page.locator('[data-group="road"]').click()
    await page.locator('[data-tile="R01"]').click()
    const free = await middle(page, 'legal')
    const width = (await page.locator('[data-mark="legal"]').first().boundingBox())!.width
    // Some empty neighbour of a cell that fits does not fit.
    let faults = 0
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0.5, 0.87],
      [-0.5, 0.87],
      [0.5, -0.87],
      [-0.5, -0.87],
    ]) {
      await page.mouse.click(free!.x + dx! * width * 0.93, free!.y + dy! * width * 0.93)
      const tip = page.locator('.tip')
      if ((await tip.count()) === 0) continue
      faults += 1
      expect(await tip.getByRole('heading').innerText()).toMatch(/^Does not fit at/)
      expect(await tip.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/principati#P-[A-Z]+-\d+$/)
      expect(await confirm(page).getAttribute('aria-disabled')).toBe('true')
      const before = await asked(page)
      await page.keyboard.press('Enter')
      expect(await asked(page)).toBe(before)
    }
    expect(faults).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    expect(await page.locator('.tip').count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'a laid start tile is a step that can be taken back, done again, and given up',
  async () => {
    const { page, leave } = await reader()
    await toPlacing(page)
    const hand = () => page.locator('[data-fits]').count()
    const before = await hand()
    await page.locator('[data-tile][data-fits="true"]').first().click()
    const place = await middle(page, 'legal')
    await page.mouse.click(place!.x, place!.y)
    expect(await asked(page)).toMatch(/^Lay the /)
    await confirm(page).click()
    await expect.poll(hand).toBe(before - 1)
    // Questions after the step are also answered by the engine.
    await page.locator('[data-tile][data-fits="true"]').first().click()
    expect(await page.locator('[data-mark="legal"]').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expect.poll(hand).toBe(before)
    await act(page, 'Redo').click()
    await expect.poll(hand).toBe(before - 1)
    await act(page, /^Restart/).click()
    await expect.poll(hand).toBe(before)
    // After a reload, no step that was not sent looks played.
    await page.reload()
    await bar(page).waitFor()
    await expect.poll(hand).toBe(before)
    await leave()
  },
  LONG,
)

test(
  'a tile is laid by keyboard alone, and the cell speaks',
  async () => {
    const { page, leave } = await reader()
    await toPlacing(page)
    await page.locator('[data-tile][data-fits="true"]').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('m')
    await page.keyboard.press('n')
    const cell = () => page.getByRole('gridcell').getAttribute('aria-label')
    expect(await cell()).toMatch(/^−?\d+,−?\d+\. empty\. The tile fits in \d rotations?(\. ([+−]\d+|0) points?(\. Begins to work: .+)?)?$/)
    // The points of the cell come a moment later, and are said too.
    await expect.poll(cell).toMatch(/rotations?\. ([+−]\d+|0) points?(\. Begins to work: .+)?$/)
    await page.keyboard.press('Space')
    expect(await cell()).toContain('Enter lays it')
    const ask = await asked(page)
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await expect.poll(() => asked(page)).not.toBe(ask)
    await page.keyboard.press('ArrowRight')
    expect(await cell()).not.toContain('Enter lays it')
    await leave()
  },
  LONG,
)

test(
  'a whole short game by keyboard alone, from home to the result',
  async () => {
    const { page, leave } = await reader()
    await steadyLuck(page, LUCK)
    await open(page, '/')
    const tabTo = async (name: string) => {
      for (let tabs = 0; tabs < 80; tabs++) {
        await page.keyboard.press('Tab')
        if (
          await page.evaluate(
            (wanted) =>
              document.activeElement?.textContent?.trim() === wanted &&
              document.activeElement.closest('[aria-labelledby="game-principati"]') !== null,
            name,
          )
        )
          return
      }
      throw new Error(`no Tab leads to ${name}`)
    }
    await tabTo('Play now')
    await page.keyboard.press('Enter')
    await bar(page).waitFor()
    const seen = await playOn(page, 'keys')
    expect([...seen]).toEqual(expect.arrayContaining(PHASES))
    await leave()
  },
  LONG,
)
