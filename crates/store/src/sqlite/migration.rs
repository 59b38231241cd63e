//! The schema of the database, step by step. A step that has been released never changes.

use crate::{Answered, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::path::{Path, PathBuf};

/// The steps; after the first, the schema is 1.
pub(crate) const STEPS: &[&str] = &[
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
];

/// Marks the file as ours: "PRIN".
const APPLICATION: i32 = 0x5052_494e;

/// The schema of a database; 0 if it is empty. A file of another program is refused.
pub(crate) fn schema(db: &Connection) -> Answered<u32> {
    let schema: u32 = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let application: i32 = db.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let things: u32 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application == APPLICATION || (application, schema, things) == (0, 0, 0) {
        Ok(schema)
    } else {
        Err(StoreError::Damaged("this file is a database, but not one of Princely".to_owned()))
    }
}

/// Brings a database up to date. A database that is not empty is copied first; returns the path of the copy.
pub(crate) fn migrate(db: &mut Connection, path: &Path, steps: &[&str]) -> Answered<Option<PathBuf>> {
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
    super::accounts::fill_shapes(&transaction)?;
    transaction.pragma_update(None, "user_version", known)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()?;
    Ok(copy)
}

/// Copies the database beside itself, under a free name.
fn copy_aside(db: &Connection, path: &Path, schema: u32) -> Answered<PathBuf> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Sqlite, SqliteOptions};

    const SECOND: &str = "ALTER TABLE heartbeat ADD COLUMN rhythm TEXT NOT NULL DEFAULT 'even';";

    fn open(path: &Path, steps: &[&str]) -> Answered<Sqlite> {
        Sqlite::open_at(path, &SqliteOptions::default(), steps)
    }

    fn columns(path: &Path) -> usize {
        let db = Connection::open(path).unwrap();
        let columns = db.prepare("SELECT * FROM heartbeat").unwrap().column_count();
        assert!((1..=2).contains(&columns));
        columns
    }

    #[test]
    fn an_older_database_is_copied_and_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("princely.db");
        let fresh = open(&path, STEPS).unwrap();
        assert_eq!(fresh.backup_before_migration(), None, "there was nothing to copy");
        drop(fresh);
        assert_eq!(open(&path, STEPS).unwrap().backup_before_migration(), None, "there was nothing to do");

        let newer: Vec<&str> = STEPS.iter().copied().chain([SECOND]).collect();
        let migrated = open(&path, &newer).unwrap();
        let copy = migrated.backup_before_migration().unwrap().to_owned();
        drop(migrated);
        assert_eq!((columns(&path), columns(&copy)), (2, 1));
        assert_eq!(copy.file_name().unwrap(), format!("princely.db.schema-{}", STEPS.len()).as_str());

        let known = STEPS.len() as u32;
        let refused = open(&path, STEPS).err().unwrap();
        assert_eq!(refused, StoreError::Newer { found: known + 1, known });
        assert!(refused.to_string().contains("newer version of the program"), "{refused}");
    }

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("princely.db");
        drop(open(&path, STEPS).unwrap());
        let broken: Vec<&str> = STEPS.iter().copied().chain([SECOND, "nonsense"]).collect();
        assert!(open(&path, &broken).is_err());
        assert_eq!(columns(&path), 1);
        drop(open(&path, STEPS).unwrap());
    }

    /// Released steps never change: an edited step would break existing databases.
    #[test]
    fn released_steps_are_as_they_were() {
        use sha2::{Digest, Sha256};
        let hex =
            |text: &str| Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let released = include_str!("../migrations.sha256");
        let steps = |folder: &str, steps: &[&str]| -> String {
            let line = |(step, number): (&&str, i32)| {
                format!("{}  {folder}/migrations/{number:04}.sql\n", hex(step))
            };
            steps.iter().zip(1..).map(line).collect()
        };
        let of_postgres: Vec<&str> = crate::postgres::STEPS.iter().map(|step| step.sql).collect();
        let now = steps("sqlite", STEPS) + &steps("postgres", &of_postgres);
        assert_eq!(now, released);
    }
}
