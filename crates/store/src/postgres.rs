//! A store in PostgreSQL. Several servers may use one database.
//!
//! | room | what lives there |
//! |---|---|
//! | `migration` | the schema, step by step |
//! | `tables`, `lists`, `chat`, `plans`, `records`, `accounts`, `tokens`, `notes` | the statements |
//! | `place` | [`Place`]: a connection that a server keeps for itself |
//! | `tls` | encrypted connections |
//! | `column` | numbers in columns |
//! | `trouble` | what PostgreSQL's errors mean |

mod accounts;
mod chat;
mod column;
mod lists;
mod migration;
mod notes;
mod place;
mod plans;
mod records;
mod tables;
mod tls;
mod tokens;
mod trouble;

#[cfg(test)]
pub(crate) use migration::STEPS;
use migration::Step;
pub use place::{Hearer, Place, Speaker};

use crate::pulse::Commits;
use crate::sound::{self, Sound};
use crate::{
    Account, AccountChange, AccountId, Answered, Cursor, Due, Filter, Head, KeptPlan, KeptRecord, Lease,
    Line, LobbyChange, Millis, Name, NewLine, NewTable, NewToken, News, Page, Pulse, RecordHead, RecordId,
    Start, Store, StoreError, Sweep, Swept, Table, TableId, Token, TokenHash, TokenKind, Version,
};
use async_trait::async_trait;
use deadpool_postgres::{
    Client, Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Transaction,
};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tls::Address;
use tokio_postgres::{IsolationLevel, NoTls};

/// The store at this address.
pub(crate) async fn open(address: &str) -> Answered<Arc<dyn Store>> {
    Ok(Arc::new(Postgres::connect(address).await?))
}

/// Brings the schema at this address up to date.
pub(crate) async fn migrate(address: &str) -> Answered<()> {
    Postgres::migrate(address).await.map(|_| ())
}

/// How a database is used.
#[derive(Clone, Debug)]
pub struct PostgresOptions {
    /// The most connections.
    pub connections: usize,
    /// A call that waits longer for a connection is answered with [`StoreError::Busy`].
    pub patience: Duration,
}

impl Default for PostgresOptions {
    fn default() -> PostgresOptions {
        PostgresOptions { connections: 16, patience: Duration::from_secs(5) }
    }
}

/// A store in PostgreSQL.
pub struct Postgres {
    pool: Pool,
    commits: Commits,
}

impl Postgres {
    /// Uses the database at this address, `postgres://user:password@host/database`. Its schema must be the one that this
    /// program knows, or a newer one that says that this program can use it. A new database and one of an older program are
    /// brought up to date by [`Postgres::migrate`].
    pub async fn connect(address: &str) -> Answered<Postgres> {
        Postgres::connect_with(address, &PostgresOptions::default()).await
    }

    /// As [`Postgres::connect`].
    pub async fn connect_with(address: &str, options: &PostgresOptions) -> Answered<Postgres> {
        Postgres::connect_at(address, options, migration::STEPS).await
    }

    async fn connect_at(address: &str, options: &PostgresOptions, steps: &[Step]) -> Answered<Postgres> {
        let store = Postgres { pool: pool(address, options)?, commits: Commits::default() };
        let client = store.client().await?;
        migration::check(migration::schema(&client).await?, steps)?;
        let row = client.query_one("SELECT current_setting('fsync') = 'on'", &[]).await?;
        if !row.try_get::<_, bool>(0)? {
            let why = "PostgreSQL runs with fsync = off: moves that were confirmed could be lost. Turn it on";
            return Err(StoreError::Unsupported(why.to_owned()));
        }
        Ok(store)
    }

    /// Brings the schema of a database up to date, all or nothing. Make a backup first. Returns the schema before and
    /// after. [`StoreError::InUse`]: servers run that could not use the new schema.
    pub async fn migrate(address: &str) -> Answered<(u32, u32)> {
        Postgres::migrate_to(address, migration::STEPS).await
    }

    async fn migrate_to(address: &str, steps: &[Step]) -> Answered<(u32, u32)> {
        let pool = pool(address, &PostgresOptions { connections: 1, ..PostgresOptions::default() })?;
        migration::migrate(&mut pool.get().await?, steps).await
    }

    async fn client(&self) -> Answered<Client> {
        Ok(self.pool.get().await?)
    }

    async fn commit(&self, transaction: Transaction<'_>) -> Answered<()> {
        let begin = Instant::now();
        transaction.commit().await?;
        self.commits.count(begin.elapsed(), 1);
        Ok(())
    }
}

fn pool(address: &str, options: &PostgresOptions) -> Answered<Pool> {
    // The address may hold a password, so the message does not repeat it.
    let Address { plain, tls } = Address::read(address)?;
    let config: tokio_postgres::Config = plain.parse().map_err(|_| {
        let form = "the address of the database has the form postgres://user:password@host/database";
        StoreError::Unsupported(form.to_owned())
    })?;
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = match tls {
        Some(tls) => Manager::from_config(config, tls, how),
        None => Manager::from_config(config, NoTls, how),
    };
    Pool::builder(manager)
        .max_size(options.connections.max(1))
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(options.patience))
        .create_timeout(Some(options.patience))
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(DURABLE).await.map_err(HookError::Backend) })
        }))
        .build()
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// Lets every answer wait for the disk, even if the server is set otherwise.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// Does work in a transaction.
macro_rules! write {
    ($store:ident, $db:ident, $work:expr) => {{
        let mut client = $store.client().await?;
        let $db = client.transaction().await?;
        let done = $work.await?;
        $store.commit($db).await?;
        Ok(done)
    }};
}

#[async_trait]
impl Store for Postgres {
    async fn open_table(&self, table: NewTable) -> Answered<()> {
        table.sound()?;
        write!(self, db, tables::open(&db, &table))
    }

    async fn table(&self, table: &TableId) -> Answered<Option<Table>> {
        tables::table(&self.client().await?, table).await
    }

    async fn change_lobby(&self, table: &TableId, revision: u32, change: LobbyChange) -> Answered<u32> {
        change.sound()?;
        write!(self, db, tables::change_lobby(&db, table, revision, &change))
    }

    async fn start(&self, table: &TableId, revision: u32, start: Start) -> Answered<Version> {
        start.sound()?;
        write!(self, db, tables::start(&db, table, revision, &start))
    }

    async fn opening(&self, table: &TableId) -> Answered<Option<String>> {
        tables::opening(&self.client().await?, table).await
    }

    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        entries: Vec<String>,
        head: Head,
    ) -> Answered<Version> {
        entries.sound()?;
        head.sound()?;
        let client = self.client().await?;
        let begin = Instant::now();
        let version = tables::append(&client, table, expected, &entries, &head).await?;
        self.commits.count(begin.elapsed(), 1);
        Ok(version)
    }

    async fn journal(&self, table: &TableId, since: Version) -> Answered<Vec<String>> {
        tables::journal(&self.client().await?, table, since).await
    }

    async fn tables(&self, filter: &Filter, after: Option<&Cursor>, limit: u32) -> Answered<Page> {
        lists::tables(&self.client().await?, filter, after, limit).await
    }

    async fn count_tables(&self, filter: &Filter, limit: u32) -> Answered<u32> {
        lists::count(&self.client().await?, filter, limit).await
    }

    async fn due(&self, now: Millis, limit: u32) -> Answered<Vec<Due>> {
        tables::due(&self.client().await?, now, limit).await
    }

    async fn next_deadline(&self) -> Answered<Option<Millis>> {
        tables::next_deadline(&self.client().await?).await
    }

    async fn news(&self, ids: &[TableId]) -> Answered<Vec<News>> {
        tables::news(&self.client().await?, ids).await
    }

    async fn delete_table(&self, table: &TableId) -> Answered<bool> {
        write!(self, db, tables::delete(&db, table))
    }

    async fn lease(&self, lease: Lease) -> Answered<bool> {
        sound::texts([&lease.node])?;
        write!(self, db, tables::lease(&db, &lease))
    }

    async fn release(&self, table: &TableId, seat: u8, node: &str) -> Answered<()> {
        write!(self, db, tables::release(&db, table, seat, node))
    }

    async fn set_plan(&self, table: &TableId, plan: KeptPlan) -> Answered<()> {
        plan.sound()?;
        let mut client = self.client().await?;
        let db = client.transaction().await?;
        // Nobody waits for the disk here: a plan may be lost.
        db.batch_execute("SET LOCAL synchronous_commit = off").await?;
        plans::set(&db, table, &plan).await?;
        Ok(db.commit().await?)
    }

    async fn plans(&self, table: &TableId) -> Answered<Vec<KeptPlan>> {
        plans::of_table(&self.client().await?, table).await
    }

    async fn say(&self, table: &TableId, line: NewLine) -> Answered<u32> {
        line.sound()?;
        write!(self, db, chat::say(&db, table, &line))
    }

    async fn chat(&self, table: &TableId, after: u32, limit: u32) -> Answered<Vec<Line>> {
        chat::chat(&self.client().await?, table, after, limit).await
    }

    async fn add_record(&self, record: KeptRecord) -> Answered<()> {
        record.sound()?;
        write!(self, db, records::add(&db, &record))
    }

    async fn record(&self, record: &RecordId) -> Answered<Option<KeptRecord>> {
        records::record(&self.client().await?, record).await
    }

    async fn records(&self, account: &AccountId) -> Answered<Vec<RecordHead>> {
        records::of_account(&self.client().await?, account).await
    }

    async fn delete_record(&self, account: &AccountId, record: &RecordId) -> Answered<bool> {
        write!(self, db, records::delete(&db, account, record))
    }

    async fn add_account(&self, account: Account) -> Answered<()> {
        account.sound()?;
        write!(self, db, accounts::add(&db, &account))
    }

    async fn account(&self, account: &AccountId) -> Answered<Option<Account>> {
        accounts::account(&self.client().await?, account).await
    }

    async fn accounts(&self, accounts: &[AccountId]) -> Answered<Vec<Account>> {
        accounts::accounts(&self.client().await?, accounts).await
    }

    async fn account_named(&self, name: &Name) -> Answered<Option<Account>> {
        accounts::named(&self.client().await?, name).await
    }

    async fn owned(&self, owner: &AccountId) -> Answered<Vec<Account>> {
        accounts::owned(&self.client().await?, owner).await
    }

    async fn count_admins(&self) -> Answered<u32> {
        accounts::count_admins(&self.client().await?).await
    }

    async fn change_account(&self, account: &AccountId, change: AccountChange) -> Answered<()> {
        change.sound()?;
        write!(self, db, accounts::change(&db, account, &change))
    }

    async fn export_account(&self, account: &AccountId) -> Answered<Option<serde_json::Value>> {
        let mut client = self.client().await?;
        // Everything is read as of one moment.
        let moment =
            client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
        let export = accounts::export(&moment.start().await?, account).await?;
        Ok(export.map(|export| export.to_json()))
    }

    async fn delete_account(&self, account: &AccountId, now: Millis) -> Answered<bool> {
        write!(self, db, accounts::delete(&db, account, now))
    }

    async fn add_token(&self, token: NewToken) -> Answered<i64> {
        token.sound()?;
        write!(self, db, tokens::add(&db, &token))
    }

    async fn token(
        &self,
        kind: TokenKind,
        hash: &TokenHash,
        now: Millis,
    ) -> Answered<Option<(Token, Option<Account>)>> {
        tokens::token(&self.client().await?, kind, hash, now).await
    }

    async fn take_token(&self, kind: TokenKind, hash: &TokenHash, now: Millis) -> Answered<Option<Token>> {
        write!(self, db, tokens::take(&db, kind, hash, now))
    }

    async fn claim_admin(&self, hash: &TokenHash, account: &AccountId, now: Millis) -> Answered<bool> {
        write!(self, db, tokens::claim_admin(&db, hash, account, now))
    }

    async fn touch_token(&self, hash: &TokenHash, now: Millis, expires: Option<Millis>) -> Answered<()> {
        write!(self, db, tokens::touch(&db, hash, now, expires))
    }

    async fn tokens(&self, account: &AccountId, now: Millis) -> Answered<Vec<Token>> {
        tokens::of_account(&self.client().await?, account, now).await
    }

    async fn end_token(&self, hash: &TokenHash) -> Answered<bool> {
        write!(self, db, tokens::end(&db, hash))
    }

    async fn end_token_numbered(&self, account: &AccountId, number: i64) -> Answered<bool> {
        write!(self, db, tokens::end_numbered(&db, account, number))
    }

    async fn end_tokens(
        &self,
        account: &AccountId,
        kind: TokenKind,
        except: Option<&TokenHash>,
    ) -> Answered<u32> {
        write!(self, db, tokens::end_all(&db, account, kind, except))
    }

    async fn clock(&self) -> Answered<Option<Millis>> {
        notes::clock(&self.client().await?).await.map(Some)
    }

    async fn latest_change(&self) -> Answered<Option<Millis>> {
        notes::latest_change(&self.client().await?).await
    }

    async fn note(&self, name: &str) -> Answered<Option<String>> {
        notes::note(&self.client().await?, name).await
    }

    async fn set_note(&self, name: &str, text: &str) -> Answered<()> {
        sound::texts([&name.to_owned(), &text.to_owned()])?;
        write!(self, db, notes::set_note(&db, name, text))
    }

    async fn missing_files(&self, names: &[String], now: Millis) -> Answered<Vec<String>> {
        sound::texts(names)?;
        write!(self, db, plans::missing_files(&db, names, now))
    }

    async fn keep_file(&self, name: &str, body: &[u8], now: Millis) -> Answered<()> {
        sound::texts([&name.to_owned()])?;
        write!(self, db, plans::keep_file(&db, name, body, now))
    }

    async fn file(&self, name: &str) -> Answered<Option<Vec<u8>>> {
        plans::file(&self.client().await?, name).await
    }

    async fn size(&self) -> Answered<u64> {
        notes::size(&self.client().await?).await
    }

    async fn sweep(&self, sweep: Sweep) -> Answered<Swept> {
        write!(self, db, tokens::sweep(&db, &sweep))
    }

    async fn ready(&self) -> Answered<()> {
        self.client().await?.execute("UPDATE heartbeat SET beats = beats + 1", &[]).await?;
        Ok(())
    }

    async fn backup(&self, _to: &Path) -> Answered<()> {
        let how = "PostgreSQL has its own tool for backups, also while the server runs: \
                   pg_dump --format=custom --file=FILE ADDRESS; and pg_restore brings them back";
        Err(StoreError::Unsupported(how.to_owned()))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn pulse(&self) -> Pulse {
        let waiting = self.pool.status().waiting as u64;
        Pulse { waiting, ..self.commits.pulse() }
    }

    async fn close(&self) -> Answered<()> {
        self.pool.close();
        Ok(())
    }
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use super::*;
    use crate::Company;
    use crate::testing::PrivatePostgres;

    #[tokio::test]
    async fn a_schema_is_brought_up_to_date_all_or_nothing_and_a_newer_one_is_refused() {
        const RHYTHM: &str = "ALTER TABLE heartbeat ADD COLUMN rhythm TEXT NOT NULL DEFAULT 'even';";
        let server = PrivatePostgres::new();
        let address = server.database().await;
        let known = STEPS.len() as u32;
        let with = |more: &[Step]| -> Vec<Step> { STEPS.iter().chain(more).copied().collect() };
        let options = PostgresOptions::default();
        assert_eq!(Postgres::migrate(&address).await, Ok((0, known)));
        let breaks = Step { sql: RHYTHM, since: known + 1 };
        let nonsense = Step { sql: "nonsense", since: known + 2 };
        assert!(Postgres::migrate_to(&address, &with(&[breaks, nonsense])).await.is_err());
        Postgres::connect(&address).await.unwrap();

        let newer = with(&[breaks]);
        let older = Postgres::connect_at(&address, &options, &newer).await.err();
        assert_eq!(older, Some(StoreError::Older { found: known, known: known + 1 }));
        assert_eq!(Postgres::migrate_to(&address, &newer).await, Ok((known, known + 1)));
        Postgres::connect_at(&address, &options, &newer).await.unwrap();
        let refused = StoreError::Newer { found: known + 1, known };
        assert_eq!(Postgres::connect(&address).await.err(), Some(refused.clone()));
        assert_eq!(Postgres::migrate(&address).await, Err(refused));

        server.execute("ALTER SYSTEM SET synchronous_commit = off").await;
        server.execute("SELECT pg_reload_conf()").await;
        let store = Postgres::connect_at(&address, &options, &newer).await.unwrap();
        let row = store.client().await.unwrap().query_one("SHOW synchronous_commit", &[]).await.unwrap();
        assert_eq!(
            row.get::<_, &str>(0),
            "on",
            "an answer waits for the disk, whatever the server's setting"
        );
    }

    #[tokio::test]
    async fn two_versions_share_a_database_as_long_as_the_schema_lets_them() {
        let server = PrivatePostgres::new();
        let address = server.database().await;
        let known = STEPS.len() as u32;
        let options = PostgresOptions::default();
        let adds = Step { sql: "ALTER TABLE heartbeat ADD COLUMN rhythm TEXT;", since: known };
        let breaks = Step { sql: "ALTER TABLE heartbeat DROP COLUMN beats;", since: known + 2 };
        let added: Vec<Step> = STEPS.iter().copied().chain([adds]).collect();
        let broken: Vec<Step> = added.iter().copied().chain([breaks]).collect();
        Postgres::migrate(&address).await.unwrap();
        // A server of today's version runs, and the database gets what the next version needs.
        let place = Place::open(&address, Company::Postgres).await.unwrap();
        let old = Postgres::connect(&address).await.unwrap();
        assert_eq!(Postgres::migrate_to(&address, &added).await, Ok((known, known + 1)));
        let new = Postgres::connect_at(&address, &options, &added).await.unwrap();
        for store in [&old, &new] {
            store.ready().await.unwrap();
        }
        // It can be started again, too.
        Postgres::connect(&address).await.unwrap().ready().await.unwrap();
        assert_eq!(Postgres::migrate(&address).await, Err(StoreError::Newer { found: known + 1, known }));
        // What today's version could not use has to wait until its servers are stopped.
        let Err(StoreError::InUse(why)) = Postgres::migrate_to(&address, &broken).await else {
            panic!("a server runs that needs the column")
        };
        assert!(why.contains("stop"), "{why}");
        old.ready().await.unwrap();
        drop(place);
        let patience = Instant::now() + Duration::from_secs(20);
        while Postgres::migrate_to(&address, &broken).await.is_err() {
            assert!(Instant::now() < patience, "the place is free once its connection is gone");
            tokio::task::yield_now().await;
        }
        let refused = Some(StoreError::Newer { found: known + 2, known });
        assert_eq!(Postgres::connect(&address).await.err(), refused);
    }
}
