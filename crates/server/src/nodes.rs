//! The other servers on the same database: what this one tells them and hears from them.
//!
//! A message only says that something has happened. A lost message costs a look into the database: every server asks it
//! for the tables that somebody follows here, every two seconds while the bus does not bring a sign of life of every other
//! server, else now and then.

use crate::hall::Hall;
use crate::histogram::Histogram;
use crate::limits::{Asker, Matter};
use crate::players::Ended;
use crate::routes;
use crate::tables::HostedTable;
use princely_bus::message::Sum;
use princely_bus::{Bus, Heard, Message};
use princely_core::Seat;
use princely_store::{AccountId, TableId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How often a server says that it is well.
const SIGN: Duration = Duration::from_secs(1);

/// A server of which nothing was heard for this time is not counted on.
const SILENCE: Duration = Duration::from_millis(2_500);

/// A sign of life that took longer than this is none.
const LATE_MS: u64 = 2_000;

/// A server of which nothing was heard for this time is gone.
const GONE: Duration = Duration::from_secs(6);

/// How often the database is asked while the bus is silent.
const LOOK: Duration = Duration::from_millis(1_900);

/// How often it is asked while the bus works.
const LOOK_ALL_THE_SAME: Duration = Duration::from_secs(15);

/// So many tables are asked for at once.
const AT_ONCE: usize = 1_000;

/// Of an account with fewer requests than this between two signs of life the others are not told.
const MANY: u32 = 20;

/// What is known of the others.
#[derive(Default)]
pub(crate) struct Nodes {
    /// Whether news may have been missed just now.
    is_silent: AtomicBool,
    is_looking: AtomicBool,
    /// When the bus was last silent, in milliseconds of the games.
    silent_at: AtomicU64,
    looks: AtomicU64,
    lag: Mutex<Histogram>,
    /// How often accounts have asked for something since the last sign of life.
    requests: Mutex<HashMap<AccountId, u32>>,
}

impl Nodes {
    /// Whether the bus cannot be counted on now.
    pub(crate) fn are_silent(&self) -> bool {
        self.is_silent.load(Ordering::Relaxed)
    }

    /// When the bus was last silent, in the time of the games; 0 if never.
    pub(crate) fn silent_at(&self) -> u64 {
        self.silent_at.load(Ordering::Relaxed)
    }

    /// How often the database was asked for news.
    pub(crate) fn looks(&self) -> u64 {
        self.looks.load(Ordering::Relaxed)
    }

    /// An account has used some of what it may ask in a time: the others hear of it, of mere requests only if there are many.
    pub(crate) fn spent(&self, bus: &Bus, matter: Matter, account: &AccountId) {
        if !bus.is_shared() {
            return;
        }
        if matter == Matter::Request {
            let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
            *requests.entry(account.clone()).or_default() += 1;
        } else {
            bus.say(spent(account.clone(), matter, 1));
        }
    }

    /// Tells the others who has made many requests.
    fn tell_requests(&self, bus: &Bus) {
        let requests = std::mem::take(&mut *self.requests.lock().unwrap_or_else(PoisonError::into_inner));
        let many = requests.into_iter().filter(|(_, times)| *times >= MANY);
        many.for_each(|(account, times)| bus.say(spent(account, Matter::Request, times)));
    }

    /// How long signs of life of other servers were on their way.
    pub(crate) fn lag(&self) -> Histogram {
        self.lag.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn spent(account: AccountId, matter: Matter, times: u32) -> Message {
    Message::Spent { account, matter: matter.word().to_owned(), times }
}

/// Hears the others, and looks into the database when they cannot be heard. Ends only if this server must not go on;
/// returns why.
pub(crate) async fn run(hall: Arc<Hall>, mut heard: mpsc::Receiver<Heard>) -> String {
    let mut others: HashMap<String, Instant> = HashMap::new();
    let mut sign = tokio::time::interval(SIGN);
    let mut looked = Instant::now();
    loop {
        let mut has_missed = false;
        tokio::select! {
            heard = heard.recv() => match heard {
                Some(Heard::Says { node, message }) => hear(&hall, &mut others, node, message),
                Some(Heard::Missed) => has_missed = true,
                Some(Heard::Replaced(why)) => return why,
                None => std::future::pending().await,
            },
            _ = sign.tick() => {
                hall.bus.say(Message::Here { at: hall.now() });
                hall.nodes.tell_requests(&hall.bus);
                others.retain(|node, heard| {
                    let stays = heard.elapsed() < GONE;
                    if !stays {
                        forget(&hall, node);
                    }
                    stays
                });
            }
        }
        if !hall.bus.is_shared() {
            continue;
        }
        let well = others.values().filter(|heard| heard.elapsed() < SILENCE).count() as u32;
        let pulse = hall.bus.pulse();
        let is_silent = !pulse.is_connected || pulse.nodes.is_none_or(|nodes| nodes > well + 1);
        hall.nodes.is_silent.store(is_silent, Ordering::Relaxed);
        if is_silent {
            hall.nodes.silent_at.store(hall.now(), Ordering::Relaxed);
        }
        let is_alone = pulse.nodes == Some(1) && others.is_empty();
        let patience = if is_silent { LOOK } else { LOOK_ALL_THE_SAME };
        if has_missed || !is_alone && looked.elapsed() >= patience {
            looked = Instant::now();
            look_soon(&hall);
        }
    }
}

fn hear(hall: &Arc<Hall>, others: &mut HashMap<String, Instant>, node: String, message: Message) {
    match message {
        Message::Here { at } => {
            let late = hall.now().saturating_sub(at);
            hall.nodes.lag.lock().unwrap_or_else(PoisonError::into_inner).count(Duration::from_millis(late));
            if late <= LATE_MS {
                others.insert(node, Instant::now());
            }
        }
        Message::Leaving => {
            others.remove(&node);
            forget(hall, &node);
        }
        Message::Moved { table, version } => at_table(hall, &table, |table| table.heard_of((version, 0, 0))),
        Message::Agreed { table, revision } => {
            at_table(hall, &table, |table| table.heard_of((0, revision, 0)));
        }
        Message::Said { table, number } => at_table(hall, &table, |table| table.heard_of((0, 0, number))),
        Message::Renewed { account } => {
            let hall = hall.clone();
            tokio::spawn(async move { routes::renew_here(&hall, &account).await });
        }
        Message::Present { table, account, is } => {
            let Some(table) = hall.tables.peek(&table) else { return };
            if table.is_elsewhere((node, account), is) {
                let hall = hall.clone();
                tokio::spawn(async move { table.look_who_is_there(&hall).await });
            }
        }
        Message::WhoIsThere { table } => {
            let Some(table) = hall.tables.peek(&table).filter(|table| table.is_watched()) else { return };
            tokio::spawn(async move { table.tell_who_is_there().await });
        }
        Message::Prepared { table, seat } => {
            let Some(table) = hall.tables.peek(&table).filter(|table| table.is_watched()) else { return };
            let hall = hall.clone();
            tokio::spawn(async move {
                if let Err(trouble) = table.prepared_elsewhere(&hall, Seat(seat)).await {
                    tracing::debug!(table = %table.id, %trouble, "what a player has prepared could not be read");
                }
            });
        }
        Message::Spent { account, matter, times } => {
            if let Some(matter) = Matter::of_word(&matter) {
                hall.limits.taken_elsewhere(matter, &Asker::Account(account), times);
            }
        }
        Message::SessionEnded { key: Sum(key) } => hall.sessions_ended(Ended::Key(key)),
        Message::SessionsEnded { account, except } => {
            hall.sessions_ended(Ended::Account { account, except: except.map(|Sum(key)| key) });
        }
    }
}

/// Tells a table that is in memory that there is news. If somebody follows it here, it is read at once; otherwise when it
/// is next used.
fn at_table(hall: &Arc<Hall>, id: &TableId, tell: impl FnOnce(&HostedTable) -> bool) {
    let Some(table) = hall.tables.peek(id) else { return };
    if tell(&table) && table.is_watched() {
        let hall = hall.clone();
        tokio::spawn(async move {
            if let Err(trouble) = table.catch_up(&hall).await {
                tracing::warn!(table = %table.id, %trouble, "news of a table could not be read");
            }
        });
    }
}

/// A server is gone: whoever was there by it has lost the line, and may be back soon.
fn forget(hall: &Arc<Hall>, node: &str) {
    for table in hall.tables.all() {
        let lost = table.was_by(node);
        if !lost.is_empty() {
            tokio::spawn(async move { table.lines_lost(lost).await });
        }
    }
}

/// Asks the database for news of the tables that somebody follows here, unless that is being done.
fn look_soon(hall: &Arc<Hall>) {
    if hall.nodes.is_looking.swap(true, Ordering::Relaxed) {
        return;
    }
    hall.nodes.looks.fetch_add(1, Ordering::Relaxed);
    let hall = hall.clone();
    tokio::spawn(async move {
        look(&hall).await;
        hall.nodes.is_looking.store(false, Ordering::Relaxed);
    });
}

async fn look(hall: &Arc<Hall>) {
    let watched = hall.tables.all().into_iter().filter(|table| table.is_watched());
    let ids: Vec<TableId> = watched.map(|table| table.id.clone()).collect();
    for ids in ids.chunks(AT_ONCE) {
        match hall.store.news(ids).await {
            Ok(news) => {
                for news in news {
                    at_table(hall, &news.table, |table| {
                        table.heard_of((news.version, news.revision, news.lines))
                    });
                }
            }
            Err(error) => {
                tracing::debug!(%error, "the store tells no news");
                return;
            }
        }
    }
}

impl From<&Ended> for Message {
    fn from(ended: &Ended) -> Message {
        match ended {
            Ended::Key(key) => Message::SessionEnded { key: Sum(*key) },
            Ended::Account { account, except } => {
                Message::SessionsEnded { account: account.clone(), except: except.map(Sum) }
            }
        }
    }
}
