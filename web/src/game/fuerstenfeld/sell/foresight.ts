// What a sale that is being prepared would bring, in words: as it stands in the bar, and as it is spoken.

import type { Quote } from '../../../generated/fuerstenfeld.ts'
import { t } from '../../../core/language.svelte.ts'
import { sentences } from '../../../core/sentences.ts'
import type { Desk } from '../desk/desk.svelte.ts'
import { present } from '../pieces/goods.ts'
import { soldAs } from './quote.ts'
import type { Speech } from '../table.ts'

/** When the viewer would play in the next round, as far as that is known. */
export function placeAfter(desk: Desk, { next_order }: Quote): string {
  const place = next_order.indexOf(desk.me ?? -1)
  const all = next_order.length === desk.view.players.length
  if (place === 0) return t(all ? 'disc-first' : 'disc-first-so-far', { round: desk.view.round + 1 })
  return t(all ? 'disc-place' : 'disc-place-so-far', { place: place + 1, round: desk.view.round + 1 })
}

/** The sale and what it would bring, for a screen reader; nothing where nothing is being sold. */
export function saleSaid(desk: Desk, speech: Speech): string {
  const { sale, quote } = desk
  if (desk.table.choices?.type !== 'sell' || sale.brewery === null) return ''
  if (sale.brewery === 'none') return t('act-sell-nothing')
  const house = t('brewery-name', { number: sale.brewery + 1 })
  if (quote?.type === 'refused') return sentences(`${house}: ${speech.sentence(quote.refused.message)}`, quote.refused.rule)
  if (!quote) return `${house}: ${t('say-sale-none')}`
  const sold = soldAs(sale)
  const goods = present(sold)
    .map((good) => `${sold[good]} ${speech.good(good)}`)
    .join(', ')
  return t('say-sale', { house, goods, coins: quote.quote.income, order: placeAfter(desk, quote.quote) })
}

/** The card and the space it is aimed at, and what it leaves, for a screen reader. */
export function buildSaid(desk: Desk, speech: Speech): string {
  const { lifted, aim } = desk
  const left = desk.built?.players[desk.me ?? 0]?.coins
  if (!lifted || aim === null || left === undefined) return ''
  return `${t('ask-build-confirm', { card: speech.card(lifted), space: aim + 1 })} ${t('say-build', { coins: left })}`
}
