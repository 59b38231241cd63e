//! Records in SQLite.

use super::accounts::lives;
use super::tables::time;
use crate::{AccountId, Answered, KeptRecord, RecordHead, RecordId, StoreError};
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn add(db: &Connection, record: &KeptRecord) -> Answered<()> {
    if !lives(db, &record.account)? {
        return Err(StoreError::NotFound("account"));
    }
    let added = db
        .prepare_cached(
            "INSERT INTO records (id, account, game, created, text) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO NOTHING",
        )?
        .execute(params![
            record.id.as_str(),
            record.account.as_str(),
            record.game,
            time(record.created),
            record.text,
        ])?;
    if added == 0 { Err(StoreError::Exists("record")) } else { Ok(()) }
}

pub(super) fn record(db: &Connection, id: &RecordId) -> Answered<Option<KeptRecord>> {
    let row = db
        .prepare_cached("SELECT account, game, created, text FROM records WHERE id = ?1")?
        .query_row([id.as_str()], |row| Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .optional()?;
    let Some((account, game, created, text)) = row else { return Ok(None) };
    Ok(Some(KeptRecord { id: id.clone(), account: AccountId::stored(&account)?, game, created, text }))
}

pub(super) fn of_account(db: &Connection, account: &AccountId) -> Answered<Vec<RecordHead>> {
    let mut select = db.prepare_cached(
        "SELECT id, game, created FROM records WHERE account = ?1 ORDER BY created DESC, id DESC",
    )?;
    let mut rows = select.query([account.as_str()])?;
    let mut records = Vec::new();
    while let Some(row) = rows.next()? {
        let id = RecordId::stored(&row.get::<_, String>(0)?)?;
        records.push(RecordHead { id, game: row.get(1)?, created: row.get(2)? });
    }
    Ok(records)
}

pub(super) fn delete(db: &Connection, account: &AccountId, id: &RecordId) -> Answered<bool> {
    let gone = db
        .prepare_cached("DELETE FROM records WHERE id = ?1 AND account = ?2")?
        .execute([id.as_str(), account.as_str()])?;
    Ok(gone > 0)
}
