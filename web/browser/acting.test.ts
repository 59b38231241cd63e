// What a player does at a table, mostly of Fürstenfeld, beyond the common turn: drags, market, office, warehouse, scavenger, crane; what
// a click says that cannot be done; what is marked, told and spoken.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar, inChromium, keepWorkers, open, PHONE, reader, type Kept } from './page.ts'
import { duels } from './duels.ts'
import { scene, scenes, still } from './scenes.ts'

inChromium()
const LONG = 120_000

const status = (page: Page) => page.getByRole('status').first().innerText()
const alert = (page: Page) => page.getByRole('alert').first().innerText()
const newest = (page: Page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem').last().innerText()
const stepper = (page: Page, good: string, more = true) => bar(page).getByRole('button', { name: `One ${more ? 'more' : 'less'} ${good}` })

/** Lets the host of a table that is opened next say that something could not be done. */
async function failing(page: Page): Promise<(code: string) => Promise<void>> {
  await keepWorkers(page)
  return (code) =>
    page.evaluate((given) => {
      const [worker] = (globalThis as unknown as Kept).workers
      const data = { type: 'said', viewer: { type: 'seat', seat: 0 }, message: { type: 'problem', id: null, code: given, detail: null } }
      worker?.dispatchEvent(new MessageEvent('message', { data }))
    }, code)
}

test(
  'a card is dragged to a space with the mouse, and built when that is confirmed',
  async () => {
    const { page, leave } = await reader({}, [scenes.build()])
    await open(page, '/table/local-build')
    const card = page.locator('[data-hand]:not([aria-disabled="true"])').first()
    const name = await card.locator('.name').innerText()
    const from = (await card.boundingBox())!
    await page.mouse.move(from.x + 40, from.y + 60)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
    const space = page.locator('button[data-space]:not([aria-disabled="true"])').first()
    const to = (await space.boundingBox())!
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    expect(await page.locator('.dragging').count()).toBe(1)
    await page.mouse.up()
    const number = Number(await space.getAttribute('data-space')) + 1
    await expect.poll(() => asked(page)).toBe(`${name} on space ${number}?`)
    await act(page, `Build on space ${number}`).click()
    await expect
      .poll(() =>
        page
          .locator('[data-hand]')
          .allInnerTexts()
          .then((all) => all.some((text) => text.includes(name))),
      )
      .toBe(false)
    // A card that is let go elsewhere is only lifted.
    expect(await asked(page)).not.toMatch(/ on space /)
    await leave()
  },
  LONG,
)

test(
  'by keys a lifted card that is aimed is built by Enter',
  async () => {
    const { page, leave } = await reader({}, [scenes.build()])
    await open(page, '/table/local-build')
    const may = await page
      .locator('[data-hand]')
      .evaluateAll((all) => all.findIndex((card) => card.getAttribute('aria-disabled') !== 'true'))
    const hand = await page.locator('[data-hand]').count()
    await page.keyboard.press(String(may + 1))
    await page.keyboard.press('Enter')
    await expect.poll(() => asked(page)).toMatch(/^Choose a space/)
    const spaces = await page
      .locator('[data-space]')
      .evaluateAll((all) => all.map((space) => space.getAttribute('aria-disabled') !== 'true'))
    await page.keyboard.press(String(spaces.indexOf(true) + 1))
    await expect.poll(() => status(page)).toMatch(/on space \d\? \d+ coins? would be left\./)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[data-hand]').count()).toBe(hand - 1)
    await leave()
  },
  LONG,
)

test(
  'market and office: both are used in a sale, an idle office warns, and what cannot be says why',
  async () => {
    const { page, leave } = await reader({}, [scenes['sell-market']()])
    await open(page, '/table/local-sell-market')
    const market = bar(page).getByRole('switch', { name: /^Market/ })
    const office = bar(page).getByRole('switch', { name: /^Office/ })
    // Before a brewery is chosen a switch says what is missing.
    await market.click({ force: true })
    await expect.poll(() => alert(page)).toBe('Choose a brewery first.')
    await expect.poll(() => bar(page).innerText()).toContain('Choose a brewery first.')
    await act(page, /^Most coins/).click()
    if ((await office.getAttribute('aria-checked')) === 'true') await office.click()
    await expect.poll(() => bar(page).innerText()).toContain('The office is not used.')
    const coins = async () => Number(/\d+/.exec(await act(page, /^Sell for/).innerText())![0])
    const without = await coins()
    await office.click()
    await expect.poll(coins).toBeGreaterThan(without)
    // Arrows move between the goods of the office; one of which nothing is sold says why.
    const goods = bar(page).getByRole('radiogroup', { name: 'Office for' })
    expect(await goods.locator('[tabindex="0"]').count()).toBe(1)
    const refused = goods.locator('[aria-disabled="true"]')
    if ((await refused.count()) > 0) {
      await refused.first().click({ force: true })
      await expect.poll(() => alert(page)).toMatch(/ F-SELL-5\.$/)
    }
    if ((await market.getAttribute('aria-checked')) !== 'true') await market.click()
    await expect.poll(() => market.getAttribute('aria-checked')).toBe('true')
    await bar(page).getByRole('radiogroup', { name: 'Sold as' }).locator('[aria-disabled="true"]').first().click({ force: true })
    await expect.poll(() => alert(page)).toMatch(/ F-SELL-4\.$|^It is sold as another good/)
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await leave()
  },
  LONG,
)

test(
  'a stepper that cannot go on says why, with the rule',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await stepper(page, 'hops').click({ force: true })
    await expect.poll(() => alert(page)).toBe('Choose a brewery first.')
    await page.keyboard.press('w')
    expect(await bar(page).innerText()).toContain('Choose a brewery first.')
    await act(page, 'Choose what to sell').click({ force: true })
    await expect.poll(() => alert(page)).toBe('Choose a brewery first.')
    await act(page, /^Most coins/).click()
    expect(await bar(page).innerText()).not.toContain('Choose a brewery first.')
    const full = await bar(page)
      .getByRole('group')
      .filter({ has: page.locator('output') })
      .evaluateAll((all) => all.filter((each) => !each.classList.contains('refused')).map((each) => each.getAttribute('aria-label')!)[0]!)
    await stepper(page, full).click({ force: true })
    await expect.poll(() => alert(page)).toMatch(/ F-SELL-\d\.$/)
    expect(await bar(page).getByRole('link').innerText()).toMatch(/^F-SELL-\d$/)
    await leave()
  },
  LONG,
)

test(
  'the warehouse keeps goods, and says when it is full',
  async () => {
    const { page, leave } = await reader({}, [scenes['discard-store']()])
    await open(page, '/table/local-discard-store')
    const more = bar(page)
      .getByRole('button', { name: /^One more/ })
      .first()
    for (let step = 0; step < 6 && (await more.getAttribute('aria-disabled')) !== 'true'; step++) await more.click()
    await expect.poll(() => bar(page).innerText()).toMatch(/Warehouse: [1-3] of 3/)
    await more.click({ force: true })
    await expect.poll(() => alert(page)).not.toBe('')
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toMatch(/You (store|keep) [1-3]/)
    await leave()
  },
  LONG,
)

test(
  'the scavenger takes a card out of the game, and the first card under the deck says that it is the first',
  async () => {
    const { page, leave } = await reader({}, [scenes['discard-scavenger']()])
    await open(page, '/table/local-discard-scavenger')
    const trash = bar(page)
      .getByRole('button', { name: /^Take .* out of the game$/ })
      .first()
    const card = /^Take (.*) out of the game$/.exec((await trash.getAttribute('aria-label'))!)![1]!
    await trash.click()
    await bar(page)
      .getByRole('button', { name: `Keep ${card} in the game` })
      .waitFor()
    // The first in the order stays where it is, and says so.
    await bar(page)
      .getByRole('button', { name: /number 1: move forward/ })
      .click({ force: true })
    await expect.poll(() => alert(page)).toBe('It is the first one already.')
    const stays = page.locator('[data-hand]').filter({ hasNotText: card }).first()
    await stays.click()
    await act(page, /^End turn/).click()
    await expect
      .poll(() => page.getByRole('region', { name: 'Log' }).innerText())
      .toMatch(new RegExp(`You take ${card.replace(/[()]/g, '\\$&')} out of the game`))
    await leave()
  },
  LONG,
)

test(
  'with a crane a card costs less, and so many coins are left',
  async () => {
    const { page, leave } = await reader({}, [scenes['build-crane']()])
    await open(page, '/table/local-build-crane')
    await page.locator('[data-hand]:not([aria-disabled="true"])').first().click()
    await page.locator('button[data-space]:not([aria-disabled="true"])').first().click()
    const words = await bar(page).locator('dl').innerText()
    const [, to, from] = /crane: (\d+) instead of (\d+)/.exec(words)!
    expect(Number(to)).toBeLessThan(Number(from))
    const coins = () =>
      page
        .getByRole('region', { name: 'Your estate' })
        .getByRole('img', { name: /coins?$/ })
        .innerText()
    const before = Number(await coins())
    await act(page, /^Build on space/).click()
    await expect.poll(async () => before - Number(await coins())).toBe(Number(to))
    await leave()
  },
  LONG,
)

test(
  'what others did stays marked until the viewer acts, and the log says since when',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    const marks = page.locator('.fresh')
    await expect.poll(() => marks.count()).toBeGreaterThan(0)
    await page.getByText('since your last turn').waitFor()
    await act(page, /^Most coins/).click()
    expect(await marks.count()).toBeGreaterThan(0)
    await act(page, /^Sell for/).click()
    await expect.poll(() => marks.count()).toBe(0)
    await act(page, 'Undo step').click()
    await expect.poll(() => marks.count()).toBeGreaterThan(0)
    await leave()
  },
  LONG,
)

test(
  'whoever plays last in a round sees what its end has brought: rings, below one’s own turn, and a moment for each',
  async () => {
    const last = scene('last-seller', still(2), (view, choices) => view.round >= 3 && choices?.type === 'sell' && view.order.at(-1) === 0)
    const { page, leave } = await reader({}, [last])
    await open(page, '/table/local-last-seller')
    const round = () => page.locator('.strip .round').innerText()
    const before = await round()
    await act(page, /^Most coins/).click()
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    await act(page, /^End turn/).click()
    await expect.poll(() => page.locator('.marker.fresh').count()).toBeGreaterThan(0)
    const log = page.getByRole('region', { name: 'Log' })
    await expect.poll(() => log.innerText()).toMatch(/You end your turn[^]*since your last turn[^]*Round \d+ begins/)
    // The line of one's own sale shows the round in which it was.
    await log
      .getByRole('button', { name: /^You sell/ })
      .last()
      .click()
    await expect.poll(() => asked(page)).toMatch(/^Looking back/)
    expect(await round()).toBe(before)
    await leave()
  },
  LONG,
)

test(
  'the last round is said once and stands in the top line',
  async () => {
    const { page, leave } = await reader({}, [scenes['last-round']()])
    await open(page, '/table/local-last-round')
    await page.locator('.top').getByText('Last round', { exact: true }).waitFor()
    await expect.poll(() => status(page)).toContain('the game ends with this round')
    await leave()
  },
  LONG,
)

test(
  'the title says whose turn it is, whatever is looked at or tried out',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell(), scenes.wait()])
    await open(page, '/table/local-sell')
    await expect.poll(() => page.title()).toMatch(/^Your turn/)
    await page.getByRole('region', { name: 'Log' }).getByRole('listitem').last().getByRole('button').click()
    await expect.poll(() => asked(page)).toMatch(/^Looking back/)
    expect(await page.title()).toMatch(/^Your turn/)
    await open(page, '/table/local-wait')
    await expect.poll(() => page.title()).toBe('Fürstenfeld · Princely')
    await act(page, 'Try out your turn').click()
    await expect.poll(() => asked(page)).toMatch(/^Choose one brewery/)
    expect(await page.title()).toBe('Fürstenfeld · Princely')
    await leave()
  },
  LONG,
)

test(
  'what others do is spoken, all of it; the sale that is prepared, too; and keys ask for it',
  async () => {
    const { page, leave } = await reader({}, [scenes.bots()])
    await open(page, '/table/local-bots')
    const names = await page.locator('.rival h2').allInnerTexts()
    await page.keyboard.press('1')
    await expect.poll(() => status(page)).toBe('Brewery 1: nothing counted yet.')
    await act(page, /^Most coins/).click()
    await expect.poll(() => status(page)).toMatch(/^Brewery \d: \d \w+.*\. \d+ coins?, .*\.$/)
    await page.keyboard.press('t')
    await expect.poll(() => status(page)).toContain('It is your turn.')
    await page.keyboard.press('n')
    await expect.poll(() => status(page)).toContain((await newest(page)).trim())
    await act(page, /^Sell for/).click()
    await act(page, 'Build no more').click()
    await page.locator('[data-hand]').first().click()
    const said = page.evaluate(
      (all) =>
        new Promise<string>((resolve) => {
          let text = ''
          const region = document.querySelector('[role="status"]')!
          new MutationObserver(() => {
            text += ` ${region.textContent}`
            if (all.every((name) => text.includes(name))) resolve(text)
          }).observe(region, { childList: true, characterData: true, subtree: true })
        }),
      names,
    )
    await act(page, /^End turn/).click()
    // Each of them, though they play at once.
    for (const name of names) expect(await said).toContain(name)
    await leave()
  },
  LONG,
)

test(
  'what the host could not do is said in the bar and spoken, until something else is done',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    const fail = await failing(page)
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    await fail('undo_revealed')
    await expect.poll(() => bar(page).innerText()).toContain('Something hidden has come to light since')
    await expect.poll(() => alert(page)).toContain('Something hidden has come to light since')
    await fail('id_reused')
    await expect.poll(() => alert(page)).toBe('That did not work: id_reused')
    await page.keyboard.press('1')
    await expect.poll(() => bar(page).innerText()).not.toContain('That did not work')
    await leave()
  },
  LONG,
)

test(
  'behind an open window keys change nothing',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    for (const key of ['m', '1', 'h', 'Enter']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' })
    expect(await act(page, /^Sell for/).count()).toBe(0)
    await page.keyboard.press('m')
    await act(page, /^Sell for/).waitFor()
    await leave()
  },
  LONG,
)

test(
  'in German G counts barley, and the list of keys says so',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()], { language: 'de' })
    await open(page, '/table/local-sell')
    await page.keyboard.press('g')
    await expect.poll(() => alert(page)).toBe('Wähle zuerst eine Brauerei.')
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('H G W', { exact: true }).waitFor()
    await leave()
  },
  LONG,
)

test(
  'advice in mid-turn goes on from the sale that was made, and what is prepared stays in sight',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await act(page, /^Most coins/).click()
    await act(page, 'Ask a bot what it would do').click()
    await act(page, 'Do that').waitFor({ timeout: 60_000 })
    expect(await bar(page).locator('.foresight').innerText()).toContain('Coins')
    await bar(page).getByRole('button', { name: 'Put the advice away' }).first().click()
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    const coins = () =>
      page
        .getByRole('region', { name: 'Your estate' })
        .getByRole('img', { name: /coins?$/ })
        .getAttribute('aria-label')
    const sold = await coins()
    await act(page, 'Ask a bot what it would do').click()
    await act(page, 'Do that').waitFor({ timeout: 60_000 })
    expect(await bar(page).getByRole('group', { name: 'A strong bot would do this:' }).innerText()).not.toMatch(/sell/)
    expect(await coins()).toBe(sold)
    await act(page, 'Do that').click()
    // The sale is still the first step of the turn, which the advice has ended.
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain('You end your turn')
    await leave()
  },
  LONG,
)

test(
  'with five players a phone still names each of them, and who is to act',
  async () => {
    const { page, leave } = await reader(PHONE, [scenes['sell-5']()])
    await open(page, '/table/local-sell-5')
    const who = page.locator('.who button')
    expect(await who.count()).toBe(5)
    for (const button of await who.all()) expect(await button.innerText()).toMatch(/\p{L}{2}/u)
    expect(await page.locator('.who [aria-current="true"]').innerText()).toMatch(/You\s*, sells/)
    // The breweries are one stop for Tab, and arrows move.
    const first = page.getByRole('radiogroup', { name: 'Brewery' }).getByRole('radio').first()
    expect(await page.getByRole('radiogroup', { name: 'Brewery' }).locator('[tabindex="0"]').count()).toBe(1)
    await first.focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radiogroup', { name: 'Brewery' }).getByRole('radio').nth(1).getAttribute('aria-checked')).toBe('true')
    await leave()
  },
  LONG,
)

test(
  'looking back, each moment is spoken, and the focus stays on the button that leads to the beginning',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await open(page, '/table/local-sell')
    await page.getByRole('region', { name: 'Log' }).getByRole('listitem').last().getByRole('button').click()
    await act(page, 'One step back').click()
    await expect
      .poll(() => status(page))
      .toBe(
        await bar(page)
          .locator('.said p')
          .allInnerTexts()
          .then((all) => all.join(' ')),
      )
    await act(page, 'To the beginning').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('To the beginning')
    await expect.poll(() => status(page)).toBe('The table as it was set up.')
    await leave()
  },
  LONG,
)

test(
  'a duel says it, too: what the host could not do, whose turn it is; and a window keeps its keys',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-early-place'](), duels['duel-wait']()])
    const fail = await failing(page)
    await open(page, '/table/local-duel-early-place')
    await bar(page).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Your turn/)
    await fail('not_stored')
    await expect.poll(() => bar(page).innerText()).toContain('It could not be stored.')
    await expect.poll(() => alert(page)).toContain('It could not be stored.')
    await page.keyboard.press('t')
    await expect.poll(() => status(page)).toContain('It is your turn.')
    await page.keyboard.press('v')
    await expect.poll(() => status(page)).not.toContain('It is your turn.')
    await page.locator('[data-tile][data-fits]').first().click()
    await expect.poll(() => bar(page).innerText()).not.toContain('It could not be stored.')
    const question = await asked(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await page.keyboard.press('l')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' })
    expect(await asked(page)).toBe(question)
    expect(await page.locator('[data-tile][data-fits]').count()).toBeGreaterThan(0)
    // While a turn is only tried out, the title does not call.
    await open(page, '/table/local-duel-wait')
    await page.locator('[data-try]').click()
    await act(page, 'Back to the game').waitFor()
    expect(await page.title()).toBe('Principati Duello · Princely')
    await leave()
  },
  LONG,
)
