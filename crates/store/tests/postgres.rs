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
        the_database_has_the_clock_and_tells_its_size(&server).await;
        a_connection_is_encrypted_and_the_server_has_to_prove_its_name(&server).await;
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
    laws::admins_race(store.clone()).await;
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
    let nonsense = Postgres::connect("postgres://x:secret@[/").await.err().unwrap().to_string();
    assert!(!nonsense.contains("secret"), "{nonsense}");
}

async fn the_database_has_the_clock_and_tells_its_size(server: &PrivatePostgres) {
    let address = server.database().await;
    Postgres::migrate(&address).await.unwrap();
    let store = Postgres::connect(&address).await.unwrap();
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let clock = store.clock().await.unwrap().expect("a clock");
    assert!(clock.abs_diff(since.as_millis() as u64) < 60_000, "{clock}");
    assert!(store.size().await.unwrap() > 1 << 20);
}

async fn a_connection_is_encrypted_and_the_server_has_to_prove_its_name(server: &PrivatePostgres) {
    let address = server.database().await;
    Postgres::migrate(&address).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let trusted = |name: &str, names: &str| {
        let made = rcgen::generate_simple_self_signed([names.to_owned()]).unwrap();
        let path = folder.path().join(name);
        std::fs::write(&path, made.cert.pem()).unwrap();
        (made, format!("{address}?sslmode=require&sslrootcert={}", path.display()))
    };
    let (own, encrypted) = trusted("own.pem", "127.0.0.1");
    let (_, stranger) = trusted("stranger.pem", "127.0.0.1");
    let no_file = format!("{address}?sslmode=require&sslrootcert=/nowhere.pem");
    let refused = Postgres::connect(&encrypted).await.err();
    assert!(matches!(refused, Some(StoreError::Unavailable(_))), "it does not encrypt yet: {refused:?}");

    server.encrypt(&own.cert.pem(), &own.signing_key.serialize_pem()).await;
    let mut opened = Postgres::connect(&encrypted).await;
    for _ in 0..100 {
        if opened.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        opened = Postgres::connect(&encrypted).await;
    }
    let store = opened.unwrap();
    store.ready().await.unwrap();
    server
        .execute(
            "DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_stat_ssl WHERE ssl) THEN
                RAISE EXCEPTION 'no connection is encrypted'; END IF; END $$",
        )
        .await;
    for (wrong, why) in [(stranger, "certificate"), (format!("{address}?sslmode=require"), "certificate")] {
        let refused = Postgres::connect(&wrong).await.err();
        let Some(StoreError::Unavailable(text)) = &refused else { panic!("{wrong}: {refused:?}") };
        assert!(text.contains(why), "{text}");
    }
    assert!(matches!(Postgres::connect(&no_file).await.err(), Some(StoreError::Unsupported(_))));
    // A certificate of another name is no proof.
    let (other, its_address) = trusted("other.pem", "db.example");
    server.encrypt(&other.cert.pem(), &other.signing_key.serialize_pem()).await;
    let mut refused = None;
    for _ in 0..100 {
        refused = Postgres::connect(&its_address).await.err();
        if matches!(&refused, Some(StoreError::Unavailable(text)) if text.contains("NotValidForName") || text.contains("not valid for"))
        {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{refused:?}");
}
