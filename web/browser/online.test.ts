// Tables of a server: an online game of three with two browsers and a bot, and what people do at a table besides moves.

import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { act, asked, bar } from './page.ts'
import { put, scenes } from './scenes.ts'
import { isTurn, join, openTable, outdating, person, playTurn, seated, server, whoseTurn, wire, withBrowser } from './together.ts'

withBrowser()
const LONG = 300_000

const note = (page: Page, text: string | RegExp) => page.getByText(text)
/** Errors that a browser reports when the line is cut. */
const ofTheLine = (fault: string) => /WebSocket|ERR_/.test(fault)

/** Everybody's coins, as a page shows them. */
const coins = (page: Page) =>
  page
    .locator('[data-anchor^="coins-"]')
    .evaluateAll((all) => all.map((each) => `${(each as HTMLElement).dataset.anchor} ${each.textContent?.trim()}`).sort())
/** How often a reader's log tells of something. Whoever scrolls back sees all of it. */
async function told(page: Page, words: string | RegExp): Promise<number> {
  const log = page.getByRole('region', { name: 'Log' })
  await log.locator('.lines').evaluate((lines) => (lines.scrollTop = -lines.scrollHeight))
  return log.getByRole('listitem').filter({ hasText: words }).count()
}

test(
  'a table, a link, a guest, a reload, a cut line, an undo, a bot that stands in, talk, a spectator: one game',
  async () => {
    const faults: string[] = []
    const line = await wire()
    const [anna, ben, eye] = [await person(faults), await person(faults), await person(faults)]
    const link = await openTable(anna, { seats: 3, bots: 1, origin: line.origin })
    await expect.poll(() => anna.getByRole('img', { name: 'The link as a QR code' }).isVisible()).toBe(true)
    await join(ben, link)
    await seated(anna, ben)
    await eye.goto(anna.url())
    await seated(eye)
    await note(eye, 'You are watching.').waitFor()
    expect(await eye.locator('[data-hand]').count()).toBe(0)

    for (let played = 0; played < 4; played++) {
      const page = await whoseTurn([anna, ben])
      if (played === 1) {
        await page.reload()
        await bar(page).waitFor()
        await expect.poll(() => isTurn(page)).toBe(true)
      }
      if (played === 2) {
        line.cut()
        await expect.poll(() => note(page, 'No connection.').isVisible(), { timeout: 20_000 }).toBe(true)
        line.mend()
        await expect.poll(() => note(page, 'No connection.').isVisible(), { timeout: 30_000 }).toBe(false)
      }
      const before = await told(page, 'You end your turn')
      await playTurn(page)
      // It arrived, once.
      await expect.poll(() => told(page, 'You end your turn'), { timeout: 20_000 }).toBe(before + 1)
    }

    // Whoever is followed by the other person, or by the bot, takes a turn back; the other one agrees if it is asked.
    let undone = false
    for (let turn = 0; turn < 6 && !undone; turn++) {
      const page = await whoseTurn([anna, ben])
      const other = page === anna ? ben : anna
      await playTurn(page)
      await whoseTurn([anna, ben])
      const back = act(page, 'Take back the turn')
      if (
        (await back.count()) === 0 ||
        (await back.getAttribute('aria-disabled')) === 'true' ||
        !(await back.isEnabled()) ||
        (await isTurn(page))
      )
        continue
      await back.click()
      const agree = other.getByRole('button', { name: 'Agree' })
      await expect.poll(async () => (await isTurn(page)) || (await agree.isVisible()), { timeout: 20_000 }).toBe(true)
      if (await agree.isVisible()) await agree.click()
      await expect.poll(() => isTurn(page), { timeout: 20_000 }).toBe(true)
      await expect.poll(() => isTurn(other)).toBe(false)
      await playTurn(page)
      undone = true
    }
    expect(undone).toBe(true)

    // Anna goes away. A bot plays her turns until she is back.
    const sold = () => told(anna, 'You sell')
    const before = await sold()
    await anna.getByRole('button', { name: 'About this table' }).click()
    await anna.getByRole('button', { name: 'Let a bot play for me' }).click()
    await note(anna, 'A bot plays for you.').waitFor()
    // Ben may have the last turn of a round and the first of the next one.
    for (let turn = 0; turn < 3 && (await sold()) === before; turn++) await playTurn(await whoseTurn([ben]))
    await expect.poll(sold).toBeGreaterThan(before)
    await whoseTurn([ben])
    await anna.getByRole('button', { name: 'I am back' }).click()
    await expect.poll(() => note(anna, 'A bot plays for you.').count()).toBe(0)
    await playTurn(ben)
    await whoseTurn([anna, ben])
    // After all this the three see the same table.
    await expect.poll(async () => new Set((await Promise.all([anna, ben, eye].map(coins))).map(String)).size).toBe(1)
    expect(await coins(anna)).toHaveLength(3)

    await anna.getByRole('button', { name: /^Talk/ }).click()
    await anna.getByRole('textbox', { name: 'Say something' }).fill('<b>Hello</b>')
    await anna.getByRole('button', { name: 'Say', exact: true }).click()
    await ben.getByRole('button', { name: /^Talk/ }).click()
    await ben.getByText('<b>Hello</b>').waitFor()
    line.close()
    expect(faults.filter((fault) => !ofTheLine(fault))).toEqual([])
  },
  LONG,
)

test(
  'a turn is taken back by oneself, then with the consent of all, and not without it',
  async () => {
    const faults: string[] = []
    const pages = [await person(faults), await person(faults), await person(faults)]
    const link = await openTable(pages[0]!, { seats: 3, bots: 0 })
    await join(pages[1]!, link)
    await join(pages[2]!, link)
    await seated(...pages)

    const first = await whoseTurn(pages)
    await playTurn(first)
    const second = await whoseTurn(pages.filter((page) => page !== first))
    // Nobody has acted since, so nobody has to be asked.
    await act(first, 'Take back the turn').click()
    await expect.poll(() => isTurn(first)).toBe(true)
    await expect.poll(() => isTurn(second)).toBe(false)
    // The screen is what a fresh load shows.
    const shown = () => first.locator('.table').innerText()
    // Discs and words come a moment after the turn.
    await expect.poll(() => first.getByRole('region', { name: 'Log' }).innerText()).not.toContain('You end your turn')
    await first.waitForTimeout(600)
    const undone = await shown()
    await first.reload()
    await expect.poll(() => isTurn(first)).toBe(true)
    await expect.poll(shown).toBe(undone)
    await playTurn(first)
    await whoseTurn([second])
    await playTurn(second)
    const third = await whoseTurn(pages.filter((page) => page !== first && page !== second))

    await act(first, 'Take back the turn').click()
    await note(first, /You have asked to take your turn back/).waitFor()
    await third.getByRole('button', { name: 'Refuse' }).click()
    await note(first, 'Somebody does not agree.').waitFor()
    expect(await isTurn(third)).toBe(true)

    await act(first, 'Take back the turn').click()
    await second.getByRole('button', { name: 'Agree' }).click()
    await third.getByRole('button', { name: 'Agree' }).click()
    await expect.poll(() => isTurn(first)).toBe(true)
    await expect.poll(() => isTurn(third)).toBe(false)
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a draft survives a reload, and a turn that is sent while the line is cut arrives once',
  async () => {
    const faults: string[] = []
    const line = await wire()
    const [anna, ben] = [await person(faults), await person(faults)]
    await join(ben, await openTable(anna, { seats: 2, bots: 0, origin: line.origin }))
    await seated(anna, ben)
    const page = await whoseTurn([anna, ben])
    const other = page === anna ? ben : anna
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    expect(await told(other, / sells /)).toBe(0)
    await page.reload()
    await expect.poll(() => asked(page), { timeout: 20_000 }).toMatch(/^Build/)
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    const place = () => page.locator('[data-bar]').boundingBox()
    const before = await place()
    line.cut()
    await note(page, 'No connection.').waitFor({ timeout: 3000 })
    // The table keeps its place; the move waits, and nobody is told of oneself as of somebody else.
    expect(await place()).toEqual(before)
    await act(page, /^End turn/).click()
    await expect.poll(() => asked(page), { timeout: 3000 }).toBe('Your move waits for the connection.')
    await note(page, /^Your move waits and/).waitFor({ timeout: 3000 })
    await page.waitForTimeout(1000)
    line.mend()
    await expect.poll(() => isTurn(other), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => told(other, / ends the turn /)).toBe(1)
    expect(await told(other, / sells /)).toBe(1)
    await expect.poll(() => told(page, 'You end your turn')).toBe(1)
    line.close()
    expect(faults.filter((fault) => !ofTheLine(fault))).toEqual([])
  },
  LONG,
)

test(
  'an outdated page says so, loads nothing by itself, and its button loads the new one with the draft',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults, { serviceWorkers: 'allow' }), await person(faults, { serviceWorkers: 'allow' })]
    const [server1, server2] = [await outdating(anna), await outdating(ben)]
    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(anna, ben)
    const page = await whoseTurn([anna, ben])
    const { outdate, mend } = page === anna ? server1 : server2
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await outdate()
    const load = page.getByRole('button', { name: 'Load it' })
    await load.waitFor()
    await note(page, 'Your steps are kept.').waitFor()
    // Nothing is loaded unasked.
    await page.evaluate(() => Object.assign(globalThis, { same: true }))
    await page.waitForTimeout(1500)
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
    expect(await asked(page)).toMatch(/^Build/)
    await Promise.all([page.waitForEvent('load'), load.click()])
    // The new page is as old as the first one was: there is nothing to show, but a way out.
    await page.getByRole('heading', { name: 'A new version is ready.' }).waitFor()
    mend()
    await Promise.all([page.waitForEvent('load'), load.click()])
    await expect.poll(() => asked(page), { timeout: 20_000 }).toMatch(/^Build/)
    expect(faults.filter((fault) => !ofTheLine(fault))).toEqual([])
  },
  LONG,
)

test(
  'home opens a table for friends by one click; it is in no list',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults)]
    await anna.goto(server)
    await anna.getByRole('region', { name: 'Principati Duello' }).getByRole('button', { name: 'With friends' }).click()
    const link = await anna.getByRole('textbox', { name: 'The link for your friends' }).inputValue()
    await ben.goto(`${server}/lobby`)
    await ben.getByRole('region', { name: 'Waiting for players' }).waitFor()
    expect(await ben.locator(`a[href="${new URL(link).pathname}"]`).count()).toBe(0)
    await join(ben, link)
    for (const page of [anna, ben]) await page.locator('.pdp [data-tile]').first().waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'clocks count, and are marked as unsure while the line is cut; whoever gives up has lost, and both play again',
  async () => {
    const faults: string[] = []
    const line = await wire()
    const [anna, ben] = [await person(faults), await person(faults)]
    const link = await openTable(anna, { seats: 2, bots: 0, pace: 'a clock each', origin: line.origin })
    await join(ben, link)
    await seated(anna, ben)
    const clocks = anna.getByRole('list', { name: 'Clocks' })
    const runs = clocks.locator('.runs')
    await expect.poll(() => runs.count()).toBe(1)
    const early = await runs.innerText()
    await expect.poll(() => runs.innerText(), { timeout: 5_000 }).not.toBe(early)
    const unsure = async () => [(await runs.innerText()).includes('~'), await clocks.getAttribute('title')]
    expect(await unsure()).toEqual([false, null])
    line.cut()
    await expect.poll(unsure, { timeout: 20_000 }).toEqual([true, expect.stringMatching(/./)])
    line.mend()
    await expect.poll(unsure, { timeout: 30_000 }).toEqual([false, null])

    await ben.getByRole('button', { name: 'About this table' }).click()
    await ben.getByRole('button', { name: 'Give up', exact: true }).click()
    await ben.getByRole('button', { name: 'Give up for good' }).click()
    await expect.poll(() => asked(anna)).toBe('The game is over.')
    await note(anna, /gave up\.\s+You won/).waitFor()
    await act(anna, 'Rematch').click()
    await ben.getByRole('button', { name: 'Agree' }).click()
    for (const page of [anna, ben]) await page.getByRole('button', { name: 'To the new table' }).click()
    await seated(anna, ben)
    await whoseTurn([anna, ben])
    expect(anna.url()).toBe(ben.url())
    expect(anna.url()).not.toBe(link)
    line.close()
    expect(faults.filter((fault) => !ofTheLine(fault))).toEqual([])
  },
  LONG,
)

test(
  'tables that wait are found by their game and pace; one’s own say whose turn it is',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults)]
    const link = await openTable(anna, { seats: 2, bots: 0, pace: '2 days a turn' })
    await ben.goto(`${server}/lobby`)
    const waiting = ben.getByRole('region', { name: 'Waiting for players' })
    const open = waiting.locator(`a[href="${new URL(link).pathname}"]`)
    await open.waitFor()
    await ben.getByRole('radiogroup', { name: 'Filter by pace' }).getByText('live', { exact: true }).click()
    await expect.poll(() => open.count()).toBe(0)
    await ben.getByRole('radiogroup', { name: 'Filter by pace' }).getByText('by days').click()
    await ben.getByRole('radiogroup', { name: 'Filter by game' }).getByText('Principati Duello').click()
    await expect.poll(() => open.count()).toBe(0)
    await join(ben, link)
    await seated(anna, ben)
    const mine = await whoseTurn([anna, ben])
    await mine.goto(server)
    const waits = (page: Page) =>
      page
        .getByRole('region', { name: 'Your games' })
        .locator('li.turn')
        .getByRole('link', { name: /^Go on/ })
    await waits(mine).first().click()
    await expect.poll(() => isTurn(mine)).toBe(true)
    // Home learns of a turn that comes, without being loaded again.
    const other = mine === anna ? ben : anna
    await other.goto(server)
    await other.getByRole('region', { name: 'Your games' }).getByText('others are to play').first().waitFor()
    await playTurn(mine)
    await expect.poll(() => told(mine, 'You end your turn')).toBe(1)
    if (!(await isTurn(mine))) {
      await waits(other).first().waitFor()
    }
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a guest registers, signs in elsewhere, comes back by a link, saves and deletes everything',
  async () => {
    const faults: string[] = []
    const [anna, elsewhere, third] = [await person(faults), await person(faults), await person(faults)]
    const name = `Anna ${Date.now() % 1_000_000}`
    await anna.goto(`${server}/profile`)
    const register = anna.getByRole('region', { name: 'Keep everything' })
    await register.getByLabel('Name').fill(name)
    await register.getByLabel('Password').fill('a long way to Fuerstenfeld')
    await register.getByRole('button', { name: 'Register' }).click()
    await anna.getByText('You are signed in.').waitFor()

    await elsewhere.goto(`${server}/profile`)
    const signIn = elsewhere.getByRole('region', { name: 'Sign in' })
    await signIn.getByLabel('Name').fill(name)
    await signIn.getByLabel('Password').fill('not this one, surely')
    await signIn.getByRole('button', { name: 'Sign in' }).click()
    await signIn.getByRole('alert').waitFor()
    await signIn.getByLabel('Password').fill('a long way to Fuerstenfeld')
    await signIn.getByRole('button', { name: 'Sign in' }).click()
    await elsewhere.getByRole('heading', { name }).waitFor()

    await anna.getByRole('button', { name: 'Make a link' }).click()
    const link = await anna.getByRole('textbox', { name: 'The link back to your seats' }).inputValue()
    await third.goto(link)
    await third.getByRole('button', { name: 'Come back' }).click()
    await third.getByRole('heading', { name }).waitFor()
    const [download] = await Promise.all([
      third.waitForEvent('download'),
      third.getByRole('button', { name: 'Save all that is kept about you' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('princely-me.json')
    await third.getByRole('button', { name: 'Delete this player' }).click()
    await third.getByRole('textbox', { name: /^To delete it, write/ }).fill(name)
    await third.getByRole('button', { name: /^Delete for good/ }).click()
    await third.getByText('All that was kept about you is deleted.').waitFor()
    await anna.reload()
    await anna.getByText('You are a guest.').waitFor()
    // A wrong password is answered with 401, which browsers write into their log.
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
  },
  LONG,
)

test(
  'a game of this device gets a link, by which somebody else looks at it',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults)]
    await anna.goto(server)
    await put(anna, [scenes.over()])
    await anna.goto(`${server}/replays`)
    await anna.getByRole('button', { name: 'Share by a link' }).click()
    const link = await anna.getByRole('textbox', { name: 'The link to this game' }).inputValue()
    expect(link).toMatch(/\/replay\/[a-z0-9]+$/)
    await ben.goto(link)
    await ben.getByRole('heading', { name: 'Fürstenfeld', level: 1 }).waitFor()
    await expect.poll(() => asked(ben)).toMatch(/^Looking back: moment 0 of \d+$/)
    await ben.goto(`${server}/replay/nothing`)
    await ben.getByText('There is nothing at this address').waitFor()
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  },
  LONG,
)
