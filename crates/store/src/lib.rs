//! Where a server keeps what must not be lost: tables and their journals, chat, records, accounts and tokens.
//!
//! | room | what lives there |
//! |---|---|
//! | [`store`] | [`Store`]: everything that can be asked of a store |
//! | [`table`] | [`Table`], [`NewTable`], [`Head`]: a table as it is kept |
//! | [`list`] | [`Filter`], [`Cursor`], [`Page`]: lists of tables, page by page |
//! | [`chat`] | [`Line`]: what was said at a table |
//! | [`record`] | [`KeptRecord`]: a game that was played elsewhere |
//! | [`plan`] | [`KeptPlan`]: what a player has prepared |
//! | [`account`] | [`Account`]: guests, people and bots |
//! | [`name`] | [`Name`]: what a person is called, and when two names are the same |
//! | [`token`] | [`Token`]: sessions, tokens of programs, links |
//! | [`id`] | [`TableId`], [`AccountId`], [`RecordId`] |
//! | [`company`] | [`Company`]: how servers that share a database hear of each other |
//! | [`open`](mod@open) | the store that an address names |
//! | [`sqlite`] | [`Sqlite`]: a store in one file |
//! | [`postgres`] | `Postgres`: a store in PostgreSQL (feature `postgres`), or what says that it is missing |
//! | `testing` | a private PostgreSQL and a table for tests (feature `testing`) |
//! | `laws` | the laws that every store obeys (feature `laws`) |
//! | [`error`] | [`StoreError`]: what can go wrong |
//! | [`pulse`] | [`Pulse`]: how long commits take |
//!
//! # What holds
//!
//! - **Durable before answered.** A write is answered with `Ok` only after it is on the disk.
//! - **All or nothing.** Each call is one transaction. A call that fails has written nothing, with one exception:
//!   [`StoreError::Unavailable`] means that the outcome is not known.
//! - **The version is the lock.** A table has each version once. An append names the version that its caller knows; if
//!   another caller was quicker, the answer is [`StoreError::Conflict`]. The table's `revision` guards changes before
//!   and beside the game in the same way. There is no other lock.
//! - **The store has no clock and no dice.** Times, ids and tokens come from the caller.
//! - **JSON is text here.** The store does not read the lobby, the opening or the entries.

pub mod account;
pub mod chat;
pub mod company;
pub mod error;
mod export;
pub mod id;
#[cfg(feature = "laws")]
pub mod laws;
pub mod list;
pub mod name;
pub mod open;
pub mod plan;
pub mod pulse;
pub mod record;
mod seats;
mod sound;
pub mod sqlite;
pub mod store;
pub mod table;
#[cfg(feature = "testing")]
pub mod testing;
pub mod token;
mod word;

// The only place where a program with PostgreSQL and one without it differ.
#[cfg(not(feature = "postgres"))]
#[path = "no_postgres.rs"]
pub mod postgres;
#[cfg(feature = "postgres")]
pub mod postgres;
#[cfg(feature = "postgres")]
pub use postgres::{Postgres, PostgresOptions};

pub use account::{Account, AccountChange, AccountKind};
pub use chat::{Line, NewLine, Readers};
pub use company::{Company, LONGEST_NOTICE, Notice};
pub use error::{Answered, StoreError};
pub use id::{AccountId, BadId, RecordId, TableId};
pub use list::{BadCursor, Cursor, Filter, Page};
pub use name::{BadName, Name};
pub use open::{is_postgres, migrate, open};
pub use plan::KeptPlan;
pub use postgres::{Hearer, Place, Speaker};
pub use pulse::{COMMIT_BOUNDS, Pulse};
pub use record::{KeptRecord, RecordHead};
pub use sqlite::{Sqlite, SqliteOptions};
pub use store::{Lease, News, Store, Sweep, Swept};
pub use table::{Due, Head, LobbyChange, NewTable, Sitting, Start, Status, Table, Visibility};
pub use token::{NewToken, Token, TokenHash, TokenKind};

pub use princely_core::{Seat, SeatSet};
pub use princely_protocol::{Millis, Spectators, Version};
