// What bots are called, at tables of this device and of a server alike.

import type { Chair } from '../generated/protocol.ts'

/** By seat: the same name always sits on the same chair. */
const NAMES = ['Adelheid', 'Ottokar', 'Walburga', 'Leopold', 'Kunigunde']

export const botName = (seat: number): string | null => NAMES[seat] ?? null

/** The chairs of a table, those of bots with names: a server gives them none. Nobody is called as somebody else is. */
export function named(chairs: readonly Chair[]): Chair[] {
  const taken = new Set(chairs.map(({ name }) => name))
  return chairs.map((chair, seat) => {
    const name = botName(seat)
    return chair.name === null && chair.sitter.type === 'bot' && !taken.has(name) ? { ...chair, name } : chair
  })
}
