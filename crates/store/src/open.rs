//! The store that an address names.

use crate::{Answered, Sqlite, Store, postgres};
use std::path::Path;
use std::sync::Arc;

/// Opens the store that an address names: `postgres://…` or `postgresql://…` is PostgreSQL, everything else a file for
/// SQLite.
pub async fn open(address: &str) -> Answered<Arc<dyn Store>> {
    if is_postgres(address) {
        postgres::open(address).await
    } else {
        Ok(Arc::new(Sqlite::open(Path::new(address))?))
    }
}

/// Brings the database that an address names up to date. Opening a file of SQLite does it, after copying the file.
pub async fn migrate(address: &str) -> Answered<()> {
    if is_postgres(address) { postgres::migrate(address).await } else { open(address).await?.close().await }
}

/// Whether an address is one of PostgreSQL.
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}
