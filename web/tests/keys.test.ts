import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { GOODS } from '../src/game/fuerstenfeld/pieces/goods.ts'
import { commandOf, keysOf, type Command, type Letters } from '../src/game/fuerstenfeld/layout/keys.ts'
import type { Phase } from '../src/generated/fuerstenfeld.ts'

const key = (name: string, held: { ctrl?: boolean; shift?: boolean; alt?: boolean } = {}) => ({
  key: name,
  ctrl: false,
  shift: false,
  alt: false,
  ...held,
})

const signs: Letters = { hops: 'H', barley: 'B', water: 'W' }

/** The letters that the signs show in a language. */
function lettersOf(language: string): Letters {
  const text = readFileSync(new URL(`../src/locales/${language}/board.ftl`, import.meta.url), 'utf8')
  return Object.fromEntries(GOODS.map((good) => [good, new RegExp(`^letter-${good} = (.)$`, 'm').exec(text)![1]!])) as Letters
}

test.each<[string, ReturnType<typeof key>, Phase, boolean, Command | null]>([
  ['numbers choose a brewery while selling', key('2'), 'sell', false, { type: 'brewery', brewery: 1 }],
  ['there is no sixth brewery', key('6'), 'sell', false, null],
  ['numbers choose a card while building', key('2'), 'build', false, { type: 'card', index: 1 }],
  ['with a card in the air numbers are spaces', key('6'), 'build', true, { type: 'space', space: 5 }],
  ['there is no seventh space', key('7'), 'build', true, null],
  ['H adds hops', key('h'), 'sell', false, { type: 'good', good: 'hops', by: 1 }],
  ['shift takes them back', key('H', { shift: true }), 'sell', false, { type: 'good', good: 'hops', by: -1 }],
  ['E explains', key('e'), 'build', false, { type: 'explain' }],
  ['H is nothing while building', key('h'), 'build', false, null],
  ['Ctrl+Z undoes', key('z', { ctrl: true }), 'sell', false, { type: 'undo' }],
  ['Ctrl+Shift+Z does it again', key('Z', { ctrl: true, shift: true }), 'sell', false, { type: 'redo' }],
  ['the browser keeps its keys', key('l', { ctrl: true }), 'sell', false, null],
  ['and the menu its own', key('h', { alt: true }), 'sell', false, null],
  ['Enter confirms', key('Enter'), 'build', true, { type: 'confirm' }],
  ['Escape drops', key('Escape'), 'build', true, { type: 'drop' }],
])('%s', (_, pressed, phase, holding, command) => expect(commandOf(pressed, phase, holding, signs)).toEqual(command))

test('letters and numbers can be turned off; the rest stays', () => {
  expect(commandOf(key('m'), 'sell', false, null)).toBeNull()
  expect(commandOf(key('2'), 'sell', false, null)).toBeNull()
  expect(commandOf(key('z', { ctrl: true }), 'sell', false, null)).toEqual({ type: 'undo' })
})

test.each([
  ['en', 'hbw'],
  ['de', 'hgw'],
  ['it', 'loa'],
  ['hu', 'kav'],
])('goods have the letters of their signs in %s, and win over other keys while selling', (language, typed) => {
  const letters = lettersOf(language)
  GOODS.forEach((good, index) => {
    const command: Command = { type: 'good', good, by: 1 }
    expect(commandOf(key(letters[good].toLowerCase()), 'sell', false, letters)).toEqual(command)
    expect(commandOf(key(typed[index]!), 'sell', false, letters)).toEqual(command)
    expect(keysOf(letters).find(([, words]) => words === 'key-goods')![0]).toContain(letters[good])
  })
  expect(commandOf(key('m'), 'sell', false, letters)).toEqual({ type: 'most' })
  expect(commandOf(key('l'), 'build', false, letters)).toEqual({ type: 'log' })
})
