// Finding places in a book, and words in a line.

import type { Block, Book, BookKind, Line, Section } from '../engine/books.ts'

/** A place that a search has found. */
export interface Found {
  kind: BookKind
  /** What stands behind the `#` of the address. */
  place: string
  /** The chapter, and what is found there. */
  chapter: string
  text: string
}

/** At most this many places are shown. */
const MOST = 40

/** The words of a line. */
export function words(line: Line): string {
  const said = line.map((run) => (run.as === 'figure' || run.as === 'rules' ? '' : run.is))
  return said.join('').replace(/\s+/g, ' ').trim()
}

/** A text as it is compared: small letters without accents. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/** The words that somebody typed. */
export const typed = (asked: string): string[] =>
  folded(asked)
    .split(/\s+/)
    .filter((word) => word !== '')

/** The places of a block: its own number in the chapter, and that of a row or an item. */
function entries(block: Block, at: string): { place: string; text: string }[] {
  switch (block.as) {
    case 'heading':
      return [{ place: block.place, text: block.text }]
    case 'paragraph':
      return [{ place: at, text: words(block.line) }]
    case 'question':
      return [{ place: at, text: `${block.asked} ${words(block.answer)}` }]
    case 'list':
      return block.items.map((item, index) => ({ place: `${at}.${index}`, text: words(item) }))
    case 'table':
      return block.rows.map((row, index) => ({ place: `${at}.${index}`, text: rowText(row) }))
    case 'figure':
      return [{ place: at, text: block.figure.things.map(({ name }) => name).join(', ') }]
    case 'picture':
      return [{ place: at, text: block.says }]
  }
}

/** A row in words, with the names of its pictures: whoever looks for a tile finds its row. */
function rowText(row: Line[]): string {
  const pictured = row
    .flat()
    .flatMap((run) => (run.as === 'figure' && run.is.things.length > 1 ? [run.is.things.map(({ name }) => name).join(', ')] : []))
  const [first, ...rest] = row.map(words).filter((cell) => cell !== '' && cell !== '–')
  return `${first ?? ''}: ${[...rest, ...pictured].join('; ')}`
}

/** Every place of a chapter that has words. */
function placesOf(section: Section): { place: string; text: string; title: string }[] {
  const own = section.blocks.flatMap((block, index) => entries(block, `${section.place}.${index}`))
  const rules = section.rules.map(({ id, title, blocks }) => ({
    place: id,
    text: blocks.flatMap((block) => entries(block, id).map(({ text }) => text)).join(' '),
    title: title ?? '',
  }))
  return [...own.map((entry) => ({ ...entry, title: '' })), ...rules]
}

/** The places that a reader who types this may mean: a rule by its id, then titles that have all of the words, then texts. */
export function search(books: readonly { kind: BookKind; book: Book }[], asked: string): Found[] {
  const wanted = typed(asked)
  if (wanted.length === 0) return []
  const has = (text: string) => wanted.every((word) => folded(text).includes(word))
  const id = asked.trim().toUpperCase()
  const ranked = books.flatMap(({ kind, book }) =>
    book.sections.flatMap((section) => {
      const title = { place: section.place, text: section.title, title: section.title }
      return [title, ...placesOf(section)].flatMap(({ place, text, title }) => {
        const rank = place === id ? 0 : place.startsWith(`${id}-`) ? 1 : has(title) ? 2 : has(`${title} ${text}`) ? 3 : null
        return rank === null
          ? []
          : [{ rank, found: { kind, place, chapter: section.title, text: title && title !== text ? `${title}. ${text}` : text } }]
      })
    }),
  )
  return ranked
    .sort((left, right) => left.rank - right.rank)
    .slice(0, MOST)
    .map(({ found }) => found)
}

/** The number of the chapter that has a place; the first one if no chapter has it. */
export function chapterOf(book: Book, place: string | null): number {
  const has = (section: Section) =>
    place !== null &&
    (section.place === place ||
      place.startsWith(`${section.place}.`) ||
      section.rules.some(({ id }) => id === place) ||
      section.blocks.some((block) => block.as === 'heading' && block.place === place))
  return Math.max(book.sections.findIndex(has), 0)
}

/** A text cut where it has one of the words, so that they can be marked. */
export function marked(text: string, wanted: readonly string[]): { text: string; mark: boolean }[] {
  if (wanted.length === 0) return [{ text, mark: false }]
  const letters = [...text]
  // Folding changes the number of letters, so each one is folded by itself and knows where it stands.
  const small = letters.map(folded)
  const marks = letters.map(() => false)
  for (const word of wanted) {
    for (let from = 0; from < letters.length; from++) {
      let [to, rest] = [from, word]
      while (rest !== '' && to < letters.length && rest.startsWith(small[to]!)) rest = rest.slice(small[to++]!.length)
      if (rest === '') marks.fill(true, from, to)
    }
  }
  const cut: { text: string; mark: boolean }[] = []
  letters.forEach((letter, index) => {
    const last = cut.at(-1)
    if (last && last.mark === marks[index]) last.text += letter
    else cut.push({ text: letter, mark: marks[index]! })
  })
  return cut
}

/** A text around its first marked word, short enough for a list. */
export function excerpt(text: string, wanted: readonly string[], most = 160): string {
  if (text.length <= most) return text
  const at = Math.max(...wanted.map((word) => folded(text).indexOf(word)), 0)
  const from = Math.max(0, Math.min(at - most / 3, text.length - most))
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = start + most >= text.length ? text.length : text.lastIndexOf(' ', start + most)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : start + most)}${end < text.length ? ' …' : ''}`
}
