import { expect, test } from 'vitest'
import { href, parse, type Route } from '../src/core/router.ts'

const routes: [string, Route][] = [
  ['/', { at: 'home' }],
  ['/lobby', { at: 'lobby' }],
  ['/profile', { at: 'profile' }],
  ['/learn', { at: 'learn', game: null }],
  ['/learn/fuerstenfeld', { at: 'learn', game: 'fuerstenfeld' }],
  ['/replays', { at: 'replays' }],
  ['/settings', { at: 'settings' }],
  ['/play/fuerstenfeld', { at: 'play', game: 'fuerstenfeld' }],
  ['/table/a%2Fb', { at: 'table', id: 'a/b' }],
  ['/rules/principati', { at: 'rules', game: 'principati', rule: null }],
  ['/replay/file', { at: 'replay', id: 'file' }],
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
