//! What players have prepared, and files of the web client, in PostgreSQL.

use super::column::{bit, time};
use super::tables::number;
use crate::{AccountId, Answered, KeptPlan, Millis, StoreError, TableId};
use deadpool_postgres::GenericClient;

pub(super) async fn set(db: &impl GenericClient, table: &TableId, plan: &KeptPlan) -> Answered<()> {
    let nr = number(db, table).await?.ok_or(StoreError::NotFound("table"))?;
    let seat = i64::from(plan.seat);
    if plan.text.is_empty() {
        let delete = db.prepare_cached("DELETE FROM plans WHERE nr = $1 AND seat = $2").await?;
        db.execute(&delete, &[&nr, &seat]).await?;
        return Ok(());
    }
    let insert = db
        .prepare_cached(
            "INSERT INTO plans (nr, seat, account, text) VALUES ($1, $2, $3, $4)
             ON CONFLICT (nr, seat) DO UPDATE SET account = $3, text = $4",
        )
        .await?;
    db.execute(&insert, &[&nr, &seat, &plan.account.as_str(), &plan.text]).await?;
    Ok(())
}

pub(super) async fn of_table(db: &impl GenericClient, table: &TableId) -> Answered<Vec<KeptPlan>> {
    let select = db
        .prepare_cached(
            "SELECT seat, account, text FROM plans WHERE nr = (SELECT nr FROM tables WHERE id = $1) ORDER BY seat",
        )
        .await?;
    let rows = db.query(&select, &[&table.as_str()]).await?;
    let plan = |row: &tokio_postgres::Row| {
        let account = AccountId::stored(row.try_get(1)?)?;
        Ok(KeptPlan { seat: bit(row, 0)?, account, text: row.try_get(2)? })
    };
    rows.iter().map(plan).collect()
}

/// Deletes what is prepared for games that do not run. Returns how many plans there were.
pub(super) async fn sweep(db: &impl GenericClient) -> Answered<u32> {
    let delete = "DELETE FROM plans WHERE nr NOT IN (SELECT nr FROM tables WHERE status = 'running')";
    Ok(db.execute(delete, &[]).await? as u32)
}

pub(super) async fn missing_files(
    db: &impl GenericClient,
    names: &[String],
    now: Millis,
) -> Answered<Vec<String>> {
    let update = "UPDATE files SET seen = greatest(seen, $2) WHERE name = ANY ($1) RETURNING name";
    let rows = db.query(update, &[&names, &time(now)]).await?;
    let kept = rows.iter().map(|row| Ok(row.try_get(0)?)).collect::<Answered<Vec<String>>>()?;
    Ok(names.iter().filter(|name| !kept.contains(name)).cloned().collect())
}

pub(super) async fn keep_file(db: &impl GenericClient, name: &str, body: &[u8], now: Millis) -> Answered<()> {
    let insert = "INSERT INTO files VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING";
    db.execute(insert, &[&name, &body, &time(now)]).await?;
    Ok(())
}

pub(super) async fn file(db: &impl GenericClient, name: &str) -> Answered<Option<Vec<u8>>> {
    let select = db.prepare_cached("SELECT body FROM files WHERE name = $1").await?;
    let row = db.query_opt(&select, &[&name]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

pub(super) async fn sweep_files(db: &impl GenericClient, since: Millis) -> Answered<u32> {
    Ok(db.execute("DELETE FROM files WHERE seen < $1", &[&time(since)]).await? as u32)
}
