// Games to look at, each played by bots to the wanted moment. The page finds them on its shelf.

import type { Page } from 'playwright-core'
import type { Kept } from '../src/engine/shelf.ts'
import type { Choices, View } from '../src/generated/fuerstenfeld.ts'
import { against, type Wanted, type Wish } from '../src/table/opening.ts'
import { manifest } from '../src/game/fuerstenfeld/manifest.ts'
import { total } from '../src/game/fuerstenfeld/pieces/goods.ts'
import { engine, game, played } from '../tests/princely.ts'

export interface Scene {
  kept: Kept
  journal: string[]
}

type Until = (view: View, choices: Choices | null) => boolean

/** The first game, over several lucks, that reaches such a moment. The search begins with `first`, where it was found last. */
export function scene(id: string, wish: Partial<Wish>, until: Until, level = 'greedy', first = 0x10): Scene {
  for (let tried = 0; tried < 256; tried++) {
    try {
      const kept = { ...game(((first + tried) % 256).toString(16).padStart(2, '0'), wish), id: `local-${id}` }
      const { journal, seat } = played(kept, kept.mine[0] ?? 0, until, level)
      const view = seat.position().view as View
      kept.summary = { ...manifest.summary(view), practice: false }
      return { kept, journal }
    } catch {
      // This game ended before the moment; the next one may reach it.
    }
  }
  throw new Error(`no game comes to the scene ${id}`)
}

/** One person; the other chairs also belong to people, so that nothing moves by itself. */
export const still = (players: number, more: Partial<Wish> = {}): Partial<Wish> => ({
  ...against('fuerstenfeld', players, 'medium', 'base', true),
  ...more,
})
export const people = (...names: string[]): Wanted[] => names.map((name) => ({ type: 'person', name }))

const type = (choices: Choices | null, wanted: Choices['type']) => choices?.type === wanted

/** The same game, and somebody gives up. */
function resigned({ kept, journal }: Scene, seat: number): Scene {
  const table = engine.Table.reopen(kept.opening, journal)
  const { store } = table.decide(seat, { type: 'resign', id: 'resign', version: table.version }, kept.began)
  return { kept, journal: [...journal, ...store.map(({ text }) => text)] }
}

/** Each scene is played once, however often it is asked for. */
export function once<Scenes extends Record<string, () => Scene>>(all: Scenes): Scenes {
  const made = new Map<string, Scene>()
  const ask = ([name, make]: [string, () => Scene]) => [
    name,
    () => {
      const known = made.get(name) ?? make()
      made.set(name, known)
      return structuredClone(known)
    },
  ]
  return Object.fromEntries(Object.entries(all).map(ask)) as Scenes
}

/** Every scene by its name. Each is made when it is asked for. */
export const scenes = once({
  'sell-2': () => scene('sell-2', still(2), (view, choices) => view.round >= 4 && type(choices, 'sell')),
  sell: () => scene('sell', still(3), (view, choices) => view.round >= 6 && view.income_track.next.length > 0 && type(choices, 'sell')),
  'sell-4': () =>
    scene('sell-4', still(4), (view, choices) => view.round >= 5 && view.income_track.next.length > 1 && type(choices, 'sell')),
  'sell-5': () =>
    scene('sell-5', still(5), (view, choices) => view.round >= 6 && view.income_track.next.length > 1 && type(choices, 'sell')),
  'sell-market': () =>
    scene(
      'sell-market',
      still(3),
      (_, choices) =>
        choices?.type === 'sell' && choices.market.type === 'yes' && choices.office.type === 'yes' && total(choices.goods) > 3,
      'random',
      0x15,
    ),
  'sell-refused': () =>
    scene('sell-refused', still(3), (view, choices) => choices?.type === 'sell' && view.breweries.some(({ price }) => price.water === 0)),
  /** Everything that a sale can have. */
  'sell-market-5': () =>
    scene(
      'sell-market-5',
      still(5),
      (_, choices) =>
        choices?.type === 'sell' && choices.market.type === 'yes' && choices.office.type === 'yes' && total(choices.goods) > 3,
      'random',
      0x11,
    ),
  /** A large hand. */
  'build-seven': () =>
    scene(
      'build-seven',
      still(3),
      (view, choices) =>
        choices?.type === 'build' && (view.own?.hand.length ?? 0) > 6 && choices.cards.some(({ may }) => may.type === 'yes'),
      'random',
      0x20,
    ),
  'discard-seven': () =>
    scene('discard-seven', still(3), (view, choices) => choices?.type === 'discard' && (view.own?.hand.length ?? 0) > 6, 'random', 0x17),
  build: () =>
    scene(
      'build',
      still(3),
      (view, choices) =>
        view.round >= 4 &&
        choices?.type === 'build' &&
        choices.cards.filter(({ may }) => may.type === 'yes').length > 1 &&
        choices.cards.some(({ may }) => may.type === 'no'),
    ),
  'build-crane': () =>
    scene(
      'build-crane',
      still(5),
      (_, choices) => choices?.type === 'build' && choices.saves > 0 && choices.cards.some(({ may }) => may.type === 'yes'),
    ),
  discard: () => scene('discard', still(3), (view, choices) => view.round >= 2 && choices?.type === 'discard' && choices.must_go > 1),
  'discard-store': () =>
    scene(
      'discard-store',
      still(4, { variant: 'expert' }),
      (_, choices) => choices?.type === 'discard' && choices.store.may.type === 'yes',
      'random',
    ),
  'discard-scavenger': () =>
    scene(
      'discard-scavenger',
      still(4, { variant: 'expert' }),
      (_, choices) => choices?.type === 'discard' && choices.trash_left > 0 && choices.must_go > 0,
      'greedy',
      0x43,
    ),
  /** The table has agreed on a memory aid. */
  memory: () =>
    scene(
      'memory',
      still(3, { variant: 'expert', memory: true }),
      (view, choices) =>
        choices?.type === 'discard' && choices.must_go > 0 && (view.own?.trashed?.length ?? 0) > 0 && (view.own?.bottom?.length ?? 0) > 3,
      'greedy',
      0x47,
    ),
  draw: () => scene('draw', still(3), (_, choices) => type(choices, 'draw'), 'greedy', 0x35),
  keep: () => scene('keep', still(3, { variant: 'expert' }), (_, choices) => type(choices, 'keep')),
  arrange: () => scene('arrange', still(3, { variant: 'expert' }), (_, choices) => type(choices, 'arrange')),
  'keep-5': () => scene('keep-5', still(5, { variant: 'expert' }), (_, choices) => type(choices, 'keep')),
  'last-round': () =>
    scene('last-round', still(3), (view, choices) => view.end.ending !== null && view.phase === 'sell' && choices !== null),
  over: () => scene('over', still(3), (view) => view.phase === 'over'),
  'over-5': () => scene('over-5', still(5), (view) => view.phase === 'over'),
  late: () => scene('late', still(5), (view, choices) => view.round >= 10 && type(choices, 'sell'), 'greedy', 0x11),
  wait: () => {
    const made = scene(
      'wait',
      { seats: people('Anna', 'Jonas', 'Ildikó') },
      (view) => view.round >= 4 && view.to_act[0] === 1 && view.phase === 'sell',
    )
    return { ...made, kept: { ...made.kept, mine: [0] } }
  },
  /** One of two has given up. */
  resigned: () => {
    const made = scene(
      'resigned',
      { seats: people('Anna', 'Jonas') },
      (view) => view.round >= 4 && view.to_act[0] === 1 && view.phase === 'sell',
    )
    return { ...resigned(made, 1), kept: { ...made.kept, mine: [0] } }
  },
  /** Bots play on as soon as the reader has ended the turn. */
  bots: () =>
    scene('bots', against('fuerstenfeld', 3, 'beginner', 'base', true), (view, choices) => view.round >= 3 && type(choices, 'sell')),
  curtain: () =>
    scene('curtain', { seats: people('Anna', 'Jonas', 'Ildikó') }, (view, choices) => view.round >= 3 && choices?.type === 'sell'),
})
export type SceneName = keyof typeof scenes

/** The record of a scene. */
export function recordOf({ kept, journal }: Scene): string {
  const table = engine.Table.reopen(kept.opening, journal)
  const names = kept.opening.chairs.map(({ name }) => name)
  return JSON.stringify({ ...(JSON.parse(table.record()) as object), meta: { names } })
}

/** Puts games on the shelf of a page that is already at our address. */
export async function put(page: Page, all: Scene[]) {
  await page.evaluate(async (given) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('princely', 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('games', { keyPath: 'id' })
        request.result.createObjectStore('entries', { keyPath: ['game', 'version'] })
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise<void>((resolve, reject) => {
      const work = db.transaction(['games', 'entries'], 'readwrite')
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error)
      for (const { kept, journal } of given) {
        work.objectStore('games').put(kept)
        journal.forEach((text, index) => work.objectStore('entries').put({ game: kept.id, version: index + 1, text }))
      }
    })
    db.close()
  }, all)
}
