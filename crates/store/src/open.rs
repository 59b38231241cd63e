//! The store that an address names.

#[cfg(feature = "postgres")]
use crate::Postgres;
#[cfg(not(feature = "postgres"))]
use crate::StoreError;
use crate::{Answered, Sqlite, Store};
use std::path::Path;
use std::sync::Arc;

/// Opens the store that an address names: `postgres://…` or `postgresql://…` is PostgreSQL, everything else a file for
/// SQLite.
pub async fn open(address: &str) -> Answered<Arc<dyn Store>> {
    if is_postgres(address) {
        postgres(address).await
    } else {
        Ok(Arc::new(Sqlite::open(Path::new(address))?))
    }
}

/// Brings the database that an address names up to date. Opening a file of SQLite does it, after copying the file.
pub async fn migrate(address: &str) -> Answered<()> {
    if is_postgres(address) { migrate_postgres(address).await } else { open(address).await?.close().await }
}

#[cfg(feature = "postgres")]
async fn postgres(address: &str) -> Answered<Arc<dyn Store>> {
    Ok(Arc::new(Postgres::connect(address).await?))
}

#[cfg(feature = "postgres")]
async fn migrate_postgres(address: &str) -> Answered<()> {
    Postgres::migrate(address).await.map(|_| ())
}

/// What a program without PostgreSQL answers.
#[cfg(not(feature = "postgres"))]
const WITHOUT: &str = "this program was built without PostgreSQL (the feature `postgres`)";

#[cfg(not(feature = "postgres"))]
async fn postgres(_address: &str) -> Answered<Arc<dyn Store>> {
    Err(StoreError::Unsupported(WITHOUT.into()))
}

#[cfg(not(feature = "postgres"))]
async fn migrate_postgres(_address: &str) -> Answered<()> {
    Err(StoreError::Unsupported(WITHOUT.into()))
}

/// Whether an address is one of PostgreSQL.
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}
