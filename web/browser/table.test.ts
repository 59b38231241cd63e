// What holds at a table: drafts, refusals, looking back, advice, hot-seat, five players, the expert set-up.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar, barriers, drawn, inChromium, keepWorkers, open, reader, scrolls, type Kept } from './page.ts'
import { scenes } from './scenes.ts'

inChromium()
const LONG = 120_000

/** All that the board says and shows, but for the bar and the log. */
const board = (page: Page) =>
  page.locator('.table').evaluate((table) => {
    const shown = (node: Element): string[] => {
      if (node.matches('.no-print, ol') || node.getAttribute('aria-label') === 'What to do' || node.getAttribute('aria-label') === 'Log')
        return []
      const own = [...node.childNodes].flatMap((child) => (child instanceof Element ? shown(child) : [child.textContent?.trim() ?? '']))
      // Cards and tokens are pictures, and where things stand is in their style.
      const said = [
        node.getAttribute('aria-label'),
        node.getAttribute('href'),
        node.getAttribute('style'),
        node.getAttribute('data-anchor'),
      ]
      return [...said.map((each) => each ?? ''), ...own].filter((text) => text !== '')
    }
    return shown(table).join('\n')
  })

test(
  'a reload in mid-turn keeps the steps, and undo, redo and restart go on',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await page.reload()
    await bar(page).waitFor()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await act(page, 'Undo step').click()
    await expect.poll(() => asked(page)).toMatch(/^Choose one brewery/)
    await act(page, 'Redo').click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await act(page, 'Build no more').click()
    await act(page, 'Restart turn').click()
    await expect.poll(() => asked(page)).toMatch(/^Choose one brewery/)
    await page.keyboard.press('Control+y')
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await leave()
  },
  LONG,
)

test(
  'a sale half made is still there after a reload',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    const words = await act(page, /^Sell for/).innerText()
    await page.reload()
    await bar(page).waitFor()
    await expect.poll(() => act(page, /^Sell for/).innerText()).toBe(words)
    await leave()
  },
  LONG,
)

test(
  'against bots a whole turn is taken back after they have answered, and the game is practice',
  async () => {
    const { page, leave } = await reader({}, [scenes.bots()])
    await open(page, '/table/local-bots')
    const round = () =>
      page
        .getByText(/^Round \d+$/)
        .first()
        .innerText()
    const [before, address] = [await round(), page.url()]
    await act(page, /^Most coins/).click()
    const sale = await act(page, /^Sell for/).innerText()
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    // All have played, cards were drawn, and the next round has begun.
    await expect.poll(round, { timeout: 20_000 }).not.toBe(before)
    await expect.poll(() => asked(page), { timeout: 20_000 }).toMatch(/^Choose one brewery/)
    expect(await page.getByText('Practice', { exact: true }).count()).toBe(0)
    // It is asked first, by the button and by the key.
    const question = page.getByRole('dialog', { name: 'Take back the whole turn?' })
    await page.keyboard.press('Control+z')
    await question.getByRole('button', { name: 'Play on' }).click()
    expect(await round()).not.toBe(before)
    expect(page.url()).toBe(address)
    await act(page, /^Take back your last turn/).click()
    await question.getByRole('button', { name: 'Take it back' }).click()
    await expect.poll(round).toBe(before)
    await page.getByText('Practice', { exact: true }).waitFor()
    expect(page.url()).not.toBe(address)
    // The steps can be done again, and the game is on the shelf once.
    await act(page, 'Redo').click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await act(page, 'Undo step').click()
    await act(page, /^Most coins/).click()
    expect(await act(page, /^Sell for/).innerText()).toBe(sale)
    await open(page, '/replays')
    await expect.poll(() => page.getByRole('link', { name: 'Go on' }).count()).toBe(1)
    await leave()
  },
  LONG,
)

test(
  'nothing is sent before the turn ends: the log says so only then',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    const newest = () => page.getByRole('region', { name: 'Log' }).getByRole('listitem').last().innerText()
    const before = await newest()
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    expect(await newest()).toBe(before)
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    await expect.poll(newest).not.toBe(before)
    await leave()
  },
  LONG,
)

test(
  'a refusal names its rule and leads to it, and is spoken',
  async () => {
    const { page, leave } = await reader({}, [scenes.build()])
    await open(page, '/table/local-build')
    await page.locator('[data-hand][aria-disabled="true"]').first().click({ force: true })
    const rule = bar(page).getByRole('link')
    const id = await rule.innerText()
    expect(id).toMatch(/^F-BLD-\d$/)
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(id)
    const [book] = await Promise.all([page.context().waitForEvent('page'), rule.click()])
    await book.locator(`[id="${id}"].named`).waitFor()
    await leave()
  },
  LONG,
)

test(
  'ten fast clicks make one step',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    const sell = act(page, /^Sell for/)
    await sell.click({ clickCount: 10, delay: 2 })
    await expect.poll(() => asked(page)).toMatch(/^Build up to 2/)
    await leave()
  },
  LONG,
)

test(
  'a line of the log leads to its moment and back; nothing can be done there',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await expect.poll(() => board(page)).toContain('up to')
    const now = await board(page)
    const line = page.getByRole('region', { name: 'Log' }).getByRole('listitem').filter({ hasText: ' to brewery ' }).first()
    const words = await line.innerText()
    await line.getByRole('button').click()
    await expect.poll(() => asked(page)).toMatch(/^Looking back: moment [1-9]\d* of/)
    const moment = await asked(page)
    // The log ends with that line or with what followed from it, and the board is another one.
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).locator('li.now').allInnerTexts()).toContain(words)
    // What a brewery would pay goes away a moment after the board has changed.
    await expect.poll(() => board(page)).not.toContain('up to')
    const there = await board(page)
    expect(there).not.toBe(now)
    expect(await act(page, /^Most coins/).count()).toBe(0)
    // A sale changes a brewery or the coins: one step before, the board is another one again; forward it is the same.
    await act(page, 'One step back').click()
    await expect.poll(() => board(page)).not.toBe(there)
    await act(page, 'One step on').click()
    await expect.poll(() => board(page)).toBe(there)
    expect(await asked(page)).toBe(moment)
    await act(page, 'To the beginning').click()
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    await act(page, 'Back to the game').click()
    await expect.poll(() => asked(page)).toMatch(/^Choose one brewery/)
    await expect.poll(() => board(page)).toBe(now)
    await leave()
  },
  LONG,
)

test(
  'stepping back looks exactly as stepping forward did',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem')
    await lines
      .nth((await lines.count()) - 12)
      .getByRole('button')
      .click()
    await expect.poll(() => asked(page)).toMatch(/^Looking back/)
    const forward: [string, string][] = []
    const step = async (name: string) => {
      const before = await asked(page)
      await act(page, name).click()
      await expect.poll(() => asked(page)).not.toBe(before)
    }
    for (let count = 0; count < 6; count++) {
      // Parts of the board follow the bar a frame later.
      await drawn(page)
      forward.push([await asked(page), await board(page)])
      await step('One step on')
    }
    expect(new Set(forward.map(([, shown]) => shown)).size).toBeGreaterThan(3)
    for (const [moment, shown] of forward.reverse()) {
      await step('One step back')
      expect(await asked(page)).toBe(moment)
      await expect.poll(() => board(page), { message: moment }).toBe(shown)
    }
    await leave()
  },
  LONG,
)

test(
  'after undo the screen is what a fresh load shows',
  async () => {
    const { page, leave } = await reader({}, [scenes.build()])
    await open(page, '/table/local-build')
    await act(page, /^Build no more/).waitFor()
    const before = await board(page)
    await page.locator('[data-hand]:not([aria-disabled="true"])').first().click()
    await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
    await act(page, /^Build on space/).click()
    await expect.poll(() => board(page)).not.toBe(before)
    await act(page, 'Undo step').click()
    await expect.poll(() => board(page)).toBe(before)
    await page.reload()
    await act(page, /^Build no more/).waitFor()
    await expect.poll(() => board(page)).toBe(before)
    await leave()
  },
  LONG,
)

test(
  'advice is given in words and can be taken',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await act(page, 'Ask a bot what it would do').click()
    // It is a whole turn, and the button says so.
    await act(page, 'Do that and end the turn').click({ timeout: 60_000 })
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain('You end your turn')
    await leave()
  },
  LONG,
)

test(
  'five players at every size, without scrolling',
  async () => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
      [820, 1180],
      [390, 844],
      [360, 640],
    ] as const) {
      const { page, leave } = await reader({ viewport: { width, height } }, [scenes['sell-5']()])
      await open(page, '/table/local-sell-5')
      expect(await scrolls(page), `${width} × ${height}`).toEqual({ down: false, sideways: false })
      // The order of the next round is shown, as far as it is known, if there is room.
      if (width >= 760) expect(await page.getByText('Then', { exact: true }).first().isVisible(), `${width} × ${height}`).toBe(true)
      if (![1366, 360].includes(width)) {
        await leave()
        continue
      }
      // A whole turn is played, without scrolling either.
      const fits = async () =>
        expect(await scrolls(page), `${width} × ${height}: ${await asked(page)}`).toEqual({ down: false, sideways: false })
      await act(page, /^Most coins/).click()
      await fits()
      await act(page, /^Sell for/).click()
      await fits()
      await act(page, 'Build no more').click()
      await fits()
      const keep = page.getByRole('button', { name: 'Keep', exact: true })
      await ((await keep.count()) > 0 ? keep : page.locator('[data-hand]')).first().click()
      await act(page, /^End turn/).click()
      // The turn has passed on.
      await expect.poll(() => act(page, /^End turn/).count()).toBe(0)
      await fits()
      await leave()
    }
  },
  LONG,
)

test(
  'the expert set-up: one card is kept, the others are ordered, and the game begins',
  async () => {
    const { page, leave } = await reader({}, [scenes.keep()])
    await open(page, '/table/local-keep')
    expect(await asked(page)).toBe('Choose one card to begin with.')
    await act(page, /^Begin with/).click({ force: true })
    expect(await asked(page)).toBe('Choose one card to begin with.')
    await page.locator('[data-hand]').nth(3).click()
    const order = () => bar(page).getByRole('list', { name: 'Under the deck, in this order' }).getByRole('listitem').allInnerTexts()
    const names = (all: string[]) => all.map((text) => text.replace(/^\d+\s*/, ''))
    const before = names(await order())
    expect(before).toHaveLength(9)
    await bar(page)
      .getByRole('button', { name: /number 4: move forward/ })
      .click()
    const [first, second, third, fourth, ...rest] = before
    expect(names(await order())).toEqual([first, second, fourth, third, ...rest])
    await act(page, /^Begin with/).click()
    await expect.poll(() => page.getByText('Round 1', { exact: true }).count(), { timeout: 20_000 }).toBeGreaterThan(0)
    await leave()
  },
  LONG,
)

test(
  'two people at one device: a curtain hides the table between them',
  async () => {
    const { page, leave } = await reader()
    await open(page, '/play/fuerstenfeld')
    await page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Name on chair 1' }).fill('Anna')
    await page.getByRole('textbox', { name: 'Name on chair 2' }).fill('Ben')
    await page.getByRole('button', { name: 'Begin' }).click()
    const come = page.getByRole('button', { name: /^I am/ })
    await come.waitFor()
    expect(await page.locator('[data-hand]').count()).toBe(0)
    // Whoever begins is asked to come, and nobody else before.
    const first = await come.innerText()
    await come.click()
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    await come.waitFor()
    expect(await page.locator('[data-hand]').count()).toBe(0)
    expect([first, await come.innerText()].sort()).toEqual(['I am Anna', 'I am Ben'])
    // Nothing of the turn is spoken to the next player, nor asked of a table that is gone.
    await page.waitForTimeout(500)
    await leave()
  },
  LONG,
)

test(
  'a worker that dies is started again from its journal',
  async () => {
    const { page, leave, faults } = await reader({}, [scenes.sell()])
    await keepWorkers(page)
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    await page.evaluate(() => {
      const [worker] = (globalThis as unknown as Kept).workers
      worker?.terminate()
      worker?.dispatchEvent(new ErrorEvent('error'))
    })
    await act(page, /^End turn/).click()
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText(), { timeout: 20_000 }).toContain('You end your turn')
    expect(faults).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'a game can be saved as a file, opened as a record, and deleted',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replays')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
    const path = await download.path()
    await page.locator('input[type="file"]').setInputFiles(path)
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    await act(page, 'One step on').click()
    await expect.poll(() => asked(page)).toMatch(/moment 1 of/)
    // Players have their names and lines their crests, as in play; what a line tells of is shown, and what it changed is marked.
    const log = page.getByRole('region', { name: 'Log' })
    const sale = /Ottokar sells .* to brewery/
    for (let moment = 2; moment < 60 && !sale.test(await bar(page).innerText()); moment++) {
      await page.getByRole('slider', { name: 'Moment' }).press('ArrowRight')
      await expect.poll(() => asked(page)).toMatch(`moment ${moment} of`)
    }
    // The bar changes with the board; the log tells a moment later.
    const line = log.getByRole('listitem').filter({ hasText: sale })
    await expect.poll(() => line.locator('.piece').count()).toBe(1)
    await line.getByRole('button').hover()
    await expect
      .poll(() => page.locator('.pointed').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.anchor)))
      .toEqual([expect.stringMatching(/^brewery-\d$/)])
    await expect.poll(() => page.locator('[data-anchor="coins-1"].fresh').count()).toBe(1)
    await page.getByRole('combobox', { name: 'With whose eyes' }).selectOption('Ottokar')
    await expect
      .poll(() =>
        log
          .getByRole('listitem')
          .filter({ hasText: /You sell .* to brewery/ })
          .count(),
      )
      .toBeGreaterThan(0)
    await act(page, 'All replays').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('Finished games stand here').waitFor()
    await leave()
  },
  LONG,
)

test(
  'while others think, a turn is tried out: nothing is sent, and the sale stays prepared',
  async () => {
    const { page, leave } = await reader({}, [scenes.wait()])
    await open(page, '/table/local-wait')
    const log = page.getByRole('region', { name: 'Log' })
    const [before, question] = [await log.innerText(), await asked(page)]
    await act(page, 'Try out your turn').click()
    await expect.poll(() => asked(page)).toMatch(/^Choose one brewery/)
    expect(await barriers(page)).toEqual([])
    await act(page, /^Most coins/).click()
    const sell = await act(page, /^Sell for/).innerText()
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build /)
    expect(await log.innerText()).toBe(before)
    await act(page, 'Undo').click()
    await expect.poll(() => asked(page)).toMatch(/^Choose one brewery/)
    await act(page, 'Back to the game').click()
    await expect.poll(() => asked(page)).toBe(question)
    expect(await log.innerText()).toBe(before)
    // A player who tries again finds the sale as it was.
    await act(page, 'Try out your turn').click()
    await expect.poll(() => act(page, /^Sell for/).innerText()).toBe(sell)
    await page.reload()
    await expect.poll(() => asked(page)).toBe(question)
    await leave()
  },
  LONG,
)
