//! Numbers in columns. PostgreSQL knows only numbers with a sign.

use crate::{Answered, Millis, StoreError};
use tokio_postgres::Row;

/// A time as it is kept. Times from callers were checked (crate::sound), so they never reach the limit.
pub(super) fn time(millis: Millis) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

/// A time.
pub(super) fn when(row: &Row, at: usize) -> Answered<Millis> {
    number(row.try_get(at)?)
}

/// A time that may be absent.
pub(super) fn perhaps(row: &Row, at: usize) -> Answered<Option<Millis>> {
    row.try_get::<_, Option<i64>>(at)?.map(number).transpose()
}

/// A version, a revision or the number of a line.
pub(super) fn count(row: &Row, at: usize) -> Answered<u32> {
    number(row.try_get(at)?)
}

/// A small number.
pub(super) fn bit(row: &Row, at: usize) -> Answered<u8> {
    number(row.try_get(at)?)
}

/// A seat that may be absent.
pub(super) fn seat(row: &Row, at: usize) -> Answered<Option<u8>> {
    row.try_get::<_, Option<i64>>(at)?.map(number).transpose()
}

fn number<T: TryFrom<i64>>(number: i64) -> Answered<T> {
    T::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} cannot stand here")))
}
