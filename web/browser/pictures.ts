// Takes a picture of every screen, for people to look at. Fails on errors in the console, on pages that scroll sideways, and on
// tables that scroll the page.

import { mkdir } from 'node:fs/promises'
import { chromium, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core'
import { duels, type DuelName } from './duels.ts'
import { ONLINE } from './online-screens.ts'
import { put, recordOf, scenes as boards, type SceneName as BoardName } from './scenes.ts'
import { serve } from './serve.mjs'
import { ownAddress } from './together.ts'

const SIZES = {
  large: { width: 1920, height: 1080 },
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  narrow: { width: 1280, height: 800 },
  /** What the window of a small laptop leaves to a page. */
  low: { width: 1366, height: 633 },
  tablet: { width: 1024, height: 768 },
  upright: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
}
export type Size = keyof typeof SIZES

export const scenes = { ...boards, ...duels }
type SceneName = BoardName | DuelName

interface Screen {
  scene?: SceneName
  path?: string
  /** More games on the shelf. */
  shelf?: SceneName[]
  /** The game whose record is opened. */
  record?: SceneName
  /** Whether the page has a service worker. Pictures always have one. */
  installed?: true
  /** What is done before the picture is taken. The page speaks English until then. */
  prepare?: (page: Page) => Promise<void>
}

/** What browsers write into their log on some screens, and may: a table that does not exist is answered with 404, and a line
that is cut breaks a socket and what is fetched. The text is that of the message and the address it is about. */
const EXPECTED: Record<string, RegExp> = {
  'no-table': /404.*\/api\/v1\/tables\/nothing$/,
  'online-lost': /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/,
}
/** Whether a message in the log of the browser is no fault of a screen. */
export const isExpected = (screen: string, message: ConsoleMessage): boolean =>
  EXPECTED[screen]?.test(`${message.text()} ${message.location().url}`) === true

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const most = (page: Page) => button(page, /^Most coins/).click()
const confirmSale = async (page: Page) => {
  await most(page)
  await button(page, /^Sell for/).click()
}
async function lift(page: Page) {
  await page.locator('[data-hand]:not([aria-disabled="true"])').first().click()
}
const tab = (name: string) => async (page: Page) => {
  const nav = page.getByRole('navigation', { name: 'Parts of the table' })
  if (await nav.isVisible()) await nav.getByRole('button', { name }).click()
}

export const SCREENS: Record<string, Screen> = {
  home: { path: '/' },
  'home-full': { path: '/', shelf: ['sell', 'sell-5', 'over', 'over-5', 'curtain'] },
  'set-table': { path: '/play/fuerstenfeld' },
  guide: {
    path: '/',
    prepare: async (page) => {
      await button(page, /^Your first game/).click()
      await page.getByRole('complementary', { name: 'Guide' }).waitFor()
    },
  },
  'guide-later': {
    path: '/',
    prepare: async (page) => {
      await button(page, /^Your first game/).click()
      for (let lesson = 0; lesson < 3; lesson++)
        await page.getByRole('complementary', { name: 'Guide' }).getByRole('button', { name: 'Go on' }).click()
    },
  },
  settings: { path: '/settings' },
  rules: { path: '/rules/fuerstenfeld#F-SELL-3' },
  learn: { path: '/learn' },
  'learn-fuerstenfeld': { path: '/learn/fuerstenfeld' },
  replays: { path: '/replays', shelf: ['over', 'over-5', 'sell'] },
  replay: { path: '/replay/file', record: 'sell', prepare: stepOn },
  'duel-replay': { path: '/replay/file', record: 'duel-construct', prepare: stepOn },
  lobby: { path: '/lobby' },
  'not-found': { path: '/nowhere' },
  'server-gone': { path: '/table/k7mq2' },
  'update-offered': {
    path: '/',
    installed: true,
    prepare: async (page) => {
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      // Another address of the same worker counts as a new version of it.
      await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'))
      await page.getByText('A new version is ready.').waitFor()
    },
  },
  'table-gone': { path: '/table/local-nothing' },
  'sell-open': { scene: 'sell' },
  sell: { scene: 'sell', prepare: most },
  'sell-2': { scene: 'sell-2', prepare: most },
  'sell-4': { scene: 'sell-4', prepare: most },
  'sell-5': { scene: 'sell-5', prepare: most },
  'sell-market': { scene: 'sell-market', prepare: most },
  'sell-extras': {
    scene: 'sell-market-5',
    prepare: async (page) => {
      await most(page)
      for (const name of [/^Market/, /^Office/]) {
        const control = page.getByRole('switch', { name })
        if ((await control.getAttribute('aria-checked')) !== 'true') await control.click()
      }
    },
  },
  'sell-refused': {
    scene: 'sell-refused',
    prepare: async (page) => {
      for (let number = 1; number <= 3; number++) {
        await page.keyboard.press(String(number))
        await page.keyboard.press('w')
        if ((await page.locator('.refusal').count()) > 0) return
      }
      throw new Error('nothing was refused')
    },
  },
  explain: {
    scene: 'sell',
    prepare: async (page) => {
      // A tap explains what is no button.
      const thing = page.locator('[data-explain="income"], [data-explain="palace-price"]').first()
      await thing.click({ position: { x: 4, y: 4 } })
      await page.locator('aside.explain').waitFor()
    },
  },
  'sell-why': { scene: 'sell', prepare: async (page) => void (await page.keyboard.press('h')) },
  build: { scene: 'build' },
  'build-lifted': { scene: 'build', prepare: lift },
  'build-aimed': {
    scene: 'build',
    prepare: async (page) => {
      await lift(page)
      await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
    },
  },
  'build-refused': { scene: 'build', prepare: (page) => page.locator('[data-hand][aria-disabled="true"]').first().click({ force: true }) },
  'build-crane': { scene: 'build-crane', prepare: lift },
  'build-seven': { scene: 'build-seven', prepare: lift },
  'build-after-sale': { scene: 'sell', prepare: confirmSale },
  discard: { scene: 'discard' },
  'discard-kept': {
    scene: 'discard',
    prepare: async (page) => {
      const phone = page.getByRole('button', { name: 'Keep' }).first()
      if (await phone.isVisible()) await phone.click()
      else await page.locator('[data-hand]').first().click()
    },
  },
  'discard-store': { scene: 'discard-store' },
  'discard-scavenger': { scene: 'discard-scavenger' },
  memory: { scene: 'memory', prepare: async (page) => button(page, 'Memory aid').click() },
  draw: { scene: 'draw' },
  keep: { scene: 'keep' },
  arrange: { scene: 'arrange' },
  'keep-5': { scene: 'keep-5' },
  hint: {
    scene: 'sell',
    prepare: async (page) => {
      await button(page, 'Ask a bot what it would do').click()
      await page.getByText('A strong bot would do this').waitFor({ timeout: 60_000 })
    },
  },
  'hint-sale': {
    scene: 'sell',
    prepare: async (page) => {
      await most(page)
      await button(page, 'Ask a bot what it would do').click()
      await page.getByText('A strong bot would do this').waitFor({ timeout: 60_000 })
    },
  },
  'look-back': {
    scene: 'sell',
    prepare: async (page) => {
      await tab('Log')(page)
      await page.getByRole('region', { name: 'Log' }).getByRole('listitem').nth(4).getByRole('button').click()
    },
  },
  wait: { scene: 'wait' },
  'last-round': { scene: 'last-round' },
  over: { scene: 'over' },
  'over-5': { scene: 'over-5' },
  resigned: { scene: 'resigned' },
  print: { scene: 'sell', prepare: (page) => page.emulateMedia({ media: 'print' }) },
  'print-5': { scene: 'sell-5', prepare: (page) => page.emulateMedia({ media: 'print' }) },
  'print-over': { scene: 'over', prepare: (page) => page.emulateMedia({ media: 'print' }) },
  late: { scene: 'late' },
  curtain: { scene: 'curtain' },
  keys: { scene: 'sell', prepare: async (page) => page.keyboard.press('?') },
  'tab-market': { scene: 'sell-5', prepare: tab('Market') },
  'tab-estate': { scene: 'sell', prepare: tab('Estate') },
  'tab-rivals': { scene: 'sell-5', prepare: tab('Rivals') },
  'tab-log': { scene: 'sell', prepare: tab('Log') },
}

/** The parts of a phone's sheet have tabs, as beside the map. */
const sheet = (name: string) => async (page: Page) => page.locator(`#pd-tab-${name}`).click()
const choose = (selector: string) => async (page: Page) => page.locator(selector).first().click()

/** Principati Duello. */
const DUELS: Record<string, Screen> = {
  'duel-draft': { scene: 'duel-draft', prepare: choose('.pdp [data-tile]') },
  'duel-reserve': { scene: 'duel-reserve', prepare: choose('.pdp [data-building]') },
  'duel-place': { scene: 'duel-place' },
  'duel-place-chosen': { scene: 'duel-place', prepare: choose('[data-tile][data-fits="true"]') },
  'duel-place-pinned': { scene: 'duel-place', prepare: pinned },
  'duel-refused': { scene: 'duel-place', prepare: misplaced },
  'duel-early-place': { scene: 'duel-early-place' },
  'duel-groups': { scene: 'duel-construct', prepare: shown('groups') },
  'duel-chains': { scene: 'duel-over', prepare: shown('chains') },
  'duel-roads': { scene: 'duel-construct', prepare: shown('roads') },
  'duel-enclosed': { scene: 'duel-late', prepare: shown('enclosed') },
  'duel-distant': { scene: 'duel-construct', prepare: shown('distant') },
  'duel-wait': { scene: 'duel-wait' },
  'duel-try': {
    scene: 'duel-wait',
    prepare: async (page) => {
      await choose('[data-try]')(page)
      await pinned(page)
    },
  },
  'duel-demolish': {
    scene: 'duel-construct',
    prepare: async (page) => {
      await choose('.pdp summary')(page)
      await choose('[data-demolish]:not(.no)')(page)
    },
  },
  'duel-guide': {
    path: '/',
    prepare: async (page) => {
      await button(page, /^Your first duel/).click()
      await page.getByRole('complementary', { name: 'Guide' }).waitFor()
    },
  },
  'duel-look': {
    scene: 'duel-construct',
    prepare: async (page) => {
      await choose('#pd-tab-log')(page)
      // A log holds only the lines that fill it.
      await page.locator('.lines li button').nth(2).click()
    },
  },
  'duel-closing': { scene: 'duel-closing' },
  'duel-masters': { scene: 'duel-masters' },
  'duel-trade': { scene: 'duel-trade' },
  'duel-construct': { scene: 'duel-construct' },
  'duel-construct-slot': { scene: 'duel-construct', prepare: choose('[data-slot]:not(.no)') },
  'duel-graph': { scene: 'duel-construct', prepare: shown('graph') },
  'duel-produce': { scene: 'duel-produce' },
  'duel-plan': { scene: 'duel-produce', prepare: async (page) => button(page, 'Propose').click() },
  'duel-points': { scene: 'duel-construct', prepare: sheet('points') },
  'duel-log': { scene: 'duel-construct', prepare: sheet('log') },
  'duel-miners': { scene: 'duel-miners' },
  'duel-over': { scene: 'duel-over' },
  'duel-curtain': { scene: 'duel-curtain' },
  'duel-late': { scene: 'duel-late' },
  /** Zoomed in, so that the overview shows where one is. */
  'duel-overview': {
    scene: 'duel-late',
    prepare: async (page) => {
      for (let times = 0; times < 3; times++) await button(page, 'Nearer').click()
    },
  },
  'duel-hover': {
    scene: 'duel-place',
    prepare: async (page) => {
      await pinned(page)
      const box = await page.locator('[data-mark="legal"]').last().boundingBox()
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(400)
    },
  },
  'duel-hover-tile': {
    scene: 'duel-construct',
    prepare: async (page) => {
      const mark = page.locator('[data-mark="slot"]').first()
      await mark.waitFor({ state: 'attached' })
      const box = await mark.boundingBox()
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(600)
    },
  },
}
Object.assign(SCREENS, DUELS)

/** An overlay of the map, or the production graph. */
function shown(what: string) {
  return async (page: Page) => {
    const phone = page.locator('[data-show="all"]')
    // The result of a game that is over lies above the map.
    const map = button(page, 'Look at the map')
    if (await map.isVisible()) await map.click()
    if (await phone.isVisible()) await phone.click()
    await page.locator(`[data-show="${what}"]`).click()
  }
}
async function pinned(page: Page) {
  await page.locator('[data-tile][data-fits="true"]').first().click()
  await page.getByRole('grid').focus()
  for (const key of ['n', 'Space']) await page.keyboard.press(key)
}
/** The chosen tile on a cell where it does not fit. */
async function misplaced(page: Page) {
  await pinned(page)
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key)
    await page.keyboard.press('Space')
    if ((await page.locator('.pin.bad').count()) > 0) return
  }
  throw new Error('the tile fits everywhere')
}
/** To a moment of a record in which something was sold or laid. */
async function stepOn(page: Page) {
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await slider.evaluate((range: HTMLInputElement) => {
    range.value = String(Math.round(Number(range.max) * 0.8))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await button(page, 'One step on').click()
}

export interface Wanted {
  out: string
  only: string[] | null
  sizes: Size[]
  themes: ('light' | 'dark')[]
  language: string
}

/** What is taken if nothing is said: every screen in English, tables at two more sizes, and one table in the other languages. */
export const USUAL: Omit<Wanted, 'out'>[] = [
  { only: null, sizes: ['desktop', 'tablet', 'phone', 'small'], themes: ['light', 'dark'], language: 'en' },
  {
    only: ['sell', 'sell-5', 'build-lifted', 'discard', 'duel-place', 'duel-construct'],
    sizes: ['laptop', 'upright'],
    themes: ['light'],
    language: 'en',
  },
  ...['de', 'it', 'hu'].map((language) => ({
    only: ['sell', 'home', 'duel-construct'],
    sizes: ['desktop', 'small'] as Size[],
    themes: ['light' as const],
    language,
  })),
]

/** Brings what a screen needs into a page that is already at our address. */
export async function bring(page: Page, { scene, shelf = [], record }: Screen) {
  await put(
    page,
    [...(scene ? [scene] : []), ...shelf].map((each) => scenes[each]()),
  )
  if (record) await page.evaluate((text) => sessionStorage.setItem('princely.record', text), recordOf(scenes[record]()))
}

/** The reader chooses another language, as if in another tab: nothing is loaded again. */
async function speak(page: Page, language: string) {
  if (language === 'en') return
  await page.evaluate((code) => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem('princely.preferences') ?? '{}'), language: code })
    localStorage.setItem('princely.preferences', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'princely.preferences', newValue }))
  }, language)
  await page.waitForFunction((code) => document.documentElement.lang === code, language)
  await page.waitForTimeout(300)
}

interface Shot {
  name: string
  whole: boolean
  /** Brings a page to the wanted screen. */
  show: (page: Page, friend: () => Promise<Page>) => Promise<void>
}

/** Screens of the page alone, and those that need a server, if there is one. */
function shots(origin: string): Shot[] {
  const alone = Object.entries(SCREENS).map(([name, screen]): Shot => ({
    name,
    whole: screen.path !== undefined && !screen.record && name !== 'rules' && !name.includes('guide') && !name.startsWith('learn-'),
    show: async (page) => {
      await page.goto(`${origin}/icon.svg`)
      await bring(page, screen)
      await page.goto(`${origin}${screen.path ?? `/table/local-${screen.scene}`}`)
      await page.locator('h1').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      await screen.prepare?.(page)
    },
  }))
  if (!process.env.PRINCELY_URL) {
    console.error('Without PRINCELY_URL there are no pictures of the screens that need a server.')
    return alone
  }
  return [...alone, ...Object.entries(ONLINE).map(([name, show]): Shot => ({ name, whole: !name.startsWith('online-'), show }))]
}

/** Returns what is wrong with the pages; an empty list is good. */
export async function takePictures(wanted: Wanted): Promise<string[]> {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  const faults: string[] = []
  await mkdir(wanted.out, { recursive: true })
  const all = shots(server.origin).filter(({ name }) => !wanted.only || wanted.only.includes(name))
  for (const theme of wanted.themes) {
    for (const size of wanted.sizes) {
      const viewport = SIZES[size]
      const small = viewport.width < 760
      for (const { name, whole, show } of all) {
        if (name.startsWith('tab-') && !small) continue
        const context = await browser.newContext({
          viewport,
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en',
          hasTouch: small,
          deviceScaleFactor: small ? 2 : 1,
          extraHTTPHeaders: ownAddress(),
        })
        const page = await context.newPage()
        const friends: BrowserContext[] = []
        const fault = (text: string) => faults.push(`${name} ${size} ${theme} ${wanted.language}: ${text}`)
        page.on('console', (message) => message.type() === 'error' && !isExpected(name, message) && fault(message.text()))
        page.on('pageerror', (error) => fault(error.message))
        try {
          await show(page, async () => {
            const friend = await browser.newContext({
              viewport: SIZES.desktop,
              locale: 'en',
              reducedMotion: 'reduce',
              extraHTTPHeaders: ownAddress(),
            })
            friends.push(friend)
            return friend.newPage()
          })
          await speak(page, wanted.language)
          await page.waitForTimeout(150)
          // A sheet of paper is larger than a phone.
          if (!name.startsWith('print')) {
            if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) fault('scrolls sideways')
            if (await page.evaluate(() => document.querySelector('.table') && document.documentElement.scrollHeight > innerHeight + 1))
              fault('a table scrolls the page')
          }
        } catch (error) {
          fault(String(error).split('\n')[0]!)
        }
        await page.screenshot({
          path: `${wanted.out}/${name}-${size}-${theme}${wanted.language === 'en' ? '' : `-${wanted.language}`}.png`,
          fullPage: whole,
        })
        for (const each of [context, ...friends]) await each.close()
      }
    }
  }
  await browser.close()
  await server.close()
  return faults
}
