// Which key does what outside the map (the map's own keys are in Map.svelte). Single letters can be turned off; the browser's
// own keys are never used.

export interface Key {
  key: string
  ctrl: boolean
  shift: boolean
  alt: boolean
}

export type Command =
  | 'confirm'
  | 'drop'
  | 'undo'
  | 'redo'
  | 'turn'
  | 'turn-back'
  | 'map'
  | 'sheet'
  | 'bar'
  | 'search'
  | 'log'
  | 'points'
  | 'state'
  | 'last'
  | 'now'
  | 'help'

export function commandOf({ key, ctrl, shift, alt }: Key, letters: boolean): Command | null {
  const letter = key.toLowerCase()
  if (alt) return null
  if (ctrl) {
    if (letter === 'z') return shift ? 'redo' : 'undo'
    return letter === 'y' && !shift ? 'redo' : null
  }
  if (key === 'Escape') return 'drop'
  if (key === 'Enter') return 'confirm'
  if (!letters) return null
  if (letter === 'r') return shift ? 'turn-back' : 'turn'
  const named: Record<string, Command> = {
    m: 'map',
    h: 'sheet',
    b: 'bar',
    '/': 'search',
    l: 'log',
    i: 'points',
    s: 'state',
    v: 'last',
    t: 'now',
    '?': 'help',
  }
  return named[letter] ?? null
}

/** For the list of keys: what is pressed, and the id of its words. */
export const KEYS = [
  ['← → ↑ ↓', 'pd-key-arrows'],
  ['Q E Z C', 'pd-key-corners'],
  ['Space', 'pd-key-pick'],
  ['N P', 'pd-key-jump'],
  ['R', 'pd-key-turn'],
  ['Enter', 'key-confirm'],
  ['Esc', 'key-drop'],
  ['+ − 0', 'pd-key-zoom'],
  ['M', 'pd-key-map'],
  ['H', 'pd-key-sheet'],
  ['B', 'pd-key-bar'],
  ['/', 'pd-key-search'],
  ['V', 'pd-key-last'],
  ['I', 'pd-key-points'],
  ['L', 'key-log'],
  ['S', 'key-state'],
  ['T', 'key-turn'],
  ['Ctrl Z', 'key-undo'],
  ['Ctrl Y', 'key-redo'],
  ['?', 'key-help'],
] as const
