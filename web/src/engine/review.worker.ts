// Looks at finished games again, one slice after the other, so that it can be told to pause.

import type { AnyAction } from '../generated/games.ts'
import type { Attempt, Review } from '../generated/protocol.ts'
import { engine, troubleOf, type Engine } from './engine.ts'

export type ToReviewer =
  /** `glances`: only a first look, with little effort. `module`: the engine as the page has compiled it. */
  | { type: 'review'; record: string; seat: number; glances: boolean; module: WebAssembly.Module | null }
  | { type: 'pause' }
  | { type: 'resume' }
  /** What another way to play a decision of a review is worth. */
  | { type: 'attempt'; record: string; review: Review; decision: number; actions: AnyAction[]; module: WebAssembly.Module | null }

export type FromReviewer =
  | { type: 'progress'; progress: number }
  | { type: 'reviewed'; review: Review }
  | { type: 'judged'; attempt: Attempt }
  | { type: 'failed'; why: string }

/** The same seed gives the same review on every device. */
const SEED = 1
/** Milliseconds of a slice: so soon a pause is heard. */
const SLICE = 40

const tell = (message: FromReviewer) => postMessage(message)
const bell = new MessageChannel()
/** Waits for one turn of the event loop. */
const breath = () =>
  new Promise<void>((resolve) => {
    bell.port1.onmessage = () => resolve()
    bell.port2.postMessage(null)
  })

let paused: Promise<void> | null = null
let wake = () => undefined as void

/** Goes on until there is an answer. */
async function slices<T>(step: () => T | null, between: () => void = () => undefined): Promise<T> {
  for (;;) {
    if (paused) await paused
    const found = step()
    if (found !== null) return found
    between()
    await breath()
  }
}

async function review(princely: Engine, { record, seat, glances }: ToReviewer & { type: 'review' }): Promise<Review> {
  const reviewing = princely.Review.begin(record, seat, SEED, glances)
  try {
    return await slices(
      () => reviewing.goOn(SLICE),
      () => tell({ type: 'progress', progress: reviewing.progress }),
    )
  } finally {
    reviewing.free()
  }
}

async function attempt(princely: Engine, { record, review, decision, actions }: ToReviewer & { type: 'attempt' }): Promise<Attempt> {
  const trying = princely.Trying.begin(record, review, decision, actions)
  try {
    return await slices(() => trying.goOn(SLICE))
  } finally {
    trying.free()
  }
}

async function obey(asked: ToReviewer) {
  if (asked.type === 'pause') paused ??= new Promise((resolve) => (wake = resolve))
  else if (asked.type === 'resume') {
    paused = null
    wake()
  } else {
    const princely = await engine(asked.module)
    if (asked.type === 'review') tell({ type: 'reviewed', review: await review(princely, asked) })
    else tell({ type: 'judged', attempt: await attempt(princely, asked) })
  }
}

onmessage = ({ data }: MessageEvent<ToReviewer>) =>
  void obey(data).catch((error: unknown) => tell({ type: 'failed', why: troubleOf(error) }))
