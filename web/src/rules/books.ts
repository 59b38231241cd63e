// The books of both games, in the reader's language: the files of docs/rules and docs/learn, read by the engine.

import { engine, type Engine } from '../engine/engine.ts'
import type { GameId } from '../core/router.ts'
import type { LanguageCode } from '../core/settings.svelte.ts'

const files = import.meta.glob<string>('../../../docs/{rules,learn}/**/*.md', { query: '?raw', import: 'default' })

export type Book = ReturnType<Engine['Book']['read']>

export async function openBook(kind: 'rules' | 'learn', game: GameId, language: LanguageCode): Promise<Book> {
  const path = (folder: string) => `../../../docs/${kind}/${folder}${game}.md`
  const file = files[path(language === 'en' ? '' : `${language}/`)] ?? files[path('')]
  if (!file) throw new Error('no such book')
  const [princely, text] = await Promise.all([engine(), file()])
  return princely.Book.read(text)
}
