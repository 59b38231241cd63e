//! Lists of tables, page by page.

use crate::{AccountId, Millis, Status, Table, TableId, Visibility};
use std::fmt;
use std::str::FromStr;

/// Which tables are listed. Everything that is set must hold; the newest table comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Any of these; empty: all.
    pub status: Vec<Status>,
    /// This game.
    pub game: Option<String>,
    /// Public or private.
    pub visibility: Option<Visibility>,
    /// This account sits there.
    pub account: Option<AccountId>,
    /// This account opened it.
    pub host: Option<AccountId>,
    /// The account that sits there is to act. It means nothing without `account`.
    pub to_act: bool,
    /// A seat waits for somebody.
    pub free_seats: bool,
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The tables, the newest first.
    pub tables: Vec<Table>,
    /// Where the next page begins; `None`: this was the last.
    pub next: Option<Cursor>,
}

/// A place in a list: after this table. It stays good when tables are added or removed, since the order is by the
/// time of opening, which never changes. Written as `TIME-ID`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cursor {
    /// When the table was opened.
    pub created: Millis,
    /// The table.
    pub table: TableId,
}

/// A text that is not a cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a cursor is what an earlier page gave as its next")]
pub struct BadCursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.created, self.table)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Cursor, BadCursor> {
        let (created, table) = text.split_once('-').ok_or(BadCursor)?;
        let cursor = Cursor {
            created: created.parse().map_err(|_| BadCursor)?,
            table: TableId::new(table).map_err(|_| BadCursor)?,
        };
        if cursor.to_string() == text { Ok(cursor) } else { Err(BadCursor) }
    }
}
