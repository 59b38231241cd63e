// The engine in this page or worker: the package that `cargo xtask wasm` writes to web/engine. It is fetched when a
// table or a book needs it, and once only.

import type * as Princely from '../../engine/princely.js'

export type Engine = typeof Princely
export type { Agreed, Bot, Decided, Effects, Heard, Millis, Names, Opening, Replay, Rule, RuleBook, Seat, Setting, Table, Think, Tried, Trouble, Verified, Version } from '../../engine/princely.js'

let loading: Promise<Engine> | null = null

/** The engine; a failed fetch is tried again by the next call. */
export function engine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<Engine> {
  const [princely, { default: url }] = await Promise.all([
    import('../../engine/princely.js'),
    import('../../engine/princely_bg.wasm?url'),
  ])
  await princely.default({ module_or_path: url })
  return princely
}

/** What a call of the engine has thrown: a code, or the text of any other error. */
export function troubleOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    const { code, detail } = error as { code: string; detail?: string | null }
    return detail ? `${code}: ${detail}` : code
  }
  return error instanceof Error ? error.message : String(error)
}
