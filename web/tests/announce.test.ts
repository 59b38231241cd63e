// What is told while things move is said together, once they are still.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from '../src/core/announce.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('moves that come fast are all said', () => {
  const announcer = new Announcer()
  for (const move of ['Anna sells.', 'Ben builds.', 'Carla discards.']) {
    announcer.tell(move)
    vi.advanceTimersByTime(50)
  }
  expect(announcer.polite).toBe('')
  vi.advanceTimersByTime(300)
  expect(announcer.polite).toBe('Anna sells. Ben builds. Carla discards.')
})

test('of what is told about one thing only the latest is said', () => {
  const announcer = new Announcer()
  announcer.tell('Anna sells.')
  announcer.tell('2 coins', 'sale')
  announcer.tell(() => '4 coins', 'sale')
  vi.advanceTimersByTime(300)
  expect(announcer.polite).toBe('Anna sells. 4 coins')
})

test('what is gone before it was said is not said', () => {
  const announcer = new Announcer()
  announcer.tell('Anna sells.')
  announcer.tell(() => '4 coins', 'sale')
  announcer.unsay('sale', 'build')
  vi.advanceTimersByTime(300)
  expect(announcer.polite).toBe('Anna sells.')
})

test('nobody waits for long, and what is too much is cut at its beginning', () => {
  const announcer = new Announcer()
  for (let move = 0; move < 40; move++) {
    announcer.tell(`Move ${move}.`)
    vi.advanceTimersByTime(45)
  }
  expect(announcer.polite).toBe('')
  vi.advanceTimersByTime(300)
  expect(announcer.polite).toMatch(/^Move 24\. .*Move 39\.$/)
  for (let move = 0; move < 60; move++) {
    announcer.tell('More.')
    vi.advanceTimersByTime(45)
  }
  expect(announcer.polite).toMatch(/^More\./)
})

test('what is said twice is heard twice', () => {
  const announcer = new Announcer()
  announcer.tell('You have 4 coins.')
  vi.advanceTimersByTime(300)
  const first = announcer.polite
  announcer.tell('You have 4 coins.')
  vi.advanceTimersByTime(300)
  expect(announcer.polite).not.toBe(first)
  expect(announcer.polite.trim()).toBe(first)
})

test('a refusal is gone when something else is done, and with a table all that was said', async () => {
  const announcer = new Announcer()
  announcer.refuse('No.')
  await Promise.resolve()
  expect(announcer.urgent).toBe('No.')
  announcer.calm()
  expect(announcer.urgent).toBe('')
  // Nor is it said late.
  announcer.refuse('No again.')
  announcer.calm()
  await Promise.resolve()
  expect(announcer.urgent).toBe('')
  announcer.polite = 'You sell nothing.'
  announcer.tell('You build nothing.')
  announcer.forget()
  expect([announcer.polite, announcer.urgent]).toEqual(['', ''])
})
