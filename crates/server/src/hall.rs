//! The hall: the store, all tables in memory, and what they share.

use crate::bots::Thinkers;
use crate::clockwork::Clockwork;
use crate::config::Config;
use crate::doors::Doors;
use crate::files;
use crate::health::Health;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::players::Ended;
use crate::reviews::Reviews;
use crate::tables::{HostedTable, Tables};
use crate::time::{Clock, Time};
use crate::trouble::{Answer, Trouble};
use princely_bus::{Bus, Message};
use princely_protocol::{Millis, ProblemCode};
use princely_store::{Store, TableId};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::sync::{Semaphore, broadcast, watch};

/// If this many writes wait for the store, no new tables are opened.
const MOST_WAITING: u64 = 1000;

/// The most threads that check passwords; each needs 19 MB.
const PASSWORDS: usize = 2;

/// So many sessions may end before a socket has looked whether its own was among them.
const ENDED: usize = 256;

/// The store, all tables in memory, and what they share.
pub struct Hall {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// All settings.
    pub config: Config,
    pub(crate) clock: Clock,
    pub(crate) tables: Tables,
    pub(crate) thinkers: Thinkers,
    pub(crate) reviews: Reviews,
    pub(crate) clockwork: Clockwork,
    pub(crate) doors: Arc<Doors>,
    pub(crate) limits: Limits,
    pub(crate) passwords: Semaphore,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    /// The name of this server among those that share a store.
    pub(crate) node: String,
    /// The way to the others.
    pub(crate) bus: Bus,
    /// What is known of the others.
    pub(crate) nodes: Nodes,
    /// How many clients of tables there have been.
    clients: AtomicU64,
    /// Whether a proxy was seen that nobody told us about.
    is_forwarded: AtomicBool,
    stopping: watch::Sender<bool>,
    ended: broadcast::Sender<Ended>,
}

impl Hall {
    /// A hall with no table in memory.
    pub fn new(store: Arc<dyn Store>, config: Config, time: Time, (node, bus): (String, Bus)) -> Arc<Hall> {
        let files = files::raise();
        let hall = Arc::new(Hall {
            tables: Tables::new(u64::from(config.memory_mb) << 20, config.most_tables as usize, bus.clone()),
            thinkers: Thinkers::new(config.thinkers.into()),
            reviews: Reviews::new(),
            clockwork: Clockwork::default(),
            doors: Doors::new(files, config.people_per_address, config.behind_proxy),
            limits: Limits::new(config.people_per_address),
            passwords: Semaphore::new(PASSWORDS),
            metrics: Metrics::default(),
            health: Health::default(),
            node,
            nodes: Nodes::default(),
            clients: AtomicU64::new(0),
            is_forwarded: AtomicBool::new(false),
            stopping: watch::channel(false).0,
            ended: broadcast::channel(ENDED).0,
            store,
            bus,
            config,
            clock: Clock::new(time),
        });
        let (connections, of_one) = hall.doors.most();
        let of_one = of_one.map_or_else(|| "any number".to_owned(), |most| most.to_string());
        tracing::info!(files, connections, of_one, "open files, connections, connections of one address");
        hall
    }

    /// The time of the games.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// A number for somebody who follows a table or sends a command; it is used once.
    pub(crate) fn next_client(&self) -> u64 {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    /// A table by its id. It need not exist in the store.
    pub(crate) fn table(&self, id: &TableId) -> Arc<HostedTable> {
        self.tables.get(id)
    }

    /// A table by an id that somebody sent.
    pub(crate) fn table_named(&self, id: &str) -> Answer<Arc<HostedTable>> {
        let id = TableId::new(id).map_err(|_| ProblemCode::NoSuchTable)?;
        Ok(self.table(&id))
    }

    /// Another server has moved a table on: its followers here are told. Returns whether the table could be read.
    pub async fn moved_on(self: &Arc<Self>, table: &TableId) -> bool {
        self.table(table).moved_on(self).await.is_ok()
    }

    /// Whether there is room for another table. When there is too much to do, new tables are refused first: running
    /// games go on as long as the store takes their moves.
    pub(crate) fn has_room_for_a_table(&self) -> Answer<()> {
        if self.tables.have_room() && self.store.pulse().waiting < MOST_WAITING {
            return Ok(());
        }
        Err(Trouble { retry: Some(10), ..ProblemCode::Busy.into() })
    }

    /// Whether this is the first request that came through a proxy nobody told us about.
    pub(crate) fn is_first_forwarded(&self) -> bool {
        !self.is_forwarded.swap(true, Ordering::Relaxed)
    }

    /// Tells everybody that the server stops.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.thinkers.stop();
        self.reviews.stop();
    }

    /// Tells sockets that sessions have ended, also those of other servers.
    pub(crate) fn signed_out(&self, ended: Ended) {
        self.bus.say(Message::from(&ended));
        self.sessions_ended(ended);
    }

    /// Tells the sockets of this server that sessions have ended.
    pub(crate) fn sessions_ended(&self, ended: Ended) {
        // If nobody listens, no socket is open.
        let _ = self.ended.send(ended);
    }

    /// Tells which sessions end.
    pub(crate) fn sessions_that_end(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Becomes true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }
}

impl fmt::Debug for Hall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hall").finish_non_exhaustive()
    }
}
