// What the main thread of a page does, as Chromium records it.

import type { Page } from 'playwright-core'
import type { Lab } from './lab.ts'

interface Event {
  name: string
  ph: string
  ts: number
  dur?: number
  /** Microseconds of the processor. */
  tdur?: number
  pid: number
  tid: number
  args?: {
    name?: string
    data?: { type?: string; frames?: { url?: string; processId?: number }[] }
    chrome_mojo_event_info?: { mojo_interface_tag?: string }
  }
}

/** Processor time: the clock on the wall would also count the work of other programs. */
export interface MainThread {
  /** Milliseconds of work from one frame to the next, for frames that follow each other. */
  frames: number[]
  /** Milliseconds of each task. */
  tasks: number[]
  /** Milliseconds of work from each mark of this name (`performance.mark`) until the next frame is handed over. */
  since(mark: string): number[]
  /** How many keys, presses and clicks there were. */
  inputs: number
  /** Milliseconds on the clock from each input until the frame that shows its change is drawn. An input that changed nothing is
  not among them: nothing is painted for it. */
  drawn: number[]
}

const end = ({ ts, dur }: Event) => ts + (dur ?? 0)

/** The messages by which a test drives the page: it looks where a button is, and whether it can be pressed. */
const DRIVER = 'blink.mojom.DevToolsSession'

/** How long a task ran scripts of the test. What these made the page do, such as a layout, is work of the page. */
function drivenBy(events: Event[]): (task: Event) => number {
  const spans = events.filter(({ ph }) => ph === 'X')
  const messages = spans
    .filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === DRIVER)
    .map((message) => {
      const inside = spans
        .filter((each) => each !== message && each.ts >= message.ts && end(each) <= end(message))
        .sort((a, b) => a.ts - b.ts || end(b) - end(a))
      let until = message.ts
      const work = inside.reduce((sum, each) => {
        if (each.ts < until) return sum
        until = end(each)
        return sum + (each.tdur ?? 0)
      }, 0)
      return { ts: message.ts, own: (message.tdur ?? 0) - work }
    })
  return (task) => messages.filter(({ ts }) => ts >= task.ts && ts < end(task)).reduce((sum, { own }) => sum + own, 0)
}

const INPUTS = ['keydown', 'pointerdown', 'click']

/** Records the main thread of a page during `work`. `more`: further categories; `drawn` needs `cc` and `viz`. */
export async function mainThread(lab: Lab, page: Page, work: () => Promise<void>, more: string[] = []): Promise<MainThread> {
  await lab.browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata', ...more],
  })
  await work()
  const { traceEvents } = JSON.parse((await lab.browser.stopTracing()).toString()) as { traceEvents: Event[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const busiest =
    mains
      .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid))
      .sort((a, b) => b.length - a.length)[0] ?? []
  const driven = drivenBy(busiest)
  const tasks = busiest
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .map((task) => ({ ...task, tdur: (task.tdur ?? 0) - driven(task) }))
  const commits = busiest
    .filter(({ name }) => name === 'Commit')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b)
  const frames = commits.slice(1).flatMap((end, index) => {
    const begin = commits[index]!
    // Nothing moved for a while, so this pause is no frame.
    if (end - begin > 100_000) return []
    return [tasks.filter(({ ts }) => ts >= begin && ts < end).reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000]
  })
  const since = (mark: string) =>
    busiest
      .filter(({ name }) => name === mark)
      .map(({ ts: begin }) => {
        const end = commits.find((each) => each > begin) ?? Infinity
        return tasks.filter(({ ts, dur }) => ts + (dur ?? 0) > begin && ts <= end).reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000
      })
  const spans = (wanted: string) => busiest.filter(({ name, ph }) => name === wanted && ph === 'X').sort((a, b) => a.ts - b.ts)
  const [mainFrames, dispatches, paints] = [spans('ProxyMain::BeginMainFrame'), spans('EventDispatch'), spans('Paint')]
  const draws = traceEvents
    .filter(({ name, ph }) => name === 'Display::DrawAndSwap' && ph === 'X')
    .map(end)
    .sort((a, b) => a - b)
  const inputs = busiest
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && INPUTS.includes(args?.data?.type ?? ''))
    .sort((a, b) => a.ts - b.ts)
    .flatMap(({ ts, args }) => {
      const dispatch = dispatches.find((each) => each.ts >= ts && each.args?.data?.type === args?.data?.type)
      return dispatch ? [{ ts, dispatch }] : []
    })
  const drawn = inputs.flatMap(({ ts, dispatch }, index) => {
    const frame = mainFrames.find((each) => each.ts >= end(dispatch))
    if (!frame || frame.ts > (inputs[index + 1]?.dispatch.ts ?? Infinity)) return []
    if (!paints.some(({ ts: painted }) => painted >= frame.ts && painted < end(frame))) return []
    const shown = draws.find((each) => each > end(frame))
    return shown === undefined ? [] : [(shown - ts) / 1000]
  })
  return { inputs: inputs.length, drawn, frames, tasks: tasks.map(({ tdur }) => (tdur ?? 0) / 1000), since }
}
