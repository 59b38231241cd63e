// Sentences of the client from Fluent files. If a language lacks a sentence, it is shown in English.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { LanguageCode } from './settings.svelte.ts'

export type Words = Record<string, FluentVariable>

const own = import.meta.glob<string>('../locales/*/*.ftl', { query: '?raw', import: 'default' })

/** So many sentences are kept. */
const MOST = 4000

class Language {
  code = $state.raw<LanguageCode>('en')
  #bundles = $state.raw<FluentBundle[]>([])
  #rooms = new Set(['shell'])
  /** What has to be ready before a language is spoken. */
  #preparations: ((code: LanguageCode) => Promise<void>)[] = []
  /** Finished sentences: a board asks for hundreds of them again and again. */
  #said = new Map<string, string>()

  /** Switches to a language; resolves when its sentences are loaded. */
  async use(code: LanguageCode) {
    const codes = code === 'en' ? ['en'] : [code, 'en']
    const [bundles] = await Promise.all([
      Promise.all(codes.map((each) => bundle(each, this.#rooms))),
      ...this.#preparations.map((prepare) => prepare(code)),
    ])
    this.#said = new Map()
    this.#bundles = bundles
    this.code = code
  }

  /** Loads the sentences of a room that not every page needs. */
  async enter(...rooms: string[]) {
    if (rooms.every((room) => this.#rooms.has(room))) return
    for (const room of rooms) this.#rooms.add(room)
    await this.use(this.code)
  }

  /** From now on this is done before a language is spoken; resolves when it is done for the current one. */
  async prepare(job: (code: LanguageCode) => Promise<void>) {
    this.#preparations.push(job)
    await job(this.code)
  }

  has(id: string): boolean {
    return this.#bundles.some((each) => each.hasMessage(id))
  }

  say(id: string, words?: Words): string {
    const bundles = this.#bundles
    const key = words ? `${id} ${JSON.stringify(words)}` : id
    const known = this.#said.get(key)
    if (known !== undefined) return known
    const said = this.#format(bundles, id, words ?? {})
    if (this.#said.size >= MOST) this.#said.clear()
    this.#said.set(key, said)
    return said
  }

  #format(bundles: FluentBundle[], id: string, words: Words): string {
    for (const each of bundles) {
      const pattern = each.getMessage(id)?.value
      // With an array for errors, a missing variable shows its name instead of throwing.
      if (pattern) return each.formatPattern(pattern, words, [])
    }
    return id
  }
}

async function bundle(code: string, rooms: Iterable<string>): Promise<FluentBundle> {
  const made = new FluentBundle(code, { useIsolating: false })
  const texts = await Promise.all([...rooms].map((room) => own[`../locales/${code}/${room}.ftl`]?.() ?? ''))
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

export const language = new Language()

/** The sentence with this id, in the reader's language. Reactive. */
export function t(id: string, words?: Words): string {
  return language.say(id, words)
}
