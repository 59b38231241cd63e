// How tables of a server are shown in lists: what is played there, how fast, by whom, and since when.

import type { Pace, Presence, TableCard, TableSeat, Whereabouts } from '../generated/protocol.ts'
import { language, t } from '../core/language.svelte.ts'
import { sitterName } from '../table/called.ts'

/** Who sits there, in the order of the seats. A bot is called a bot, and has a name. */
export function namesOf({ seats }: TableCard): string {
  const name = (sits: TableSeat, seat: number) => {
    const called = sitterName(sits, seat)
    if (called === null) return t('seat-free')
    return sits.sitter.type === 'bot' ? t('bot-called', { name: called, level: t(`level-${sits.sitter.level}`) }) : called
  }
  return new Intl.ListFormat(language.code).format(seats.map(name))
}

/** Where the player of a seat is; `null` where no player sits. */
export const whereOf = (people: readonly Presence[], seat: number): Whereabouts | null =>
  people.find((each) => each.seat === seat)?.is ?? null

export const takenOf = ({ seats }: TableCard): number => seats.filter(({ sitter }) => sitter.type !== 'nobody').length

/** Tables where it is the reader's turn come first, then the newest. */
export function byTurn(tables: TableCard[]): TableCard[] {
  return [...tables].sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false) || b.made - a.made)
}

/** Whether all play at the same time, or each when they have time. */
export const tempoOf = ({ type }: Pace): 'untimed' | 'live' | 'days' => (type === 'untimed' || type === 'days' ? type : 'live')

/** The time that everybody has, as it was agreed on. */
export function timesOf(pace: Pace): string {
  switch (pace.type) {
    case 'untimed':
      return t('tempo-untimed')
    case 'clock':
      return t('times-clock', { minutes: Math.round(pace.game_ms / 60_000), seconds: Math.round(pace.increment_ms / 1000) })
    case 'turn':
      return t('times-turn', { seconds: Math.round(pace.turn_ms / 1000) })
    case 'days':
      return t('times-days', { days: pace.days })
  }
}

/** What is played: the variant, and how long. */
export function gameplayOf({ terms }: TableCard): string[] {
  const { variant, max_rounds } = terms.options as { variant?: string; max_rounds?: number | null }
  const length = max_rounds ? [t('length-rounds', { rounds: max_rounds })] : max_rounds === null ? [t('length-whole')] : []
  return [...(variant ? [t(`variant-${variant}`)] : []), ...length]
}

/** All that was agreed on, in words: what is played and how fast, what may be looked up, who may watch, what can be taken back,
when it begins. */
export function agreedOn(card: TableCard): string[] {
  const { terms, time_out, late, begins } = card
  const timed = terms.pace.type !== 'untimed'
  return [
    [...gameplayOf(card), timesOf(terms.pace)].join(', '),
    ...(timed ? [t(`terms-time-out-${time_out}`)] : []),
    t(terms.hints ? 'terms-hints' : 'terms-no-hints'),
    ...(terms.aid === 'memory' ? [t('terms-memory')] : []),
    t(`terms-spectators-${terms.spectators}`),
    t(timed ? 'undo-rule-clock' : 'undo-rule-free'),
    ...(late ? [t('terms-late')] : []),
    t(`terms-begins-${begins}`),
  ]
}

/** How long ago it was opened. */
export function ageOf({ made }: TableCard, now: number): string {
  const minutes = Math.max(0, Math.round((now - made) / 60_000))
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto', style: 'short' })
  if (minutes < 60) return format.format(-minutes, 'minute')
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), 'hour')
  return format.format(-Math.round(minutes / 60 / 24), 'day')
}

/** The order of the seats in which two sitters change places. */
export const swapped = (seats: number, one: number, other: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === one ? other : seat === other ? one : seat))

/** A random order of the seats, each as likely as any other. */
export function shuffled(seats: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  for (let last = seats - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

function below(bound: number): number {
  const most = Math.floor(2 ** 32 / bound) * bound
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number]
    if (drawn < most) return drawn % bound
  }
}
