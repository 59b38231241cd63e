//! One process for each file: a lock beside the database, held for as long as a server, a restore or a migration uses
//! it. Backups and other readers do not need it.

use crate::{Answered, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The lock of a database. It is free again when this value is dropped or the process ends, however it ends.
///
/// It is a file of its own, `princely.db.lock`: SQLite locks the database itself, and would lose those locks if somebody
/// else in the process opened and closed that file.
#[derive(Debug)]
pub(crate) struct FileLock {
    // The lock belongs to the open file.
    _file: File,
}

impl FileLock {
    /// Takes the lock of a database; refuses if another process has it.
    pub(crate) fn take(database: &Path) -> Answered<FileLock> {
        let path = beside(database);
        let failed = |error: &std::io::Error| match error.kind() {
            std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => {
                StoreError::ReadOnly
            }
            _ => StoreError::Unavailable(error.to_string()),
        };
        let mut file = private(OpenOptions::new().create(true).truncate(false).read(true).write(true))
            .open(&path)
            .map_err(|error| failed(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(in_use(database, &mut file)),
            Err(TryLockError::Error(error)) => return Err(failed(&error)),
        }
        // The number is only for the message above. A file without it locks as well.
        let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        Ok(FileLock { _file: file })
    }
}

fn in_use(database: &Path, file: &mut File) -> StoreError {
    let mut text = String::new();
    let read = file.rewind().and_then(|()| file.take(20).read_to_string(&mut text));
    let process = read.ok().and_then(|_| text.trim().parse::<u32>().ok());
    let which = process.map_or_else(String::new, |number| format!(", process {number}"));
    let name = database.display();
    StoreError::InUse(format!(
        "another princely uses {name}{which}. Stop it first (Ctrl-C, or `kill {}`), or name another file: --database FILE",
        process.map_or_else(|| "PROCESS".to_owned(), |number| number.to_string())
    ))
}

/// `princely.db` becomes `princely.db.lock`, in the folder where the file really is: two names of one file are one
/// database.
fn beside(database: &Path) -> PathBuf {
    let real = database.canonicalize().unwrap_or_else(|_| {
        let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).canonicalize();
        match (folder, database.file_name()) {
            (Ok(folder), Some(name)) => folder.join(name),
            _ => database.to_owned(),
        }
    });
    let mut name = real.into_os_string();
    name.push(".lock");
    name.into()
}

/// New files can be read by their owner alone: they hold the secrets of running games, and hashes of passwords.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}
