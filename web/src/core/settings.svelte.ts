// What the reader prefers, remembered in this browser.

export const LANGUAGES = ['en', 'de', 'it', 'hu'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

export interface Preferences {
  language: LanguageCode
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'reduced'
  sound: boolean
  /** Letters beside the signs of goods. */
  letters: boolean
  /** Single-letter keys. */
  keys: boolean
  /** Whether a build is confirmed by a step of its own. */
  confirm: boolean
  /** How fast bots play. */
  pace: 'calm' | 'brisk' | 'instant'
}

const KEY = 'princely.preferences'

export function defaults(languages: readonly string[]): Preferences {
  const known = languages.map((tag) => tag.slice(0, 2)).find((tag): tag is LanguageCode => (LANGUAGES as readonly string[]).includes(tag))
  return {
    language: known ?? 'en',
    theme: 'system',
    motion: 'system',
    sound: false,
    letters: false,
    keys: true,
    confirm: true,
    pace: 'brisk',
  }
}

/** Stored values, if they make sense; otherwise the defaults. */
export function restored(stored: string | null, fallback: Preferences): Preferences {
  let read: unknown
  try {
    read = JSON.parse(stored ?? 'null')
  } catch {
    return fallback
  }
  if (typeof read !== 'object' || read === null) return fallback
  const given = read as Record<string, unknown>
  const one = <T>(key: string, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(given[key] as T) ? (given[key] as T) : otherwise
  return {
    language: one('language', LANGUAGES, fallback.language),
    theme: one('theme', ['system', 'light', 'dark'] as const, fallback.theme),
    motion: one('motion', ['system', 'full', 'reduced'] as const, fallback.motion),
    sound: one('sound', [true, false], fallback.sound),
    letters: one('letters', [true, false], fallback.letters),
    keys: one('keys', [true, false], fallback.keys),
    confirm: one('confirm', [true, false], fallback.confirm),
    pace: one('pace', ['calm', 'brisk', 'instant'] as const, fallback.pace),
  }
}

class Settings {
  all = $state.raw<Preferences>(defaults([]))
  /** Called when another tab has changed something. */
  changed: (() => void) | null = null

  load() {
    this.all = restored(read(), defaults(navigator.languages))
    this.#show()
    // A choice in another tab counts here too.
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== KEY) return
      this.all = restored(newValue, this.all)
      this.#show()
      this.changed?.()
    })
  }

  set(change: Partial<Preferences>) {
    this.all = { ...this.all, ...change }
    write(JSON.stringify(this.all))
    this.#show()
  }

  /** Whether things may travel across the screen. */
  get moves(): boolean {
    if (this.all.motion !== 'system') return this.all.motion === 'full'
    return !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #show() {
    const { theme, motion, letters, language } = this.all
    const root = document.documentElement
    root.lang = language
    mark(root, 'theme', theme === 'system' ? null : theme)
    mark(root, 'motion', motion === 'system' ? null : motion)
    mark(root, 'letters', letters ? 'on' : null)
  }
}

function mark(root: HTMLElement, name: string, value: string | null) {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}

// A browser may forbid storage; then preferences last as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
function write(text: string) {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Nothing to do: the choice lasts as long as the page.
  }
}

export const settings = new Settings()
