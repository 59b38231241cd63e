import { expect, test } from 'vitest'
import { language } from '../src/core/language.svelte.ts'
import type { TableSeat } from '../src/generated/protocol.ts'
import { called, nameAmong, named, ownName, sitterName } from '../src/table/called.ts'
import { botName } from '../src/table/names.ts'

test('bots have the same names everywhere, and nobody is called as somebody else is', () => {
  const bot = { name: null, sitter: { type: 'bot', level: 'easy' } } as const
  const guest = (name: string | null) => ({ name, sitter: { type: 'person' } }) as const
  expect(named([guest('Anna'), bot, bot]).map(({ name }) => name)).toEqual(['Anna', botName(1), botName(2)])
  expect(named([guest(botName(1)), bot, guest(null)]).map(({ name }) => name)).toEqual([botName(1), null, null])
})

test('guests are marked in the language of the reader, and names that were chosen are left alone', async () => {
  for (const [code, anna, nobody] of [
    ['en', 'Anna (guest)', 'Guest 7kq2'],
    ['de', 'Anna (Gast)', 'Gast 7kq2'],
    ['it', 'Anna (ospite)', 'Ospite 7kq2'],
    ['hu', 'Anna (vendég)', 'Vendég 7kq2'],
  ] as const) {
    await language.use(code)
    expect([called('Anna (guest)'), called('guest 7kq2'), called('Anna')]).toEqual([anna, nobody, 'Anna'])
  }
  await language.use('en')
  expect([ownName('Anna (guest)'), ownName('guest 7kq2'), ownName('Anna')]).toEqual(['Anna', '', 'Anna'])
})

test('who sits on a seat: a person, a bot with a name, a program, nobody', () => {
  const seat = (name: string | null, type: string) => ({ name, sitter: { type } }) as unknown as TableSeat
  expect(sitterName(seat('Ben (guest)', 'person'), 0)).toBe('Ben (guest)')
  expect(sitterName(seat(null, 'bot'), 1)).toBe(botName(1))
  expect(sitterName(seat('Deep Brew', 'program'), 1)).toBe('Deep Brew')
  expect(sitterName(seat(null, 'nobody'), 1)).toBe(null)
})

test('where all play together a guest has no mark, unless somebody else there has the same name', () => {
  const chair = (name: string | null) => ({ name, sitter: { type: name === null ? 'bot' : 'person' } }) as unknown as TableSeat
  const seats = ['Anna (guest)', 'Ben (guest)', 'Ben', 'guest 7kq2', null].map(chair)
  const names = ['Anna', 'Ben (guest)', 'Ben', 'Guest 7kq2', null]
  expect(seats.map((_, seat) => nameAmong(seats, seat))).toEqual(names)
  expect(named(seats).map(({ name }) => name)).toEqual([...names.slice(0, 4), botName(4)])
  // A bot never has the name of a guest.
  expect(named([chair(`${botName(1)} (guest)`), chair(null)]).map(({ name }) => name)).toEqual([botName(1), null])
})
