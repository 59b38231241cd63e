//! The schema of the database, step by step. A step that has been released never changes.

use crate::{Result, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::path::{Path, PathBuf};

/// The steps; after the first, the schema is 1.
pub(crate) const STEPS: &[&str] = &[include_str!("migrations/0001.sql")];

/// Marks the file as ours: "PRIN".
const APPLICATION: i32 = 0x5052_494e;

/// The schema of a database; 0: it is empty. A file of somebody else is refused.
pub(crate) fn schema(db: &Connection) -> Result<u32> {
    let schema: u32 = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let application: i32 = db.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let things: u32 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application == APPLICATION || (application, schema, things) == (0, 0, 0) {
        Ok(schema)
    } else {
        Err(StoreError::Damaged("this file is a database, but not one of Princely".to_owned()))
    }
}

/// Brings a database up to date. One that holds something is copied first; the path of the copy.
pub(crate) fn migrate(db: &mut Connection, path: &Path, steps: &[&str]) -> Result<Option<PathBuf>> {
    let known = steps.len() as u32;
    let found = schema(db)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found == known {
        return Ok(None);
    }
    let copy = if found == 0 { None } else { Some(copy_aside(db, path, found)?) };
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have been quicker.
    let found = schema(&transaction)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for step in &steps[found as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", known)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()?;
    Ok(copy)
}

/// A copy of the database beside it, under a name that is free.
fn copy_aside(db: &Connection, path: &Path, schema: u32) -> Result<PathBuf> {
    let beside = free_name(path, &format!("schema-{schema}"));
    super::backup::copy(db, &beside)?;
    Ok(beside)
}

/// `princely.db` becomes `princely.db.LABEL`, or `princely.db.LABEL.2` if that is taken.
pub(crate) fn free_name(path: &Path, label: &str) -> PathBuf {
    let with = |ending: String| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let first = with(format!(".{label}"));
    if !first.exists() {
        return first;
    }
    (2u32..).map(|number| with(format!(".{label}.{number}"))).find(|path| !path.exists()).unwrap_or(first)
}
