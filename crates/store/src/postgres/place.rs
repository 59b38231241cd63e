//! A connection that a server keeps for itself. It holds the server's place among those that share the database, and
//! carries short messages between them (`LISTEN`, `NOTIFY`). When it breaks, the place is free.

use super::tls::Address;
use crate::{Answered, Company, Notice, StoreError};
use deadpool_postgres::GenericClient;
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls};

/// The first number of our locks; the second is 0 for the door, and a number of [`Company`] for a place.
const LOCKS: i32 = 0x5052_494e;

/// A server waits this long for its place, in steps: another one may just be ending.
const PATIENCE: Duration = Duration::from_millis(2_000);
const STEP: Duration = Duration::from_millis(200);

/// A connection is given up if it takes longer than this.
const CONNECT: Duration = Duration::from_secs(5);

/// So many messages may wait here to be heard. More are lost.
const MOST_WAITING: usize = 8_192;

/// Durable answers do not come over this connection, so it need not wait for the disk. A machine that vanishes without a
/// word gives up its place soon.
const SET_UP: &str = "SET application_name = 'princely';
    SET synchronous_commit = off;
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3";

/// A connection that holds the place of a server.
#[derive(Debug)]
pub struct Place {
    client: Client,
    company: Company,
    heard: mpsc::Receiver<Notice>,
    has_missed: Arc<AtomicBool>,
}

/// What can be done beside hearing.
#[derive(Debug)]
pub struct Speaker<'l> {
    client: &'l Client,
    company: Company,
}

impl Place {
    /// Takes a place on the database at this address. [`StoreError::InUse`]: the servers that have a place keep another
    /// company; the text says what to type.
    pub async fn open(address: &str, company: Company) -> Answered<Place> {
        let Address { plain, tls } = Address::read(address)?;
        let mut config: Config = plain.parse().map_err(|_| {
            let form = "the address of the database has the form postgres://user:password@host/database";
            StoreError::Unsupported(form.to_owned())
        })?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        let (tell, heard) = mpsc::channel(MOST_WAITING);
        let has_missed = Arc::new(AtomicBool::new(false));
        let missed = has_missed.clone();
        let client = match tls {
            Some(tls) => {
                let (client, connection) = config.connect(tls).await?;
                tokio::spawn(carry(connection, tell, missed));
                client
            }
            None => {
                let (client, connection) = config.connect(NoTls).await?;
                tokio::spawn(carry(connection, tell, missed));
                client
            }
        };
        client.batch_execute(SET_UP).await?;
        if company == Company::Postgres {
            client.batch_execute("LISTEN princely").await?;
        }
        let mut line = Place { client, company, heard, has_missed };
        let mut waited = Duration::ZERO;
        loop {
            match line.take_place().await {
                Err(StoreError::InUse(_)) if waited < PATIENCE => {
                    tokio::time::sleep(STEP).await;
                    waited += STEP;
                }
                taken => return taken.map(|()| line),
            }
        }
    }

    /// Takes the place if all who have one keep the same company. Two who come at once go through the door one by one.
    async fn take_place(&mut self) -> Answered<()> {
        let transaction = self.client.transaction().await?;
        transaction.query_one("SELECT pg_advisory_xact_lock($1, 0)::text", &[&LOCKS]).await?;
        let others =
            format!("SELECT DISTINCT objid::bigint FROM pg_locks WHERE {PLACES} AND pid <> pg_backend_pid()");
        let others = transaction.query(&others, &[]).await?;
        let own = i64::from(self.company as i32);
        for other in &others {
            let other: i64 = other.try_get(0)?;
            if other != own || self.company == Company::Alone {
                return Err(StoreError::InUse(refusal(self.company).to_owned()));
            }
        }
        let take = "SELECT pg_advisory_lock_shared($1, $2)::text";
        transaction.query_one(take, &[&LOCKS, &(self.company as i32)]).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The line in two halves, so that one can speak while one hears.
    pub fn split(&mut self) -> (Speaker<'_>, Hearer<'_>) {
        let speaker = Speaker { client: &self.client, company: self.company };
        (speaker, Hearer { heard: &mut self.heard, has_missed: &self.has_missed })
    }
}

/// Our places in `pg_locks`.
const PLACES: &str =
    "locktype = 'advisory' AND classid = 1347569998 AND objsubid = 2 AND objid > 0 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// Whether a server has a place on this database.
pub(super) async fn is_taken(client: &impl GenericClient) -> Answered<bool> {
    let select = format!("SELECT EXISTS (SELECT 1 FROM pg_locks WHERE {PLACES})");
    Ok(client.query_one(&select, &[]).await?.try_get(0)?)
}

fn refusal(company: Company) -> &'static str {
    match company {
        Company::Alone => {
            "another server uses this database, and without a bus the two would not hear of each other's moves. Start all \
             of them with the same bus: princely serve --database … --bus postgres (or --bus nats://HOST:4222)"
        }
        Company::Postgres | Company::Nats => {
            "another server uses this database without a bus or by another one, so the two would not hear of each other's \
             moves. Stop it, or start all of them with the same --bus"
        }
    }
}

impl Speaker<'_> {
    /// Tells all servers that listen, this one too. The text is no longer than [`crate::LONGEST_NOTICE`].
    pub async fn notify(&self, text: &str) -> Answered<()> {
        self.client.execute("SELECT pg_notify('princely', $1)", &[&text]).await?;
        Ok(())
    }

    /// How many servers have a place, this one included.
    pub async fn count(&self) -> Answered<u32> {
        let select =
            format!("SELECT count(*) FROM pg_locks WHERE {PLACES} AND objid = {}", self.company as i32);
        let count: i64 = self.client.query_one(&select, &[]).await?.try_get(0)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}

/// The half of a line that hears.
#[derive(Debug)]
pub struct Hearer<'l> {
    heard: &'l mut mpsc::Receiver<Notice>,
    has_missed: &'l AtomicBool,
}

impl Hearer<'_> {
    /// The next message; `None` when the line is broken.
    pub async fn next(&mut self) -> Option<Notice> {
        self.heard.recv().await
    }

    /// Whether messages were lost since this was asked last, because too many waited.
    pub fn has_missed(&self) -> bool {
        self.has_missed.swap(false, Ordering::Relaxed)
    }
}

/// Carries messages until the connection ends.
async fn carry<S, T>(
    mut connection: Connection<S, T>,
    tell: mpsc::Sender<Notice>,
    has_missed: Arc<AtomicBool>,
) where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message {
            let notice = Notice { text: notification.payload().to_owned() };
            if tell.try_send(notice).is_err() {
                has_missed.store(true, Ordering::Relaxed);
            }
        }
    }
}
