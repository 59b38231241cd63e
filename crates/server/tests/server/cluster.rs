//! Three servers with clocks a minute apart, on one PostgreSQL and one NATS. Servers are killed, the bus is cut and
//! slowed, PostgreSQL starts again: every acknowledged act is there, none is there twice, and everybody who follows hears
//! everything in order.

use crate::client::{Player, Running};
use crate::crash::{Stubborn, everything_is_there, sat_down, send, started};
use crate::games::from;
use crate::nodes::{settings, they_play_together};
use princely_bus::testing::PrivateNats;
use princely_house::{AnySeat, find};
use princely_protocol::{FromHost, FromServer, SeenEntry};
use princely_server::{Server, Time};
use princely_store::Postgres;
use princely_store::testing::PrivatePostgres;
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;

/// The variable that tells the child its database, its bus and how far its clock is off, separated by spaces.
const PLACE: &str = "PRINCELY_NODE_TEST_PLACE";

/// The arguments of this program by which it becomes the child.
const CHILD: [&str; 4] = ["--exact", "cluster::node_that_is_killed", "--ignored", "--nocapture"];

/// How many faults there are. `PRINCELY_FAULTS=1000` for a long test.
fn faults() -> u64 {
    std::env::var("PRINCELY_FAULTS").map_or(12, |faults| faults.parse().unwrap())
}

/// After this many faults new tables are opened, because games end.
const FAULTS_A_GAME: u64 = 12;

/// How many tables are played at, with two players each, and somebody who looks on.
const TABLES: usize = 4;

/// The child: a server that runs until it is killed. Run by the test below, and by nobody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server that the test of several servers kills"]
async fn node_that_is_killed() {
    let Ok(place) = std::env::var(PLACE) else { return };
    let [database, bus, clock] = place.split(' ').collect::<Vec<_>>().try_into().unwrap();
    let time = Time::Moved(Arc::new(AtomicI64::new(clock.parse().unwrap())));
    let store = Arc::new(Postgres::connect(database).await.unwrap());
    let opened = Server::with_store(settings(database, bus).config().unwrap(), store, time).await;
    let server = opened.unwrap_or_else(|error| panic!("{error}"));
    println!("\nlistening on {}", server.address);
    server.run(std::future::pending()).await.unwrap();
}

/// What a proxy does with what comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Open,
    /// Everything that comes waits for this long.
    Slow(Duration),
    /// All connections are cut, and no new one gets through.
    Cut,
}

/// A way to NATS that can be cut and slowed.
fn proxy(to: SocketAddr) -> (SocketAddr, watch::Sender<Way>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    listener.set_nonblocking(true).unwrap();
    let (set, way) = watch::channel(Way::Open);
    tokio::spawn(async move {
        let listener = tokio::net::TcpListener::from_std(listener).unwrap();
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            if *way.borrow() == Way::Cut {
                continue;
            }
            let Ok(other) = TcpStream::connect(to).await else { continue };
            let (from_node, to_node) = stream.into_split();
            let (from_nats, to_nats) = other.into_split();
            tokio::spawn(pass(from_node, to_nats, way.clone()));
            tokio::spawn(pass(from_nats, to_node, way.clone()));
        }
    });
    (address, set)
}

/// Is ready when the way is cut.
async fn is_cut(way: &mut watch::Receiver<Way>) {
    let _ = way.wait_for(|way| *way == Way::Cut).await;
}

async fn pass(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut way: watch::Receiver<Way>,
) {
    let mut buffer = [0; 4096];
    loop {
        tokio::select! {
            () = is_cut(&mut way) => return,
            read = from.read(&mut buffer) => {
                let length = read.unwrap_or(0);
                let now = *way.borrow();
                if let Way::Slow(by) = now {
                    tokio::time::sleep(by).await;
                }
                if length == 0 || to.write_all(&buffer[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Somebody who looks on, whatever happens, and hears everything in order.
struct Watcher {
    table: String,
    addresses: watch::Receiver<Vec<SocketAddr>>,
}

impl Watcher {
    /// Looks on until this version is heard of. The engine of the seat refuses what comes twice or leaves a gap.
    async fn look_on(self, mut until: watch::Receiver<Option<u32>>) {
        let mut seat: Option<Box<dyn AnySeat>> = None;
        for attempt in 0.. {
            let version = seat.as_ref().map_or(0, |seat| seat.view().version());
            if until.borrow().is_some_and(|until| version >= until) {
                return;
            }
            let address = self.addresses.borrow()[attempt % 3];
            let player = Player { address, cookie: None, headers: Vec::new(), id: String::new() };
            let Ok(mut socket) = tokio::spawn(async move { player.socket().await }).await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let follow = json!({ "type": "follow", "wire": princely_protocol::WIRE, "since": version });
            let follow = json!({ "type": "at", "table": self.table, "message": follow });
            if send(&mut socket, &follow).await.is_err() {
                continue;
            }
            loop {
                let version = seat.as_ref().map_or(0, |seat| seat.view().version());
                if until.borrow().is_some_and(|until| version >= until) {
                    return;
                }
                let message = tokio::select! {
                    message = tokio::time::timeout(Duration::from_secs(10), socket.next()) => message,
                    _ = until.changed() => continue,
                };
                let Ok(message) = message else { continue };
                if message.is_null() {
                    break;
                }
                match from::<FromServer>(message) {
                    FromServer::At { message: FromHost::Hello(hello), .. } if seat.is_none() => {
                        seat = Some(find(&hello.terms.game).unwrap().sit(&hello).unwrap());
                    }
                    FromServer::At { message: FromHost::Told(told), .. } => {
                        let seat = seat.as_mut().unwrap();
                        assert_eq!(
                            told.since,
                            seat.view().version(),
                            "nothing is left out and nothing comes twice"
                        );
                        told.entries.iter().for_each(|entry: &SeenEntry| _ = seat.hear(entry).unwrap());
                    }
                    FromServer::At { message: FromHost::Problem(_), .. } => break,
                    _ => {}
                }
            }
        }
    }
}

/// What the tables of this test agree on. Nobody may lose a turn: there is time enough for all faults.
fn terms(game: &str) -> Value {
    let wish = if game == "principati" { json!({ "max_rounds": 4 }) } else { json!({ "players": 2 }) };
    json!({ "wish": wish, "pace": { "type": "turn", "turn_ms": 60_000 } })
}

/// Three servers in processes of their own.
struct Nodes {
    database: String,
    bus: String,
    children: Vec<Child>,
    addresses: watch::Sender<Vec<SocketAddr>>,
}

impl Nodes {
    fn new(database: String, bus: String) -> Nodes {
        let (addresses, _) = watch::channel(Vec::new());
        let mut nodes = Nodes { database, bus, children: Vec::new(), addresses };
        for number in 0..3 {
            let (child, address) = nodes.start(number);
            nodes.children.push(child);
            nodes.addresses.send_modify(|all| all.push(address));
        }
        nodes
    }

    fn start(&self, number: usize) -> (Child, SocketAddr) {
        let clock = (number as i64 - 1) * 60_000;
        let mut command = Command::new(std::env::current_exe().unwrap());
        started(command.args(CHILD).env(PLACE, format!("{} {} {clock}", self.database, self.bus)))
    }

    /// Kills a server, and starts another one in its place.
    fn kill(&mut self, number: usize) {
        self.children[number].kill().unwrap(); // SIGKILL
        self.children[number].wait().unwrap();
        let (child, address) = self.start(number);
        self.children[number] = child;
        self.addresses.send_modify(|all| all[number] = address);
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_lose_nothing_whatever_fails() {
    let (mut postgres, nats) = (PrivatePostgres::new(), PrivateNats::new());
    let database = postgres.database().await;
    Postgres::migrate(&database).await.unwrap();
    let (way_to_nats, way) = proxy(nats.address());
    let mut nodes = Nodes::new(database, format!("nats://{way_to_nats}"));
    let (mut failed, faults, mut acts) = (0, faults(), 0);
    while failed < faults {
        let addresses = nodes.addresses.subscribe();
        let never = watch::channel(false);
        let (mut players, mut watchers) = (Vec::new(), Vec::new());
        for number in 0..TABLES {
            let pair = sat_down(number, &addresses, terms).await;
            let watcher = Watcher { table: pair[0].table.clone(), addresses: addresses.clone() };
            let (tell, heard) = watch::channel(None);
            watchers.push((tell, tokio::spawn(watcher.look_on(heard))));
            for mut player in pair {
                (player.is_patient, player.pause) = (true, Duration::from_millis(40));
                players.push(tokio::spawn(player.play(never.1.clone())));
            }
        }
        for _ in 0..FAULTS_A_GAME.min(faults - failed) {
            match failed % 6 {
                0 | 2 | 4 => nodes.kill((failed / 2 % 3) as usize),
                1 => way.send(Way::Cut).map(|_| ()).unwrap(),
                3 => way.send(Way::Slow(Duration::from_millis(300))).map(|_| ()).unwrap(),
                _ => tokio::task::block_in_place(|| postgres.restart()),
            }
            tokio::time::sleep(Duration::from_millis(700 + failed * 37 % 200)).await;
            if failed % 6 == 4 {
                way.send(Way::Open).unwrap();
            }
            failed += 1;
        }
        way.send(Way::Open).unwrap();
        // The games go on to their ends.
        let mut played: Vec<Stubborn> = Vec::new();
        for player in players {
            let done = tokio::time::timeout(Duration::from_secs(150), player).await;
            played.push(done.expect("players go on").unwrap());
        }
        for (pair, (tell, watcher)) in played.chunks(2).zip(watchers) {
            assert_eq!(pair[0].version, pair[1].version, "both have heard of the end");
            tell.send(Some(pair[0].version)).unwrap();
            let heard = tokio::time::timeout(Duration::from_secs(30), watcher).await;
            heard.expect("who looks on hears of the end").unwrap();
        }
        let now = nodes.addresses.borrow().clone();
        let mut of_each = Vec::new();
        for address in now {
            of_each.push(everything_is_there(address, &played).await);
            for pair in played.chunks(2) {
                let player = Player { address, ..pair[0].player.clone() };
                let journal = player.get(&format!("/api/v1/tables/{}/journal", pair[0].table)).await.text();
                for lost in ["time_out", "takeover"] {
                    assert!(
                        !journal.contains(&format!("\"type\":\"{lost}\"")),
                        "nobody loses a turn: {journal}"
                    );
                }
            }
        }
        assert_eq!(of_each, vec![of_each[0]; 3]);
        acts += of_each[0];
    }
    assert!(acts > 100, "{acts} acts were made");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_share_a_database_play_together_over_nats() {
    let (postgres, nats) = (PrivatePostgres::new(), PrivateNats::new());
    let database = postgres.database().await;
    Postgres::migrate(&database).await.unwrap();
    let servers: [Running; 3] = crate::nodes::three(&database, &format!("nats://{}", nats.address())).await;
    they_play_together(&servers).await;
}
