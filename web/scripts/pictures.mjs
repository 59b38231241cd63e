// Takes pictures of the gallery and the pages, to be looked at: npm run pictures [-- --out DIR] [--only NAME,NAME]
// [--sizes desktop,phone] [--themes light,dark] [--lang de]. Needs `npm run build` first. Fails on errors in the console
// and on pages that scroll sideways.

import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
}
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const out = option('out', 'pictures')
const lang = option('lang', 'en')
const wanted = option('sizes', 'desktop,tablet,phone,small').split(',')
const themes = option('themes', 'light,dark').split(',')
const only = option('only', null)?.split(',')

const server = await preview({ preview: { port: 4178, strictPort: false }, logLevel: 'silent' })
const origin = server.resolvedUrls.local[0].replace(/\/$/, '')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
await mkdir(out, { recursive: true })

const pages = { home: '/', settings: '/settings', rules: '/rules/fuerstenfeld#F-SELL-3', 'not-found': '/nowhere' }
const faults = []

for (const theme of themes) {
  for (const size of wanted) {
    const context = await browser.newContext({
      viewport: sizes[size], colorScheme: theme, reducedMotion: 'reduce', locale: lang,
      hasTouch: sizes[size].width < 760, deviceScaleFactor: sizes[size].width < 760 ? 2 : 1,
    })
    const page = await context.newPage()
    let name = ''
    page.on('console', (message) => message.type() === 'error' && faults.push(`${name} ${size} ${theme}: ${message.text()}`))
    page.on('pageerror', (error) => faults.push(`${name} ${size} ${theme}: ${error.message}`))
    await page.goto(`${origin}/gallery`)
    await page.locator('.index').waitFor()
    const pieces = await page.locator('.index a').allTextContents()
    const all = { ...Object.fromEntries(pieces.map((piece) => [`gallery-${piece}`, `/gallery/${piece}`])), ...pages }
    for (const [each, path] of Object.entries(all)) {
      if (only && !only.includes(each.replace(/^gallery-/, ''))) continue
      name = each
      await page.goto(origin + path)
      await page.locator('h1').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (sideways) faults.push(`${name} ${size} ${theme}: scrolls sideways`)
      const down = await page.evaluate(() => document.querySelector('.table') && document.documentElement.scrollHeight > innerHeight + 1)
      if (down) faults.push(`${name} ${size} ${theme}: a table scrolls the page`)
      await page.screenshot({ path: `${out}/${each.replace(/^gallery-/, '')}-${size}-${theme}.png`, fullPage: !path.startsWith('/gallery/') || path.endsWith('/art') || path.endsWith('/home-full') })
    }
    await context.close()
  }
}
await browser.close()
await server.close()
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
