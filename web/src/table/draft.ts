// The steps of an open turn. They stay with the player until the turn passes on or chance is needed; until then they can
// be taken back, done again, or given up. A draft belongs to one version of the table and is remembered in this browser.

import type { AnyAction } from '../generated/games.ts'

export interface Draft {
  /** The version of the table it was made for. */
  version: number
  /** Each step: one or several actions that were confirmed together. */
  steps: AnyAction[][]
  /** What was taken back and can be done again, the latest last. */
  undone: AnyAction[][]
}

export function emptyDraft(version: number): Draft {
  return { version, steps: [], undone: [] }
}

export function actionsOf(draft: Draft): AnyAction[] {
  return draft.steps.flat()
}

/** Adds a step; steps that were taken back can then no longer be done again. */
export function step(draft: Draft, actions: AnyAction[]): Draft {
  return { ...draft, steps: [...draft.steps, actions], undone: [] }
}

export function undo(draft: Draft): Draft {
  const last = draft.steps.at(-1)
  return last ? { ...draft, steps: draft.steps.slice(0, -1), undone: [...draft.undone, last] } : draft
}

export function redo(draft: Draft): Draft {
  const last = draft.undone.at(-1)
  return last ? { ...draft, steps: [...draft.steps, last], undone: draft.undone.slice(0, -1) } : draft
}

/** Gives up all steps; they can be done again one by one. */
export function restart(draft: Draft): Draft {
  return { ...draft, steps: [], undone: [...draft.undone, ...draft.steps.toReversed()] }
}

/** Where drafts are remembered. */
export interface Drawer {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function remember(drawer: Drawer | null, key: string, draft: Draft) {
  try {
    if (draft.steps.length === 0 && draft.undone.length === 0) drawer?.removeItem(key)
    else drawer?.setItem(key, JSON.stringify(draft))
  } catch {
    // The storage is full or forbidden: the draft lasts as long as the page.
  }
}

/** The draft of a version, if one is remembered. The engine will say whether its steps are possible. */
export function recall(drawer: Drawer | null, key: string, version: number): Draft {
  try {
    const read = JSON.parse(drawer?.getItem(key) ?? 'null') as Draft | null
    const lists = [read?.steps, read?.undone]
    if (read?.version === version && lists.every((list) => Array.isArray(list) && list.every(Array.isArray))) return read
  } catch {
    // Nothing readable was stored.
  }
  return emptyDraft(version)
}
