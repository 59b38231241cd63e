// Plays whole games with the package as a page would: a host in one instance of the module, every viewer in an instance
// of its own that hears only seen entries, bots in yet another. Prints a digest of everything that all viewers know,
// which native code must print too (crates/house/examples/play.rs), and checks that hints, stops and nonsense work.
//
//     node crates/wasm/tests/play.mjs <folder of the package>

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(process.argv[2])
const module = new WebAssembly.Module(readFileSync(`${folder}/princely_bg.wasm`))
let instances = 0

/** A new instance of the package with a memory of its own. */
async function instance() {
  const page = await import(`${pathToFileURL(`${folder}/princely.js`)}?${instances++}`)
  page.initSync({ module })
  for (const code of ['de', 'it', 'hu']) page.learn(code, words(code))
  return page
}

/** The words of a language, as a page fetches them. */
function words(code) {
  const file = name => readFileSync(new URL(`../../words/locales/${code}/${name}.ftl`, import.meta.url), 'utf8')
  return ['common', 'fuerstenfeld', 'principati', 'tiles'].map(file)
}

const seat = number => ({ type: 'seat', seat: number })
const spectator = { type: 'spectator' }

/** The same as `opening` in crates/house/examples/play.rs. */
function opening(page, game, setting, levels, luck) {
  const { options, rules, seats } = page.agree(game, { players: levels.length, ...setting })
  assert.equal(seats, levels.length)
  return {
    terms: { game, rules, options, pace: { type: 'untimed' }, aid: 'none', hints: true, spectators: 'live' },
    chairs: levels.map(level => ({ name: null, sitter: { type: 'bot', level } })),
    manner: { bot_ms: 0, stand_in: 'medium', time_out: 'stand_in' },
    luck: { secret: luck.repeat(32), seats: levels.map(() => null) },
  }
}

async function play({ game, setting, levels, luck }) {
  const host = await instance()
  const begin = opening(host, game, setting, levels, luck)
  const table = host.Table.open(begin)
  const viewers = [...levels.map((_, number) => seat(number)), spectator]
  const seats = []
  for (const viewer of viewers) {
    const page = await instance()
    seats.push({ viewer, page, seat: page.Seat.sit(table.hello(viewer, 0)), lines: 0 })
  }
  const thinkers = seats.slice(0, -1).map(({ page }, number) => page.Bot.named(begin.terms, levels[number]))
  const digest = createHash('sha256')
  const journal = []
  let decided = table.begin(0)
  for (;;) {
    for (const { text } of decided.store) {
      journal.push(text)
      digest.update(`${text}\n`)
    }
    const { told, ended } = table.accept()
    assert.deepEqual(told.map(({ viewer }) => viewer), viewers)
    seats.forEach((place, index) => {
      place.seat.hear(told[index].told.entries)
      assert.equal(place.seat.version, table.version)
      const knows = place.seat.observation()
      assert.equal(knows, table.observation(place.viewer), 'a viewer and the host disagree')
      digest.update(`${knows}\n`)
    })
    if (ended) break
    const [think] = table.thinks()
    const place = seats[think.seat]
    const position = place.seat.position()
    assert.ok(position.choices, 'who is to act has something to choose from')
    const bot = thinkers[think.seat]
    bot.ask(place.seat, think.version)
    let action = null
    while (!action) action = bot.play(5)
    assert.ok(place.seat.actionText(action, 'de').length > 3)
    const { preview, refused } = place.seat.preview([action])
    assert.equal(refused, null)
    assert.ok(preview)
    decided = table.decideForBot(think.seat, think.version, [action], 0)
    assert.ok(decided.store.length > 0, JSON.stringify(decided.answer))
  }
  assert.ok(table.isOver)
  for (const place of seats) {
    for (const language of ['en', 'de', 'it', 'hu']) {
      const log = place.seat.log(0, language)
      assert.ok(log.length > 20 && log.every(line => line.text.length > 3))
    }
    // A viewer that comes late is told everything at once and then knows the same.
    const late = place.page.Seat.sit(table.hello(place.viewer, 0))
    late.hear(table.told(place.viewer, 0).entries)
    assert.equal(late.observation(), place.seat.observation())
    assert.deepEqual(late.log(0, 'en'), place.seat.log(0, 'en'))
  }
  const again = host.Table.reopen(begin, journal)
  assert.equal(again.version, table.version)
  assert.equal(again.record(), table.record())
  replays(host, table, viewers)
  digest.update(`${table.record()}\n`)
  return `${game} ${levels.join(' ')} ${digest.digest('hex')}`
}

function replays(page, table, viewers) {
  const replay = page.Replay.open(table.record())
  const { entries, finished } = replay.verified()
  assert.ok(finished && entries > 10)
  for (const entry of [entries, 0, 7, 6, Math.floor(entries / 2)]) {
    replay.go(entry)
    assert.equal(replay.at, entry)
    assert.ok(replay.sentences(null, 'it').length >= 0)
    for (const viewer of viewers) {
      const { view } = replay.position(viewer, 'none')
      const seen = page.Replay.open(replay.seenRecord(viewer))
      seen.go(entry)
      assert.deepEqual(seen.position(viewer, 'none').view, view)
    }
  }
}

/** Two tabs host one game of bots. Only viewers who follow are told something, and both tabs tell the same. */
async function host({ game, setting, levels, luck }) {
  const page = await instance()
  const begin = opening(page, game, setting, levels, luck)
  const journal = []
  const follows = { 1: seat(0), 2: spectator, 3: seat(1) }
  const tabs = [[1, 2], [3]].map(clients => ({ host: page.Host.open(begin, journal), clients, wake: 0, lost: 0 }))
  const places = {}
  const heard = { 1: [], 2: [], 3: [] }
  const { wire } = page.Table.open(begin).hello(spectator, 0)
  let now = 0
  let stores = 0

  /** Carries out effects, and those that follow from them. */
  function carryOut(tab, effects) {
    for (const effect of effects) {
      if (effect.type === 'store') {
        stores++
        // The first tab loses a race now and then: the other one has stored the same.
        const isFirst = effect.expected === journal.length
        if (isFirst) journal.push(...effect.entries.map(({ text }) => text))
        else tab.lost++
        if (isFirst && stores % 7 === 0) carryOut(tab, tab.host.notKnown(now))
        else carryOut(tab, isFirst ? tab.host.stored(now) : tab.host.conflict(now))
      } else if (effect.type === 'read') {
        assert.equal(effect.since, tab.host.version)
        carryOut(tab, tab.host.entries(effect.since, journal.slice(effect.since), now))
      } else if (effect.type === 'tell') {
        for (const client of effect.clients) {
          assert.ok(tab.clients.includes(client))
          if (effect.message.type === 'hello') places[client] = page.Seat.sit(effect.message)
          if (effect.message.type !== 'told') continue
          assert.equal(effect.message.since, heard[client].length, 'no gap, and nothing twice')
          heard[client].push(...effect.message.entries)
          assert.ok(heard[client].length <= journal.length, 'nothing is told before it is stored')
          places[client].hear(effect.message.entries)
        }
      } else if (effect.type === 'wake') tab.wake = effect.at
    }
  }

  for (const tab of tabs) carryOut(tab, tab.host.begin(now))
  for (const tab of tabs)
    for (const client of tab.clients)
      carryOut(tab, tab.host.command(client, follows[client], { type: 'follow', wire, since: 0 }, now))
  for (let turn = 0; !tabs.every(tab => tab.host.isOver); turn++) {
    assert.ok(turn < 100000, 'the game comes to its end')
    const tab = tabs[turn % 2]
    if (tab.host.isThinking) carryOut(tab, tab.host.think(5, now))
    else if (tab.host.version < journal.length) carryOut(tab, tab.host.movedElsewhere(now))
    else {
      now = Math.max(now, tab.wake)
      carryOut(tab, tab.host.tick(now))
    }
  }
  assert.ok(tabs.some(tab => tab.lost > 0), 'a race was lost')
  const table = page.Table.reopen(begin, journal)
  for (const [client, viewer] of Object.entries(follows)) {
    assert.deepEqual(heard[client], table.told(viewer, 0).entries)
    assert.equal(places[client].observation(), table.observation(viewer))
    const { version, turn, end, offer } = places[client].standing()
    assert.deepEqual({ version, turn, offer }, { version: journal.length, turn: { type: 'over' }, offer: null })
    assert.equal(end.by.type, 'rules')
  }
  assert.equal(tabs[0].host.record(), table.record())
}

/** The value that a call throws. */
function thrown(call) {
  try {
    call()
  } catch (trouble) {
    return trouble
  }
  return assert.fail(`${call} threw nothing`)
}

/** A person asks for a hint, stops it, acts, takes back, and does everything wrong. */
async function misuse(game, setting) {
  const page = await instance()
  const people = opening(page, game, setting, ['x', 'x'], '07')
  for (const chair of people.chairs) chair.sitter = { type: 'person' }
  const table = page.Table.open(people)
  table.begin(0)
  table.accept()
  const watching = page.Seat.sit(table.hello(spectator, 0))
  watching.hear(table.told(spectator, 0).entries)
  const own = watching.turn().seats[0]
  const place = page.Seat.sit(table.hello(seat(own), 0))
  place.hear(table.told(seat(own), 0).entries)

  const bot = page.Bot.named(people.terms, 'master@20000')
  assert.equal(thrown(() => bot.goOn(5)).code, 'not_asked')
  bot.ask(place, 1)
  const began = performance.now()
  assert.equal(bot.goOn(5), null, '20,000 iterations are not done in 5 ms')
  assert.ok(performance.now() - began < 500, 'a slice ends')
  for (let slice = 0; slice < 20; slice++) bot.goOn(5)
  const hint = bot.stop()
  assert.ok(hint.lines.length > 0 && hint.iterations > 0)
  assert.equal(place.preview(hint.lines[0].actions.slice(0, 1)).refused, null)
  assert.equal(bot.stop(), null)
  assert.equal(thrown(() => bot.play(5)).code, 'not_asked')
  const adviser = page.Bot.named(people.terms, 'strong@20')
  adviser.ask(place, 1)
  let advice = null
  while (!advice) advice = adviser.goOn(20)
  assert.ok(advice.lines.length > 1 && advice.lines.length <= 3)
  for (const [index, line] of advice.lines.entries()) {
    assert.ok(line.chance > 0 && line.chance < 1 && line.error > 0)
    assert.equal(line.behind === null, index === 0)
    if (line.behind) assert.equal(line.behind.is_close, Math.abs(line.behind.by) < 2 * line.behind.error)
  }

  const act = { type: 'act', id: 'a', version: table.version, actions: hint.lines[0].actions.slice(0, 1) }
  const { store, answer } = table.decide(own, act, 1000)
  assert.ok(store.length > 0)
  assert.deepEqual(answer, { type: 'accepted', id: 'a', version: store[0].version })
  place.hear(table.accept().told[own].told.entries)
  assert.equal(table.decide(own, act, 1000).answer.type, 'accepted')
  assert.equal(thrown(() => table.accept()).code, 'nothing_decided')
  assert.equal(table.decide(own, { ...act, actions: [] }, 1000).answer.code, 'id_reused')
  assert.equal(table.decide(own, { type: 'undo', id: 'b', version: 99 }, 0).answer.code, 'no_such_version')

  const cycle = {}
  cycle.self = cycle
  const nonsense = [undefined, null, 0, NaN, 1n, 'x', [], {}, cycle, () => 0, Symbol('x'), new Date(NaN),
    { type: 'act' }, { type: 'nothing' }, JSON.parse('['.repeat(500) + ']'.repeat(500)), 'x'.repeat(1 << 20)]
  for (const junk of nonsense) {
    const calls = [
      () => page.Table.open(junk), () => page.Seat.sit(junk), () => page.Bot.named(junk, 'greedy'),
      () => table.decide(own, junk, 0), () => table.hello(junk, 0), () => table.told(junk, 0),
      () => place.sentences([junk], 'en'), () => page.sentence(junk, junk, 'en'), () => place.hear([junk]),
      () => table.seenRecord(junk), () => page.Table.reopen(people, [junk]),
    ]
    for (const call of calls) assert.equal(typeof thrown(call).code, 'string', String(call))
    for (const call of [() => place.answer(junk), () => place.preview([junk])]) {
      try {
        call()
      } catch (trouble) {
        assert.equal(typeof trouble.code, 'string', String(call))
      }
    }
  }
  const codes = {
    no_such_game: () => page.agree('chess', {}),
    setting: () => page.agree(game, { variant: 'nonsense' }),
    malformed: () => page.commitment('zz'),
    no_such_bot: () => page.Bot.named(people.terms, 'cmd:rm -rf /'),
    no_such_language: () => place.log(0, 'tlh'),
    no_such_seat: () => table.hello(seat(9), 0),
    no_such_version: () => table.told(seat(0), 99999),
    record: () => page.Replay.open('{}'),
    gap: () => page.Seat.sit(table.hello(seat(own), 0)).hear(table.told(seat(own), 1).entries),
    impossible: () => place.hear([{ version: place.version + 1, at: 0, type: 'chance', chance: null }]),
    wire_version: () => page.Seat.sit({ ...table.hello(seat(0), 0), wire: 99 }),
    nothing_decided: () => table.accept(),
  }
  for (const [code, call] of Object.entries(codes)) assert.equal(thrown(call).code, code, code)
  assert.equal(thrown(() => page.Table.reopen(people, ['{}'])).code, 'malformed')

  // After all that it still plays.
  assert.equal(place.observation(), table.observation(seat(own)))
  const zero = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
  assert.equal(page.commitment('00'.repeat(32)), zero)
}

const page = await instance()
const games = page.house().games.map(({ id }) => id)
// The same list as in crates/house/examples/play.rs.
const MATCHES = [
  { game: 'fuerstenfeld', setting: { variant: 'base' }, levels: ['strong@20', 'greedy'], luck: '01' },
  { game: 'fuerstenfeld', setting: { variant: 'expert' }, levels: ['easy', 'random', 'greedy', 'beginner', 'medium'], luck: '02' },
  { game: 'principati', setting: { variant: 'base', max_rounds: 6 }, levels: ['strong@3', 'easy'], luck: '03' },
  { game: 'principati', setting: { variant: 'miners' }, levels: ['greedy', 'random'], luck: '04' },
]
for (const game of games) assert.ok(MATCHES.some(match => match.game === game), `no match of ${game} is played`)
for (const match of MATCHES) console.log(await play(match))
for (const match of MATCHES) await host(match)
for (const game of games) await misuse(game, {})
