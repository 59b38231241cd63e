// How a game went: the points of both after each round.

/** Where both stood after a round; round 0 is the set-up. */
export interface Mark {
  round: number
  version: number
  points: [number, number]
}

/** Adds a mark. A round that was taken back and played again replaces its old mark. */
export function marked(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...marks.filter(({ round }) => round < mark.round), mark]
}

/** The round in which a player took the lead for good; `null` if the player led from the start, or does not lead. */
export function ledFrom(marks: readonly Mark[], seat: number): number | null {
  const isAhead = ({ points }: Mark) => points[seat]! > points[1 - seat]!
  const behind = marks.findLastIndex((mark) => !isAhead(mark))
  const next = marks[behind + 1]
  return behind > 0 && next ? next.round : null
}

/** The step between the lines of a chart up to `most`: 1, 2 or 5 times a power of ten, for at most five lines. */
export function lineStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most / 5, 1)))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => most / step <= 5) ?? 10 * power
}
