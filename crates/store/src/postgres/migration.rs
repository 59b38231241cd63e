//! The schema of the database, step by step. A step that has been released never changes.

use crate::{Answered, StoreError};
use deadpool_postgres::{Client, GenericClient};

/// The steps; after the first, the schema is 1.
pub(crate) const STEPS: &[&str] = &[
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
];

/// The lock by which programs that migrate at the same time take turns.
const LOCK: i64 = 0x5052_494e;

/// The schema of a database; 0 if there is none yet.
pub(super) async fn schema(client: &impl GenericClient) -> Answered<u32> {
    let row = client.query_one("SELECT to_regclass('princely_schema') IS NOT NULL", &[]).await?;
    if !row.try_get::<_, bool>(0)? {
        return Ok(0);
    }
    let row = client.query_one("SELECT coalesce(max(version), 0) FROM princely_schema", &[]).await?;
    let version: i32 = row.try_get(0)?;
    u32::try_from(version).map_err(|_| StoreError::Damaged(format!("schema {version}")))
}

/// Refuses a schema that is not the newest one known.
pub(super) fn check(found: u32, steps: &[&str]) -> Answered<()> {
    let known = steps.len() as u32;
    match found.cmp(&known) {
        std::cmp::Ordering::Less => Err(StoreError::Older { found, known }),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StoreError::Newer { found, known }),
    }
}

/// Brings a database up to date, all or nothing. Returns the schema before and after.
pub(super) async fn migrate(client: &mut Client, steps: &[&str]) -> Answered<(u32, u32)> {
    let transaction = client.transaction().await?;
    transaction.query_one("SELECT pg_advisory_xact_lock($1)::text", &[&LOCK]).await?;
    let (found, known) = (schema(&transaction).await?, steps.len() as u32);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS princely_schema (version INTEGER PRIMARY KEY)")
        .await?;
    for (step, number) in steps.iter().zip(1i32..).skip(found as usize) {
        transaction.batch_execute(step).await?;
        transaction.execute("INSERT INTO princely_schema VALUES ($1)", &[&number]).await?;
    }
    super::accounts::fill_shapes(&transaction).await?;
    transaction.commit().await?;
    Ok((found, known))
}
