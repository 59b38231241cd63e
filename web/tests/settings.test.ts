import { expect, test } from 'vitest'
import { defaults, restored } from '../src/core/settings.svelte.ts'

test.each<[string[], string]>([
  [['de-AT', 'en'], 'de'],
  [['fr', 'hu-HU'], 'hu'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that speaks %j begins in %s', (languages, code) => expect(defaults(languages).language).toBe(code))

test('one hears quietly that it is one’s turn, until one wants it otherwise', () => {
  const { volume, sounds } = defaults(['en'])
  expect([volume, sounds.turn, sounds.move]).toEqual(['quiet', true, false])
})

test('each sound comes back as it was chosen, and what makes no sense does not', () => {
  const { sounds, volume } = restored('{"volume":"loud","sounds":{"turn":false,"talk":"yes","bang":true}}', defaults(['en']))
  expect(volume).toBe('quiet')
  expect(sounds).toEqual({ ...defaults(['en']).sounds, turn: false })
})

const fallback = defaults(['it'])
test.each([null, '', '{', '7', 'null', '[]', '{"language":"xx","theme":3,"volume":true,"sounds":[]}'])(
  'stored %j changes nothing',
  (stored) => {
    expect(restored(stored, fallback)).toEqual(fallback)
  },
)

test('what was chosen comes back', () => {
  expect(restored('{"language":"hu","theme":"dark","volume":"full","keys":false,"hand":"left"}', fallback)).toEqual({
    ...fallback,
    language: 'hu',
    theme: 'dark',
    volume: 'full',
    hand: 'left',
    keys: false,
  })
})
