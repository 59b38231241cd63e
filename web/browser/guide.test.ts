// The guided first game, from the first lesson to the last.

import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { inChromium, open, PHONE, reader, readOn } from './page.ts'
import { LANGUAGES, wordsOf } from './words.ts'

inChromium()

/** How much of the thing that the guide points at lies under the guide, in square pixels; also whether the arrow is there. */
async function covered(page: Page): Promise<number> {
  await page.locator('.light').waitFor()
  return page.evaluate(() => {
    const [card, thing] = ['aside.guide', '[data-taught]'].map((each) => document.querySelector(each)!.getBoundingClientRect())
    const across = Math.min(card!.right, thing!.right) - Math.max(card!.left, thing!.left)
    const down = Math.min(card!.bottom, thing!.bottom) - Math.max(card!.top, thing!.top)
    return across > 0 && down > 0 ? across * down : 0
  })
}

test.each(LANGUAGES)(
  'the guide leads through every phase, is left and taken up again, and ends with the game (%s)',
  async (language) => {
    const { say, says } = wordsOf(language)
    const { page, leave } = await reader({ locale: language }, [], { language })
    await open(page, '/')
    await page.getByRole('button', { name: says('first-game') }).click()
    const bar = page.getByRole('region', { name: say('bar-name') })
    const act = (id: string) => bar.getByRole('button', { name: says(id) }).first()
    await bar.waitFor()
    const guide = page.getByRole('complementary', { name: say('guide-name') })
    const next = guide.getByRole('button', { name: say('guide-next') })
    const taught = (lesson: string) => expect.poll(() => guide.innerText()).toContain(say(`guide-${lesson}`))
    await taught('aim')
    await next.click()
    await taught('draw')
    await next.click()
    await taught('goods')
    await next.click()
    await taught('brewery')
    await page
      .getByRole('region', { name: says('brewery-name') })
      .first()
      .getByRole('button')
      .click()
    await taught('count')
    // Left for home, found there, and taken up where it was.
    await page.getByRole('link', { name: say('nav-home') }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await page.reload()
    await page
      .getByRole('region', { name: say('continue'), exact: true })
      .getByRole('link', { name: new RegExp(say('go-on')) })
      .click()
    await bar.waitFor()
    await taught('count')
    await act('act-most').click()
    await taught('foresee')
    await act('act-sell').click()
    await taught('card')
    await page.locator('[data-hand]:not([aria-disabled="true"])').first().click()
    await taught('space')
    await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
    await act('act-build').click()
    await taught('no-more')
    await act('act-end-build').click()
    await taught('keep')
    await page.locator('[data-hand]').first().click()
    await taught('end-turn')
    await act('act-end-turn').click()

    // In the rest of the game, read whatever the guide says, and build palaces.
    const ended = async () => (await guide.allInnerTexts()).some((text) => text.includes(say('guide-end')))
    for (let step = 0; step < 3000 && !(await ended()); step++) {
      if (await readOn(guide, { next: say('guide-next'), last: say('guide-end') })) continue
      const buttons = await bar.getByRole('button').allInnerTexts()
      const offers = (id: string) => buttons.some((text) => says(id).test(text))
      if (offers('act-most')) {
        await act('act-most').click()
        await act('act-sell').click()
      } else if (offers('act-sell-nothing')) {
        await act('act-sell-nothing').click()
        await act('act-sell-nothing').click()
      } else if (offers('act-end-build')) {
        const palace = page.locator('[data-hand^="palace"]:not([aria-disabled="true"])')
        const field = page.locator('[data-hand]:not([aria-disabled="true"]):not([data-hand^="palace"])')
        const empty = await page.locator('.plot.empty').count()
        const card = (await palace.count()) > 0 ? palace.first() : empty > 0 && (await field.count()) > 0 ? field.first() : null
        if (!card) await act('act-end-build').click()
        else {
          await card.click()
          await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
          await act('act-build').click()
        }
      } else if (offers('act-end-turn')) {
        const first = page.locator('[data-hand]').first()
        if ((await first.count()) > 0 && (await first.getAttribute('aria-pressed')) !== 'true') await first.click()
        await act('act-end-turn').click()
      } else if (offers('act-stop-drawing')) await act('act-stop-drawing').click()
      else await page.waitForTimeout(20)
    }
    await taught('end')
    // What next: one offer, and it does what it says.
    const first = page.url()
    await guide.getByRole('button', { name: say('guide-offer') }).click()
    await expect.poll(() => page.url()).not.toBe(first)
    await bar.waitFor()
    expect(await guide.count()).toBe(0)
    expect(await page.locator('.rival').count()).toBe(2)
    await leave()
  },
  240_000,
)

test('on a phone the guide speaks of things that are there, and shows them', async () => {
  const { say, says } = wordsOf('en')
  const { page, leave } = await reader(PHONE)
  await open(page, '/')
  await page.getByRole('button', { name: says('first-game') }).tap()
  const bar = page.getByRole('region', { name: say('bar-name') })
  const act = (id: string) => bar.getByRole('button', { name: says(id) }).first()
  const guide = page.getByRole('complementary', { name: say('guide-name') })
  const next = guide.getByRole('button', { name: say('guide-next') })
  /** What is said, and what is ringed meanwhile. */
  const taught = async (lesson: string, ...ringed: string[]) => {
    await expect.poll(() => guide.innerText()).toContain(say(`guide-${lesson}`))
    const shown = page.locator(`[data-taught="${lesson}"]`)
    if (ringed.length === 0) return
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.anchor)), { message: lesson })
      .toEqual([expect.stringMatching(`^(${ringed.join('|')})$`)])
    expect(await shown.isVisible(), lesson).toBe(true)
    expect(await covered(page), lesson).toBe(0)
  }
  await taught('aim')
  await next.tap()
  await taught('draw', 'tab-estate')
  await next.tap()
  await taught('goods', 'own-hops')
  await next.tap()
  await taught('brewery', 'phone-breweries')
  // Whoever looks elsewhere finds the ring again.
  await page
    .getByRole('navigation', { name: say('tabs-name') })
    .getByRole('button', { name: say('tab-log') })
    .tap()
  await page
    .getByRole('navigation', { name: say('tabs-name') })
    .getByRole('button', { name: say('tab-sell') })
    .tap()
  await taught('brewery', 'phone-breweries')
  await page
    .getByRole('radio', { name: says('brewery-name') })
    .first()
    .tap()
  await taught('count')
  await act('act-most').tap()
  await taught('foresee')
  await act('act-sell').tap()
  await taught('card', 'hand')
  await page.locator('[data-hand]:not([aria-disabled="true"])').first().tap()
  await taught('space')
  await page.locator('[data-space]:not([aria-disabled="true"])').first().tap()
  await act('act-build').tap()
  await taught('no-more')
  await act('act-end-build').tap()
  await taught('keep')
  await page.getByRole('button', { name: 'Keep', exact: true }).first().tap()
  await taught('end-turn')
  await act('act-end-turn').tap()
  await taught('marks')
  await next.tap()
  await taught('prices', 'price-0-hops', 'phone-goods')
  await next.tap()
  await taught('order', 'disc-0', 'tab-market')
  await leave()
}, 120_000)

test('at a desk the guide points at what it names, covers neither it nor a hint, and goes on when a hint plays', async () => {
  const { page, leave } = await reader({ viewport: { width: 1280, height: 800 } })
  await open(page, '/')
  await page.getByRole('button', { name: /^Your first game/ }).click()
  const bar = page.getByRole('region', { name: 'What to do' })
  const guide = page.getByRole('complementary', { name: 'Guide' })
  const number = async () => Number(/, (\d+) of/.exec(await guide.innerText())?.[1])
  await bar.waitFor()
  await guide.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => guide.innerText()).toContain('a deck of your own')
  expect(await covered(page)).toBe(0)
  await guide.getByRole('button', { name: 'Go on' }).click()
  await guide.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => guide.innerText()).toContain('Choose a brewery')
  const before = await number()
  expect(before).toBe(4)
  expect(await covered(page)).toBe(0)
  // A hint opens beside it and can be pressed; after it the guide speaks of what comes next, and never counts back.
  await bar.getByRole('button', { name: 'Ask a bot what it would do' }).click()
  await bar.getByRole('button', { name: 'Do that' }).click()
  await expect.poll(() => guide.innerText()).not.toContain('Choose a brewery')
  expect(await number()).toBeGreaterThan(before)
  await leave()
}, 120_000)
