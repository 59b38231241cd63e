import { expect, test } from 'vitest'
import { counted } from '../src/game/principati/log.ts'

test('what happened several times in a row in one act is one line with a count', () => {
  const line = (version: number, text: string) => ({ version, text, seat: 0 })
  const lines = [line(1, 'A stone.'), line(1, 'A stone.'), line(1, 'A beam.'), line(1, 'A stone.'), line(2, 'A stone.')]
  expect(counted(lines).map(({ text }) => text)).toEqual(['A stone. (×\u00a02)', 'A beam.', 'A stone.', 'A stone.'])
  expect(counted([])).toEqual([])
})
