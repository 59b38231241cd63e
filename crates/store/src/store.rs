//! Everything that can be asked of a store.

use crate::{
    Account, AccountChange, AccountId, Cursor, Due, Filter, Head, KeptRecord, Line, LobbyChange, Millis,
    Name, NewLine, NewTable, NewToken, Page, Pulse, RecordHead, RecordId, Result, Start, Table, TableId,
    Token, TokenHash, TokenKind, Version,
};
use async_trait::async_trait;
use std::path::Path;

/// A store. What holds for all of them is said in the crate's documentation, and shown by the laws.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // ── Tables ───────────────────────────────────────────────────────────────────────────────────

    /// Opens a table. [`crate::StoreError::Exists`]: choose another id.
    async fn open_table(&self, table: NewTable) -> Result<()>;

    /// A table; `None` if there is none with this id.
    async fn table(&self, table: &TableId) -> Result<Option<Table>>;

    /// Changes what is agreed on and who sits there, if the table is at this revision. The new revision.
    /// [`crate::StoreError::WrongStatus`]: a closed table does not change; and only a table that has not begun or is
    /// running can be closed.
    async fn change_lobby(&self, table: &TableId, revision: u32, change: LobbyChange) -> Result<u32>;

    /// Begins the game, if the table is at this revision. It must be waiting. The new version; the revision grows too.
    async fn start(&self, table: &TableId, revision: u32, start: Start) -> Result<Version>;

    /// What the game began with, as [`Start::opening`] said it; `None` if it has not begun or there is no table.
    /// **It holds the secret of the luck.**
    async fn opening(&self, table: &TableId) -> Result<Option<String>>;

    /// Writes entries at the end of the journal, and how the table then stands. The new version. The table must be
    /// running or finished. [`crate::StoreError::Conflict`]: the journal is not at `expected`, and nothing was written.
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        entries: Vec<String>,
        head: Head,
    ) -> Result<Version>;

    /// The entries of the journal from this version on, in order: the first of them is the one that made version
    /// `since + 1`. An empty list if there is no table.
    async fn journal(&self, table: &TableId, since: Version) -> Result<Vec<String>>;

    /// Tables, the newest first: at most `limit` (1 to 1,000), after the cursor.
    async fn tables(&self, filter: &Filter, after: Option<&Cursor>, limit: u32) -> Result<Page>;

    /// How many tables there are, at most `limit`.
    async fn count_tables(&self, filter: &Filter, limit: u32) -> Result<u32>;

    /// Tables whose deadline has come, the most urgent first. They stay due until somebody sets another deadline.
    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<Due>>;

    /// The earliest deadline of all.
    async fn next_deadline(&self) -> Result<Option<Millis>>;

    /// Deletes a table with its journal, chat and links. Whether there was one.
    async fn delete_table(&self, table: &TableId) -> Result<bool>;

    /// Asks for the right to let the bot of a seat think about a version. Whether it was granted: no other node has it
    /// now, and nobody thinks about a later version. The same node may ask again, which makes it last longer.
    async fn lease(&self, lease: Lease) -> Result<bool>;

    /// Gives the right back.
    async fn release(&self, table: &TableId, seat: u8, node: &str) -> Result<()>;

    // ── Chat ─────────────────────────────────────────────────────────────────────────────────────

    /// Says a line. Its number.
    async fn say(&self, table: &TableId, line: NewLine) -> Result<u32>;

    /// The lines after this number (0: from the beginning), in order, at most `limit`.
    async fn chat(&self, table: &TableId, after: u32, limit: u32) -> Result<Vec<Line>>;

    // ── Records ──────────────────────────────────────────────────────────────────────────────────

    /// Keeps a record. [`crate::StoreError::Exists`]: choose another id. The account must be there.
    async fn add_record(&self, record: KeptRecord) -> Result<()>;

    /// A record; `None` if there is none with this id.
    async fn record(&self, record: &RecordId) -> Result<Option<KeptRecord>>;

    /// The records that an account has brought, the newest first.
    async fn records(&self, account: &AccountId) -> Result<Vec<RecordHead>>;

    /// Deletes a record, if the account has brought it. Whether there was one.
    async fn delete_record(&self, account: &AccountId, record: &RecordId) -> Result<bool>;

    // ── Accounts ─────────────────────────────────────────────────────────────────────────────────

    /// Makes an account, which is not a deleted one. [`crate::StoreError::NameTaken`], [`crate::StoreError::Exists`].
    async fn add_account(&self, account: Account) -> Result<()>;

    /// An account, also a deleted one.
    async fn account(&self, account: &AccountId) -> Result<Option<Account>>;

    /// The accounts with these ids, in any order; unknown ids are left out.
    async fn accounts(&self, accounts: &[AccountId]) -> Result<Vec<Account>>;

    /// The account with this name, whatever its capitals.
    async fn account_named(&self, name: &Name) -> Result<Option<Account>>;

    /// The bots for which an account answers, by id; deleted ones have no owner.
    async fn owned(&self, owner: &AccountId) -> Result<Vec<Account>>;

    /// How many accounts administer the server.
    async fn count_admins(&self) -> Result<u32>;

    /// Changes an account. A deleted account is not found.
    async fn change_account(&self, account: &AccountId, change: AccountChange) -> Result<()>;

    /// Everything that is kept about an account, as one JSON object. Hashes of passwords and tokens are left out.
    async fn export_account(&self, account: &AccountId) -> Result<Option<serde_json::Value>>;

    /// Deletes an account: its name, password, settings, tokens, records and chat lines go. Its id stays as a deleted account at
    /// the tables where it sat. The caller lets it leave running games first. Bots that it owns are deleted with it.
    /// Whether there was one.
    async fn delete_account(&self, account: &AccountId, now: Millis) -> Result<bool>;

    // ── Tokens ───────────────────────────────────────────────────────────────────────────────────

    /// Keeps a token. Its number.
    async fn add_token(&self, token: NewToken) -> Result<i64>;

    /// The token, if it is of this kind and has not ended, and the account that it speaks for.
    async fn token(
        &self,
        kind: TokenKind,
        hash: &TokenHash,
        now: Millis,
    ) -> Result<Option<(Token, Option<Account>)>>;

    /// Uses a token: as [`Store::token`], and one that is good for one use is gone. Of two who use it at once, one gets
    /// it.
    async fn take_token(&self, kind: TokenKind, hash: &TokenHash, now: Millis) -> Result<Option<Token>>;

    /// Notes that a token was used, and when it now ends.
    async fn touch_token(&self, hash: &TokenHash, now: Millis, expires: Option<Millis>) -> Result<()>;

    /// The tokens of an account that have not ended, the newest first.
    async fn tokens(&self, account: &AccountId, now: Millis) -> Result<Vec<Token>>;

    /// Ends a token. Whether there was one.
    async fn end_token(&self, hash: &TokenHash) -> Result<bool>;

    /// Ends the token with this number, if it belongs to the account. Whether there was one.
    async fn end_token_numbered(&self, account: &AccountId, number: i64) -> Result<bool>;

    /// Ends all tokens of one kind of an account except one, for example all other sessions. Returns how many ended.
    async fn end_tokens(
        &self,
        account: &AccountId,
        kind: TokenKind,
        except: Option<&TokenHash>,
    ) -> Result<u32>;

    // ── The store itself ─────────────────────────────────────────────────────────────────────────

    /// Deletes what has had its time.
    async fn sweep(&self, sweep: Sweep) -> Result<Swept>;

    /// Whether the store can read and write now.
    async fn ready(&self) -> Result<()>;

    /// Writes a complete copy to a new file while the store is in use. The copy holds the secrets of running games.
    async fn backup(&self, to: &Path) -> Result<()>;

    /// Whether several servers may use it at the same time.
    fn is_shared(&self) -> bool;

    /// How it is doing.
    fn pulse(&self) -> Pulse;

    /// Ends the work in good order: what was accepted is written, then all is closed. Later calls are answered with
    /// [`crate::StoreError::Unavailable`].
    async fn close(&self) -> Result<()>;
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
    /// How long it lasts.
    pub until: Millis,
}

/// What has had its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// Tokens and leases that ended before this go.
    pub now: Millis,
    /// Tables that wait for players, unchanged since before this, go.
    pub waiting_since: Option<Millis>,
    /// Guests that were made before this, have no token that is still good, sit at no table, have said nothing and have
    /// brought no record, go.
    pub guests_since: Option<Millis>,
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
}
