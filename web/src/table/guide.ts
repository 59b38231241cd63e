// A guided first game of any game: what is said when. A lesson is shown while its moment lasts and it has not been learned. A
// player learns it by doing it; a lesson with nothing to do is closed by a button. Whoever goes ahead, or lets a hint play, is
// followed: what was said and whose part of the game is over is not said again. No rule is decided here: the game goes on as
// every game does.

export interface Lesson<Desk> {
  id: string
  /** Whether this is its moment. */
  when: (desk: Desk) => boolean
  /** Whether it has been done; without this the reader closes the lesson. */
  done?: (desk: Desk) => boolean
  /** What it is about, as selectors: the first thing that is in sight is pointed at. A phone has other things. */
  at?: (desk: Desk) => readonly string[]
}

/** The lesson to show now. */
export function lessonNow<Desk, L extends Lesson<Desk>>(lessons: readonly L[], desk: Desk, learned: ReadonlySet<string>): L | null {
  return lessons.find((lesson) => !learned.has(lesson.id) && lesson.when(desk) && !(lesson.done?.(desk) ?? false)) ?? null
}

/** Lessons that count as learned from now on: those that were done in their moment or after they were said, and those that were
said in an earlier part of the game and are no longer in place. `said`: the part of the game in which each was said. */
export function learnedBy<Desk>(
  lessons: readonly Lesson<Desk>[],
  desk: Desk,
  learned: ReadonlySet<string>,
  said: ReadonlyMap<string, string>,
  part: string,
): string[] {
  return lessons
    .filter((lesson) => {
      if (learned.has(lesson.id)) return false
      const now = lesson.when(desk)
      const before = said.get(lesson.id)
      if (lesson.done?.(desk)) return now || before !== undefined
      return !now && before !== undefined && before !== part
    })
    .map(({ id }) => id)
}
