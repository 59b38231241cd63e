// Records: watched, leapt through, linked to, seen with all eyes, shown inside other pages.

import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { duels } from './duels.ts'
import { act, asked, barriersInBothLights, hidden, inChromium, open, origin, PHONE, reader, scrolls, SMALL } from './page.ts'
import { scenes } from './scenes.ts'
import type { Page } from 'playwright-core'

inChromium()
const LONG = 120_000

const moment = async (page: Page) => Number(/moment (\d+) of/.exec(await asked(page))?.[1])
const last = async (page: Page) => Number(/of (\d+)/.exec(await asked(page))?.[1])
const leapTo = (page: Page) => page.getByRole('combobox', { name: 'What a leap goes to' })
/** The round that the strip above the table shows. */
const round = async (page: Page) => Number(/Round (\d+)/i.exec(await page.locator('header').first().innerText())?.[1])
const eyes = (page: Page) => page.getByRole('combobox', { name: 'With whose eyes' })

test(
  'a record is leapt through by rounds, by turns, by decisions and by the turns of a player, and to its end',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await leapTo(page).selectOption('Round')
    // It begins with the set-up.
    for (const next of [1, 2, 3]) {
      await act(page, 'Leap on').click()
      await expect.poll(() => round(page)).toBe(next)
    }
    await act(page, 'Leap back').click()
    await expect.poll(() => round(page)).toBe(2)
    // Each turn of Walburga begins with her crest among those that act.
    await leapTo(page).selectOption('Turns: Walburga')
    const seen: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      await act(page, 'Leap on').click()
      await expect.poll(() => moment(page)).toBeGreaterThan(seen.at(-1) ?? 0)
      seen.push(await moment(page))
      await page.locator('section.rival.acting', { has: page.getByRole('heading', { name: 'Walburga' }) }).waitFor()
    }
    // A decision is never more than a turn away.
    await leapTo(page).selectOption('Decision')
    await act(page, 'Leap on').click()
    await expect.poll(() => moment(page)).toBeGreaterThan(seen.at(-1)!)
    await leapTo(page).selectOption('Turn')
    await act(page, 'To the end').click()
    await expect.poll(async () => (await moment(page)) === (await last(page))).toBe(true)
    expect(await act(page, 'To the end').getAttribute('aria-disabled')).toBe('true')
    await act(page, 'To the beginning').click()
    await expect.poll(() => moment(page)).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'keys step, leap, go to the ends and let it run; they leave lists and sliders alone',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()], { speed: 'fast' })
    await open(page, '/replay/local-over')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => moment(page)).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => moment(page)).toBe(1)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => moment(page)).toBeGreaterThan(1)
    const first = await round(page)
    await page.keyboard.press('PageDown')
    await expect.poll(() => round(page)).toBe(first + 1)
    await page.keyboard.press('End')
    await expect.poll(async () => (await moment(page)) === (await last(page))).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(() => moment(page)).toBe(0)
    await page.keyboard.press(' ')
    await expect.poll(() => moment(page)).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.keyboard.press(' ')
    const stopped = await moment(page)
    await eyes(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => eyes(page).inputValue()).toBe('1')
    expect(await moment(page)).toBe(stopped)
    await leave()
  },
  LONG,
)

test(
  'with everything open all hands are shown, and a spectator sees none',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over#moment=40')
    const hands = page.getByRole('button', { name: 'All hands' })
    expect(await hands.count()).toBe(0)
    await eyes(page).selectOption('Everything open')
    await hands.click()
    const shown = page.getByRole('dialog', { name: 'All hands' })
    for (const name of ['Player 1', 'Ottokar', 'Walburga']) await shown.getByRole('heading', { name: new RegExp(`^${name}`) }).waitFor()
    expect(await shown.getByRole('listitem').count()).toBeGreaterThan(3)
    expect(await barriersInBothLights(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eyes(page).selectOption('A spectator')
    await expect.poll(() => hands.count()).toBe(0)
    await expect.poll(() => page.locator('section.rival').count()).toBe(3)
    expect(await page.locator('[data-hand]').count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'the address names the moment and the eyes; it leads there again, and back',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over#moment=30&eyes=2')
    expect(await moment(page)).toBe(29)
    expect(await eyes(page).inputValue()).toBe('2')
    await act(page, 'One step on').click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#moment=31&eyes=2')
    await page.getByRole('button', { name: 'This replay' }).click()
    const link = page.getByRole('textbox', { name: 'Link to this moment' })
    expect(await link.inputValue()).toBe(page.url())
    await page.getByText('This link works on this device.').waitFor()
    expect(await barriersInBothLights(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.reload()
    await expect.poll(() => moment(page)).toBe(30)
    // Somebody changes the address by hand.
    await page.evaluate(() => (location.hash = '#moment=12&eyes=0'))
    await expect.poll(() => moment(page)).toBe(11)
    await expect.poll(() => eyes(page).inputValue()).toBe('0')
    await leave()
  },
  LONG,
)

test(
  'the speed of a replay is chosen and kept',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replay/local-over')
    await page.getByRole('button', { name: 'This replay' }).click()
    await page.getByRole('radiogroup', { name: 'Speed' }).getByText('10×').click()
    await page.keyboard.press('Escape')
    await act(page, 'Let it run').click()
    await expect.poll(() => moment(page)).toBeGreaterThan(4)
    await act(page, 'Stop').click()
    await page.reload()
    await page.getByRole('button', { name: 'This replay' }).click()
    expect(await page.getByRole('radio', { name: '10×' }).isChecked()).toBe(true)
    await leave()
  },
  LONG,
)

test.each([
  ['over', SMALL],
  ['over', PHONE],
  ['duel-over', SMALL],
] as const)(
  'a replay of %s fits a phone: nothing is cut off or covered',
  async (scene, phone) => {
    const { page, leave } = await reader(phone, [scene === 'over' ? scenes.over() : duels[scene]()])
    await open(page, `/replay/local-${scene}#moment=60`)
    expect(await hidden(page, '[aria-label="What to do"]')).toEqual([])
    expect(await hidden(page, 'header nav')).toEqual([])
    expect((await scrolls(page)).sideways).toBe(false)
    // The eyes are chosen in the menu.
    await page.getByRole('button', { name: 'This replay' }).tap()
    await eyes(page).selectOption({ index: 1 })
    expect(await hidden(page, 'dialog[open]')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await act(page, 'Leap on').tap()
    await expect.poll(() => moment(page)).toBeGreaterThan(59)
    await leave()
  },
  LONG,
)

test(
  'a duel is leapt through by its turns',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-over']()])
    await open(page, '/replay/local-duel-over')
    await leapTo(page).selectOption('Round')
    await act(page, 'Leap on').click()
    await act(page, 'Leap on').click()
    await expect.poll(() => round(page)).toBe(2)
    await page.keyboard.press('End')
    await expect.poll(async () => (await moment(page)) === (await last(page))).toBe(true)
    await leave()
  },
  LONG,
)

test(
  'a replay is shown inside the page of somebody else, and all else opens in a window of its own',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    const host = createServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><html lang="en"><title>Host</title><iframe title="inside" width="1300" height="800" src="${origin()}/embed/local-over#moment=20"></iframe>` +
            `<iframe title="other" src="${origin()}/replay/local-over"></iframe></html>`,
        ),
    )
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const { port } = host.address() as { port: number }
    try {
      await page.goto(`http://127.0.0.1:${port}/`)
      const inside = page.frameLocator('iframe[title="inside"]')
      const ask = inside.getByRole('region', { name: 'What to do' })
      await ask.getByRole('heading', { level: 2 }).filter({ hasText: 'moment 19 of' }).waitFor()
      await ask.getByRole('button', { name: 'One step on' }).click()
      await ask.getByRole('heading', { level: 2 }).filter({ hasText: 'moment 20 of' }).waitFor()
      const [window] = await Promise.all([
        page.context().waitForEvent('page'),
        ask.getByRole('button', { name: 'Open in Princely' }).click(),
      ])
      await expect.poll(() => window.url()).toMatch(/\/replay\/local-over#moment=21$/)
      expect(page.url()).toBe(`http://127.0.0.1:${port}/`)
    } finally {
      host.close()
    }
    await page.context().close()
    void leave
  },
  LONG,
)
