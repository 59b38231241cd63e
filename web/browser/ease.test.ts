// Small things at a table of Fürstenfeld that once made people stumble.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar, drawn, hidden, inChromium, open, PHONE, reader, scrolled, scrolls, SMALL } from './page.ts'
import { scene, scenes, still } from './scenes.ts'

inChromium()
const LONG = 120_000

const alert = (page: Page) => page.getByRole('alert').first().innerText()

test(
  'while a hand is sorted, Enter keeps a card, and then ends the turn with it',
  async () => {
    const { page, leave } = await reader({}, [scenes.discard()])
    await open(page, '/table/local-discard')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    const kept = page.locator('[data-hand][aria-pressed="true"]')
    await expect.poll(() => kept.count()).toBe(1)
    // Space takes it back.
    await page.keyboard.press('Space')
    await expect.poll(() => kept.count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => kept.count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain('You end your turn')
    await leave()
  },
  LONG,
)

test(
  'after a look at the keys, Enter does what is prepared and does not open them again',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.getByRole('button', { name: 'Keys' }).click()
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await keys.waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await page.keyboard.press('m')
    await act(page, /^Sell for/).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    expect(await keys.count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'a key for a brewery that is not there chooses none, and says how many there are',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.keyboard.press('5')
    await expect.poll(() => alert(page)).toBe('There are only 3 breweries.')
    expect(await bar(page).getByRole('radio', { checked: true }).count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'what is refused is said in words, and is gone with the next card, and with the game',
  async () => {
    const { page, leave } = await reader({}, [scenes.build(), scenes.sell()])
    await open(page, '/table/local-build')
    const refused = page.locator('[data-hand][aria-disabled="true"]').first()
    expect(await refused.innerText()).toMatch(/coins? short/)
    expect(await refused.innerText()).not.toMatch(/F-[A-Z]+-\d/)
    expect(await refused.getAttribute('aria-label')).not.toMatch(/\.\.|F-[A-Z]+-\d/)
    await refused.click({ force: true })
    await expect.poll(() => alert(page)).toMatch(/^[A-Z].*\. F-BLD-\d\.$/)
    const refusal = bar(page).locator('.refusal')
    expect((await refusal.innerText()).trim()).toMatch(/\.\s*F-BLD-\d$/)
    // Another card is pressed, and not yet let go.
    const { x, y } = (await page.locator('[data-hand]:not([aria-disabled="true"])').first().boundingBox())!
    await page.mouse.move(x + 30, y + 50)
    await page.mouse.down()
    await expect.poll(() => refusal.count()).toBe(0)
    expect(await alert(page)).toBe('')
    await page.mouse.up()
    await page.keyboard.press('Escape')
    await refused.click({ force: true })
    await expect.poll(() => alert(page)).not.toBe('')
    await page.getByRole('link', { name: 'Princely, home' }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => alert(page)).toBe('')
    await leave()
  },
  LONG,
)

test(
  'while one sells, cards of the hand say in words what they lack, never the name of a rule',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    const cards = page.locator('[data-hand]')
    const said = await cards.evaluateAll((all) => all.map((each) => `${each.ariaLabel} ${(each as HTMLElement).innerText}`))
    expect(said.length).toBeGreaterThan(2)
    for (const words of said) expect(words).not.toMatch(/[FP]-[A-Z]+-\d|\.\.|\b\d+ short/)
    expect(said.some((words) => /leaves \d|coins? short/.test(words))).toBe(true)
    await leave()
  },
  LONG,
)

test(
  'the table says that it is the Expert game, on a phone too, and that is explained where it is chosen',
  async () => {
    for (const size of [{}, SMALL]) {
      const { page, leave } = await reader(size, [scenes.keep(), scenes.sell()])
      await open(page, '/table/local-keep')
      expect(await page.locator('.top [data-variant]').innerText()).toBe('Expert')
      expect(await scrolls(page)).toEqual({ down: false, sideways: false })
      await open(page, '/table/local-sell')
      expect(await page.locator('[data-variant]').count()).toBe(0)
      for (const path of ['/play/fuerstenfeld', '/']) {
        await open(page, path)
        expect(await page.getByText('With Expert,').count()).toBe(0)
        await page.getByRole('radio', { name: 'Expert' }).click({ force: true })
        await page.getByText('With Expert,').waitFor()
        await page.getByRole('radio', { name: 'Base' }).first().click({ force: true })
      }
      await leave()
    }
  },
  LONG,
)

test(
  'the ring of the keys hides neither the order of play nor that a card stays',
  async () => {
    const { page, leave } = await reader(SMALL, [scenes['sell-5'](), scenes.discard()])
    /** What is seen of a thing, before and while what holds it has the focus by a key. */
    const seen = async (thing: string, holds: string) => {
      const clip = (await page.locator(thing).first().boundingBox())!
      const inner = { x: clip.x + 2, y: clip.y + 2, width: clip.width - 4, height: clip.height - 4 }
      const shot = () => page.screenshot({ clip: inner })
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const before = await shot()
      await page.keyboard.press('Shift')
      await page.locator(holds).first().focus()
      expect(
        await page
          .locator(holds)
          .first()
          .evaluate((each) => each.matches(':focus-visible')),
      ).toBe(true)
      expect((await shot()).equals(before), thing).toBe(true)
    }
    await open(page, '/table/local-sell-5')
    await seen('.who .crest i', '.who button')
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/table/local-discard')
    await page.locator('[data-hand]').first().click()
    await seen('[data-hand] .fate.keep', '[data-hand]')
    await leave()
  },
  LONG,
)

test(
  'nothing moves when an office is built',
  async () => {
    const mayBuild = scene(
      'office',
      still(2),
      (_, choices) =>
        choices?.type === 'build' && choices.left > 1 && choices.cards.some(({ card, may }) => card === 'office' && may.type === 'yes'),
    )
    const { page, leave } = await reader({ viewport: { width: 1280, height: 800 } }, [mayBuild])
    await open(page, '/table/local-office')
    const places = async () => {
      await drawn(page)
      return page.evaluate(() =>
        [...document.querySelectorAll('[data-anchor^="brewery-"], .estate, [data-space], .hand, [data-bar], .log')].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join(' ')
        }),
      )
    }
    const before = await places()
    await page.locator('[data-hand="office"]').click()
    await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
    await act(page, /^Build on space/).click()
    await expect.poll(() => page.locator('[data-hand="office"]').count()).toBe(0)
    expect(await places()).toEqual(before)
    await leave()
  },
  LONG,
)

test(
  'the replay of a finished game says that it is over, and begins with breweries',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/table/local-over')
    await act(page, 'Replay').click()
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    expect(await bar(page).innerText()).toContain('The game is over; this is how it stood then.')
    expect(await page.locator('.brewery').count()).toBe(3)
    await act(page, 'Back to the result').click()
    await page.getByRole('region', { name: 'Result' }).waitFor()
    await leave()
  },
  LONG,
)

test(
  'neither letters on goods nor the tenth coin move anything',
  async () => {
    const { page, leave } = await reader({ viewport: { width: 1280, height: 800 } }, [scenes.sell()])
    await open(page, '/table/local-sell')
    const places = async () => {
      await drawn(page)
      return page.evaluate(() =>
        [...document.querySelectorAll('.table [data-anchor], .table header *, .bar button')].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          const moves = each.matches('.letter, [data-anchor^="coins"], [data-anchor^="coins"] *')
          return moves ? '' : `${each.className} ${[left, top, width, height].map(Math.round).join(' ')}`
        }),
      )
    }
    const coins = (count: string) =>
      page.evaluate((text) => {
        for (const each of document.querySelectorAll('[data-anchor^="coins-"]')) each.firstChild!.textContent = text
      }, count)
    await coins('9')
    const before = await places()
    await coins('10')
    expect(await places()).toEqual(before)
    await page.evaluate(() => (document.documentElement.dataset.letters = 'on'))
    expect(await places()).toEqual(before)
    await leave()
  },
  LONG,
)

test(
  'the ten cards of the expert set-up are ordered by dragging and by arrows, on a phone too',
  async () => {
    for (const size of [{ viewport: { width: 1280, height: 800 } }, PHONE]) {
      const { page, leave } = await reader(size, [scenes.keep()])
      await open(page, '/table/local-keep')
      await page
        .locator(size === PHONE ? 'button:text-is("Keep")' : '[data-hand]')
        .first()
        .click()
      const cards = page.locator('[data-order]')
      await expect.poll(() => cards.count()).toBe(9)
      const order = () => cards.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.order))
      const before = await order()
      const grip = (place: number) =>
        cards
          .nth(place)
          .locator(size === PHONE ? '.place' : '.chip')
          .boundingBox()
      const [from, to] = [(await grip(7))!, (await grip(1))!]
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(to.x + 10, to.y + 12, { steps: 10 })
      await page.mouse.up()
      const dragged = await order()
      expect(dragged[1]).toBe(before[7])
      expect([...dragged].sort()).toEqual([...before].sort())
      // Arrows take the card, and the focus with it.
      const button = cards.nth(4).getByRole('button', { name: /move forward$/ })
      await button.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      expect((await order())[5]).toBe(dragged[4])
      // Every card can be read.
      const cut = await cards.evaluateAll(
        (all) =>
          all.flatMap((each) => [...each.querySelectorAll('.name, .chip')]).filter((each) => each.scrollWidth > each.clientWidth + 1)
            .length,
      )
      expect(cut).toBe(0)
      await leave()
    }
  },
  LONG,
)

test(
  'a large screen is used: everything is larger, cards keep their words, and all fits',
  async () => {
    const SIX = scene('build-six', still(3), (view, choices) => choices?.type === 'build' && view.own?.hand.length === 6, 'random', 0x20)
    const heights: number[] = []
    for (const [viewport, preferences] of [
      [{ width: 1440, height: 900 }, {}],
      [{ width: 1920, height: 1080 }, {}],
      [{ width: 1440, height: 900 }, { size: 'large' }],
    ] as const) {
      const { page, leave } = await reader({ viewport }, [SIX, scenes.sell()], preferences)
      await open(page, '/table/local-sell')
      heights.push((await page.locator('.estate h2').first().boundingBox())!.height)
      expect(await scrolls(page)).toEqual({ down: false, sideways: false })
      expect(await hidden(page)).toEqual([])
      // What is placed by measures of the window is where it should be.
      const thing = page.getByRole('region', { name: 'Your estate' }).locator('[data-explain="coins"]')
      await thing.click()
      const [at, box] = [(await thing.boundingBox())!, (await page.locator('aside.explain').boundingBox())!]
      expect(Math.abs(box.x + box.width / 2 - (at.x + at.width / 2))).toBeLessThan(40)
      await open(page, '/table/local-build-six')
      if (viewport.width === 1920) expect(await page.locator('[data-hand] .effect:visible').count()).toBe(6)
      await leave()
    }
    expect(heights[1]! / heights[0]!).toBeGreaterThan(1.15)
    expect(heights[2]! / heights[0]!).toBeCloseTo(1.15, 1)
  },
  LONG,
)

test(
  'in the left hand a phone has its buttons on the left, and nothing is cut off',
  async () => {
    const { page, leave } = await reader(SMALL, [scenes.sell(), scenes['sell-market-5'](), scenes.discard()], { hand: 'left' })
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    const [sell, most] = [(await act(page, /^Sell for/).boundingBox())!, (await act(page, /^Most coins/).boundingBox())!]
    expect(sell.x).toBeLessThan(most.x)
    for (const name of ['sell', 'sell-market-5', 'discard']) {
      await open(page, `/table/local-${name}`)
      expect(await hidden(page), name).toEqual([])
      expect(await scrolled(page), name).toEqual([])
    }
    await leave()
  },
  LONG,
)

test(
  'what a bot advises is drawn on the board, until it is put away',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.keyboard.press('d')
    await act(page, /^Do that/).waitFor({ timeout: 30_000 })
    const words = await bar(page).getByRole('group', { name: 'A strong bot would do this:' }).innerText()
    const brewery = /to brewery (\d)/.exec(words)?.[1]
    const marked = () => page.locator('[data-advised]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.anchor))
    if (brewery) expect(await marked()).toContain(`brewery-${Number(brewery) - 1}`)
    await act(page, 'Put the advice away').first().click()
    await expect.poll(marked).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'with five players at 1280 × 800 nothing that a rival holds is cut off',
  async () => {
    const { page, leave } = await reader({ viewport: { width: 1280, height: 800 } }, [scenes['sell-5'](), scenes['sell-market-5']()])
    for (const name of ['sell-5', 'sell-market-5']) {
      await open(page, `/table/local-${name}`)
      expect(await page.locator('.rival').count()).toBe(4)
      const cut = await page.locator('.rival p').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
      expect(cut, name).toBe(0)
      expect(await page.locator('.rival .stock').count(), name).toBeGreaterThan(0)
      expect(await scrolls(page)).toEqual({ down: false, sideways: false })
    }
    await leave()
  },
  LONG,
)

test(
  'on a phone that lies, what is to be done stands beside the table and can be pressed',
  async () => {
    const lying = { ...PHONE, viewport: { width: 844, height: 390 } }
    const { page, leave } = await reader(lying, [scenes.sell(), scenes.build(), scenes.discard(), scenes.wait()])
    for (const name of ['sell', 'build', 'discard', 'wait']) {
      await open(page, `/table/local-${name}`)
      expect(await scrolls(page), name).toEqual({ down: false, sideways: false })
      expect(await hidden(page, '[data-bar]'), name).toEqual([])
    }
    await open(page, '/table/local-build')
    await act(page, 'Ask a bot what it would do').tap()
    await act(page, /^Do that/).waitFor({ timeout: 30_000 })
    expect(await hidden(page, '[data-bar]')).toEqual([])
    await leave()
  },
  LONG,
)
