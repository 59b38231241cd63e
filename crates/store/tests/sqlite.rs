//! SQLite obeys the laws of stores.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_store::{Sqlite, Store, laws};
use std::sync::Arc;
use tempfile::TempDir;

fn store() -> (TempDir, Arc<dyn Store>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("princely.db")).unwrap();
    (folder, Arc::new(store))
}

#[test]
fn a_store_agrees_with_the_model() {
    // The folder of each life is removed when the test ends.
    let folder = tempfile::tempdir().unwrap();
    let lives = std::sync::atomic::AtomicU32::new(0);
    laws::agrees_with_the_model(32, || async {
        let life = lives.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        Arc::new(Sqlite::open(&folder.path().join(format!("{life}.db"))).unwrap()) as Arc<dyn Store>
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_at_once_nothing_is_lost_and_one_wins() {
    let (_folder, store) = store();
    laws::appends_race(store.clone()).await;
    laws::starts_race(store.clone()).await;
    laws::lobbies_race(store.clone()).await;
    laws::names_race(store.clone()).await;
    laws::tokens_race(store.clone()).await;
    laws::admins_race(store.clone()).await;
    laws::leases_race(store).await;
}
