// A guided first game of any game: what is said when. A lesson is shown while its moment lasts and it has not been learned. A
// player learns it by doing it; a lesson with nothing to do is closed by a button. No rule is decided here: the game goes on as
// every game does.

export interface Lesson<Desk> {
  id: string
  /** Whether this is its moment. */
  when: (desk: Desk) => boolean
  /** Whether it has been done; without this the reader closes the lesson. */
  done?: (desk: Desk) => boolean
}

/** The lesson to show now. */
export function lessonNow<Desk, L extends Lesson<Desk>>(lessons: readonly L[], desk: Desk, learned: ReadonlySet<string>): L | null {
  return lessons.find((lesson) => !learned.has(lesson.id) && lesson.when(desk) && !(lesson.done?.(desk) ?? false)) ?? null
}

/** Lessons that were done just now, or whose moment is past because a later one was done. A lesson can be done only after
the ones before it were said. */
export function learnedBy<Desk>(lessons: readonly Lesson<Desk>[], desk: Desk, learned: ReadonlySet<string>): string[] {
  const reached = (index: number) => lessons.slice(0, index).every(({ id }) => learned.has(id))
  return lessons.filter((lesson, index) => !learned.has(lesson.id) && lesson.done?.(desk) && reached(index)).map(({ id }) => id)
}
