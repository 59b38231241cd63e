import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleOf, RULES } from '../src/game/fuerstenfeld/explain/explanations.ts'
import { blocks, pieces } from '../src/rules/prose.ts'
import { engine, game } from './princely.ts'
import type { Card, Options } from '../src/generated/fuerstenfeld.ts'

const file = (path: string) => readFileSync(new URL(`../../docs/${path}.md`, import.meta.url), 'utf8')
const book = engine.Book.read(file('rules/fuerstenfeld')).whole()

test('every explanation names a rule of the book', () => {
  const known = book.sections.flatMap(({ rules }) => rules.map(({ id }) => id))
  const cards = Object.keys((game('00').opening.terms.options as Options).table.cost) as Card[]
  expect(cards.length).toBeGreaterThan(20)
  for (const rule of [...Object.values(RULES), ...cards.map(ruleOf), ruleOf('palace_1')]) expect(known).toContain(rule)
})

test('marks of editors do not reach players', () => {
  for (const name of ['fuerstenfeld', 'principati']) {
    const { sections } = engine.Book.read(file(`rules/${name}`)).whole()
    const shown = JSON.stringify(sections.flatMap(({ intro, rules }) => [intro, ...rules.map(({ text }) => text)]).map(blocks))
    expect(shown).not.toMatch(/\[T\]|\*\*Ruling:/)
  }
})

test('bold, italics, code and rules become pieces, never HTML', () => {
  expect(pieces('a **b** *c* `d` <e> F-SELL-3 [f](g.md)')).toEqual([
    { text: 'a ', as: 'plain' },
    { text: 'b', as: 'bold' },
    { text: ' ', as: 'plain' },
    { text: 'c', as: 'italic' },
    { text: ' ', as: 'plain' },
    { text: 'd', as: 'code' },
    { text: ' <e> ', as: 'plain' },
    { text: 'F-SELL-3', as: 'rule' },
    { text: ' ', as: 'plain' },
    { text: 'f', as: 'plain' },
  ])
})

test('a sentence whose mark is gone begins with a capital', () => {
  expect(blocks('One. **Ruling:** two.')).toEqual([{ as: 'paragraph', text: 'One. Two.' }])
})

test('lines become paragraphs, lists and boxes', () => {
  expect(blocks('One\n- a\n- b\n```text\nx\n  y\n```\nTwo')).toEqual([
    { as: 'paragraph', text: 'One' },
    { as: 'list', items: ['a', 'b'] },
    { as: 'code', text: 'x\n  y' },
    { as: 'paragraph', text: 'Two' },
  ])
})
