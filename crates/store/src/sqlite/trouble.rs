//! What SQLite's errors mean to a caller.

use crate::StoreError;
use rusqlite::{Error, ErrorCode, ffi};

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let code = error.sqlite_error().map(|error| (error.code, error.extended_code));
        match code {
            Some((ErrorCode::DiskFull, _)) => StoreError::Full,
            // The -shm file beside the database, through which connections share the log, could not grow.
            Some((_, ffi::SQLITE_IOERR_SHMSIZE)) => StoreError::Full,
            Some((ErrorCode::ReadOnly, _)) => StoreError::ReadOnly,
            Some((ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _)) => StoreError::Busy,
            Some((ErrorCode::TooBig, _)) => StoreError::TooLarge,
            Some((ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase, _)) => {
                StoreError::Damaged(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Whether the disk failed to confirm a write. The system may have dropped what it could not write, and would then
/// confirm the next write without it; so nothing more may be written until the database has been opened again. A write
/// that fails at once is different: SQLite knows of it and rolls the transaction back.
pub(crate) fn disk_failed(error: &Error) -> bool {
    error.sqlite_error().is_some_and(|error| {
        matches!(error.extended_code, ffi::SQLITE_IOERR_FSYNC | ffi::SQLITE_IOERR_DIR_FSYNC)
    })
}
