// The server's interface over HTTP (docs/api.md), as far as the page uses it.

import type {
  ChatLines,
  Credentials,
  Me,
  NewPassword,
  NewSeat,
  NewTable,
  ProblemDetails,
  RecordCard,
  Recover,
  RecoveryLink,
  Said,
  Say,
  SessionList,
  SitDown,
  TableCard,
  TableList,
  Vacation,
  Vacations,
} from '../generated/protocol.ts'
import { rememberPlayer } from '../core/player.ts'
import { language, t } from '../core/language.svelte.ts'

/** Why the server did not do it. */
export class Denied extends Error {
  readonly code: string
  constructor(code: string, detail: string | null) {
    super(detail ?? code)
    this.code = code
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) Object.assign(options, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const response = await fetch(`/api/v1${path}`, options).catch(() => {
    throw new Denied('no_server', null)
  })
  // If there is no server, every address is answered with the page.
  if (!response.headers.get('content-type')?.includes('json') && response.status !== 204) throw new Denied('no_server', null)
  if (response.status === 204) return undefined as T
  const answer = (await response.json()) as unknown
  if (response.ok) return answer as T
  const { code, detail } = answer as ProblemDetails
  throw new Denied(code, detail)
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: (name: string | null) => call<Me>('POST', '/guests', { name }),
  register: (given: Credentials) => call<Me>('POST', '/accounts', given),
  signIn: (given: Credentials) => call<Me>('POST', '/sessions', given),
  signOut: () => call<void>('DELETE', '/sessions'),
  link: () => call<RecoveryLink>('POST', '/me/links'),
  recover: (given: Recover) => call<Me>('POST', '/recoveries', given),
  changePassword: (given: NewPassword) => call<void>('PUT', '/me/password', given),
  sessions: () => call<SessionList>('GET', '/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  linkFor: (name: string) => call<RecoveryLink>('POST', '/links', { name }),
  becomeAdmin: (key: string) => call<Me>('POST', '/me/admin', { key }),
  everything: () => call<unknown>('GET', '/me/export'),
  forget: () => call<void>('DELETE', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  vacations: () => call<Vacations>('GET', '/me/vacation'),
  goOnVacation: (vacation: Vacation) => call<Vacations>('PUT', '/me/vacation', vacation),
  endVacation: () => call<Vacations>('DELETE', '/me/vacation'),
  tables: (query: string) => call<TableList>('GET', `/tables?${query}`),
  open: (table: NewTable) => call<TableCard>('POST', '/tables', table),
  table: (id: string) => call<TableCard>('GET', `/tables/${encodeURIComponent(id)}`),
  sit: (id: string, seat: number, down: SitDown) => call<TableCard>('POST', `/tables/${encodeURIComponent(id)}/seats/${seat}`, down),
  rise: (id: string, seat: number) => call<TableCard>('DELETE', `/tables/${encodeURIComponent(id)}/seats/${seat}`),
  place: (id: string, seat: number, whom: NewSeat) => call<TableCard>('PUT', `/tables/${encodeURIComponent(id)}/seats/${seat}`, whom),
  reorder: (id: string, order: number[]) => call<TableCard>('PUT', `/tables/${encodeURIComponent(id)}/seats`, { order }),
  ready: (id: string, ready: boolean) => call<TableCard>('PUT', `/tables/${encodeURIComponent(id)}/ready`, { ready }),
  start: (id: string) => call<TableCard>('POST', `/tables/${encodeURIComponent(id)}/start`),
  nonce: (id: string, nonce: string) => call<TableCard>('POST', `/tables/${encodeURIComponent(id)}/nonce`, { nonce }),
  bring: (record: unknown) => call<RecordCard>('POST', '/records', { record }),
  record: (id: string) => call<unknown>('GET', `/records/${encodeURIComponent(id)}`),
  tableRecord: (id: string) => call<unknown>('GET', `/tables/${encodeURIComponent(id)}/record`),
  say: (id: string, said: Say) => call<Said>('POST', `/tables/${encodeURIComponent(id)}/chat`, said),
  chat: (id: string) => call<ChatLines>('GET', `/tables/${encodeURIComponent(id)}/chat?after=0`),
}

/** The player that the reader is at this server; makes a new guest if there is none yet. */
export async function somebody(): Promise<Me> {
  const me = await api.guest(null)
  rememberPlayer()
  return me
}

/** Why something did not work, as a sentence. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Denied)) return t('problem-other', { code: error instanceof Error ? error.message : String(error) })
  const id = `problem-${error.code}`
  return language.has(id) ? t(id) : t('problem-other', { code: error.message })
}
