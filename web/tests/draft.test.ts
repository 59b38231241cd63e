import { describe, expect, test } from 'vitest'
import type { AnyAction } from '../src/generated/games.ts'
import { actionsOf, emptyDraft, recall, redo, remember, restart, step, undo, type Draft } from '../src/table/draft.ts'

const [sell, build, end] = (['sell_nothing', 'end_build', 'end_turn'] as const).map((type): AnyAction => ({ type })) as [
  AnyAction,
  AnyAction,
  AnyAction,
]
const two = step(step(emptyDraft(7), [sell]), [build, end])

describe('the steps of a turn', () => {
  test('are kept in order', () => expect(actionsOf(two)).toEqual([sell, build, end]))
  test('go back and forth one by one', () => {
    expect(actionsOf(undo(two))).toEqual([sell])
    expect(redo(undo(two))).toEqual(two)
    expect(undo(emptyDraft(7))).toEqual(emptyDraft(7))
    expect(redo(two)).toEqual(two)
  })
  test('a new step ends what could be done again', () => expect(redo(step(undo(two), [end])).steps).toHaveLength(2))
  test('a turn that was restarted can be done again in its order', () => {
    const fresh = restart(two)
    expect(fresh.steps).toEqual([])
    expect(redo(redo(fresh)).steps).toEqual(two.steps)
  })
})

describe('a drawer', () => {
  const things = new Map<string, string>()
  const drawer = {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
  }
  test('keeps a draft for its version only', () => {
    remember(drawer, 'a', two)
    expect(recall(drawer, 'a', 7)).toEqual(two)
    expect(recall(drawer, 'a', 8)).toEqual(emptyDraft(8))
    remember(drawer, 'a', emptyDraft(7))
    expect(things.size).toBe(0)
  })
  test.each(['', '{', '[]', '{"version":7}', '{"version":7,"steps":[1],"undone":[]}', 'null'])('%s is no draft', (text) => {
    things.set('b', text)
    expect(recall(drawer, 'b', 7)).toEqual(emptyDraft(7) satisfies Draft)
  })
})
