//! The schema of the database, step by step. A step that has been released never changes.

use crate::{Answered, StoreError};
use deadpool_postgres::{Client, GenericClient};

/// A step of the schema.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// What it does.
    pub(crate) sql: &'static str,
    /// The oldest schema whose programs can still use the database after it. A step that only adds something has that of the
    /// step before.
    pub(crate) since: u32,
}

/// The steps; after the first, the schema is 1.
pub(crate) const STEPS: &[Step] = &[
    Step { sql: include_str!("migrations/0001.sql"), since: 1 },
    Step { sql: include_str!("migrations/0002.sql"), since: 2 },
    Step { sql: include_str!("migrations/0003.sql"), since: 3 },
    Step { sql: include_str!("migrations/0004.sql"), since: 3 },
];

/// From this schema on a database says which programs can use it.
const SAYS_SINCE: u32 = 4;

/// The lock by which programs that migrate at the same time take turns.
const LOCK: i64 = 0x5052_494e;

/// The schema of a database; 0 if there is none yet. With the oldest schema whose programs can use it.
pub(super) async fn schema(client: &impl GenericClient) -> Answered<(u32, u32)> {
    let row = client.query_one("SELECT to_regclass('princely_schema') IS NOT NULL", &[]).await?;
    if !row.try_get::<_, bool>(0)? {
        return Ok((0, 0));
    }
    let row = client.query_one("SELECT coalesce(max(version), 0) FROM princely_schema", &[]).await?;
    let version = count(row.try_get(0)?)?;
    if version < SAYS_SINCE {
        return Ok((version, version));
    }
    let select = "SELECT since FROM princely_schema ORDER BY version DESC LIMIT 1";
    let since: Option<i32> = client.query_one(select, &[]).await?.try_get(0)?;
    Ok((version, since.map_or(Ok(version), count)?))
}

fn count(number: i32) -> Answered<u32> {
    u32::try_from(number).map_err(|_| StoreError::Damaged(format!("schema {number}")))
}

/// Refuses a schema that a program which knows these steps cannot use.
pub(super) fn check((found, since): (u32, u32), steps: &[Step]) -> Answered<()> {
    let known = steps.len() as u32;
    match found.cmp(&known) {
        std::cmp::Ordering::Less => Err(StoreError::Older { found, known }),
        std::cmp::Ordering::Greater if since > known => Err(StoreError::Newer { found, known }),
        std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => Ok(()),
    }
}

/// Brings a database up to date, all or nothing. Returns the schema before and after.
pub(super) async fn migrate(client: &mut Client, steps: &[Step]) -> Answered<(u32, u32)> {
    let transaction = client.transaction().await?;
    transaction.query_one("SELECT pg_advisory_xact_lock($1)::text", &[&LOCK]).await?;
    let ((found, _), known) = (schema(&transaction).await?, steps.len() as u32);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let new = || steps.iter().zip(1i32..).skip(found as usize);
    if new().any(|(step, _)| step.since > found) && super::place::is_taken(&transaction).await? {
        let why = format!(
            "servers run that know the database as it is now (schema {found}) and could not use schema {known}: stop all \
             of them, then migrate"
        );
        return Err(StoreError::InUse(why));
    }
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS princely_schema (version INTEGER PRIMARY KEY)")
        .await?;
    for (step, number) in new() {
        transaction.batch_execute(step.sql).await?;
        transaction.execute("INSERT INTO princely_schema (version) VALUES ($1)", &[&number]).await?;
    }
    if let Some((last, number)) = new().last().filter(|(_, number)| *number >= SAYS_SINCE as i32) {
        let update = "UPDATE princely_schema SET since = $2 WHERE version = $1";
        transaction.execute(update, &[&number, &(last.since as i32)]).await?;
    }
    super::accounts::fill_shapes(&transaction).await?;
    transaction.commit().await?;
    Ok((found, known))
}
