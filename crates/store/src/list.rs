//! Lists of tables, page by page.

use crate::{AccountId, Millis, Status, Table, TableId, Visibility};
use std::fmt;
use std::str::FromStr;

/// Which tables are listed. Every condition that is set must hold; the newest table comes first.
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
    /// The account that sits there is to act. Without `account` it has no effect.
    pub to_act: bool,
    /// A seat waits for somebody.
    pub free_seats: bool,
}

impl Filter {
    /// The lists that together hold what the filter asks for.
    pub(crate) fn lanes(&self) -> Vec<Lane<'_>> {
        let asked = |status: &Status| self.status.is_empty() || self.status.contains(status);
        let asked: Vec<Status> = Status::ALL.into_iter().filter(asked).collect();
        match &self.account {
            None => asked.into_iter().map(Lane::Status).collect(),
            Some(account) => [false, true]
                .into_iter()
                .filter(|is_over| asked.iter().any(|status| status.is_over() == *is_over))
                .map(|is_over| Lane::Account { account, is_over })
                .collect(),
        }
    }
}

/// A list in which tables are kept in order of their opening. Reading one list from any place is quick; a filter that
/// spans several lists reads each of them and merges the results.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lane<'a> {
    /// All tables with this status.
    Status(Status),
    /// The tables of an account: those that are over, or the others.
    Account { account: &'a AccountId, is_over: bool },
}

impl Page {
    /// Merges the tables of the lanes. Each lane has one table more than the limit if there are more.
    pub(crate) fn merge(mut tables: Vec<Table>, limit: usize) -> Page {
        tables.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
        let more = tables.len() > limit;
        tables.truncate(limit);
        let last = tables.last().filter(|_| more);
        let next = last.map(|last| Cursor { created: last.created, table: last.id.clone() });
        Page { tables, next }
    }
}

/// The longest page.
pub(crate) const LONGEST: u32 = 1_000;

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The tables, the newest first.
    pub tables: Vec<Table>,
    /// Where the next page begins; `None`: this was the last.
    pub next: Option<Cursor>,
}

/// A place in a list: after this table. It stays valid when tables are added or removed, because the order is by the
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_back_and_nothing_else_is_read() {
        let cursor = Cursor { created: 1_700_000_000_000, table: TableId::new("abc234").unwrap() };
        assert_eq!(cursor.to_string(), "1700000000000-abc234");
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in
            ["", "-", "5-", "-abc", "5-ABC", "05-abc", "+5-abc", "5-a-b", "99999999999999999999-a", "5 -a"]
        {
            assert_eq!(text.parse::<Cursor>(), Err(BadCursor), "{text:?}");
        }
    }
}
