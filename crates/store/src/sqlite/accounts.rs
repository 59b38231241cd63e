//! Accounts in SQLite.

use super::chat::line;
use super::tables::time;
use super::{records, tokens};
use crate::export::{Export, Sat};
use crate::seats::of_bits;
use crate::word::Word;
use crate::{
    Account, AccountChange, AccountId, AccountKind, Answered, Millis, Name, Status, StoreError, TableId,
};
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(super) const COLUMNS: &str =
    "a.id, a.kind, a.name, a.password, a.is_admin, a.owner, a.created, a.deleted, a.settings";

/// A row of [`COLUMNS`], the first of which is column `at`.
pub(super) fn read(row: &Row<'_>, at: usize) -> Answered<Account> {
    let name: Option<String> = row.get(at + 2)?;
    let owner: Option<String> = row.get(at + 5)?;
    Ok(Account {
        id: AccountId::stored(&row.get::<_, String>(at)?)?,
        kind: AccountKind::read(&row.get::<_, String>(at + 1)?)?,
        name: name.as_deref().map(Name::stored),
        password: row.get(at + 3)?,
        is_admin: row.get(at + 4)?,
        owner: owner.map(|owner| AccountId::stored(&owner)).transpose()?,
        created: row.get(at + 6)?,
        deleted: row.get(at + 7)?,
        settings: row.get(at + 8)?,
    })
}

pub(super) fn add(db: &Connection, account: &Account) -> Answered<()> {
    if self::account(db, &account.id)?.is_some() {
        return Err(StoreError::Exists("account"));
    }
    let Keys { key, look, shape } = keys(db, &account.id, account.name.as_ref())?;
    db.prepare_cached(
        "INSERT INTO accounts (id, kind, name, name_key, name_look, password, is_admin, owner, created, settings,
            name_shape) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?
    .execute(params![
        account.id.as_str(),
        account.kind.word(),
        account.name.as_ref().map(Name::as_str),
        key,
        look,
        account.password,
        account.is_admin,
        account.owner.as_ref().map(AccountId::as_str),
        time(account.created),
        account.settings,
        shape,
    ])?;
    Ok(())
}

/// What is kept of a name to compare it; all `None` without a name.
#[derive(Default)]
struct Keys {
    key: Option<String>,
    look: Option<String>,
    shape: Option<String>,
}

/// The key, the look and the shape of a name, if nobody else has one of them.
fn keys(db: &Connection, id: &AccountId, name: Option<&Name>) -> Answered<Keys> {
    let Some(name) = name else { return Ok(Keys::default()) };
    let (key, look, shape) = (name.key(), name.look(), name.shape());
    let taken: bool = db
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM accounts WHERE name_key = ?1 AND id <> ?4
                UNION ALL SELECT 1 FROM accounts WHERE name_look = ?2 AND id <> ?4
                UNION ALL SELECT 1 FROM accounts WHERE name_shape = ?3 AND id <> ?4)",
        )?
        .query_row(params![key, look, shape, id.as_str()], |row| row.get(0))?;
    match taken {
        true => Err(StoreError::NameTaken),
        false => Ok(Keys { key: Some(key), look: Some(look), shape: Some(shape) }),
    }
}

/// Names that were given before shapes were kept get theirs.
pub(super) fn fill_shapes(db: &Connection) -> Answered<()> {
    let names: Vec<(String, String)> = db
        .prepare("SELECT id, name FROM accounts WHERE name IS NOT NULL AND name_shape IS NULL")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (id, name) in names {
        db.execute(
            "UPDATE accounts SET name_shape = ?2 WHERE id = ?1",
            params![id, Name::stored(&name).shape()],
        )?;
    }
    Ok(())
}

pub(super) fn account(db: &Connection, account: &AccountId) -> Answered<Option<Account>> {
    one(db, "a.id = ?1", account.as_str())
}

pub(super) fn named(db: &Connection, name: &Name) -> Answered<Option<Account>> {
    one(db, "a.name_key = ?1", &name.key())
}

fn one(db: &Connection, condition: &str, value: &str) -> Answered<Option<Account>> {
    let mut select = db.prepare_cached(&format!("SELECT {COLUMNS} FROM accounts a WHERE {condition}"))?;
    let mut rows = select.query([value])?;
    rows.next()?.map(|row| read(row, 0)).transpose()
}

pub(super) fn accounts(db: &Connection, accounts: &[AccountId]) -> Answered<Vec<Account>> {
    let mut unique: Vec<&AccountId> = accounts.iter().collect();
    unique.sort();
    unique.dedup();
    unique.into_iter().filter_map(|id| account(db, id).transpose()).collect()
}

pub(super) fn count_admins(db: &Connection) -> Answered<u32> {
    Ok(db.query_row("SELECT count(*) FROM accounts WHERE is_admin", [], |row| row.get(0))?)
}

pub(super) fn change(db: &Connection, id: &AccountId, change: &AccountChange) -> Answered<()> {
    if account(db, id)?.is_none_or(|account| account.deleted.is_some()) {
        return Err(StoreError::NotFound("account"));
    }
    let Keys { key, look, shape } = keys(db, id, change.name.as_ref())?;
    db.prepare_cached(
        "UPDATE accounts SET kind = ifnull(?2, kind), name = ifnull(?3, name), name_key = ifnull(?4, name_key),
            name_look = ifnull(?5, name_look), password = ifnull(?6, password), is_admin = ifnull(?7, is_admin),
            settings = ifnull(?8, settings), name_shape = ifnull(?9, name_shape) WHERE id = ?1",
    )?
    .execute(params![
        id.as_str(),
        change.kind.map(Word::word),
        change.name.as_ref().map(Name::as_str),
        key,
        look,
        change.password,
        change.is_admin,
        change.settings,
        shape,
    ])?;
    Ok(())
}

pub(super) fn delete(db: &Connection, id: &AccountId, now: Millis) -> Answered<bool> {
    let bots: Vec<String> = db
        .prepare_cached("SELECT id FROM accounts WHERE owner = ?1 AND deleted IS NULL")?
        .query_map([id.as_str()], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let mut deleted = false;
    for account in std::iter::once(id.as_str()).chain(bots.iter().map(String::as_str)) {
        let found = db
            .prepare_cached(
                "UPDATE accounts SET name = NULL, name_key = NULL, name_look = NULL, name_shape = NULL, password = NULL,
                    is_admin = 0, owner = NULL, settings = '{}', deleted = ?2 WHERE id = ?1 AND deleted IS NULL",
            )?
            .execute(params![account, time(now)])?;
        if found == 0 {
            return Ok(deleted);
        }
        deleted = true;
        db.prepare_cached("DELETE FROM tokens WHERE account = ?1")?.execute([account])?;
        db.prepare_cached("DELETE FROM chat WHERE account = ?1")?.execute([account])?;
        db.prepare_cached("DELETE FROM plans WHERE account = ?1")?.execute([account])?;
        db.prepare_cached("DELETE FROM records WHERE account = ?1")?.execute([account])?;
    }
    Ok(deleted)
}

pub(super) fn export(db: &Connection, id: &AccountId) -> Answered<Option<Export>> {
    let Some(account) = account(db, id)?.filter(|account| account.deleted.is_none()) else {
        return Ok(None);
    };
    let mut export = Export {
        account,
        tables: Vec::new(),
        chat: Vec::new(),
        tokens: tokens::of_account(db, id, 0)?,
        bots: owned(db, id)?,
        records: records::of_account(db, id)?,
    };
    let mut sat = db.prepare_cached(
        "SELECT t.id, t.game, t.status, t.created, t.updated, s.seats FROM sitters s JOIN tables t ON t.nr = s.nr
         WHERE s.account = ?1 ORDER BY t.created, t.id",
    )?;
    let mut rows = sat.query([id.as_str()])?;
    while let Some(row) = rows.next()? {
        export.tables.push(Sat {
            table: TableId::stored(&row.get::<_, String>(0)?)?,
            game: row.get(1)?,
            status: Status::read(&row.get::<_, String>(2)?)?,
            created: row.get(3)?,
            updated: row.get(4)?,
            seats: of_bits(row.get(5)?),
        });
    }
    let mut said = db.prepare_cached(
        "SELECT c.number, c.at, c.account, c.seat, c.room, c.text, t.id FROM chat c JOIN tables t ON t.nr = c.nr
         WHERE c.account = ?1 ORDER BY c.at, t.id, c.number",
    )?;
    let mut rows = said.query([id.as_str()])?;
    while let Some(row) = rows.next()? {
        export.chat.push((TableId::stored(&row.get::<_, String>(6)?)?, line(row)?));
    }
    Ok(Some(export))
}

pub(super) fn owned(db: &Connection, owner: &AccountId) -> Answered<Vec<Account>> {
    let mut select =
        db.prepare_cached(&format!("SELECT {COLUMNS} FROM accounts a WHERE a.owner = ?1 ORDER BY a.id"))?;
    let mut rows = select.query([owner.as_str()])?;
    let mut bots = Vec::new();
    while let Some(row) = rows.next()? {
        bots.push(read(row, 0)?);
    }
    Ok(bots)
}

/// Whether there is an account with this id that is not deleted.
pub(super) fn lives(db: &Connection, account: &AccountId) -> Answered<bool> {
    let found = db
        .prepare_cached("SELECT 1 FROM accounts WHERE id = ?1 AND deleted IS NULL")?
        .query_row([account.as_str()], |_| Ok(()))
        .optional()?;
    Ok(found.is_some())
}
