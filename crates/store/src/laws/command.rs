//! Random commands.

use crate::TokenKind;
use proptest::prelude::*;

/// Something that is asked of a store. Small numbers name the things, so that several commands meet the same thing.
/// `now` is the time since the command before.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "each is the function of the store with the same name")]
pub enum Command {
    OpenTable {
        table: u8,
        host: Option<u8>,
        game: u8,
        public: bool,
        sitting: Vec<(u8, u8)>,
        at: At,
        free: u8,
    },
    /// `off` is how far the expected revision is wrong.
    ChangeLobby {
        table: u8,
        off: u8,
        closed: bool,
        public: bool,
        sitting: Vec<(u8, u8)>,
        at: At,
        free: u8,
    },
    Start {
        table: u8,
        off: u8,
        sitting: Vec<(u8, u8)>,
        entries: u8,
        head: HeadSeed,
    },
    /// `off` is how far the expected version is wrong.
    Append {
        table: u8,
        off: u8,
        entries: u8,
        head: HeadSeed,
    },
    DeleteTable {
        table: u8,
    },
    Lease {
        table: u8,
        version: u8,
        seat: u8,
        node: u8,
        lasts: u8,
    },
    Release {
        table: u8,
        seat: u8,
        node: u8,
    },
    Say {
        table: u8,
        account: u8,
        seat: Option<u8>,
        spectators: bool,
        text: String,
        id: Option<u8>,
    },
    SetPlan {
        table: u8,
        seat: u8,
        account: u8,
        text: String,
    },
    KeepFile {
        file: u8,
        body: Vec<u8>,
    },
    MissingFiles {
        files: Vec<u8>,
    },
    AddAccount {
        account: u8,
        kind: u8,
        name: Option<u8>,
        owner: Option<u8>,
        admin: bool,
    },
    ChangeAccount {
        account: u8,
        kind: Option<u8>,
        name: Option<u8>,
        admin: Option<bool>,
        settings: Option<u8>,
    },
    DeleteAccount {
        account: u8,
    },
    AddRecord {
        record: u8,
        account: u8,
        text: String,
    },
    DeleteRecord {
        record: u8,
        account: u8,
    },
    AddToken {
        token: u8,
        kind: u8,
        account: Option<u8>,
        table: Option<u8>,
        at: At,
        once: bool,
    },
    TakeToken {
        token: u8,
        kind: u8,
    },
    ClaimAdmin {
        token: u8,
        account: u8,
    },
    Note {
        name: u8,
        text: String,
    },
    TouchToken {
        token: u8,
        at: At,
    },
    EndToken {
        token: u8,
    },
    EndTokenNumbered {
        account: u8,
        token: u8,
    },
    EndTokens {
        account: u8,
        kind: u8,
        except: Option<u8>,
    },
    Sweep {
        waiting: Option<u8>,
        guests: Option<u8>,
        files: Option<u8>,
    },
}

/// A time that may be absent, in milliseconds from now.
pub(super) type At = Option<u8>;

/// The parts of a [`Head`](crate::Head).
pub type HeadSeed = (u8, At, u8);

pub(super) const TABLES: u8 = 4;
pub(super) const ACCOUNTS: u8 = 5;
pub(super) const TOKENS: u8 = 5;
pub(super) const RECORDS: u8 = 4;
pub(super) const FILES: u8 = 3;

/// The first two are the same name; the third looks the same. The last has the shape of another, but not its look.
pub(super) const NAMES: [&str; 7] =
    ["Anna Maria", "ANNA MARIA", "Аnna Maria", "Őrs", "paul1", "Jürgen", "PAUI1"];

pub(super) const KINDS: [TokenKind; 4] =
    [TokenKind::Session, TokenKind::Api, TokenKind::Seat, TokenKind::Admin];

pub(super) fn any_command() -> impl Strategy<Value = Command> {
    use prop::collection::vec;
    use prop::option::{of, weighted};
    let (table, account, token, kind) = (0..TABLES, 0..ACCOUNTS, 0..TOKENS, 0..3u8);
    let key = || 0..KINDS.len() as u8;
    let sitting = || vec((0..9u8, 0..ACCOUNTS), 0..4);
    let off = || prop_oneof![8 => Just(0u8), 1 => 1..3u8];
    let head = || (0..8u8, of(0..60u8), any::<u8>());
    let name = || weighted(0.6, 0..NAMES.len() as u8);
    prop_oneof![
        8 => (table.clone(), of(account.clone()), 0..2u8, any::<bool>(), sitting(), of(0..60u8), 0..3u8).prop_map(
            |(table, host, game, public, sitting, at, free)| Command::OpenTable {
                table, host, game, public, sitting, at, free
            }
        ),
        5 => (table.clone(), off(), prop::bool::weighted(0.15), any::<bool>(), sitting(), of(0..60u8), 0..3u8)
            .prop_map(|(table, off, closed, public, sitting, at, free)| Command::ChangeLobby {
                table, off, closed, public, sitting, at, free
            }),
        6 => (table.clone(), off(), sitting(), 0..4u8, head())
            .prop_map(|(table, off, sitting, entries, head)| Command::Start { table, off, sitting, entries, head }),
        14 => (table.clone(), off(), 0..4u8, head())
            .prop_map(|(table, off, entries, head)| Command::Append { table, off, entries, head }),
        1 => table.clone().prop_map(|table| Command::DeleteTable { table }),
        4 => (table.clone(), 0..3u8, 0..2u8, 0..2u8, 0..20u8)
            .prop_map(|(table, version, seat, node, lasts)| Command::Lease { table, version, seat, node, lasts }),
        1 => (table.clone(), 0..2u8, 0..2u8)
            .prop_map(|(table, seat, node)| Command::Release { table, seat, node }),
        4 => (table.clone(), account.clone(), of(0..3u8), any::<bool>(), ".{0,6}", of(0..3u8)).prop_map(
            |(table, account, seat, spectators, text, id)| Command::Say {
                table, account, seat, spectators, text, id
            }
        ),
        4 => (table.clone(), 0..9u8, account.clone(), ".{0,6}")
            .prop_map(|(table, seat, account, text)| Command::SetPlan { table, seat, account, text }),
        1 => (0..FILES, vec(any::<u8>(), 0..4)).prop_map(|(file, body)| Command::KeepFile { file, body }),
        1 => vec(0..FILES, 0..4).prop_map(|files| Command::MissingFiles { files }),
        6 => (account.clone(), kind.clone(), name(), weighted(0.2, account.clone()), any::<bool>())
            .prop_map(|(account, kind, name, owner, admin)| Command::AddAccount {
                account, kind, name, owner, admin
            }),
        3 => (account.clone(), of(kind.clone()), name(), of(any::<bool>()), of(any::<u8>()))
            .prop_map(|(account, kind, name, admin, settings)| Command::ChangeAccount {
                account, kind, name, admin, settings
            }),
        1 => account.clone().prop_map(|account| Command::DeleteAccount { account }),
        4 => (0..RECORDS, account.clone(), ".{0,6}")
            .prop_map(|(record, account, text)| Command::AddRecord { record, account, text }),
        1 => (0..RECORDS, account.clone())
            .prop_map(|(record, account)| Command::DeleteRecord { record, account }),
        5 => (token.clone(), key(), of(account.clone()), weighted(0.3, table), of(0..60u8), any::<bool>())
            .prop_map(|(token, kind, account, table, at, once)| Command::AddToken {
                token, kind, account, table, at, once
            }),
        3 => (token.clone(), key()).prop_map(|(token, kind)| Command::TakeToken { token, kind }),
        3 => (token.clone(), account.clone())
            .prop_map(|(token, account)| Command::ClaimAdmin { token, account }),
        1 => (0..3u8, ".{0,6}").prop_map(|(name, text)| Command::Note { name, text }),
        2 => (token.clone(), of(0..60u8)).prop_map(|(token, at)| Command::TouchToken { token, at }),
        1 => token.clone().prop_map(|token| Command::EndToken { token }),
        1 => (account.clone(), token.clone())
            .prop_map(|(account, token)| Command::EndTokenNumbered { account, token }),
        1 => (account, key(), of(token))
            .prop_map(|(account, kind, except)| Command::EndTokens { account, kind, except }),
        2 => (of(0..60u8), of(0..60u8), of(0..60u8))
            .prop_map(|(waiting, guests, files)| Command::Sweep { waiting, guests, files }),
    ]
}
