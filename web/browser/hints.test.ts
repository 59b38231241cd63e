// Games played to the end by doing nothing but what a bot advises: by mouse, by touch, by keys. And where advice stands.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { against } from '../src/table/opening.ts'
import { duel } from './duels.ts'
import { act, asked, bar, barriersInBothLights, drawn, hidden, inChromium, open, PHONE, reader } from './page.ts'
import { scene, scenes } from './scenes.ts'
import { wordsOf } from './words.ts'

inChromium()
const LONG = 120_000
const ASK = 'Ask a bot what it would do'

/** Short games against a weak bot, some of them begun. */
const GAMES = {
  fuerstenfeld: () => scene('hinted', against('fuerstenfeld', 2, 'beginner', 'base', true), (_, choices) => choices !== null),
  duel: () =>
    duel('hinted', { ...against('principati', 2, 'beginner', 'base', true, 2) }, (view, choices) => choices !== null && view.round >= 0),
}

interface Hand {
  ask(page: Page): Promise<void>
  take(page: Page): Promise<void>
}
const mouse: Hand = { ask: (page) => act(page, ASK).click(), take: (page) => act(page, 'Do that').click() }
const finger: Hand = { ask: (page) => act(page, ASK).tap(), take: (page) => act(page, 'Do that').tap() }

/** From what has the focus, Tab leads to the button. */
async function enter(page: Page, tab: 'Tab' | 'Shift+Tab', name: RegExp) {
  for (let tabs = 0; tabs < 12; tabs++) {
    const words = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    if (name.test(words.trim())) return page.keyboard.press('Enter')
    await page.keyboard.press(tab)
  }
  throw new Error(`${tab} does not lead to ${name}`)
}
const keys: Record<'fuerstenfeld' | 'duel', Hand> = {
  fuerstenfeld: {
    ask: (page) => page.keyboard.press('d'),
    take: async (page) => {
      await page.keyboard.press('d')
      await page.keyboard.press('Enter')
    },
  },
  duel: {
    ask: async (page) => {
      await page.keyboard.press('b')
      await enter(page, 'Shift+Tab', /^Ask a bot/)
    },
    take: async (page) => {
      await page.keyboard.press('b')
      await enter(page, 'Shift+Tab', /^Do that/)
    },
  },
}

/** Which of these can be seen now. */
const now = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[aria-label="What to do"]')
    const buttons = [...(bar?.querySelectorAll('button') ?? [])].map((each) => (each.ariaLabel ?? each.textContent ?? '').trim())
    if (document.querySelector('[aria-label="Result"]')) return 'over'
    if (buttons.some((name) => name.startsWith('Do that'))) return 'given'
    return buttons.includes('Ask a bot what it would do') ? 'ask' : 'wait'
  })

async function playOn(page: Page, hand: Hand): Promise<number> {
  let taken = 0
  for (let looks = 0; looks < 3000; looks++) {
    const is = await now(page)
    if (is === 'over') return taken
    if (is === 'wait') {
      await page.waitForTimeout(10)
      continue
    }
    if (is === 'ask') {
      await hand.ask(page)
      await act(page, /^Do that/).waitFor({ timeout: 30_000 })
      continue
    }
    await hand.take(page)
    taken += 1
    // Nothing is left of the advice, whatever it was.
    await expect.poll(() => bar(page).getByText('A strong bot would do this:').count()).toBe(0)
  }
  throw new Error(`the game does not end: ${await asked(page)}`)
}

/** A hint goes no further than to the end of a turn, so each round of Fürstenfeld takes one at least: as many as the result has
 * incomes. In a duel each of many phases does. */
const rounds = async (page: Page): Promise<number> => {
  const incomes = await page
    .getByRole('img', { name: /^Income of each round/ })
    .first()
    .getAttribute('aria-label')
  return incomes?.split('.')[0]?.match(/\d+/g)?.length ?? Infinity
}
const LEAST = { fuerstenfeld: rounds, duel: () => Promise.resolve(11) }

test.each([
  ['Fürstenfeld', 'mouse', GAMES.fuerstenfeld, {}, mouse, LEAST.fuerstenfeld],
  ['Fürstenfeld', 'touch', GAMES.fuerstenfeld, PHONE, finger, LEAST.fuerstenfeld],
  ['Fürstenfeld', 'keys', GAMES.fuerstenfeld, {}, keys.fuerstenfeld, LEAST.fuerstenfeld],
  ['a duel', 'mouse', GAMES.duel, {}, mouse, LEAST.duel],
  ['a duel', 'touch', GAMES.duel, PHONE, finger, LEAST.duel],
  ['a duel', 'keys', GAMES.duel, {}, keys.duel, LEAST.duel],
])(
  'by hints alone %s is played to its end, by %s',
  async (_, __, game, size, hand, least) => {
    const { page, leave } = await reader(size, [game()])
    await open(page, '/table/local-hinted')
    await bar(page).waitFor()
    expect(await playOn(page, hand)).toBeGreaterThanOrEqual(await least(page))
    await leave()
  },
  LONG,
)

test(
  'advice lies neither under the guide nor over the hand, in both games',
  async () => {
    const { say, says } = wordsOf('en')
    const { page, leave } = await reader({ viewport: { width: 1280, height: 800 } }, [scenes.sell()])
    const boxes = (...selectors: string[]) =>
      page.evaluate(
        (all) =>
          all.map((each) => {
            const { left, right, top, bottom } = document.querySelector(each)!.getBoundingClientRect()
            return { left, right, top, bottom }
          }),
        selectors,
      )
    const apart = async (one: string, other: string) => {
      await drawn(page)
      const [a, b] = await boxes(one, other)
      expect(a!.right <= b!.left || b!.right <= a!.left || a!.bottom <= b!.top || b!.bottom <= a!.top, `${one}, ${other}`).toBe(true)
    }
    await open(page, '/')
    await page.getByRole('button', { name: says('first-game') }).click()
    await page.getByRole('complementary', { name: say('guide-name') }).waitFor()
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      if ((await now(page)) === 'ask') await act(page, ASK).click()
      await act(page, 'Do that').waitFor({ timeout: 30_000 })
      await apart('.bar .hint', '.guide')
      await apart('.bar .hint', '.hand')
    }
    await open(page, '/table/local-sell')
    await page.setViewportSize({ width: 1024, height: 768 })
    await act(page, ASK).click()
    await act(page, 'Do that').waitFor({ timeout: 30_000 })
    await apart('.bar .hint', '.hand')
    await apart('.bar .hint', '.estate')
    await open(page, '/')
    await page.getByRole('button', { name: says('first-duel') }).click()
    await page.getByRole('complementary', { name: say('guide-name') }).waitFor()
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      if ((await now(page)) === 'ask') await act(page, ASK).click()
      await act(page, /^Do that/).waitFor({ timeout: 30_000 })
      await apart('.bar .hint', '.guide')
      await apart('.bar .hint', '.pdp')
    }
    await leave()
  },
  LONG,
)

const placing = () =>
  duel(
    'hinted',
    { ...against('principati', 2, 'beginner', 'base', true, 2) },
    (view, choices) => choices !== null && view.phase === 'place',
  )

test.each([
  ['Fürstenfeld', () => scenes.sell(), 'local-sell', { viewport: { width: 1280, height: 800 } }],
  ['Fürstenfeld', () => scenes.sell(), 'local-sell', PHONE],
  ['a duel', placing, 'local-hinted', { viewport: { width: 1280, height: 800 } }],
  ['a duel', placing, 'local-hinted', PHONE],
] as const)(
  'advice in %s tells its chance and the best other turns with theirs, and is drawn on the board',
  async (_, game, id, size) => {
    const { page, leave } = await reader(size, [game()])
    await open(page, `/table/${id}`)
    await act(page, ASK).click()
    await act(page, /^Do that/).waitFor({ timeout: 60_000 })
    const hint = bar(page).locator('.hint').first()
    expect(await hint.innerText()).toMatch(/Chance to win after it: \d+%/)
    const others = hint.getByRole('list', { name: 'The best other turns' }).getByRole('listitem')
    const said = await others.allInnerTexts()
    expect(said.length).toBeGreaterThan(0)
    expect(said.length).toBeLessThan(3)
    for (const each of said) expect(each).toMatch(/^Or: [\s\S]*\d+%[\s\S]*(too close to call|points less)/)
    if (process.env.LOOK) await page.screenshot({ path: `/tmp/hint-${id}-${size.viewport!.width}.png` })
    expect(await hidden(page, '[aria-label="What to do"] .hint')).toEqual([])
    expect(await barriersInBothLights(page)).toEqual([])
    await leave()
  },
  LONG,
)
