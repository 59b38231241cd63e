// The line to a server: one socket for the page, any number of tables. After every break it connects again by itself: each
// table is followed from the version it had, and unanswered commands are sent again. A command counts once.

import type { ChatLines, FromHost, FromServer, Presence, TableCard, ToHost, ToServer } from '../generated/protocol.ts'
import { WIRE } from '../generated/version.ts'
import type { Ear, Feed, Link } from './feed.ts'
import { onWaking } from './wake.ts'

/** Milliseconds before the first, second … attempt to connect again, at most: pages do not all come at the same moment. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000]
/** A server that stops lets all its pages go at once. Within this time they are at the next one. */
const SPREAD = 700
/** After this silence the line is pinged; after the same time again it counts as lost. */
const SILENCE = 15_000
/** After a sleep the line is asked at once, and has so long to answer. */
const AWAKE = 3000
/** A command without an answer for so long is said to wait, although the line may still be there. */
const PATIENCE = 2000

interface Table {
  ear: Ear | null
  version: number
  oncard: ((card: TableCard) => void) | null
  onchat: ((chat: ChatLines) => void) | null
  onpresent: ((people: Presence[], coming: string[]) => void) | null
  /** Whether somebody sits in front of it. */
  here: boolean
  unanswered: Map<string, ToHost>
}

/** Makes a socket; tests bring their own. */
export type Plug = (url: string) => WebSocket

export class Line {
  readonly #plug: Plug
  readonly #url: string
  #socket: WebSocket | null = null
  #tables = new Map<string, Table>()
  #attempts = 0
  #stopping = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #link: Link = { is: 'opening' }
  /** An answer is overdue: it is said that the line is lost, but the line is kept. */
  #slow = false
  #closed = false
  #sleepOn: () => void

  constructor(url = socketUrl(), plug: Plug = (to) => new WebSocket(to)) {
    this.#url = url
    this.#plug = plug
    this.#connect()
    this.#sleepOn = onWaking(() => this.#wake())
    globalThis.addEventListener?.('offline', this.#offline)
  }

  /** The feed of one table. */
  table(
    id: string,
    oncard: (card: TableCard) => void,
    onchat: (chat: ChatLines) => void,
    onpresent: (people: Presence[], coming: string[]) => void = () => undefined,
  ): Feed & { attend(here: boolean): void } {
    const table: Table = { ear: null, version: 0, oncard, onchat, onpresent, here: true, unanswered: new Map() }
    this.#tables.set(id, table)
    return {
      follow: (since, ear) => {
        table.ear = ear
        table.version = since
        ear.link(this.#link)
        this.#send({ type: 'at', table: id, message: { type: 'follow', wire: WIRE, since } })
      },
      send: (command) => {
        if ('id' in command) {
          table.unanswered.set(command.id, command)
          this.#expect()
        }
        this.#send({ type: 'at', table: id, message: command })
      },
      attend: (here) => {
        if (here === table.here) return
        table.here = here
        this.#send({ type: 'attend', table: id, here })
      },
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
    clearTimeout(this.#patience)
    this.#sleepOn()
    globalThis.removeEventListener?.('offline', this.#offline)
    this.#socket?.close()
  }

  /** The device says by itself that it has no network. */
  readonly #offline = () => this.#socket && this.#lose()

  /** Somebody waits for an answer. A line that is only slow is not given up: it is open again with the next word. */
  #expect() {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => {
      if (this.#link.is !== 'open') return
      this.#slow = true
      this.#show({ is: 'lost', since: Date.now() })
    }, PATIENCE)
  }

  /** A device that slept may hold a socket that nobody is at the other end of; it is not told. */
  #wake() {
    this.#attempts = 0
    if (this.#socket) return this.#ask(AWAKE)
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect() {
    const socket = this.#plug(this.#url)
    this.#socket = socket
    this.#silence = setTimeout(() => this.#lose(), SILENCE)
    socket.onmessage = ({ data }) => {
      // Nothing more is heard from a socket that was given up.
      if (this.#socket !== socket) return
      this.#listen()
      this.#hear(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = () => this.#socket === socket && this.#lose()
  }

  /** The socket is given up, and another one is tried after a while. A socket that is half open says that it is closed only
  after minutes: that is not waited for. */
  #lose() {
    if (this.#closed) return
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    clearTimeout(this.#silence)
    clearTimeout(this.#timer)
    if (this.#link.is !== 'outdated') this.#tell(this.#link.is === 'lost' ? this.#link : { is: 'lost', since: Date.now() })
    const longest = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)]!
    const pause = this.#stopping ? SPREAD * Math.random() : longest * (0.5 + Math.random() / 2)
    this.#stopping = false
    this.#timer = setTimeout(() => this.#connect(), pause)
  }

  /** A line can be dead although nobody was told. */
  #listen() {
    clearTimeout(this.#patience)
    if (this.#slow) this.#tell(this.#link)
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#ask(SILENCE), SILENCE)
  }

  /** Asks whether somebody is there; without any word in time the line counts as lost. */
  #ask(ms: number) {
    clearTimeout(this.#silence)
    this.#send({ type: 'ping', id: 'still-there' })
    this.#silence = setTimeout(() => this.#lose(), ms)
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
          if (!table.here) this.#send({ type: 'attend', table: id, here: false })
          for (const command of table.unanswered.values()) this.#send({ type: 'at', table: id, message: command })
        }
        return
      case 'at':
        return this.#pass(message.table, message.message)
      case 'card':
        return this.#tables.get(message.card.id)?.oncard?.(message.card)
      case 'chat':
        return this.#tables.get(message.table)?.onchat?.(message.chat)
      case 'present':
        return this.#tables.get(message.table)?.onpresent?.(message.people, message.coming)
      case 'problem': {
        const table = message.table === null ? undefined : this.#tables.get(message.table)
        return table?.ear?.hear({ type: 'problem', ...message.problem })
      }
      case 'bye':
        this.#stopping = message.reason === 'stopping'
        return
      case 'pong':
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
    this.#slow = false
    this.#show(link)
  }

  #show(link: Link) {
    for (const { ear } of this.#tables.values()) ear?.link(link)
  }

  /** A message that cannot be sent now is sent after the next welcome: as a follow, or as an unanswered command. A server that
  has not said which version it speaks, or speaks another one, is only asked whether it is there. */
  #send(message: ToServer) {
    if (this.#socket?.readyState === 1 && (this.#link.is === 'open' || message.type === 'ping')) this.#socket.send(JSON.stringify(message))
  }
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/socket`
}
