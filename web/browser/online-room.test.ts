// Before, beside and after a game with friends: the waiting room, talk, turns that come while one is elsewhere, a seat that a friend
// takes over, and playing again.

import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { act, asked } from './page.ts'
import { isTurn, join, lobbyForm, openTable, person, playTurn, seated, server, whoseTurn, withBrowser } from './together.ts'

withBrowser()
const LONG = 300_000

const seats = (page: Page) => page.getByRole('region', { name: 'Seats' }).getByRole('listitem')
/** Opens the menu of the table and takes one of its buttons. */
async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'About this table' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}
async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.getByRole('button', { name: 'Say', exact: true }).click()
}

test(
  'the waiting room: terms in words, a name, who is coming, talk, the owner arranges the seats, and all are ready',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults, { viewport: { width: 390, height: 844 } })]
    const form = await lobbyForm(anna)
    await form.getByText('More settings').click()
    await form.getByRole('switch', { name: /Begin when all are ready/ }).click()
    const link = await openHere(anna, 3)
    const terms = anna.getByRole('region', { name: 'What was agreed on' })
    for (const words of [/no clock/, 'Others may watch.', /A turn can be taken back alone/, /all are ready/]) {
      await terms.getByText(words).waitFor()
    }
    await terms.getByRole('link', { name: 'The book of the game' }).waitFor()
    await anna.getByLabel('What are you called?').fill('Anna')
    await anna.getByRole('button', { name: 'Save' }).click()
    await seats(anna).first().getByText('Anna (guest)').waitFor()
    expect(await anna.getByLabel('What are you called?').count()).toBe(0)

    await ben.goto(link)
    await anna.getByText(/Also here, without a seat: Guest/).waitFor()
    await ben.getByText('Only those who sit at the table talk here.').waitFor()
    // A name that is written is taken along to the seat.
    await ben.getByLabel('What are you called?').fill('Ben')
    await ben.getByRole('button', { name: 'Sit down' }).first().click()
    await seats(anna).nth(1).getByText('Ben (guest)').waitFor()
    expect(await anna.getByText(/Also here/).count()).toBe(0)
    await say(ben, 'Good evening')
    await anna.getByText('Good evening').waitFor()

    // The owner swaps two seats, puts a bot on the third, which has a name and says that it is one, and shuffles.
    await anna.getByRole('button', { name: 'Change the place of seat 2' }).click()
    await anna.getByRole('button', { name: 'Change places with seat 1' }).click()
    await seats(ben).first().getByText('Ben (guest)').waitFor()
    await anna.getByRole('button', { name: 'Add a bot' }).click()
    await seats(anna).nth(2).getByText('Bot, Medium').waitFor()
    await anna.getByRole('button', { name: 'Shuffle' }).click()
    await expect.poll(async () => (await seats(ben).allInnerTexts()).filter((each) => /\(guest\)|Bot, /.test(each)).length).toBe(3)
    // All seats are taken, and the game waits until all are ready. The owner may free a seat until then.
    await ben.getByText('All seats are taken. The game begins when all are ready.').waitFor()
    await ben.getByRole('button', { name: 'I am ready' }).click()
    await seats(anna).filter({ hasText: 'Ben' }).getByText('ready').waitFor()
    await seats(anna).filter({ hasText: 'Ben' }).getByRole('button', { name: 'Set free' }).click()
    await ben.getByRole('button', { name: 'Sit down' }).first().click()
    await ben.getByRole('button', { name: 'I am ready' }).click()
    await anna.getByRole('button', { name: 'I am ready' }).click()
    await seated(anna, ben)
    // What was said before is read: nothing is counted on the button.
    expect(await anna.getByRole('button', { name: 'Talk', exact: true }).count()).toBe(1)

    // Whoever leaves before the game gets up.
    await openHere(anna, 2)
    await ben.goto(anna.url())
    await ben.getByRole('button', { name: 'Sit down' }).waitFor()
    await anna.getByRole('button', { name: 'Leave' }).click()
    await anna.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor()
    await expect.poll(() => ben.getByRole('button', { name: 'Sit down' }).count()).toBe(2)
    expect(faults).toEqual([])
  },
  LONG,
)

/** Opens a table with free seats, with the form as it is. */
async function openHere(page: Page, count: number): Promise<string> {
  const form = page.url().endsWith('/lobby') ? page.getByRole('region', { name: 'Open a table' }) : await lobbyForm(page)
  await form.getByRole('radiogroup', { name: 'Seats' }).getByText(String(count), { exact: true }).click()
  if (count > 2) await form.getByRole('radiogroup', { name: 'Bots at the table' }).getByText('0', { exact: true }).click()
  await form.getByRole('button', { name: 'Open a table' }).click()
  const link = page.getByRole('textbox', { name: 'The link for your friends' })
  await link.waitFor()
  return link.inputValue()
}

test(
  'talk: what was read is not counted after a reload, a refused line stays, and whoever looks on is told why to keep silent',
  async () => {
    const faults: string[] = []
    const [anna, ben, eye] = [await person(faults), await person(faults), await person(faults)]
    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(anna, ben)
    await ben.getByRole('button', { name: /^Talk/ }).click()
    await say(ben, 'Who begins?')
    await anna.getByRole('button', { name: 'Talk, 1' }).waitFor()
    await anna.reload()
    await anna.getByRole('button', { name: 'Talk, 1' }).click()
    await anna.getByText('Who begins?').waitFor()
    await anna.reload()
    await seated(anna)
    await anna.getByRole('button', { name: 'Talk', exact: true }).click()
    await anna.getByText('Who begins?').waitFor()

    await anna.route('**/chat', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Too many', status: 429, code: 'too_many', detail: null }),
      }),
    )
    await say(anna, 'A long line')
    await anna.getByText('That was too often. Try again in a minute.').waitFor()
    expect(await anna.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe('A long line')
    await anna.unroute('**/chat')
    await anna.getByRole('button', { name: 'Say', exact: true }).click()
    await ben.getByText('A long line').waitFor()
    await expect.poll(() => anna.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe('')

    await eye.goto(anna.url())
    await seated(eye)
    await eye.getByRole('button', { name: /^Talk/ }).click()
    await eye.getByText('Only those who sit at the table talk here.').waitFor()
    await eye.getByText('A long line').waitFor()
    expect(faults.filter((fault) => !fault.includes('429'))).toEqual([])
  },
  LONG,
)

test(
  'the talk covers nothing that is played with',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults, { viewport: { width: 1280, height: 800 } }), await person(faults)]
    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(anna, ben)
    const page = await whoseTurn([anna, ben])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: /^Talk/ }).click()
    await playTurn(page)
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a turn that comes while the reader is elsewhere is counted in the title, and one click leads to the table',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults)]
    const pages = [anna, ben]
    await join(ben, await openTable(anna, { seats: 2, bots: 0 }))
    await seated(...pages)
    const first = await whoseTurn(pages)
    const other = first === anna ? ben : anna
    await other.goto(`${server}/settings`)
    await other.waitForTimeout(4000)
    expect(await other.title()).toBe('Princely')
    // Whoever has the last turn of a round may have the first of the next one.
    for (let turn = 0; turn < 2 && (await isTurn(first)); turn++) {
      await playTurn(first)
      await first.waitForTimeout(500)
    }
    await expect.poll(() => other.title(), { timeout: 30_000 }).toBe('(1) Princely')
    await other.getByText(/It is your turn: Fürstenfeld/).waitFor()
    await other.getByRole('button', { name: 'To the table' }).click()
    await seated(other)
    await expect.poll(() => isTurn(other)).toBe(true)
    expect(await other.title()).toMatch(/^Your turn/)
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'a friend takes over the seat of somebody who left, once the others agree, and all play on',
  async () => {
    const faults: string[] = []
    const [anna, ben, carl, dora] = [await person(faults), await person(faults), await person(faults), await person(faults)]
    const link = await openTable(anna, { seats: 3, bots: 0 })
    await join(ben, link)
    await join(carl, link)
    await seated(anna, ben, carl)
    await dora.goto(`${server}/profile`)
    await dora.getByLabel('Your name').fill('Dora')
    await dora.getByRole('button', { name: 'Save', exact: true }).click()
    await dora.getByRole('heading', { name: 'Dora' }).waitFor()
    await dora.goto(link)
    await seated(dora)
    await choose(carl, 'Let a bot play for me')
    await carl.getByText('A bot plays for you.').waitFor()
    await choose(anna, 'Offer the seat to somebody')
    await anna.getByText(/You have proposed to let somebody else take the seat of/).waitFor()
    await ben.getByRole('button', { name: 'Refuse' }).click()
    // A refusal that was read does not come back with the next move.
    await anna.getByText('Somebody does not agree.').waitFor()
    await anna.getByRole('button', { name: 'Close the note' }).first().click()
    await playTurn(await whoseTurn([anna, ben]))
    await whoseTurn([anna, ben])
    expect(await anna.getByText('Somebody does not agree.').count()).toBe(0)
    await choose(anna, 'Offer the seat to somebody')
    await ben.getByText(/would like to let somebody else take the seat of/).waitFor()
    await ben.getByRole('button', { name: 'Agree' }).click()
    await dora.getByText(/is free for somebody who wants to play on/).waitFor()
    await dora.getByRole('button', { name: 'Sit down' }).click()
    await expect.poll(() => dora.locator('[data-hand]').count(), { timeout: 20_000 }).toBeGreaterThan(0)
    // The others see who plays there now.
    for (const page of [anna, ben]) await page.locator('.rival').getByText('Dora').waitFor()
    // Whoever left looks on from now on, and sees no hand.
    await expect.poll(() => carl.locator('[data-hand]').count()).toBe(0)
    expect(await carl.getByRole('button', { name: 'I am back' }).count()).toBe(0)
    for (let turn = 0; turn < 3; turn++) await playTurn(await whoseTurn([anna, ben, dora]))
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'who plays again keeps the seat and its colour, the terms and the talk',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults)]
    await join(ben, await openTable(anna, { seats: 2, bots: 0, pace: 'a clock each' }))
    await seated(anna, ben)
    await anna.getByRole('button', { name: /^Talk/ }).click()
    await say(anna, 'Once more?')
    await choose(ben, 'Give up')
    await ben.getByRole('button', { name: 'Give up for good' }).click()
    await expect.poll(() => asked(anna)).toBe('The game is over.')
    const before = anna.url()
    await act(anna, 'Rematch').click()
    await ben.getByRole('button', { name: 'Agree' }).click()
    for (const page of [anna, ben]) {
      await page.getByRole('button', { name: 'To the new table' }).click()
      await seated(page)
    }
    expect(anna.url()).not.toBe(before)
    const card = async (page: Page) =>
      (await (await page.request.get(`${server}/api/v1/tables/${page.url().split('/').at(-1)}`)).json()) as Card
    type Card = { viewer: { seat: number }; terms: { pace: unknown } }
    expect((await card(anna)).viewer.seat).toBe(0)
    expect((await card(ben)).viewer.seat).toBe(1)
    expect((await card(ben)).terms.pace).toEqual({ type: 'clock', game_ms: 1_500_000, increment_ms: 10_000 })
    await ben.getByRole('button', { name: /^Talk/ }).click()
    await ben.getByText('Once more?').waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'guests are called so in the language of the reader',
  async () => {
    const faults: string[] = []
    const [anna, ben] = [await person(faults), await person(faults, { locale: 'de' })]
    const link = await openTable(anna, { seats: 2, bots: 0 })
    await anna.getByLabel('What are you called?').fill('Anna')
    await anna.getByRole('button', { name: 'Save' }).click()
    await ben.goto(link)
    await ben.getByText('Anna (Gast)').waitFor()
    await ben.goto(`${server}/profile`)
    await ben.getByRole('heading', { name: /^Gast / }).waitFor()
    expect(faults).toEqual([])
  },
  LONG,
)
