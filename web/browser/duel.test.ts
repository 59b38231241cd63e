// Moments of Principati Duello in Chromium: planning a production, the production graph, tearing down, what the page of one
// player holds while both choose in secret, the guided duel, records, Miners, and a catalogue of one's own.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, confirm, playOn, reserve, result, step } from './duelling.ts'
import { duels } from './duels.ts'
import { act, asked, bar, inChromium, open, reader, readOn } from './page.ts'

inChromium()
const LONG = 120_000

const workers = (page: Page) => page.getByRole('tabpanel').locator('.purse b').innerText()
const money = async (page: Page) => Number(await page.getByRole('region', { name: 'You' }).locator('.coin b').innerText())

test(
  'a production is proposed with its reasons, done as one step, taken back, and done as last round',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-produce']()])
    await open(page, '/table/local-duel-produce')
    const before = await workers(page)
    await page.getByRole('button', { name: 'Propose' }).click()
    const plan = page.getByRole('region', { name: 'The most points that can be made now' })
    expect(await plan.innerText()).toMatch(/\d+ × \w+ \(.+\)/)
    expect(await plan.innerText()).toMatch(/In all: /)
    await plan.getByRole('button', { name: 'Do that' }).click()
    await expect.poll(() => workers(page)).not.toBe(before)
    const done = await workers(page)
    expect(await bar(page).innerText()).toContain('1 step, not sent yet')
    await act(page, 'Undo step').click()
    await expect.poll(() => workers(page)).toBe(before)
    await act(page, 'Redo').click()
    await expect.poll(() => workers(page)).toBe(done)
    await act(page, /^Restart/).click()
    await page.getByRole('button', { name: 'As last round' }).click()
    const last = page.getByRole('region', { name: /^What you made last round/ })
    expect(await last.innerText()).toMatch(/\d+ × /)
    await last.getByRole('button', { name: 'Do that' }).click()
    await expect.poll(() => workers(page)).not.toBe(before)
    await leave()
  },
  LONG,
)

test(
  'the production graph says what works, what is lacking, and prepares what could be built',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-early']()])
    await open(page, '/table/local-duel-early')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Production graph' }).click()
    const graph = page.getByRole('region', { name: 'Production', exact: true })
    await expect.poll(() => graph.locator('[data-state="works"]').count()).toBeGreaterThan(0)
    expect(await graph.locator('[data-state="lacks"]').count()).toBeGreaterThan(0)
    expect(await graph.locator('[data-node]').count()).toBe(20)
    const baker = graph.locator('[data-node="baker"]')
    expect(await baker.getAttribute('aria-label')).toMatch(/^Baker: /)
    await baker.hover()
    // Everything that a baker needs, also what is left out otherwise.
    await expect.poll(() => graph.locator('path.near').count()).toBe(3)
    await graph.locator('[data-node="quarry"][data-state="ready"]').click()
    expect(await asked(page)).toMatch(/^Build (a|the) quarry .+\?$/i)
    await graph.getByRole('button', { name: 'Close' }).click()
    expect(await graph.count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'a building is torn down for its price, by name, and stands again after undo',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-construct']()])
    await open(page, '/table/local-duel-construct')
    const before = await money(page)
    await page.getByText('Tear down a building').click()
    // A building that cannot be torn down says why.
    await page.locator('[data-demolish].no').first().click()
    expect(await bar(page).getByRole('link').getAttribute('href')).toMatch(/^\/rules\/principati#P-DEMO-\d+$/)
    const site = page.locator('[data-demolish]:not(.no)').first()
    const which = (await site.getAttribute('data-demolish'))!
    await site.click()
    await act(page, /^Tear down/).click()
    await expect.poll(() => money(page)).toBeLessThan(before)
    expect(await page.locator(`[data-slot="${which}"]`).count()).toBe(1)
    await page.keyboard.press('Control+z')
    await expect.poll(() => money(page)).toBe(before)
    expect(await page.locator(`[data-slot="${which}"]`).count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'while both choose in secret, the page of one holds nothing of what the other chose',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-secret']()])
    // Everything that the host ever says to this page.
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      globalThis.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given)
          this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
        }
      }
    })
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
    await open(page, '/table/local-duel-secret')
    await page.getByRole('button', { name: 'I am Anna' }).click()
    const tile = page.locator('.pdp [data-tile]').first()
    const id = (await tile.getAttribute('data-tile'))!
    await tile.click()
    await page.locator('[data-act="confirm"]').click()
    // Her own choice comes back to her, which shows that the text searched for below is the right one.
    await expect.poll(async () => (await heard()).some((text) => text.includes(`"type":"draft_keep","tile":"${id}"`))).toBe(true)
    await page.getByRole('button', { name: 'I am Jonas' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'I am Jonas' }).click()
    await bar(page).waitFor()
    const told = await heard()
    expect(told.some((text) => text.includes('draft_keep_hidden'))).toBe(true)
    expect(told.filter((text) => text.includes('"type":"draft_keep"'))).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'the guided duel leads through every phase, is left and taken up again, and ends with the game',
  async () => {
    const { page, leave } = await reader()
    await open(page, '/')
    await page.getByRole('button', { name: /^Your first duel/ }).click()
    await bar(page).waitFor()
    const guide = page.getByRole('complementary', { name: 'Guide' })
    const next = guide.getByRole('button', { name: 'Go on' })
    const said = () => guide.innerText()
    await next.click()
    await expect.poll(said).toContain('What wins')
    await next.click()
    await expect.poll(said).toContain('two start tiles')
    await page.locator('.pdp [data-tile]').first().click()
    await confirm(page).click()
    await expect.poll(said).toContain('the one you were given')
    await page.locator('.pdp [data-tile]').first().click()
    await confirm(page).click()
    await expect.poll(said).toContain('are free')
    await page.reload()
    await bar(page).waitFor()
    await expect.poll(said).toContain('are free')
    await reserve(page)
    await next.click()
    await expect.poll(said).toContain('comes first in the sheet')
    await page.locator('[data-tile][data-fits="true"]').first().click()
    await expect.poll(said).toContain('Golden cells')
    await page.getByRole('grid').focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Space')
    await expect.poll(said).toContain('Nothing is laid yet')
    await page.keyboard.press('Enter')
    await expect.poll(said).toContain('the tile of this round')

    // All that the guide says from now on: some lessons are done as soon as they are given.
    await page.evaluate(() => {
      const told = new Set<string>()
      const listen = () => void told.add(document.querySelector('aside[aria-label="Guide"]')?.textContent ?? '')
      Object.assign(globalThis, { told })
      listen()
      new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    for (let steps = 0; steps < 1500 && (await result(page).count()) === 0; steps++) {
      if (!(await readOn(guide, { next: 'Go on', last: 'That was your first duel' }))) await step(page, click)
    }
    const told = await page.evaluate(() => [...(globalThis as unknown as { told: Set<string> }).told])
    for (const part of [
      'End the phase',
      'Order of Commerce',
      'Choose a slot',
      'Choose a building',
      'Build it',
      'Your citizens work',
      'counted live',
      'closing round',
    ]) {
      expect(
        told.some((text) => text.includes(part)),
        part,
      ).toBe(true)
    }
    await expect.poll(said).toContain('That was your first duel')
    // Its last words lie over no button of the result.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect
      .poll(() =>
        page.evaluate(() => {
          const note = document.querySelector('aside.guide')!.getBoundingClientRect()
          return [...document.querySelectorAll('.result .acts > *')].filter((each) => {
            const box = each.getBoundingClientRect()
            return box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom
          }).length
        }),
      )
      .toBe(0)
    // What next: one offer, and it does what it says.
    const first = page.url()
    await guide.getByRole('button', { name: 'Now play against easy bots' }).click()
    await expect.poll(() => page.url()).not.toBe(first)
    await bar(page).waitFor()
    expect(await guide.count()).toBe(0)
    expect(await page.locator('section.player.s1').innerText()).toMatch(/easy bot/i)
    await leave()
  },
  2 * LONG,
)

test(
  'a finished duel is saved as a file, opened as a record, and looked at moment by moment',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-over']()])
    await open(page, '/replays')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
    await page.locator('input[type="file"]').setInputFiles(await download.path())
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    const tiles = () => page.locator('[data-piece]').count()
    const before = await tiles()
    await page.getByRole('slider', { name: 'Moment' }).fill('120')
    await expect.poll(() => asked(page)).toMatch(/moment 120 of/)
    await expect.poll(tiles).toBeGreaterThan(before)
    await act(page, 'One step back').click()
    await expect.poll(() => asked(page)).toMatch(/moment 119 of/)
    await page.getByRole('combobox', { name: 'With whose eyes' }).selectOption({ index: 1 })
    await expect.poll(() => page.locator('section.player.s1').getAttribute('aria-label')).toBe('You')
    await leave()
  },
  LONG,
)

test(
  'a short duel of the Miners variant is played to its end',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-miners']()])
    await open(page, '/table/local-duel-miners')
    const seen = await playOn(page, click)
    expect([...seen]).toContain('over')
    await leave()
  },
  LONG,
)

test(
  'a catalogue of one’s own draws itself and plays',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-custom']()])
    await open(page, '/table/local-duel-custom')
    await page.locator('[data-group="road"]').click()
    const own = page.locator('[data-tile="R01"]')
    expect(await own.getAttribute('aria-label')).toContain('Long Road of Ours')
    expect(await page.locator('[data-piece]').count()).toBeGreaterThan(12)
    await own.click()
    await page.getByRole('grid').focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Space')
    expect(await asked(page)).toMatch(/^Lay the Long Road of Ours at/)
    const before = await page.locator('[data-piece]').count()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[data-piece]').count()).toBeGreaterThan(before)
    await leave()
  },
  LONG,
)
