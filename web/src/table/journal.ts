// What the entries of a table say beside the position: what still stands, who sits where, what is proposed, how it ended.

import type { Chair, EndedBy, Proposal, SeenEntry } from '../generated/protocol.ts'

/** The entries that were not taken back, without the taking back. */
export function standing(entries: readonly SeenEntry[]): SeenEntry[] {
  const gone = new Set(entries.flatMap((entry) => (entry.type === 'undo' ? entry.takes_back : [])))
  return entries.filter((entry) => !gone.has(entry.version) && entry.type !== 'undo')
}

/** A game that was not played to its end. */
export interface Ended {
  by: Exclude<EndedBy, { type: 'rules' }>
  winners: number[]
}

export function endOf(entries: readonly SeenEntry[]): Ended | null {
  const end = entries.findLast((entry) => entry.type === 'end')
  return end?.type === 'end' && end.by.type !== 'rules' ? { by: end.by, winners: end.winners } : null
}

/** Where a sent turn would be taken back to, whether others have acted since, and whether luck would be seen twice. */
export interface WayBack {
  to: number
  crosses: boolean
  rewinds: boolean
}

/** The way back over the latest act of a seat. */
export function wayBack(entries: readonly SeenEntry[], seat: number): WayBack | null {
  const stands = standing(entries)
  const own = stands.findLastIndex((entry) => entry.type === 'act' && entry.seat === seat)
  if (own < 0) return null
  const rest = stands.slice(own + 1)
  return {
    to: stands[own]!.version - 1,
    crosses: rest.some((entry) => entry.type === 'act'),
    rewinds: rest.some((entry) => entry.type === 'chance'),
  }
}

export interface Offer {
  version: number
  seat: number
  proposal: Proposal
}

/** The latest proposal, and the entries since. A proposal ends with the next act. */
function latestOffer(entries: readonly SeenEntry[]): { offer: Offer; since: SeenEntry[] } | null {
  const at = entries.findLastIndex((entry) => entry.type === 'offer')
  const offer = entries[at]
  if (offer?.type !== 'offer') return null
  const since = entries.slice(at + 1)
  return since.some((entry) => entry.type === 'act' || entry.type === 'undo') ? null : { offer, since }
}

/** A proposal of somebody else that a seat has not answered and nobody has refused. */
export function offerTo(entries: readonly SeenEntry[], seat: number): Offer | null {
  const latest = latestOffer(entries)
  if (!latest || latest.offer.seat === seat) return null
  return latest.since.some((entry) => entry.type === 'answer' && (entry.seat === seat || !entry.agrees)) ? null : latest.offer
}

/** A seat's own proposal, and whether the others still have to answer. */
export interface Asked {
  proposal: Proposal
  is: 'open' | 'refused'
}

export function askedBy(entries: readonly SeenEntry[], seat: number): Asked | null {
  const latest = latestOffer(entries)
  if (!latest || latest.offer.seat !== seat) return null
  return {
    proposal: latest.offer.proposal,
    is: latest.since.some((entry) => entry.type === 'answer' && !entry.agrees) ? 'refused' : 'open',
  }
}

/** The chairs after some entries. */
export function seated(chairs: Chair[], entries: readonly SeenEntry[]): Chair[] {
  return entries.reduce((now, entry) => {
    if (entry.type === 'takeover') return now.map((chair, seat) => (seat === entry.seat ? { ...chair, sitter: entry.sitter } : chair))
    if (entry.type === 'return')
      return now.map((chair, seat) => (seat === entry.seat ? { ...chair, sitter: { type: 'person' as const } } : chair))
    return now
  }, chairs)
}
