// The worker in which a table of this device lives. local.ts lists its messages in both directions.

import { engine, troubleOf } from './engine.ts'
import { Host } from './host.ts'
import type { FromWorker, ToWorker } from './local.ts'
import { openShelf } from './shelf.ts'

let host: Promise<Host> | null = null
const bell = new MessageChannel()
const rung: (() => void)[] = []
bell.port1.onmessage = () => rung.shift()?.()

/** Waits for one turn of the event loop; a timer of 0 would take 4 ms. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (ms > 0) return void setTimeout(resolve, ms)
    rung.push(resolve)
    bell.port2.postMessage(null)
  })
}

const tell = (message: FromWorker) => postMessage(message)

/** Handles an unexpected error: the module may be broken. The page starts another worker from the journal. */
function failed(error: unknown) {
  tell({ type: 'failed', why: troubleOf(error) })
}

async function open({ id, pause: between, module }: ToWorker & { type: 'open' }): Promise<Host> {
  const [princely, shelf] = await Promise.all([engine(module), openShelf()])
  const others = new BroadcastChannel(`princely ${id}`)
  const opened = await Host.open(princely, shelf, id, {
    say: (viewer, message) => tell({ type: 'said', viewer, message }),
    stored: () => others.postMessage(null),
    now: () => Date.now(),
    pause: between,
    yield: pause,
    failed,
  })
  others.onmessage = () => opened.catchUp()
  tell({ type: 'opened' })
  return opened
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    host = open(data)
    host.catch((error: unknown) => {
      const why = troubleOf(error)
      tell(why === 'no_such_table' ? { type: 'gone' } : { type: 'failed', why })
    })
    return
  }
  host?.then(
    (opened) => {
      if (data.type === 'hear') opened.hear(data.viewer, data.command)
      else if (data.type === 'unfollow') opened.unfollow(data.viewer)
      // A list that is older than the game is no reason to give up the game.
      else opened.note(data.summary).catch(() => undefined)
    },
    () => undefined,
  )
}

self.addEventListener('unhandledrejection', (event) => failed(event.reason))
