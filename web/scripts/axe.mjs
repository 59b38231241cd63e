// Looks for barriers with axe in every piece of the gallery and every page, light and dark, wide and narrow, and
// fails on any: npm run axe [-- --only NAME,NAME] [--sizes 1440,360]. Needs `npm run build` first.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const server = await preview({ preview: { port: 4179, strictPort: false }, logLevel: 'silent' })
const origin = server.resolvedUrls.local[0].replace(/\/$/, '')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : process.argv[at + 1].split(',')
}
const [only, sizes] = [option('only'), option('sizes')]
const found = new Map()
for (const [width, height, theme] of [[1440, 900, 'light'], [1024, 768, 'dark'], [360, 640, 'light'], [390, 844, 'dark']]) {
  if (sizes && !sizes.includes(String(width))) continue
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${origin}/gallery`)
  await page.locator('.index').waitFor()
  const pieces = await page.locator('.index a').allTextContents()
  for (const path of [...pieces.map((piece) => `/gallery/${piece}`), '/', '/settings', '/rules/fuerstenfeld', '/nowhere']) {
    if (only && !only.includes(path.split('/').at(-1))) continue
    await page.goto(origin + path)
    await page.locator('h1').first().waitFor()
    await page.evaluate(axe)
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }))
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const key = `${id}: ${help} — ${target.join(' ').replace(/\.svelte-\w+/g, '').replace(/:nth-child\(\d+\)/g, '')}`
        if (!found.has(key)) found.set(key, { where: [], why: failureSummary.split('\n')[1]?.trim() })
        found.get(key).where.push(`${path} ${width} ${theme}`)
      }
    }
  }
  await context.close()
}
await browser.close()
await server.close()
for (const [key, { where, why }] of found) console.error(`${key}\n    ${why}\n    ${where.length} ×, first ${where[0]}`)
process.exit(found.size > 0 ? 1 : 0)
