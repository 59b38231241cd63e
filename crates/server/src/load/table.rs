//! One table of the driver: four seats with sockets, each with our engine, and some spectators.

use super::http::Http;
use super::{LoadError, Plan, Report, SEATS};
use futures_util::{SinkExt, StreamExt};
use princely_core::Quick;
use princely_house::{AnySeat, BotSpec, Thinking, find};
use princely_protocol::{FromHost, FromServer, Happened, SeenEntry, Told, Turn, Version};
use princely_search::{InOneGo, Progress};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Barrier;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What a table says to a command that it does not carry out.
const NOT_DONE: [&str; 4] = [
    r#""message":{"type":"refusal""#,
    r#""message":{"type":"stale""#,
    r#""message":{"type":"problem""#,
    r#"{"type":"problem""#,
];

/// What was played.
#[derive(Default)]
pub(super) struct Played {
    moves: u64,
    /// In tenths of a millisecond.
    times: Vec<u32>,
    /// How long it took until the last viewer at another server had it.
    elsewhere: Vec<u32>,
    lost: u64,
    doubled: u64,
}

impl Played {
    pub(super) fn add(&mut self, other: Played) {
        self.moves += other.moves;
        self.times.extend(other.times);
        self.elsewhere.extend(other.elsewhere);
        self.lost += other.lost;
        self.doubled += other.doubled;
    }

    pub(super) fn report(mut self, plan: &Plan, seconds: f64, fsync_p99_ms: f64) -> Report {
        self.times.sort_unstable();
        self.elsewhere.sort_unstable();
        let of = |times: &[u32], share: f64| {
            let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(place).map(|time| f64::from(*time) / 10.0)
        };
        let at = |share: f64| of(&self.times, share).unwrap_or(f64::NAN);
        let mut histogram = vec![0; 20];
        for time in &self.times {
            histogram[(time.max(&1).ilog2() as usize).min(19)] += 1;
        }
        Report {
            tables: plan.tables,
            sockets: plan.sockets.max(plan.tables * SEATS),
            seconds,
            moves: self.moves,
            moves_per_s: self.moves as f64 / seconds,
            p50_ms: at(0.5),
            p95_ms: at(0.95),
            p99_ms: at(0.99),
            elsewhere_p50_ms: of(&self.elsewhere, 0.5),
            elsewhere_p99_ms: of(&self.elsewhere, 0.99),
            lost: self.lost,
            doubled: self.doubled,
            fsync_p99_ms,
            server_us: None,
            driver_us: None,
            histogram,
        }
    }
}

/// A connection.
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody at the table.
pub(super) struct Viewer {
    socket: Socket,
    /// Messages that have come and were not yet heard.
    waiting: Vec<String>,
    told_to: Version,
    /// The number of the server at which it is.
    server: usize,
    /// The seat and its bot; none for a spectator.
    seat: Option<(Box<dyn AnySeat>, Box<dyn Thinking>)>,
}

/// Plays at one table after the other until told to stop. The first game begins a little later than at other tables.
pub(super) async fn play(
    http: &[Http],
    cookies: &[String],
    watchers: usize,
    (pace, first): (Option<Duration>, Duration),
    go: &Barrier,
    stop: &AtomicBool,
) -> Result<Played, LoadError> {
    let mut sockets = connected(http, cookies, watchers).await?;
    let (mut played, mut is_first) = (Played::default(), true);
    loop {
        let id = open(http, cookies).await?;
        let mut viewers = follow(sockets.drain(..), http.len(), &id).await?;
        if std::mem::take(&mut is_first) {
            go.wait().await;
            tokio::time::sleep(first).await;
        }
        let acked = game(&id, &mut viewers, pace, usize::MAX, stop, &mut played).await?;
        for server in http {
            check(server, &cookies[0], &id, &acked, &mut played).await?;
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(played);
        }
        for mut viewer in viewers {
            send(&mut viewer.socket, &json!({ "type": "unfollow", "table": id })).await?;
            sockets.push(viewer.socket);
        }
    }
}

/// The server for a player or spectator: they are spread over all servers.
fn server(http: &[Http], number: usize) -> Result<&Http, LoadError> {
    let server = number.checked_rem(http.len()).and_then(|place| http.get(place));
    server.ok_or_else(|| LoadError("no server is named".into()))
}

/// Everybody at a table, connected: four players, then the spectators.
async fn connected(http: &[Http], cookies: &[String], watchers: usize) -> Result<Vec<Socket>, LoadError> {
    let mut sockets = Vec::new();
    for number in 0..SEATS + watchers {
        sockets.push(connect(server(http, number)?, cookies.get(number).map(String::as_str)).await?);
    }
    Ok(sockets)
}

/// Lets these sockets follow a table.
async fn follow(
    sockets: impl Iterator<Item = Socket>,
    servers: usize,
    id: &str,
) -> Result<Vec<Viewer>, LoadError> {
    let mut viewers = Vec::new();
    for (number, socket) in sockets.enumerate() {
        viewers.push(Viewer::follow(socket, number % servers.max(1), id, number < SEATS).await?);
    }
    Ok(viewers)
}

/// Everybody at a table, with sockets of their own.
pub(super) async fn seated(
    http: &[Http],
    cookies: &[String],
    watchers: usize,
    id: &str,
) -> Result<Vec<Viewer>, LoadError> {
    follow(connected(http, cookies, watchers).await?.into_iter(), http.len(), id).await
}

pub(super) async fn connect(http: &Http, cookie: Option<&str>) -> Result<Socket, LoadError> {
    let failed = |error: &dyn std::fmt::Display| LoadError::of("the socket", error);
    let url = format!("ws://{}/api/v1/socket", http.host);
    let mut request = url.into_client_request().map_err(|error| failed(&error))?;
    let headers = request.headers_mut();
    if let Some(cookie) = cookie {
        headers.insert("cookie", cookie.parse().map_err(|_| failed(&"cookie"))?);
    }
    let token = format!("Bearer {}", http.token);
    headers.insert("authorization", token.parse().map_err(|_| failed(&"token"))?);
    let config = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(4 << 10);
    let connected = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await;
    connected.map(|(socket, _)| socket).map_err(|error| failed(&error))
}

/// A table of four people, begun.
pub(super) async fn open(http: &[Http], cookies: &[String]) -> Result<String, LoadError> {
    let table = json!({ "game": "fuerstenfeld", "wish": { "players": SEATS }, "seats": [{ "type": "me" }] });
    let first = server(http, 0)?;
    let card = first.send("POST", "/api/v1/tables", Some(&cookies[0]), Some(&table)).await?.text;
    let card: Value = serde_json::from_str(&card).map_err(|error| LoadError::of("a table", error))?;
    let id = card["id"].as_str().unwrap_or_default().to_owned();
    for (seat, cookie) in cookies.iter().enumerate().skip(1) {
        let http = server(http, seat)?;
        http.send("POST", &format!("/api/v1/tables/{id}/seats/{seat}"), Some(cookie), Some(&json!({})))
            .await?;
    }
    Ok(id)
}

pub(super) async fn send(socket: &mut Socket, message: &Value) -> Result<(), LoadError> {
    let sent = socket.send(Message::text(message.to_string())).await;
    sent.map_err(|error| LoadError::of("sending", error))
}

/// Plays one game of a limited number of moves. Returns which command made which version, as it was acknowledged.
pub(super) async fn game(
    id: &str,
    viewers: &mut [Viewer],
    pace: Option<Duration>,
    most: usize,
    stop: &AtomicBool,
    played: &mut Played,
) -> Result<Vec<Version>, LoadError> {
    let mut acked = Vec::new();
    let mut next = tokio::time::Instant::now();
    let mut actor = 0;
    while acked.len() < most && !stop.load(Ordering::Relaxed) {
        // The player who acted may go on; otherwise the others are asked in turn.
        let found =
            (0..SEATS).map(|step| (actor + step) % SEATS).find(|seat| viewers[*seat].is_to_act(*seat));
        let Some(seat) = found else { break };
        actor = seat;
        if let Some(pace) = pace {
            next += pace;
            tokio::time::sleep_until(next).await;
        }
        let command = viewers[seat].choose(acked.len())?;
        let began = Instant::now();
        send(&mut viewers[seat].socket, &json!({ "type": "at", "table": id, "message": command })).await?;
        let version = viewers[seat].accepted().await?;
        let (to, here) = (viewers[seat].told_to, viewers[seat].server);
        let passed = || (began.elapsed().as_secs_f64() * 10_000.0) as u32;
        for viewer in viewers.iter_mut().filter(|viewer| viewer.server != here) {
            viewer.hear_up_to(to).await?;
        }
        if viewers.iter().any(|viewer| viewer.server != here) {
            played.elsewhere.push(passed());
        }
        for viewer in viewers.iter_mut() {
            viewer.hear_up_to(to).await?;
        }
        played.times.push(passed());
        played.moves += 1;
        acked.push(version);
    }
    Ok(acked)
}

/// Compares the journal with what was acknowledged.
async fn check(
    http: &Http,
    cookie: &str,
    id: &str,
    acked: &[Version],
    played: &mut Played,
) -> Result<(), LoadError> {
    let text =
        http.send("GET", &format!("/api/v1/tables/{id}/journal?since=0"), Some(cookie), None).await?.text;
    let told: Told = serde_json::from_str(&text).map_err(|error| LoadError::of("the journal", error))?;
    let acts: HashMap<Version, ()> = told
        .entries
        .iter()
        .filter(|entry| matches!(entry.happened, Happened::Act { .. }))
        .map(|entry| (entry.version, ()))
        .collect();
    played.lost += acked.iter().filter(|version| !acts.contains_key(version)).count() as u64;
    played.doubled += acts.len().saturating_sub(acked.len()) as u64;
    Ok(())
}

impl Viewer {
    async fn follow(mut socket: Socket, server: usize, id: &str, is_seat: bool) -> Result<Viewer, LoadError> {
        let follow = json!({ "type": "at", "table": id, "message": { "type": "follow", "wire": princely_protocol::WIRE, "since": 0 } });
        send(&mut socket, &follow).await?;
        let mut viewer = Viewer { socket, waiting: Vec::new(), told_to: 0, server, seat: None };
        loop {
            let text = viewer.read().await?;
            if text.contains(r#""message":{"type":"hello""#) && is_seat {
                let Ok(FromServer::At { message: FromHost::Hello(hello), .. }) = serde_json::from_str(&text)
                else {
                    return Err(LoadError("the greeting cannot be read".into()));
                };
                let house = find(&hello.terms.game).ok_or_else(|| LoadError("an unknown game".into()))?;
                let seat = house.sit(&hello).map_err(|code| LoadError(format!("{code:?}")))?;
                let bot = house.bot(&hello.terms, &BotSpec::named("random"));
                viewer.seat = Some((seat, bot.map_err(|error| LoadError::of("the bot", error))?));
            }
            if viewer.take(text)? {
                return Ok(viewer);
            }
        }
    }

    async fn read(&mut self) -> Result<String, LoadError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(LoadError("the server has closed a socket".into()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(LoadError::of("receiving", error)),
            }
        }
    }

    /// Hears everything up to a version.
    async fn hear_up_to(&mut self, version: Version) -> Result<(), LoadError> {
        while self.told_to < version {
            let text = self.read().await?;
            self.take(text)?;
        }
        Ok(())
    }

    /// Keeps a message that tells entries. Returns whether it was one. An error if entries are missing or come twice.
    fn take(&mut self, text: String) -> Result<bool, LoadError> {
        if !text.contains(r#""message":{"type":"told""#) {
            return Ok(false);
        }
        let mark = r#""since":"#;
        let since = text.find(mark).map(|at| &text[at + mark.len()..]);
        let since = since.and_then(|digits| digits.split(|sign: char| !sign.is_ascii_digit()).next());
        if since.and_then(|digits| digits.parse().ok()) != Some(self.told_to) {
            return Err(LoadError(format!("after version {} a viewer hears {text}", self.told_to)));
        }
        // The version of the last entry stands behind the last "version". Reading the whole message can wait.
        let last = text.rfind(r#"{"version":"#).and_then(|at| {
            let digits = &text[at + 11..];
            digits[..digits.find(|sign: char| !sign.is_ascii_digit())?].parse().ok()
        });
        self.told_to = last.unwrap_or(self.told_to).max(self.told_to);
        if self.seat.is_some() {
            self.waiting.push(text);
        }
        Ok(true)
    }

    /// Waits until the own act is acknowledged. Returns the version that the act made.
    async fn accepted(&mut self) -> Result<Version, LoadError> {
        loop {
            let text = self.read().await?;
            if text.contains(r#""message":{"type":"accepted""#) {
                let Ok(FromServer::At { message: FromHost::Accepted(accepted), .. }) =
                    serde_json::from_str(&text)
                else {
                    return Err(LoadError("an answer cannot be read".into()));
                };
                return Ok(accepted.version);
            }
            // Whatever else a table tells, such as who is there, is passed over.
            if !self.take(text.clone())? && NOT_DONE.iter().any(|kind| text.contains(kind)) {
                return Err(LoadError(format!("a move is answered by {text}")));
            }
        }
    }

    fn catch_up(&mut self) -> Option<()> {
        let (seat, _) = self.seat.as_mut()?;
        for text in self.waiting.drain(..) {
            #[derive(serde::Deserialize)]
            struct Frame {
                message: Entries,
            }
            #[derive(serde::Deserialize)]
            struct Entries {
                entries: Vec<SeenEntry>,
            }
            let frame: Frame = serde_json::from_str(&text).ok()?;
            for entry in &frame.message.entries {
                seat.hear(entry).ok()?;
            }
        }
        Some(())
    }

    fn is_to_act(&mut self, number: usize) -> bool {
        self.catch_up();
        let Some((seat, _)) = &self.seat else { return false };
        match Turn::from(seat.view().turn()) {
            Turn::Seats { seats } => seats.iter().any(|seat| seat.index() == number),
            _ => false,
        }
    }

    fn choose(&mut self, number: usize) -> Result<Value, LoadError> {
        let nothing = || LoadError("there is nothing to do for a seat that is to act".into());
        let (seat, bot) = self.seat.as_mut().ok_or_else(nothing)?;
        let version = seat.view().version();
        bot.ask(&**seat, Quick(u64::from(version) << 20 | number as u64)).map_err(|_| nothing())?;
        let Ok(Progress::Done(())) = bot.think(&mut InOneGo) else { return Err(nothing()) };
        let advice = bot.settle().ok_or_else(nothing)?;
        let action = advice.lines.first().and_then(|line| line.actions.first()).ok_or_else(nothing)?;
        Ok(json!({ "type": "act", "id": format!("m{number}"), "version": version, "actions": [action] }))
    }
}
