// How tables of a server are shown in lists.

import type { Pace, TableCard } from '../generated/protocol.ts'
import { language, t } from '../core/language.svelte.ts'

/** Who sits there, in the order of the seats. */
export function namesOf({ seats }: TableCard): string {
  return new Intl.ListFormat(language.code).format(
    seats.map(({ name, sitter }) => name ?? (sitter.type === 'bot' ? t(`level-${sitter.level}`) : t('seat-free'))),
  )
}

export const takenOf = ({ seats }: TableCard): number => seats.filter(({ sitter }) => sitter.type !== 'nobody').length

/** Tables where it is the reader's turn come first, then the newest. */
export function byTurn(tables: TableCard[]): TableCard[] {
  return [...tables].sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false) || b.made - a.made)
}

/** Whether all play at the same time, or each when they have time. */
export const tempoOf = ({ type }: Pace): 'untimed' | 'live' | 'days' => (type === 'untimed' || type === 'days' ? type : 'live')
