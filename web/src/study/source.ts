// Where the record of a replay comes from: a file that was opened, a game of this device, a table of the server, or a record there.

import { language, t } from '../core/language.svelte.ts'
import { isKnown } from '../core/player.ts'
import { troubleOf, type Engine } from '../engine/engine.ts'
import { openShelf } from '../engine/shelf.ts'
import { recordOf } from '../table/export.ts'
import { OF_TABLE } from '../table/listed.ts'
import { LOCAL } from '../table/opening.ts'
import { brokenAt, keptRecord } from './record.ts'

/** The text of a record. Throws a sentence that says why there is none. */
export async function textOf(princely: Engine, id: string): Promise<string> {
  if (id === 'file') return keptRecord() ?? failed('record-none')
  return id.startsWith(LOCAL) ? ofThisDevice(princely, id) : fetched(id)
}

/** There is no record here, which its message says to the reader. */
class NoRecord extends Error {}

function failed(why: string): never {
  throw new NoRecord(t(why))
}

/** Why a record cannot be shown. One that nobody can play again says where it fails; what is wrong with any other file is no
sentence for readers. */
export function whyBad(id: string, error: unknown): string {
  const trouble = troubleOf(error)
  const broken = brokenAt(trouble)
  if (broken) return t('record-refused', broken)
  return id === 'file' && !(error instanceof NoRecord) ? t('record-damaged') : trouble
}

/** A game of this device that is over. The record of one that is still being played would show everything. */
async function ofThisDevice(princely: Engine, id: string): Promise<string> {
  const shelf = await openShelf()
  const game = (await shelf.get(id)) ?? failed('table-gone')
  return game.summary.over ? recordOf(princely, shelf, game) : failed('record-open-game')
}

async function fetched(id: string): Promise<string> {
  const [{ api, whyNot }] = await Promise.all([import('../engine/api.ts'), language.enter('online')])
  const asked = id.startsWith(OF_TABLE) ? api.tableRecord(id.slice(OF_TABLE.length)) : api.record(id)
  return JSON.stringify(await asked.catch((error) => Promise.reject(new NoRecord(whyNot(error)))))
}

/** Which seat of the game was the reader's, and when it was played; `seat` is `null` if that is not known, or if there were several. */
export async function whoseIs(id: string): Promise<{ seat: number | null; when: number }> {
  const unknown = { seat: null, when: Date.now() }
  try {
    if (id.startsWith(LOCAL)) {
      const game = await (await openShelf()).get(id)
      return game ? { seat: game.mine.length === 1 ? game.mine[0]! : null, when: game.touched } : unknown
    }
    if (!id.startsWith(OF_TABLE) || !isKnown()) return unknown
    const { api } = await import('../engine/api.ts')
    const { viewer, made } = await api.table(id.slice(OF_TABLE.length))
    return { seat: viewer.type === 'seat' ? viewer.seat : null, when: made }
  } catch {
    return unknown
  }
}
