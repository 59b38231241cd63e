//! What PostgreSQL's errors mean to a caller.

use crate::StoreError;
use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let Some(known) = error.as_db_error() else { return StoreError::Unavailable(full(&error)) };
        let state = known.code();
        match known.constraint() {
            Some("accounts_name_key_key" | "accounts_name_look_key") => return StoreError::NameTaken,
            Some("accounts_pkey") => return StoreError::Exists("account"),
            Some("tables_id_key") => return StoreError::Exists("table"),
            Some("tokens_hash_key") => return StoreError::Exists("token"),
            _ => (),
        }
        if *state == SqlState::DISK_FULL {
            StoreError::Full
        } else if *state == SqlState::READ_ONLY_SQL_TRANSACTION {
            StoreError::ReadOnly
        } else if *state == SqlState::PROGRAM_LIMIT_EXCEEDED {
            StoreError::TooLarge
        } else if [
            SqlState::TOO_MANY_CONNECTIONS,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::LOCK_NOT_AVAILABLE,
        ]
        .contains(state)
        {
            StoreError::Busy
        } else {
            StoreError::Unavailable(full(&error))
        }
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> StoreError {
        match error {
            PoolError::Timeout(_) => StoreError::Busy,
            PoolError::Closed => StoreError::Unavailable("the store is closed".to_owned()),
            PoolError::Backend(error) => error.into(),
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}

/// The error with its causes, which the library's own text hides.
fn full(error: &Error) -> String {
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        source = cause.source();
    }
    text
}
