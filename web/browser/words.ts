// What the client says in a language, for tests that run in several. CI runs them in one language, `cargo xtask test --long` in
// all.

import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle'

export const LANGUAGES = process.env.PRINCELY_LONG === undefined ? ['en'] : ['en', 'de', 'it', 'hu']

export interface Words {
  /** A sentence without variables, whole. */
  say(id: string): string
  /** The beginning of a sentence, with any text in the place of its variables. */
  says(id: string): RegExp
}

export function wordsOf(language: string): Words {
  const folder = new URL(`../src/locales/${language}/`, import.meta.url)
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of readdirSync(folder)) bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')))
  const pattern = (id: string): NonNullable<Message['value']> => {
    const value = bundle.getMessage(id)?.value
    if (value === undefined || value === null) throw new Error(`nothing is said for ${id} in ${language}`)
    return value
  }
  return {
    say: (id) => bundle.formatPattern(pattern(id)),
    says: (id) => {
      const value = pattern(id)
      const parts = typeof value === 'string' ? [value] : value.map((part) => (typeof part === 'string' ? part : null))
      return new RegExp(`^${parts.map((part) => part?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*').join('')}`)
    },
  }
}
