// The page around the tables: home, the lists of games, replays, settings, the menu of a game of this device, what is printed.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, asked, barriers, drawn, inChromium, open, PHONE, reader } from './page.ts'
import { duels } from './duels.ts'
import { scenes } from './scenes.ts'

inChromium()

const LONG = 120_000
const json = (body: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(body) })
const tableOf = (turn: boolean) => ({
  id: 'abc',
  stage: 'running',
  terms: { game: 'fuerstenfeld', pace: { type: 'untimed' }, options: { variant: 'base' } },
  seats: [
    { name: 'Anna', sitter: { type: 'person' }, player: 'a' },
    { name: 'Ben', sitter: { type: 'person' }, player: 'b' },
  ],
  viewer: { type: 'seat', seat: 0 },
  is_own: true,
  public: false,
  made: 1,
  your_turn: turn,
  winners: null,
  rematch: null,
})

/** Counts the tones that a page makes from now on, or those of one pitch. To be called before the page is opened. */
async function countTones(page: Page): Promise<(pitch?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const tones: OscillatorNode[] = []
    Object.assign(globalThis, { tones })
    const create = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      const tone = create.call(this)
      tones.push(tone)
      return tone
    }
  })
  return (pitch) =>
    page.evaluate((pitch) => {
      const { tones } = globalThis as unknown as { tones: OscillatorNode[] }
      return tones.filter(({ frequency }) => pitch === undefined || frequency.value === pitch).length
    }, pitch)
}

test(
  '"Watch" watches: the replay runs from its beginning until it is stopped',
  async () => {
    const { page, leave } = await reader({}, [scenes.over()], { speed: 'fast' })
    await open(page, '/replays')
    await page.getByRole('link', { name: /^Watch/ }).click()
    await expect.poll(() => asked(page)).toMatch(/moment 1 of/)
    await expect.poll(() => asked(page)).toMatch(/moment 3 of/)
    await page.getByRole('button', { name: 'Stop' }).click()
    await act(page, 'To the beginning').click()
    await act(page, 'One step on').click()
    await expect.poll(() => asked(page)).toMatch(/moment 1 of/)
    await page.getByRole('button', { name: 'Let it run' }).click()
    await expect.poll(() => asked(page)).toMatch(/moment 2 of/)
    await leave()
  },
  LONG,
)

test(
  'a game that is still being played has no replay that would show everything',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    await page.goto(`${new URL(page.url()).origin}/replay/local-sell`)
    await page.getByText('Its replay opens when it is over.').waitFor()
    await leave()
  },
  LONG,
)

test(
  'a game of this device is named, drawn as a small picture, given up by two acts, found among the finished ones, and deleted',
  async () => {
    const { page, leave } = await reader({}, [scenes.sell()])
    const tones = await countTones(page)
    await open(page, '/table/local-sell')
    const menu = page.getByRole('button', { name: 'This game' })
    await menu.click()
    await page.getByRole('textbox', { name: 'Name of the game' }).fill('Sunday’s game')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await menu.click()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Give up', exact: true }).click()
    // The first act asks; what is in focus takes nothing away.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
    await page.getByRole('button', { name: 'Give up', exact: true }).click()
    await page.getByRole('region', { name: 'Result' }).waitFor()
    // The end is heard, once: only it has this tone.
    await expect.poll(() => tones(1047)).toBe(1)
    await page.getByRole('link', { name: 'Princely, home' }).click()
    await page.getByRole('region', { name: 'Replays' }).getByText('Sunday’s game').waitFor()
    await page.goto(`${new URL(page.url()).origin}/replays`)
    const finished = page.getByRole('region', { name: 'Finished games' })
    await finished.getByText('Sunday’s game').waitFor()
    expect(await finished.locator('.sketch rect').count()).toBe(18)
    expect(await barriers(page)).toEqual([])
    await finished.getByRole('button', { name: 'Delete', exact: true }).click()
    await finished.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('Finished games stand here').waitFor()
    await leave()
  },
  LONG,
)

test(
  'beside playing at once home has two doors: friends by a link, and people around this device',
  async () => {
    const { page, leave } = await reader()
    await open(page, '/')
    const game = page.getByRole('region', { name: 'Fürstenfeld' })
    const doors = await game.locator('.acts').locator('a, button').allInnerTexts()
    expect(doors.map((each) => each.trim())).toEqual(['Play now', 'With friends by a link', 'Around this device'])
    await game.getByRole('link', { name: 'Around this device' }).click()
    await page.getByRole('heading', { name: 'A table on this device' }).waitFor()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.getByRole('button', { name: /^I am Player [12]$/ }).waitFor()
    await leave()
  },
  LONG,
)

test.each([
  ['Fürstenfeld', () => scenes.sell()],
  ['Principati Duello', () => duels['duel-place']()],
])(
  'at a table of %s settings, keys and the file of the game are at hand, whatever the screen',
  async (_, made) => {
    const { kept, journal } = made()
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 820, height: 1180 },
      { width: 844, height: 390 },
      { width: 360, height: 640 },
    ]) {
      const touch = viewport.width < 1000
      const { page, leave } = await reader({ viewport, hasTouch: touch, isMobile: touch }, [{ kept, journal }])
      await open(page, `/table/${kept.id}`)
      await page.getByRole('button', { name: 'This game' }).click()
      const menu = page.getByRole('dialog', { name: 'This game' })
      expect(await menu.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
      const [file] = await Promise.all([page.waitForEvent('download'), menu.getByRole('button', { name: 'Save as a file' }).click()])
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${kept.game}-.*\\.json$`))
      expect(JSON.parse(readFileSync(await file.path(), 'utf8')).game).toBe(kept.game)
      // A keyboard may be joined to any screen.
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).waitFor()
      await page.keyboard.press('Escape')
      await leave()
    }
  },
  LONG,
)

test(
  'home learns of a turn that comes at a server, and puts it first, without being loaded again',
  async () => {
    const { page, faults } = await reader({}, [scenes.wait()])
    let turn = false
    await page.route('**/api/v1/tables?*', (route) =>
      route.fulfill(json({ tables: route.request().url().includes('mine=true') ? [tableOf(turn)] : [], next: null })),
    )
    await page.evaluate(() => localStorage.setItem('princely.player', 'known'))
    await open(page, '/')
    const own = page.getByRole('region', { name: 'Your games' })
    await own.getByText('others are to play').waitFor()
    expect(await own.locator('li.turn').count()).toBe(0)
    turn = true
    await own.locator('li.turn').waitFor()
    expect(await own.getByRole('listitem').first().innerText()).toContain('Against Ben')
    expect(faults).toEqual([])
  },
  LONG,
)

test(
  'the profile lists the games of this device with those of the server',
  async () => {
    const { page } = await reader({}, [scenes.over(), scenes.sell()])
    await page.route('**/api/v1/**', (route) => {
      const url = route.request().url()
      if (url.includes('/tables')) return route.fulfill(json({ tables: [tableOf(true)], next: null }))
      if (url.includes('/sessions')) return route.fulfill(json({ sessions: [] }))
      return route.fulfill(json({ player: { id: 'a', name: 'Anna (guest)', kind: 'guest' }, is_admin: false }))
    })
    await open(page, '/profile')
    const games = page.getByRole('region', { name: 'Your games here' })
    await expect.poll(() => games.locator('li.card').count()).toBe(3)
    expect(await games.locator('li.card').first().innerText()).toContain('your turn')
    expect(await games.getByRole('link', { name: /^Watch/ }).count()).toBe(1)
  },
  LONG,
)

test.each([
  ['360 × 640', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ['390 × 844', PHONE],
])(
  'on a phone of %s a game can be begun without scrolling, and with an open game that one comes first',
  async (_, options) => {
    const { page, leave } = await reader(options)
    await open(page, '/')
    const inSight = async (name: RegExp | string, role: 'button' | 'link') => {
      const box = await page.getByRole(role, { name }).first().boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= options.viewport!.height
    }
    expect(await inSight('Play now', 'button')).toBe(true)
    // A newcomer is told plainly whom they play against, and finds the guided game beside it.
    expect(await inSight(/Play a guided game/, 'button')).toBe(true)
    await page.getByText('you against 2 bots, level Easy').waitFor()
    await leave()
    const again = await reader(options, [scenes.sell()])
    await open(again.page, '/')
    const box = await again.page.getByRole('link', { name: /^Go on/ }).boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(options.viewport!.height)
    await again.leave()
  },
  20_000,
)

test(
  'what is chosen in the settings is marked on the page at once, and every sound can be listened to',
  async () => {
    const { page, leave } = await reader()
    const tones = await countTones(page)
    await open(page, '/settings')
    for (const [group, choice] of [
      ['Size of text', 'large'],
      ['Contrast', 'high'],
      ['Colours of the players', 'bright'],
      ['Movement', 'fast'],
      ['Phone in the', 'left hand'],
    ] as const)
      await page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()
    await page.getByRole('switch', { name: /^Patterns/ }).click()
    const marks = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(await marks()).toMatchObject({ size: 'large', contrast: 'high', colours: 'bright', speed: 'fast', hand: 'left', patterns: 'on' })
    let before = 0
    for (const sound of ['It is my turn', 'Others have played', 'Somebody talks', 'Something was taken back', 'The game is over']) {
      await page.getByRole('button', { name: `Listen: ${sound}` }).click()
      expect(await tones()).toBeGreaterThan(before)
      before = await tones()
    }
    expect(await barriers(page)).toEqual([])
    await page.getByRole('radiogroup', { name: 'Volume' }).getByText('off', { exact: true }).click()
    expect(await page.getByRole('button', { name: /^Listen/ }).count()).toBe(0)
    await page.reload()
    await drawn(page)
    expect(await marks()).toMatchObject({ contrast: 'high', hand: 'left' })
    await leave()
  },
  LONG,
)

test.each([
  ['Fürstenfeld', () => scenes.over()],
  ['Principati Duello', () => duels['duel-over']()],
])(
  'the result of %s fits one printed page, on white, and is small',
  async (_, made) => {
    const scene = made()
    const { page, leave } = await reader({}, [scene])
    await open(page, `/table/${scene.kept.id}`)
    await page.getByRole('region', { name: 'Result' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await drawn(page)
    const grounds = await page.evaluate(() =>
      ['body', '.table', '[aria-label="Result"]'].map((each) => getComputedStyle(document.querySelector(each)!).backgroundColor),
    )
    for (const ground of grounds) expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(ground)
    const cut = await page.evaluate(() => {
      const box = document.querySelector('[aria-label="Result"]')!
      return box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible'
    })
    expect(cut).toBe(false)
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(paper.length).toBeLessThan(700_000)
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await leave()
  },
  LONG,
)
