// An evening with friends: what goes wrong at a table, and what all agree on. The rules behind it are tested as laws of tables;
// here the page says them.

import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { act, asked, bar } from './page.ts'
import { isTurn, join, openTable, person, playTurn, seated, server, whoseTurn, withBrowser } from './together.ts'

withBrowser()
const LONG = 300_000

const menu = (page: Page) => page.getByRole('button', { name: 'About this table' }).click()
/** Opens the menu of the table and takes one of its buttons. */
async function choose(page: Page, name: string) {
  await menu(page)
  await page.getByRole('button', { name, exact: true }).click()
}
const boxes = (what: Locator) => what.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
const others = (pages: Page[], page: Page) => pages.filter((each) => each !== page)
/** Begins the turn: sells, so that a step is in the draft. */
async function begin(page: Page) {
  const best = act(page, /^Most coins/)
  await ((await best.isVisible()) ? best : act(page, 'Sell nothing')).click()
  await act(page, /^Sell (for|nothing)/)
    .first()
    .click()
  await expect.poll(() => asked(page)).toMatch(/^Build/)
}

test(
  'giving up at a table of three is a second, different act; the quitter cannot come back, and the others are told',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults), await person(faults)]
    const link = await openTable(pages[0]!, { seats: 3, bots: 0 })
    await join(pages[1]!, link)
    await join(pages[2]!, link)
    await seated(...pages)
    const quitter = await whoseTurn(pages)
    await choose(quitter, 'Give up')
    // Enter at once does nothing: the focus is on the way out.
    await quitter.keyboard.press('Enter')
    expect(await quitter.getByRole('button', { name: 'Give up for good' }).isVisible()).toBe(false)
    await choose(quitter, 'Give up')
    await quitter.getByRole('button', { name: 'Give up for good' }).click()
    await quitter.getByText('You have given up.').first().waitFor()
    expect(await quitter.getByRole('button', { name: 'I am back' }).count()).toBe(0)
    for (const page of others(pages, quitter)) {
      await page
        .getByText(/gave up\. A bot plays on, and cannot win\./)
        .first()
        .waitFor()
      await menu(page)
      await page.getByText('gave up, a bot plays').waitFor()
      await page.keyboard.press('Escape')
    }
    await menu(quitter)
    expect(await quitter.getByRole('button', { name: 'I am back' }).count()).toBe(0)
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a turn that is taken back is told, the other’s steps come again with the turn, and too late the others are asked',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults)]
    const link = await openTable(pages[0]!, { seats: 2, bots: 0 })
    await join(pages[1]!, link)
    await seated(...pages)
    for (let found = false; !found;) {
      const first = await whoseTurn(pages)
      const [second] = others(pages, first) as [Page]
      await playTurn(first)
      await whoseTurn(pages)
      // Who has the last turn of a round may have the first of the next one.
      if (!(await isTurn(second))) continue
      const back = act(first, 'Take back the turn')
      if ((await back.count()) === 0 || (await back.getAttribute('aria-disabled')) === 'true') {
        await playTurn(second)
        continue
      }
      await begin(second)
      await back.click()
      await expect.poll(() => isTurn(first)).toBe(true)
      await second
        .getByText(/took a turn back\./)
        .first()
        .waitFor()
      // The note goes by itself; the line of the log stays.
      await expect.poll(() => second.getByRole('button', { name: 'Close the note' }).count(), { timeout: 20_000 }).toBe(0)
      await expect.poll(() => second.getByRole('region', { name: 'Log' }).innerText()).toMatch(/took a turn back/)
      await playTurn(first)
      // The steps are there again.
      await expect.poll(() => asked(second)).toMatch(/^Build/)
      found = true
    }
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'with clocks, a turn that was sent a while ago is asked back: the page asks the others by itself',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults)]
    await pages[0]!.goto(`${server}/lobby`)
    await pages[0]!.getByText('A turn can be taken back alone until somebody else has played').waitFor()
    const link = await openTable(pages[0]!, { seats: 2, bots: 0, pace: 'a clock each' })
    await join(pages[1]!, link)
    await seated(...pages)
    for (let found = false; !found;) {
      const first = await whoseTurn(pages)
      const [second] = others(pages, first) as [Page]
      await playTurn(first)
      await whoseTurn(pages)
      const back = act(first, 'Take back the turn')
      if (!(await isTurn(second)) || (await back.count()) === 0 || (await back.getAttribute('aria-disabled')) === 'true') {
        if (await isTurn(second)) await playTurn(second)
        continue
      }
      // The two seconds in which nobody has to be asked.
      await first.waitForTimeout(2500)
      await back.click()
      await first.getByText(/You have asked to take your turn back/).waitFor()
      await second.getByText(/The game then counts as practice\./).waitFor()
      // A request can be withdrawn.
      await first.getByRole('button', { name: 'Withdraw' }).click()
      await expect.poll(() => second.getByRole('button', { name: 'Agree' }).count()).toBe(0)
      await back.click()
      await second.getByRole('button', { name: 'Agree' }).click()
      await expect.poll(() => isTurn(first)).toBe(true)
      found = true
    }
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a pause and a draw are agreed on, clocks stand still after the end, and a game that has just begun is called off',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults)]
    const [anna, ben] = pages as [Page, Page]
    await join(ben, await openTable(anna, { seats: 2, bots: 0, pace: 'a clock each' }))
    await seated(...pages)
    const clocks = anna.getByRole('list', { name: 'Clocks' })
    await expect.poll(() => clocks.locator('.runs').count()).toBe(1)
    await choose(anna, 'Propose a pause')
    await ben.getByText(/would like a pause/).waitFor()
    await ben.getByRole('button', { name: 'Agree' }).click()
    for (const page of pages) await page.getByText('The game pauses.').first().waitFor()
    await expect.poll(() => clocks.locator('.runs').count()).toBe(0)
    await ben.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => clocks.locator('.runs').count()).toBe(1)

    await choose(ben, 'Propose a draw')
    await anna.getByRole('button', { name: 'Agree' }).click()
    for (const page of pages) {
      await expect.poll(() => asked(page)).toBe('The game is over.')
      await page.getByText(/All agreed to end the game\./).waitFor()
    }
    await expect.poll(() => clocks.locator('.runs').count()).toBe(0)
    const stands = await clocks.innerText()
    await anna.waitForTimeout(1500)
    expect(await clocks.innerText()).toBe(stands)

    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(...pages)
    await choose(anna, 'Call the game off')
    await anna.getByRole('button', { name: 'Call it off' }).click()
    for (const page of pages) await expect.poll(() => asked(page)).toBe('The game is over.')
    await ben
      .getByText(/called the game off\./)
      .first()
      .waitFor()
    await ben.goto(`${server}/profile`)
    await ben
      .getByText(/called off/)
      .first()
      .waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'with four clocks the line above the table has room for the phase, at a small desk, too',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults, { viewport: { width: 1180, height: 800 } }), await person(faults)]
    const link = await openTable(pages[0]!, { seats: 4, bots: 2, pace: 'a clock each' })
    for (const [index, page] of pages.entries()) {
      await page.goto(link)
      await page.getByLabel('What are you called?').fill(`Wilhelmine von Werth ${index}`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => page.getByLabel('What are you called?').count()).toBe(0)
    }
    await pages[1]!.getByRole('button', { name: 'Sit down' }).click()
    await seated(...pages)
    const top = pages[0]!.getByRole('banner')
    await top.getByRole('list', { name: 'Clocks' }).waitFor()
    const spans = await top
      .locator('li:visible, nav > *, h1')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
    const inOrder = spans.sort((one, other) => one.left - other.left || other.right - one.right)
    for (const [index, { right }] of inOrder.entries()) {
      const next = inOrder[index + 1]
      // What lies within another one is a part of it.
      if (next && next.right > right) expect(Math.round(next.left)).toBeGreaterThanOrEqual(Math.floor(right))
    }
    // A long name beside the order of play is cut before it runs into what comes next.
    const other = others(pages, await whoseTurn(pages))[0]!
    await other.setViewportSize({ width: 1180, height: 800 })
    const order = other.locator('[data-explain="order"]')
    const right = (what: Locator) => what.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)))
    await order.getByText('Wilhelmine von Werth').waitFor()
    // As long as nobody has sold there is nothing about the next round.
    const [panel, next] = [(await order.boundingBox())!, order.locator('.next')]
    const edge = (await next.count()) > 0 ? (await next.boundingBox())!.x : panel.x + panel.width
    expect(await right(order.getByRole('listitem'))).toBeLessThanOrEqual(edge)
    // Whoever looks on sees the boards of all.
    const eye = await person(faults, { viewport: { width: 1280, height: 800 } })
    await eye.goto(link)
    await seated(eye)
    const boards = await boxes(eye.locator('.watched > *'))
    expect(boards.length).toBe(4)
    for (const { bottom } of boards) expect(bottom).toBeLessThanOrEqual((await bar(eye).boundingBox())!.y)
    // What can be done about the table stands in its menu in lines of two.
    await menu(other)
    for (const { height } of await boxes(other.getByRole('dialog').locator('.acts .button'))) expect(height).toBeLessThan(60)
    // There a guest is called one.
    await other
      .getByRole('dialog')
      .getByText(/^Wilhelmine von Werth . \(guest\)$/)
      .waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'who is there is seen; what is prepared follows the player to another device',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults)]
    const [anna, ben] = pages as [Page, Page]
    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(...pages)
    const page = await whoseTurn(pages)
    const [other] = others(pages, page) as [Page]
    const present = other.getByRole('list', { name: 'Who is there' })
    await present.getByText(/: here$/).waitFor({ state: 'attached' })
    await menu(other)
    await other.getByText('thinking', { exact: true }).waitFor()
    await other.keyboard.press('Escape')

    const phone = await page.context().newPage()
    // What this browser keeps does not help: the server tells it.
    await phone.addInitScript(() => {
      Storage.prototype.getItem = () => null
    })
    await phone.goto(page.url())
    await seated(phone)
    await begin(page)
    await expect.poll(() => asked(phone)).toMatch(/^Build/)
    await act(phone, 'Undo step').click()
    await expect.poll(() => isTurn(page)).toBe(true)
    await phone.close()
    const link = page.url()
    await page.goto(server)
    await present.getByText(/: not at the table$/).waitFor({ state: 'attached' })
    await page.goto(link)
    await present.getByText(/: here$/).waitFor({ state: 'attached' })
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'when time runs out the prepared turn is played, the banner says so, and one tap brings the player back',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults)]
    const [anna, ben] = pages as [Page, Page]
    // A time that a test can wait for.
    await anna.route('**/api/v1/tables', async (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown> | null
      if (route.request().method() !== 'POST' || !body) return route.continue()
      await route.continue({ postData: JSON.stringify({ ...body, pace: { type: 'turn', turn_ms: 25_000 } }) })
    })
    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(...pages)
    const page = await whoseTurn(pages)
    await begin(page)
    await act(page, 'Build no more').click()
    const kept = page.locator('[data-hand]').first()
    const card = await kept.getAttribute('data-hand')
    await kept.click()
    await page.getByText('Your time ran out. A bot plays for you.').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'I am back' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'I am back' }).count()).toBe(0)
    // It was played as it was prepared: the card that was to stay is in the hand.
    await expect.poll(() => page.locator(`[data-hand="${card}"]`).count()).toBe(1)
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/You end your turn/)
      .first()
      .waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a table without spectators is not offered to watch, and who has its link finds a way out',
  async () => {
    const faults: string[] = []
    const [anna, ben, eye] = [await person(faults), await person(faults), await person(faults)]
    await anna.goto(`${server}/lobby`)
    await anna.getByText('More settings').click()
    await anna.getByRole('radiogroup', { name: 'Spectators' }).getByText('none').click()
    await anna.getByRole('button', { name: 'Open a table' }).click()
    const link = await anna.getByRole('textbox', { name: 'The link for your friends' }).inputValue()
    await join(ben, link)
    await seated(anna, ben)
    await eye.goto(`${server}/lobby`)
    await eye.getByRole('region', { name: 'Being played' }).waitFor()
    expect(await eye.locator(`a[href="${new URL(link).pathname}"]`).count()).toBe(0)
    await eye.goto(link)
    await eye.getByText('Nobody may watch this table').waitFor()
    await eye.getByRole('link', { name: 'To the lobby' }).click()
    await eye.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor()
    expect(faults.filter((fault) => !fault.includes('403'))).toEqual([])
  },
  LONG,
)

test(
  'a player is deleted only when the name is written, and goes on vacation and comes back',
  async () => {
    const faults: string[] = []
    const anna = await person(faults)
    await anna.goto(`${server}/profile`)
    await anna.getByRole('button', { name: 'Delete this player' }).click()
    const remove = anna.getByRole('button', { name: 'Delete for good' })
    expect(await remove.isEnabled()).toBe(false)
    await anna.keyboard.press('Enter')
    expect(await remove.isVisible()).toBe(false)

    const vacation = anna.getByRole('region', { name: 'Vacation' })
    await vacation.getByText(/30 days are left/).waitFor()
    await vacation.getByRole('button', { name: 'Go on vacation' }).click()
    await vacation.getByText(/^From /).waitFor()
    await vacation.getByRole('button', { name: 'I am back' }).click()
    await vacation.getByRole('button', { name: 'Go on vacation' }).waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'somebody sits down on the seat of a bot while the game runs',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults)]
    await anna.goto(`${server}/lobby`)
    await anna.getByText('More settings').click()
    await anna.getByRole('switch', { name: /People may join later/ }).click()
    await anna.getByRole('button', { name: 'Open a table' }).click()
    await anna.getByRole('button', { name: 'Begin, bots take the free seats' }).click()
    await seated(anna)
    await ben.goto(anna.url())
    await seated(ben)
    expect(await ben.locator('[data-hand]').count()).toBe(0)
    await menu(ben)
    await ben.getByRole('button', { name: 'Sit down' }).first().click()
    await expect.poll(() => ben.locator('[data-hand]').count(), { timeout: 20_000 }).toBeGreaterThan(0)
    const pages = [anna, ben]
    for (let turn = 0; turn < 2; turn++) await playTurn(await whoseTurn(pages))
    expect(faults).toEqual([])
  },
  LONG,
)
