// What a review says in numbers adds up as it is shown.

import { expect, test } from 'vitest'
import type { Decision, Review } from '../src/generated/protocol.ts'
import { causesOf, costly, losing, mainCause, mistakes, perDecision } from '../src/study/causes.ts'

function decision(loss: number, verdict: Decision['verdict']): Decision {
  const better = loss > 0 ? [{ type: 'end_turn' } as never] : null
  return {
    entry: 1,
    last: 1,
    round: 1,
    phase: 'sell',
    kind: 'sell',
    done: [],
    better,
    chance: 0.5,
    loss,
    error: 0.01,
    verdict,
    reasons: [],
    is_deep: true,
  }
}
const review = (part: Partial<Review>): Review =>
  ({ start: 0.25, result: 0, own: 0, luck: 0, others: 0, rest: 0, decisions: [], ...part }) as Review

test('the causes add up to the result, to the digit that is shown', () => {
  for (let seed = 1; seed < 400; seed++) {
    const random = (nth: number) => ((seed * 7919 + nth * 104_729) % 1000) / 1000 - 0.5
    const [own, luck, others] = [-Math.abs(random(1)), random(2), random(3)]
    const start = 1 / (2 + (seed % 4))
    const result = seed % 3 === 0 ? 1 : 0
    const shown = causesOf(review({ start, result, own, luck, others, rest: result - start - own - luck - others }))
    const sum = shown.shares.reduce((all, { points }) => all + Math.round(points * 10), Math.round(shown.start * 10))
    expect(sum).toBe(Math.round(shown.result * 10))
    // Each bar begins where the one before it ends.
    shown.shares.forEach(({ from, to, points }, nth) => {
      expect(from).toBe(nth === 0 ? shown.start : shown.shares[nth - 1]!.to)
      expect(Math.round((to - from) * 10)).toBe(Math.round(points * 10))
    })
    expect(shown.shares.at(-1)!.to).toBe(shown.result)
  }
})

test('what mattered most is the largest of own play, luck and others, and never what is left over', () => {
  expect(mainCause(review({ own: -0.1, luck: 0.05, others: -0.2, rest: 0 }))).toMatchObject({ cause: 'others', points: -20 })
  expect(mainCause(review({ own: -0.01, luck: 0.02, others: 0, rest: -0.26 }))).toMatchObject({ cause: 'luck', points: 2 })
})

test('decisions that cost something come with the dearest first, and the engine says which are mistakes', () => {
  const decisions = [decision(0.01, 'small'), decision(0, 'good'), decision(0.09, 'big_mistake'), decision(0.04, 'mistake')]
  expect(costly(review({ decisions }))).toEqual([2, 3, 0])
  expect(mistakes(review({ decisions }))).toEqual([2, 3])
  expect(perDecision(decisions)).toBeCloseTo(3.5)
  expect(perDecision([])).toBeNull()
  const lost = (name: string, loss: number) => ({ name, loss, decisions: 2 })
  expect(losing([lost('sell', 0.1), lost('draw', 0), lost('build', 0.3)]).map(({ name }) => name)).toEqual(['build', 'sell'])
})
