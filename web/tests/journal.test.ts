// What the entries of a table say beside the position.

import { expect, test } from 'vitest'
import type { Chair, SeenEntry } from '../src/generated/protocol.ts'
import { askedBy, endOf, offerTo, seated, standing, wayBack } from '../src/table/journal.ts'

const entries = (...given: object[]): SeenEntry[] => given.map((entry, index) => ({ version: index + 1, at: 0, ...entry }) as SeenEntry)
const act = (seat: number) => ({ type: 'act', seat, steps: [] })
const chance = { type: 'chance' }
const undo = (seat: number, ...takes_back: number[]) => ({ type: 'undo', seat, takes_back, offer: null })
const rematch = (seat: number) => ({ type: 'offer', seat, proposal: { type: 'rematch' } })
const answer = (seat: number, agrees: boolean) => ({ type: 'answer', seat, offer: 1, agrees })

test('what was taken back does not stand, nor does the taking back', () => {
  expect(standing(entries(chance, act(0), act(1), undo(1, 3), act(1))).map(({ version }) => version)).toEqual([1, 2, 5])
})

test('a turn is taken back to before the latest own act that stands', () => {
  expect(wayBack(entries(chance, act(1)), 0)).toBeNull()
  expect(wayBack(entries(chance, act(0)), 0)).toEqual({ to: 1, crosses: false, rewinds: false })
  expect(wayBack(entries(chance, act(0), act(1)), 0)).toEqual({ to: 1, crosses: true, rewinds: false })
  expect(wayBack(entries(chance, act(0), chance), 0)).toEqual({ to: 1, crosses: false, rewinds: true })
  expect(wayBack(entries(act(0), chance, act(0), undo(0, 3)), 0)).toEqual({ to: 0, crosses: false, rewinds: true })
})

test('a proposal waits for whoever has not answered, until it is refused or somebody acts', () => {
  expect(offerTo(entries(rematch(0)), 1)).toMatchObject({ seat: 0, proposal: { type: 'rematch' } })
  expect(offerTo(entries(rematch(0)), 0)).toBeNull()
  expect(offerTo(entries(rematch(0), answer(2, true)), 1)).not.toBeNull()
  expect(offerTo(entries(rematch(0), answer(1, true)), 1)).toBeNull()
  expect(offerTo(entries(rematch(0), answer(2, false)), 1)).toBeNull()
  expect(offerTo(entries(rematch(0), act(2)), 1)).toBeNull()
  expect(askedBy(entries(rematch(0)), 0)).toEqual({ proposal: { type: 'rematch' }, is: 'open' })
  expect(askedBy(entries(rematch(0), answer(1, false)), 0)).toEqual({ proposal: { type: 'rematch' }, is: 'refused' })
  expect(askedBy(entries(rematch(0), act(0)), 0)).toBeNull()
  expect(askedBy(entries(rematch(0)), 1)).toBeNull()
})

test('a game that ended by the rules was played to its end', () => {
  expect(endOf(entries(act(0)))).toBeNull()
  expect(endOf(entries(act(0), { type: 'end', by: { type: 'rules' }, winners: [0] }))).toBeNull()
  expect(endOf(entries(act(0), { type: 'end', by: { type: 'resignation', seat: 1 }, winners: [0] }))).toEqual({
    by: { type: 'resignation', seat: 1 },
    winners: [0],
  })
})

test('a bot takes a chair and gives it back', () => {
  const chairs = [{ sitter: { type: 'person' } }, { sitter: { type: 'person' } }] as Chair[]
  const taken = seated(chairs, entries({ type: 'takeover', seat: 1, sitter: { type: 'bot', level: 'easy' } }))
  expect(taken.map(({ sitter }) => sitter.type)).toEqual(['person', 'bot'])
  expect(seated(taken, entries({ type: 'return', seat: 1 })).map(({ sitter }) => sitter.type)).toEqual(['person', 'person'])
})
