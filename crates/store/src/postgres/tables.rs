//! Tables and their journals in PostgreSQL.

use super::column::{bit, count, time, when};
use crate::seats::{bits, by_account, by_seat, of_bits};
use crate::word::Word;
use crate::{
    AccountId, Answered, Due, Head, Lease, LobbyChange, Millis, NewTable, News, Sitting, Spectators, Start,
    Status, StoreError, Table, TableId, Version, Visibility,
};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

pub(super) async fn open(db: &impl GenericClient, table: &NewTable) -> Answered<()> {
    let insert = db
        .prepare_cached(
            "INSERT INTO tables (id, host, game, status, visibility, spectators, created, updated, deadline, free_seats)
             VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $6, $7, $8) RETURNING nr",
        )
        .await?;
    let row = db
        .query_one(
            &insert,
            &[
                &table.id.as_str(),
                &table.host.as_ref().map(AccountId::as_str),
                &table.game,
                &table.visibility.word(),
                &table.spectators.word(),
                &time(table.now),
                &table.deadline.map(time),
                &i64::from(table.free_seats),
            ],
        )
        .await?;
    let nr: i64 = row.try_get(0)?;
    let papers = db.prepare_cached("INSERT INTO papers (nr, lobby) VALUES ($1, $2)").await?;
    db.execute(&papers, &[&nr, &table.lobby]).await?;
    sit(db, nr, &table.sitting).await
}

/// What a write must know about a table.
struct Place {
    nr: i64,
    status: Status,
    version: Version,
    revision: u32,
}

async fn find(db: &impl GenericClient, table: &TableId) -> Answered<Option<Place>> {
    let select = db.prepare_cached("SELECT nr, status, version, revision FROM tables WHERE id = $1").await?;
    let row = db.query_opt(&select, &[&table.as_str()]).await?;
    row.as_ref().map(place).transpose()
}

fn place(row: &Row) -> Answered<Place> {
    Ok(Place {
        nr: row.try_get(0)?,
        status: Status::read(row.try_get(1)?)?,
        version: count(row, 2)?,
        revision: count(row, 3)?,
    })
}

pub(super) async fn number(db: &impl GenericClient, table: &TableId) -> Answered<Option<i64>> {
    Ok(find(db, table).await?.map(|place| place.nr))
}

/// Replaces who sits at a table. The table itself says whether it is over.
async fn sit(db: &impl GenericClient, nr: i64, sitting: &[Sitting]) -> Answered<()> {
    let delete = db.prepare_cached("DELETE FROM sitters WHERE nr = $1").await?;
    db.execute(&delete, &[&nr]).await?;
    let by_account = by_account(sitting);
    let accounts: Vec<&str> = by_account.iter().map(|(account, _)| account.as_str()).collect();
    let seats: Vec<i64> = by_account.iter().map(|(_, seats)| bits(*seats)).collect();
    let insert = db
        .prepare_cached(
            "INSERT INTO sitters (nr, account, seats, is_over, created, id)
             SELECT t.nr, s.account, s.seats, t.status IN ('finished', 'closed'), t.created, t.id
             FROM tables t, unnest($2::text[], $3::bigint[]) AS s (account, seats) WHERE t.nr = $1",
        )
        .await?;
    db.execute(&insert, &[&nr, &accounts, &seats]).await?;
    Ok(())
}

/// Why a change that names a revision or a version did not happen. If nothing else is wrong with the table, another
/// caller has just changed it.
fn refused(id: &TableId, place: Option<Place>, allowed: &[Status], at: impl Fn(&Place) -> u32) -> StoreError {
    match place {
        None => StoreError::NotFound("table"),
        Some(place) if !allowed.contains(&place.status) => {
            StoreError::WrongStatus { table: id.clone(), status: place.status }
        }
        Some(place) => StoreError::Conflict { at: at(&place) },
    }
}

pub(super) async fn change_lobby(
    db: &impl GenericClient,
    table: &TableId,
    revision: u32,
    change: &LobbyChange,
) -> Answered<u32> {
    let allowed: &[Status] = if change.closed {
        &[Status::Waiting, Status::Running]
    } else {
        &[Status::Waiting, Status::Running, Status::Finished]
    };
    let words: Vec<&str> = allowed.iter().map(|status| status.word()).collect();
    let update = db
        .prepare_cached(
            "UPDATE tables SET status = CASE WHEN $3 THEN 'closed' ELSE status END, visibility = $4, spectators = $5,
                updated = $6, deadline = $7, free_seats = $8, revision = revision + 1
             WHERE id = $1 AND revision = $2 AND status = ANY ($9) RETURNING nr",
        )
        .await?;
    let row = db
        .query_opt(
            &update,
            &[
                &table.as_str(),
                &i64::from(revision),
                &change.closed,
                &change.visibility.word(),
                &change.spectators.word(),
                &time(change.now),
                &change.deadline.map(time),
                &i64::from(change.free_seats),
                &words,
            ],
        )
        .await?;
    let Some(row) = row else {
        return Err(refused(table, find(db, table).await?, allowed, |place| place.revision));
    };
    let nr: i64 = row.try_get(0)?;
    let papers = db.prepare_cached("UPDATE papers SET lobby = $2 WHERE nr = $1").await?;
    db.execute(&papers, &[&nr, &change.lobby]).await?;
    sit(db, nr, &change.sitting).await?;
    Ok(revision + 1)
}

pub(super) async fn start(
    db: &impl GenericClient,
    table: &TableId,
    revision: u32,
    start: &Start,
) -> Answered<Version> {
    let head = &start.head;
    let update = db
        .prepare_cached(
            "UPDATE tables SET revision = revision + 1, free_seats = 0, version = $3, status = $4, updated = $5,
                deadline = $6, to_act = $7
             WHERE id = $1 AND revision = $2 AND status = 'waiting' RETURNING nr",
        )
        .await?;
    let version = Version::try_from(start.entries.len()).map_err(|_| StoreError::TooLarge)?;
    let row = db
        .query_opt(
            &update,
            &[
                &table.as_str(),
                &i64::from(revision),
                &i64::from(version),
                &head.status.word(),
                &time(head.now),
                &head.deadline.map(time),
                &bits(head.to_act),
            ],
        )
        .await?;
    let Some(row) = row else {
        return Err(refused(table, find(db, table).await?, &[Status::Waiting], |place| place.revision));
    };
    let nr: i64 = row.try_get(0)?;
    let papers = db.prepare_cached("UPDATE papers SET lobby = $2, opening = $3 WHERE nr = $1").await?;
    db.execute(&papers, &[&nr, &start.lobby, &start.opening]).await?;
    sit(db, nr, &start.sitting).await?;
    let insert = db
        .prepare_cached(
            "INSERT INTO journal (nr, version, entry)
             SELECT $1, e.version, e.entry FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, version)",
        )
        .await?;
    db.execute(&insert, &[&nr, &start.entries]).await?;
    Ok(version)
}

/// One statement: one transaction, and one way to the database and back. If several callers append, the version in the
/// condition lets the first one through; the others find no row.
const APPEND: &str = "
    WITH head AS (
        UPDATE tables SET version = version + cardinality($3::text[]), status = $4, updated = $5, deadline = $6, to_act = $7
        WHERE id = $1 AND version = $2 AND status IN ('running', 'finished') RETURNING nr, version
    ), written AS (
        INSERT INTO journal (nr, version, entry)
        SELECT head.nr, $2 + e.place, e.entry
        FROM head, unnest($3::text[]) WITH ORDINALITY AS e (entry, place)
    ), sat AS (
        UPDATE sitters SET is_over = $8 WHERE nr = (SELECT nr FROM head) AND is_over <> $8
    )
    SELECT version FROM head";

pub(super) async fn append(
    db: &impl GenericClient,
    table: &TableId,
    expected: Version,
    entries: &[String],
    head: &Head,
) -> Answered<Version> {
    let append = db.prepare_cached(APPEND).await?;
    let row = db
        .query_opt(
            &append,
            &[
                &table.as_str(),
                &i64::from(expected),
                &entries,
                &head.status.word(),
                &time(head.now),
                &head.deadline.map(time),
                &bits(head.to_act),
                &head.status.is_over(),
            ],
        )
        .await?;
    match row {
        Some(row) => count(&row, 0),
        None => {
            let allowed = [Status::Running, Status::Finished];
            Err(refused(table, find(db, table).await?, &allowed, |place| place.version))
        }
    }
}

pub(super) async fn journal(
    db: &impl GenericClient,
    table: &TableId,
    since: Version,
) -> Answered<Vec<String>> {
    let select = db
        .prepare_cached(
            "SELECT entry FROM journal WHERE nr = (SELECT nr FROM tables WHERE id = $1) AND version > $2
             ORDER BY version",
        )
        .await?;
    let rows = db.query(&select, &[&table.as_str(), &i64::from(since)]).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

pub(super) async fn opening(db: &impl GenericClient, table: &TableId) -> Answered<Option<String>> {
    let select =
        db.prepare_cached("SELECT p.opening FROM papers p JOIN tables t USING (nr) WHERE t.id = $1").await?;
    let row = db.query_opt(&select, &[&table.as_str()]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
}

/// The columns of a [`Table`], in the order of [`read`]; `t` is the table, `p` its papers.
pub(super) const COLUMNS: &str =
    "t.id, t.host, t.game, t.status, t.visibility, t.spectators, t.created, t.updated,
    t.version, t.revision, t.deadline, t.to_act, t.free_seats, p.lobby,
    ARRAY (SELECT account FROM sitters o WHERE o.nr = t.nr ORDER BY account),
    ARRAY (SELECT seats FROM sitters o WHERE o.nr = t.nr ORDER BY account)";

/// A row of [`COLUMNS`].
pub(super) fn read(row: &Row) -> Answered<Table> {
    let host: Option<&str> = row.try_get(1)?;
    let accounts: Vec<&str> = row.try_get(14)?;
    let seats: Vec<i64> = row.try_get(15)?;
    let sitting = accounts
        .iter()
        .zip(seats)
        .map(|(account, seats)| Ok((AccountId::stored(account)?, of_bits(seats))))
        .collect::<Answered<Vec<_>>>()?;
    Ok(Table {
        id: TableId::stored(row.try_get(0)?)?,
        host: host.map(AccountId::stored).transpose()?,
        game: row.try_get(2)?,
        status: Status::read(row.try_get(3)?)?,
        visibility: Visibility::read(row.try_get(4)?)?,
        spectators: Spectators::read(row.try_get(5)?)?,
        created: when(row, 6)?,
        updated: when(row, 7)?,
        version: count(row, 8)?,
        revision: count(row, 9)?,
        deadline: super::column::perhaps(row, 10)?,
        to_act: of_bits(row.try_get(11)?),
        free_seats: bit(row, 12)?,
        lobby: row.try_get(13)?,
        sitting: by_seat(sitting),
    })
}

pub(super) async fn table(db: &impl GenericClient, table: &TableId) -> Answered<Option<Table>> {
    let select = db
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM tables t JOIN papers p ON p.nr = t.nr WHERE t.id = $1"
        ))
        .await?;
    let row = db.query_opt(&select, &[&table.as_str()]).await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn due(db: &impl GenericClient, now: Millis, limit: u32) -> Answered<Vec<Due>> {
    let select = db
        .prepare_cached("SELECT id, deadline FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2")
        .await?;
    let rows = db.query(&select, &[&time(now), &i64::from(limit)]).await?;
    rows.iter()
        .map(|row| Ok(Due { table: TableId::stored(row.try_get(0)?)?, deadline: when(row, 1)? }))
        .collect()
}

pub(super) async fn next_deadline(db: &impl GenericClient) -> Answered<Option<Millis>> {
    let select = db.prepare_cached("SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL").await?;
    super::column::perhaps(&db.query_one(&select, &[]).await?, 0)
}

pub(super) async fn news(db: &impl GenericClient, tables: &[TableId]) -> Answered<Vec<News>> {
    let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let select =
        db.prepare_cached("SELECT id, version, revision, lines FROM tables WHERE id = ANY ($1)").await?;
    let rows = db.query(&select, &[&ids]).await?;
    rows.iter()
        .map(|row| {
            let table = TableId::stored(row.try_get(0)?)?;
            Ok(News { table, version: count(row, 1)?, revision: count(row, 2)?, lines: count(row, 3)? })
        })
        .collect()
}

pub(super) async fn delete(db: &impl GenericClient, table: &TableId) -> Answered<bool> {
    let delete = db.prepare_cached("DELETE FROM tables WHERE id = $1 RETURNING nr").await?;
    let Some(row) = db.query_opt(&delete, &[&table.as_str()]).await? else { return Ok(false) };
    let nr: i64 = row.try_get(0)?;
    for part in ["journal", "papers", "sitters", "chat", "leases", "plans"] {
        let delete = db.prepare_cached(&format!("DELETE FROM {part} WHERE nr = $1")).await?;
        db.execute(&delete, &[&nr]).await?;
    }
    let delete = db.prepare_cached("DELETE FROM tokens WHERE table_id = $1").await?;
    db.execute(&delete, &[&table.as_str()]).await?;
    Ok(true)
}

pub(super) async fn lease(db: &impl GenericClient, lease: &Lease) -> Answered<bool> {
    let nr = number(db, &lease.table).await?.ok_or(StoreError::NotFound("table"))?;
    let insert = db
        .prepare_cached(
            "INSERT INTO leases AS l (nr, seat, version, node, until) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (nr, seat) DO UPDATE SET version = $3, node = $4, until = $5
             WHERE l.version < $3 OR l.version = $3 AND (l.node = $4 OR l.until <= $6)",
        )
        .await?;
    let granted = db
        .execute(
            &insert,
            &[
                &nr,
                &i64::from(lease.seat),
                &i64::from(lease.version),
                &lease.node,
                &time(lease.until),
                &time(lease.now),
            ],
        )
        .await?;
    Ok(granted > 0)
}

pub(super) async fn release(db: &impl GenericClient, table: &TableId, seat: u8, node: &str) -> Answered<()> {
    let delete = db
        .prepare_cached(
            "DELETE FROM leases WHERE nr = (SELECT nr FROM tables WHERE id = $1) AND seat = $2 AND node = $3",
        )
        .await?;
    db.execute(&delete, &[&table.as_str(), &i64::from(seat), &node]).await?;
    Ok(())
}
