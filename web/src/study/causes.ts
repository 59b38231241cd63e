// What a review says in numbers that people read: tenths of a point of a hundred. They add up as they are shown.

import type { Decision, Losses, Review } from '../generated/protocol.ts'

export type Cause = 'own' | 'luck' | 'others' | 'rest'
export const CAUSES: readonly Cause[] = ['own', 'luck', 'others', 'rest']

export interface Share {
  cause: Cause
  /** In points of a hundred, with one digit. */
  points: number
  /** Where its bar begins and ends, in points. */
  from: number
  to: number
}

const tenths = (share: number) => Math.round(share * 1000)

/** What the chance came to, cause by cause. What rounding leaves over is in `rest`, as all that is not explained. */
export function causesOf({ start, result, own, luck, others }: Review): { start: number; result: number; shares: Share[] } {
  const [begin, end] = [tenths(start), tenths(result)]
  const known = [own, luck, others].map(tenths)
  const all = [...known, end - begin - known.reduce((sum, each) => sum + each, 0)]
  let at = begin
  const shares = all.map((points, nth): Share => {
    const from = at
    at += points
    return { cause: CAUSES[nth]!, points: points / 10, from: from / 10, to: at / 10 }
  })
  return { start: begin / 10, result: end / 10, shares }
}

/** What mattered most, for or against. */
export function mainCause(review: Review): Share {
  const { shares } = causesOf(review)
  const [first, ...others] = shares.filter(({ cause }) => cause !== 'rest')
  return others.reduce((most, each) => (Math.abs(each.points) > Math.abs(most.points) ? each : most), first!)
}

/** Points of a hundred, with one digit. */
export const pointsOf = (share: number): number => tenths(share) / 10

/** The decisions that cost something for certain, the dearest first. */
export const costly = ({ decisions }: Review): number[] =>
  decisions
    .map((_, nth) => nth)
    .filter((nth) => decisions[nth]!.better !== null && decisions[nth]!.loss > 0)
    .sort((a, b) => decisions[b]!.loss - decisions[a]!.loss || a - b)

/** Those of them that are worth a second try: what the engine calls a mistake. */
export const mistakes = (review: Review): number[] =>
  costly(review).filter((nth) => ['mistake', 'big_mistake'].includes(review.decisions[nth]!.verdict))

/** Of each sort what was lost, the most first; what cost nothing is left out. */
export const losing = (all: readonly Losses[]): Losses[] => all.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss)

/** The average loss of a decision, in points; `null` without decisions. */
export function perDecision(decisions: readonly Decision[]): number | null {
  return decisions.length === 0 ? null : (decisions.reduce((sum, { loss }) => sum + loss, 0) * 100) / decisions.length
}
