//! The store that an address names.

use crate::{Answered, Postgres, Sqlite, Store};
use std::path::Path;
use std::sync::Arc;

/// Opens the store that an address names: `postgres://…` or `postgresql://…` is PostgreSQL, everything else a file for
/// SQLite.
pub async fn open(address: &str) -> Answered<Arc<dyn Store>> {
    if is_postgres(address) {
        Ok(Arc::new(Postgres::connect(address).await?))
    } else {
        Ok(Arc::new(Sqlite::open(Path::new(address))?))
    }
}

/// Whether an address is one of PostgreSQL.
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}
