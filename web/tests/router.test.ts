import { expect, test } from 'vitest'
import { href, parse, type Route } from '../src/core/router.ts'

const routes: [string, Route][] = [
  ['/', { at: 'home' }],
  ['/lobby', { at: 'lobby' }],
  ['/profile', { at: 'profile' }],
  ['/learn', { at: 'learn', game: null }],
  ['/learn/fuerstenfeld', { at: 'learn', game: 'fuerstenfeld' }],
  ['/replays', { at: 'replays' }],
  ['/statistics', { at: 'statistics' }],
  ['/settings', { at: 'settings' }],
  ['/play/fuerstenfeld', { at: 'play', game: 'fuerstenfeld' }],
  ['/table/a%2Fb', { at: 'table', id: 'a/b' }],
  ['/rules/principati', { at: 'rules', game: 'principati', rule: null }],
  ['/replay/file', { at: 'replay', id: 'file' }],
  ['/review/table-abc', { at: 'review', id: 'table-abc' }],
  ['/gallery', { at: 'gallery' }],
]

test.each(routes)('%s leads there and back', (path, route) => {
  expect(parse(path)).toEqual(route)
  expect(href(route)).toBe(path)
})

test('a place of a book is named behind the hash', () => {
  expect(parse('/learn/principati', '#the-tiles')).toEqual({ at: 'learn', game: 'principati', place: 'the-tiles' })
  expect(href({ at: 'learn', game: 'principati', place: 'the-tiles' })).toBe('/learn/principati#the-tiles')
})

test('a moment of a replay, the eyes and the play are named behind the hash', () => {
  const looks: [string, string, Route][] = [
    ['/replay/file', '#moment=12', { at: 'replay', id: 'file', moment: 12 }],
    ['/replay/abc', '#moment=0&eyes=open', { at: 'replay', id: 'abc', moment: 0, eyes: 'open' }],
    ['/replay/abc', '#eyes=1&play', { at: 'replay', id: 'abc', eyes: '1', plays: true }],
    ['/replay/abc', '#line=0.12&moment=7', { at: 'replay', id: 'abc', line: '0.12', moment: 7 }],
    ['/replay/abc', '#moment=7&eyes=1&decision=12', { at: 'replay', id: 'abc', moment: 7, eyes: '1', decision: 12 }],
    ['/review/abc', '#seat=1', { at: 'review', id: 'abc', seat: 1 }],
    ['/embed/abc', '#moment=3&eyes=spectator', { at: 'embed', id: 'abc', moment: 3, eyes: 'spectator' }],
  ]
  for (const [path, hash, route] of looks) {
    expect(parse(path, hash)).toEqual(route)
    expect(href(route)).toBe(path + hash)
  }
  expect(parse('/replay/abc', '#moment=-1&eyes=nobody')).toEqual({ at: 'replay', id: 'abc' })
  expect(parse('/replay/abc', '#moment=1e9')).toEqual({ at: 'replay', id: 'abc' })
})

test('a rule is named behind the hash', () => {
  expect(parse('/rules/fuerstenfeld', '#F-SELL-3')).toEqual({ at: 'rules', game: 'fuerstenfeld', rule: 'F-SELL-3' })
  expect(href({ at: 'rules', game: 'fuerstenfeld', rule: 'F-SELL-3' })).toBe('/rules/fuerstenfeld#F-SELL-3')
})

test.each(['/nowhere', '/play/chess', '/play', '/rules/fuerstenfeld/more', '/lobby/x', '/table', '/table/%E0%A4%A', '/%'])(
  '%s is no page',
  (path) => {
    expect(parse(path)).toEqual({ at: 'not-found', path })
  },
)

test('a key is named behind the hash of home', () => {
  expect(parse('/', '#/recover/abc_DEF-123')).toEqual({ at: 'recover', key: 'abc_DEF-123' })
  expect(href({ at: 'admin', key: 'k' })).toBe('/#/admin/k')
  expect(parse('/', '#/recover/')).toEqual({ at: 'home' })
  expect(parse('/', '#/elsewhere/abc')).toEqual({ at: 'home' })
})
