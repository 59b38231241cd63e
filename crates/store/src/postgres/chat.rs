//! Chat in PostgreSQL.

use super::column::{count, seat, time, when};
use crate::word::Word;
use crate::{AccountId, Answered, Line, NewLine, Readers, StoreError, TableId};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

pub(super) async fn say(db: &impl GenericClient, table: &TableId, line: &NewLine) -> Answered<u32> {
    // Other speakers at this table wait here, so a line that is sent twice is found.
    let lock = db.prepare_cached("SELECT nr FROM tables WHERE id = $1 FOR NO KEY UPDATE").await?;
    let row = db.query_opt(&lock, &[&table.as_str()]).await?.ok_or(StoreError::NotFound("table"))?;
    let nr: i64 = row.try_get(0)?;
    if let Some(id) = &line.id {
        let said = db
            .prepare_cached("SELECT number FROM chat WHERE nr = $1 AND account = $2 AND client_id = $3")
            .await?;
        if let Some(row) = db.query_opt(&said, &[&nr, &line.account.as_str(), &id]).await? {
            return count(&row, 0);
        }
    }
    let next = db.prepare_cached("UPDATE tables SET lines = lines + 1 WHERE nr = $1 RETURNING lines").await?;
    let number = count(&db.query_one(&next, &[&nr]).await?, 0)?;
    let insert = db
        .prepare_cached(
            "INSERT INTO chat (nr, number, at, account, seat, room, text, client_id)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .await?;
    db.execute(
        &insert,
        &[
            &nr,
            &i64::from(number),
            &time(line.now),
            &line.account.as_str(),
            &line.seat.map(i64::from),
            &line.readers.word(),
            &line.text,
            &line.id,
        ],
    )
    .await?;
    Ok(number)
}

pub(super) async fn chat(
    db: &impl GenericClient,
    table: &TableId,
    after: u32,
    limit: u32,
) -> Answered<Vec<Line>> {
    let select = db
        .prepare_cached(
            "SELECT number, at, account, seat, room, text FROM chat
             WHERE nr = (SELECT nr FROM tables WHERE id = $1) AND number > $2 ORDER BY number LIMIT $3",
        )
        .await?;
    let rows = db.query(&select, &[&table.as_str(), &i64::from(after), &i64::from(limit)]).await?;
    rows.iter().map(line).collect()
}

/// A row of number, at, account, seat, room, text.
pub(super) fn line(row: &Row) -> Answered<Line> {
    Ok(Line {
        number: count(row, 0)?,
        at: when(row, 1)?,
        account: AccountId::stored(row.try_get(2)?)?,
        seat: seat(row, 3)?,
        readers: Readers::read(row.try_get(4)?)?,
        text: row.try_get(5)?,
    })
}
