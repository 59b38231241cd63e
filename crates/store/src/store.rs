//! Everything that can be asked of a store.

use crate::{
    Account, AccountChange, AccountId, Answered, Cursor, Due, Filter, Head, KeptPlan, KeptRecord, Line,
    LobbyChange, Millis, Name, NewLine, NewTable, NewToken, Page, Pulse, RecordHead, RecordId, Start, Table,
    TableId, Token, TokenHash, TokenKind, Version,
};
use async_trait::async_trait;
use std::path::Path;

/// A store. The crate's documentation says what holds for all stores, and the laws test it.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // ── Tables ───────────────────────────────────────────────────────────────────────────────────

    /// Opens a table. [`crate::StoreError::Exists`]: choose another id.
    async fn open_table(&self, table: NewTable) -> Answered<()>;

    /// A table; `None` if there is none with this id.
    async fn table(&self, table: &TableId) -> Answered<Option<Table>>;

    /// Changes what is agreed on and who sits there, if the table is at this revision. Returns the new revision.
    /// [`crate::StoreError::WrongStatus`]: a closed table does not change; and only a table that has not begun or is
    /// running can be closed.
    async fn change_lobby(&self, table: &TableId, revision: u32, change: LobbyChange) -> Answered<u32>;

    /// Begins the game, if the table is at this revision. The table must be waiting. Returns the new version; the
    /// revision grows too.
    async fn start(&self, table: &TableId, revision: u32, start: Start) -> Answered<Version>;

    /// What the game began with, as in [`Start::opening`]; `None` if it has not begun or there is no table. **It holds
    /// the secret of the luck.**
    async fn opening(&self, table: &TableId) -> Answered<Option<String>>;

    /// Writes entries at the end of the journal, and how the table then stands. Returns the new version. The table must
    /// be running or finished. [`crate::StoreError::Conflict`]: the journal is not at `expected`, and nothing was
    /// written.
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        entries: Vec<String>,
        head: Head,
    ) -> Answered<Version>;

    /// The entries of the journal after version `since`, in order: the first of them made version `since + 1`. The list
    /// is empty if there is no table.
    async fn journal(&self, table: &TableId, since: Version) -> Answered<Vec<String>>;

    /// Tables, the newest first: at most `limit` (1 to 1,000), after the cursor.
    async fn tables(&self, filter: &Filter, after: Option<&Cursor>, limit: u32) -> Answered<Page>;

    /// How many tables there are; it counts no further than `limit`.
    async fn count_tables(&self, filter: &Filter, limit: u32) -> Answered<u32>;

    /// Tables whose deadline has come, the most urgent first. They stay due until somebody sets another deadline.
    async fn due(&self, now: Millis, limit: u32) -> Answered<Vec<Due>>;

    /// The earliest deadline of all.
    async fn next_deadline(&self) -> Answered<Option<Millis>>;

    /// How far tables are. Tables that do not exist are left out; the order is any.
    async fn news(&self, tables: &[TableId]) -> Answered<Vec<News>>;

    /// Deletes a table with its journal, chat and links. Returns whether there was one.
    async fn delete_table(&self, table: &TableId) -> Answered<bool>;

    /// Asks for the right to let the bot of a seat think about a version. Returns whether it was granted: no other node
    /// has it now, and nobody thinks about a later version. The same node may ask again to prolong it.
    async fn lease(&self, lease: Lease) -> Answered<bool>;

    /// Gives the right back.
    async fn release(&self, table: &TableId, seat: u8, node: &str) -> Answered<()>;

    /// Keeps what the player of a seat has prepared, in the place of what was there. It may be gone after a crash.
    async fn set_plan(&self, table: &TableId, plan: KeptPlan) -> Answered<()>;

    /// What players have prepared at a table, by seat.
    async fn plans(&self, table: &TableId) -> Answered<Vec<KeptPlan>>;

    // ── Chat ─────────────────────────────────────────────────────────────────────────────────────

    /// Says a line. Returns its number.
    async fn say(&self, table: &TableId, line: NewLine) -> Answered<u32>;

    /// The lines after number `after` (0: from the beginning), in order, at most `limit`.
    async fn chat(&self, table: &TableId, after: u32, limit: u32) -> Answered<Vec<Line>>;

    // ── Records ──────────────────────────────────────────────────────────────────────────────────

    /// Keeps a record. [`crate::StoreError::Exists`]: choose another id. The account must exist.
    async fn add_record(&self, record: KeptRecord) -> Answered<()>;

    /// A record; `None` if there is none with this id.
    async fn record(&self, record: &RecordId) -> Answered<Option<KeptRecord>>;

    /// The records that an account has brought, the newest first.
    async fn records(&self, account: &AccountId) -> Answered<Vec<RecordHead>>;

    /// Deletes a record, if the account has brought it. Returns whether there was one.
    async fn delete_record(&self, account: &AccountId, record: &RecordId) -> Answered<bool>;

    // ── Accounts ─────────────────────────────────────────────────────────────────────────────────

    /// Makes an account. It must not be a deleted one. [`crate::StoreError::NameTaken`], [`crate::StoreError::Exists`].
    async fn add_account(&self, account: Account) -> Answered<()>;

    /// An account, also a deleted one.
    async fn account(&self, account: &AccountId) -> Answered<Option<Account>>;

    /// The accounts with these ids, in any order; unknown ids are left out.
    async fn accounts(&self, accounts: &[AccountId]) -> Answered<Vec<Account>>;

    /// The account with this name, in capital or small letters.
    async fn account_named(&self, name: &Name) -> Answered<Option<Account>>;

    /// The bots that an account owns, by id; deleted bots have no owner.
    async fn owned(&self, owner: &AccountId) -> Answered<Vec<Account>>;

    /// How many accounts administer the server.
    async fn count_admins(&self) -> Answered<u32>;

    /// Changes an account. A deleted account is not found.
    async fn change_account(&self, account: &AccountId, change: AccountChange) -> Answered<()>;

    /// Everything that is kept about an account, as one JSON object. Hashes of passwords and tokens are left out.
    async fn export_account(&self, account: &AccountId) -> Answered<Option<serde_json::Value>>;

    /// Deletes an account: its name, password, settings, tokens, records and chat lines. Its id stays, as a deleted
    /// account, at the tables where it sat. The caller lets it leave running games first. Bots that it owns are deleted
    /// with it. Returns whether there was one.
    async fn delete_account(&self, account: &AccountId, now: Millis) -> Answered<bool>;

    // ── Tokens ───────────────────────────────────────────────────────────────────────────────────

    /// Keeps a token. Returns its number.
    async fn add_token(&self, token: NewToken) -> Answered<i64>;

    /// The token, if it is of this kind and has not ended, and the account that it acts for.
    async fn token(
        &self,
        kind: TokenKind,
        hash: &TokenHash,
        now: Millis,
    ) -> Answered<Option<(Token, Option<Account>)>>;

    /// Uses a token: as [`Store::token`], and a token that is good for one use is then gone. If two callers use it at
    /// once, one gets it.
    async fn take_token(&self, kind: TokenKind, hash: &TokenHash, now: Millis) -> Answered<Option<Token>>;

    /// Makes an account an administrator by a token of the kind [`TokenKind::Admin`]. All tokens of this kind end with it.
    /// If two callers do it at once, one succeeds. Returns whether the token was good.
    async fn claim_admin(&self, hash: &TokenHash, account: &AccountId, now: Millis) -> Answered<bool>;

    /// Notes that a token was used, and when it now ends.
    async fn touch_token(&self, hash: &TokenHash, now: Millis, expires: Option<Millis>) -> Answered<()>;

    /// The tokens of an account that have not ended, the newest first.
    async fn tokens(&self, account: &AccountId, now: Millis) -> Answered<Vec<Token>>;

    /// Ends a token. Returns whether there was one.
    async fn end_token(&self, hash: &TokenHash) -> Answered<bool>;

    /// Ends the token with this number, if it belongs to the account. Returns whether there was one.
    async fn end_token_numbered(&self, account: &AccountId, number: i64) -> Answered<bool>;

    /// Ends all tokens of one kind of an account except one, for example all other sessions. Returns how many ended.
    async fn end_tokens(
        &self,
        account: &AccountId,
        kind: TokenKind,
        except: Option<&TokenHash>,
    ) -> Answered<u32>;

    // ── The store itself ─────────────────────────────────────────────────────────────────────────

    /// What the time is, by a clock that all servers on this store share; `None` if it has none.
    async fn clock(&self) -> Answered<Option<Millis>>;

    /// The latest time at which a table was changed.
    async fn latest_change(&self) -> Answered<Option<Millis>>;

    /// What a server has noted under this name.
    async fn note(&self, name: &str) -> Answered<Option<String>>;

    /// Notes something under a name, in the place of what was there.
    async fn set_note(&self, name: &str, text: &str) -> Answered<()>;

    /// Which of these files of the web client are not kept. Of the others it is noted that a server has them now.
    async fn missing_files(&self, names: &[String], now: Millis) -> Answered<Vec<String>>;

    /// Keeps a file of the web client that never changes, if none is kept under this name.
    async fn keep_file(&self, name: &str, body: &[u8], now: Millis) -> Answered<()>;

    /// A file that is kept.
    async fn file(&self, name: &str) -> Answered<Option<Vec<u8>>>;

    /// How many bytes the database takes on the disk.
    async fn size(&self) -> Answered<u64>;

    /// Deletes what has expired.
    async fn sweep(&self, sweep: Sweep) -> Answered<Swept>;

    /// Whether the store can read and write now.
    async fn ready(&self) -> Answered<()>;

    /// Writes a complete copy to a new file while the store is in use. The copy holds the secrets of running games.
    async fn backup(&self, to: &Path) -> Answered<()>;

    /// Whether several servers may use it at the same time.
    fn is_shared(&self) -> bool;

    /// How it is doing.
    fn pulse(&self) -> Pulse;

    /// Ends the work cleanly: everything accepted is written, then all is closed. Later calls are answered with
    /// [`crate::StoreError::Unavailable`].
    async fn close(&self) -> Answered<()>;
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The table.
    pub table: TableId,
    /// The version of its journal.
    pub version: Version,
    /// The revision of what is agreed.
    pub revision: u32,
    /// The number of the last line of chat; 0 if nothing was said.
    pub lines: u32,
}

/// The right of one node to let the bot of a seat think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// The table.
    pub table: TableId,
    /// The version that the bot thinks about.
    pub version: Version,
    /// The seat of the bot.
    pub seat: u8,
    /// Who asks.
    pub node: String,
    /// Now.
    pub now: Millis,
    /// Until when the right lasts.
    pub until: Millis,
}

/// What has expired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// Deletes tokens and leases that ended before this.
    pub now: Millis,
    /// Deletes tables that wait for players and have not changed since this.
    pub waiting_since: Option<Millis>,
    /// Deletes guests that were made before this, if they have no valid token, sit at no table, have said nothing and
    /// have brought no record.
    pub guests_since: Option<Millis>,
    /// Deletes files of the web client that no server has had since this.
    pub files_since: Option<Millis>,
}

/// How much a sweep has deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Tokens.
    pub tokens: u32,
    /// Leases.
    pub leases: u32,
    /// Tables.
    pub tables: u32,
    /// Guests.
    pub guests: u32,
    /// Plans for games that do not run.
    pub plans: u32,
    /// Files of the web client.
    pub files: u32,
}
