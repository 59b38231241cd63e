// How a page hears of a table: from a worker of its own, from a server, from a file. The words are the same everywhere:
// the messages of the wire (generated/protocol.ts).

import type { FromHost, ToHost } from '../generated/protocol.ts'

/** How the host can be reached. */
export type Link =
  | { is: 'local' }
  | { is: 'opening' }
  | { is: 'open' }
  | { is: 'lost'; since: number }
  | { is: 'outdated' }

export interface Ear {
  hear(message: FromHost): void
  link(link: Link): void
}

export interface Feed {
  /** Tells everything since a version, then everything that happens. Begins again if it is called again. */
  follow(since: number, ear: Ear): void
  send(command: ToHost): void
  close(): void
}
