// What makes a duel easy to play: a hand that is partly folded, places that show what they would set to work, masters with one
// click each, phases that end themselves when there is nothing to do, a log without empty sentences.

import { expect, test } from 'vitest'
import type { Choices, View } from '../src/generated/principati.ts'
import { duel, duels } from './duels.ts'
import { act, asked, bar, barriers, hidden, inChromium, open, reader, scrolls } from './page.ts'

inChromium()
const LONG = 60_000

/** A player has a quarry or a mine that lacks a white mountain, and is to lay a tile. */
const lacking = (view: View, choices: Choices | null) =>
  choices?.offer.type === 'place' &&
  view.tiles.some(
    ({ owner, slots }) =>
      owner === 0 &&
      slots.some(({ building, work }) => building !== null && ['quarry', 'iron_ore_mine', 'gold_mine'].includes(building) && work?.missing),
  )

test(
  'the hand begins with few tiles and says what the others are for; opening one is remembered',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-early-place']()])
    await open(page, '/table/local-duel-early-place')
    const groups = page.locator('[data-group]')
    await groups.first().waitFor()
    // Extra tiles, if there are any, and the first group of the others.
    const opened = await groups.evaluateAll((all) =>
      all.flatMap((each) => (each.getAttribute('aria-expanded') === 'true' ? [each.getAttribute('data-group')] : [])),
    )
    expect(opened.filter((each) => each !== 'start' && each !== 'merit')).toEqual(['special'])
    expect(await page.locator('[data-tile]').count()).toBeLessThan(14)
    const houses = page.locator('[data-group="house"]')
    expect(await houses.innerText()).toContain('Sites for farms and workshops')
    await houses.click()
    const count = await page.locator('[data-tile]').count()
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('tab', { name: 'Now' }).click()
    expect(await page.locator('[data-tile]').count()).toBe(count)
    // A search shows everything that it finds.
    await page.getByRole('searchbox').fill('mountain')
    expect(await page.locator('[data-group][aria-expanded="false"]').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'a mountain marks the cells on which it would set a building to work',
  async () => {
    const { page, leave } = await reader({}, [duel('duel-lacking', { rounds: 12 }, lacking)])
    await open(page, '/table/local-duel-lacking')
    await page.getByRole('searchbox').fill('white mountain')
    const mountain = page.locator('[data-tile][data-fits="true"]').first()
    await mountain.click()
    await expect.poll(() => page.locator('[data-works]').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-works]').count()).toBeLessThan(await page.locator('[data-mark="legal"]').count())
    await expect.poll(() => page.locator('[data-card]').innerText()).toMatch(/it sets to work: .*(quarry|mine)/)
    await leave()
  },
  LONG,
)

test(
  'masters go to work and come home with one click each, and every step can be taken back',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-masters']()])
    await open(page, '/table/local-duel-masters')
    const home = page.locator('.pdp .home svg')
    const free = page.locator('[data-who="master"]:not(.no)[data-to]:not([data-to="board"])')
    const away = page.locator('[data-who="master"]:not(.no)[data-to="board"]')
    // If all masters are out, the player calls one home first.
    if ((await free.count()) === 0) await away.first().click()
    await expect.poll(() => free.count()).toBeGreaterThan(0)
    const before = await home.count()
    await free.first().click()
    await expect.poll(() => home.count()).toBe(before - 1)
    expect(await bar(page).innerText()).toContain('not sent yet')
    await act(page, 'Undo step').click()
    await expect.poll(() => home.count()).toBe(before)
    // A choice that cannot be made says why, with its rule.
    await page.locator('[data-who].no').first().click({ force: true })
    expect(await bar(page).getByRole('link').getAttribute('href')).toMatch(/^\/rules\/principati#P-MAST-\d+$/)
    expect(await barriers(page)).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'a phase in which nothing can be done ends by itself, says so, and stays when it is taken back',
  async () => {
    const nothing = (view: View, choices: Choices | null) =>
      view.round === 1 &&
      choices?.offer.type === 'masters' &&
      choices.offer.masters.refused !== null &&
      !choices.offer.cardinal.to.some(({ at, refused }) => at && !refused)
    const { page, leave } = await reader({}, [duel('duel-nothing', { rounds: 4 }, nothing)])
    await open(page, '/table/local-duel-nothing')
    await expect.poll(() => asked(page)).toMatch(/^Sell and buy/)
    await expect.poll(() => bar(page).innerText()).toContain('Ended for you, since nothing could be done: Masters.')
    await act(page, 'Take back the turn').click()
    await expect.poll(() => asked(page)).toBe('Nothing can be done in this phase')
    await page.waitForTimeout(300)
    expect(await asked(page)).toBe('Nothing can be done in this phase')
    await act(page, 'End phase: Masters').click()
    await expect.poll(() => asked(page)).toMatch(/^Sell and buy/)
    await leave()
  },
  LONG,
)

test(
  'the log and the news leave out that somebody is done with a phase',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-construct']()])
    await open(page, '/table/local-duel-construct')
    expect(await bar(page).innerText()).not.toContain('done with')
    await page.getByRole('tab', { name: 'Log' }).click()
    const log = await page.getByRole('tabpanel').innerText()
    expect(log).toContain('lays')
    expect(log).not.toContain('done with')
    // The newest line is the last one, and in sight. The log shows no ids of tiles and no rotations.
    expect(log).not.toMatch(/\([A-Z]+\d+\)|rotation/)
    const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem')
    expect(await lines.last().innerText()).toContain('construction')
    await expect.poll(() => lines.last().evaluate((line) => line.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    // A line shows its cells on the map.
    await lines.filter({ hasText: 'lays' }).last().getByRole('button').hover()
    await expect.poll(() => page.locator('path.told').count()).toBe(1)
    await leave()
  },
  LONG,
)

test(
  'while the other thinks, a tile is tried out: nothing is sent, and it stays prepared',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-wait']()])
    await open(page, '/table/local-duel-wait')
    const question = await asked(page)
    // A player who waits sees the log.
    const log = page.getByRole('region', { name: 'Log' })
    const before = await log.innerText()
    await act(page, 'Try out your turn').click()
    await page.locator('[data-tile][data-fits="true"]').first().click()
    await page.getByRole('grid').focus()
    for (const key of ['n', 'Space']) await page.keyboard.press(key)
    await expect.poll(() => asked(page)).toMatch(/^Lay the /)
    const prepared = await asked(page)
    expect(await barriers(page)).toEqual([])
    await act(page, /^Keep it for your turn/).click()
    await expect.poll(() => asked(page)).toBe(question)
    await expect.poll(() => log.innerText()).toBe(before)
    await act(page, 'Try out your turn').click()
    await expect.poll(() => asked(page)).toBe(prepared)
    await page.reload()
    await expect.poll(() => asked(page)).toBe(question)
    await leave()
  },
  LONG,
)

test(
  'while the other thinks, a production is tried out step by step, and taken back',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-wait-produce']()])
    await open(page, '/table/local-duel-wait-produce')
    const question = await asked(page)
    await act(page, 'Try out your turn').click()
    const work = page.locator('[data-produce]:not(.no)').first()
    await work.click()
    await expect.poll(() => bar(page).innerText()).toContain('1 step')
    await act(page, 'Undo step').click()
    await expect.poll(() => bar(page).innerText()).toContain('can be done again')
    await act(page, 'Redo').click()
    await act(page, 'Back to the game').click()
    await expect.poll(() => asked(page)).toBe(question)
    // A player who tries again finds the steps as they were.
    await act(page, 'Try out your turn').click()
    await expect.poll(() => bar(page).innerText()).toContain('1 step')
    await page.getByRole('tab', { name: 'Log' }).click()
    expect(await page.getByRole('region', { name: 'Log' }).innerText()).not.toContain('You make')
    await leave()
  },
  LONG,
)

test(
  'the market says what could be built, buys what is short in one step, and sells all of a good in one',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-trade']()])
    await open(page, '/table/local-duel-trade')
    const wanted = page.locator('[data-wanted]:not(.no)').first()
    const price = Number(/for (\d+)$/.exec((await wanted.getAttribute('aria-label'))!)?.[1])
    const money = async () => Number(await page.locator('.purse b').first().innerText())
    const before = await money()
    await wanted.click()
    await expect.poll(money).toBe(before - price)
    expect(await bar(page).innerText()).toContain('1 step, not sent yet')
    await act(page, 'Undo step').click()
    await expect.poll(money).toBe(before)
    const all = page.locator('[data-sell-all]').first()
    const gain = Number(/for (\d+)$/.exec((await all.getAttribute('aria-label'))!)?.[1])
    const good = await all.getAttribute('data-sell-all')
    await all.click()
    await expect.poll(money).toBe(before + gain)
    expect(await page.locator(`[data-sell="${good}"]:not(.no)`).count()).toBe(0)
    expect(await bar(page).innerText()).toContain('1 step, not sent yet')
    expect(await barriers(page)).toEqual([])
    await leave()
  },
  LONG,
)

test(
  'a large screen is used, and larger texts are had: panels and what stands beside cells grow, and all fits',
  async () => {
    const heights: number[] = []
    for (const [viewport, preferences] of [
      [{ width: 1440, height: 900 }, {}],
      [{ width: 1920, height: 1080 }, {}],
      [{ width: 1440, height: 900 }, { size: 'large' }],
    ] as const) {
      const { page, leave } = await reader({ viewport }, [duels['duel-place'](), duels['duel-over']()], preferences)
      await open(page, '/table/local-duel-place')
      heights.push((await page.locator('section.player .score b').first().boundingBox())!.height)
      expect(await scrolls(page)).toEqual({ down: false, sideways: false })
      expect(await hidden(page, '.bar')).toEqual([])
      expect(await hidden(page, '.tools-at')).toEqual([])
      // Nothing lies under something else, and what is pointed at is under the pointer.
      const boxes = await page.evaluate(() =>
        ['.players', '.bar-at', '.side-at', '.tools-at'].map((each) => {
          const { left, right, top, bottom } = document.querySelector(each)!.getBoundingClientRect()
          return { each, left, right, top, bottom }
        }),
      )
      for (const a of boxes)
        for (const b of boxes)
          if (a !== b)
            expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, `${a.each} ${b.each}`).toBe(true)
      await page.locator('[data-tile][data-fits="true"]').first().click()
      const cell = page.locator('[data-mark="legal"]').first()
      const { x, y, width, height } = (await cell.boundingBox())!
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect.poll(() => asked(page)).toMatch(/^Lay the/)
      await open(page, '/table/local-duel-over')
      expect((await scrolls(page)).sideways).toBe(false)
      await leave()
    }
    expect(heights[1]! / heights[0]!).toBeGreaterThan(1.15)
    expect(heights[2]! / heights[0]!).toBeCloseTo(1.125, 1)
  },
  LONG,
)
