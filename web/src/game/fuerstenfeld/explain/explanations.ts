// The rule behind each thing of the board. The texts are in locales/*/board.ftl: `explain-<key>` and its `.text`.

import type { Card } from '../../../generated/fuerstenfeld.ts'

export const RULES = {
  price: 'F-SELL-1',
  demand: 'F-SELL-3',
  brewery: 'F-SET-2',
  income: 'F-SELL-7',
  'palace-price': 'F-BLD-4',
  order: 'F-RND-3',
  palaces: 'F-END-1',
  coins: 'F-END-2',
  hand: 'F-DIS-1',
  deck: 'F-INF-2',
  gone: 'F-INF-1',
  goods: 'F-HARV-1',
  space: 'F-BLD-2',
  round: 'F-RND-1',
} as const
export type Explained = keyof typeof RULES

const cardRules: [RegExp, string][] = [
  [/^(hops|barley|water)_/, 'F-HARV-1'],
  [/^bank_|^tour_guide$/, 'F-SELL-6'],
  [/^town_hall_/, 'F-DIS-2'],
  [/^laboratory_/, 'F-DRAW-2'],
  [/^office$/, 'F-SELL-5'],
  [/^market$/, 'F-SELL-4'],
  [/^warehouse$/, 'F-DIS-4'],
  [/^magistrate$/, 'F-SELL-8'],
  [/^crane$/, 'F-BLD-5'],
  [/^scavenger$/, 'F-DIS-3'],
  [/^palace_/, 'F-BLD-4'],
]

export function ruleOf(card: Card): string {
  return cardRules.find(([cards]) => cards.test(card))?.[1] ?? 'F-VAL-2'
}
