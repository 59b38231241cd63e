// Without a network the page starts, and a game goes on. A new version waits until the reader wants it.

import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, bar } from './page.ts'
import { put, scenes } from './scenes.ts'
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

    // The books of the reader's language are kept, and of no other one; so are the engine's words, but for English, which it speaks
    // by itself.
    const kept = (name: string) =>
      page.evaluate(
        async (wanted) => (await (await caches.open((await caches.keys())[0]!)).keys()).filter(({ url }) => url.includes(wanted)).length,
        name,
      )
    const books = async () => (await kept('/rules-fuerstenfeld-')) + (await kept('/learn-fuerstenfeld-'))
    await expect.poll(books).toBe(2)

    await context.setOffline(true)
    await page.reload()
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('button', { name: 'Play now' }).click()
    await bar(page).waitFor()
    await act(page, /^Most coins/).click({ timeout: 30_000 })
    await act(page, /^Sell for/).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    await page.goto(`${server.origin}/rules/fuerstenfeld#F-SELL-3`)
    await expect.poll(() => page.locator('#F-SELL-3').isVisible()).toBe(true)
    await page.goto(`${server.origin}/learn/principati`)
    await page.getByRole('heading', { name: 'Learn Principati Duello' }).first().waitFor()
    // The words of the duel are no book.
    await page.goto(server.origin)
    await page.getByRole('region', { name: 'Principati Duello' }).getByRole('button', { name: 'Play now' }).click()
    await expect.poll(() => page.locator('.pdp [data-tile]').count()).toBeGreaterThan(0)
    await page.goto(`${server.origin}/replays`)
    await page.getByRole('listitem').filter({ hasText: 'Fürstenfeld' }).getByRole('link', { name: 'Go on' }).click()
    await expect.poll(() => asked(page)).toMatch(/^Build/)
    const table = page.url()
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

    // Whoever changes the language reads on in it.
    await expect.poll(books).toBe(2)
    await page.goto(`${server.origin}/settings`)
    await page.getByText('Deutsch').click()
    await expect.poll(books).toBe(4)
    await expect.poll(() => kept('/assets/tiles-')).toBe(1)
    await context.setOffline(true)
    await page.goto(`${server.origin}/rules/fuerstenfeld#F-SELL-3`)
    await page.getByRole('heading', { name: 'Regeln von Fürstenfeld' }).waitFor()
    await expect.poll(() => page.locator('#F-SELL-3').innerText()).toMatch(/Waren/)
    await page.goto(table)
    await expect.poll(() => page.locator('body').innerText()).toMatch(/Du erntest/)
  } finally {
    await browser.close()
    await server.close()
  }
}, 120_000)

test('on plain http the page says once what it lacks, works, and lets a link be copied', async () => {
  const server = await serve()
  const { port } = new URL(server.origin)
  // A name of a computer in the house: no secure context.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--host-resolver-rules=MAP house.example 127.0.0.1'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en', reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    const home = `http://house.example:${port}/`
    await page.goto(home)
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator])).toEqual([
      false,
      false,
      false,
    ])
    const note = page.getByRole('complementary', { name: 'Without encryption' })
    await note.getByRole('button', { name: 'Understood' }).click()
    expect(await note.count()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { name: 'Fürstenfeld' }).waitFor()
    expect(await note.count()).toBe(0)

    await page.route('**/api/v1/guests', (route) => route.fulfill({ json: { player: { id: 'p', name: 'Anna', kind: 'guest' } } }))
    await page.route('**/api/v1/records', (route) => route.fulfill({ json: { id: 'abc' } }))
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('button', { name: 'Play now' }).click()
    await bar(page).waitFor()
    // Finished games are shared.
    await page.goto(`${home}icon.svg`)
    await put(page, [scenes.over()])
    await page.goto(`${home}replays`)
    await page.getByRole('button', { name: 'Share by a link' }).click()
    const link = page.getByRole('textbox', { name: 'The link to this game' })
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await link.evaluate((field: HTMLInputElement) => {
      field.readOnly = false
      field.value = ''
    })
    await link.press('Control+v')
    expect(await link.inputValue()).toBe(`${home}replay/abc`)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
}, 60_000)

test('a server that does not answer is said, and asked again until it does', async () => {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext({ locale: 'en', reducedMotion: 'reduce' })).newPage()
    await page.goto(server.origin)
    await page.getByRole('region', { name: 'Fürstenfeld' }).getByRole('button', { name: 'With friends' }).click()
    await page.getByRole('alert').filter({ hasText: 'The server does not answer.' }).waitFor()
    await page.goto(`${server.origin}/table/k7mq2`)
    await page.getByRole('heading', { name: 'The server does not answer' }).waitFor()
    let tries = 0
    await page.route('**/api/v1/**', (route) => {
      tries += 1
      return route.fulfill({ status: 404, contentType: 'application/problem+json', json: { code: 'no_such_table', detail: null } })
    })
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'does not answer' }).waitFor()
    // Then there is nothing more to ask.
    const then = tries
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForTimeout(1500)
    expect(tries).toBe(then)
  } finally {
    await browser.close()
    await server.close()
  }
}, 60_000)
