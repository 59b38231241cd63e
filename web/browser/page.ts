// A page under test: the built client in Chromium, as a reader would have it. Things are found by role and name, as
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

/** Somebody with a fresh browser. Bots play at once, and nothing flies. */
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

/** What is asked now, once it is settled. */
export function asked(page: Page): Promise<string> {
  return bar(page).getByRole('heading', { level: 2 }).innerText()
}

/** Puts the guide's lesson away, unless it is the last one or has to be done. Looking and pressing are one step: bots go on
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

/** Barriers that axe finds. */
export async function barriers(page: Page): Promise<string[]> {
  // The page trusts only its own scripts; what the test brings along comes by another door.
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[] }> } }).axe
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`))
  })
}

/** Whether the page scrolls, down or sideways. */
export function scrolls(page: Page): Promise<{ down: boolean; sideways: boolean }> {
  return page.evaluate(() => ({
    down: document.documentElement.scrollHeight > innerHeight + 1,
    sideways: document.documentElement.scrollWidth > innerWidth,
  }))
}
