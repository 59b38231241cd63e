//! Numbers in columns. PostgreSQL knows only numbers with a sign.

use crate::{Millis, Result, StoreError};
use tokio_postgres::Row;

/// A time as it is kept. What comes in was checked (crate::sound), so the limit is never reached there.
pub(super) fn time(millis: Millis) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

/// A time.
pub(super) fn when(row: &Row, at: usize) -> Result<Millis> {
    number(row.try_get(at)?)
}

/// A time that may be absent.
pub(super) fn perhaps(row: &Row, at: usize) -> Result<Option<Millis>> {
    row.try_get::<_, Option<i64>>(at)?.map(number).transpose()
}

/// A version, a revision, a number of a line.
pub(super) fn count(row: &Row, at: usize) -> Result<u32> {
    number(row.try_get(at)?)
}

/// A small number.
pub(super) fn bit(row: &Row, at: usize) -> Result<u8> {
    number(row.try_get(at)?)
}

/// A seat that may be absent.
pub(super) fn seat(row: &Row, at: usize) -> Result<Option<u8>> {
    row.try_get::<_, Option<i64>>(at)?.map(number).transpose()
}

fn number<T: TryFrom<i64>>(number: i64) -> Result<T> {
    T::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} cannot stand here")))
}
