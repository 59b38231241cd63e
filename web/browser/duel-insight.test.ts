// What the table of Principati Duello says before anything is done: under the mouse, in the hand, about a building, and on the
// overview of a large map.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { duel, duels } from './duels.ts'
import { asked, bar, barriers, inChromium, open, PHONE, reader } from './page.ts'

inChromium()
const LONG = 60_000

/** Points at a place of the map, once the map has found its size and rests. */
async function point(page: Page, place: Locator) {
  await place.waitFor({ state: 'attached' })
  let box = { x: 0, y: 0, width: 0, height: 0 }
  await expect
    .poll(async () => {
      const before = box
      box = (await place.boundingBox())!
      return box.width > 30 && box.x === before.x && box.width === before.width
    })
    .toBe(true)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}
const card = (page: Page) => page.locator('.hover-card')

test(
  'while a tile is pinned, the mouse shows it on other cells, and a card says what it would bring there',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-place']()])
    await open(page, '/table/local-duel-place')
    const tile = page.locator('[data-tile][data-fits="true"]').first()
    const before = await tile.boundingBox()
    await tile.hover()
    const said = page.locator(`[data-card="${await tile.getAttribute('data-tile')}"]`)
    await expect.poll(() => said.innerText()).toMatch(/At best [+−]?\d+, at −?\d+,−?\d+/)
    await tile.click()
    // Nothing moves away from under the pointer.
    expect(await tile.boundingBox()).toEqual(before)
    await page.getByRole('grid').focus()
    for (const key of ['n', 'Space']) await page.keyboard.press(key)
    const question = await asked(page)
    await point(page, page.locator('[data-mark="legal"]').first())
    await page.locator('[data-ghost="peek"]').waitFor({ state: 'attached' })
    await expect.poll(() => card(page).innerText()).toMatch(/points?\b/)
    expect(await page.locator('[data-ghost="pin"]').count()).toBe(1)
    expect(await asked(page)).toBe(question)
    await page.mouse.move(720, 90)
    await expect.poll(() => card(page).count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'a building says what it is for and what it brings by the end; what could stand on a tile is said under the mouse; Enter builds',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-early']()])
    await open(page, '/table/local-duel-early')
    const slot = page.locator('[data-mark="slot"]').first()
    await point(page, slot)
    await expect.poll(() => card(page).innerText()).toMatch(/\?\s*[+−]?\d+/)
    await page.locator('.pdp [data-slot]:not(.no)').first().click()
    const rows = page.locator('.pdp [data-building]:not(.no)')
    expect((await rows.allInnerTexts()).some((text) => /Makes \w+/.test(text))).toBe(true)
    await expect
      .poll(() => page.locator('[data-outlook]').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringMatching(/^By the end up to \+\d+: \d+ \w+/)]))
    const own = page.locator('section.player.s0 .score b')
    const points = Number(await own.innerText())
    await rows.first().click()
    expect(await rows.first().getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Enter')
    await expect.poll(async () => Number(await own.innerText())).toBeGreaterThan(points)
    await leave()
  },
  LONG,
)

test(
  'a large map has an overview that moves the view; where all is seen it is away',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-place']()])
    await open(page, '/table/local-duel-place')
    await page.locator('[data-piece]').first().waitFor({ state: 'attached' })
    const overview = page.getByRole('button', { name: /^Overview/ })
    await expect.poll(() => overview.count()).toBe(0)
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Nearer' }).click()
    const where = () => page.locator('.shift').getAttribute('style')
    const frame = () => overview.locator('.frame').getAttribute('style')
    await overview.waitFor()
    const box = (await overview.boundingBox())!
    const [at, framed] = [await where(), await frame()]
    await page.mouse.click(box.x + 30, box.y + 40)
    await expect.poll(where).not.toBe(at)
    await expect.poll(frame).not.toBe(framed)
    const clicked = await where()
    await page.mouse.move(box.x + 30, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 70, { steps: 5 })
    await page.mouse.up()
    await expect.poll(where).not.toBe(clicked)
    const dragged = await where()
    await overview.press('ArrowLeft')
    await expect.poll(where).not.toBe(dragged)
    expect(await barriers(page)).toEqual([])
    // On paper the whole map is shown, wherever the view is.
    const outside = () =>
      page.evaluate(() => {
        const ground = document.querySelector('main')!.getBoundingClientRect()
        return [...document.querySelectorAll('[data-piece]')].filter((piece) => {
          const { left, right, top, bottom } = piece.getBoundingClientRect()
          return left < ground.left || right > ground.right || top < ground.top || bottom > ground.bottom
        }).length
      })
    await expect.poll(outside).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(outside).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await overview.press('Enter')
    await expect.poll(() => overview.count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'on a phone there is no overview, and the choices of the start tile are in sight',
  async () => {
    const { page, leave } = await reader(PHONE, [duels['duel-reserve']()])
    await open(page, '/table/local-duel-reserve')
    expect(await page.locator('.mini').count()).toBe(0)
    const first = page.locator('.pdp [data-building]').first()
    const bar = (await page.getByRole('region', { name: 'What to do' }).boundingBox())!
    const box = (await first.boundingBox())!
    expect(box.y + box.height).toBeLessThan(bar.y)
    // No building is reserved for a slot without being asked for.
    const slots = await page.locator('[data-undecided]').count()
    await first.click()
    expect(await page.locator('[data-undecided]').count()).toBe(slots - 1)
    await leave()
  },
  LONG,
)

test(
  'whoever ends a phase and begins the next has ended it: nothing of it waits to be sent, and it can be taken back',
  async () => {
    const second = duel(
      'duel-second',
      { rounds: 8 },
      (view, choices) => view.first === 1 && view.to_act[0] === 0 && choices?.offer.type === 'produce',
    )
    const { page, leave } = await reader({}, [second])
    await open(page, '/table/local-duel-second')
    await page.locator('[data-produce]:not(.no)').first().click()
    await expect.poll(() => bar(page).innerText()).toContain('1 step, not sent yet')
    await page.locator('[data-act="end"]').click()
    await expect.poll(() => asked(page)).toBe('Choose a tile to lay')
    expect(await page.getByRole('region', { name: 'What to do' }).innerText()).not.toContain('not sent yet')
    await page.getByRole('button', { name: 'Take back the turn' }).click()
    await expect.poll(() => asked(page)).toMatch(/^Send your workers/)
    // Its steps are still there, except the one that ended the phase.
    await expect.poll(() => bar(page).innerText()).toContain('1 step, not sent yet')
    await leave()
  },
  LONG,
)

test(
  'advice is carried out by one click, in secret choices too',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-draft'](), duels['duel-place']()])
    for (const name of ['duel-draft', 'duel-place']) {
      await open(page, `/table/local-${name}`)
      const tiles = () => page.locator('[data-tile]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.tile).join())
      const before = await tiles()
      await page.getByRole('button', { name: 'Ask a bot what it would do' }).click()
      const take = page.locator('.hint').getByRole('button', { name: /^Do that/ })
      await take.click()
      await expect.poll(tiles, { message: name }).not.toBe(before)
      expect(await page.locator('.hint').count(), name).toBe(0)
      expect(await bar(page).innerText(), name).not.toContain('not sent yet')
    }
    await leave()
  },
  LONG,
)

test(
  'the result tells the points round by round, and every round leads to its moment',
  async () => {
    const { page, leave } = await reader({}, [duels['duel-over']()])
    await open(page, '/table/local-duel-over')
    const course = page.getByRole('region', { name: 'Points, round by round' })
    const rounds = course.getByRole('button')
    await expect.poll(() => rounds.count()).toBe(13)
    const totals = (await page.getByRole('region', { name: 'Where the points came from' }).locator('.heads b').allInnerTexts()).join(' to ')
    expect(await rounds.last().getAttribute('aria-label')).toBe(`After round 12: ${totals}. Look at this moment.`)
    const fifth = course.getByRole('button', { name: /^After round 5:/ })
    const [, one, other] = /: (\d+) to (\d+)/.exec((await fifth.getAttribute('aria-label'))!)!
    await fifth.click()
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).count()).toBe(0)
    const shown = (name: string) => page.getByRole('region', { name, exact: true }).locator('.score b').innerText()
    await expect.poll(async () => [await shown('You'), await shown('Ottokar')]).toEqual([one, other])
    await page.getByRole('button', { name: 'Back to the result' }).click()
    await expect.poll(() => rounds.count()).toBe(13)
    await leave()
  },
  LONG,
)
