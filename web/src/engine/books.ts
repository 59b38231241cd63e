// The books of the games, in the reader's language: the rules, and the book to learn from. `cargo xtask wasm` reads docs/rules and
// docs/learn and writes them as data (crates/words/src/rulebook); the page only draws them.

import type { GameId } from '../core/router.ts'
import type { LanguageCode } from '../core/settings.svelte.ts'

export type BookKind = 'learn' | 'rules'

/** A thing of a game: a card, a building, a tile. */
export interface Thing {
  kind: string
  id: string
  name: string
}

/** Things side by side, or what leads to what: each thing in a column, and links by the numbers of the things. */
export type Figure =
  { shows: 'things'; things: Thing[] } | { shows: 'chain'; things: (Thing & { column: number })[]; links: [number, number][] }

export type Run =
  | { as: 'plain'; is: string }
  | { as: 'strong'; is: string }
  | { as: 'emphasis'; is: string }
  /** The id of a rule, as a part of a sentence. */
  | { as: 'rule'; is: string }
  /** Ids of rules beside a sentence. */
  | { as: 'rules'; is: string[] }
  | { as: 'figure'; is: Figure }

export type Line = Run[]

export type Block =
  | { as: 'heading'; place: string; text: string }
  | { as: 'paragraph'; line: Line }
  | { as: 'list'; start: number | null; items: Line[] }
  | { as: 'table'; head: Line[]; rows: Line[][] }
  | { as: 'question'; asked: string; answer: Line }
  | { as: 'picture'; file: string; says: string }
  | { as: 'figure'; figure: Figure }

export interface Rule {
  id: string
  title: string | null
  blocks: Block[]
}

/** A chapter. Its place is the same in every language. */
export interface Section {
  place: string
  title: string
  blocks: Block[]
  rules: Rule[]
}

export interface Book {
  title: string
  intro: Block[]
  sections: Section[]
}

const files = import.meta.glob<Book>('../../engine/books/*.json', { import: 'default' })

export async function openBook(kind: BookKind, game: GameId, language: LanguageCode): Promise<Book> {
  const file = files[`../../engine/books/${kind}-${game}-${language}.json`]
  if (!file) throw new Error('no such book')
  return file()
}
