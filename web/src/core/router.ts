// Addresses of the client. A route is a value; `parse` and `href` are each other's inverse.

import { GAMES } from '../generated/limits.ts'

export type GameId = (typeof GAMES)[number]

export type Route =
  | { at: 'home' }
  | { at: 'lobby' }
  | { at: 'profile' }
  /** A key that the reader was given: to come back as the same player, or to become the administrator. */
  | { at: 'recover' | 'admin'; key: string }
  /** `place`: a chapter of the book, or a part of it. */
  | { at: 'learn'; game: GameId | null; place?: string }
  | { at: 'replays' }
  | { at: 'statistics' }
  | { at: 'settings' }
  | { at: 'rules'; game: GameId; rule: string | null }
  | { at: 'play'; game: GameId }
  | { at: 'table'; id: string }
  /** A replay, alone or inside somebody else's page. */
  | ({ at: 'replay' | 'embed'; id: string } & Look)
  /** What the decisions of a replay's game cost. `seat`: whose. */
  | { at: 'review'; id: string; seat?: number }
  | { at: 'gallery' }
  | { at: 'not-found'; path: string }

/** What of a replay is looked at: which line of its study (the numbers of variations, such as `0.1`), which moment, with whose eyes
(a seat, `open` or `spectator`), whether it runs by itself, and which decision of its review is shown. */
export interface Look {
  line?: string
  moment?: number
  eyes?: string
  plays?: true
  decision?: number
}

const pages: readonly string[] = ['lobby', 'profile', 'replays', 'statistics', 'settings', 'gallery']

export function parse(path: string, hash = ''): Route {
  const lost: Route = { at: 'not-found', path }
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  const [page, name] = parts
  if (page === undefined) return keyed(hash) ?? { at: 'home' }
  if (parts.includes(null) || parts.length > 2 || page === null || name === null) return lost
  if (name === undefined) {
    if (page === 'learn') return { at: 'learn', game: null }
    return pages.includes(page) ? ({ at: page } as Route) : lost
  }
  if (page === 'table') return { at: 'table', id: name }
  if (page === 'replay' || page === 'embed') return { at: page, id: name, ...lookOf(hash) }
  const place = hash.replace(/^#/, '')
  if (page === 'review') return { at: 'review', id: name, ...(/^seat=\d$/.test(place) && { seat: Number(place.slice(-1)) }) }
  if (page === 'learn' && isGame(name)) return place === '' ? { at: 'learn', game: name } : { at: 'learn', game: name, place }
  if (page === 'play' && isGame(name)) return { at: 'play', game: name }
  if (page === 'rules' && isGame(name)) {
    return { at: 'rules', game: name, rule: place === '' ? null : place }
  }
  return lost
}

export function href(route: Route): string {
  switch (route.at) {
    case 'home':
      return '/'
    case 'recover':
    case 'admin':
      return `/#/${route.at}/${route.key}`
    case 'rules':
      return `/rules/${route.game}${route.rule === null ? '' : `#${route.rule}`}`
    case 'play':
      return `/play/${route.game}`
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`
    case 'replay':
    case 'embed':
      return `/${route.at}/${encodeURIComponent(route.id)}${hashOf(route)}`
    case 'review':
      return `/review/${encodeURIComponent(route.id)}${route.seat === undefined ? '' : `#seat=${route.seat}`}`
    case 'learn':
      return route.game === null ? '/learn' : `/learn/${route.game}${route.place === undefined ? '' : `#${route.place}`}`
    case 'not-found':
      return route.path
    default:
      return `/${route.at}`
  }
}

/** What stands behind the `#` of a replay, such as `#moment=12&eyes=1`. */
function lookOf(hash: string): Look {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const [line, moment, eyes, decision] = ['line', 'moment', 'eyes', 'decision'].map((name) => given.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  return {
    ...(/^\d{1,3}(\.\d{1,3}){0,30}$/.test(line) && { line }),
    ...(/^\d{1,6}$/.test(moment) && { moment: Number(moment) }),
    ...(/^(\d|open|spectator)$/.test(eyes) && { eyes }),
    ...(given.has('play') && { plays: true as const }),
    ...(/^\d{1,4}$/.test(decision) && { decision: Number(decision) }),
  }
}

function hashOf({ line, moment, eyes, plays, decision }: Look): string {
  const named = Object.entries({ line, moment, eyes, decision }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  const all = [...named, ...(plays ? ['play'] : [])]
  return all.length === 0 ? '' : `#${all.join('&')}`
}

/** A key stands behind the `#`, because that part of an address is not sent to any server. */
function keyed(hash: string): Route | null {
  const found = /^#\/(recover|admin)\/([\w-]{1,200})$/.exec(hash)
  return found ? { at: found[1] as 'recover' | 'admin', key: found[2]! } : null
}

function isGame(name: string): name is GameId {
  return (GAMES as readonly string[]).includes(name)
}

/** A part of a path in plain letters; `null` if it is not valid. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
