// A turn of Fürstenfeld and a tile of Principati Duello, picture by picture, as somebody plays them.

import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import { bring, type scenes } from './pictures.ts'
import { serve } from './serve.mjs'

interface Step {
  /** How long its picture stays, in milliseconds. */
  stays: number
  act?: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const first = (page: Page, selector: string) => page.locator(selector).first()

const PARTS: { scene: keyof typeof scenes; steps: Step[] }[] = [
  {
    scene: 'sell',
    steps: [
      { stays: 1600 },
      { stays: 1800, act: (page) => button(page, /^Most coins/).click() },
      { stays: 1400, act: (page) => button(page, /^Sell for/).click() },
      // The palace stands at the end of the hand.
      { stays: 1200, act: (page) => page.locator('[data-hand]:not([aria-disabled="true"])').last().click() },
      { stays: 1400, act: (page) => page.locator('[data-space]:not([aria-disabled="true"])').last().click() },
      { stays: 1600, act: (page) => button(page, /^Build on space/).click() },
    ],
  },
  {
    scene: 'duel-place',
    steps: [
      { stays: 1600 },
      { stays: 1600, act: (page) => first(page, '[data-tile][data-fits="true"]').click() },
      {
        stays: 1800,
        act: async (page) => {
          await page.getByRole('grid').focus()
          for (const key of ['n', 'Space']) await page.keyboard.press(key)
        },
      },
      { stays: 2000, act: (page) => first(page, '[data-act="confirm"]').click() },
    ],
  },
]

/** Writes the pictures into a folder, and how long each stays. */
export async function takeFilm(out: string) {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  await mkdir(out, { recursive: true })
  const stays: number[] = []
  for (const { scene, steps } of PARTS) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${server.origin}/icon.svg`)
    await bring(page, { scene })
    await page.goto(`${server.origin}/table/local-${scene}`)
    await page.locator('h1').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const { stays: time, act } of steps) {
      await act?.(page)
      // The log tells a move a moment after the board shows it.
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${out}/${String(stays.length).padStart(2, '0')}.png` })
      stays.push(time)
    }
    await context.close()
  }
  await writeFile(`${out}/stays.json`, JSON.stringify(stays))
  await browser.close()
  await server.close()
}
