// What players are called: people as the server says, in the words of the reader's language; bots by names of the page's own.

import { t } from '../core/language.svelte.ts'
import type { Chair, TableSeat } from '../generated/protocol.ts'
import { botName } from './names.ts'

/** A guest's name as the server has it: with a mark, or without a name of one's own. No account can be called so. */
const MARKED = / \(guest\)$/
const NAMELESS = /^guest ([0-9a-z]{4})$/

/** The name of a person in the reader's language: the server marks guests in English. */
export function called(name: string): string {
  const [, number] = NAMELESS.exec(name) ?? []
  if (number !== undefined) return t('guest-nameless', { number })
  return MARKED.test(name) ? t('guest-called', { name: name.replace(MARKED, '') }) : name
}

/** The name that a player has chosen; empty for a guest who has chosen none. */
export const ownName = (name: string): string => (NAMELESS.test(name) ? '' : name.replace(MARKED, ''))

/** The chairs of a table, those of bots with names: a server gives them none. Nobody is called as somebody else is. */
export function named(chairs: readonly Chair[]): Chair[] {
  const taken = new Set(chairs.map(({ name }) => name))
  return chairs.map((chair, seat) => {
    if (chair.name !== null) return { ...chair, name: called(chair.name) }
    const name = botName(seat)
    return chair.sitter.type === 'bot' && !taken.has(name) ? { ...chair, name } : chair
  })
}

/** Who sits on a seat of a table of a server; `null` if nobody does. */
export function sitterName({ name, sitter }: TableSeat, seat: number): string | null {
  if (name !== null) return called(name)
  if (sitter.type === 'nobody') return null
  return (sitter.type === 'bot' ? botName(seat) : null) ?? t('player-name', { number: seat + 1 })
}
