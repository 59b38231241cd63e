// Where figures are measured: the built client in Chromium, at full speed or slowed down.

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { put, type Scene } from '../scenes.ts'
import { serve } from '../serve.mjs'

/** A slow phone: the processor four times slower, and a line of 9 Mbit/s with 40 ms there and back. */
export const SLOW = { cpu: 4, bytesPerSecond: 9_000_000 / 8, latency: 40 }

/** The milliseconds for which quick fingers hold a key or button. */
export const HELD = 40

export interface Wish {
  /** The games on the shelf. */
  games?: Scene[]
  options?: BrowserContextOptions
  preferences?: Record<string, unknown>
  /** Runs in the page before anything else does. */
  first?: () => void
}

export class Lab {
  readonly browser: Browser
  readonly #server: { origin: string; close(): Promise<unknown> }

  private constructor(browser: Browser, server: { origin: string; close(): Promise<unknown> }) {
    this.browser = browser
    this.#server = server
  }

  static async open(): Promise<Lab> {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
    return new Lab(browser, await serve())
  }

  get origin(): string {
    return this.#server.origin
  }

  /** A fresh browser at our address that has loaded nothing of the client yet. */
  async visitor({ games = [], options = {}, preferences = {}, first }: Wish = {}): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', ...options })
    if (first) await context.addInitScript(first)
    const page = await context.newPage()
    await page.goto(`${this.origin}/icon.svg`)
    await page.evaluate((all) => localStorage.setItem('princely.preferences', JSON.stringify(all)), {
      language: 'en',
      pace: 'brisk',
      ...preferences,
    })
    await put(page, games)
    return page
  }

  /** Slows the processor of a page, and with `line` its network too. */
  async slow(page: Page, line = false) {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    if (!line) return
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    })
  }

  async close() {
    await this.browser.close()
    await this.#server.close()
  }
}

export const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!
export const p95 = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.max(Math.ceil(all.length * 0.95) - 1, 0)] ?? 0
