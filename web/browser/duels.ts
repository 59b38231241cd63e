// Games of Principati Duello to look at, each played by bots to the moment that is wanted.

import { readFileSync } from 'node:fs'
import { entriesOf, TILES } from '../build/catalogue.ts'
import type { CatalogueNote, Choices, Colour, Offer, Options, Phase, TileNote, View } from '../src/generated/principati.ts'
import { manifest } from '../src/game/principati/manifest.ts'
import { against, type Wish } from '../src/table/opening.ts'
import { game, played } from '../tests/princely.ts'
import { once, people, type Scene } from './scenes.ts'

/** The printed catalogue in the form of a table's options, with one tile under another name and in other colours. */
function ours(): CatalogueNote {
  const read = (table: string) => entriesOf(readFileSync(TILES.file, 'utf8'), { table })
  const tile = (read('tile') as unknown as TileNote[]).map((each) =>
    each.id === 'R01' ? { ...each, name: 'Long Road of Ours', colours: ['black'] as Colour[] } : each,
  )
  const [meta] = read('meta')
  return { meta, edge_contact: read('edge_contact'), start_world: read('start_world'), tile } as unknown as CatalogueNote
}

type Until = (view: View, choices: Choices | null) => boolean

/** The first duel, over several lucks, that reaches such a moment; `catalogue` are tiles of one's own. */
export function duel(id: string, wish: Partial<Wish>, until: Until, level = 'greedy', luck = 16, catalogue?: CatalogueNote): Scene {
  for (let tried = luck; tried < luck + 32; tried++) {
    try {
      const kept = {
        ...game(tried.toString(16).padStart(2, '0'), { ...against('principati', 2, 'easy', 'base', true), ...wish }),
        id: `local-${id}`,
      }
      if (catalogue) kept.opening.terms.options = { ...(kept.opening.terms.options as Options), catalogue }
      const { journal, seat } = played(kept, kept.mine[0] ?? 0, until as unknown as Parameters<typeof played>[2], level)
      const view = seat.position().view as View
      kept.summary = { ...manifest.summary(view), practice: false }
      return { kept, journal }
    } catch {
      // This game ended before the moment; the next one may reach it.
    }
  }
  throw new Error(`no duel comes to the scene ${id}`)
}

const offers =
  (type: Offer['type'], round: number): Until =>
  (view, choices) =>
    view.round >= round && choices?.offer.type === type
const short = (rounds: number | null): Partial<Wish> => ({ rounds })

function waiting(id: string, phase: Phase, round: number): Scene {
  const made = duel(
    id,
    { ...short(12), seats: people('Anna', 'Jonas') },
    (view) => view.round >= round && view.phase === phase && view.first === 1 && view.to_act[0] === 1,
  )
  return { ...made, kept: { ...made.kept, mine: [0] } }
}

/** Every scene by its name. Each is made when it is asked for. */
export const duels = once({
  'duel-draft': () => duel('duel-draft', short(8), offers('draft', 0)),
  'duel-reserve': () => duel('duel-reserve', short(8), offers('reserve', 0)),
  'duel-early-place': () => duel('duel-early-place', short(12), offers('place', 2)),
  'duel-place': () => duel('duel-place', short(12), offers('place', 8)),
  'duel-masters': () =>
    duel('duel-masters', short(12), (view, choices) => view.players[0].masters > 0 && offers('masters', 6)(view, choices)),
  'duel-trade': () => duel('duel-trade', short(12), offers('trade', 8)),
  'duel-early': () => duel('duel-early', short(12), offers('construct', 2)),
  'duel-construct': () => duel('duel-construct', short(12), offers('construct', 8)),
  'duel-produce': () => duel('duel-produce', short(12), offers('produce', 9)),
  'duel-miners': () => duel('duel-miners', { ...against('principati', 2, 'easy', 'miners', true), rounds: 6 }, offers('construct', 5)),
  'duel-closing': () => duel('duel-closing', short(4), offers('place', 4)),
  'duel-over': () => duel('duel-over', short(12), (view) => view.phase === 'over'),
  'duel-curtain': () => duel('duel-curtain', { ...short(8), seats: people('Anna', 'Jonas') }, offers('place', 3)),
  'duel-custom': () => duel('duel-custom', short(4), offers('place', 2), 'greedy', 16, ours()),
  /** Another player is to act first in a phase, and stays away. */
  'duel-wait': () => waiting('duel-wait', 'place', 3),
  'duel-wait-produce': () => waiting('duel-wait-produce', 'produce', 6),
  /** Two people at one device, before the first choice. */
  'duel-secret': () => duel('duel-secret', { ...short(4), seats: people('Anna', 'Jonas') }, offers('draft', 0)),
  /** A late map of 120 tiles: only players who never finish anything lay so many. */
  'duel-late': () =>
    duel('duel-late', short(null), (view, choices) => view.tiles.length >= 120 && choices?.offer.type === 'place', 'random', 0x33),
})
export type DuelName = keyof typeof duels
