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

/** What the people of a table are called there: guests without their mark, unless somebody else there has the same name. `null` for
who has none. */
function among(names: readonly (string | null)[]): (string | null)[] {
  const own = names.map((name) => (name === null ? null : ownName(name)))
  return names.map((name, seat) => {
    if (name === null) return null
    return own[seat] && own.indexOf(own[seat]) === own.lastIndexOf(own[seat]) ? own[seat] : called(name)
  })
}

/** The chairs of a table, those of bots with names: a server gives them none. Nobody is called as somebody else is. */
export function named(chairs: readonly Chair[]): Chair[] {
  const people = among(chairs.map(({ name }) => name))
  return chairs.map((chair, seat) => {
    const name = people[seat] ?? botName(seat)
    if (people[seat] === null && (chair.sitter.type !== 'bot' || people.includes(name))) return chair
    return { ...chair, name }
  })
}

/** What the person on a seat is called where all play together; `null` if no person sits there. */
export const nameAmong = (seats: readonly TableSeat[], seat: number): string | null => among(seats.map(({ name }) => name))[seat] ?? null

/** Who sits on a seat of a table of a server; `null` if nobody does. */
export function sitterName({ name, sitter }: TableSeat, seat: number): string | null {
  if (name !== null) return called(name)
  if (sitter.type === 'nobody') return null
  return (sitter.type === 'bot' ? botName(seat) : null) ?? t('player-name', { number: seat + 1 })
}
