// The server's interface over HTTP (docs/api.md), as far as the page uses it.

import type { ChatLines, House, Me, NewSeat, NewTable, ProblemDetails, SitDown, TableCard, TableList } from '../generated/protocol.ts'

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
  // Where no server stands behind the page, every address is answered with the page.
  if (!response.headers.get('content-type')?.includes('json') && response.status !== 204) throw new Denied('no_server', null)
  if (response.status === 204) return undefined as T
  const answer = (await response.json()) as unknown
  if (response.ok) return answer as T
  const { code, detail } = answer as ProblemDetails
  throw new Denied(code, detail)
}

export const api = {
  house: () => call<House>('GET', '/house'),
  me: () => call<Me>('GET', '/me'),
  guest: (name: string | null) => call<Me>('POST', '/guests', { name }),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  tables: (query: string) => call<TableList>('GET', `/tables?${query}`),
  open: (table: NewTable) => call<TableCard>('POST', '/tables', table),
  table: (id: string) => call<TableCard>('GET', `/tables/${encodeURIComponent(id)}`),
  sit: (id: string, seat: number, down: SitDown) => call<TableCard>('POST', `/tables/${encodeURIComponent(id)}/seats/${seat}`, down),
  rise: (id: string, seat: number) => call<TableCard>('DELETE', `/tables/${encodeURIComponent(id)}/seats/${seat}`),
  place: (id: string, seat: number, whom: NewSeat) => call<TableCard>('PUT', `/tables/${encodeURIComponent(id)}/seats/${seat}`, whom),
  start: (id: string) => call<TableCard>('POST', `/tables/${encodeURIComponent(id)}/start`),
  nonce: (id: string, nonce: string) => call<TableCard>('POST', `/tables/${encodeURIComponent(id)}/nonce`, { nonce }),
  chat: (id: string) => call<ChatLines>('GET', `/tables/${encodeURIComponent(id)}/chat?after=0`),
}

/** Whoever the reader is to this server; a guest if nobody yet. */
export async function somebody(): Promise<Me> {
  try {
    return await api.me()
  } catch (error) {
    if (error instanceof Denied && error.code === 'not_signed_in') return api.guest(null)
    throw error
  }
}
