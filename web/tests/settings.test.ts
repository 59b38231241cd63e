import { expect, test } from 'vitest'
import { defaults, restored } from '../src/core/settings.svelte.ts'

test.each<[string[], string]>([
  [['de-AT', 'en'], 'de'],
  [['fr', 'hu-HU'], 'hu'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that speaks %j begins in %s', (languages, code) => expect(defaults(languages).language).toBe(code))

test('sound is off until it is asked for', () => expect(defaults(['en']).sound).toBe(false))

const fallback = defaults(['it'])
test.each([null, '', '{', '7', 'null', '[]', '{"language":"xx","theme":3,"sound":"yes"}'])('stored %j changes nothing', (stored) => {
  expect(restored(stored, fallback)).toEqual(fallback)
})

test('what was chosen comes back', () => {
  expect(restored('{"language":"hu","theme":"dark","sound":true,"keys":false}', fallback)).toEqual({
    ...fallback,
    language: 'hu',
    theme: 'dark',
    sound: true,
    keys: false,
  })
})
