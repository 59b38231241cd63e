//! Chat in SQLite.

use super::tables::{number, time};
use crate::word::Word;
use crate::{AccountId, Answered, Line, NewLine, Readers, StoreError, TableId};
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(super) fn say(db: &Connection, table: &TableId, line: &NewLine) -> Answered<u32> {
    let nr = number(db, table)?.ok_or(StoreError::NotFound("table"))?;
    if let Some(id) = &line.id {
        let said = db
            .prepare_cached("SELECT number FROM chat WHERE nr = ?1 AND account = ?2 AND client_id = ?3")?
            .query_row(params![nr, line.account.as_str(), id], |row| row.get(0))
            .optional()?;
        if let Some(said) = said {
            return Ok(said);
        }
    }
    let number = db
        .prepare_cached("UPDATE tables SET lines = lines + 1 WHERE nr = ?1 RETURNING lines")?
        .query_row([nr], |row| row.get(0))?;
    db.prepare_cached(
        "INSERT INTO chat (nr, number, at, account, seat, room, text, client_id)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        nr,
        number,
        time(line.now),
        line.account.as_str(),
        line.seat,
        line.readers.word(),
        line.text,
        line.id,
    ])?;
    Ok(number)
}

pub(super) fn chat(db: &Connection, table: &TableId, after: u32, limit: u32) -> Answered<Vec<Line>> {
    let mut select = db.prepare_cached(
        "SELECT number, at, account, seat, room, text FROM chat
         WHERE nr = (SELECT nr FROM tables WHERE id = ?1) AND number > ?2 ORDER BY number LIMIT ?3",
    )?;
    let mut rows = select.query(params![table.as_str(), after, limit])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        lines.push(line(row)?);
    }
    Ok(lines)
}

/// A row of number, at, account, seat, room, text.
pub(super) fn line(row: &Row<'_>) -> Answered<Line> {
    Ok(Line {
        number: row.get(0)?,
        at: row.get(1)?,
        account: AccountId::stored(&row.get::<_, String>(2)?)?,
        seat: row.get(3)?,
        readers: Readers::read(&row.get::<_, String>(4)?)?,
        text: row.get(5)?,
    })
}
