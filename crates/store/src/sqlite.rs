//! A store in one file, by SQLite.
//!
//! | room | what lives there |
//! |---|---|
//! | `writer` | the one thread that writes, and commits in groups |
//! | `checkpoint` | copies the log into the database while writing goes on |
//! | `readers` | connections for reading |
//! | `migration` | the schema, step by step |
//! | `backup` | [`backup()`]: copies of a database in use; and [`restore`] |
//! | `lock` | one process for each file |
//! | `tables`, `lists`, `chat`, `plans`, `records`, `accounts`, `tokens`, `notes` | the statements |
//! | `trouble` | what SQLite's errors mean |

mod accounts;
mod backup;
mod chat;
mod checkpoint;
mod lists;
mod lock;
mod migration;
mod notes;
mod plans;
mod readers;
mod records;
mod tables;
mod tokens;
mod trouble;
mod writer;

pub use backup::{backup, restore};

use crate::sound::{self, Sound};
use crate::{
    Account, AccountChange, AccountId, Answered, Cursor, Due, Filter, Head, KeptPlan, KeptRecord, Lease,
    Line, LobbyChange, Millis, Name, NewLine, NewTable, NewToken, News, Page, Pulse, RecordHead, RecordId,
    Start, Store, StoreError, Sweep, Swept, Table, TableId, Token, TokenHash, TokenKind, Version,
};
use async_trait::async_trait;
use checkpoint::Checkpoints;
use lock::{FileLock, private};
use readers::Readers;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use writer::Writer;

/// How a store in a file is opened.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// Connections for reading.
    pub readers: usize,
    /// The most writes that may wait; more are answered with [`StoreError::Busy`].
    pub queue: usize,
    /// The most pages of 4 KiB that the database may have; `None`: as many as fit on the disk.
    pub max_pages: Option<u32>,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions { readers: 3, queue: 8_192, max_pages: None }
    }
}

/// A store in one file.
pub struct Sqlite {
    writer: Arc<Writer>,
    readers: Readers,
    path: PathBuf,
    backup_before_migration: Option<PathBuf>,
    /// `None` once the store is closed. It stands last: when a store is dropped, the lock goes after everything else.
    lock: Mutex<Option<FileLock>>,
}

impl Sqlite {
    /// Opens the file, or makes it if there is none. An older schema is brought up to date, after the file was copied;
    /// a newer schema is refused. No other process can open it until this store is closed ([`StoreError::InUse`]).
    pub fn open(path: &Path) -> Answered<Sqlite> {
        Sqlite::open_with(path, &SqliteOptions::default())
    }

    /// As [`Sqlite::open`].
    pub fn open_with(path: &Path, options: &SqliteOptions) -> Answered<Sqlite> {
        Sqlite::open_at(path, options, migration::STEPS)
    }

    fn open_at(path: &Path, options: &SqliteOptions, steps: &[&str]) -> Answered<Sqlite> {
        let named = |error| about(path, error);
        let lock = FileLock::take(path).map_err(named)?;
        let mut db = connect(path).map_err(named)?;
        if db.is_readonly("main")? {
            return Err(StoreError::ReadOnly);
        }
        let backup_before_migration = migration::migrate(&mut db, path, steps).map_err(named)?;
        if let Some(pages) = options.max_pages {
            db.pragma_update(None, "max_page_count", pages)?;
        }
        let checkpoints = Checkpoints::start(&mut db, connect(path)?)?;
        let readers = (0..options.readers.max(1)).map(|_| reader(path)).collect::<Answered<_>>()?;
        Ok(Sqlite {
            writer: Arc::new(Writer::start(db, options.queue, checkpoints)?),
            readers: Readers::new(readers),
            path: path.to_owned(),
            backup_before_migration,
            lock: Mutex::new(Some(lock)),
        })
    }

    #[cfg(test)]
    fn writer(&self) -> &Writer {
        &self.writer
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The copy that opening made if it had to bring the schema up to date.
    pub fn backup_before_migration(&self) -> Option<&Path> {
        self.backup_before_migration.as_deref()
    }
}

/// An error in opening a file, with what is known about the file.
fn about(path: &Path, error: StoreError) -> StoreError {
    let file = path.display();
    match error {
        StoreError::Unavailable(_) if path.exists() && !can_be_written(path) => StoreError::ReadOnly,
        StoreError::Unavailable(why) => StoreError::Unavailable(format!(
            "{file}: {why}. The folder must be there, and the server must be allowed to write in it"
        )),
        StoreError::Damaged(why) => StoreError::Damaged(format!("{file}: {why}")),
        other => other,
    }
}

fn can_be_written(path: &Path) -> bool {
    std::fs::OpenOptions::new().append(true).open(path).is_ok()
}

fn connect(path: &Path) -> Answered<Connection> {
    // SQLite gives its log the same rights as the database. What goes wrong here, SQLite will say too.
    let _ = private(std::fs::OpenOptions::new().create_new(true).write(true)).open(path);
    let db = Connection::open(path)?;
    db.busy_timeout(Duration::from_secs(5))?;
    // Prepared statements are kept; there are about 80.
    db.set_prepared_statement_cache_capacity(128);
    // A new database gets this size of pages, whatever the library's default will be.
    db.pragma_update(None, "page_size", 4096)?;
    db.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    db.pragma_update(None, "synchronous", "FULL")?;
    // Our own thread makes the checkpoints (checkpoint.rs).
    db.query_row("PRAGMA wal_autocheckpoint = 0", [], |_| Ok(()))?;
    // A log can become long while a reader reads for a long time. It is cut to 64 MB when it begins again.
    db.query_row("PRAGMA journal_size_limit = 67108864", [], |_| Ok(()))?;
    // 16 MB, in KiB.
    db.pragma_update(None, "cache_size", -16_384)?;
    db.pragma_update(None, "temp_store", "MEMORY")?;
    Ok(db)
}

fn reader(path: &Path) -> Answered<Connection> {
    let db = connect(path)?;
    db.pragma_update(None, "cache_size", -4_096)?;
    db.pragma_update(None, "query_only", true)?;
    Ok(db)
}

#[async_trait]
impl Store for Sqlite {
    async fn open_table(&self, table: NewTable) -> Answered<()> {
        table.sound()?;
        self.writer.write(move |db| tables::open(db, &table)).await
    }

    async fn table(&self, table: &TableId) -> Answered<Option<Table>> {
        let table = table.clone();
        self.readers.read(move |db| tables::table(db, &table)).await
    }

    async fn change_lobby(&self, table: &TableId, revision: u32, change: LobbyChange) -> Answered<u32> {
        change.sound()?;
        let table = table.clone();
        self.writer.write(move |db| tables::change_lobby(db, &table, revision, &change)).await
    }

    async fn start(&self, table: &TableId, revision: u32, start: Start) -> Answered<Version> {
        start.sound()?;
        let table = table.clone();
        self.writer.write(move |db| tables::start(db, &table, revision, &start)).await
    }

    async fn opening(&self, table: &TableId) -> Answered<Option<String>> {
        let table = table.clone();
        self.readers.read(move |db| tables::opening(db, &table)).await
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
        let table = table.clone();
        self.writer.write(move |db| tables::append(db, &table, expected, &entries, &head)).await
    }

    async fn journal(&self, table: &TableId, since: Version) -> Answered<Vec<String>> {
        let table = table.clone();
        self.readers.read(move |db| tables::journal(db, &table, since)).await
    }

    async fn tables(&self, filter: &Filter, after: Option<&Cursor>, limit: u32) -> Answered<Page> {
        let (filter, after) = (filter.clone(), after.cloned());
        self.readers.read(move |db| lists::tables(db, &filter, after.as_ref(), limit)).await
    }

    async fn count_tables(&self, filter: &Filter, limit: u32) -> Answered<u32> {
        let filter = filter.clone();
        self.readers.read(move |db| lists::count(db, &filter, limit)).await
    }

    async fn due(&self, now: Millis, limit: u32) -> Answered<Vec<Due>> {
        self.readers.read(move |db| tables::due(db, now, limit)).await
    }

    async fn next_deadline(&self) -> Answered<Option<Millis>> {
        self.readers.read(tables::next_deadline).await
    }

    async fn news(&self, ids: &[TableId]) -> Answered<Vec<News>> {
        let ids = ids.to_vec();
        self.readers.read(move |db| tables::news(db, &ids)).await
    }

    async fn delete_table(&self, table: &TableId) -> Answered<bool> {
        let table = table.clone();
        self.writer.write(move |db| tables::delete(db, &table)).await
    }

    async fn lease(&self, lease: Lease) -> Answered<bool> {
        sound::texts([&lease.node])?;
        self.writer.write(move |db| tables::lease(db, &lease)).await
    }

    async fn release(&self, table: &TableId, seat: u8, node: &str) -> Answered<()> {
        let (table, node) = (table.clone(), node.to_owned());
        self.writer.write(move |db| tables::release(db, &table, seat, &node)).await
    }

    async fn set_plan(&self, table: &TableId, plan: KeptPlan) -> Answered<()> {
        plan.sound()?;
        let table = table.clone();
        self.writer.write(move |db| plans::set(db, &table, &plan)).await
    }

    async fn plans(&self, table: &TableId) -> Answered<Vec<KeptPlan>> {
        let table = table.clone();
        self.readers.read(move |db| plans::of_table(db, &table)).await
    }

    async fn say(&self, table: &TableId, line: NewLine) -> Answered<u32> {
        line.sound()?;
        let table = table.clone();
        self.writer.write(move |db| chat::say(db, &table, &line)).await
    }

    async fn chat(&self, table: &TableId, after: u32, limit: u32) -> Answered<Vec<Line>> {
        let table = table.clone();
        self.readers.read(move |db| chat::chat(db, &table, after, limit)).await
    }

    async fn add_record(&self, record: KeptRecord) -> Answered<()> {
        record.sound()?;
        self.writer.write(move |db| records::add(db, &record)).await
    }

    async fn record(&self, record: &RecordId) -> Answered<Option<KeptRecord>> {
        let record = record.clone();
        self.readers.read(move |db| records::record(db, &record)).await
    }

    async fn records(&self, account: &AccountId) -> Answered<Vec<RecordHead>> {
        let account = account.clone();
        self.readers.read(move |db| records::of_account(db, &account)).await
    }

    async fn delete_record(&self, account: &AccountId, record: &RecordId) -> Answered<bool> {
        let (account, record) = (account.clone(), record.clone());
        self.writer.write(move |db| records::delete(db, &account, &record)).await
    }

    async fn add_account(&self, account: Account) -> Answered<()> {
        account.sound()?;
        self.writer.write(move |db| accounts::add(db, &account)).await
    }

    async fn account(&self, account: &AccountId) -> Answered<Option<Account>> {
        let account = account.clone();
        self.readers.read(move |db| accounts::account(db, &account)).await
    }

    async fn accounts(&self, accounts: &[AccountId]) -> Answered<Vec<Account>> {
        let accounts = accounts.to_vec();
        self.readers.read(move |db| accounts::accounts(db, &accounts)).await
    }

    async fn account_named(&self, name: &Name) -> Answered<Option<Account>> {
        let name = name.clone();
        self.readers.read(move |db| accounts::named(db, &name)).await
    }

    async fn owned(&self, owner: &AccountId) -> Answered<Vec<Account>> {
        let owner = owner.clone();
        self.readers.read(move |db| accounts::owned(db, &owner)).await
    }

    async fn count_admins(&self) -> Answered<u32> {
        self.readers.read(accounts::count_admins).await
    }

    async fn change_account(&self, account: &AccountId, change: AccountChange) -> Answered<()> {
        change.sound()?;
        let account = account.clone();
        self.writer.write(move |db| accounts::change(db, &account, &change)).await
    }

    async fn export_account(&self, account: &AccountId) -> Answered<Option<serde_json::Value>> {
        let account = account.clone();
        let export = self.readers.read(move |db| accounts::export(db, &account)).await?;
        Ok(export.map(|export| export.to_json()))
    }

    async fn delete_account(&self, account: &AccountId, now: Millis) -> Answered<bool> {
        let account = account.clone();
        self.writer.write(move |db| accounts::delete(db, &account, now)).await
    }

    async fn add_token(&self, token: NewToken) -> Answered<i64> {
        token.sound()?;
        self.writer.write(move |db| tokens::add(db, &token)).await
    }

    async fn token(
        &self,
        kind: TokenKind,
        hash: &TokenHash,
        now: Millis,
    ) -> Answered<Option<(Token, Option<Account>)>> {
        let hash = *hash;
        self.readers.read(move |db| tokens::token(db, kind, &hash, now)).await
    }

    async fn take_token(&self, kind: TokenKind, hash: &TokenHash, now: Millis) -> Answered<Option<Token>> {
        let hash = *hash;
        self.writer.write(move |db| tokens::take(db, kind, &hash, now)).await
    }

    async fn claim_admin(&self, hash: &TokenHash, account: &AccountId, now: Millis) -> Answered<bool> {
        let (hash, account) = (*hash, account.clone());
        self.writer.write(move |db| tokens::claim_admin(db, &hash, &account, now)).await
    }

    async fn touch_token(&self, hash: &TokenHash, now: Millis, expires: Option<Millis>) -> Answered<()> {
        let hash = *hash;
        self.writer.write(move |db| tokens::touch(db, &hash, now, expires)).await
    }

    async fn tokens(&self, account: &AccountId, now: Millis) -> Answered<Vec<Token>> {
        let account = account.clone();
        self.readers.read(move |db| tokens::of_account(db, &account, now)).await
    }

    async fn end_token(&self, hash: &TokenHash) -> Answered<bool> {
        let hash = *hash;
        self.writer.write(move |db| tokens::end(db, &hash)).await
    }

    async fn end_token_numbered(&self, account: &AccountId, number: i64) -> Answered<bool> {
        let account = account.clone();
        self.writer.write(move |db| tokens::end_numbered(db, &account, number)).await
    }

    async fn end_tokens(
        &self,
        account: &AccountId,
        kind: TokenKind,
        except: Option<&TokenHash>,
    ) -> Answered<u32> {
        let (account, except) = (account.clone(), except.copied());
        self.writer.write(move |db| tokens::end_all(db, &account, kind, except.as_ref())).await
    }

    async fn clock(&self) -> Answered<Option<Millis>> {
        Ok(None)
    }

    async fn latest_change(&self) -> Answered<Option<Millis>> {
        self.readers.read(notes::latest_change).await
    }

    async fn note(&self, name: &str) -> Answered<Option<String>> {
        let name = name.to_owned();
        self.readers.read(move |db| notes::note(db, &name)).await
    }

    async fn set_note(&self, name: &str, text: &str) -> Answered<()> {
        let (name, text) = (name.to_owned(), text.to_owned());
        sound::texts([&name, &text])?;
        self.writer.write(move |db| notes::set_note(db, &name, &text)).await
    }

    async fn missing_files(&self, names: &[String], now: Millis) -> Answered<Vec<String>> {
        sound::texts(names)?;
        let names = names.to_vec();
        self.writer.write(move |db| plans::missing_files(db, &names, now)).await
    }

    async fn keep_file(&self, name: &str, body: &[u8], now: Millis) -> Answered<()> {
        let (name, body) = (name.to_owned(), body.to_vec());
        sound::texts([&name])?;
        self.writer.write(move |db| plans::keep_file(db, &name, &body, now)).await
    }

    async fn file(&self, name: &str) -> Answered<Option<Vec<u8>>> {
        let name = name.to_owned();
        self.readers.read(move |db| plans::file(db, &name)).await
    }

    async fn size(&self) -> Answered<u64> {
        self.readers.read(notes::size).await
    }

    async fn sweep(&self, sweep: Sweep) -> Answered<Swept> {
        self.writer.write(move |db| tokens::sweep(db, &sweep)).await
    }

    async fn ready(&self) -> Answered<()> {
        self.writer
            .write(|db| {
                db.prepare_cached("UPDATE heartbeat SET beats = beats + 1")?.execute([])?;
                Ok(())
            })
            .await
    }

    async fn backup(&self, to: &Path) -> Answered<()> {
        let (from, to) = (self.path.clone(), to.to_owned());
        // The copy has its own connection: a long copy must not block a reader.
        let copying = tokio::task::spawn_blocking(move || backup::backup(&from, &to));
        copying.await.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn pulse(&self) -> Pulse {
        self.writer.commits().pulse()
    }

    async fn close(&self) -> Answered<()> {
        self.readers.close();
        let writer = self.writer.clone();
        let closing = tokio::task::spawn_blocking(move || writer.close());
        closing.await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
        Ok(())
    }
}
