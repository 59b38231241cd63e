// What a duel says is true and can be followed: reasons, places, advice and proposals.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Choices, View } from '../src/generated/principati.ts'
import { duel, duels } from './duels.ts'
import { act, asked, bar, barriers, inChromium, open, reader, SMALL } from './page.ts'
import { LANGUAGES } from './words.ts'

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
  'a tile that does not fit says which of its sides is at fault, never how its rotations are counted',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-early-place']()])
    await open(page, '/table/local-duel-early-place')
    const tiles = page.locator('[data-tile][data-fits="true"]')
    const sides = page.locator('[data-ghost="pin"] .side')
    let marked = 0
    for (let index = 0; index < Math.min(await tiles.count(), 5); index++) {
      await tiles.nth(index).click()
      await page.getByRole('grid').focus()
      await page.keyboard.press('n')
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight']) {
        await page.keyboard.press(key)
        await page.keyboard.press('Space')
        if (!(await asked(page)).startsWith('Does not fit')) continue
        const why = await page.getByRole('alert').first().innerText()
        expect(why).not.toMatch(/P-HEX|rotation/)
        if ((await sides.count()) > 0) {
          marked += 1
          // Turned, it is still about the sides.
          for (let turns = 0; turns < 6; turns++) {
            await page.keyboard.press('r')
            expect(await page.locator('.tip').allInnerTexts()).not.toContainEqual(expect.stringMatching(/P-HEX/))
          }
        }
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    expect(marked).toBeGreaterThan(0)
    await leave()
  },
  LONG,
)

test(
  'a tile under the mouse keeps its picture while a slot is looked for',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-early']()])
    await open(page, '/table/local-duel-early')
    const slot = page.locator('[data-mark="slot"]').first()
    await slot.waitFor({ state: 'attached' })
    const box = (await slot.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => page.locator('.mark.slot.over').count()).toBe(1)
    expect(await page.locator('.mark.slot.over .halo2').evaluate((halo) => getComputedStyle(halo).fillOpacity)).toBe('0')
    await leave()
  },
  LONG,
)

test(
  'rows of the market keep their places: a second click buys the same thing',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-trade']()])
    await open(page, '/table/local-duel-trade')
    const rows = () => page.locator('[data-sell]').evaluateAll((all) => all.map((each) => each.getAttribute('data-sell')))
    const wanted = () =>
      page.locator('[data-wanted], [data-paid]').evaluateAll((all) => all.map((each) => each.dataset.wanted ?? each.dataset.paid))
    const before = [await rows(), await wanted()]
    const deals = await page.locator('[data-buy]:not(.no), [data-sell]:not(.no)').count()
    for (let index = 0; index < deals; index++) {
      const deal = page.locator('[data-buy]:not(.no), [data-sell]:not(.no)').nth(index)
      if ((await deal.count()) === 0) break
      await deal.click()
      await expect.poll(() => bar(page).innerText()).toContain('not sent yet')
      expect((await rows()).slice(0, before[0]!.length)).toEqual(before[0])
      expect((await wanted()).slice(0, before[1]!.length)).toEqual(before[1])
    }
    expect(deals).toBeGreaterThan(2)
    await leave()
  },
  LONG,
)

test(
  'the arrow of the goods points where the list would go: down, and up once all are shown',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-trade']()])
    await open(page, '/table/local-duel-trade')
    const turned = (name: string) =>
      page
        .getByRole('button', { name })
        .locator('svg')
        .evaluate((arrow) => getComputedStyle(arrow).rotate)
    expect(await turned('All goods')).toBe('none')
    await page.getByRole('button', { name: 'All goods' }).click()
    expect(await turned('Fewer goods')).toBe('180deg')
    await leave()
  },
  LONG,
)

test(
  'Escape closes the production graph',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-produce']()])
    await open(page, '/table/local-duel-produce')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Production graph' }).click()
    const graph = page.getByRole('region', { name: 'Production', exact: true })
    await graph.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => graph.count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'advice is drawn where it would be done, with the numbers of its column and row at the edges of the map',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-place'](), duels['duel-construct']()])
    for (const [name, is] of [
      ['duel-place', 'tile'],
      ['duel-construct', 'slot'],
    ] as const) {
      await open(page, `/table/local-${name}`)
      await act(page, 'Ask a bot what it would do').click()
      const drawn = page.locator(`[data-advised="${is}"]`).first()
      await drawn.waitFor({ state: 'attached' })
      const [q, r] = (await drawn.getAttribute('data-cell'))!.split(',').map((each) => each.replace('-', '−'))
      const on = () => page.locator('.edges .on').allInnerTexts()
      await expect.poll(on).toEqual(expect.arrayContaining([q, r]))
      // It is in sight, and goes when the advice is put away.
      const box = (await drawn.boundingBox())!
      const ground = (await page.getByRole('grid').boundingBox())!
      expect(box.x + box.width / 2).toBeGreaterThan(ground.x)
      expect(box.y + box.height / 2).toBeLessThan(ground.y + ground.height)
      expect(await barriers(page)).toEqual([])
      await act(page, 'Put the advice away').click()
      await expect.poll(() => page.locator('[data-advised]').count()).toBe(0)
    }
    await leave()
  },
  LONG,
)

/** Opens the card of an idle building of one's own, and asks which tile would wake it. */
async function askWhatWakes(page: Page) {
  const question = page.getByRole('button', { name: 'Which of my tiles would wake it?' })
  for (const piece of await page.locator('[data-piece]').all()) {
    const box = await piece.boundingBox()
    if (!box) continue
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    if ((await question.count()) > 0) return question.first().click()
  }
  throw new Error('no building stands idle')
}

test(
  'an idle building says which of the player’s tiles would wake it, and one of them is laid there',
  async () => {
    const { page, leave } = await reader({}, [duel('duel-lacking', { rounds: 12 }, lacking)])
    await open(page, '/table/local-duel-lacking')
    await page.locator('[data-piece]').first().waitFor({ state: 'attached' })
    await askWhatWakes(page)
    const tile = page.locator('[data-wakes]').first()
    await tile.hover()
    await expect.poll(() => page.locator('path.told').count()).toBeGreaterThan(0)
    const name = await tile.innerText()
    await tile.click()
    await expect.poll(() => asked(page)).toContain(`Lay the ${name}`)
    await expect.poll(() => bar(page).innerText()).toContain('Begins to work')
    await leave()
  },
  LONG,
)

const SOUGHT = { en: ['coal', 'black hill'], de: ['Kohle', 'schwarz Hügel'], it: ['carbone', 'nera collina'], hu: ['szén', 'fekete domb'] }
test.each(LANGUAGES)(
  'tiles are found by buildings and colours (%s)',
  async (language) => {
    const { page, leave } = await reader({ locale: language }, [duels['duel-early-place']()], { language })
    await open(page, '/table/local-duel-early-place')
    const all = await page.locator('[data-group]').count()
    for (const text of SOUGHT[language as keyof typeof SOUGHT]) {
      await page.getByRole('searchbox').fill(text)
      await expect.poll(() => page.locator('[data-group]').count(), { message: text }).toBeLessThan(all)
      expect(await page.locator('.hand [data-tile]').count(), text).toBeGreaterThan(0)
    }
    await leave()
  },
  LONG,
)

test(
  'food coins, start tiles and merit tiles say what they bring where they are chosen',
  async () => {
    const merit = duel('duel-merit', { rounds: 12 }, (_, choices) => choices?.offer.type === 'merit_tile')
    const { page, leave } = await reader({}, [duels['duel-trade'](), duels['duel-draft'](), merit])
    await open(page, '/table/local-duel-trade')
    expect(await page.locator('[data-food]').first().innerText()).toMatch(/^Each stored piece then scores \d more: you have/)
    await open(page, '/table/local-duel-draft')
    for (const tile of await page.locator('.pdp [data-tile]').all()) expect(await tile.locator('[data-says]').count()).toBeGreaterThan(0)
    await open(page, '/table/local-duel-merit')
    expect(await page.locator('.pdp [data-says]').first().innerText()).toMatch(
      /^Brings a building for nothing: (watchtower|fortress|castle|manor)/i,
    )
    await leave()
  },
  LONG,
)

test(
  'the table says that it is a duel of Miners, and that is explained where it is chosen',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-miners']()])
    await open(page, '/table/local-duel-miners')
    expect(await page.locator('[data-variant]').innerText()).toBe('Miners')
    await open(page, '/play/principati')
    const says = page.getByText('With Miners, mines,')
    expect(await says.count()).toBe(0)
    await page.getByRole('radio', { name: 'Miners' }).click({ force: true })
    await expect.poll(() => says.count()).toBe(1)
    await leave()
  },
  LONG,
)

test(
  'on a small phone the round stands free of the phases, in the game with Miners and in the closing round, too',
  async () => {
    for (const scene of ['duel-miners', 'duel-closing'] as const) {
      const { page, leave } = await reader(SMALL, [duels[scene]()])
      await open(page, `/table/local-${scene}`)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const phase = await page.getByRole('list', { name: 'Phases of the round' }).getByRole('listitem').first().boundingBox()
      expect(title!.x + title!.width, scene).toBeLessThanOrEqual(phase!.x)
      await leave()
    }
  },
  LONG,
)

test(
  'on a phone the whole map is in sight when the result is put away',
  async () => {
    const { page, leave } = await reader(SMALL, [duels['duel-over']()])
    await open(page, '/table/local-duel-over')
    await page.getByRole('button', { name: 'Look at the map' }).click()
    await expect
      .poll(() =>
        page.getByRole('grid').evaluate((grid) => {
          const frame = grid.getBoundingClientRect()
          const sees = ({ left, top, right, bottom }: DOMRect) =>
            left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
          return [...grid.querySelectorAll('[data-piece]')].filter((piece) => !sees(piece.getBoundingClientRect())).length
        }),
      )
      .toBe(0)
    await leave()
  },
  LONG,
)
