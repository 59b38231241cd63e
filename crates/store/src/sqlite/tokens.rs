//! Tokens in SQLite.

use super::accounts;
use super::tables::{number, time};
use crate::word::Word;
use crate::{
    Account, AccountId, Answered, Millis, NewToken, StoreError, Sweep, Swept, TableId, Token, TokenHash,
    TokenKind,
};
use rusqlite::{Connection, OptionalExtension, Row, params};

const COLUMNS: &str = "k.number, k.kind, k.hash, k.account, k.table_id, k.seat, k.label, k.scopes, k.created,
    k.last_used, k.expires, k.once";

/// A row of [`COLUMNS`].
fn read(row: &Row<'_>) -> Answered<Token> {
    let account: Option<String> = row.get(3)?;
    let table: Option<String> = row.get(4)?;
    Ok(Token {
        number: row.get(0)?,
        kind: TokenKind::read(&row.get::<_, String>(1)?)?,
        hash: TokenHash(row.get(2)?),
        account: account.map(|account| AccountId::stored(&account)).transpose()?,
        table: table.map(|table| TableId::stored(&table)).transpose()?,
        seat: row.get(5)?,
        label: row.get(6)?,
        scopes: row.get(7)?,
        created: row.get(8)?,
        last_used: row.get(9)?,
        expires: row.get(10)?,
        once: row.get(11)?,
    })
}

pub(super) fn add(db: &Connection, token: &NewToken) -> Answered<i64> {
    if let Some(account) = &token.account
        && !accounts::lives(db, account)?
    {
        return Err(StoreError::NotFound("account"));
    }
    if let Some(table) = &token.table
        && number(db, table)?.is_none()
    {
        return Err(StoreError::NotFound("table"));
    }
    let known = db
        .prepare_cached("SELECT 1 FROM tokens WHERE hash = ?1")?
        .query_row([token.hash.0], |_| Ok(()))
        .optional()?;
    if known.is_some() {
        return Err(StoreError::Exists("token"));
    }
    db.prepare_cached(
        "INSERT INTO tokens (kind, hash, account, table_id, seat, label, scopes, created, last_used, expires, once)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10)",
    )?
    .execute(params![
        token.kind.word(),
        token.hash.0,
        token.account.as_ref().map(AccountId::as_str),
        token.table.as_ref().map(TableId::as_str),
        token.seat,
        token.label,
        token.scopes,
        time(token.now),
        token.expires.map(time),
        token.once,
    ])?;
    Ok(db.last_insert_rowid())
}

pub(super) fn token(
    db: &Connection,
    kind: TokenKind,
    hash: &TokenHash,
    now: Millis,
) -> Answered<Option<(Token, Option<Account>)>> {
    // The `+` tells SQLite to consider no index on `expires`. Without it SQLite plans the statement again for every
    // other time, which takes four times as long as the rest.
    let mut select = db.prepare_cached(&format!(
        "SELECT {COLUMNS}, {} FROM tokens k LEFT JOIN accounts a ON a.id = k.account
         WHERE k.hash = ?1 AND k.kind = ?2 AND (k.expires IS NULL OR +k.expires > ?3)",
        accounts::COLUMNS
    ))?;
    let mut rows = select.query(params![hash.0, kind.word(), time(now)])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let token = read(row)?;
    let account = token.account.is_some().then(|| accounts::read(row, 12)).transpose()?;
    Ok(Some((token, account)))
}

pub(super) fn take(
    db: &Connection,
    kind: TokenKind,
    hash: &TokenHash,
    now: Millis,
) -> Answered<Option<Token>> {
    let Some((token, _)) = token(db, kind, hash, now)? else { return Ok(None) };
    if token.once {
        end(db, hash)?;
        return Ok(Some(token));
    }
    touch(db, hash, now, token.expires)?;
    Ok(Some(Token { last_used: token.last_used.max(now), ..token }))
}

pub(super) fn claim_admin(
    db: &Connection,
    hash: &TokenHash,
    account: &AccountId,
    now: Millis,
) -> Answered<bool> {
    if !accounts::lives(db, account)? {
        return Err(StoreError::NotFound("account"));
    }
    if token(db, TokenKind::Admin, hash, now)?.is_none() {
        return Ok(false);
    }
    db.prepare_cached("DELETE FROM tokens WHERE kind = ?1")?.execute([TokenKind::Admin.word()])?;
    db.prepare_cached("UPDATE accounts SET is_admin = 1 WHERE id = ?1")?.execute([account.as_str()])?;
    Ok(true)
}

pub(super) fn touch(db: &Connection, hash: &TokenHash, now: Millis, expires: Option<Millis>) -> Answered<()> {
    db.prepare_cached("UPDATE tokens SET last_used = max(last_used, ?2), expires = ?3 WHERE hash = ?1")?
        .execute(params![hash.0, time(now), expires.map(time)])?;
    Ok(())
}

pub(super) fn of_account(db: &Connection, account: &AccountId, now: Millis) -> Answered<Vec<Token>> {
    let mut select = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM tokens k WHERE k.account = ?1 AND (k.expires IS NULL OR k.expires > ?2)
         ORDER BY k.number DESC"
    ))?;
    let mut rows = select.query(params![account.as_str(), time(now)])?;
    let mut tokens = Vec::new();
    while let Some(row) = rows.next()? {
        tokens.push(read(row)?);
    }
    Ok(tokens)
}

pub(super) fn end(db: &Connection, hash: &TokenHash) -> Answered<bool> {
    Ok(db.prepare_cached("DELETE FROM tokens WHERE hash = ?1")?.execute([hash.0])? > 0)
}

pub(super) fn end_numbered(db: &Connection, account: &AccountId, number: i64) -> Answered<bool> {
    let ended = db
        .prepare_cached("DELETE FROM tokens WHERE number = ?1 AND account = ?2")?
        .execute(params![number, account.as_str()])?;
    Ok(ended > 0)
}

pub(super) fn end_all(
    db: &Connection,
    account: &AccountId,
    kind: TokenKind,
    except: Option<&TokenHash>,
) -> Answered<u32> {
    let ended = db
        .prepare_cached("DELETE FROM tokens WHERE account = ?1 AND kind = ?2 AND hash IS NOT ?3")?
        .execute(params![account.as_str(), kind.word(), except.map(|hash| hash.0)])?;
    Ok(ended as u32)
}

pub(super) fn sweep(db: &Connection, sweep: &Sweep) -> Answered<Swept> {
    let now = time(sweep.now);
    let mut swept = Swept {
        tokens: db.execute("DELETE FROM tokens WHERE expires <= ?1", [now])? as u32,
        leases: db.execute("DELETE FROM leases WHERE until <= ?1", [now])? as u32,
        plans: super::plans::sweep(db)?,
        ..Swept::default()
    };
    if let Some(since) = sweep.waiting_since {
        let ids: Vec<String> = db
            .prepare("SELECT id FROM tables WHERE status = 'waiting' AND updated < ?1")?
            .query_map([time(since)], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        for id in &ids {
            swept.tables += u32::from(super::tables::delete(db, &TableId::stored(id)?)?);
        }
    }
    if let Some(since) = sweep.files_since {
        swept.files = super::plans::sweep_files(db, since)?;
    }
    if let Some(since) = sweep.guests_since {
        swept.guests = db.execute(
            "DELETE FROM accounts WHERE kind = 'guest' AND created < ?1
                AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.account = accounts.id)
                AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.account = accounts.id)
                AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.account = accounts.id)
                AND NOT EXISTS (SELECT 1 FROM records r WHERE r.account = accounts.id)",
            [time(since)],
        )? as u32;
    }
    Ok(swept)
}
