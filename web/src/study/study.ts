// A study: what somebody has added to a record. Comments and marks at its moments, and other lines that were tried, in a tree.
// It travels in the record's `meta` (docs/records.md), so that whoever knows nothing of it can still read the record.

export const STUDY = 'princely-study/1'

/** An entry of a record's log, as records write it. */
export type Entry = Readonly<Record<string, unknown>>

/** What one thinks of the step that led to a moment. */
export const SIGNS = ['!', '?', '!?', '?!'] as const
export type Sign = (typeof SIGNS)[number]

/** A ring around a thing of the table, or an arrow from one thing to another, each by its name. */
export interface Mark {
  on: string
  to?: string
}

export interface Note {
  /** After how many entries of its line. */
  at: number
  comment?: string
  sign?: Sign
  marks?: readonly Mark[]
}

/** What is noted anew; `undefined` takes it away. */
export type NoteChange = { [Key in Exclude<keyof Note, 'at'>]?: Note[Key] | undefined }

export interface Line {
  notes?: readonly Note[]
  variations?: readonly Variation[]
}

/** Another line: the same as the one it belongs to up to entry `at`, and then these entries. */
export interface Variation extends Line {
  at: number
  log: readonly Entry[]
}

export interface Study extends Line {
  format: typeof STUDY
}

/** Which line: the number of a variation of the record, then of one of its own variations, and so on. */
export type Path = readonly number[]

export const EMPTY: Study = { format: STUDY }

/** As much as a study may hold, so that a stranger's file cannot fill the device. */
const MOST = { variations: 400, depth: 24, comment: 4000, marks: 40, name: 80, notes: 4000 }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

/** The study of a record's `meta`, as far as it makes sense; `null` if there is none. Whether its lines can be played, the engine
knows. */
export function studyIn(meta: unknown): Study | null {
  const given = isObject(meta) ? meta.study : null
  if (!isObject(given) || given.format !== STUDY) return null
  let left = MOST.variations
  const line = (from: Record<string, unknown>, depth: number): Line => {
    const notes = list(from.notes).slice(0, MOST.notes).flatMap(note)
    const variations = list(from.variations).flatMap((each): Variation[] => {
      if (!isObject(each) || !isCount(each.at) || depth === 0 || left === 0) return []
      const log = list(each.log).filter(isObject)
      if (log.length === 0) return []
      left -= 1
      return [{ at: each.at, log, ...line(each, depth - 1) }]
    })
    return { ...(notes.length > 0 && { notes }), ...(variations.length > 0 && { variations }) }
  }
  return { format: STUDY, ...line(given, MOST.depth) }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown, most: number): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, most) : null)

function note(given: unknown): Note[] {
  if (!isObject(given) || !isCount(given.at)) return []
  const comment = text(given.comment, MOST.comment)
  const sign = SIGNS.find((each) => each === given.sign)
  const marks = list(given.marks)
    .slice(0, MOST.marks)
    .flatMap((mark): Mark[] => {
      const [on, to] = isObject(mark) ? [text(mark.on, MOST.name), text(mark.to, MOST.name)] : [null, null]
      return on === null ? [] : [{ on, ...(to !== null && { to }) }]
    })
  const made: Note = { at: given.at, ...(comment !== null && { comment }), ...(sign && { sign }), ...(marks.length > 0 && { marks }) }
  return saysNothing(made) ? [] : [made]
}

const saysNothing = ({ comment, sign, marks }: Note) => !comment && !sign && (marks ?? []).length === 0

/** Whether nothing was added to the record. */
export const isEmpty = ({ notes, variations }: Line): boolean => (notes ?? []).length === 0 && (variations ?? []).length === 0

/** A line of a study; `null` if there is no such. */
export function lineAt(study: Study, path: Path): Line | null {
  return path.reduce<Line | null>((line, nth) => line?.variations?.[nth] ?? null, study)
}

/** All entries of a line, from the set-up on. `main`: those of the record. */
export function logOf(study: Study, path: Path, main: readonly Entry[]): readonly Entry[] {
  let [line, log]: [Line | undefined, readonly Entry[]] = [study, main]
  for (const nth of path) {
    const variation: Variation | undefined = line?.variations?.[nth]
    if (!variation) break
    log = [...log.slice(0, variation.at), ...variation.log]
    line = variation
  }
  return log
}

/** What was noted at a moment of a line. What was noted before it left its parent belongs to the parent, too. */
export function noteAt(study: Study, path: Path, at: number): Note | null {
  const { length } = path
  const from = length === 0 ? 0 : ((lineAt(study, path) as Variation | null)?.at ?? 0)
  if (length > 0 && at <= from) return noteAt(study, path.slice(0, -1), at)
  return lineAt(study, path)?.notes?.find((each) => each.at === at) ?? null
}

/** The study with another line in the place of one. */
function withLine<L extends Line>(line: L, path: Path, change: (line: Line) => Line): L {
  const [nth, ...rest] = path
  if (nth === undefined) return tidy({ ...line, ...change(line) })
  return { ...line, variations: (line.variations ?? []).map((each, index) => (index === nth ? withLine(each, rest, change) : each)) }
}

function tidy<L extends Line>({ notes, variations, ...rest }: L): L {
  const all = { ...rest, ...(notes && notes.length > 0 && { notes }), ...(variations && variations.length > 0 && { variations }) }
  return all as unknown as L
}

/** The study with something else noted at a moment. */
export function noting(study: Study, path: Path, at: number, change: NoteChange): Study {
  const { length } = path
  if (length > 0 && at <= ((lineAt(study, path) as Variation | null)?.at ?? 0)) return noting(study, path.slice(0, -1), at, change)
  return withLine(study, path, (line) => {
    const before = line.notes?.find((each) => each.at === at) ?? { at }
    const { comment, sign, marks } = { ...before, ...change }
    const now: Note = { at, ...(comment && { comment }), ...(sign && { sign }), ...(marks && marks.length > 0 && { marks }) }
    const others = (line.notes ?? []).filter((each) => each.at !== at)
    return { ...line, notes: saysNothing(now) ? others : [...others, now].sort((a, b) => a.at - b.at) }
  })
}

const same = (a: Entry | undefined, b: Entry | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

function shared(a: readonly Entry[], b: readonly Entry[]): number {
  const differs = a.findIndex((entry, index) => !same(entry, b[index]))
  return differs < 0 ? Math.min(a.length, b.length) : differs
}

/** The study with a line in which all these entries were played: it branches off where it first differs from what is there. */
export function growing(study: Study, main: readonly Entry[], played: readonly Entry[]): { study: Study; path: Path } {
  const { line, path } = grown(study, main, played, true)
  return { study: line, path }
}

function grown<L extends Line>(line: L, log: readonly Entry[], played: readonly Entry[], isMain: boolean): { line: L; path: Path } {
  const common = shared(log, played)
  if (common === played.length) return { line, path: [] }
  const variations = line.variations ?? []
  const nth = variations.findIndex(({ at, log: [first] }) => at === common && same(first, played[common]))
  if (nth >= 0) {
    const { at, log: own } = variations[nth]!
    const inner = grown(variations[nth]!, [...log.slice(0, at), ...own], played, false)
    return { line: { ...line, variations: variations.with(nth, inner.line) }, path: [nth, ...inner.path] }
  }
  // A variation that was played on is the same one, only longer.
  if (!isMain && common === log.length) {
    const { at } = line as unknown as Variation
    return { line: { ...line, log: played.slice(at) }, path: [] }
  }
  const variation: Variation = { at: common, log: played.slice(common) }
  return { line: { ...line, variations: [...variations, variation] }, path: [variations.length] }
}

/** The study without a variation. */
export function without(study: Study, path: Path): Study {
  const [parent, nth] = [path.slice(0, -1), path.at(-1)]
  if (nth === undefined) return study
  return withLine(study, parent, (line) => ({ ...line, variations: (line.variations ?? []).filter((_, index) => index !== nth) }))
}

/** All lines of a study, the record's own first, each before those that leave it. */
export function pathsOf(line: Line, path: Path = []): Path[] {
  return [path, ...(line.variations ?? []).flatMap((each, nth) => pathsOf(each, [...path, nth]))]
}

/** What two studies of the same record say together. Where both have noted something, the first counts. */
export function together(first: Study, second: Study, main: readonly Entry[]): Study {
  let all = first
  for (const path of pathsOf(second)) {
    const { study, path: to } = growing(all, main, logOf(second, path, main))
    all = study
    for (const { at, ...said } of lineAt(second, path)?.notes ?? []) if (!noteAt(all, to, at)) all = noting(all, to, at, said)
  }
  return all
}
