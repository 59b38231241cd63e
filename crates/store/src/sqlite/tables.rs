//! Tables and their journals in SQLite.

use crate::seats::{bits, by_account, by_seat, of_bits};
use crate::word::Word;
use crate::{
    AccountId, Answered, Due, Head, Lease, LobbyChange, Millis, NewTable, News, Sitting, Spectators, Start,
    Status, StoreError, Table, TableId, Version, Visibility,
};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// A time as SQLite keeps it. Times from callers were checked (crate::sound), so they never reach the limit.
pub(super) fn time(millis: Millis) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

pub(super) fn open(db: &Connection, table: &NewTable) -> Answered<()> {
    if find(db, &table.id)?.is_some() {
        return Err(StoreError::Exists("table"));
    }
    db.prepare_cached(
        "INSERT INTO tables (id, host, game, status, visibility, spectators, created, updated, deadline, free_seats)
         VALUES (?1, ?2, ?3, 'waiting', ?4, ?5, ?6, ?6, ?7, ?8)",
    )?
    .execute(params![
        table.id.as_str(),
        table.host.as_ref().map(AccountId::as_str),
        table.game,
        table.visibility.word(),
        table.spectators.word(),
        time(table.now),
        table.deadline.map(time),
        table.free_seats,
    ])?;
    let nr = db.last_insert_rowid();
    db.prepare_cached("INSERT INTO papers (nr, lobby) VALUES (?1, ?2)")?.execute(params![nr, table.lobby])?;
    let place =
        Place { nr, status: Status::Waiting, version: 0, last: None, revision: 0, created: time(table.now) };
    sit(db, &table.id, &place, &table.sitting, false)
}

/// What a write must know about a table.
struct Place {
    nr: i64,
    status: Status,
    version: Version,
    /// The place of the last entry in the journal.
    last: Option<i64>,
    revision: u32,
    created: i64,
}

fn find(db: &Connection, table: &TableId) -> Answered<Option<Place>> {
    let mut select =
        db.prepare_cached("SELECT nr, status, version, last, revision, created FROM tables WHERE id = ?1")?;
    let mut rows = select.query([table.as_str()])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    Ok(Some(Place {
        nr: row.get(0)?,
        status: Status::read(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?)?,
        version: row.get(2)?,
        last: row.get(3)?,
        revision: row.get(4)?,
        created: row.get(5)?,
    }))
}

fn must_find(db: &Connection, table: &TableId) -> Answered<Place> {
    find(db, table)?.ok_or(StoreError::NotFound("table"))
}

pub(super) fn number(db: &Connection, table: &TableId) -> Answered<Option<i64>> {
    Ok(find(db, table)?.map(|place| place.nr))
}

/// Replaces who sits at a table.
fn sit(db: &Connection, id: &TableId, place: &Place, sitting: &[Sitting], is_over: bool) -> Answered<()> {
    db.prepare_cached("DELETE FROM sitters WHERE nr = ?1")?.execute([place.nr])?;
    let mut insert = db.prepare_cached(
        "INSERT INTO sitters (nr, account, seats, is_over, created, id) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (account, seats) in by_account(sitting) {
        insert.execute(params![
            place.nr,
            account.as_str(),
            bits(seats),
            is_over,
            place.created,
            id.as_str()
        ])?;
    }
    Ok(())
}

pub(super) fn change_lobby(
    db: &Connection,
    table: &TableId,
    revision: u32,
    change: &LobbyChange,
) -> Answered<u32> {
    let place = must_find(db, table)?;
    if place.status == Status::Closed || change.closed && place.status.is_over() {
        return Err(StoreError::WrongStatus { table: table.clone(), status: place.status });
    }
    if place.revision != revision {
        return Err(StoreError::Conflict { at: place.revision });
    }
    let status = if change.closed { Status::Closed } else { place.status };
    db.prepare_cached(
        "UPDATE tables SET status = ?2, visibility = ?3, spectators = ?4, updated = ?5, deadline = ?6,
            free_seats = ?7, revision = revision + 1 WHERE nr = ?1",
    )?
    .execute(params![
        place.nr,
        status.word(),
        change.visibility.word(),
        change.spectators.word(),
        time(change.now),
        change.deadline.map(time),
        change.free_seats,
    ])?;
    db.prepare_cached("UPDATE papers SET lobby = ?2 WHERE nr = ?1")?
        .execute(params![place.nr, change.lobby])?;
    sit(db, table, &place, &change.sitting, status.is_over())?;
    Ok(revision + 1)
}

pub(super) fn start(db: &Connection, table: &TableId, revision: u32, start: &Start) -> Answered<Version> {
    let place = must_find(db, table)?;
    if place.status != Status::Waiting {
        return Err(StoreError::WrongStatus { table: table.clone(), status: place.status });
    }
    if place.revision != revision {
        return Err(StoreError::Conflict { at: place.revision });
    }
    db.prepare_cached("UPDATE papers SET lobby = ?2, opening = ?3 WHERE nr = ?1")?.execute(params![
        place.nr,
        start.lobby,
        start.opening
    ])?;
    db.prepare_cached("UPDATE tables SET revision = revision + 1, free_seats = 0 WHERE nr = ?1")?
        .execute([place.nr])?;
    sit(db, table, &place, &start.sitting, false)?;
    write_entries(db, &place, &start.entries, &start.head)
}

pub(super) fn append(
    db: &Connection,
    table: &TableId,
    expected: Version,
    entries: &[String],
    head: &Head,
) -> Answered<Version> {
    let place = must_find(db, table)?;
    if !matches!(place.status, Status::Running | Status::Finished) {
        return Err(StoreError::WrongStatus { table: table.clone(), status: place.status });
    }
    if place.version != expected {
        return Err(StoreError::Conflict { at: place.version });
    }
    write_entries(db, &place, entries, head)
}

fn write_entries(db: &Connection, place: &Place, entries: &[String], head: &Head) -> Answered<Version> {
    let mut insert =
        db.prepare_cached("INSERT INTO journal (before, nr, version, entry) VALUES (?1, ?2, ?3, ?4)")?;
    let (mut version, mut last) = (place.version, place.last);
    for entry in entries {
        version = version.checked_add(1).ok_or(StoreError::TooLarge)?;
        insert.execute(params![last, place.nr, version, entry])?;
        last = Some(db.last_insert_rowid());
    }
    db.prepare_cached(
        "UPDATE tables SET version = ?2, last = ?3, status = ?4, updated = ?5, deadline = ?6, to_act = ?7
         WHERE nr = ?1",
    )?
    .execute(params![
        place.nr,
        version,
        last,
        head.status.word(),
        time(head.now),
        head.deadline.map(time),
        bits(head.to_act),
    ])?;
    if head.status.is_over() != place.status.is_over() {
        db.prepare_cached("UPDATE sitters SET is_over = ?2 WHERE nr = ?1")?
            .execute(params![place.nr, head.status.is_over()])?;
    }
    Ok(version)
}

pub(super) fn journal(db: &Connection, table: &TableId, since: Version) -> Answered<Vec<String>> {
    let Some(place) = find(db, table)? else { return Ok(Vec::new()) };
    let mut entries = Vec::new();
    walk_back(db, &place, since, |_, row| {
        entries.push(row.get(3)?);
        Ok(())
    })?;
    entries.reverse();
    Ok(entries)
}

/// Goes back from the last entry to the one after version `since`. Calls `see` with the place and the row of each
/// entry; the entry is column 3.
fn walk_back(
    db: &Connection,
    place: &Place,
    since: Version,
    mut see: impl FnMut(i64, &Row<'_>) -> Answered<()>,
) -> Answered<()> {
    let mut select = db.prepare_cached("SELECT before, nr, version, entry FROM journal WHERE place = ?1")?;
    let (mut version, mut next) = (place.version, place.last);
    while version > since {
        let missing = || StoreError::Damaged(format!("version {version} of table {} is missing", place.nr));
        let here = next.ok_or_else(missing)?;
        let mut rows = select.query([here])?;
        let row = rows.next()?.ok_or_else(missing)?;
        if (row.get::<_, i64>(1)?, row.get::<_, Version>(2)?) != (place.nr, version) {
            return Err(missing());
        }
        see(here, row)?;
        next = row.get(0)?;
        version -= 1;
    }
    Ok(())
}

pub(super) fn opening(db: &Connection, table: &TableId) -> Answered<Option<String>> {
    let opening = db
        .prepare_cached("SELECT opening FROM papers JOIN tables USING (nr) WHERE id = ?1")?
        .query_row([table.as_str()], |row| row.get(0))
        .optional()?;
    Ok(opening.flatten())
}

/// The columns of a [`Table`], in the order of [`read`]; `t` is the table, `p` its papers.
pub(super) const COLUMNS: &str =
    "t.nr, t.id, t.host, t.game, t.status, t.visibility, t.spectators, t.created,
    t.updated, t.version, t.revision, t.deadline, t.to_act, t.free_seats, p.lobby";

/// A row of [`COLUMNS`].
pub(super) fn read(db: &Connection, row: &Row<'_>) -> Answered<Table> {
    let nr: i64 = row.get(0)?;
    let host: Option<String> = row.get(2)?;
    Ok(Table {
        id: TableId::stored(&row.get::<_, String>(1)?)?,
        host: host.map(|host| AccountId::stored(&host)).transpose()?,
        game: row.get(3)?,
        status: Status::read(&row.get::<_, String>(4)?)?,
        visibility: Visibility::read(&row.get::<_, String>(5)?)?,
        spectators: Spectators::read(&row.get::<_, String>(6)?)?,
        created: row.get(7)?,
        updated: row.get(8)?,
        version: row.get(9)?,
        revision: row.get(10)?,
        deadline: row.get(11)?,
        to_act: of_bits(row.get(12)?),
        free_seats: row.get(13)?,
        lobby: row.get(14)?,
        sitting: sitting(db, nr)?,
    })
}

fn sitting(db: &Connection, nr: i64) -> Answered<Vec<Sitting>> {
    let mut select = db.prepare_cached("SELECT account, seats FROM sitters WHERE nr = ?1")?;
    let mut rows = select.query([nr])?;
    let mut accounts = Vec::new();
    while let Some(row) = rows.next()? {
        accounts.push((AccountId::stored(&row.get::<_, String>(0)?)?, of_bits(row.get(1)?)));
    }
    Ok(by_seat(accounts))
}

pub(super) fn table(db: &Connection, table: &TableId) -> Answered<Option<Table>> {
    let mut select = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM tables t JOIN papers p ON p.nr = t.nr WHERE t.id = ?1"
    ))?;
    let mut rows = select.query([table.as_str()])?;
    rows.next()?.map(|row| read(db, row)).transpose()
}

pub(super) fn due(db: &Connection, now: Millis, limit: u32) -> Answered<Vec<Due>> {
    let mut select =
        db.prepare_cached("SELECT id, deadline FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2")?;
    let mut rows = select.query(params![time(now), limit])?;
    let mut due = Vec::new();
    while let Some(row) = rows.next()? {
        due.push(Due { table: TableId::stored(&row.get::<_, String>(0)?)?, deadline: row.get(1)? });
    }
    Ok(due)
}

pub(super) fn news(db: &Connection, tables: &[TableId]) -> Answered<Vec<News>> {
    let mut select = db.prepare_cached("SELECT version, revision, lines FROM tables WHERE id = ?1")?;
    let mut news = Vec::new();
    for table in tables {
        let read = |row: &Row| {
            let (version, revision, lines) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(News { table: table.clone(), version, revision, lines })
        };
        news.extend(select.query_row([table.as_str()], read).optional()?);
    }
    Ok(news)
}

pub(super) fn next_deadline(db: &Connection) -> Answered<Option<Millis>> {
    let first = db
        .prepare_cached("SELECT deadline FROM tables WHERE deadline IS NOT NULL ORDER BY deadline LIMIT 1")?
        .query_row([], |row| row.get(0))
        .optional()?;
    Ok(first)
}

pub(super) fn delete(db: &Connection, table: &TableId) -> Answered<bool> {
    let Some(place) = find(db, table)? else { return Ok(false) };
    let mut places = Vec::new();
    walk_back(db, &place, 0, |here, _| {
        places.push(here);
        Ok(())
    })?;
    let mut delete = db.prepare_cached("DELETE FROM journal WHERE place = ?1")?;
    for here in places {
        delete.execute([here])?;
    }
    for part in ["papers", "sitters", "chat", "leases", "plans", "tables"] {
        db.prepare_cached(&format!("DELETE FROM {part} WHERE nr = ?1"))?.execute([place.nr])?;
    }
    db.prepare_cached("DELETE FROM tokens WHERE table_id = ?1")?.execute([table.as_str()])?;
    Ok(true)
}

pub(super) fn lease(db: &Connection, lease: &Lease) -> Answered<bool> {
    let place = must_find(db, &lease.table)?;
    let granted = db
        .prepare_cached(
            "INSERT INTO leases (nr, seat, version, node, until) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (nr, seat) DO UPDATE SET version = ?3, node = ?4, until = ?5
             WHERE version < ?3 OR version = ?3 AND (node = ?4 OR until <= ?6)",
        )?
        .execute(params![
            place.nr,
            lease.seat,
            lease.version,
            lease.node,
            time(lease.until),
            time(lease.now)
        ])?;
    Ok(granted > 0)
}

pub(super) fn release(db: &Connection, table: &TableId, seat: u8, node: &str) -> Answered<()> {
    if let Some(place) = find(db, table)? {
        db.prepare_cached("DELETE FROM leases WHERE nr = ?1 AND seat = ?2 AND node = ?3")?
            .execute(params![place.nr, seat, node])?;
    }
    Ok(())
}
