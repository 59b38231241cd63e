// Whole games against a bot: by mouse, by keyboard alone, by touch on a phone.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar, inChromium, open, PHONE, reader, scrolls, SMALL } from './page.ts'

inChromium()
const LONG = 240_000

/** What is to be done now, read from the heading of the bar. */
async function stage(page: Page): Promise<'sell' | 'build' | 'discard' | 'draw' | 'keep' | 'wait' | 'over'> {
  const words = await asked(page)
  if (/wins? with|share the win/.test(words)) return 'over'
  if (/^(Choose one brewery|Sell to one)/.test(words)) return 'sell'
  if (/^Build /.test(words)) return 'build'
  if (/card that stays|cards that stay|Which cards? stays?/.test(words)) return 'discard'
  if (/^You may draw/.test(words)) return 'draw'
  if (/card to begin with|Order the other/.test(words)) return 'keep'
  return 'wait'
}

interface Hand {
  press(locator: ReturnType<Page['locator']>): Promise<void>
}
const mouse: Hand = { press: (locator) => locator.click() }
const finger: Hand = { press: (locator) => locator.tap() }

/** Plays until the game is over: sells for most coins, builds what it can (palaces first), keeps the first card. */
async function playOn(page: Page, hand: Hand, watch: () => Promise<void> = async () => undefined, most = 4000) {
  const seen = new Set<string>()
  for (let step = 0; step < most; step++) {
    const now = await stage(page)
    if (!seen.has(now)) {
      seen.add(now)
      await watch()
    }
    if (now === 'over') return seen
    if (now === 'wait') await page.waitForTimeout(20)
    else if (now === 'sell') {
      const best = act(page, /^Most coins/)
      if (await best.isVisible()) {
        await hand.press(best)
        // A second tap at the same place counts as a double tap and is ignored, so tap again.
        if (!(await act(page, /^Sell for/).isVisible())) {
          await page.waitForTimeout(350)
          await hand.press(best)
        }
        await hand.press(act(page, /^Sell for/))
      } else {
        await hand.press(act(page, 'Sell nothing'))
        await hand.press(act(page, 'Sell nothing').first())
      }
    } else if (now === 'build') await build(page, hand)
    else if (now === 'draw') await hand.press(act(page, 'Draw no more'))
    else {
      const keep = page.getByRole('button', { name: 'Keep', exact: true })
      const first = (await keep.count()) > 0 ? keep.first() : page.locator('[data-hand]').first()
      if ((await first.count()) > 0 && (await first.getAttribute('aria-pressed')) !== 'true') await hand.press(first)
      await hand.press(act(page, /^End turn|^Begin with/))
    }
  }
  throw new Error(`the game does not end: ${await asked(page)}`)
}

async function build(page: Page, hand: Hand) {
  const palaces = page.locator('[data-hand^="palace"]:not([aria-disabled="true"])')
  const others = page.locator('[data-hand]:not([aria-disabled="true"]):not([data-hand^="palace"])')
  const empty = await page.locator('.plot.empty').count()
  const card = (await palaces.count()) > 0 ? palaces.first() : empty > 0 && (await others.count()) > 0 ? others.first() : null
  if (!card) return hand.press(act(page, 'Build no more'))
  await hand.press(card)
  await hand.press(page.locator('[data-space]:not([aria-disabled="true"])').first())
  await hand.press(act(page, /^Build on space/))
}

test(
  'a whole game by mouse, from home to the result',
  async () => {
    const { page, leave } = await reader()
    await open(page, '/')
    await page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click()
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('radiogroup', { name: 'Bots' }).getByText('Beginner').click()
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('button', { name: 'Play now' }).click()
    await bar(page).waitFor()
    const seen = await playOn(page, mouse)
    expect([...seen]).toEqual(expect.arrayContaining(['sell', 'build', 'discard', 'over']))
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain('The game is over')
    // The game is on the shelf, and another one can be played.
    await act(page, 'Rematch').click()
    await expect.poll(() => stage(page)).not.toBe('over')
    await page.getByRole('link', { name: 'Princely, home' }).click()
    await expect.poll(() => page.getByRole('region', { name: 'Replays' }).getByRole('listitem').count()).toBe(1)
    await leave()
  },
  LONG,
)

test.each([
  ['phone', PHONE],
  ['small phone', SMALL],
])(
  'a whole game by touch on a %s, without scrolling the page',
  async (_, size) => {
    const { page, leave } = await reader(size)
    await open(page, '/')
    await page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).tap()
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('radiogroup', { name: 'Bots' }).getByText('Beginner').tap()
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('button', { name: 'Play now' }).tap()
    await bar(page).waitFor()
    await playOn(page, finger, async () => expect(await scrolls(page), await asked(page)).toEqual({ down: false, sideways: false }))
    await leave()
  },
  LONG,
)

test(
  'a whole game by keyboard alone',
  async () => {
    const { page, leave } = await reader()
    await open(page, '/')
    const focusOn = async (name: RegExp) => {
      for (let tab = 0; tab < 60; tab++) {
        await page.keyboard.press('Tab')
        const words = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        )
        if (name.test(words)) return
      }
      throw new Error(`Tab does not lead to ${name}`)
    }
    /** Tab to a group of choices, and arrows to one of them. */
    const choose = async (group: string, wanted: string) => {
      const now = () =>
        page.evaluate(() => {
          const { activeElement: on } = document
          return {
            group: on?.closest('[role="radiogroup"]')?.getAttribute('aria-label') ?? '',
            chosen: on?.closest('label')?.innerText.trim() ?? '',
          }
        })
      for (let tab = 0; tab < 60 && (await now()).group !== group; tab++) await page.keyboard.press('Tab')
      for (let arrow = 0; arrow < 8 && (await now()).chosen !== wanted; arrow++) await page.keyboard.press('ArrowLeft')
      expect(await now()).toEqual({ group, chosen: wanted })
    }
    // Fewer seats and weaker bots.
    await choose('Seats', '2')
    await choose('Bots', 'Beginner')
    await focusOn(/Play now/)
    await page.keyboard.press('Enter')
    await bar(page).waitFor()
    for (let step = 0; step < 4000; step++) {
      const now = await stage(page)
      if (now === 'over') break
      if (now === 'wait') await page.waitForTimeout(20)
      else if (now === 'sell') {
        await page.keyboard.press('m')
        if (await act(page, /^Sell for/).isVisible()) {
          await page.keyboard.press('Enter')
        } else {
          await focusOn(/^Sell nothing$/)
          await page.keyboard.press('Enter')
          await focusOn(/^Sell nothing$/)
          await page.keyboard.press('Enter')
        }
      } else if (now === 'build') {
        const cards = await page
          .locator('[data-hand]')
          .evaluateAll((all) =>
            all.map((card) => ({ name: (card as HTMLElement).dataset.hand ?? '', may: card.getAttribute('aria-disabled') !== 'true' })),
          )
        const empty = await page.locator('.plot.empty').count()
        const index = cards.findIndex(({ name, may }) => may && (name.startsWith('palace') || empty > 0))
        if (index < 0) {
          await focusOn(/^Build no more$/)
          await page.keyboard.press('Enter')
          continue
        }
        await page.keyboard.press(String(index + 1))
        await page.keyboard.press('Enter')
        const spaces = await page
          .locator('[data-space]')
          .evaluateAll((all) => all.map((space) => space.getAttribute('aria-disabled') !== 'true'))
        await page.keyboard.press(String(spaces.indexOf(true) + 1))
        await page.keyboard.press('Enter')
      } else if (now === 'discard') {
        await page.keyboard.press('1')
        const kept = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))
        if (kept === 'false') await page.keyboard.press('Enter')
        await focusOn(/^End turn/)
        await page.keyboard.press('Enter')
      } else if (now === 'draw') {
        await focusOn(/^Draw no more$/)
        await page.keyboard.press('Enter')
      }
    }
    expect(await stage(page)).toBe('over')
    await leave()
  },
  LONG,
)
