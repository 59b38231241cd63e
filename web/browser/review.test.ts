// Reviews of finished games: made in a worker, kept, shown beside the board, and learned from.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Action } from '../src/generated/fuerstenfeld.ts'
import type { Review } from '../src/generated/protocol.ts'
import { mistakes } from '../src/study/causes.ts'
import { reviewKey } from '../src/study/reviews.ts'
import { engine } from '../tests/princely.ts'
import { duels } from './duels.ts'
import { act, asked, barriersInBothLights, hidden, inChromium, open, PHONE, reader, scrolls, SMALL, type Reader } from './page.ts'
import { recordOf, scenes, type Scene } from './scenes.ts'

inChromium()
const LONG = 240_000

const GAMES = { over: () => scenes.over(), 'duel-over': () => duels['duel-over']() }
type Game = keyof typeof GAMES

/** What a first look finds; each game is looked at once. */
const found = new Map<Game, { record: string; review: Review }>()
function glanced(game: Game) {
  const known = found.get(game)
  if (known) return known
  const scene = GAMES[game]()
  const record = recordOf(scene)
  const reviewing = engine.Review.begin(record, scene.kept.mine[0] ?? 0, 1, true)
  let review = reviewing.goOn(1000)
  while (!review) review = reviewing.goOn(1000)
  reviewing.free()
  const made = { record, review }
  found.set(game, made)
  return made
}

/** A reader who keeps the review of a game already. */
async function withReview(game: Game, options: Parameters<typeof reader>[0] = {}, preferences = {}, change: Partial<Review> = {}) {
  const scene: Scene = GAMES[game]()
  const { record, review: plain } = glanced(game)
  const review = { ...plain, ...change }
  const kept = {
    key: reviewKey(record, review.seat),
    edition: 1,
    review,
    glanced: false,
    replay: scene.kept.id,
    when: 1,
    mine: true,
    solved: [],
  }
  const made: Reader = await reader(options, [scene], preferences)
  await made.page.evaluate(async (given) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('princely-reviews', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('reviews', { keyPath: 'key' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise<void>((resolve, reject) => {
      const work = db.transaction(['reviews'], 'readwrite')
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error)
      work.objectStore('reviews').put(given)
    })
    db.close()
  }, kept)
  return { ...made, review, id: scene.kept.id }
}

const work = (page: Page) => page.getByRole('region', { name: 'The review is being made' })
const causes = (page: Page) => page.getByRole('region', { name: 'What made the result' })
const note = (page: Page) => page.getByRole('complementary', { name: 'Review' })
const task = (page: Page) => page.getByRole('complementary', { name: 'Find something better' })

/** Tenths of points in the table of causes. */
const tenths = (page: Page) =>
  causes(page)
    .locator('table')
    .first()
    .locator('td b')
    .evaluateAll((all) => all.map((each) => Math.round(Number(each.textContent!.replace(/[+%]/g, '').replace('−', '-')) * 10)))

test(
  'a review is made while the page stays in use, is paused and goes on, and is kept',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()])
    await open(page, '/replays')
    await page.getByRole('link', { name: /^Review: / }).click()
    await page.getByRole('heading', { level: 1, name: 'Review' }).waitFor()
    await work(page).getByRole('progressbar', { name: 'Progress of the review' }).waitFor()
    // A first look comes soon. Whatever it says can be used while the whole review is being made.
    await causes(page).waitFor({ timeout: 90_000 })
    await page.getByRole('button', { name: /^Show all/ }).click()
    await page.getByRole('heading', { name: 'All decisions' }).waitFor()
    await work(page).getByRole('button', { name: 'Pause' }).click()
    await work(page).getByText('The review is paused.').waitFor()
    const value = () =>
      work(page)
        .getByRole('progressbar')
        .evaluate((bar: HTMLProgressElement) => bar.value)
    await expect.poll(async () => (await value()) === (await value())).toBe(true)
    // Who looks at something else and comes back finds it going on.
    await page.getByRole('link', { name: 'Watch', exact: true }).click()
    await expect.poll(() => asked(page)).toMatch(/moment 0 of/)
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await work(page).getByRole('button', { name: 'Pause' }).waitFor()
    await work(page).waitFor({ state: 'detached', timeout: 200_000 })
    const shown = await tenths(page)
    expect(shown.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(shown.at(-1))
    await page.reload()
    await causes(page).waitFor()
    expect(await work(page).count()).toBe(0)
    expect(await tenths(page)).toEqual(shown)
    await leave()
  },
  LONG,
)

test.each(['over', 'duel-over'] as const)(
  'a review tells the course, the causes and the decisions of %s, and each leads to its moment on the board',
  async (game) => {
    const { page, leave, review, id } = await withReview(game)
    await open(page, `/review/${id}`)
    const shown = await tenths(page)
    expect(shown.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(shown.at(-1))
    expect(await barriersInBothLights(page)).toEqual([])
    // The curve is one slider, which says where it stands; Enter leads there.
    const curve = page.getByRole('slider', { name: 'Chances to win: moment' })
    await curve.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await curve.getAttribute('aria-valuetext')).toMatch(/^Moment 1, round \d+: .*%/)
    await page.keyboard.press('Enter')
    await expect.poll(() => asked(page)).toMatch(/moment 1 of/)
    await page.goBack()
    await causes(page).waitFor()
    const turns = page.getByRole('region', { name: 'Chances to win, moment by moment' }).getByRole('listitem').filter({ hasText: /→/ })
    expect(await turns.count()).toBe(review.turns.length)
    // Something to see on the board: not only the end of a phase.
    const seen = (actions: readonly { type: string }[] | null) =>
      (actions ?? []).some(({ type }) => ['sell', 'build', 'place'].includes(type))
    const nth = review.decisions.findIndex(({ better, done }) => seen(done) && seen(better))
    await page.getByRole('button', { name: /^Show all/ }).click()
    await page.getByRole('region', { name: 'All decisions' }).getByRole('listitem').nth(nth).getByRole('link').click()
    await note(page).waitFor()
    await expect.poll(() => asked(page)).toMatch(new RegExp(`moment ${Math.max(review.decisions[nth]!.entry - 2, 0)} of`))
    await note(page).getByText('What a strong bot would have done').waitFor()
    await expect.poll(() => page.locator('[data-done]').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('[data-advised]').count()).toBeGreaterThan(0)
    expect(await hidden(page, 'aside.decision')).toEqual([])
    // At another moment nothing is drawn, and the address comes back to this one.
    const url = page.url()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('[data-done], [data-advised]').count()).toBe(0)
    await page.goto(url)
    await note(page).waitFor()
    await expect.poll(() => page.locator('[data-done]').count()).toBeGreaterThan(0)
    expect(await barriersInBothLights(page)).toEqual([])
    await note(page).getByRole('link', { name: 'Back to the review' }).click()
    await causes(page).waitFor()
    await leave()
  },
  LONG,
)

test(
  'a mistake is made again: what is worse is told so with its cost, the best is shown, and what is as good is right',
  async () => {
    const { page, leave, review, id } = await withReview('over')
    const nth = mistakes(review).find((each) => review.decisions[each]!.done[0]!.type === 'sell')!
    const better = review.decisions[nth]!.better![0] as Action
    if (better.type !== 'sell') throw new Error('the better way is another sale')
    await open(page, `/review/${id}`)
    await page
      .getByRole('article')
      .filter({ hasText: new RegExp(`Round ${review.decisions[nth]!.round}: selling`) })
      .getByRole('button', { name: /Find something better/ })
      .click()
    await task(page).waitFor()
    expect(await barriersInBothLights(page)).toEqual([])
    expect(await page.getByRole('button', { name: 'Ask a bot what it would do' }).count()).toBe(0)
    await page.getByRole('region', { name: 'What to do' }).getByText('none', { exact: true }).click()
    await act(page, 'Sell nothing').click()
    await task(page).getByText('Not yet.').waitFor({ timeout: 60_000 })
    expect(await task(page).innerText()).toMatch(/It cost \d+\.\d points, ± \d+\.\d/)
    await task(page).getByRole('button', { name: 'Show me' }).click()
    await task(page).getByText('This is what a strong bot would have done.').waitFor()
    await expect.poll(() => page.locator(`[data-anchor="brewery-${better.sale.brewery}"][data-advised]`).count()).toBe(1)
    await task(page).getByRole('button', { name: 'Try again' }).click()
    await task(page).getByText('What would you do now?').waitFor()
    await act(page, /^Most coins/).waitFor()
    await page.keyboard.press(String(better.sale.brewery + 1))
    for (const [good, key] of [
      ['hops', 'h'],
      ['barley', 'b'],
      ['water', 'w'],
    ] as const)
      for (let count = 0; count < better.sale.goods[good]; count++) await page.keyboard.press(key)
    await act(page, /^Sell for/).click()
    await task(page).getByText('Right: nothing is clearly better.').waitFor({ timeout: 60_000 })
    await task(page).getByRole('button', { name: 'Back', exact: true }).click()
    await page
      .getByRole('article')
      .filter({ hasText: 'selling' })
      .getByRole('button', { name: 'Solved: Find something better' })
      .first()
      .waitFor()
    // Nothing of it is left among the games.
    await open(page, '/replays')
    expect(await page.getByRole('link', { name: /^(Go on|Join)/ }).count()).toBe(0)
    await leave()
  },
  LONG,
)

test(
  'a mistake of a duel is made again on the map, on a phone',
  async () => {
    const { page, leave, id } = await withReview('duel-over', PHONE)
    await open(page, `/review/${id}`)
    await page.getByRole('button', { name: 'Learn from your mistakes' }).tap()
    await task(page).waitFor()
    expect(await hidden(page, 'aside.exercise')).toEqual([])
    expect(await barriersInBothLights(page)).toEqual([])
    await task(page).getByRole('button', { name: 'The task' }).tap()
    expect((await task(page).boundingBox())!.height).toBeLessThan(70)
    await task(page).getByRole('button', { name: 'The task' }).tap()
    await task(page).getByRole('button', { name: 'Show me' }).tap()
    await task(page).getByText('This is what a strong bot would have done.').waitFor()
    await task(page).getByRole('button', { name: 'Next' }).tap()
    await expect.poll(() => page.url()).toMatch(/\/(table|review)\/local-/)
    await leave()
  },
  LONG,
)

test(
  'the review is found at the end of a table, and other seats have reviews of their own',
  async () => {
    const { page, leave, id } = await withReview('over')
    await open(page, `/table/${id}`)
    await act(page, 'Review').click()
    await causes(page).waitFor()
    await page.getByRole('combobox', { name: 'Whose decisions' }).selectOption({ index: 1 })
    await work(page).waitFor()
    expect(page.url()).toMatch(/#seat=1$/)
    await page.getByRole('combobox', { name: 'Whose decisions' }).selectOption({ index: 0 })
    await causes(page).waitFor()
    await leave()
  },
  LONG,
)

test(
  'chances that are not calibrated are said to be rough, and a game without a mistake says so',
  async () => {
    const { page, leave, id } = await withReview('over', {}, {}, { is_calibrated: false, worst: [] })
    await open(page, `/review/${id}`)
    await page.getByText(/not calibrated for these rules/).waitFor()
    await page.getByText(/no mistake for certain/).waitFor()
    await leave()
  },
  LONG,
)

test.each(['en', 'de', 'it', 'hu'])(
  'a review and its task fit a small phone in every language: %s',
  async (language) => {
    const { page, leave, id } = await withReview('over', SMALL, { language })
    await open(page, `/review/${id}`)
    await page.locator('.headline').waitFor()
    expect((await scrolls(page)).sideways).toBe(false)
    expect(await page.locator('main').innerText()).not.toMatch(/\b(review|exercise|nav|level)-[a-z]/)
    await page.locator('section .bar .button.primary').first().tap()
    await page.locator('aside.exercise').waitFor()
    expect(await page.locator('aside.exercise').innerText()).not.toMatch(/\b(review|exercise)-[a-z]/)
    expect(await hidden(page, 'aside.exercise')).toEqual([])
    expect((await scrolls(page)).sideways).toBe(false)
    await leave()
  },
  LONG,
)
