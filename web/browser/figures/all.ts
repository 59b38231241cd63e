// All figures of the client. A new figure is a file in this folder: it exports `targets`, the key of each figure with its
// highest allowed value, and `measure`, which returns the figures.

import { Lab } from './lab.ts'

export interface Measurement {
  targets: Record<string, number>
  measure(lab: Lab): Promise<Record<string, number>>
}

const files = import.meta.glob<Measurement>(['./*.ts', '!./all.ts', '!./lab.ts', '!./trace.ts'], { eager: true })
const measurements = Object.values(files)

export const TARGETS: Record<string, number> = Object.assign({}, ...measurements.map(({ targets }) => targets))

/** Each measurement is taken this often, and the middle of each figure counts: other programs, and other machines on the same
hardware, disturb two in five. */
const TIMES = 5

/** `only`: measure only what gives these keys; `null` measures everything. */
export async function measureAll(only: string[] | null): Promise<Record<string, number>> {
  const wanted = measurements.filter(({ targets }) => only === null || only.some((key) => key in targets))
  const lab = await Lab.open()
  const all: Record<string, number[]> = {}
  try {
    for (const { measure } of wanted) {
      for (let time = 0; time < TIMES; time++) {
        for (const [key, figure] of Object.entries(await measure(lab))) (all[key] ??= []).push(figure)
      }
    }
  } finally {
    await lab.close()
  }
  return Object.fromEntries(Object.entries(all).map(([key, figures]) => [key, Math.round(middle(figures) * 10) / 10]))
}

function middle(figures: number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!
}
