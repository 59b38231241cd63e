// The books: every thing has its picture and its effect, a search leads to its place, and nothing in them is for engineers.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Book } from '../src/engine/books.ts'
import { barriersInBothLights, inChromium, open, PHONE, reader, SMALL } from './page.ts'

inChromium()

const GAMES = ['fuerstenfeld', 'principati'] as const
const KINDS = ['learn', 'rules'] as const
const chapters = (kind: string, game: string) => {
  const book = JSON.parse(readFileSync(new URL(`../engine/books/${kind}-${game}-en.json`, import.meta.url), 'utf8')) as Book
  return book.sections.map(({ place, title }) => ({ place, title }))
}
const chapter = (page: Page) => page.locator('article.chapter')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search this book' })

/** Whether an element is inside the window. */
const inView = (page: Page, id: string) =>
  page.evaluate((id) => {
    const { top, bottom } = document.getElementById(id)!.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }, id)

/** The things that a chapter shows, each with whether its picture has a size, and the text beside it. */
const shown = (page: Page) =>
  page.locator('article.chapter [data-thing]').evaluateAll((things) =>
    things.map((thing) => {
      const picture = thing.querySelector('svg, .piece, img')?.getBoundingClientRect()
      const row = thing.closest('li[id]')
      return {
        id: (thing as HTMLElement).dataset.thing!,
        drawn: !!picture && picture.width > 8 && picture.height > 8,
        says: [...(row?.querySelectorAll('.about p, .about dd') ?? [])].map((part) => part.textContent!.trim()).join(' '),
        name: row?.querySelector('.name')?.textContent?.trim() ?? '',
      }
    }),
  )

test('a search leads from one book to a place of the other, in another chapter, and marks it', async () => {
  const { page, leave } = await reader()
  await open(page, '/learn/fuerstenfeld')
  await box(page).fill('surplus token')
  await page.getByRole('status').filter({ hasText: /place/ }).waitFor()
  await page
    .getByRole('link', { name: /Rules · 3 Sell/ })
    .first()
    .click()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/rules/fuerstenfeld#F-SELL-3')
  const rule = page.locator('#F-SELL-3')
  await expect.poll(() => rule.getAttribute('class')).toMatch(/named/)
  await expect.poll(() => rule.locator('mark').allInnerTexts()).toContain('surplus')
  await expect.poll(() => inView(page, 'F-SELL-3')).toBe(true)
  expect(await box(page).inputValue()).toBe('')
  // A row of a table is a place too.
  await box(page).fill('sawmill')
  await page.getByRole('status').filter({ hasText: 'No place says that.' }).waitFor()
  await box(page).fill('scavenger cards')
  await page
    .getByRole('link', { name: /Learn · The cards/ })
    .first()
    .click()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#the-cards\.\d+\.\d+$/)
  const hash = new URL(page.url()).hash.slice(1)
  await expect.poll(() => inView(page, hash)).toBe(true)
  expect(await page.locator(`[id="${hash}"] mark`).allInnerTexts()).toContain('Scavenger')
  await page.goBack()
  await expect.poll(() => page.locator('#F-SELL-3').isVisible()).toBe(true)
  await leave()
}, 60_000)

test('an address of a rule, of a chapter and of a heading opens the right page at the right place', async () => {
  const { page, leave } = await reader()
  for (const [path, title, id] of [
    ['/rules/principati#P-ORD-06', '16. Orders of merit', 'P-ORD-06'],
    ['/rules/principati#P-PROD-05', '13. Production phase', 'P-PROD-05'],
    ['/learn/principati#the-buildings', 'The buildings', 'the-buildings'],
    ['/learn/principati#bread', 'Production chains', 'bread'],
    ['/learn/principati#nowhere', 'What the game is about', 'what-the-game-is-about'],
  ] as const) {
    await open(page, path)
    await expect.poll(() => chapter(page).getByRole('heading', { level: 2 }).innerText()).toContain(title)
    await expect.poll(() => inView(page, id), { message: path }).toBe(true)
  }
  await leave()
}, 60_000)

test.each(GAMES)(
  '%s: every card, building, vehicle and tile has its picture and says what it does',
  async (game) => {
    const { page, leave } = await reader()
    await open(page, `/learn/${game}`)
    const seen = new Map<string, { drawn: boolean; says: string; name: string }>()
    for (const { place, title } of chapters('learn', game)) {
      await page.goto(`${new URL(page.url()).origin}/learn/${game}#${place}`)
      await expect.poll(() => chapter(page).getByRole('heading', { level: 2 }).innerText()).toContain(title)
      await expect.poll(async () => (await shown(page)).every(({ drawn }) => drawn), { message: title }).toBe(true)
      for (const thing of await shown(page)) if (thing.says !== '') seen.set(thing.id, thing)
    }
    const ids = [...seen.keys()]
    const of = (kind: string) => ids.filter((id) => id.startsWith(`${kind}/`)).length
    if (game === 'fuerstenfeld') expect(of('card')).toBe(28)
    else expect([of('building'), of('vehicle'), of('tile'), of('order')]).toEqual([31, 3, 87, 6])
    for (const [id, { says, name }] of seen) expect(says.length > 3 && name.length > 2, id).toBe(true)
    await leave()
  },
  120_000,
)

test.each(GAMES.flatMap((game) => KINDS.map((kind) => [kind, game] as const)))(
  '%s %s: all chapters can be turned to, and none of them is for engineers',
  async (kind, game) => {
    const { page, leave } = await reader()
    const all = chapters(kind, game)
    await open(page, `/${kind}/${game}`)
    for (const [index, { place, title }] of all.entries()) {
      await expect.poll(() => chapter(page).getByRole('heading', { level: 2 }).innerText()).toContain(title)
      const text = await chapter(page).innerText()
      expect(text.length).toBeGreaterThan(40)
      for (const sign of [
        '`',
        '**',
        '](',
        '.toml',
        '.md',
        '.rs',
        '.jsonl',
        'crates',
        'princely r',
        'princely s',
        'mod 6',
        '{',
        '}',
        '≤',
        '≥',
        '::',
        '<!--',
        'Annex',
        '|',
      ])
        expect(text, `${place}: ${sign}`).not.toContain(sign)
      expect(text, place).not.toMatch(/(^|\s)--\w|\[[TDG]\]/)
      // Words first: an id of a rule is behind a sign.
      if (kind === 'learn') expect(text, place).not.toMatch(/\b[FP]-[A-Z]+-\d/)
      if (index < all.length - 1)
        await page.getByRole('navigation', { name: 'Chapters before and after' }).getByRole('link', { name: /^Next/ }).click()
    }
    await page.getByRole('link', { name: /^Before/ }).click()
    await expect.poll(() => chapter(page).getByRole('heading', { level: 2 }).innerText()).toContain(all.at(-2)!.title)
    await leave()
  },
  120_000,
)

test('the stars of the price track are shown', async () => {
  const { page, leave } = await reader()
  await open(page, '/rules/fuerstenfeld#F-VAL-4')
  await expect.poll(() => page.locator('#F-VAL-4').innerText()).toContain('0, 1, 1*, 2, 2, 3 (* = start)')
  await leave()
}, 60_000)

test.each([
  ['phone', PHONE],
  ['small phone', SMALL],
])(
  'on a %s the contents are a drawer, and nothing is wider than the window',
  async (_, device) => {
    const { page, leave } = await reader(device)
    for (const path of [
      '/learn/fuerstenfeld#the-cards',
      '/learn/principati#production-chains',
      '/learn/principati#the-tiles',
      '/rules/principati#P-BLD-06',
    ]) {
      await open(page, path)
      await chapter(page).waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, path).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Contents' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '16. Orders of merit' }).click()
    await expect.poll(() => chapter(page).getByRole('heading', { level: 2 }).innerText()).toContain('16. Orders of merit')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await leave()
  },
  60_000,
)

test('the language changes and the place stays', async () => {
  const { page, leave } = await reader({}, [], { language: 'de' })
  await open(page, '/learn/principati#the-tiles')
  await expect.poll(() => chapter(page).getByRole('heading', { level: 2 }).innerText()).toContain('Die Plättchen')
  await leave()
}, 60_000)

test.each([
  '/learn/fuerstenfeld#the-cards',
  '/learn/principati#production-chains',
  '/learn/principati#the-tiles',
  '/rules/principati#P-BLD-06',
])(
  '%s has no barriers',
  async (path) => {
    for (const device of [{}, SMALL]) {
      const { page, leave } = await reader(device)
      await open(page, path)
      await chapter(page).waitFor()
      await expect.poll(() => page.locator('article.chapter i:not(.piece, .id i, .letter)').count()).toBe(0)
      expect(await barriersInBothLights(page)).toEqual([])
      await leave()
    }
  },
  120_000,
)

test('by keys alone: search, result, place', async () => {
  const { page, leave } = await reader()
  await open(page, '/rules/principati')
  await box(page).focus()
  await page.keyboard.type('watchtower ban')
  await page
    .getByRole('link', { name: /Watchtower ban/ })
    .first()
    .waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#P-(TOWER-01|PLACE-07)$/)
  const hash = new URL(page.url()).hash.slice(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(hash)
  await leave()
}, 60_000)
