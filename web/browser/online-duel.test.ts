// A duel between two browsers: secret choices stay secret on the wire, a reload and a cut line lose nothing, and both see the
// same map and the same result.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, confirm, result, step } from './duelling.ts'
import { act, asked, bar, drawn } from './page.ts'
import { join, person, seated, server, wire, withBrowser } from './together.ts'

withBrowser()
const SOON = { timeout: 30_000 }

/** Everything that the host says to a page. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(payload.toString())))
  return heard
}

async function openDuel(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/lobby`)
  await page.getByRole('radiogroup', { name: 'Which game' }).getByText('Principati Duello').click()
  await page.getByRole('radiogroup', { name: 'Length' }).getByText('4 rounds').click()
  await page.getByRole('button', { name: 'Open a table' }).click()
  const link = page.getByRole('textbox', { name: 'The link for your friends' })
  await link.waitFor()
  return link.inputValue()
}

const mine = async (page: Page) => (await page.locator('#pd-tab-turn').count()) > 0
const pieces = (page: Page) => page.locator('[data-piece]').count()
const round = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

/** Lets the player who is to act do something sensible, until `enough`. */
async function playUntil(pages: Page[], enough: () => Promise<boolean>, before: (page: Page) => Promise<void> = async () => undefined) {
  for (let steps = 0; steps < 900 && !(await enough()); steps++) {
    let acted = false
    for (const page of pages) {
      if (!(await mine(page)) || (await enough())) continue
      acted = true
      await before(page)
      await step(page, click)
    }
    if (!acted) await pages[0]!.waitForTimeout(50)
  }
  expect(await enough()).toBe(true)
}

/** The page of the player who lays a tile second, while the other is to lay one. */
async function waiting(...pages: Page[]): Promise<Page | null> {
  const placing = async (page: Page) => (await page.locator('[data-fits]').count()) > 0
  for (const page of pages) {
    const others = pages.filter((each) => each !== page)
    const waits =
      (await act(page, 'Try out your turn').count()) > 0 &&
      (await page.locator('section.player[aria-label="You"]').getByText('1st').count()) === 0
    if (waits && (await placing(others[0]!))) return page
  }
  return null
}

test('a duel between two browsers to its result, with secrets, a reload and a cut line', async () => {
  const faults: string[] = []
  const line = await wire()
  const [anna, ben] = [await person(faults), await person(faults)]
  const heard = listen(ben)
  await join(ben, await openDuel(anna, line.origin))
  await seated(anna, ben)

  // Anna keeps a tile; Ben hears that she has chosen, and not what.
  await expect.poll(() => asked(anna), SOON).toBe('Which start tile do you keep?')
  const kept = anna.locator('.pdp [data-tile]').first()
  const tile = (await kept.getAttribute('data-tile'))!
  await kept.click()
  await ben.locator('.pdp [data-tile]').first().click()
  await confirm(anna).click()
  await expect.poll(() => heard.some((text) => text.includes('draft_keep_hidden')), SOON).toBe(true)
  expect(heard.filter((text) => text.includes('"draft_keep"'))).toEqual([])
  // What he has prepared meanwhile is still there.
  await drawn(ben)
  expect(await confirm(ben).isEnabled()).toBe(true)
  await confirm(ben).click()
  // When both have chosen, the choices come to light.
  await expect.poll(() => heard.some((text) => text.includes(`"tile":"${tile}"`)), SOON).toBe(true)

  let [reloaded, cut] = [false, false]
  // The player who goes first in round 2 sees it before all steps are sent; the round has begun when both see it.
  const begun = async () => (await round(anna)) === 'Round 2' && (await round(ben)) === 'Round 2'
  await playUntil([anna, ben], begun, async (page) => {
    if (!reloaded && (await page.locator('[data-fits]').count()) > 0) {
      reloaded = true
      const before = await asked(page)
      await page.reload()
      await bar(page).waitFor()
      await expect.poll(() => asked(page), SOON).toBe(before)
    }
    if (reloaded && !cut && page === anna) {
      cut = true
      line.cut()
      await expect.poll(() => page.getByText('No connection.').isVisible(), { timeout: 20_000 }).toBe(true)
      line.mend()
      await expect.poll(() => page.getByText('No connection.').isVisible(), { timeout: 30_000 }).toBe(false)
    }
  })
  expect([reloaded, cut]).toEqual([true, true])
  // Ben's line was cut too; he got what he had missed when it was back.
  expect(await pieces(anna)).toBeGreaterThan(17)
  await expect.poll(async () => (await pieces(ben)) - (await pieces(anna)), SOON).toBe(0)
  await expect
    .poll(
      async () => (await act(anna, 'Ask a bot what it would do').count()) + (await act(ben, 'Ask a bot what it would do').count()),
      SOON,
    )
    .toBeGreaterThan(0)

  // The player who waits tries a tile out: the other hears nothing of it, and it is prepared when the turn comes.
  await playUntil([anna, ben], async () => (await waiting(anna, ben)) !== null)
  const [second, first] = (await waiting(anna, ben)) === anna ? [anna, ben] : [ben, anna]
  const [said, laid] = [await asked(first), await pieces(first)]
  await act(second, 'Try out your turn').click()
  await second.locator('[data-tile][data-fits="true"]').first().click()
  await second.getByRole('grid').focus()
  for (const key of ['n', 'Space']) await second.keyboard.press(key)
  await expect.poll(() => asked(second)).toMatch(/^Lay the /)
  await act(second, 'Back to the game').click()
  await expect.poll(() => asked(second)).toMatch(/: Place tiles$/)
  expect([await asked(first), await pieces(first)]).toEqual([said, laid])
  await playUntil([first], () => mine(second))
  // Unless the other player's tile is in the way.
  await expect.poll(() => asked(second), SOON).toMatch(/^(Lay the|Does not fit)/)

  // On to the end, which reaches both at once; one has won and the other has lost.
  await playUntil([anna, ben], async () => (await result(anna).count()) + (await result(ben).count()) > 0)
  for (const page of [anna, ben]) await result(page).waitFor({ timeout: 30_000 })
  const [hers, his] = [await result(anna).innerText(), await result(ben).innerText()]
  const points = (text: string) => /(\d+) to (\d+)|(\d+) points each/.exec(text)?.[0]
  expect(points(hers)).toBeDefined()
  expect(points(his)).toBe(points(hers))
  expect(hers).toContain('agreed number of rounds')
  expect([hers, his].filter((text) => /^You win|you win by money/m.test(text)).length).toBe(/you share the win/.test(hers) ? 0 : 1)
  line.close()
  expect(faults.filter((fault) => !/WebSocket|ERR_|401/.test(fault))).toEqual([])
}, 300_000)

test('with clocks a phone shows the round, the phase and the clocks beside each other', async () => {
  const faults: string[] = []
  const [anna, ben] = [await person(faults, { viewport: { width: 390, height: 844 } }), await person(faults)]
  await anna.goto(`${server}/lobby`)
  await anna.getByRole('button', { name: 'Open a table' }).click()
  const form = anna.getByRole('region', { name: 'Open a table' })
  await form.getByRole('radiogroup', { name: 'Which game' }).getByText('Principati Duello').click()
  await form.getByRole('radiogroup', { name: 'Pace', exact: true }).getByText('a clock each').click()
  await form.getByRole('button', { name: 'Open a table' }).click()
  const link = anna.getByRole('textbox', { name: 'The link for your friends' })
  await link.waitFor()
  await join(ben, await link.inputValue())
  await seated(anna, ben)
  const top = anna.getByRole('banner')
  await top.getByRole('list', { name: 'Clocks' }).waitFor()
  const spans = await top
    .locator('h1, .phases > li:visible, nav > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
    .then((all) => all.filter(({ left, right }) => right > left))
  expect(spans.length).toBeGreaterThan(4)
  for (const [index, { right }] of spans.entries())
    expect(Math.round(spans[index + 1]?.left ?? 390)).toBeGreaterThanOrEqual(Math.floor(right))
  expect(faults).toEqual([])
}, 120_000)
