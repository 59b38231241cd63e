// "Learn from your mistakes": a table of this device on which the position before a costly decision stands, to find something better.

import { place } from '../core/place.svelte.ts'
import { openShelf, type Exercise, type Kept } from '../engine/shelf.ts'
import type { Review } from '../generated/protocol.ts'
import { branchAt, type Recorded } from './branch.ts'
import { mistakes } from './causes.ts'
import { keptReview, ownReviews } from './reviews.ts'
import type { Entry } from './study.ts'

export interface Wanted {
  /** The record, which must be a whole one. */
  record: string
  review: Review
  /** The key of the review, and the replay it belongs to. */
  key: string
  replay: string
  decision: number
  /** What the reader comes back to. */
  from: Exercise['from']
}

/** Sets the table up, and goes there. `instead`: in the place of another such table; `shows`: what is better is shown. */
export async function practise({ record, review, key, replay, decision, from }: Wanted, shows = false, instead = false) {
  const wanted = { record, review, key, replay, decision, from }
  const read = JSON.parse(wanted.record) as Recorded
  const { seat, decisions } = wanted.review
  const { entry } = decisions[wanted.decision]!
  const seats = wanted.review.seats
  const now = Date.now()
  const plain = read.log.map((each): Entry => ('draw' in each ? { draw: each.draw } : { seat: each.seat, action: each.action }))
  const nobody = Array.from({ length: seats }, () => null)
  const { kept, journal } = branchAt({ ...read, log: plain }, plain.slice(0, entry - 1), nobody, nobody, now)
  const exercise: Exercise = { ...wanted, seat, at: entry - 1, shows }
  const { opening } = kept
  const game: Kept = { ...kept, opening: { ...opening, terms: { ...opening.terms, hints: shows } }, mine: [seat], exercise }
  const shelf = await openShelf()
  await shelf.put(game)
  await shelf.append(
    game.id,
    journal.map((text, index) => ({ version: index + 1, text })),
    now,
  )
  place[instead ? 'instead' : 'go']({ at: 'table', id: game.id })
}

/** The next decision of the same game, then of others, for which nothing better was found yet; `null` if there is none. */
export async function nextOf({ key, decision, from }: Exercise): Promise<{ key: string; replay: string; decision: number } | null> {
  const kept = await keptReview(key)
  if (kept) {
    const open = mistakes(kept.review).filter((nth) => nth !== decision && !kept.solved.includes(nth))
    if (open.length > 0) return { key, replay: kept.replay, decision: open[0]! }
  }
  return from === 'review' ? null : ((await puzzles()).find((each) => each.key !== key || each.decision !== decision) ?? null)
}

export interface Puzzle {
  key: string
  replay: string
  decision: number
  game: string
  loss: number
  solved: boolean
}

/** All costly decisions of the reader's own games: those that are unsolved first, of them the dearest. */
export async function puzzles(): Promise<Puzzle[]> {
  const kept = await ownReviews()
  const all = kept.flatMap(({ key, replay, review, solved }) =>
    mistakes(review).map((decision): Puzzle => ({
      key,
      replay,
      decision,
      game: review.game,
      loss: review.decisions[decision]!.loss,
      solved: solved.includes(decision),
    })),
  )
  // A record from a file is gone with the tab.
  return all.filter(({ replay }) => replay !== 'file').sort((a, b) => Number(a.solved) - Number(b.solved) || b.loss - a.loss)
}
