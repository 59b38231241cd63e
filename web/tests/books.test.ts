import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Block, Book, BookKind, Line, Run } from '../src/engine/books.ts'
import { ruleOf, RULES } from '../src/game/fuerstenfeld/explain/explanations.ts'
import type { Card, Options } from '../src/generated/fuerstenfeld.ts'
import { chapterOf, excerpt, folded, marked, search, words } from '../src/rules/search.ts'
import { game } from './princely.ts'

const folder = new URL('../engine/books/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Book
const open = (kind: BookKind, game: string, language = 'en') => ({ kind, book: read(`${kind}-${game}-${language}.json`) })
const shelf = (game: string, language = 'en') => [open('learn', game, language), open('rules', game, language)]

/** The lines of a block. Fails for a block that the page does not know. */
function lines(block: Block): Line[] {
  switch (block.as) {
    case 'paragraph':
      return [block.line]
    case 'question':
      return [block.answer]
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'heading':
    case 'picture':
    case 'figure':
      return []
    default:
      throw new Error(`the page draws no ${JSON.stringify(block)}`)
  }
}

const blocksOf = (book: Book) => [
  ...book.intro,
  ...book.sections.flatMap(({ blocks, rules }) => [...blocks, ...rules.flatMap((rule) => rule.blocks)]),
]

test('every explanation names a rule of the book', () => {
  const known = open('rules', 'fuerstenfeld').book.sections.flatMap(({ rules }) => rules.map(({ id }) => id))
  const cards = Object.keys((game('00').opening.terms.options as Options).table.cost) as Card[]
  expect(cards.length).toBeGreaterThan(20)
  for (const rule of [...Object.values(RULES), ...cards.map(ruleOf), ruleOf('palace_1')]) expect(known).toContain(rule)
})

test('every book is made of what the page can draw', () => {
  const files = readdirSync(folder)
  expect(files).toHaveLength(16)
  const known: Run['as'][] = ['plain', 'strong', 'emphasis', 'rule', 'rules', 'figure']
  for (const file of files) {
    const runs = blocksOf(read(file)).flatMap(lines).flat()
    expect(runs.length).toBeGreaterThan(45)
    for (const run of runs) expect(known).toContain(run.as)
  }
})

test('things are called by their names in the language of the book', () => {
  const chain = (language: string) =>
    open('learn', 'principati', language).book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.as === 'figure' ? block.figure.things.map(({ name }) => name) : [])),
    )
  for (const [language, baker] of [
    ['en', 'baker'],
    ['de', 'Bäcker'],
    ['it', 'fornaio'],
    ['hu', 'pék'],
  ] as const) {
    expect(chain(language)).toContain(baker)
  }
})

test('stars that mean something are shown', () => {
  const { book } = open('rules', 'fuerstenfeld')
  const rule = book.sections.flatMap(({ rules }) => rules).find(({ id }) => id === 'F-VAL-4')!
  expect(rule.blocks.flatMap(lines).map(words).join(' ')).toContain('0, 1, 1*, 2, 2, 3 (* = start)')
})

test('a search finds rules by their ids, titles before texts, and says where', () => {
  const [first] = search(shelf('fuerstenfeld'), 'f-sell-3')
  expect(first).toMatchObject({ kind: 'rules', place: 'F-SELL-3' })
  const sell = search(shelf('fuerstenfeld'), 'F-SELL')
  expect(sell.slice(0, 9).map(({ place }) => place)).toEqual(['F-SELL', ...Array.from({ length: 8 }, (_, index) => `F-SELL-${index + 1}`)])
  const [cards] = search(shelf('fuerstenfeld'), 'the cards')
  expect(cards).toMatchObject({ kind: 'learn', place: 'the-cards' })
  expect(search(shelf('fuerstenfeld'), 'xylophone')).toEqual([])
  expect(search(shelf('fuerstenfeld'), ' ')).toEqual([])
})

test('every place that is found belongs to the chapter that is named', () => {
  for (const [game, language, asked] of [
    ['fuerstenfeld', 'en', 'price'],
    ['fuerstenfeld', 'hu', 'sorfozde'],
    ['principati', 'de', 'brunnen'],
    ['principati', 'it', 'pozzo'],
  ] as const) {
    const books = shelf(game, language)
    const found = search(books, asked)
    expect(found.length).toBeGreaterThan(3)
    for (const { kind, place, chapter } of found) {
      const { book } = books.find((each) => each.kind === kind)!
      expect(book.sections[chapterOf(book, place)]!.title).toBe(chapter)
    }
  }
  const { book } = open('learn', 'fuerstenfeld')
  expect(chapterOf(book, null)).toBe(0)
  expect(chapterOf(book, 'nowhere')).toBe(0)
})

test('words are found without their accents and marked with them', () => {
  expect(folded('SÖRFŐZDE')).toBe('sorfozde')
  expect(marked('A sörfőzde ára', ['sorfozde'])).toEqual([
    { text: 'A ', mark: false },
    { text: 'sörfőzde', mark: true },
    { text: ' ára', mark: false },
  ])
  expect(marked('abc', [])).toEqual([{ text: 'abc', mark: false }])
  expect(marked('aaa', ['aa'])).toEqual([{ text: 'aaa', mark: true }])
})

test('an excerpt is short and shows what was found', () => {
  const text = `${'word '.repeat(80)}needle ${'word '.repeat(80)}`
  expect(excerpt(text, ['needle'])).toContain('needle')
  expect(excerpt(text, ['needle']).length).toBeLessThan(175)
  expect(excerpt('short', ['x'])).toBe('short')
})
