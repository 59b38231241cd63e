//! Copies of a database, made while it is in use; and restoring one.

use super::lock::{FileLock, private};
use super::migration::{self, STEPS, free_name};
use crate::{Answered, StoreError};
use rusqlite::{Connection, OpenFlags};
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

/// Writes a complete copy to a new file: as of one moment, and on the disk when this returns. An existing file is not
/// touched, and a copy that fails leaves nothing behind.
pub(crate) fn copy(db: &Connection, to: &Path) -> Answered<()> {
    if to.exists() {
        return Err(StoreError::Unsupported(format!(
            "{} exists already; a backup never overwrites a file",
            to.display()
        )));
    }
    let part = free_name(to, "part");
    let name = part.to_str().ok_or_else(|| {
        StoreError::Unsupported(format!("{} is not a path that SQLite can write", part.display()))
    })?;
    // SQLite writes into a file that is there if it is empty.
    private(OpenOptions::new().create_new(true).write(true))
        .open(&part)
        .map_err(|error| unavailable(to, &error))?;
    let copied = db
        .execute("VACUUM INTO ?1", [name])
        .map_err(StoreError::from)
        .and_then(|_| on_disk(&part, to).map_err(|error| unavailable(to, &error)));
    if copied.is_err() {
        // The copy has failed anyway; a part that cannot be removed needs no second message.
        let _ = std::fs::remove_file(&part);
    }
    copied
}

fn on_disk(part: &Path, to: &Path) -> std::io::Result<()> {
    File::open(part)?.sync_all()?;
    std::fs::rename(part, to)?;
    sync_folder(to)
}

/// The name of a new file is only safe when its folder is on the disk.
fn sync_folder(file: &Path) -> std::io::Result<()> {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

fn unavailable(path: &Path, error: &std::io::Error) -> StoreError {
    if error.kind() == std::io::ErrorKind::StorageFull {
        return StoreError::Full;
    }
    StoreError::Unavailable(format!("{}: {error}", path.display()))
}

/// Writes a complete copy of a database to a new file, also while a server uses it.
pub fn backup(database: &Path, to: &Path) -> Answered<()> {
    if !database.exists() {
        return Err(StoreError::Unavailable(format!("there is no {}", database.display())));
    }
    copy(&super::connect(database)?, to)
}

/// Puts a backup in the place of a database. It is refused while a server uses the database. The backup is checked
/// first, and stays as it is. The old database is kept under another name, which is returned.
pub fn restore(backup: &Path, database: &Path) -> Answered<Option<PathBuf>> {
    let _lock = FileLock::take(database)?;
    let source = Connection::open_with_flags(backup, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let (found, known) = (migration::schema(&source)?, STEPS.len() as u32);
    if found == 0 {
        return Err(StoreError::Damaged(format!("{} is empty", backup.display())));
    }
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let checked: String = source.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if checked != "ok" {
        return Err(StoreError::Damaged(format!("{}: {checked}", backup.display())));
    }
    let fresh = free_name(database, "restoring");
    copy(&source, &fresh)?;
    let kept = set_aside(database)?;
    std::fs::rename(&fresh, database)
        .and_then(|()| sync_folder(database))
        .map_err(|error| unavailable(database, &error))?;
    Ok(kept)
}

/// Gives a database another name, together with its log.
fn set_aside(database: &Path) -> Answered<Option<PathBuf>> {
    if !database.exists() {
        return Ok(None);
    }
    let aside = free_name(database, "before-restore");
    for ending in ["", "-wal", "-shm"] {
        let with_ending = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        let from = with_ending(database);
        if from.exists() {
            std::fs::rename(&from, with_ending(&aside)).map_err(|error| unavailable(&from, &error))?;
        }
    }
    Ok(Some(aside))
}
