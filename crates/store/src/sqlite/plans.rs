//! What players have prepared, and files of the web client, in SQLite.

use super::tables::{number, time};
use crate::{AccountId, Answered, KeptPlan, Millis, StoreError, TableId};
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn set(db: &Connection, table: &TableId, plan: &KeptPlan) -> Answered<()> {
    let nr = number(db, table)?.ok_or(StoreError::NotFound("table"))?;
    if plan.text.is_empty() {
        db.prepare_cached("DELETE FROM plans WHERE nr = ?1 AND seat = ?2")?
            .execute(params![nr, plan.seat])?;
        return Ok(());
    }
    db.prepare_cached(
        "INSERT INTO plans (nr, seat, account, text) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (nr, seat) DO UPDATE SET account = excluded.account, text = excluded.text",
    )?
    .execute(params![nr, plan.seat, plan.account.as_str(), plan.text])?;
    Ok(())
}

pub(super) fn of_table(db: &Connection, table: &TableId) -> Answered<Vec<KeptPlan>> {
    let mut select = db.prepare_cached(
        "SELECT seat, account, text FROM plans WHERE nr = (SELECT nr FROM tables WHERE id = ?1) ORDER BY seat",
    )?;
    let mut rows = select.query([table.as_str()])?;
    let mut plans = Vec::new();
    while let Some(row) = rows.next()? {
        let account = AccountId::stored(&row.get::<_, String>(1)?)?;
        plans.push(KeptPlan { seat: row.get(0)?, account, text: row.get(2)? });
    }
    Ok(plans)
}

/// Deletes what is prepared for games that do not run. Returns how many plans there were.
pub(super) fn sweep(db: &Connection) -> Answered<u32> {
    let delete = "DELETE FROM plans WHERE nr NOT IN (SELECT nr FROM tables WHERE status = 'running')";
    Ok(db.execute(delete, [])? as u32)
}

pub(super) fn missing_files(db: &Connection, names: &[String], now: Millis) -> Answered<Vec<String>> {
    let mut update = db.prepare_cached("UPDATE files SET seen = max(seen, ?2) WHERE name = ?1")?;
    let mut missing = Vec::new();
    for name in names {
        if update.execute(params![name, time(now)])? == 0 {
            missing.push(name.clone());
        }
    }
    Ok(missing)
}

pub(super) fn keep_file(db: &Connection, name: &str, body: &[u8], now: Millis) -> Answered<()> {
    db.prepare_cached("INSERT INTO files VALUES (?1, ?2, ?3) ON CONFLICT (name) DO NOTHING")?
        .execute(params![name, body, time(now)])?;
    Ok(())
}

pub(super) fn file(db: &Connection, name: &str) -> Answered<Option<Vec<u8>>> {
    let mut select = db.prepare_cached("SELECT body FROM files WHERE name = ?1")?;
    Ok(select.query_row([name], |row| row.get(0)).optional()?)
}

pub(super) fn sweep_files(db: &Connection, since: Millis) -> Answered<u32> {
    Ok(db.execute("DELETE FROM files WHERE seen < ?1", [time(since)])? as u32)
}
