// How much work the map of Principati Duello is: a late map of 120 tiles is moved and zoomed, tiles are chosen and pinned.
// Work is what the page's main thread does, in time of the processor, taken from a trace of
// the browser; the screen itself is not measured.

import { writeFileSync } from 'node:fs'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { duels } from '../duels.ts'
import { put } from '../scenes.ts'
import { serve } from '../serve.mjs'

interface Task {
  /** When, by the clock of the trace, in microseconds. */
  from: number
  to: number
  /** Milliseconds of the processor. */
  work: number
}

export interface MapFigures {
  tiles: number
  map_frame_work_ms_p95: number
  map_frame_work_slowed_ms_p95: number
  map_longest_task_slowed_ms: number
  places_ms_p95: number
  preview_ms_p95: number
}

const SLOWED = 4
const nth = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const round = (value: number) => Math.round(value * 10) / 10

export async function measure(): Promise<MapFigures> {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(`${server.origin}/icon.svg`)
    await put(page, [duels['duel-late']()])
    await page.goto(`${server.origin}/table/local-duel-late`)
    await page.locator('[data-fits]').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const tiles = await page.locator('[data-piece]').count()

    const still = await traced(session, () => move(page))
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const slowed = await traced(session, () => move(page))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const chosen = await traced(session, () => choose(page))
    return {
      tiles,
      map_frame_work_ms_p95: round(nth(still.frames, 0.95)),
      map_frame_work_slowed_ms_p95: round(nth(slowed.frames, 0.95)),
      map_longest_task_slowed_ms: round(Math.max(...slowed.tasks)),
      places_ms_p95: round(nth(chosen.since('places'), 0.95)),
      preview_ms_p95: round(nth(chosen.since('preview'), 0.95)),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

/** Pans around and zooms in and out, several inputs to a frame. */
async function move(page: Page) {
  await page.mouse.move(620, 430)
  await page.mouse.down()
  for (let step = 0; step < 60; step++) await page.mouse.move(620 + 170 * Math.sin(step / 7), 430 + 120 * Math.sin(step / 5), { steps: 2 })
  await page.mouse.up()
  await frame(page)
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, step % 20 < 10 ? -90 : 90)
  await frame(page)
}

/** Chooses tiles and pins them on cells that fit, one thing to a frame, with a mark in the trace before each. */
async function choose(page: Page) {
  await page.evaluate(async () => {
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    const tile = (id: string) => document.querySelector<HTMLElement>(`[data-tile="${id}"]`)!
    const map = document.querySelector<HTMLElement>('[role="grid"]')!
    const ids = [...document.querySelectorAll<HTMLElement>('[data-tile][data-fits="true"]')].map(({ dataset }) => dataset.tile!).slice(0, 12)
    for (const id of ids) {
      await painted()
      performance.mark('places')
      tile(id).click()
      await painted()
      for (const cell of [...document.querySelectorAll<HTMLElement>('[data-mark="legal"]')].slice(0, 4)) {
        const box = cell.getBoundingClientRect()
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 1, button: 0, bubbles: true, pointerType: 'mouse' }
        performance.mark('preview')
        map.dispatchEvent(new PointerEvent('pointerdown', at))
        map.dispatchEvent(new PointerEvent('pointerup', at))
        await painted()
      }
      tile(id).click()
    }
  })
}

interface Traced {
  /** The work of each frame. */
  frames: number[]
  /** The work of each task. */
  tasks: number[]
  /** The work from each mark of a name until the next frame is handed over. */
  since(mark: string): number[]
}

/** What the page's main thread does meanwhile. */
async function traced(session: CDPSession, run: () => Promise<void>): Promise<Traced> {
  interface Event { name: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number; args: { name?: string } }
  const events: Event[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as Event[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'] } })
  await run()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)

  // Of all main threads, the one that drew. A frame is done when it is handed to the compositor.
  const thread = ({ pid, tid }: Event) => `${pid} ${tid}`
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread))
  const commits = [...mains].map((main) => ({ main, handed: events.filter((event) => event.name === 'Commit' && thread(event) === main) }))
  const { main, handed } = commits.toSorted((a, b) => b.handed.length - a.handed.length)[0] ?? { main: '', handed: [] }
  const own = events.filter((event) => thread(event) === main)
  if (process.env.MAP_TRACE) writeFileSync(process.env.MAP_TRACE, JSON.stringify(own))
  const tasks = own.filter((event) => event.name === 'RunTask').map(({ ts, dur = 0, tdur = 0 }): Task => ({ from: ts, to: ts + dur, work: tdur / 1000 }))
  const ends = handed.map(({ ts }) => ts).toSorted((a, b) => a - b)
  const frames = ends.map(() => 0)
  for (const { from, work } of tasks) {
    const of = ends.findIndex((end) => from <= end)
    if (of >= 0) frames[of]! += work
  }
  const since = (mark: string) =>
    own.filter(({ name }) => name === mark).map(({ ts }) => {
      const end = ends.find((each) => each > ts) ?? Infinity
      return tasks.filter(({ from, to }) => to > ts && from <= end).reduce((sum, { work }) => sum + work, 0)
    })
  return { frames, tasks: tasks.map(({ work }) => work), since }
}
