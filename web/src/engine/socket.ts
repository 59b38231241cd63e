// The line to a server: one socket for the page, any number of tables. It comes back by itself after every break: each
// table is followed again from the version it had, and what was not answered is sent again. A command counts once.

import type { ChatLines, FromHost, FromServer, TableCard, ToHost, ToServer } from '../generated/protocol.ts'
import { WIRE } from '../generated/version.ts'
import type { Ear, Feed, Link } from './feed.ts'

/** Milliseconds before the first, second … attempt to come back. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000]
/** So long nothing may be heard before the line is asked, and so long again before it counts as lost. */
const SILENCE = 15_000

interface Table {
  ear: Ear | null
  version: number
  oncard: ((card: TableCard) => void) | null
  onchat: ((chat: ChatLines) => void) | null
  unanswered: Map<string, ToHost>
}

/** What a socket is made of, for tests. */
export type Plug = (url: string) => WebSocket

export class Line {
  readonly #plug: Plug
  readonly #url: string
  #socket: WebSocket | null = null
  #tables = new Map<string, Table>()
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #link: Link = { is: 'opening' }
  #closed = false

  constructor(url = socketUrl(), plug: Plug = (to) => new WebSocket(to)) {
    this.#url = url
    this.#plug = plug
    this.#connect()
    globalThis.addEventListener?.('online', this.#hurry)
  }

  /** The way to one table. */
  table(id: string, oncard: (card: TableCard) => void, onchat: (chat: ChatLines) => void): Feed & { say(text: string, id: string): void } {
    const table: Table = { ear: null, version: 0, oncard, onchat, unanswered: new Map() }
    this.#tables.set(id, table)
    return {
      follow: (since, ear) => {
        table.ear = ear
        table.version = since
        ear.link(this.#link)
        this.#send({ type: 'at', table: id, message: { type: 'follow', wire: WIRE, since } })
      },
      send: (command) => {
        if ('id' in command) table.unanswered.set(command.id, command)
        this.#send({ type: 'at', table: id, message: command })
      },
      say: (text, said) => this.#send({ type: 'say', table: id, say: { id: said, text } }),
      close: () => {
        this.#tables.delete(id)
        this.#send({ type: 'unfollow', table: id })
      },
    }
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    globalThis.removeEventListener?.('online', this.#hurry)
    this.#socket?.close()
  }

  #hurry = () => {
    if (this.#link.is !== 'lost') return
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect() {
    const socket = this.#plug(this.#url)
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      this.#listen()
      this.#hear(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return
      this.#socket = null
      clearTimeout(this.#silence)
      if (this.#link.is !== 'outdated') this.#tell(this.#link.is === 'lost' ? this.#link : { is: 'lost', since: Date.now() })
      const pause = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)]!
      this.#timer = setTimeout(() => this.#connect(), pause)
    }
  }

  /** A line can be dead without anybody saying so. */
  #listen() {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#send({ type: 'ping', id: 'still-there' })
      this.#silence = setTimeout(() => this.#socket?.close(), SILENCE)
    }, SILENCE)
  }

  #hear(message: FromServer) {
    switch (message.type) {
      case 'welcome':
        this.#attempts = 0
        if (message.wire !== WIRE) return this.#tell({ is: 'outdated' })
        this.#tell({ is: 'open' })
        for (const [id, table] of this.#tables) {
          if (!table.ear) continue
          this.#send({ type: 'at', table: id, message: { type: 'follow', wire: WIRE, since: table.version } })
          for (const command of table.unanswered.values()) this.#send({ type: 'at', table: id, message: command })
        }
        return
      case 'at':
        return this.#pass(message.table, message.message)
      case 'card':
        return this.#tables.get(message.card.id)?.oncard?.(message.card)
      case 'chat':
        return this.#tables.get(message.table)?.onchat?.(message.chat)
      case 'problem': {
        const table = message.table === null ? undefined : this.#tables.get(message.table)
        return table?.ear?.hear({ type: 'problem', ...message.problem })
      }
      case 'pong':
      case 'bye':
        return
    }
  }

  #pass(id: string, message: FromHost) {
    const table = this.#tables.get(id)
    if (!table?.ear) return
    if ('id' in message && message.id !== null) table.unanswered.delete(message.id)
    if (message.type === 'told') table.version = Math.max(table.version, message.since + message.entries.length)
    table.ear.hear(message)
  }

  #tell(link: Link) {
    this.#link = link
    for (const { ear } of this.#tables.values()) ear?.link(link)
  }

  /** What cannot be sent now is sent after the next welcome: as a follow, or as something unanswered. */
  #send(message: ToServer) {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/socket`
}
