// The study of one record: what is kept of it on this device, and which of its lines is looked at.

import type { Engine } from '../engine/engine.ts'
import { keepStudy, keyOf, studyOf } from './drawer.ts'
import { recordOf, type Recorded } from './branch.ts'
import {
  EMPTY,
  growing,
  lineAt,
  logOf,
  noteAt,
  noting,
  pathsOf,
  studyIn,
  together,
  without,
  type Entry,
  type Note,
  type NoteChange,
  type Path,
  type Study,
  type Variation,
} from './study.ts'

export class StudyDesk {
  readonly #engine: Engine
  readonly #record: Recorded
  readonly #seats: number
  readonly key: string
  /** What was said about the first entry of each line. */
  readonly #said = new Map<string, string>()

  study = $state.raw<Study>(EMPTY)
  path = $state.raw<Path>([])

  private constructor(engine: Engine, record: Recorded, seats: number) {
    this.#engine = engine
    this.#record = record
    this.#seats = seats
    this.key = keyOf(record.setup, record.log)
  }

  /** Opens the study of a record: what this device keeps of it, together with what the record brings along. */
  static async open(engine: Engine, text: string, seats: number): Promise<StudyDesk> {
    const read = JSON.parse(text) as Recorded
    // What a trace adds to an entry is no part of what was played.
    const log = read.log.map((entry): Entry => ('draw' in entry ? { draw: entry.draw } : { seat: entry.seat, action: entry.action }))
    const record = { ...read, log }
    const desk = new StudyDesk(engine, record, seats)
    const [kept, brought] = [await studyOf(desk.key), studyIn(record.meta)]
    desk.study = kept
    if (brought) desk.#keep(together(kept, desk.#playable(brought), record.log))
    return desk
  }

  get record(): Recorded {
    return this.#record
  }

  /** What is noted at a moment of the line. */
  note(at: number): Note | null {
    return noteAt(this.study, this.path, at)
  }
  write(at: number, change: NoteChange) {
    this.#keep(noting(this.study, this.path, at, change))
  }

  /** The entries of a line. */
  log(path: Path = this.path): readonly Entry[] {
    return logOf(this.study, path, this.#record.log)
  }
  /** A line as a record that the engine has checked. */
  text(path: Path): string {
    return recordOf(this.#engine, this.#record, this.#seats, this.log(path))
  }

  /** Keeps a line in which these entries were played; says which it is. */
  grow(played: readonly Entry[]): Path {
    const { study, path } = growing(this.study, this.#record.log, played)
    this.#keep(study)
    return path
  }
  /** Drops a line. The others are counted anew. */
  drop(path: Path) {
    this.#keep(without(this.study, path))
  }

  /** All variations: where each leaves its line, how long it is, and what is done there. */
  leaves(code: string, sentence: (text: string, at: number) => string) {
    return pathsOf(this.study).map((path) => {
      if (path.length === 0) return { path, at: 0, text: '', length: this.#record.log.length }
      const { at, log } = lineAt(this.study, path) as Variation
      return { path, at, text: this.#sayFirst(path, at, code, sentence), length: log.length }
    })
  }
  #sayFirst(path: Path, at: number, code: string, sentence: (text: string, at: number) => string): string {
    const log = this.log(path).slice(0, at + 1)
    const key = `${JSON.stringify(log.at(-1))} ${keyOf(null, log)} ${code}`
    const known = this.#said.get(key) ?? sentence(recordOf(this.#engine, this.#record, this.#seats, log), at + 1)
    this.#said.set(key, known)
    return known
  }

  /** The record with the study in it. */
  withStudy(record: string): string {
    const read = JSON.parse(record) as Recorded
    const meta = { ...((read.meta ?? {}) as object), study: this.study }
    return JSON.stringify({ ...read, meta })
  }

  /** The lines of somebody else's study that the rules allow. */
  #playable(brought: Study): Study {
    let all: Study = { ...EMPTY, ...(brought.notes && { notes: brought.notes }) }
    for (const path of pathsOf(brought).slice(1)) {
      const log = logOf(brought, path, this.#record.log)
      try {
        recordOf(this.#engine, this.#record, this.#seats, log)
      } catch {
        continue
      }
      const grown = growing(all, this.#record.log, log)
      all = grown.study
      for (const { at, ...said } of lineAt(brought, path)?.notes ?? []) all = noting(all, grown.path, at, said)
    }
    return all
  }

  #keep(study: Study) {
    this.study = study
    void keepStudy(this.key, study)
  }
}
