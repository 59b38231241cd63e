//! The socket: one for any number of tables. It reads commands, and sends everything in its outbox at once.

use crate::asker::{Asker, malformed};
use crate::guard;
use crate::hall::Hall;
use crate::limits::Matter;
use crate::outbox::{Next, Outbox};
use crate::players::Who;
use crate::questions;
use crate::tables::{at, frame};
use crate::talk;
use crate::trouble::{Answer, Trouble};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, SinkExt, StreamExt};
use princely_protocol::{Bye, FromHost, FromServer, Millis, ProblemCode, Scope, ToHost, ToServer, WIRE};
use princely_store::{TableId, TokenKind};
use std::collections::BTreeSet;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The longest message that is read.
const LONGEST: usize = 64 << 10;

/// The most commands of one socket that run at the same time.
const AT_ONCE: usize = 32;

/// How often the other side is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);

/// A client that has been silent for this long is given up.
const SILENCE: Duration = Duration::from_secs(60);

/// How long one write may take.
const WRITE: Duration = Duration::from_secs(20);

/// How many messages a second may come over a long time, and how many at once.
const RATE: f64 = 20.0;
const BURST: f64 = 200.0;

/// More sockets than this are refused.
const MOST: u64 = 20_000;

/// Buffers are small: there are many sockets, and messages are short. The buffer for reading is cleared before every
/// read.
const READ: usize = 1 << 10;
const WRITE_AT_ONCE: usize = 4 << 10;

/// Opens a socket.
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !guard::is_own(&hall, &headers) {
        return Trouble::from(ProblemCode::ForeignOrigin).into_response();
    }
    if hall.metrics.sockets() >= MOST {
        return Trouble { retry: Some(10), ..ProblemCode::Busy.into() }.into_response();
    }
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ)
        .write_buffer_size(WRITE_AT_ONCE)
        .on_upgrade(move |socket| async move {
            let count = hall.clone();
            let _open = count.metrics.socket();
            Talk::new(hall, asker).run(socket).await;
        })
}

/// The work for a message.
type Doing = Pin<Box<dyn Future<Output = ()> + Send>>;

/// One socket.
struct Talk {
    hall: Arc<Hall>,
    asker: Arc<Asker>,
    outbox: Arc<Outbox>,
    heard: Instant,
    /// The tables that this socket follows.
    follows: BTreeSet<TableId>,
    /// When it was last known that the session goes on, in the time of the games.
    checked: Millis,
    /// How many messages may still come now.
    left: f64,
    counted: Instant,
}

/// How a socket ends.
enum End {
    /// The other side has closed it.
    Closed,
    /// The other side is gone.
    Gone,
    /// This side closes it.
    Bye(Bye),
}

impl Talk {
    fn new(hall: Arc<Hall>, asker: Asker) -> Talk {
        let now = Instant::now();
        let (asker, outbox) = (Arc::new(asker), Arc::default());
        let checked = hall.now();
        Talk { hall, asker, outbox, heard: now, follows: BTreeSet::new(), checked, left: BURST, counted: now }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let me = self.asker.who.as_ref().map(Who::me);
        self.outbox.push(frame(&FromServer::Welcome { wire: WIRE, me, now: self.hall.now() }));
        let mut doing = FuturesUnordered::<Doing>::new();
        let end = self.talk(&mut socket, &mut doing).await;
        self.outbox.close();
        let was_closed = matches!(end, End::Closed);
        if let End::Bye(reason) = end {
            if reason == Bye::TooSlow {
                self.hall.metrics.slow_reader();
            }
            let bye = async {
                let _ = socket.feed(Message::Text(frame(&FromServer::Bye { reason }))).await;
                let code = if reason == Bye::Stopping { 1012 } else { 1008 };
                let close = CloseFrame { code, reason: Utf8Bytes::from_static("bye") };
                let _ = socket.send(Message::Close(Some(close))).await;
                // Messages that are still on their way are read and dropped: otherwise the network could drop our last
                // message.
                while let Some(Ok(_)) = socket.next().await {}
            };
            let _ = tokio::time::timeout(Duration::from_secs(2), bye).await;
        }
        drop(socket);
        // A command that was begun is finished, even if nobody waits for the answer.
        while doing.next().await.is_some() {}
        for table in &self.follows {
            self.hall.table(table).line_ended(&self.outbox, was_closed).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, doing: &mut FuturesUnordered<Doing>) -> End {
        // Made once here, not in every round of the loop below, which runs for every message.
        let mut stopping = self.hall.stopping();
        let stopped = stopping.changed();
        tokio::pin!(stopped);
        let mut ended = self.hall.sessions_that_end();
        let mut ping = tokio::time::interval(PING);
        ping.reset();
        let outbox = self.outbox.clone();
        loop {
            tokio::select! {
                biased;
                Some(()) = doing.next(), if !doing.is_empty() => {}
                next = outbox.next() => {
                    let Next::Messages(messages) = next else { return End::Bye(Bye::TooSlow) };
                    let write = async {
                        for message in messages {
                            socket.feed(Message::Text(message)).await?;
                        }
                        socket.flush().await
                    };
                    match tokio::time::timeout(WRITE, write).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return End::Gone,
                        Err(_) => return End::Bye(Bye::TooSlow),
                    }
                }
                message = socket.next(), if doing.len() < AT_ONCE => {
                    let Some(Ok(message)) = message else { return End::Gone };
                    self.heard = Instant::now();
                    match message {
                        Message::Text(text) => {
                            if !self.may_go_on() {
                                return End::Bye(Bye::TooMany);
                            }
                            if let Some(mut future) = self.hear(text.as_str()) {
                                // Most commands that need no disk are finished at once.
                                if (&mut future).now_or_never().is_none() {
                                    doing.push(future);
                                }
                            }
                        }
                        Message::Binary(_) => self.problem(ProblemCode::Malformed.into()),
                        Message::Close(_) => return End::Closed,
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return End::Gone;
                    }
                    let ping = socket.send(Message::Ping(Default::default()));
                    if !matches!(tokio::time::timeout(WRITE, ping).await, Ok(Ok(()))) || self.has_ended().await {
                        return End::Gone;
                    }
                }
                ended = ended.recv(), if self.asker.who.is_some() => {
                    // Who has missed something comes back and is asked for the cookie again.
                    let is_over = match (&ended, &self.asker.who) {
                        (Ok(ended), Some(who)) => ended.concerns(who),
                        _ => true,
                    };
                    if is_over {
                        return End::Gone;
                    }
                }
                _ = &mut stopped => return End::Bye(Bye::Stopping),
            }
        }
    }

    /// Whether the session has ended at another server while that one could not be heard.
    async fn has_ended(&mut self) -> bool {
        let Some(who) = self.asker.who.as_ref().filter(|_| self.hall.nodes.silent_at() > self.checked) else {
            return false;
        };
        let now = self.hall.now();
        for kind in [TokenKind::Session, TokenKind::Api] {
            match self.hall.store.token(kind, &who.hash, now).await {
                Ok(None) => {}
                Ok(Some(_)) => {
                    self.checked = now;
                    return false;
                }
                // It is asked again later.
                Err(_) => return false,
            }
        }
        true
    }

    /// Counts a message. Returns whether there were not too many.
    fn may_go_on(&mut self) -> bool {
        if self.asker.who.as_ref().is_some_and(Who::is_unlimited) {
            return true;
        }
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.counted).as_secs_f64() * RATE).min(BURST) - 1.0;
        self.counted = now;
        self.left >= 0.0
    }

    fn problem(&self, trouble: Trouble) {
        let problem = trouble.into_problem();
        self.outbox.push(frame(&FromServer::Problem { table: None, problem }));
    }

    /// The work for a message, if there is any.
    fn hear(&mut self, text: &str) -> Option<Doing> {
        let message: ToServer = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.problem(malformed(&error));
                return None;
            }
        };
        let (hall, asker, outbox) = (self.hall.clone(), self.asker.clone(), self.outbox.clone());
        match message {
            ToServer::Ping { id } => {
                self.outbox.push(frame(&FromServer::Pong { id, now: self.hall.now() }));
                None
            }
            ToServer::At { table, message } => {
                if let (ToHost::Follow(_), Ok(id)) = (&message, TableId::new(&table)) {
                    self.follows.insert(id);
                }
                Some(Box::pin(async move { for_table(&hall, &asker, &outbox, &table, message).await }))
            }
            ToServer::Unfollow { table } => Some(Box::pin(async move {
                if let Ok(hosted) = hall.table_named(&table)
                    && let Ok(mut locked) = hosted.lock(&hall).await
                {
                    locked.unfollow(&outbox);
                    locked.inner.show_presence(&hosted, None);
                }
            })),
            ToServer::Attend { table, here } => Some(Box::pin(async move {
                if let Ok(hosted) = hall.table_named(&table) {
                    hosted.attend(&outbox, here).await;
                }
            })),
            ToServer::Say { table, say } => Some(Box::pin(async move {
                let id = say.id.clone();
                if let Err(trouble) = talk::say(&hall, &asker, &table, say).await {
                    outbox.push(at(&table, trouble.of(Some(&id)).into_message()));
                }
            })),
        }
    }
}

/// Carries out a message for a table, and puts the answer into the outbox.
async fn for_table(hall: &Arc<Hall>, asker: &Asker, outbox: &Arc<Outbox>, table: &str, message: ToHost) {
    let id = message.id().cloned();
    match at_table(hall, asker, outbox, table, message).await {
        Ok(Some(answer)) => outbox.push(at(table, answer)),
        Ok(None) => {}
        Err(trouble) => {
            hall.metrics.refused();
            // The name of a table in an answer is never a stranger's text.
            let table = if princely_store::TableId::new(table).is_ok() { table } else { "" };
            outbox.push(at(table, trouble.of(id.as_ref()).into_message()));
        }
    }
}

async fn at_table(
    hall: &Arc<Hall>,
    asker: &Asker,
    outbox: &Arc<Outbox>,
    table: &str,
    message: ToHost,
) -> Answer<Option<FromHost>> {
    let hosted = hall.table_named(table)?;
    match message {
        ToHost::Follow(follow) => {
            if follow.wire != WIRE {
                return Err(ProblemCode::WireVersion.into());
            }
            let who = asker.who.as_ref().map(Who::id);
            hosted.lock(hall).await?.follow(who, outbox, follow.since).await?;
            Ok(None)
        }
        ToHost::Ask(ask) => {
            if ask.question == princely_protocol::Question::Advice {
                hall.limit(Matter::Advice, asker.address, asker.who.as_ref())?;
            }
            let reply = questions::answer(hall, &hosted, asker, &ask.id, &ask.question).await?;
            Ok(Some(FromHost::Reply(reply)))
        }
        ToHost::Plan(plan) => {
            let who = asker.signed_in(Scope::Play)?;
            hosted.lock(hall).await?.plan(who.id(), outbox, plan).await?;
            Ok(None)
        }
        command => {
            let who = asker.signed_in(Scope::Play)?;
            let accepted = hosted.command(hall, who.id(), &command).await?;
            Ok(Some(FromHost::Accepted(accepted)))
        }
    }
}
