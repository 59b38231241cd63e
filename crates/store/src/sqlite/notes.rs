//! What servers note about themselves, and what the database says about itself, in SQLite.

use crate::{Answered, Millis};
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn latest_change(db: &Connection) -> Answered<Option<Millis>> {
    Ok(db.query_row("SELECT max(updated) FROM tables", [], |row| row.get(0))?)
}

pub(super) fn note(db: &Connection, name: &str) -> Answered<Option<String>> {
    let mut select = db.prepare_cached("SELECT value FROM notes WHERE key = ?1")?;
    Ok(select.query_row([name], |row| row.get(0)).optional()?)
}

pub(super) fn set_note(db: &Connection, name: &str, text: &str) -> Answered<()> {
    db.prepare_cached(
        "INSERT INTO notes VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    )?
    .execute(params![name, text])?;
    Ok(())
}

pub(super) fn size(db: &Connection) -> Answered<u64> {
    let pages: u64 = db.query_row("PRAGMA page_count", [], |row| row.get(0))?;
    let page: u64 = db.query_row("PRAGMA page_size", [], |row| row.get(0))?;
    Ok(pages.saturating_mul(page))
}
