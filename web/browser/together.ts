// People at tables of a real server, each with a browser. PRINCELY_URL is the address of a server that embeds this build, whose
// bots move at once, and which believes the addresses that people say they come from (`--behind-proxy`).

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
  type WebSocketRoute,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { act, asked, bar, withoutServiceWorker } from './page.ts'

export const server = process.env.PRINCELY_URL ?? ''
let browser: Browser

/** To be called once in every file of tests. */
export function withBrowser() {
  if (!server)
    throw new Error(
      'PRINCELY_URL is missing; start a server that embeds this build and set it to the address, such as http://127.0.0.1:8080',
    )
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  })
  // Pages that stay open keep their lines to the server, and clocks that tick.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  afterAll(() => browser.close())
}

let people = 0
/** An address of one's own. The server lets one address make only so many players and tables in a minute. */
export function ownAddress(): Record<string, string> {
  people += 1
  return { 'x-forwarded-for': `10.${process.env.VITEST_POOL_ID ?? 0}.${people >> 8}.${people & 255}` }
}

/** Somebody with a fresh browser and an address of their own; what the page complains about is added to `faults`, unless it is
to be ignored. Whoever needs a service worker says so (`serviceWorkers: 'allow'`). */
export async function person(
  faults: string[],
  options: BrowserContextOptions = {},
  ignore: (message: ConsoleMessage) => boolean = () => false,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    extraHTTPHeaders: ownAddress(),
    ...options,
  })
  if (options.serviceWorkers !== 'allow') await withoutServiceWorker(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !ignore(message)) faults.push(message.text())
  })
  return page
}

/** The lobby with its form for a table of one's own, which a small screen folds away. */
export async function lobbyForm(page: Page, origin = server): Promise<Locator> {
  await page.goto(`${origin}/lobby`)
  await page.getByRole('button', { name: 'Open a table' }).first().waitFor()
  const fold = page.locator('button[aria-expanded="false"]').filter({ hasText: 'Open a table' })
  if (await fold.isVisible()) await fold.click()
  return page.getByRole('region', { name: 'Open a table' })
}

/** Opens a table of Fürstenfeld with free seats for others, and returns its link. */
export async function openTable(page: Page, wish: { seats: number; bots: number; pace?: string; origin?: string }): Promise<string> {
  const form = await lobbyForm(page, wish.origin)
  await form.getByRole('radiogroup', { name: 'Seats' }).getByText(String(wish.seats), { exact: true }).click()
  if (wish.seats > 2)
    await form.getByRole('radiogroup', { name: 'Bots at the table' }).getByText(String(wish.bots), { exact: true }).click()
  if (wish.bots > 0) await form.getByRole('radiogroup', { name: 'Bots', exact: true }).getByText('Beginner').click()
  if (wish.pace) await form.getByRole('radiogroup', { name: 'Pace', exact: true }).getByText(wish.pace).click()
  await form.getByRole('button', { name: 'Open a table' }).click()
  const link = page.getByRole('textbox', { name: 'The link for your friends' })
  await link.waitFor()
  return link.inputValue()
}

/** Opens the link, sits down on the first free seat, and waits for the game. */
export async function join(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down' }).first().click()
}

export async function seated(...pages: Page[]) {
  for (const page of pages) await bar(page).waitFor({ timeout: 30_000 })
}

export const isTurn = async (page: Page) => /^(Choose|Sell to) one brewery/.test(await asked(page))

/** The page of the player whose turn it is, as soon as there is one. */
export async function whoseTurn(pages: Page[]): Promise<Page> {
  for (const begin = Date.now(); Date.now() - begin < 30_000;) {
    for (const page of pages) if (await isTurn(page)) return page
    await pages[0]!.waitForTimeout(50)
  }
  throw new Error('it is nobody’s turn')
}

/** Plays the open turn: sells for most coins, builds nothing, keeps the first card. */
export async function playTurn(page: Page) {
  const best = act(page, /^Most coins/)
  await ((await best.isVisible()) ? best : act(page, 'Sell nothing')).click()
  await act(page, /^Sell (for|nothing)/)
    .first()
    .click()
  await act(page, 'Build no more').click()
  // After a turn was taken back, the kept card is still marked.
  if ((await page.locator('[data-hand][aria-pressed="true"]').count()) === 0) await page.locator('[data-hand]').first().click()
  await act(page, /^End turn/).click()
}

/** A wire between a reader and the server that a test can cut and restore. */
export async function wire() {
  const { hostname, port } = new URL(server)
  const open = new Set<Socket>()
  let cut = false
  const between = createServer((near) => {
    if (cut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    cut: () => {
      cut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (cut = false),
    close: () => between.close(),
  }
}

/** A server that speaks another version of the wire from some moment on. To be called before the page is opened. */
export async function outdating(page: Page): Promise<{ outdate(): Promise<void>; mend(): void }> {
  let [newer, latest]: [boolean, WebSocketRoute | null] = [false, null]
  await page.routeWebSocket(/\/api\/v1\/socket$/, (near) => {
    const far = near.connectToServer()
    latest = near
    far.onMessage((message) =>
      near.send(newer ? String(message).replace(/"wire":(\d+)/, (_, wire) => `"wire":${Number(wire) + 1}`) : message),
    )
  })
  return {
    outdate: async () => {
      newer = true
      await latest?.close()
    },
    mend: () => (newer = false),
  }
}
