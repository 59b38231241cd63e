// The engine's own words. The package speaks English; the words of the reader's language are fetched when a table or a record opens,
// and again whenever the language changes. Without them, for example without a network, the engine speaks English.

import { language } from '../core/language.svelte.ts'
import type { LanguageCode } from '../core/settings.svelte.ts'
import { engine, type Engine } from './engine.ts'

const files = import.meta.glob<string>(
  ['../../../crates/words/locales/*/*.ftl', '!../../../crates/words/locales/en/*.ftl', '!../../../crates/words/locales/*/play.ftl'],
  { query: '?raw', import: 'default' },
)

let speaking: Promise<Engine> | null = null
const learned = new Set<LanguageCode>()

/** The engine, once it speaks the reader's language. */
export function speakingEngine(): Promise<Engine> {
  speaking ??= begin().catch((error: unknown) => {
    speaking = null
    throw error
  })
  return speaking
}

async function begin(): Promise<Engine> {
  // The words are fetched beside the engine.
  void texts(language.code).catch(() => undefined)
  const princely = await engine()
  await language.prepare((code) => teach(princely, code))
  return princely
}

/** Teaches the engine a language, unless it knows it. */
export async function teach(princely: Engine, code: LanguageCode) {
  if (learned.has(code)) return
  try {
    const words = await texts(code)
    if (words.length > 0) princely.learn(code, words)
    learned.add(code)
  } catch {
    // They are asked for again when the language is chosen again.
  }
}

/** The texts of a language's files, in a fixed order. */
function texts(code: LanguageCode): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${code}/`))
  return Promise.all(own.map(([, load]) => load()))
}
