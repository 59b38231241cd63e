import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleOf, RULES } from '../src/game/fuerstenfeld/explanations.ts'
import { CARDS } from '../src/game/fuerstenfeld/types.ts'
import { pieces, readBook, search } from '../src/rules/book.ts'

const file = (name: string) => readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8')
const fuerstenfeld = readBook(file('fuerstenfeld'))
const principati = readBook(file('principati'))
const ids = (book: typeof fuerstenfeld) => book.sections.flatMap(({ rules }) => rules.map(({ id }) => id))

describe('the rule books', () => {
  test('are read rule by rule', () => {
    expect(ids(fuerstenfeld)).toEqual([...file('fuerstenfeld').matchAll(/^- (F-[A-Z]+-\d+)/gm)].map((match) => match[1]))
    expect(ids(principati)).toEqual([...file('principati').matchAll(/^\*\*(P-[A-Z]+-\d+)/gm)].map((match) => match[1]))
    expect(ids(principati).length).toBeGreaterThan(100)
  })
  test('a rule has its whole text', () => {
    const rule = fuerstenfeld.sections.flatMap(({ rules }) => rules).find(({ id }) => id === 'F-SET-3')
    expect(rule?.text).toBe('All prices start on the start space (value 1 in the standard table).')
  })
  test('are read without the notes and marks of editors', () => {
    const text = (book: typeof fuerstenfeld) =>
      book.sections.flatMap(({ preface, rules }) => [...preface, ...rules.map((rule) => rule.text)]).join('\n')
    for (const book of [fuerstenfeld, principati]) expect(text(book)).not.toMatch(/^>|\[T\]|\*\*Ruling:/m)
  })
  test('are searched by words in any order', () => {
    const found = search(fuerstenfeld, 'marker surplus').flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(found).toContain('F-SELL-3')
    expect(search(fuerstenfeld, 'zeppelin')).toEqual([])
  })
})

test('every explanation names a rule of the book', () => {
  const known = ids(fuerstenfeld)
  for (const rule of [...Object.values(RULES), ...CARDS.map(ruleOf)]) expect(known).toContain(rule)
})

test('bold, italics and code become pieces, never HTML', () => {
  expect(pieces('a **b** *c* `d` <e>')).toEqual([
    { text: 'a ', as: 'plain' }, { text: 'b', as: 'bold' }, { text: ' ', as: 'plain' }, { text: 'c', as: 'italic' },
    { text: ' ', as: 'plain' }, { text: 'd', as: 'code' }, { text: ' <e>', as: 'plain' },
  ])
})
