//! What can go wrong.

use crate::{Status, TableId};

/// The answer of a store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Why a store did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another was quicker: the version or the revision is not the expected one. Nothing was written. Read what was
    /// missed, and decide again.
    #[error("another change was first: the table is at {at}")]
    Conflict {
        /// The version (or the revision, if that was asked about) which the table has now.
        at: u32,
    },
    /// There is no such thing. For a token also: it has expired or was used.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The id is in use already.
    #[error("this {0} exists already")]
    Exists(&'static str),
    /// Another account has this name, or one that looks the same.
    #[error("this name is taken")]
    NameTaken,
    /// The table is not in a state in which this can be done.
    #[error("the table {table} is {status}")]
    WrongStatus {
        /// The table.
        table: TableId,
        /// Its status.
        status: Status,
    },
    /// What was asked can never be kept: the caller has made a mistake. Nothing was written.
    #[error("{0}")]
    Invalid(&'static str),
    /// A text is too long for the database. Nothing was written.
    #[error("a text is too long for the database; nothing was written")]
    TooLarge,
    /// Too much is waiting to be written. Nothing was written; ask again in a moment.
    #[error("the store has too much to do; ask again in a moment")]
    Busy,
    /// The disk, or the room that the database was given, is full. Nothing was written.
    #[error("the disk is full; nothing was written")]
    Full,
    /// The database cannot be written to. Nothing was written.
    #[error("the database is read-only; nothing was written")]
    ReadOnly,
    /// The database cannot be reached, or the disk failed. Whether a write was kept is not known: read before writing
    /// again.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The database was written by a newer program.
    #[error(
        "the database has schema {found}, and this program knows schemas up to {known}: it was written by a newer \
         version of the program. Start that version, or restore a backup that was made before the update"
    )]
    Newer {
        /// The schema of the database.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// The database has to be brought up to date first.
    #[error(
        "the database has schema {found}, and this program needs schema {known}: make a backup, then run `princely migrate`"
    )]
    Older {
        /// The schema of the database.
        found: u32,
        /// The schema that this program needs.
        known: u32,
    },
    /// The database holds something that cannot be.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// This kind of store cannot do it; the text says what to do instead.
    #[error("{0}")]
    Unsupported(String),
}

impl StoreError {
    /// Whether it is about the database and not about what was asked: asking for something else would fail too.
    pub fn is_trouble(&self) -> bool {
        use StoreError::{Busy, Damaged, Full, Newer, Older, ReadOnly, Unavailable};
        matches!(self, Busy | Full | ReadOnly | Unavailable(_) | Damaged(_) | Newer { .. } | Older { .. })
    }
}
