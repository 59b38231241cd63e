//! The server is killed in the middle of everything, again and again: every acknowledged act is there, none is there
//! twice, and clients go on by themselves.

use crate::client::{Player, Socket};
use crate::games::from;
use princely_core::{Quick, Uniform};
use princely_house::{BotSpec, find};
use princely_protocol::{FromHost, FromServer, Happened, Hello, SeenEntry, Told, Turn, Viewer};
use princely_search::{InOneGo, Progress};
use princely_server::{Server, Settings};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::watch;

/// The variable that tells the child where its data is.
pub(crate) const FOLDER: &str = "PRINCELY_CRASH_TEST_FOLDER";

/// The arguments of this program by which it becomes the child.
pub(crate) const CHILD: [&str; 4] = ["--exact", "crash::server_that_is_killed", "--ignored", "--nocapture"];

/// How often the server is killed. `PRINCELY_KILLS=1000` for a long test.
fn kills() -> u64 {
    std::env::var("PRINCELY_KILLS").map_or(10, |kills| kills.parse().unwrap())
}

/// After this many kills new tables are opened, because games end.
const KILLS_A_GAME: u64 = 10;

/// How many tables are played at, with two players each.
const TABLES: usize = 4;

/// The child: a server that runs until it is killed. Run by the test below, and by nobody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server that the crash test kills"]
async fn server_that_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let settings = Settings {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        data: Some(folder.into()),
        bot_ms: Some(0),
        ..Settings::default()
    };
    let opened = Server::open(settings.config().unwrap()).await;
    let server = opened.unwrap_or_else(|error| panic!("{error}"));
    println!("\nlistening on {}", server.address);
    server.run(std::future::pending()).await.unwrap();
}

/// A server in a process of its own.
fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    started(command.args(CHILD).env(FOLDER, folder))
}

/// Runs a command that starts a server, and waits until it listens.
pub(crate) fn started(command: &mut Command) -> (Child, SocketAddr) {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let address = lines.find_map(|line| line.strip_prefix("listening on ")?.parse().ok());
    // A test that takes long says so, and would fail if nobody read it.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address.expect("the server begins"))
}

/// A player who plays on, whatever happens to the servers.
pub(crate) struct Stubborn {
    pub(crate) player: Player,
    pub(crate) table: String,
    /// Where servers are now.
    pub(crate) addresses: watch::Receiver<Vec<SocketAddr>>,
    /// Chooses among them.
    pub(crate) chance: Quick,
    /// How long the player thinks.
    pub(crate) pause: Duration,
    /// Whether a server may say that it cannot carry out a command now. Then the command is sent again.
    pub(crate) is_patient: bool,
    pub(crate) acked: Vec<u32>,
    /// The version that the player has heard of.
    pub(crate) version: u32,
}

impl Stubborn {
    /// A socket to one of the servers that run now.
    async fn connect(&mut self) -> Socket {
        loop {
            let place = self.chance.below(self.addresses.borrow().len() as u32) as usize;
            self.player.address = self.addresses.borrow()[place];
            let player = self.player.clone();
            if let Ok(socket) = tokio::spawn(async move { player.socket().await }).await {
                return socket;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Plays until told to stop. Every act is sent again with the same id until it is acknowledged.
    pub(crate) async fn play(mut self, stop: watch::Receiver<bool>) -> Stubborn {
        let mut seat = None;
        let mut command: Option<Value> = None;
        'connected: loop {
            let mut socket = self.connect().await;
            let since = seat
                .as_ref()
                .map_or(0, |(seat, ..): &(Box<dyn princely_house::AnySeat>, _, _)| seat.view().version());
            let follow = json!({ "type": "at", "table": self.table, "message": { "type": "follow", "wire": princely_protocol::WIRE, "since": since } });
            if send(&mut socket, &follow).await.is_err() {
                continue;
            }
            if let Some(command) = &command {
                // It is not known whether the act was stored: the same id again finds out.
                if send(&mut socket, &json!({ "type": "at", "table": self.table, "message": command }))
                    .await
                    .is_err()
                {
                    continue;
                }
            }
            loop {
                if *stop.borrow() && command.is_none() {
                    return self;
                }
                let Ok(message) = tokio::time::timeout(Duration::from_millis(500), socket.next()).await
                else {
                    continue;
                };
                if message.is_null() {
                    continue 'connected;
                }
                if let FromServer::At { message, .. } = from(message) {
                    match message {
                        FromHost::Hello(hello) if seat.is_none() => seat = Some(sit(&hello)),
                        FromHost::Told(told) => {
                            let (seat, ..) = seat.as_mut().unwrap();
                            told.entries.iter().for_each(|entry: &SeenEntry| _ = seat.hear(entry).unwrap());
                        }
                        FromHost::Accepted(accepted) => {
                            assert_eq!(json!(accepted.id), command.take().unwrap()["id"]);
                            self.acked.push(accepted.version);
                        }
                        FromHost::Problem(_) if self.is_patient => {
                            tokio::time::sleep(Duration::from_millis(100)).await;
                            continue 'connected;
                        }
                        FromHost::Refusal(_) | FromHost::Stale(_) | FromHost::Problem(_) => {
                            panic!("{command:?} is answered by {message:?}")
                        }
                        _ => {}
                    }
                }
                let Some((seat, bot, own)) = seat.as_mut() else { continue };
                self.version = seat.view().version();
                let is_to_act = match Turn::from(seat.view().turn()) {
                    Turn::Seats { seats } => seats.contains(own),
                    Turn::Over if command.is_none() => return self,
                    Turn::Over => false,
                    Turn::Chance => false,
                };
                if is_to_act && command.is_none() && !*stop.borrow() {
                    tokio::time::sleep(self.pause).await;
                    let version = seat.view().version();
                    bot.ask(&**seat, Quick(version.into())).unwrap();
                    assert_eq!(bot.think(&mut InOneGo), Ok(Progress::Done(())), "random has an answer");
                    let advice = bot.settle().unwrap();
                    let act = json!({ "type": "act", "id": format!("a{}", self.acked.len()), "version": version,
                        "actions": [advice.lines[0].actions[0]] });
                    command = Some(act.clone());
                    if send(&mut socket, &json!({ "type": "at", "table": self.table, "message": act }))
                        .await
                        .is_err()
                    {
                        continue 'connected;
                    }
                }
            }
        }
    }
}

type Sits = (Box<dyn princely_house::AnySeat>, Box<dyn princely_house::Thinking>, princely_core::Seat);

fn sit(hello: &Hello) -> Sits {
    let house = find(&hello.terms.game).unwrap();
    let Viewer::Seat { seat } = hello.viewer else { panic!("this is a player") };
    (house.sit(hello).unwrap(), house.bot(&hello.terms, &BotSpec::named("random")).unwrap(), seat)
}

pub(crate) async fn send(socket: &mut Socket, message: &Value) -> Result<(), ()> {
    use futures_util::SinkExt;
    let message = tokio_tungstenite::tungstenite::Message::text(message.to_string());
    socket.stream.send(message).await.map_err(|_| ())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_loses_no_act_and_doubles_none() {
    let folder = TempDir::new().unwrap();
    let (mut child, address) = start(folder.path());
    let (tell_address, heard_address) = watch::channel(vec![address]);
    let (mut killed, kills) = (0, kills());
    while killed < kills {
        let (tell_stop, heard_stop) = watch::channel(false);
        let mut tasks = Vec::new();
        for number in 0..TABLES {
            for player in sat_down(number, &heard_address, |_| json!({})).await {
                tasks.push(tokio::spawn(player.play(heard_stop.clone())));
            }
        }
        for _ in 0..KILLS_A_GAME.min(kills - killed) {
            tokio::time::sleep(Duration::from_millis(150 + killed * 37 % 200)).await;
            child.kill().unwrap(); // SIGKILL
            child.wait().unwrap();
            let again;
            (child, again) = start(folder.path());
            tell_address.send(vec![again]).unwrap();
            killed += 1;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        tell_stop.send(true).unwrap();
        let mut played = Vec::new();
        for task in tasks {
            let done = tokio::time::timeout(Duration::from_secs(60), task).await;
            played.push(done.expect("clients go on").unwrap());
        }
        let address = tell_address.borrow()[0];
        let acts = everything_is_there(address, &played).await;
        assert!(acts > 50, "{acts} acts were made");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Two players at a table that has begun.
pub(crate) async fn sat_down(
    number: usize,
    addresses: &watch::Receiver<Vec<SocketAddr>>,
    more: fn(&str) -> Value,
) -> [Stubborn; 2] {
    let address = addresses.borrow()[0];
    let game = if number.is_multiple_of(2) { "fuerstenfeld" } else { "principati" };
    let mut pair = Vec::new();
    for name in ["Anna", "Ben"] {
        let mut player = Player { address, cookie: None, headers: Vec::new(), id: String::new() };
        loop {
            let answer = player.post("/api/v1/guests", &json!({ "name": name })).await;
            if answer.status == 201 {
                player.cookie = answer.cookie();
                break;
            }
            // Many kills need many players, and the server limits new players by the minute.
            assert_eq!(answer.status, 429, "{}", answer.text());
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        pair.push(player);
    }
    let table = crate::games::begun(&pair, game, more(game)).await;
    let stubborn = |player: Player| Stubborn {
        chance: Quick(player.cookie.iter().flat_map(|cookie| cookie.bytes()).map(u64::from).sum()),
        player,
        table: table.clone(),
        addresses: addresses.clone(),
        pause: Duration::ZERO,
        is_patient: false,
        acked: Vec::new(),
        version: 0,
    };
    let [anna, ben] = pair.try_into().unwrap_or_else(|_| panic!("two players"));
    [stubborn(anna), stubborn(ben)]
}

/// Checks that the journal holds what was acknowledged, and nothing else. Returns the number of acts.
pub(crate) async fn everything_is_there(address: SocketAddr, played: &[Stubborn]) -> usize {
    let mut acts = 0;
    for pair in played.chunks(2) {
        let player = Player { address, ..pair[0].player.clone() };
        let told: Told = from(player.get(&format!("/api/v1/tables/{}/journal", pair[0].table)).await.json());
        let mut there: Vec<u32> = told
            .entries
            .iter()
            .filter(|entry| matches!(entry.happened, Happened::Act { .. }))
            .map(|entry| entry.version)
            .collect();
        let mut acked: Vec<u32> = pair.iter().flat_map(|player| player.acked.clone()).collect();
        there.sort_unstable();
        acked.sort_unstable();
        assert_eq!(there, acked, "what is in the journal is what was acknowledged");
        acts += acked.len();
    }
    acts
}
