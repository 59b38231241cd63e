// An online game of three: two people with a browser each, and a bot. PRINCELY_URL is the address of a server that
// embeds this build and whose bots move at once.

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, asked, bar } from './page.ts'

const origin = process.env.PRINCELY_URL ?? ''
if (!origin) throw new Error('PRINCELY_URL is missing; start a server that embeds this build and set it to the address, such as http://127.0.0.1:8080')
let browser: Browser

/** A wire between a reader and the server that can be cut and mended. */
async function wire() {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  let cut = false
  const server = createServer((near) => {
    if (cut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [[near, far], [far, near]] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      cut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (cut = false),
    close: () => server.close(),
  }
}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

async function person(faults: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // A stranger is told 401 once before becoming a guest.
    if (message.type() === 'error' && !message.text().includes('401')) faults.push(message.text())
  })
  return page
}

/** Plays the turn that is open: sells for most, builds nothing, keeps the first card. */
async function turn(page: Page) {
  const best = act(page, /^Most coins/)
  await (await best.isVisible() ? best : act(page, 'Sell nothing')).click()
  await act(page, /^Sell (for|nothing)/).first().click()
  await act(page, 'Build no more').click()
  await page.locator('[data-hand]').first().click()
  await act(page, /^End turn/).click()
}

const isTurn = async (page: Page) => /^Choose one brewery/.test(await asked(page))

test('a table, a link, a guest, a reload, a cut line, talk, a spectator', async () => {
  const faults: string[] = []
  const line = await wire()
  const [anna, ben, eye] = [await person(faults), await person(faults), await person(faults)]
  await anna.goto(`${line.origin}/lobby`)
  await anna.getByRole('radiogroup', { name: 'Seats' }).getByText('3', { exact: true }).click()
  await anna.getByRole('radiogroup', { name: 'Bots at the table' }).getByText('1', { exact: true }).click()
  await anna.getByRole('radiogroup', { name: 'Bots', exact: true }).getByText('Beginner').click()
  await anna.getByRole('button', { name: 'Open a table' }).click()
  const link = anna.getByRole('textbox', { name: 'The link for your friends' })
  await link.waitFor()
  await ben.goto(await link.inputValue())
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await bar(anna).waitFor({ timeout: 30_000 })
  await bar(ben).waitFor({ timeout: 30_000 })
  await eye.goto(anna.url())
  await bar(eye).waitFor()
  expect(await eye.locator('[data-hand]').count()).toBe(0)

  for (let played = 0; played < 4; ) {
    for (const page of [anna, ben]) {
      if (!(await isTurn(page))) continue
      if (played === 1) {
        await page.reload()
        await bar(page).waitFor()
        await expect.poll(() => isTurn(page)).toBe(true)
      }
      if (played === 2) {
        line.cut()
        await expect.poll(() => page.getByText('No connection.').isVisible(), { timeout: 20_000 }).toBe(true)
        line.mend()
        await expect.poll(() => page.getByText('No connection.').isVisible(), { timeout: 30_000 }).toBe(false)
      }
      await turn(page)
      played += 1
      await expect.poll(() => isTurn(page), { timeout: 20_000 }).toBeDefined()
    }
    await anna.waitForTimeout(100)
  }
  const told = async (page: Page) => (await page.getByRole('region', { name: 'Log' }).innerText()).split('\n').filter((line) => /sells/.test(line)).length
  expect(await told(anna)).toBeGreaterThan(1)
  await expect.poll(() => told(eye)).toBeGreaterThan(1)

  await anna.getByRole('button', { name: /^Talk/ }).click()
  await anna.getByRole('textbox', { name: 'Say something' }).fill('<b>Hello</b>')
  await anna.getByRole('button', { name: 'Say', exact: true }).click()
  await ben.getByRole('button', { name: /^Talk/ }).click()
  await ben.getByText('<b>Hello</b>').waitFor()
  line.close()
  expect(faults.filter((fault) => !/WebSocket|ERR_/.test(fault))).toEqual([])
}, 300_000)
