// A page under test: the built client in Chromium, as a reader would have it. Elements are found by role and name, as
// docs/testing.md lists them.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { put, type Scene } from './scenes.ts'
import { serve } from './serve.mjs'

let browser: Browser
let server: { origin: string; close(): Promise<unknown> }

/** To be called once in every file of tests. */
export function inChromium() {
  beforeAll(async () => {
    server = await serve()
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  })
  // A test that failed leaves its page behind.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
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

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
export const SMALL: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } }

/** A reader with a new browser. Bots play at once, and nothing flies. */
export async function reader(options: BrowserContextOptions = {}, games: Scene[] = [], preferences: Record<string, unknown> = {}): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${server.origin}/icon.svg`)
  await page.evaluate((all) => localStorage.setItem('princely.preferences', JSON.stringify(all)), { pace: 'instant', language: 'en', ...preferences })
  await put(page, games)
  return {
    page,
    faults,
    leave: async () => {
      expect(faults).toEqual([])
      await context.close()
    },
  }
}

export async function open(page: Page, path: string) {
  await page.goto(server.origin + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
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
export async function barriers(page: Page, rules: string[] = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']): Promise<string[]> {
  // The page trusts only its own scripts; what the test brings along comes by another door.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (runOnly) => {
    const axe = (globalThis as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[] }> } }).axe
    const { violations } = await axe.run(document, { runOnly })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`))
  }, rules)
}

/** Barriers of a page by light and in the dark. The page is the same one: only its colours are another matter. */
export async function barriersInBothLights(page: Page): Promise<string[]> {
  const found: string[] = []
  // What is measured first and placed then has its place.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  for (const [colorScheme, rules] of [['light', undefined], ['dark', ['color-contrast', 'link-in-text-block']]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await barriers(page, rules && [...rules])).map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return found
}

/** Whether the page scrolls, down or sideways. */
export function scrolls(page: Page): Promise<{ down: boolean; sideways: boolean }> {
  return page.evaluate(() => ({
    down: document.documentElement.scrollHeight > innerHeight + 1,
    sideways: document.documentElement.scrollWidth > innerWidth,
  }))
}

/** What cannot be seen or pressed as it stands: controls that are cut off or lie under something else, and parts of a phone
that would have to be scrolled. `within`: where to look. */
export function hidden(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults: string[] = []
    const root = document.querySelector(selector)!
    const name = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50) || element.className
    for (const control of root.querySelectorAll<HTMLElement>('button, a[href], input, [role="switch"]')) {
      // A log is there to be scrolled.
      if (control.closest('.lines') || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      // What is only there for screen readers.
      if (width < 2 || height < 2) continue
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hit = document.elementFromPoint(x, y)
      if (!hit || !(control.contains(hit) || hit.contains(control) && hit.closest('label'))) faults.push(`${name(control)}: covered by ${hit ? `${hit.tagName} ${hit.className}` : 'nothing in sight'}`)
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
export function scrolled(page: Page): Promise<string[]> {
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
