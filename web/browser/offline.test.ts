// Without a network: the page starts, and a game is played on. A new version waits until it is wanted.

import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar } from './page.ts'
import { serve } from './serve.mjs'

test('installed, the page starts offline and plays; an update asks first and keeps the steps of the turn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'princely-'))
  await cp(fileURLToPath(new URL('../dist/', import.meta.url)), folder, { recursive: true })
  const server = await serve(folder)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(server.origin)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('button', { name: 'Play now' }).click()
    await bar(page).waitFor()
    await act(page, /^Most coins/).click({ timeout: 30_000 })
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await context.setOffline(false)

    const worker = join(folder, 'service-worker.js')
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/const VERSION = "[^"]*"/, 'const VERSION = "next"'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const load = page.getByRole('button', { name: 'Load it' })
    await load.waitFor({ timeout: 30_000 })
    expect(await asked(page)).toMatch(/^Build/)
    await Promise.all([page.waitForEvent('load'), load.click()])
    await expect.poll(() => asked(page), { timeout: 20_000 }).toMatch(/^Build/)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['princely next'])
  } finally {
    await browser.close()
    await server.close()
  }
}, 120_000)
