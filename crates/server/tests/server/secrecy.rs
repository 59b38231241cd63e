//! Secrecy at the wire: the test serves two worlds that differ only in what is hidden from one viewer, plays a whole
//! game in each, and compares every byte that this viewer can get. The laws of the live table make the worlds.
//!
//! The same is done with two servers on one database: the viewer is at the one, everybody else acts at the other, and
//! everything that the servers say to each other is compared too.
//!
//! The same in both worlds are the acts as the viewer sees them, the time, the ids and the commitments. Draws of chance
//! are planted: they are written to the store as another server would have done, and the server is told that the table
//! has moved on. Everything else is played over the wire.

use crate::client::{Events, Player, Running};
use crate::log::Log;
use princely_bus::Message;
use princely_bus::message::Letter;
use princely_bus::testing::PrivateNats;
use princely_core::{Seat, SeatSet, Turn, Viewer};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_house::find;
use princely_principati::{Options, Principati};
use princely_protocol::{Aid, Pace};
use princely_server::{Settings, Time, secret};
use princely_store::testing::PrivatePostgres;
use princely_store::{
    Account, AccountId, Head, NewTable, NewToken, Postgres, Sitting, Start, Status, TableId, TokenHash,
    TokenKind, Visibility,
};
use princely_table::laws::{LawfulTable, mirrored};
use princely_table::{AnyTable, Opening};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// When the worlds begin.
const NOW: u64 = 1_000_000;

const TABLE: &str = "abcdefghijkmnpqr";

/// Longer than most games of three people.
const LONGEST: usize = 240;

#[derive(Clone)]
struct World {
    name: String,
    viewer: Viewer,
    opening: Opening,
    journals: [Vec<String>; 2],
}

/// For every viewer the longest pair of games among those that some seeds give.
fn worlds<G: LawfulTable>(game: &G) -> Vec<World> {
    let viewers: Vec<Viewer> = (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect();
    let longest = |viewer: Viewer| {
        let pairs = (1..80).filter_map(|seed| mirrored(game, seed, viewer, LONGEST));
        let (mut opening, journals) = pairs.max_by_key(|(_, journals)| journals[0].len()).unwrap();
        opening.terms.pace = Pace::Clock { game_ms: 3_600_000, increment_ms: 1000 };
        opening.terms.aid = Aid::Memory;
        assert_ne!(journals[0], journals[1]);
        let name = format!("{} as {viewer:?}, {} entries", G::ID, journals[0].len());
        World { name, viewer, opening, journals }
    };
    viewers.into_iter().map(longest).collect()
}

fn fuerstenfeld(variant: Variant) -> Vec<World> {
    worlds(&Fuerstenfeld::new(3, variant, CardTable::standard()).unwrap())
}

fn principati() -> Vec<World> {
    worlds(&Principati::new(Options::default()).unwrap())
}

/// A key that is the same in both worlds.
fn key(seat: usize) -> String {
    "abcdefghijkmnpqrstuvwxyz23456789abcdefghijkmnpqrstuv".replacen('a', ["b", "c", "d", "e", "f"][seat], 1)
}

/// Where a world is served.
#[derive(Clone, Copy)]
enum At<'w> {
    /// By one server.
    One,
    /// By two servers on one database. The viewer is at the second; acts of others are sent to the first.
    Two { postgres: &'w PrivatePostgres, nats: &'w PrivateNats },
}

/// The servers with one of the worlds, and everything that the viewer got from them.
struct Served {
    /// The server at which the viewer is.
    server: Running,
    /// The server at which the others are, if it is another one; with what both say to each other.
    other: Option<(Running, Overheard)>,
    time: Arc<AtomicU64>,
    players: Vec<Player>,
    opening: Opening,
    /// The game as the test knows it: all of it.
    live: Box<dyn AnyTable>,
    got: Vec<(String, String)>,
}

impl Served {
    /// Servers with the game up to the end of this journal. Everything but the journal is the same in both worlds.
    async fn new(opening: &Opening, journal: &[String], at: At<'_>) -> Served {
        let time = Arc::new(AtomicU64::new(NOW));
        let settings = Settings { bot_ms: Some(0), adviser: Some("strong@20".into()), ..Settings::default() };
        let (server, other) = match at {
            At::One => {
                let folder = Arc::new(TempDir::new().unwrap());
                (Running::set(folder, Time::Set(time.clone()), settings).await, None)
            }
            At::Two { postgres, nats } => {
                let database = postgres.database().await;
                Postgres::migrate(&database).await.unwrap();
                let bus = format!("nats://{}/{}", nats.address(), database.rsplit('/').next().unwrap());
                let overheard = Overheard::at(nats, &database).await;
                let settings = Settings {
                    listen: Some("127.0.0.1:0".parse().unwrap()),
                    database: Some(database.clone()),
                    bus: Some(bus),
                    ..settings
                };
                let serve = async || {
                    let store = Arc::new(Postgres::connect(&database).await.unwrap());
                    Running::with_store(settings.clone(), store, Time::Set(time.clone())).await
                };
                (serve().await, Some((serve().await, overheard)))
            }
        };
        let store = &server.hall.store;
        let (mut players, mut sitting, mut seats) = (Vec::new(), Vec::new(), Vec::new());
        for seat in 0..opening.chairs.len() {
            let account = AccountId::new(&format!("player{seat}")).unwrap();
            store.add_account(Account::guest(account.clone(), 5)).await.unwrap();
            let session = token(TokenKind::Session, &key(seat), &account, "read play account");
            store.add_token(session).await.unwrap();
            seats.push(json!({ "type": "person", "account": account, "commitment": null, "nonce": null }));
            sitting.push(Sitting { seat: seat as u8, account });
            let elsewhere = other.as_ref().map_or(&server, |(other, _)| other);
            players.push(Player { cookie: Some(format!("princely={}", key(seat))), ..elsewhere.stranger() });
        }
        // The test asks so often in so short a time that the limits must be lifted, as an administrator can.
        let host = AccountId::new("host").unwrap();
        store.add_account(Account { is_admin: true, ..Account::guest(host.clone(), 5) }).await.unwrap();
        store.add_token(token(TokenKind::Api, &key(4), &host, "read play unlimited")).await.unwrap();
        for player in &mut players {
            player.headers.push(("Authorization".into(), format!("Bearer {}", key(4))));
        }
        let terms = &opening.terms;
        let lobby =
            json!({ "terms": terms, "seats": seats, "begins": "full", "time_out": "stand_in", "secret": null,
            "commitment": "00", "awaits": null, "winners": null, "rematch": null })
            .to_string();
        let new = NewTable {
            id: table(),
            host: None,
            game: terms.game.clone(),
            visibility: Visibility::Public,
            spectators: terms.spectators,
            now: 5,
            lobby: lobby.clone(),
            deadline: None,
            sitting: sitting.clone(),
            free_seats: 0,
        };
        store.open_table(new).await.unwrap();
        let live = find(&terms.game).unwrap().reopen(opening.clone(), journal).unwrap();
        let start = Start {
            opening: serde_json::to_string(opening).unwrap(),
            lobby,
            sitting,
            entries: journal.to_vec(),
            head: head(&*live, 6),
        };
        store.start(&table(), 0, start).await.unwrap();
        let opening = opening.clone();
        Served { server, other, time, players, opening, live, got: Vec::new() }
    }

    fn viewer(&self, viewer: Viewer) -> Player {
        match viewer {
            Some(seat) => Player { address: self.server.address, ..self.players[seat.index()].clone() },
            None => Player { headers: self.players[0].headers.clone(), ..self.server.stranger() },
        }
    }

    fn now(&self) -> u64 {
        self.time.load(Ordering::Relaxed)
    }

    /// The game as the store has it now.
    async fn read_again(&mut self) {
        let journal = self.server.hall.store.journal(&table(), 0).await.unwrap();
        let house = find(&self.opening.terms.game).unwrap();
        self.live = house.reopen(self.opening.clone(), &journal).unwrap();
    }

    /// These entries as the journal would hold them now, and the game with them.
    async fn with(&self, entries: &[String]) -> (Vec<String>, Box<dyn AnyTable>) {
        let renumbered = entries.iter().zip(self.live.version() + 1..).map(|(entry, version)| {
            let mut entry: Value = serde_json::from_str(entry).unwrap();
            entry["version"] = json!(version);
            entry["at"] = json!(self.now());
            entry.to_string()
        });
        let new: Vec<String> = renumbered.collect();
        let mut all = self.server.hall.store.journal(&table(), 0).await.unwrap();
        all.extend(new.iter().cloned());
        let house = find(&self.opening.terms.game).unwrap();
        (new, house.reopen(self.opening.clone(), &all).unwrap())
    }

    /// Writes entries as another server would have done.
    async fn plant(&mut self, entries: &[String]) {
        let before = self.live.version();
        let (new, live) = self.with(entries).await;
        let head = head(&*live, self.now());
        self.live = live;
        self.server.hall.store.append(&table(), before, new, head).await.unwrap();
        for server in [&self.server].into_iter().chain(self.other.as_ref().map(|(other, _)| other)) {
            assert!(server.hall.moved_on(&table()).await);
        }
    }

    /// Who acts in an entry, and the actions as a client would send them.
    async fn act_of(&self, entry: &String) -> (Seat, Value) {
        let (_, live) = self.with(std::slice::from_ref(entry)).await;
        let seat: Value = serde_json::from_str(entry).unwrap();
        let seat: Seat = serde_json::from_value(seat["seat"].clone()).unwrap();
        let told = live.told(Some(seat), self.live.version()).unwrap();
        let act = serde_json::to_value(&told.entries[0]).unwrap();
        let actions = act["steps"].as_array().unwrap().iter().map(|step| match &step["action"] {
            open if open["type"] == "open" => open["action"].clone(),
            action => action.clone(),
        });
        (seat, actions.collect())
    }

    /// Sends a command as the player of a seat. Returns whether it was accepted; then the viewer has heard of it.
    async fn command(&mut self, viewer: Viewer, seat: Seat, command: &Value, events: &mut Events) -> bool {
        let is_own = viewer == Some(seat);
        let player = if is_own { self.viewer(viewer) } else { self.players[seat.index()].clone() };
        let answer = player.post(&at("/commands"), command).await;
        self.read_again().await;
        self.heard(events).await;
        if viewer == Some(seat) {
            self.got
                .push((format!("the answer to {command}"), format!("{} {}", answer.status, answer.text())));
        }
        assert!(matches!(answer.status, 200 | 409), "{command}: {}", answer.text());
        answer.status == 200
    }

    /// The viewer has heard of everything that has happened so far.
    async fn heard(&self, events: &mut Events) {
        match self.live.is_over() {
            true => events.until(self.live.version()).await,
            // The clocks come after the entries.
            false => events.until_clocks(self.live.version()).await,
        }
    }

    /// Says a line as the player of a seat, and waits until the viewer has heard it.
    async fn say(&self, seat: Seat, line: &str, events: &mut Events) {
        let text = json!({ "id": line.replace(' ', "-"), "text": line });
        assert_eq!(self.players[seat.index()].post(&at("/chat"), &text).await.status, 201);
        events.until_mark(&format!("{line}\"")).await;
    }

    /// Everything that the servers have said to each other, but for their signs of life.
    async fn overheard(&self, events: &mut Events) -> Vec<String> {
        let Some((_, overheard)) = &self.other else { return Vec::new() };
        // Each server says one thing more; when it is heard, all before it has been.
        self.say(Seat(0), "the last word of the first", events).await;
        let here = Player { address: self.server.address, ..self.players[0].clone() };
        let last = json!({ "id": "last", "text": "the last word of the second" });
        let last = here.post(&at("/chat"), &last).await.json()["number"].as_u64().unwrap();
        overheard.until(last as u32).await
    }

    /// Asks everything that can be asked, and tries what must fail.
    async fn look(&mut self, viewer: Viewer) {
        let player = self.viewer(viewer);
        let mut paths: Vec<String> = [
            "",
            "/hello",
            "/journal",
            "/journal?since=7",
            "/clocks",
            "/position",
            "/diagram",
            "/legal",
            "/record",
            "/chat",
        ]
        .iter()
        .map(|what| at(what))
        .collect();
        paths.extend(["en", "de", "it", "hu"].map(|language| at(&format!("/log?language={language}"))));
        paths.extend(
            ["/api/v1/tables?stage=running", "/api/v1/me", "/api/v1/tables?mine=true&my_turn=true"]
                .map(str::to_owned),
        );
        for path in paths {
            let answer = player.get(&path).await;
            let mut headers = answer.headers.clone();
            headers.retain(|(name, _)| !name.eq_ignore_ascii_case("date"));
            self.got.push((path, format!("{} {headers:?} {}", answer.status, answer.text())));
        }
        let metrics = player.get("/metrics").await.text();
        // How long the disk took and which connections are just being closed is no secret, and never the same twice.
        let of_the_machine = ["_seconds", "_store_", "process_", "_connections", "_bus_", "princely_nodes"];
        let is_of_the_machine = |line: &&str| of_the_machine.iter().any(|part| line.contains(part));
        let numbers = metrics.lines().filter(|line| !is_of_the_machine(line));
        self.got.push(("metrics".into(), numbers.collect::<Vec<_>>().join("\n")));
        self.try_in_vain(viewer, &player).await;
    }

    /// Previews, and commands that are mostly refused: every answer is compared.
    async fn try_in_vain(&mut self, viewer: Viewer, player: &Player) {
        let version = self.live.version();
        let legal = self.live.legal(viewer).actions;
        let mut tries: Vec<(String, Value)> = Vec::new();
        for (number, action) in legal.iter().step_by(legal.len().max(8) / 8).enumerate() {
            tries.push((at("/preview"), json!({ "actions": [action] })));
            tries.push((at("/preview"), json!({ "actions": [action, action, action] })));
            let id = format!("t{version}-{number}");
            let twice = json!({ "type": "act", "id": id, "version": version, "actions": [action, action] });
            // An act of this kind may be legal after all.
            if !player
                .post(&at("/preview"), &json!({ "actions": [action, action] }))
                .await
                .text()
                .contains(r#""type":"preview""#)
            {
                tries.push((at("/commands"), twice));
            }
        }
        let stale = json!({ "type": "act", "id": format!("s{version}"), "version": 3, "actions": [{}] });
        tries.push((at("/commands"), stale));
        tries.push((at("/questions"), json!({ "id": "q", "question": { "type": "choice", "about": {} } })));
        tries.push((at("/questions"), json!({ "id": "h", "question": { "type": "advice" } })));
        tries.push((at("/chat"), json!({ "id": format!("c{version}"), "text": "hello" })));
        for (path, body) in tries {
            let answer = player.post(&path, &body).await;
            self.got.push((format!("{path} {body}"), format!("{} {}", answer.status, answer.text())));
        }
        assert_eq!(self.live.version(), version);
    }
}

fn token(kind: TokenKind, key: &str, account: &AccountId, scopes: &str) -> NewToken {
    NewToken {
        kind,
        hash: TokenHash(secret::sum(key)),
        account: Some(account.clone()),
        table: None,
        seat: None,
        label: String::new(),
        scopes: scopes.into(),
        now: NOW,
        expires: None,
        once: false,
    }
}

fn at(what: &str) -> String {
    format!("/api/v1/tables/{TABLE}{what}")
}

fn table() -> TableId {
    TableId::new(TABLE).unwrap()
}

fn head(live: &dyn AnyTable, now: u64) -> Head {
    let to_act = match live.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    };
    Head { now, status: Status::Running, deadline: None, to_act }
}

/// Plays one of the two games of a world to its end, and keeps everything that the viewer got.
async fn play(world: &World, journal: &[String], place: At<'_>) -> Vec<(String, String)> {
    let is_chance = |entry: &String| !entry.contains(r#""type":"act""#);
    let begin = journal.iter().take_while(|entry| is_chance(entry)).count();
    let mut served = Served::new(&world.opening, &journal[..begin], place).await;
    let player = served.viewer(world.viewer);
    let mut socket = player.socket().await;
    socket.follow(TABLE, 0).await;
    socket.until(&["clocks"]).await;
    let mut events = player.events(TABLE).await;
    let (mut next, mut acts) = (begin, 0);
    while next < journal.len() {
        let before = served.live.version();
        served.time.fetch_add(700, Ordering::Relaxed);
        let chances = journal[next + 1..].iter().take_while(|entry| is_chance(entry)).count();
        let step = &journal[next..next + 1 + chances];
        if chances > 0 || is_chance(&step[0]) || next + 1 == journal.len() {
            served.plant(step).await;
        } else {
            let (seat, actions) = served.act_of(&step[0]).await;
            let act = |version: u32| json!({ "type": "act", "id": format!("a{version}"), "version": version, "actions": actions });
            let accepted = served.command(world.viewer, seat, &act(before), &mut events).await;
            assert!(accepted, "{} is accepted", step[0]);
            acts += 1;
            if acts % 5 == 0 {
                let version = served.live.version();
                let undo = json!({ "type": "undo", "id": format!("u{version}"), "version": version });
                if served.command(world.viewer, seat, &undo, &mut events).await {
                    let version = served.live.version();
                    assert!(served.command(world.viewer, seat, &act(version), &mut events).await);
                }
            }
            if acts % 16 == 0 {
                served.say(seat, &format!("said after {before}"), &mut events).await;
            }
        }
        next += step.len();
        served.heard(&mut events).await;
        if next % 24 == 0 || next == journal.len() {
            served.look(world.viewer).await;
        }
    }
    let said = served.overheard(&mut events).await;
    served.got.push(("what the servers say to each other".into(), said.join("\n")));
    // Everything before the answer to this question has been received.
    socket.at(TABLE, &json!({ "type": "ask", "id": "p", "question": { "type": "position" } })).await;
    socket.until(&["reply"]).await;
    let messages = std::mem::take(&mut socket.bytes).into_iter().enumerate();
    served.got.extend(messages.map(|(number, bytes)| (format!("message {number}"), bytes)));
    served.got.push(("events".into(), unchunked(&events.text)));
    drop((socket, events));
    served.server.end().await;
    if let Some((other, _)) = served.other {
        other.end().await;
    }
    served.got
}

/// What is said over a bus.
struct Overheard(Arc<Mutex<Vec<u8>>>);

impl Overheard {
    /// Listens to everything that the servers on a database say.
    async fn at(nats: &PrivateNats, database: &str) -> Overheard {
        let mut line = tokio::net::TcpStream::connect(nats.address()).await.unwrap();
        let subject = database.rsplit('/').next().unwrap();
        line.write_all(format!("CONNECT {{\"verbose\":false}}\r\nSUB {subject} 1\r\nPING\r\n").as_bytes())
            .await
            .unwrap();
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let heard = bytes.clone();
        tokio::spawn(async move {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = line.read(&mut buffer).await {
                heard.lock().unwrap().extend_from_slice(&buffer[..length]);
            }
        });
        let overheard = Overheard(bytes);
        while !overheard.text().contains("PONG") {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        overheard
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }

    /// All messages in order of their texts, as soon as the line with this number was said. Signs of life are left out:
    /// how many there are depends on how long the game takes.
    async fn until(&self, line: u32) -> Vec<String> {
        let patience = std::time::Instant::now() + Duration::from_secs(20);
        loop {
            let text = self.text();
            // Letters stand on lines of their own.
            let letters = text.lines().filter_map(Letter::read);
            let said: Vec<Message> = letters.flat_map(|letter| letter.says).collect();
            let is_last =
                |message: &Message| matches!(message, Message::Said { number, .. } if *number == line);
            if said.iter().any(is_last) {
                let kept = said.into_iter().filter(|message| !matches!(message, Message::Here { .. }));
                let mut kept: Vec<String> =
                    kept.map(|message| serde_json::to_string(&message).unwrap()).collect();
                kept.sort_unstable();
                return kept;
            }
            assert!(std::time::Instant::now() < patience, "the last word is not heard: {text}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Events without the lengths of the pieces in which they came: those depend on how quickly the client reads.
fn unchunked(text: &str) -> String {
    let is_length = |line: &&str| !line.ends_with('\r');
    text.split('\n').filter(is_length).collect::<Vec<_>>().join("\n")
}

/// What this viewer gets in both worlds, with the log of the server.
fn both(world: &World) -> [Vec<(String, String)>; 2] {
    [0, 1].map(|which| {
        let log = Log::new("princely");
        let mut got = log.run(play(world, &world.journals[which], At::One));
        got.push(("the log".into(), log.sorted()));
        got
    })
}

fn send_the_same_bytes(worlds: Vec<World>, longest: usize) {
    assert!(worlds.iter().any(|world| world.journals[0].len() >= longest));
    for world in worlds {
        are_the_same(&world, &both(&world));
    }
}

fn are_the_same(world: &World, [one, other]: &[Vec<(String, String)>; 2]) {
    assert!(one.len() > 15, "{}", world.name);
    for ((what, one), (_, other)) in one.iter().zip(other) {
        assert_eq!(one, other, "{}: {what}", world.name);
    }
    assert_eq!(one.len(), other.len(), "{}", world.name);
}

/// What the viewer gets at one of two servers, and what the servers say to each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_send_the_same_bytes_whatever_is_hidden_and_say_the_same_to_each_other() {
    let (postgres, nats) = (PrivatePostgres::new(), PrivateNats::new());
    let place = At::Two { postgres: &postgres, nats: &nats };
    // A spectator and one player of each game.
    let of_fuerstenfeld = fuerstenfeld(Variant::Base).into_iter().skip(2);
    for world in of_fuerstenfeld.chain(principati().into_iter().skip(1)) {
        let mut got = Vec::new();
        for journal in &world.journals {
            got.push(play(&world, journal, place).await);
        }
        let got: [Vec<(String, String)>; 2] = got.try_into().unwrap();
        let said = got[0].iter().find(|(what, _)| what.contains("say to each other")).unwrap();
        let kinds = ["moved", "said", "present", "who_is_there"];
        // A spectator is nobody in particular: it is not said that they are there.
        let kinds = if world.viewer.is_some() { &kinds[..] } else { &["moved", "said", "who_is_there"] };
        for kind in kinds {
            assert!(said.1.contains(&format!(r#""type":"{kind}""#)), "{}: {}", world.name, said.1);
        }
        are_the_same(&world, &got);
    }
}

#[test]
fn whole_games_of_fuerstenfeld_that_differ_in_what_is_hidden_send_the_same_bytes() {
    send_the_same_bytes(fuerstenfeld(Variant::Base), 200);
}

#[test]
fn games_of_the_expert_variant_that_differ_in_what_is_hidden_send_the_same_bytes() {
    send_the_same_bytes(fuerstenfeld(Variant::Expert), 100);
}

/// In Principati everything comes to light when both have drafted and reserved; until then the worlds differ.
#[test]
fn drafts_of_principati_that_differ_in_what_is_hidden_send_the_same_bytes() {
    send_the_same_bytes(principati(), 6);
}

#[test]
fn the_comparison_would_notice_a_leak() {
    // A viewer from whom the difference is not hidden sees it.
    let mut noticed = 0;
    for mut world in principati() {
        let Some(seat) = world.viewer else { continue };
        world.viewer = Some(Seat(1 - seat.0));
        let [one, other] = both(&world);
        noticed += u32::from(one != other);
    }
    assert_eq!(noticed, 2);
}
