// The engine in this page or worker: the package that `cargo xtask wasm` writes to web/engine. It is fetched only once, when a
// table first needs it.

import type * as Princely from '../../engine/princely.js'

export type Engine = typeof Princely
export type {
  Agreed,
  Bot,
  Decided,
  Effects,
  Happening,
  Heard,
  Host as Driver,
  HostEffect,
  Millis,
  Names,
  Opening,
  Replay,
  Seat,
  Setting,
  Table,
  Think,
  Tried,
  Trouble,
  Verified,
  Version,
} from '../../engine/princely.js'

let loading: Promise<Engine> | null = null
let compiling: Promise<WebAssembly.Module> | null = null

/** The engine. If the fetch failed, the next call tries again. A worker gets the module that the page has compiled. */
export function engine(given: WebAssembly.Module | null = null): Promise<Engine> {
  loading ??= load(given).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** The module, fetched and compiled once: pages hand it to their workers. */
export function compiled(): Promise<WebAssembly.Module> {
  compiling ??= compile().catch((error: unknown) => {
    compiling = null
    throw error
  })
  return compiling
}

async function load(given: WebAssembly.Module | null): Promise<Engine> {
  const [princely, module] = await Promise.all([import('../../engine/princely.js'), given ?? compiled()])
  await princely.default({ module_or_path: module })
  return princely
}

async function compile(): Promise<WebAssembly.Module> {
  const { default: url } = await import('../../engine/princely_bg.wasm?url')
  return WebAssembly.compileStreaming(fetch(url))
}

/** The code that a call of the engine has thrown, or the text of any other error. */
export function troubleOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    const { code, detail } = error as { code: string; detail?: string | null }
    return detail ? `${code}: ${detail}` : code
  }
  return error instanceof Error ? error.message : String(error)
}
