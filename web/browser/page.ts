// A page under test: the built client in Chromium, as a reader would have it. Elements are found by role and name, as
// docs/testing.md lists them.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { put, type Scene } from './scenes.ts'
import { serve } from './serve.mjs'

let browser: Browser
let server: { origin: string; close(): Promise<unknown> }
/** Readers that are used by several tests, by their names. */
const lasting = new Map<string, Reader>()

/** To be called once in every file of tests. */
export function inChromium() {
  beforeAll(async () => {
    server = await serve()
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  })
  // A test that failed leaves its page behind.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') lasting.clear()
    const stay = [...lasting.values()].map(({ page }) => page.context())
    await Promise.all(browser.contexts().flatMap((context) => (stay.includes(context) ? [] : [context.close()])))
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
}

export const origin = () => server.origin

export interface Reader {
  page: Page
  faults: string[]
  /** Fails if the page complained. */
  leave(): Promise<void>
}

/** Every pixel is painted by the processor, so there are no more of them than the layout needs. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const SMALL: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } }

/** Lets no page of a context install a service worker: each would fetch all files of the client and keep them, which takes as
long as to load a table. The page then works as it does on plain http. */
export async function withoutServiceWorker(context: BrowserContext) {
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/** A reader with a new browser. Bots play at once, and nothing flies. A reader who needs a service worker says so
(`serviceWorkers: 'allow'`). */
export async function reader(
  options: BrowserContextOptions = {},
  games: Scene[] = [],
  preferences: Record<string, unknown> = {},
): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce', ...options })
  if (options.serviceWorkers !== 'allow') await withoutServiceWorker(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await begin(page, games, preferences)
  return {
    page,
    faults,
    leave: async () => {
      expect(faults).toEqual([])
      await context.close()
    },
  }
}

/** Leads a page to our address, with these games on its shelf. */
async function begin(page: Page, games: Scene[], preferences: Record<string, unknown>) {
  await page.goto(`${server.origin}/icon.svg`)
  await page.evaluate((all) => localStorage.setItem('princely.preferences', JSON.stringify(all)), {
    pace: 'instant',
    language: 'en',
    ...preferences,
  })
  await put(page, games)
}

/** A reader for one screen after the other, in a page that stays: the browser keeps what it has loaded and compiled. The
page has forgotten everything else. */
export async function sameReader(name: string, options: BrowserContextOptions): Promise<Reader> {
  const known = lasting.get(name)
  if (!known) {
    const made = await reader(options)
    const same = { ...made, leave: async () => expect(made.faults).toEqual([]) }
    lasting.set(name, same)
    return same
  }
  const { page } = known
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
  await page.goto(`${server.origin}/icon.svg`)
  await page.evaluate(() => sessionStorage.clear())
  const line = await page.context().newCDPSession(page)
  await line.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' })
  await line.detach()
  await begin(page, [], {})
  return known
}

/** The same luck in every run: what a page draws by chance comes from this seed, and from how often the page was loaded. To be
called before the page is opened. */
export async function steadyLuck(page: Page, seed: number) {
  await page.addInitScript((given) => {
    const loaded = Number(sessionStorage.getItem('loaded') ?? 0)
    sessionStorage.setItem('loaded', String(loaded + 1))
    let state = given * 1000 + loaded
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
      for (let index = 0; index < bytes.length; index++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        bytes[index] = state >>> 24
      }
      return array
    }
  }, seed)
}

export async function open(page: Page, path: string) {
  await page.goto(server.origin + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await drawn(page)
}

/** Waits until all letters are there, what is measured first and placed then has its place, and what may come a frame later
has come. Only the lines of a log come later still. */
export async function drawn(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'What to do' })
export const act = (page: Page, name: string | RegExp): Locator => bar(page).getByRole('button', { name })

/** The question in the bar, once it no longer changes. */
export function asked(page: Page): Promise<string> {
  return bar(page).getByRole('heading', { level: 2 }).innerText()
}

/** Closes the guide's lesson, unless it is the last one or has to be done. Looking and pressing are one step: bots go on
playing meanwhile, and the last lesson may come between two. */
export function readOn(guide: Locator, words: { next: string; last: string }): Promise<boolean> {
  return guide.evaluateAll((guides, { next, last }) => {
    const button = guides.flatMap((each) => [...each.querySelectorAll('button')]).find((each) => each.textContent?.trim() === next)
    if (!button || guides.some((each) => each.textContent?.includes(last))) return false
    button.click()
    return true
  }, words)
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Barriers that axe finds; by all its rules, or by some. */
export async function barriers(
  page: Page,
  rules: string[] = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
): Promise<string[]> {
  // The page trusts only its own scripts; what the test brings along comes by another door.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // Only violations are described in full.
  return page.evaluate(async (runOnly) => {
    const axe = (
      globalThis as unknown as {
        axe: {
          run(
            root: Document,
            options: object,
          ): Promise<{ violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[] }>
        }
      }
    ).axe
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`),
    )
  }, rules)
}

/** Barriers of a page by light and in the dark. The page is the same one: only its colours are another matter. */
export async function barriersInBothLights(page: Page): Promise<string[]> {
  const found: string[] = []
  await drawn(page)
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await barriers(page, rules && [...rules])).map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return found
}

/** Whether the page scrolls, down or sideways. */
export async function scrolls(page: Page): Promise<{ down: boolean; sideways: boolean }> {
  await drawn(page)
  return page.evaluate(() => ({
    down: document.documentElement.scrollHeight > innerHeight + 1,
    sideways: document.documentElement.scrollWidth > innerWidth,
  }))
}

/** What cannot be seen or pressed as it stands: controls that are cut off or lie under something else, and parts of a phone
that would have to be scrolled. `within`: where to look. */
export async function hidden(page: Page, within = 'body'): Promise<string[]> {
  await drawn(page)
  return page.evaluate((selector) => {
    const faults: string[] = []
    const root = document.querySelector(selector)!
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50) || element.className
    for (const control of root.querySelectorAll<HTMLElement>('button, a[href], input, [role="switch"]')) {
      // A log is there to be scrolled.
      if (control.closest('.lines') || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      // What is only there for screen readers.
      if (width < 2 || height < 2) continue
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hit = document.elementFromPoint(x, y)
      if (!hit || !(control.contains(hit) || (hit.contains(control) && hit.closest('label'))))
        faults.push(`${name(control)}: covered by ${hit ? `${hit.tagName} ${hit.className}` : 'nothing in sight'}`)
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue
        const frame = box.getBoundingClientRect()
        if (top < frame.top - 1 || bottom > frame.bottom + 1 || left < frame.left - 1 || right > frame.right + 1) {
          faults.push(`${name(control)}: cut off by ${box.tagName} ${box.className}`)
          break
        }
      }
    }
    return faults
  }, within)
}

/** Parts of a phone's screen that would have to be scrolled. */
export async function scrolled(page: Page): Promise<string[]> {
  await drawn(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1)
      .map((each) => `${each.tagName} ${each.className}: ${each.scrollHeight} in ${each.clientHeight}`),
  )
}

/** Where a page keeps its workers after `keepWorkers`. */
export interface Kept {
  workers: Worker[]
}

/** Keeps the workers that a page starts from now on, so that a test can speak for one of them, or end it. */
export async function keepWorkers(page: Page) {
  await page.addInitScript(() => {
    const Real = Worker
    const all: Worker[] = []
    Object.assign(globalThis, { workers: all })
    globalThis.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        all.push(this)
      }
    }
  })
}
