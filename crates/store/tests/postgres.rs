//! PostgreSQL obeys the laws of stores. One test, because it starts a server of its own.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_store::testing::PrivatePostgres;
use princely_store::{Postgres, Store, StoreError, laws};
use std::sync::Arc;

#[test]
fn a_store_in_postgresql_obeys_the_laws() {
    let server = PrivatePostgres::new();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        a_schema_is_made_only_on_request(&server).await;
        of_many_at_once_nothing_is_lost_and_one_wins(&server).await;
        a_database_that_cannot_be_written_says_so(&server).await;
    });
    laws::agrees_with_the_model(10, || async {
        let address = server.database().await;
        Postgres::migrate(&address).await.unwrap();
        Arc::new(Postgres::connect(&address).await.unwrap()) as Arc<dyn Store>
    });
}

async fn a_schema_is_made_only_on_request(server: &PrivatePostgres) {
    let address = server.database().await;
    let Some(StoreError::Older { found: 0, known }) = Postgres::connect(&address).await.err() else {
        panic!("a database without our tables is used")
    };
    let (first, second) = tokio::join!(Postgres::migrate(&address), Postgres::migrate(&address));
    let mut schemas = [first.unwrap(), second.unwrap()];
    schemas.sort_unstable();
    assert_eq!(schemas, [(0, known), (known, known)], "of two who migrate at once, one does it");
    Postgres::connect(&address).await.unwrap().ready().await.unwrap();
}

async fn of_many_at_once_nothing_is_lost_and_one_wins(server: &PrivatePostgres) {
    let address = server.database().await;
    Postgres::migrate(&address).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(Postgres::connect(&address).await.unwrap());
    laws::appends_race(store.clone()).await;
    laws::starts_race(store.clone()).await;
    laws::lobbies_race(store.clone()).await;
    laws::names_race(store.clone()).await;
    laws::tokens_race(store.clone()).await;
    laws::leases_race(store.clone()).await;
    let pulse = store.pulse();
    assert!(pulse.commits > 0 && pulse.commit_p50 <= pulse.commit_p99, "{pulse:?}");
}

async fn a_database_that_cannot_be_written_says_so(server: &PrivatePostgres) {
    let address = server.database().await;
    Postgres::migrate(&address).await.unwrap();
    let database = address.rsplit('/').next().unwrap();
    server.execute(&format!("ALTER DATABASE {database} SET default_transaction_read_only = on")).await;
    let store = Postgres::connect(&address).await.unwrap();
    assert_eq!(store.ready().await, Err(StoreError::ReadOnly));
    assert!(
        matches!(store.backup("x".as_ref()).await, Err(StoreError::Unsupported(how)) if how.contains("pg_dump"))
    );
    let nobody = Postgres::connect("postgres://princely@127.0.0.1:1/nowhere").await.err();
    assert!(matches!(nobody, Some(StoreError::Unavailable(_))), "{nobody:?}");
    let encrypted = Postgres::connect(&format!("{address}?sslmode=require")).await.err();
    assert!(matches!(encrypted, Some(StoreError::Unsupported(why)) if why.contains("TLS")));
    let nonsense = Postgres::connect("postgres://x:secret@[/").await.err().unwrap().to_string();
    assert!(!nonsense.contains("secret"), "{nonsense}");
}
