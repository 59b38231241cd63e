//! Says messages, hears them, and knows how many servers there are.

use crate::message::{Message, Writing};
use crate::{BusAddress, nats, postgres};
use princely_store::{Answered, Company, Place};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// How many messages may wait to be sent. Any more are lost.
const MOST_TO_SAY: usize = 16_384;

/// How many messages may wait to be heard.
const MOST_HEARD: usize = 16_384;

/// How long to wait after a connection has failed before the next attempt.
pub(crate) const REST: Duration = Duration::from_millis(500);

/// How long the last words of a server may take.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Says messages to the other servers, and holds the place of this one among them. Cheap to clone.
#[derive(Clone)]
pub struct Bus {
    outbox: Option<mpsc::Sender<Message>>,
    state: Arc<State>,
    work: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

/// What the bus knows of itself.
pub(crate) struct State {
    pub(crate) node: String,
    pub(crate) nodes: AtomicU32,
    pub(crate) is_connected: AtomicBool,
    pub(crate) ending: watch::Sender<bool>,
    pub(crate) said: AtomicU64,
    pub(crate) heard: AtomicU64,
    pub(crate) lost: AtomicU64,
}

/// What is heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Another server says this.
    Says {
        /// Its name.
        node: String,
        /// What it says.
        message: Message,
    },
    /// Messages may have been missed: the connection was gone, or too many came at once.
    Missed,
    /// The place of this server is taken by others, who keep another company: it must not go on. The text says why.
    Replaced(String),
}

/// How a bus is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BusPulse {
    /// Whether messages can be sent and heard now, as far as this server knows.
    pub is_connected: bool,
    /// How many servers share the database, this one included; `None` if that is not known now.
    pub nodes: Option<u32>,
    /// Messages that were sent.
    pub said: u64,
    /// Messages of others that were heard.
    pub heard: u64,
    /// Messages that were not sent, because too many waited.
    pub lost: u64,
}

impl Bus {
    /// No bus, and no other server.
    pub fn none() -> Bus {
        Bus { outbox: None, state: State::new(String::new()), work: Arc::default() }
    }

    /// Takes the place of a server with this name on a database in PostgreSQL, and joins the bus.
    /// [`princely_store::StoreError::InUse`]: the servers that are there keep another company.
    pub async fn join(
        address: &BusAddress,
        database: &str,
        node: &str,
    ) -> Answered<(Bus, mpsc::Receiver<Heard>)> {
        let company = match address {
            BusAddress::None => Company::Alone,
            BusAddress::Postgres => Company::Postgres,
            BusAddress::Nats(_) => Company::Nats,
        };
        let line = Place::open(database, company).await?;
        let state = State::new(node.to_owned());
        let (tell, heard) = mpsc::channel(MOST_HEARD);
        let (say, outbox) = mpsc::channel(MOST_TO_SAY);
        let mut work = Vec::new();
        let place = (database.to_owned(), company);
        let outbox = match address {
            BusAddress::Nats(nats) => {
                work.push(tokio::spawn(nats::run(nats.clone(), state.clone(), outbox, tell.clone())));
                None
            }
            BusAddress::Postgres => Some(outbox),
            BusAddress::None => None,
        };
        work.push(tokio::spawn(postgres::keep(place, line, state.clone(), outbox, tell)));
        let outbox = (company != Company::Alone).then_some(say);
        Ok((Bus { outbox, state, work: Arc::new(Mutex::new(work)) }, heard))
    }

    /// Tells the other servers something, soon. If too much waits to be said, it is lost.
    pub fn say(&self, message: Message) {
        let Some(outbox) = &self.outbox else { return };
        match outbox.try_send(message) {
            Ok(()) => self.state.said.fetch_add(1, Ordering::Relaxed),
            Err(_) => self.state.lost.fetch_add(1, Ordering::Relaxed),
        };
    }

    /// Whether there may be other servers.
    pub fn is_shared(&self) -> bool {
        self.outbox.is_some()
    }

    /// How it is doing.
    pub fn pulse(&self) -> BusPulse {
        let nodes = self.state.nodes.load(Ordering::Relaxed);
        BusPulse {
            is_connected: self.state.is_connected.load(Ordering::Relaxed),
            nodes: (nodes > 0).then_some(nodes),
            said: self.state.said.load(Ordering::Relaxed),
            heard: self.state.heard.load(Ordering::Relaxed),
            lost: self.state.lost.load(Ordering::Relaxed),
        }
    }

    /// Says goodbye, and gives up the place.
    pub async fn leave(&self) {
        self.say(Message::Leaving);
        self.state.ending.send_replace(true);
        let work = std::mem::take(&mut *self.work.lock().unwrap_or_else(PoisonError::into_inner));
        for task in work {
            let abort = task.abort_handle();
            if tokio::time::timeout(LAST_WORDS, task).await.is_err() {
                abort.abort();
            }
        }
    }
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bus").field("pulse", &self.pulse()).finish_non_exhaustive()
    }
}

impl State {
    fn new(node: String) -> Arc<State> {
        Arc::new(State {
            node,
            nodes: AtomicU32::new(0),
            is_connected: AtomicBool::new(false),
            ending: watch::channel(false).0,
            said: AtomicU64::new(0),
            heard: AtomicU64::new(0),
            lost: AtomicU64::new(0),
        })
    }

    /// Is ready when the server ends.
    pub(crate) async fn ends(&self) {
        // The sender lives as long as this.
        let _ = self.ending.subscribe().wait_for(|is_ending| *is_ending).await;
    }

    /// Whether the server ends.
    pub(crate) fn is_ending(&self) -> bool {
        *self.ending.borrow()
    }
}

/// What waits to be said, letter by letter.
pub(crate) struct Letters {
    outbox: mpsc::Receiver<Message>,
    /// A message for which there was no room in the last letter.
    left: Option<Message>,
}

impl Letters {
    pub(crate) fn new(outbox: mpsc::Receiver<Message>) -> Letters {
        Letters { outbox, left: None }
    }

    /// The next letter: all that waits, as far as there is room. `None` if nothing will ever be said again. Dropping the
    /// future loses nothing.
    pub(crate) async fn next(&mut self, node: &str) -> Option<String> {
        let first = match self.left.take() {
            Some(left) => left,
            None => self.outbox.recv().await?,
        };
        let mut writing = Writing::new(node);
        let mut next = Some(first);
        while let Some(message) = next {
            match writing.add(message) {
                Ok(()) => next = self.outbox.try_recv().ok(),
                Err(message) => {
                    self.left = Some(message);
                    break;
                }
            }
        }
        Some(writing.finish())
    }

    /// Whether nothing waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.left.is_none() && self.outbox.is_empty()
    }
}
