//! Accounts in PostgreSQL.

use super::chat::line;
use super::column::{perhaps, time, when};
use super::{records, tokens};
use crate::export::{Export, Sat};
use crate::seats::of_bits;
use crate::word::Word;
use crate::{
    Account, AccountChange, AccountId, AccountKind, Answered, Millis, Name, Status, StoreError, TableId,
};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

pub(super) const COLUMNS: &str =
    "a.id, a.kind, a.name, a.password, a.is_admin, a.owner, a.created, a.deleted, a.settings";

/// A row of [`COLUMNS`], the first of which is column `at`.
pub(super) fn read(row: &Row, at: usize) -> Answered<Account> {
    let owner: Option<&str> = row.try_get(at + 5)?;
    Ok(Account {
        id: AccountId::stored(row.try_get(at)?)?,
        kind: AccountKind::read(row.try_get(at + 1)?)?,
        name: row.try_get::<_, Option<&str>>(at + 2)?.map(Name::stored),
        password: row.try_get(at + 3)?,
        is_admin: row.try_get(at + 4)?,
        owner: owner.map(AccountId::stored).transpose()?,
        created: when(row, at + 6)?,
        deleted: perhaps(row, at + 7)?,
        settings: row.try_get(at + 8)?,
    })
}

pub(super) async fn add(db: &impl GenericClient, account: &Account) -> Answered<()> {
    if self::account(db, &account.id).await?.is_some() {
        return Err(StoreError::Exists("account"));
    }
    free_shape(db, &account.id, account.name.as_ref()).await?;
    let insert = db
        .prepare_cached(
            "INSERT INTO accounts (id, kind, name, name_key, name_look, password, is_admin, owner, created, settings,
                name_shape) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .await?;
    db.execute(
        &insert,
        &[
            &account.id.as_str(),
            &account.kind.word(),
            &account.name.as_ref().map(Name::as_str),
            &account.name.as_ref().map(Name::key),
            &account.name.as_ref().map(Name::look),
            &account.password,
            &account.is_admin,
            &account.owner.as_ref().map(AccountId::as_str),
            &time(account.created),
            &account.settings,
            &account.name.as_ref().map(Name::shape),
        ],
    )
    .await?;
    Ok(())
}

/// Refuses a name whose shape another account has. Shapes are not unique in the database, so callers with the same
/// shape take turns.
async fn free_shape(db: &impl GenericClient, id: &AccountId, name: Option<&Name>) -> Answered<()> {
    let Some(name) = name else { return Ok(()) };
    let shape = name.shape();
    db.query_one("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text", &[&shape]).await?;
    let other = db
        .query_opt(
            "SELECT 1 FROM accounts WHERE name_shape = $1 AND id <> $2 LIMIT 1",
            &[&shape, &id.as_str()],
        )
        .await?;
    if other.is_some() { Err(StoreError::NameTaken) } else { Ok(()) }
}

/// Names that were given before shapes were kept get theirs.
pub(super) async fn fill_shapes(db: &impl GenericClient) -> Answered<()> {
    let names =
        db.query("SELECT id, name FROM accounts WHERE name IS NOT NULL AND name_shape IS NULL", &[]).await?;
    for row in names {
        let (id, name): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        let shape = Name::stored(name).shape();
        db.execute("UPDATE accounts SET name_shape = $2 WHERE id = $1", &[&id, &shape]).await?;
    }
    Ok(())
}

pub(super) async fn account(db: &impl GenericClient, account: &AccountId) -> Answered<Option<Account>> {
    one(db, "a.id = $1", account.as_str()).await
}

pub(super) async fn named(db: &impl GenericClient, name: &Name) -> Answered<Option<Account>> {
    one(db, "a.name_key = $1", &name.key()).await
}

async fn one(db: &impl GenericClient, condition: &str, value: &str) -> Answered<Option<Account>> {
    let select = db.prepare_cached(&format!("SELECT {COLUMNS} FROM accounts a WHERE {condition}")).await?;
    let row = db.query_opt(&select, &[&value]).await?;
    row.map(|row| read(&row, 0)).transpose()
}

pub(super) async fn accounts(db: &impl GenericClient, accounts: &[AccountId]) -> Answered<Vec<Account>> {
    let ids: Vec<&str> = accounts.iter().map(AccountId::as_str).collect();
    let select =
        db.prepare_cached(&format!("SELECT {COLUMNS} FROM accounts a WHERE a.id = ANY ($1)")).await?;
    let rows = db.query(&select, &[&ids]).await?;
    rows.iter().map(|row| read(row, 0)).collect()
}

pub(super) async fn count_admins(db: &impl GenericClient) -> Answered<u32> {
    let row = db.query_one("SELECT count(*) FROM accounts WHERE is_admin", &[]).await?;
    super::column::count(&row, 0)
}

pub(super) async fn change(db: &impl GenericClient, id: &AccountId, change: &AccountChange) -> Answered<()> {
    if change.name.is_some() {
        let lives = "SELECT 1 FROM accounts WHERE id = $1 AND deleted IS NULL FOR UPDATE";
        if db.query_opt(lives, &[&id.as_str()]).await?.is_none() {
            return Err(StoreError::NotFound("account"));
        }
        free_shape(db, id, change.name.as_ref()).await?;
    }
    let update = db
        .prepare_cached(
            "UPDATE accounts SET kind = coalesce($2, kind), name = coalesce($3, name),
                name_key = coalesce($4, name_key), name_look = coalesce($5, name_look),
                password = coalesce($6, password), is_admin = coalesce($7, is_admin), settings = coalesce($8, settings),
                name_shape = coalesce($9, name_shape)
             WHERE id = $1 AND deleted IS NULL",
        )
        .await?;
    let changed = db
        .execute(
            &update,
            &[
                &id.as_str(),
                &change.kind.map(Word::word),
                &change.name.as_ref().map(Name::as_str),
                &change.name.as_ref().map(Name::key),
                &change.name.as_ref().map(Name::look),
                &change.password,
                &change.is_admin,
                &change.settings,
                &change.name.as_ref().map(Name::shape),
            ],
        )
        .await?;
    if changed == 0 { Err(StoreError::NotFound("account")) } else { Ok(()) }
}

pub(super) async fn delete(db: &impl GenericClient, id: &AccountId, now: Millis) -> Answered<bool> {
    const GONE: &str =
        "UPDATE accounts SET name = NULL, name_key = NULL, name_look = NULL, name_shape = NULL,
        password = NULL, is_admin = false, owner = NULL, settings = '{}', deleted = $2";
    let delete = db.prepare_cached(&format!("{GONE} WHERE id = $1 AND deleted IS NULL")).await?;
    if db.execute(&delete, &[&id.as_str(), &time(now)]).await? == 0 {
        return Ok(false);
    }
    let bots =
        db.prepare_cached(&format!("{GONE} WHERE owner = $1 AND deleted IS NULL RETURNING id")).await?;
    let bots = db.query(&bots, &[&id.as_str(), &time(now)]).await?;
    let mut gone = vec![id.as_str()];
    for bot in &bots {
        gone.push(bot.try_get(0)?);
    }
    let tokens = db.prepare_cached("DELETE FROM tokens WHERE account = ANY ($1)").await?;
    db.execute(&tokens, &[&gone]).await?;
    let chat = db.prepare_cached("DELETE FROM chat WHERE account = ANY ($1)").await?;
    db.execute(&chat, &[&gone]).await?;
    let plans = db.prepare_cached("DELETE FROM plans WHERE account = ANY ($1)").await?;
    db.execute(&plans, &[&gone]).await?;
    let records = db.prepare_cached("DELETE FROM records WHERE account = ANY ($1)").await?;
    db.execute(&records, &[&gone]).await?;
    Ok(true)
}

pub(super) async fn owned(db: &impl GenericClient, owner: &AccountId) -> Answered<Vec<Account>> {
    let select = format!("SELECT {COLUMNS} FROM accounts a WHERE a.owner = $1 ORDER BY a.id");
    let rows = db.query(&select, &[&owner.as_str()]).await?;
    rows.iter().map(|row| read(row, 0)).collect()
}

pub(super) async fn export(db: &impl GenericClient, id: &AccountId) -> Answered<Option<Export>> {
    let Some(account) = account(db, id).await?.filter(|account| account.deleted.is_none()) else {
        return Ok(None);
    };
    let sat = db
        .query(
            "SELECT t.id, t.game, t.status, t.created, t.updated, s.seats FROM sitters s JOIN tables t ON t.nr = s.nr
             WHERE s.account = $1 ORDER BY t.created, t.id",
            &[&id.as_str()],
        )
        .await?;
    let said = db
        .query(
            "SELECT c.number, c.at, c.account, c.seat, c.room, c.text, t.id FROM chat c JOIN tables t ON t.nr = c.nr
             WHERE c.account = $1 ORDER BY c.at, t.id, c.number",
            &[&id.as_str()],
        )
        .await?;
    let export = Export {
        account,
        tables: sat
            .iter()
            .map(|row| {
                Ok(Sat {
                    table: TableId::stored(row.try_get(0)?)?,
                    game: row.try_get(1)?,
                    status: Status::read(row.try_get(2)?)?,
                    created: when(row, 3)?,
                    updated: when(row, 4)?,
                    seats: of_bits(row.try_get(5)?),
                })
            })
            .collect::<Answered<_>>()?,
        chat: said
            .iter()
            .map(|row| Ok((TableId::stored(row.try_get(6)?)?, line(row)?)))
            .collect::<Answered<_>>()?,
        tokens: tokens::of_account(db, id, 0).await?,
        bots: owned(db, id).await?,
        records: records::of_account(db, id).await?,
    };
    Ok(Some(export))
}
