// Nothing that is hidden from a seat reaches its page: neither by the socket nor by an answer; and nothing of it is stored.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { join, openTable, person, playTurn, seated, whoseTurn, withBrowser } from './together.ts'

withBrowser()

/** Everything that a page hears from the server. */
function listen(page: Page): unknown[] {
  const heard: unknown[] = []
  const add = (text: string) => {
    try {
      heard.push(JSON.parse(text))
    } catch {
      heard.push(text)
    }
  }
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => add(String(payload))))
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) add(await response.text().catch(() => ''))
  })
  return heard
}

/** Everything that a page has stored: both storages, all databases, and cached answers of the server. */
function stored(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const read = (text: string): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        return text
      }
    }
    const all: unknown[] = [...Object.values(localStorage), ...Object.values(sessionStorage)].map((text) => read(String(text)))
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames) {
        all.push(
          await new Promise((resolve, reject) => {
            const request = db.transaction(store).objectStore(store).getAll()
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          }),
        )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/api/')) all.push(read((await (await cache.match(request))?.text()) ?? ''))
      }
    }
    return all
  })
}

/** Every mention of a card that does not belong to the viewer: `owner` is the seat named closest around it. What was agreed
before the game, with the list of all cards, is open to everybody. */
function leaks(value: unknown, cards: ReadonlySet<string>, me: number | null, owner: number | null = null): string[] {
  if (typeof value === 'string') return cards.has(value) && (me === null || owner !== me) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => leaks(each, cards, me, owner))
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  const whose = typeof record.seat === 'number' ? record.seat : owner
  return Object.entries(record).flatMap(([key, each]) => (key === 'terms' ? [] : leaks(each, cards, me, whose)))
}

test('hands, decks, orders and luck of others never come to a page', async () => {
  const faults: string[] = []
  const [anna, ben, eye] = [await person(faults), await person(faults), await person(faults)]
  const [annaHeard, benHeard, eyeHeard] = [listen(anna), listen(ben), listen(eye)]
  const link = await openTable(anna, { seats: 2, bots: 0 })
  await join(ben, link)
  await seated(anna, ben)
  await eye.goto(link)
  await seated(eye)

  const cards = new Set<string>()
  for (let played = 0; played < 6; played++) {
    const page = await whoseTurn([anna, ben])
    for (const each of [anna, ben])
      for (const card of await each.locator('[data-hand]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.hand!)))
        cards.add(card)
    await playTurn(page)
  }
  await whoseTurn([anna, ben])
  expect(cards.size).toBeGreaterThan(8)

  // Anna opened the table, so seat 0 is hers. Drafts are stored under the seat of the page, so they count as its own.
  const kept = { anna: await stored(anna), ben: await stored(ben), eye: await stored(eye) }
  const own = (seat: number, values: unknown[]) => values.map((value) => ({ seat, value }))
  expect(leaks([annaHeard, own(0, kept.anna)], cards, 0)).toEqual([])
  expect(leaks([benHeard, own(1, kept.ben)], cards, 1)).toEqual([])
  expect(leaks([eyeHeard, kept.eye], cards, null)).toEqual([])
  // The search works: if a page is searched as the other seat, secrets are found.
  expect(leaks(annaHeard, cards, 1).length).toBeGreaterThan(8)
  expect(leaks(benHeard, cards, 0).length).toBeGreaterThan(8)

  // The numbers that make the luck stay where they were made until the game is over.
  const nonce = (page: Page) =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('princely.nonce.'))?.[1] ?? null)
  const number = await nonce(ben)
  expect(number).toMatch(/^[0-9a-f]{64}$/)
  const secrets = /"(secret|seed)":"/
  for (const heard of [
    [annaHeard, kept.anna],
    [eyeHeard, kept.eye],
  ]) {
    expect(JSON.stringify(heard)).not.toContain(number)
    expect(JSON.stringify(heard)).not.toMatch(secrets)
  }
  expect(JSON.stringify(kept.ben)).toContain(number)
  expect(faults).toEqual([])
}, 300_000)
