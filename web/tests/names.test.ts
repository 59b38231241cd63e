import { expect, test } from 'vitest'
import { botName, named } from '../src/table/names.ts'

test('bots have the same names everywhere, and nobody is called as somebody else is', () => {
  const bot = { name: null, sitter: { type: 'bot', level: 'easy' } } as const
  const guest = (name: string | null) => ({ name, sitter: { type: 'person' } }) as const
  expect(named([guest('Anna'), bot, bot]).map(({ name }) => name)).toEqual(['Anna', botName(1), botName(2)])
  expect(named([guest(botName(1)), bot, guest(null)]).map(({ name }) => name)).toEqual([botName(1), null, null])
})
