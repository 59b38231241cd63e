//! Tokens in PostgreSQL.

use super::accounts;
use super::column::{perhaps, seat, time, when};
use super::tables::{delete, number};
use crate::word::Word;
use crate::{
    Account, AccountId, Answered, Millis, NewToken, StoreError, Sweep, Swept, TableId, Token, TokenHash,
    TokenKind,
};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

const COLUMNS: &str = "k.number, k.kind, k.hash, k.account, k.table_id, k.seat, k.label, k.scopes, k.created,
    k.last_used, k.expires, k.once";

/// A row of [`COLUMNS`].
fn read(row: &Row) -> Answered<Token> {
    let hash: &[u8] = row.try_get(2)?;
    let hash = hash.try_into().map_err(|_| StoreError::Damaged("a hash has 32 bytes".to_owned()))?;
    let account: Option<&str> = row.try_get(3)?;
    let table: Option<&str> = row.try_get(4)?;
    Ok(Token {
        number: row.try_get(0)?,
        kind: TokenKind::read(row.try_get(1)?)?,
        hash: TokenHash(hash),
        account: account.map(AccountId::stored).transpose()?,
        table: table.map(TableId::stored).transpose()?,
        seat: seat(row, 5)?,
        label: row.try_get(6)?,
        scopes: row.try_get(7)?,
        created: when(row, 8)?,
        last_used: when(row, 9)?,
        expires: perhaps(row, 10)?,
        once: row.try_get(11)?,
    })
}

pub(super) async fn add(db: &impl GenericClient, token: &NewToken) -> Answered<i64> {
    if let Some(account) = &token.account {
        // A call that deletes the account waits until the token is there, and then deletes it too.
        let lives =
            db.prepare_cached("SELECT 1 FROM accounts WHERE id = $1 AND deleted IS NULL FOR SHARE").await?;
        if db.query_opt(&lives, &[&account.as_str()]).await?.is_none() {
            return Err(StoreError::NotFound("account"));
        }
    }
    if let Some(table) = &token.table
        && number(db, table).await?.is_none()
    {
        return Err(StoreError::NotFound("table"));
    }
    let insert = db
        .prepare_cached(
            "INSERT INTO tokens (kind, hash, account, table_id, seat, label, scopes, created, last_used, expires, once)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10) RETURNING number",
        )
        .await?;
    let row = db
        .query_one(
            &insert,
            &[
                &token.kind.word(),
                &token.hash.0.as_slice(),
                &token.account.as_ref().map(AccountId::as_str),
                &token.table.as_ref().map(TableId::as_str),
                &token.seat.map(i64::from),
                &token.label,
                &token.scopes,
                &time(token.now),
                &token.expires.map(time),
                &token.once,
            ],
        )
        .await?;
    Ok(row.try_get(0)?)
}

pub(super) async fn token(
    db: &impl GenericClient,
    kind: TokenKind,
    hash: &TokenHash,
    now: Millis,
) -> Answered<Option<(Token, Option<Account>)>> {
    let select = db
        .prepare_cached(&format!(
            "SELECT {COLUMNS}, {} FROM tokens k LEFT JOIN accounts a ON a.id = k.account
             WHERE k.hash = $1 AND k.kind = $2 AND (k.expires IS NULL OR k.expires > $3)",
            accounts::COLUMNS
        ))
        .await?;
    let row = db.query_opt(&select, &[&hash.0.as_slice(), &kind.word(), &time(now)]).await?;
    let Some(row) = row else { return Ok(None) };
    let token = read(&row)?;
    let account = token.account.is_some().then(|| accounts::read(&row, 12)).transpose()?;
    Ok(Some((token, account)))
}

pub(super) async fn take(
    db: &impl GenericClient,
    kind: TokenKind,
    hash: &TokenHash,
    now: Millis,
) -> Answered<Option<Token>> {
    // If two callers delete the same row, only one gets it back.
    let good = "k.hash = $1 AND k.kind = $2 AND (k.expires IS NULL OR k.expires > $3)";
    let once = db
        .prepare_cached(&format!("DELETE FROM tokens k WHERE {good} AND k.once RETURNING {COLUMNS}"))
        .await?;
    if let Some(row) = db.query_opt(&once, &[&hash.0.as_slice(), &kind.word(), &time(now)]).await? {
        return read(&row).map(Some);
    }
    let again = db
        .prepare_cached(&format!(
            "UPDATE tokens k SET last_used = greatest(k.last_used, $3) WHERE {good} AND NOT k.once RETURNING {COLUMNS}"
        ))
        .await?;
    let row = db.query_opt(&again, &[&hash.0.as_slice(), &kind.word(), &time(now)]).await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn claim_admin(
    db: &impl GenericClient,
    hash: &TokenHash,
    account: &AccountId,
    now: Millis,
) -> Answered<bool> {
    // Two who claim at once, each by a key of its own, take turns.
    db.query_one("SELECT pg_advisory_xact_lock(hashtextextended('princely admin', 0))::text", &[]).await?;
    let lives = "SELECT 1 FROM accounts WHERE id = $1 AND deleted IS NULL FOR UPDATE";
    if db.query_opt(lives, &[&account.as_str()]).await?.is_none() {
        return Err(StoreError::NotFound("account"));
    }
    if token(db, TokenKind::Admin, hash, now).await?.is_none() {
        return Ok(false);
    }
    db.execute("DELETE FROM tokens WHERE kind = $1", &[&TokenKind::Admin.word()]).await?;
    db.execute("UPDATE accounts SET is_admin = true WHERE id = $1", &[&account.as_str()]).await?;
    Ok(true)
}

pub(super) async fn touch(
    db: &impl GenericClient,
    hash: &TokenHash,
    now: Millis,
    expires: Option<Millis>,
) -> Answered<()> {
    let update = db
        .prepare_cached("UPDATE tokens SET last_used = greatest(last_used, $2), expires = $3 WHERE hash = $1")
        .await?;
    db.execute(&update, &[&hash.0.as_slice(), &time(now), &expires.map(time)]).await?;
    Ok(())
}

pub(super) async fn of_account(
    db: &impl GenericClient,
    account: &AccountId,
    now: Millis,
) -> Answered<Vec<Token>> {
    let select = db
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM tokens k WHERE k.account = $1 AND (k.expires IS NULL OR k.expires > $2)
             ORDER BY k.number DESC"
        ))
        .await?;
    let rows = db.query(&select, &[&account.as_str(), &time(now)]).await?;
    rows.iter().map(read).collect()
}

pub(super) async fn end(db: &impl GenericClient, hash: &TokenHash) -> Answered<bool> {
    let delete = db.prepare_cached("DELETE FROM tokens WHERE hash = $1").await?;
    Ok(db.execute(&delete, &[&hash.0.as_slice()]).await? > 0)
}

pub(super) async fn end_numbered(
    db: &impl GenericClient,
    account: &AccountId,
    number: i64,
) -> Answered<bool> {
    let delete = db.prepare_cached("DELETE FROM tokens WHERE number = $1 AND account = $2").await?;
    Ok(db.execute(&delete, &[&number, &account.as_str()]).await? > 0)
}

pub(super) async fn end_all(
    db: &impl GenericClient,
    account: &AccountId,
    kind: TokenKind,
    except: Option<&TokenHash>,
) -> Answered<u32> {
    let delete = db
        .prepare_cached("DELETE FROM tokens WHERE account = $1 AND kind = $2 AND hash IS DISTINCT FROM $3")
        .await?;
    let except = except.map(|hash| hash.0.as_slice());
    Ok(db.execute(&delete, &[&account.as_str(), &kind.word(), &except]).await? as u32)
}

pub(super) async fn sweep(db: &impl GenericClient, sweep: &Sweep) -> Answered<Swept> {
    let now = time(sweep.now);
    let mut swept = Swept {
        tokens: db.execute("DELETE FROM tokens WHERE expires <= $1", &[&now]).await? as u32,
        leases: db.execute("DELETE FROM leases WHERE until <= $1", &[&now]).await? as u32,
        plans: super::plans::sweep(db).await?,
        ..Swept::default()
    };
    if let Some(since) = sweep.waiting_since {
        // This locks the rows, so that no game can begin at a table that is about to be deleted.
        let old = db
            .query(
                "SELECT id FROM tables WHERE status = 'waiting' AND updated < $1 ORDER BY nr FOR UPDATE",
                &[&time(since)],
            )
            .await?;
        for row in &old {
            swept.tables += u32::from(delete(db, &TableId::stored(row.try_get(0)?)?).await?);
        }
    }
    if let Some(since) = sweep.files_since {
        swept.files = super::plans::sweep_files(db, since).await?;
    }
    if let Some(since) = sweep.guests_since {
        swept.guests = db
            .execute(
                "DELETE FROM accounts a WHERE kind = 'guest' AND created < $1
                    AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.account = a.id)
                    AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.account = a.id)
                    AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.account = a.id)
                    AND NOT EXISTS (SELECT 1 FROM records r WHERE r.account = a.id)",
                &[&time(since)],
            )
            .await? as u32;
    }
    Ok(swept)
}
