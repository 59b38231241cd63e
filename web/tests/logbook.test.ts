import { expect, test } from 'vitest'
import { anchorOf, Logbook, type Source } from '../src/game/fuerstenfeld/log/logbook.ts'
import type { Heard } from '../src/engine/engine.ts'
import { engine, game, played } from './princely.ts'

const { table, seat } = played(game('21'), 0, (view) => view.round === 4)
const entries = table.told({ type: 'seat', seat: 0 }, 0).entries

/** A viewer who has been told only the first entries. */
function after(count: number): Source {
  const viewer = engine.Seat.sit(table.hello({ type: 'seat', seat: 0 }, 0))
  const heard: Heard[] = viewer.hear(entries.slice(0, count))
  return {
    entries: entries.slice(0, count),
    me: 0,
    log: (language, since) => viewer.log(since, language),
    turn: (version) => heard[version - 1]?.turn ?? null,
  }
}

test('a log that grows is the log that was read at once', () => {
  const book = new Logbook()
  for (let count = 0; count < entries.length; count += 7) book.read(after(count), 'en')
  const grown = book.read(after(entries.length), 'en')
  expect(grown).toEqual(new Logbook().read(after(entries.length), 'en'))
  // Several lines in a row that say the same are one, and the order of the first round is said once.
  const said = seat.log(0, 'en').filter((line, index, all) => line.text !== all[index - 1]?.text)
  expect(grown.map(({ text }) => text.replace(/ \(×.*\)$/, ''))).toEqual(
    said.map(({ text }) => text).filter((text) => !text.startsWith('Round 1 begins')),
  )
  expect(grown.filter(({ text }) => /puts a card under the deck\. \(×.\d\)$/.test(text)).length).toBeGreaterThan(0)
  expect(book.read(after(entries.length), 'de')[0]!.text).not.toBe(grown[0]!.text)
})

test('lines know who did it and which thing they are about', () => {
  const lines = new Logbook().read(after(entries.length), 'en')
  const sold = lines.find(({ text }) => /^Ottokar sells/.test(text))
  expect(sold).toMatchObject({ seat: 1, hurts: false })
  expect(sold?.anchor).toMatch(/^brewery-\d$/)
  expect(lines.find(({ text }) => /builds/.test(text))?.anchor).toMatch(/^space-\d-\d$/)
  expect(lines.some(({ hurts, text }) => hurts && /price of/.test(text))).toBe(true)
  expect(anchorOf({ type: 'palace_price_rose', price: 10 })).toBe('palace-price')
  expect(anchorOf({ type: 'palace_price_rose', price: null })).toBeNull()
})
