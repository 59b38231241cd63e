// How fast a record runs by itself.

/** Milliseconds from one moment to the next. */
export const PACES = [2400, 1200, 600, 300, 120] as const
export type Pace = (typeof PACES)[number]

const KEY = 'princely.replay-pace'
const OF_SPEED = { slow: 2400, normal: 1200, fast: 600 } as const

/** The pace that was chosen last; without one that of everything that moves across the table. */
export function paceNow(speed: keyof typeof OF_SPEED): Pace {
  try {
    const kept = Number(localStorage.getItem(KEY))
    return PACES.find((pace) => pace === kept) ?? OF_SPEED[speed]
  } catch {
    return OF_SPEED[speed]
  }
}

export function keepPace(pace: Pace) {
  try {
    localStorage.setItem(KEY, String(pace))
  } catch {
    // It lasts as long as the page.
  }
}
