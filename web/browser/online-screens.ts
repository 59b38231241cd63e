// Screens that need a server. Each is prepared in the page of a reader; `friend` opens a second browser for somebody else.

import type { Page } from 'playwright-core'
import { act } from './page.ts'
import { put, scenes } from './scenes.ts'
import { isTurn, join, lobbyForm, openTable, outdating, playTurn, seated, server, whoseTurn, wire } from './together.ts'

type Prepare = (page: Page, friend: () => Promise<Page>) => Promise<void>

const named = async (page: Page, name: string) => {
  await page.goto(`${server}/profile`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name }).waitFor()
}

/** A game between the reader and a friend. */
async function table(page: Page, friend: () => Promise<Page>, pace?: string, origin = server): Promise<Page> {
  await named(page, 'Anna')
  const other = await friend()
  await named(other, 'Jonas')
  await join(other, await openTable(page, { seats: 2, bots: 0, origin, ...(pace ? { pace } : {}) }))
  await seated(page, other)
  await whoseTurn([page, other])
  return other
}

const menu = (page: Page) => page.getByRole('button', { name: 'About this table' }).click()

export const ONLINE: Record<string, Prepare> = {
  'lobby-open': async (page, friend) => {
    const other = await friend()
    await named(other, 'Ildikó')
    await openTable(other, { seats: 4, bots: 1, pace: '2 days a turn' })
    await named(page, 'Anna')
    await page.goto(`${server}/lobby`)
    await page.getByRole('link', { name: 'Join' }).first().waitFor()
  },
  'open-table': async (page) => {
    const form = await lobbyForm(page)
    await form.getByText('More settings').click()
  },
  waiting: async (page) => {
    await named(page, 'Anna')
    await openTable(page, { seats: 4, bots: 1 })
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  },
  profile: async (page) => {
    await named(page, 'Anna')
    await page.getByRole('button', { name: 'Make a link' }).click()
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  },
  'profile-account': async (page) => {
    await page.goto(`${server}/profile`)
    const register = page.getByRole('region', { name: 'Keep everything' })
    await register.getByLabel('Name').fill(`Anna ${Math.floor(Math.random() * 1e9)}`)
    await register.getByLabel('Password').fill('a long way to Fuerstenfeld')
    await register.getByRole('button', { name: 'Register' }).click()
    await page.getByText('You are signed in.').waitFor()
  },
  share: async (page) => {
    await page.goto(server)
    await put(page, [scenes.over()])
    await page.goto(`${server}/replays`)
    await page.getByRole('button', { name: 'Share by a link' }).click()
    await page.getByRole('textbox', { name: 'The link to this game' }).waitFor()
  },
  recover: async (page) => {
    await page.goto(`${server}/#/recover/abc`)
    await page.getByRole('button', { name: 'Come back' }).waitFor()
  },
  'no-table': async (page) => {
    await page.goto(`${server}/table/nothing`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'online-clocks': async (page, friend) => {
    await table(page, friend, 'a clock each')
    await page.getByRole('list', { name: 'Clocks' }).waitFor()
  },
  'online-menu': async (page, friend) => {
    await table(page, friend)
    await menu(page)
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  },
  'online-talk': async (page, friend) => {
    const other = await table(page, friend)
    await other.getByRole('button', { name: /^Talk/ }).click()
    await other.getByRole('textbox', { name: 'Say something' }).fill('Good luck!')
    await other.getByRole('button', { name: 'Say', exact: true }).click()
    await page.getByRole('button', { name: /^Talk/ }).click()
    await page.getByText('Good luck!').waitFor()
  },
  'online-away': async (page, friend) => {
    await table(page, friend)
    await menu(page)
    await page.getByRole('button', { name: 'Let a bot play for me' }).click()
    await page.getByText('A bot plays for you.').waitFor()
  },
  'online-lost': async (page, friend) => {
    const line = await wire()
    await page.goto(line.origin)
    await table(page, friend, 'a clock each', line.origin)
    line.cut()
    await page.getByText('No connection.').waitFor()
  },
  'online-outdated': async (page, friend) => {
    const { outdate } = await outdating(page)
    await table(page, friend)
    await outdate()
    await page.getByRole('button', { name: 'Load it' }).waitFor()
  },
  'online-rematch': async (page, friend) => {
    const other = await table(page, friend)
    await menu(other)
    await other.getByRole('button', { name: 'Give up', exact: true }).click()
    await other.getByRole('button', { name: 'Give up for good' }).click()
    await act(other, 'Rematch').click()
    await page.getByRole('alertdialog', { name: 'A proposal' }).waitFor()
  },
  'online-ended': async (page, friend) => {
    const other = await table(page, friend)
    await menu(other)
    await other.getByRole('button', { name: 'Give up', exact: true }).click()
    await other.getByRole('button', { name: 'Give up for good' }).click()
    await page
      .getByText(/gave up/)
      .first()
      .waitFor()
  },
  'online-watching': async (page, friend) => {
    const other = await friend()
    const third = await friend()
    await join(third, await openTable(other, { seats: 2, bots: 0 }))
    await seated(other, third)
    await whoseTurn([other, third])
    await page.goto(other.url())
    await seated(page)
  },
  'your-turn': async (page, friend) => {
    const other = await table(page, friend)
    if (await isTurn(other)) {
      // The reader is to act when the other player has acted.
      await playTurn(other)
      await whoseTurn([page])
    }
    await page.goto(server)
    await page.getByRole('region', { name: 'Your games' }).locator('li.turn').first().waitFor()
  },
}
