// What a table of Fürstenfeld shows fits: on a small phone in every phase, in a low window, on a sheet of paper.

import { expect, test } from 'vitest'
import { act, asked, bar, drawn, hidden, inChromium, open, PHONE, reader, scrolled, scrolls, SMALL } from './page.ts'
import { scenes, type SceneName } from './scenes.ts'
import { LANGUAGES } from './words.ts'
import type { Page } from 'playwright-core'

inChromium()
const LONG = 180_000

const most = (page: Page) => act(page, /^Most coins/).click()
const lift = (page: Page) => page.locator('[data-hand]:not([aria-disabled="true"])').first().click()

/** Moments of a turn, and what is done before one looks. */
const MOMENTS: [SceneName, string, (page: Page) => Promise<void>][] = [
  ['sell', 'open', async () => {}],
  ['sell', 'prepared', most],
  ['sell-5', 'prepared', most],
  ['sell-market', 'open', async () => {}],
  [
    'sell-market-5',
    'with market and office',
    async (page) => {
      await most(page)
      for (const name of [/^Market/, /^Office/]) {
        const control = page.getByRole('switch', { name })
        if ((await control.getAttribute('aria-checked')) !== 'true') await control.click()
      }
    },
  ],
  ['build', 'open', async () => {}],
  ['build-seven', 'seven cards', async () => {}],
  [
    'build-seven',
    'aimed',
    async (page) => {
      await lift(page)
      await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
    },
  ],
  ['draw', 'open', async () => {}],
  ['discard', 'open', async () => {}],
  ['discard-store', 'open', async () => {}],
  ['discard-scavenger', 'open', async () => {}],
  ['discard-seven', 'open', async () => {}],
  ['memory', 'open', async () => {}],
  ['keep', 'open', async () => {}],
  ['keep-5', 'open', async () => {}],
  ['resigned', 'open', async () => {}],
  ['wait', 'open', async () => {}],
  ['last-round', 'open', async () => {}],
  ['over', 'open', async () => {}],
  ['over-5', 'open', async () => {}],
]

test.each(MOMENTS)(
  '%s, %s: nothing is scrolled, cut off or covered on a small phone',
  async (scene, _, prepare) => {
    const { page, leave } = await reader(SMALL, [scenes[scene]()])
    await open(page, `/table/local-${scene}`)
    await bar(page).waitFor()
    await prepare(page)
    expect(await scrolls(page)).toEqual({ down: false, sideways: false })
    expect(await hidden(page)).toEqual([])
    // Whoever waits looks at the whole market, which is larger than a phone.
    if (scene !== 'wait') expect(await scrolled(page)).toEqual([])
    await leave()
  },
  LONG,
)

test.each(LANGUAGES)(
  'on a narrow, long phone the price of a palace is seen whole, with its markers (%s)',
  async (language) => {
    for (const scene of ['sell-2', 'sell-4', 'sell-5'] as const) {
      const { page, leave } = await reader({ ...PHONE, viewport: { width: 360, height: 800 } }, [scenes[scene]()], { language })
      await open(page, `/table/local-${scene}`)
      const row = page.locator('[data-explain="palace-price"]')
      const cut = await row.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect()
        const parts = [...box.querySelectorAll('h2, li, i')].map((each) => each.getBoundingClientRect())
        return parts.filter((part) => part.width > 0 && (part.left < left || part.right > right)).length
      })
      expect(cut, scene).toBe(0)
      await leave()
    }
  },
  LONG,
)

test.each(LANGUAGES)(
  'in the window of a small desk what a sale would bring is read whole (%s)',
  async (language) => {
    for (const scene of ['sell-2', 'sell', 'sell-4', 'sell-5'] as const) {
      const { page, leave } = await reader({ viewport: { width: 1280, height: 800 } }, [scenes[scene]()], { language })
      await open(page, `/table/local-${scene}`)
      await page.keyboard.press('m')
      await page.locator('[data-bar] dl').waitFor()
      await drawn(page)
      const cut = await page
        .locator('[data-bar] dd')
        .evaluateAll((all) =>
          all.flatMap((line) =>
            [...line.querySelectorAll('.change:not(.on), .big, .after')]
              .filter(
                (each) =>
                  each.getBoundingClientRect().right > line.getBoundingClientRect().right + 1 || each.scrollWidth > each.clientWidth,
              )
              .map((each) => each.textContent),
          ),
        )
      expect(cut, scene).toEqual([])
      await leave()
    }
  },
  LONG,
)

test(
  'on a small phone the names of what stands on the own spaces are read beside their numbers',
  async () => {
    const { page, leave } = await reader(SMALL, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Estate' }).click()
    await expect.poll(() => page.locator('[data-space] .name').count()).toBe(6)
    const covered = await page.locator('[data-space]').evaluateAll((all) =>
      all.flatMap((plot) => {
        const [number, name] = [plot.querySelector('.number')!, plot.querySelector('.name')!]
        return number.getBoundingClientRect().right <= name.getBoundingClientRect().left ? [] : [name.textContent]
      }),
    )
    expect(covered).toEqual([])
    await leave()
  },
  LONG,
)

test.each([
  [1366, 620],
  [1280, 600],
] as const)(
  'in a window of %i × %i estate and hand can be read and used',
  async (width, height) => {
    for (const scene of ['sell-2', 'sell', 'sell-5', 'build', 'build-seven'] as const) {
      const { page, leave } = await reader({ viewport: { width, height } }, [scenes[scene]()])
      await open(page, `/table/local-${scene}`)
      await bar(page).waitFor()
      expect((await scrolls(page)).sideways).toBe(false)
      const heights = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      for (const plot of await heights('[data-space]')) expect(plot, `${scene}: a plot`).toBeGreaterThanOrEqual(44)
      // The cost and the name of a card, and what stands below them.
      for (const card of await heights('[data-hand]')) expect(card, `${scene}: a card`).toBeGreaterThanOrEqual(48)
      // What lies under the bar is reached by scrolling; then nothing is cut off.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await hidden(page, '.mine'), scene).toEqual([])
      expect(await hidden(page, '[data-bar]'), scene).toEqual([])
      await leave()
    }
  },
  LONG,
)

test(
  'up to three players need not scroll in the window of a small laptop',
  async () => {
    for (const scene of ['sell-2', 'sell', 'build', 'discard'] as const) {
      const { page, leave } = await reader({ viewport: { width: 1366, height: 633 } }, [scenes[scene]()])
      await open(page, `/table/local-${scene}`)
      await bar(page).waitFor()
      expect(await scrolls(page), scene).toEqual({ down: false, sideways: false })
      expect(await hidden(page), scene).toEqual([])
      await leave()
    }
  },
  LONG,
)

test.each([
  ['desk', {}],
  ['phone', PHONE],
] as const)(
  'a table is printed on one page, across, from a %s',
  async (_, size) => {
    for (const scene of ['sell', 'sell-5', 'over'] as const) {
      const { page, leave } = await reader({ ...size, colorScheme: 'dark' }, [scenes[scene]()])
      await open(page, `/table/local-${scene}`)
      await bar(page).waitFor()
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), scene).toHaveLength(1)
      const [, across, down] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!.map(Number)
      expect(across!, scene).toBeGreaterThan(down!)
      // What is on it, as far as it can be seen without paper.
      await page.setViewportSize({ width: 1047, height: 711 })
      await page.emulateMedia({ media: 'print' })
      // Dark ink at once, whatever the screen has: a printer does not wait.
      expect(await page.evaluate(() => Math.max(...getComputedStyle(document.body).color.match(/\d+/g)!.map(Number)))).toBeLessThan(100)
      // A result is printed alone.
      const count = { sell: 3, 'sell-5': 5, over: 0 }[scene]
      const breweries = page.getByRole('region', { name: /^Brewery \d$/ })
      await expect.poll(() => breweries.count()).toBe(count)
      const sheet = (await page.locator('.table').boundingBox())!
      const inside = async (selector: string) => {
        const all = await page.locator(selector).filter({ visible: true }).all()
        for (const each of all) {
          const box = (await each.boundingBox())!
          expect(box.height, `${scene}: ${selector}`).toBeGreaterThan(20)
          expect(box.y + box.height, `${scene}: ${selector}`).toBeLessThanOrEqual(sheet.y + sheet.height + 1)
          expect(box.x + box.width, `${scene}: ${selector}`).toBeLessThanOrEqual(sheet.x + sheet.width + 1)
        }
        return all.length
      }
      if (scene === 'over') expect(await inside('.result')).toBe(1)
      else {
        expect(await inside('.brewery')).toBe(count)
        expect(await inside('.rival')).toBe(scene === 'sell-5' ? 4 : 2)
        expect(await inside('.lane')).toBe(2)
        expect(await inside('[data-space]')).toBe(6)
        expect(await inside('[data-hand]')).toBeGreaterThan(0)
        expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').last().isVisible()).toBe(true)
      }
      for (const button of ['Rules', 'Settings', 'Fold the log', /^Most coins/, 'Undo step', 'Market'])
        expect(await page.getByRole('button', { name: button }).count(), String(button)).toBe(0)
      expect(await page.getByRole('navigation').count()).toBe(0)
      await leave()
    }
  },
  LONG,
)

test(
  'the memory aid shows what one knows of the own deck, where the table has one',
  async () => {
    for (const size of [{}, SMALL]) {
      const { page, leave } = await reader(size, [scenes.memory(), scenes.discard()])
      await open(page, '/table/local-memory')
      await bar(page).waitFor()
      const aid = page.getByRole('dialog', { name: 'Memory aid' })
      expect(await aid.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Memory aid' }).click()
      await aid.waitFor()
      const lists = await aid
        .getByRole('list')
        .evaluateAll((all) => all.map((each) => [...each.children].map((card) => card.textContent!.trim())))
      // Under the deck in their order, never drawn, taken out: together with hand and board, each card once.
      expect(lists).toHaveLength(3)
      expect(lists[0]![0]).toMatch(/^1/)
      expect(lists[0]!.length).toBeGreaterThan(3)
      expect(lists[2]!.length).toBeGreaterThan(0)
      expect(new Set(lists.flat()).size).toBe(lists.flat().length)
      await page.keyboard.press('Escape')
      expect(await aid.isVisible()).toBe(false)
      await open(page, '/table/local-discard')
      await bar(page).waitFor()
      expect(await page.getByRole('button', { name: 'Memory aid' }).count()).toBe(0)
      await leave()
    }
  },
  LONG,
)

test(
  'a game that somebody gave up has a result too, and says how it ended',
  async () => {
    for (const size of [{}, SMALL]) {
      const { page, leave } = await reader(size, [scenes.resigned()])
      await open(page, '/table/local-resigned')
      const result = page.getByRole('region', { name: 'Result' })
      await expect.poll(() => result.innerText()).toContain('Jonas gave up')
      expect(await result.getByRole('row').nth(1).innerText()).toContain('You')
      // Whoever looks back sees the table again.
      await act(page, 'Replay').click()
      await expect.poll(() => asked(page)).toMatch(/^Looking back/)
      expect(await result.count()).toBe(0)
      await leave()
    }
  },
  LONG,
)

test(
  'what is open about others is shown: cards out of the game, the order of play, where prices go',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.locator('.rival [data-explain^="gone:"]').first().hover()
    await page
      .getByRole('complementary', { name: 'Out of the game' })
      .getByText(/^Built over: /)
      .waitFor()
    expect(
      await page.getByRole('img', { name: /At the end of the round, if nothing more is sold here: price \d/ }).count(),
    ).toBeGreaterThan(0)
    await leave()
    const phone = await reader(SMALL, [scenes['sell-market-5']()])
    await open(phone.page, '/table/local-sell-market-5')
    for (let place = 1; place <= 5; place++)
      expect(await phone.page.getByRole('img', { name: `plays number ${place}`, exact: true }).count(), String(place)).toBe(1)
    // With market and office built, the track of the next round is still there.
    await phone.page.getByRole('img', { name: /^Order of round \d+/ }).waitFor()
    await phone.leave()
  },
  LONG,
)

test(
  'on a phone one sees the own card fly from the hand',
  async () => {
    const { page, leave } = await reader({ ...SMALL, reducedMotion: 'no-preference' }, [scenes.build()])
    await open(page, '/table/local-build')
    await page.evaluate(() => {
      const flown: string[] = []
      Object.assign(globalThis, { flown })
      new MutationObserver((all) =>
        all.forEach(({ addedNodes }) => addedNodes.forEach((node) => flown.push((node as HTMLElement).textContent ?? ''))),
      ).observe(document.querySelector('.sky')!, { childList: true })
    })
    await lift(page)
    await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
    await act(page, /^Build on space/).click()
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { flown: string[] }).flown.length)).toBeGreaterThan(0)
    await leave()
  },
  LONG,
)
