// How a page hears of a table: from a worker, from a server or from a file. The messages are the same everywhere: those of the
// wire (generated/protocol.ts).

import type { FromHost, ToHost } from '../generated/protocol.ts'

/** How the host can be reached. */
export type Link = { is: 'local' } | { is: 'opening' } | { is: 'open' } | { is: 'lost'; since: number } | { is: 'outdated' }

export interface Ear {
  hear(message: FromHost): void
  link(link: Link): void
}

export interface Feed {
  /** Tells everything since a version, then everything that happens. Another call begins again. */
  follow(since: number, ear: Ear): void
  send(command: ToHost): void
  close(): void
}
