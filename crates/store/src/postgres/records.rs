//! Records in PostgreSQL.

use super::column::{time, when};
use crate::{AccountId, Answered, KeptRecord, RecordHead, RecordId, StoreError};
use deadpool_postgres::GenericClient;

pub(super) async fn add(db: &impl GenericClient, record: &KeptRecord) -> Answered<()> {
    // This locks the account, so that it cannot be deleted before its record is there.
    let lives =
        db.prepare_cached("SELECT 1 FROM accounts WHERE id = $1 AND deleted IS NULL FOR KEY SHARE").await?;
    if db.query_opt(&lives, &[&record.account.as_str()]).await?.is_none() {
        return Err(StoreError::NotFound("account"));
    }
    let insert = db
        .prepare_cached(
            "INSERT INTO records (id, account, game, created, text) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (id) DO NOTHING",
        )
        .await?;
    let added = db
        .execute(
            &insert,
            &[
                &record.id.as_str(),
                &record.account.as_str(),
                &record.game,
                &time(record.created),
                &record.text,
            ],
        )
        .await?;
    if added == 0 { Err(StoreError::Exists("record")) } else { Ok(()) }
}

pub(super) async fn record(db: &impl GenericClient, id: &RecordId) -> Answered<Option<KeptRecord>> {
    let select = db.prepare_cached("SELECT account, game, created, text FROM records WHERE id = $1").await?;
    let Some(row) = db.query_opt(&select, &[&id.as_str()]).await? else { return Ok(None) };
    Ok(Some(KeptRecord {
        id: id.clone(),
        account: AccountId::stored(row.try_get(0)?)?,
        game: row.try_get(1)?,
        created: when(&row, 2)?,
        text: row.try_get(3)?,
    }))
}

pub(super) async fn of_account(db: &impl GenericClient, account: &AccountId) -> Answered<Vec<RecordHead>> {
    let select = db
        .prepare_cached(
            "SELECT id, game, created FROM records WHERE account = $1 ORDER BY created DESC, id DESC",
        )
        .await?;
    let rows = db.query(&select, &[&account.as_str()]).await?;
    let head = |row: &tokio_postgres::Row| {
        Ok(RecordHead {
            id: RecordId::stored(row.try_get(0)?)?,
            game: row.try_get(1)?,
            created: when(row, 2)?,
        })
    };
    rows.iter().map(head).collect()
}

pub(super) async fn delete(db: &impl GenericClient, account: &AccountId, id: &RecordId) -> Answered<bool> {
    let delete = db.prepare_cached("DELETE FROM records WHERE id = $1 AND account = $2").await?;
    Ok(db.execute(&delete, &[&id.as_str(), &account.as_str()]).await? > 0)
}
