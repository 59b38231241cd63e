//! What can go wrong.

use crate::{Status, TableId};

/// The answer of a store.
pub type Answered<T> = Result<T, StoreError>;

/// Why a store did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another caller was quicker: the version or the revision is not the expected one. Nothing was written. Read what
    /// was missed, and decide again.
    #[error("another change was first: the table is at {at}")]
    Conflict {
        /// The version that the table has now, or its revision if the call named a revision.
        at: u32,
    },
    /// It does not exist. A token may also have expired or been used.
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
    /// The call can never be carried out: the caller has made a mistake. Nothing was written.
    #[error("{0}")]
    Invalid(&'static str),
    /// A text is too long for the database. Nothing was written.
    #[error("a text is too long for the database; nothing was written")]
    TooLarge,
    /// Too much is waiting to be written. Nothing was written; ask again in a moment.
    #[error("the store has too much to do; ask again in a moment")]
    Busy,
    /// The disk is full, or the database has reached the size it was given. Nothing was written.
    #[error("the disk is full; nothing was written")]
    Full,
    /// The database cannot be written to. Nothing was written.
    #[error("the database is read-only; nothing was written")]
    ReadOnly,
    /// The database cannot be reached, or the disk failed. It is not known whether a write was kept: read before
    /// writing again.
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
    /// The database holds something impossible.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Another process uses the database; the text says which, and what to do.
    #[error("{0}")]
    InUse(String),
    /// This kind of store cannot do it; the text says what to do instead.
    #[error("{0}")]
    Unsupported(String),
}

impl StoreError {
    /// Whether the error is about the database and not about the call: other calls would fail too.
    pub fn is_trouble(&self) -> bool {
        use StoreError::{Busy, Damaged, Full, Newer, Older, ReadOnly, Unavailable};
        matches!(self, Busy | Full | ReadOnly | Unavailable(_) | Damaged(_) | Newer { .. } | Older { .. })
    }
}
