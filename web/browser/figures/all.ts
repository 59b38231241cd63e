// All figures of the client. A new one is a file beside this: it exports `targets`, the key of each figure with the most it
// may be, and `measure`, which gives them.

import { Lab } from './lab.ts'

export interface Measurement {
  targets: Record<string, number>
  measure(lab: Lab): Promise<Record<string, number>>
}

const files = import.meta.glob<Measurement>(['./*.ts', '!./all.ts', '!./lab.ts', '!./trace.ts'], { eager: true })
const measurements = Object.values(files)

export const TARGETS: Record<string, number> = Object.assign({}, ...measurements.map(({ targets }) => targets))

/** `only`: measure what gives these keys, or everything. */
export async function measureAll(only: string[] | null): Promise<Record<string, number>> {
  const wanted = measurements.filter(({ targets }) => only === null || only.some((key) => key in targets))
  const lab = await Lab.open()
  const all: Record<string, number> = {}
  try {
    for (const { measure } of wanted) Object.assign(all, await measure(lab))
  } finally {
    await lab.close()
  }
  return Object.fromEntries(Object.entries(all).map(([key, figure]) => [key, Math.round(figure * 10) / 10]))
}
