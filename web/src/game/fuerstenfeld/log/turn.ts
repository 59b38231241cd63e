// The end of a turn may be the end of the round as well: then prices change, and cards and orders follow.

import type { TurnEnds } from '../../../table/moments.ts'

export const turnEnds: TurnEnds = (events) => {
  const end = events.findIndex(({ id }) => id === 'f-turn-ended')
  return end < 0 || end === events.length - 1 ? null : end + 1
}
