// Every sentence that the client asks for exists, in every language, with the same variables.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sentences } from '../src/core/sentences.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const read = (language: string, file: string) => readFileSync(join(source, 'locales', language, file), 'utf8')
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!)

/** The variables that each message uses, as one text. */
function variables(text: string): Record<string, string> {
  const messages = text.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z][\w-]* =/.test(part))
  return Object.fromEntries(
    messages.map((part) => [
      part.slice(0, part.indexOf(' =')),
      [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!))].sort().join(' '),
    ]),
  )
}

const FILES = ['shell.ftl', 'online.ftl', 'board.ftl', 'principati.ftl', 'study.ftl', 'review.ftl']

describe.each(FILES)('%s', (file) => {
  const english = read('en', file)
  test.each(['de', 'it', 'hu'])('says in %s all that it says in English', (language) => {
    const other = read(language, file)
    expect(ids(other)).toEqual(ids(english))
    const [said, asked] = [variables(other), variables(english)]
    for (const id of ids(english)) {
      // A language may leave a variable out (Hungarian has no plural after numbers), but never invent one.
      for (const name of said[id]!.split(' ').filter(Boolean)) expect(asked[id]!.split(' '), `${id} in ${language}`).toContain(name)
    }
  })
  test.each(['en', 'de', 'it', 'hu'])('can be read in %s', (language) => {
    const errors = new FluentBundle(language).addResource(new FluentResource(read(language, file)))
    expect(errors).toEqual([])
    expect(new Set(ids(read(language, file))).size).toBe(ids(read(language, file)).length)
  })
})

test.each([
  ['en', ['four', 'five', 'six']],
  ['de', ['vier', 'fünf', 'sechs']],
  ['it', ['quattro', 'cinque', 'sei']],
  ['hu', ['négyet', 'ötöt', 'hatot']],
])('the palaces that end the game are those of the table, in %s', (language, numbers) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(read(language, 'board.ftl')))
  const say = (id: string, palaces: number) => bundle.formatPattern(bundle.getMessage(id)!.value!, { palaces })
  numbers.forEach((number, index) => {
    expect(say('warn-trash-palace', 4 + index)).toContain(number)
    expect(say('of-palaces', 4 + index)).toContain(String(4 + index))
  })
})

test('no sentence of a table hides another', () => {
  const all = FILES.flatMap((file) => ids(read('en', file)))
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
})

test('every sentence that is asked for by its whole name exists', () => {
  const known = new Set(FILES.flatMap((file) => ids(read('en', file))))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name))
  for (const name of files) {
    for (const match of readFileSync(join(source, name), 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)) expect(known, name).toContain(match[1])
  }
})

test('every sentence whose name is put together has a name that begins so', () => {
  const known = FILES.flatMap((file) => ids(read('en', file)))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name))
  for (const name of files) {
    for (const [, start] of readFileSync(join(source, name), 'utf8').matchAll(/\bt\(\s*`([a-z][\w-]*-)\$\{/g)) {
      expect(
        known.some((id) => id.startsWith(start!)),
        `${start} in ${name}`,
      ).toBe(true)
    }
  }
})

test('every standing of an order has its word', () => {
  const statuses = /type OrderStatus = ([^;]+);/.exec(readFileSync(join(source, 'generated/principati.ts'), 'utf8'))![1]!
  const known = ids(read('en', 'principati.ftl'))
  for (const [, status] of statuses.matchAll(/"(\w+)"/g)) expect(known).toContain(`pd-order-${status}`)
})

test.each([
  ['en', /\b1 (coins|palaces|cards|points)\b/],
  ['de', /\b1 (Münzen|Palästen?|Karten|Punkte|fehlen)\b/],
  ['it', /\b1 (monete|palazzi|carte|punti)\b/],
])('one is one, in %s', (language, plural) => {
  for (const file of ['board.ftl', 'principati.ftl']) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(read(language, file)))
    const used = variables(read(language, file))
    // These are never one: a palace costs more, and hands of several cards are told.
    for (const id of ids(read(language, file)).filter((each) => !['palace-now', 'act-end-turn-keep-many'].includes(each))) {
      if (/^pd-won-/.test(id)) continue
      const ones = Object.fromEntries(used[id]!.split(' ').map((name) => [name, 1]))
      expect(bundle.formatPattern(bundle.getMessage(id)!.value!, ones), id).not.toMatch(plural)
    }
  }
})

test('what is put together of parts has one full stop after each', () => {
  expect(sentences('Round', 'The round', 'F-BLD-1')).toBe('Round. The round. F-BLD-1.')
  expect(sentences('All draw.', '', null, 'it costs 3 coins; you have 1.')).toBe('All draw. It costs 3 coins; you have 1.')
})

test('German and Italian call things by their usual words, and each by one', () => {
  const shared = new URL('../../crates/words/locales/', import.meta.url)
  const all = (language: string) =>
    [
      ...FILES.map((file) => read(language, file)),
      ...readdirSync(new URL(language, shared)).map((file) => readFileSync(new URL(`${language}/${file}`, shared), 'utf8')),
    ].join('\n')
  const said = { de: all('de'), it: all('it') }
  expect(said.de).not.toMatch(/\b1 fehlen\b|\bDruck\b|Tisch decken/)
  expect(said.it).not.toMatch(/tesser[ae] inizial[ei]/i)
  // "Base" is the game without additions, and nothing else.
  const base = [...said.it.matchAll(/^(\S+) = .*\bBase\b/gm)].map(([, id]) => id)
  expect(base.filter((id) => id !== 'variant-base')).toEqual([])
})

test('a minus sign is a minus sign, in places too', () => {
  for (const language of ['en', 'de', 'it', 'hu'])
    for (const file of FILES) expect(read(language, file).match(/[\s(]-\d/g), `${language}/${file}`).toBeNull()
})
