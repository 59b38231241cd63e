import { describe, expect, test } from 'vitest'
import { aimOf, cardOf, IDLE, next, type Gesture, type Input } from '../src/game/fuerstenfeld/desk/gesture.ts'

const press: Input = { type: 'press', card: 'crane', x: 100, y: 100 }
const move = (x: number, over: number | null = null): Input => ({ type: 'move', x, y: 100, over })

/** Plays inputs. Returns the last state, and every build that was sent. */
function play(...inputs: Input[]) {
  let gesture: Gesture = IDLE
  const builds: unknown[] = []
  for (const input of inputs) {
    const step = next(gesture, input)
    gesture = step.gesture
    if (step.build) builds.push(step.build)
  }
  return { gesture, builds }
}

describe('taking a card to a space', () => {
  const lifted: Gesture = { is: 'lifted', card: 'crane', aim: null }
  const cases: [string, Input[], Gesture, number][] = [
    ['a click lifts the card', [press, { type: 'release' }], lifted, 0],
    ['a trembling hand still clicks', [press, move(103), { type: 'release' }], lifted, 0],
    ['a second click puts it down', [press, { type: 'release' }, press, { type: 'release' }], IDLE, 0],
    ['a drag onto a space aims and does not build', [press, move(140), move(200, 4), { type: 'release' }], { ...lifted, aim: 4 }, 0],
    ['a drag beside every space leaves the card lifted', [press, move(140), { type: 'release' }], lifted, 0],
    ['a drag that the browser ends is forgotten', [press, move(140, 4), { type: 'cancel' }], IDLE, 0],
    ['click, aim, confirm builds', [press, { type: 'release' }, { type: 'aim', space: 2 }, { type: 'confirm' }], IDLE, 1],
    ['keys do the same', [{ type: 'choose', card: 'crane' }, { type: 'aim', space: 2 }, { type: 'confirm' }], IDLE, 1],
    ['confirming without an aim does nothing', [{ type: 'choose', card: 'crane' }, { type: 'confirm' }], lifted, 0],
    [
      'confirming ten times builds once',
      [{ type: 'choose', card: 'crane' }, { type: 'aim', space: 2 }, ...Array<Input>(10).fill({ type: 'confirm' })],
      IDLE,
      1,
    ],
    [
      'aiming moves',
      [
        { type: 'choose', card: 'crane' },
        { type: 'aim', space: 2 },
        { type: 'aim', space: 5 },
      ],
      { ...lifted, aim: 5 },
      0,
    ],
    ['aiming without a card does nothing', [{ type: 'aim', space: 2 }], IDLE, 0],
    [
      'another card takes its place',
      [{ type: 'choose', card: 'bank_1' }, { type: 'aim', space: 1 }, press, { type: 'release' }],
      lifted,
      0,
    ],
    ['escape drops it half way', [press, move(140, 4), { type: 'drop' }], IDLE, 0],
    ['a move without a press is nothing', [move(300, 1), { type: 'release' }], IDLE, 0],
  ]
  test.each(cases)('%s', (_, inputs, end, builds) => {
    const played = play(...inputs)
    expect(played.gesture).toEqual(end)
    expect(played.builds).toHaveLength(builds)
  })

  test('a build names the card and the space', () => {
    expect(play({ type: 'choose', card: 'crane' }, { type: 'aim', space: 2 }, { type: 'confirm' }).builds).toEqual([
      { card: 'crane', space: 2 },
    ])
  })

  test('what is in the air, and where it would land', () => {
    expect(cardOf(next(IDLE, press).gesture)).toBeNull()
    expect(cardOf(lifted)).toBe('crane')
    expect(aimOf({ is: 'dragging', card: 'crane', x: 0, y: 0, over: 3 })).toBe(3)
  })
})
