// What the reader prefers, remembered in this browser.

export const LANGUAGES = ['en', 'de', 'it', 'hu'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** What can be heard: it is my turn, others have played, somebody talks, something was taken back, the game is over. */
export const SOUNDS = ['turn', 'move', 'talk', 'back', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Preferences {
  language: LanguageCode
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'reduced'
  volume: 'off' | 'quiet' | 'full'
  /** Which events are heard. */
  sounds: Readonly<Record<Sound, boolean>>
  /** Notes of the browser when it is the reader's turn. */
  notices: boolean
  /** Letters beside the signs of goods. */
  letters: boolean
  /** Single-letter keys. */
  keys: boolean
  /** Whether a build is confirmed by a step of its own. */
  confirm: boolean
  /** How fast bots play. */
  pace: 'calm' | 'brisk' | 'instant'
  /** How fast things travel across the table. */
  speed: 'slow' | 'normal' | 'fast'
  /** How large texts are. */
  size: 'normal' | 'large' | 'largest'
  contrast: 'normal' | 'high'
  /** Patterns beside colours. */
  patterns: boolean
  /** The hand that holds a phone: the buttons lie on its side. */
  hand: 'right' | 'left'
  /** The colours of the players: those of the printed game, colours that differ for every eye, or bright ones. */
  colours: 'printed' | 'distinct' | 'bright'
}

const KEY = 'princely.preferences'

export function defaults(languages: readonly string[]): Preferences {
  const known = languages.map((tag) => tag.slice(0, 2)).find((tag): tag is LanguageCode => (LANGUAGES as readonly string[]).includes(tag))
  return {
    language: known ?? 'en',
    theme: 'system',
    motion: 'system',
    volume: 'quiet',
    sounds: { turn: true, move: false, talk: true, back: true, end: true },
    notices: false,
    letters: false,
    keys: true,
    confirm: true,
    pace: 'brisk',
    speed: 'normal',
    size: 'normal',
    contrast: 'normal',
    patterns: false,
    hand: 'right',
    colours: 'printed',
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
    volume: one('volume', ['off', 'quiet', 'full'] as const, fallback.volume),
    sounds: heard(given.sounds, fallback.sounds),
    notices: one('notices', [true, false], fallback.notices),
    letters: one('letters', [true, false], fallback.letters),
    keys: one('keys', [true, false], fallback.keys),
    confirm: one('confirm', [true, false], fallback.confirm),
    pace: one('pace', ['calm', 'brisk', 'instant'] as const, fallback.pace),
    speed: one('speed', ['slow', 'normal', 'fast'] as const, fallback.speed),
    size: one('size', ['normal', 'large', 'largest'] as const, fallback.size),
    contrast: one('contrast', ['normal', 'high'] as const, fallback.contrast),
    patterns: one('patterns', [true, false], fallback.patterns),
    hand: one('hand', ['right', 'left'] as const, fallback.hand),
    colours: one('colours', ['printed', 'distinct', 'bright'] as const, fallback.colours),
  }
}

function heard(given: unknown, fallback: Preferences['sounds']): Preferences['sounds'] {
  if (typeof given !== 'object' || given === null) return fallback
  const chosen = given as Record<string, unknown>
  const each = SOUNDS.map((sound) => [sound, typeof chosen[sound] === 'boolean' ? chosen[sound] : fallback[sound]])
  return Object.fromEntries(each) as Preferences['sounds']
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
    const { theme, motion, letters, language, speed, size, contrast, patterns, hand, colours } = this.all
    const root = document.documentElement
    root.lang = language
    mark(root, 'theme', theme === 'system' ? null : theme)
    mark(root, 'motion', motion === 'system' ? null : motion)
    mark(root, 'letters', letters ? 'on' : null)
    mark(root, 'speed', speed === 'normal' ? null : speed)
    mark(root, 'size', size === 'normal' ? null : size)
    mark(root, 'contrast', contrast === 'normal' ? null : contrast)
    mark(root, 'patterns', patterns ? 'on' : null)
    mark(root, 'hand', hand === 'right' ? null : hand)
    mark(root, 'colours', colours === 'printed' ? null : colours)
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
