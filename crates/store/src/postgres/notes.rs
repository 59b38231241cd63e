//! What servers note about themselves, and what the database says about itself, in PostgreSQL.

use super::column::when;
use crate::{Answered, Millis, StoreError};
use deadpool_postgres::GenericClient;

/// The time of the database, which is the same for all servers.
pub(super) async fn clock(db: &impl GenericClient) -> Answered<Millis> {
    let select =
        db.prepare_cached("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint").await?;
    when(&db.query_one(&select, &[]).await?, 0)
}

pub(super) async fn latest_change(db: &impl GenericClient) -> Answered<Option<Millis>> {
    let row = db.query_one("SELECT max(updated) FROM tables", &[]).await?;
    super::column::perhaps(&row, 0)
}

pub(super) async fn note(db: &impl GenericClient, name: &str) -> Answered<Option<String>> {
    let row = db.query_opt("SELECT value FROM notes WHERE key = $1", &[&name]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

pub(super) async fn set_note(db: &impl GenericClient, name: &str, text: &str) -> Answered<()> {
    let insert = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    db.execute(insert, &[&name, &text]).await?;
    Ok(())
}

pub(super) async fn size(db: &impl GenericClient) -> Answered<u64> {
    let row = db.query_one("SELECT pg_database_size(current_database())", &[]).await?;
    let size: i64 = row.try_get(0)?;
    u64::try_from(size).map_err(|_| StoreError::Damaged(format!("a size of {size}")))
}
