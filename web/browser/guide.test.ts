// The guided first game, from the first lesson to the last.

import { expect, test } from 'vitest'
import { act, asked, bar, inChromium, open, reader } from './page.ts'

inChromium()

test('the guide leads through every phase, is left and taken up again, and ends with the game', async () => {
  const { page, leave } = await reader()
  await open(page, '/')
  await page.getByRole('button', { name: /^Your first game/ }).click()
  await bar(page).waitFor()
  const guide = page.getByRole('complementary', { name: 'Guide' })
  const next = guide.getByRole('button', { name: 'Go on' })
  await next.click()
  await next.click()
  await expect.poll(() => guide.innerText()).toContain('Choose a brewery')
  await page.getByRole('region', { name: 'Brewery 1' }).getByRole('button').click()
  await expect.poll(() => guide.innerText()).toContain('Now say how much')
  await page.reload()
  await bar(page).waitFor()
  await expect.poll(() => guide.innerText()).toContain('Now say how much')
  await act(page, /^Most coins/).click()
  await expect.poll(() => guide.innerText()).toContain('Nothing is sold yet')
  await act(page, /^Sell for/).click()
  await expect.poll(() => guide.innerText()).toContain('Now you may build')
  await page.locator('[data-hand]:not([aria-disabled="true"])').first().click()
  await expect.poll(() => guide.innerText()).toContain('Lit spaces')
  await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
  await act(page, /^Build on space/).click()
  await expect.poll(() => guide.innerText()).toContain('Undo takes back')
  await act(page, 'Build no more').click()
  await expect.poll(() => guide.innerText()).toContain('one card stays')
  await page.locator('[data-hand]').first().click()
  await expect.poll(() => guide.innerText()).toContain('End your turn')
  await act(page, /^End turn/).click()

  // The rest of the game: whatever the guide says is read, and palaces are built.
  for (let step = 0; step < 3000; step++) {
    const words = await asked(page)
    if (/wins? with|share the win/.test(words)) break
    if (await next.isVisible()) {
      // The game may have ended since; its last lesson stays.
      if ((await guide.innerText()).includes('That was your first game')) break
      await next.click()
    } else if (/^Choose one brewery/.test(words)) {
      const best = act(page, /^Most coins/)
      await (await best.isVisible() ? best : act(page, 'Sell nothing')).click()
      await act(page, /^Sell (for|nothing)/).first().click()
    } else if (/^Build /.test(words)) {
      const palace = page.locator('[data-hand^="palace"]:not([aria-disabled="true"])')
      const field = page.locator('[data-hand]:not([aria-disabled="true"]):not([data-hand^="palace"])')
      const empty = await page.locator('.plot.empty').count()
      const card = (await palace.count()) > 0 ? palace.first() : empty > 0 && (await field.count()) > 0 ? field.first() : null
      if (!card) await act(page, 'Build no more').click()
      else {
        await card.click()
        await page.locator('[data-space]:not([aria-disabled="true"])').first().click()
        await act(page, /^Build on space/).click()
      }
    } else if (/stays? in your hand/.test(words)) {
      const first = page.locator('[data-hand]').first()
      if ((await first.count()) > 0 && (await first.getAttribute('aria-pressed')) !== 'true') await first.click()
      await act(page, /^End turn/).click()
    } else if (/^You may draw/.test(words)) await act(page, 'Draw no more').click()
    else await page.waitForTimeout(20)
  }
  for (let left = 0; left < 12 && (await next.isVisible()); left++) {
    if ((await guide.innerText()).includes('That was your first game')) break
    await next.click()
  }
  await expect.poll(() => guide.innerText()).toContain('That was your first game')
  await leave()
}, 240_000)
