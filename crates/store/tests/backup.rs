//! Copies of a store in use, and restoring them.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_store::sqlite::restore;
use princely_store::testing::{begin, head};
use princely_store::{Filter, Sqlite, Store, StoreError, TableId};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

/// How many entries a store has. Also checks that every head fits its journal.
async fn entries(file: &Path) -> usize {
    let store = Sqlite::open(file).unwrap();
    let mut entries = 0;
    for table in store.tables(&Filter::default(), None, 1_000).await.unwrap().tables {
        let journal = store.journal(&table.id, 0).await.unwrap();
        assert_eq!(journal.len(), table.version as usize);
        entries += journal.len();
    }
    store.close().await.unwrap();
    entries
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_games_run_is_of_one_moment_and_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("princely.db"), folder.path().join("copy.db"));
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).unwrap());
    let stop = Arc::new(AtomicBool::new(false));
    let mut writers = Vec::new();
    for number in 0..8 {
        let table = TableId::new(&format!("table{number}")).unwrap();
        begin(&*store, &table).await.unwrap();
        let (store, stop) = (store.clone(), stop.clone());
        writers.push(tokio::spawn(async move {
            let mut version = 0;
            while !stop.load(SeqCst) {
                let entries = vec!["a".to_owned(), "b".to_owned()];
                version = store.append(&table, version, entries, head()).await.unwrap();
            }
        }));
    }
    while store.pulse().writes < 40 {
        tokio::task::yield_now().await;
    }
    let before = store.pulse().writes;
    store.backup(&copy).await.unwrap();
    while store.pulse().writes < before + 40 {
        tokio::task::yield_now().await;
    }
    let again = store.backup(&copy).await;
    assert!(matches!(again, Err(StoreError::Unsupported(why)) if why.contains("exists already")));
    stop.store(true, SeqCst);
    for writer in writers {
        writer.await.unwrap();
    }
    store.close().await.unwrap();

    let (copied, all) = (entries(&copy).await, entries(&file).await);
    assert!(copied > 0 && copied < all, "{copied} of {all}");

    let kept = restore(&copy, &file).unwrap().unwrap();
    assert_eq!(entries(&file).await, copied);
    assert_eq!(entries(&kept).await, all, "what was there before is kept under another name");
    assert_eq!(entries(&copy).await, copied, "the copy stays");
    let fresh = folder.path().join("fresh.db");
    assert_eq!(restore(&copy, &fresh).unwrap(), None);
    assert_eq!(entries(&fresh).await, copied);
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (file, text) = (folder.path().join("princely.db"), folder.path().join("text"));
    Sqlite::open(&file).unwrap().close().await.unwrap();
    std::fs::write(&text, "this is not a database, though it is long enough for one".repeat(99)).unwrap();
    assert!(matches!(restore(&text, &file), Err(StoreError::Damaged(_))));
    std::fs::write(&text, "").unwrap();
    assert!(matches!(restore(&text, &file), Err(StoreError::Damaged(_))));
    assert!(restore(&folder.path().join("nothing"), &file).is_err());
    let foreign = folder.path().join("foreign.db");
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE theirs (x)").unwrap();
    assert!(matches!(restore(&foreign, &file), Err(StoreError::Damaged(_))));
    let opened = Sqlite::open(&foreign).err().unwrap().to_string();
    assert!(opened.contains("foreign.db") && opened.contains("not one of Princely"), "{opened}");
    assert_eq!(entries(&file).await, 0, "the database is as it was");
}

#[tokio::test]
async fn one_process_uses_a_file_and_a_second_one_is_told_which() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("princely.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&file).unwrap();
    let table = TableId::new("table").unwrap();
    begin(&store, &table).await.unwrap();
    princely_store::sqlite::backup(&file, &copy).unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    for name in [&file, &link] {
        for refused in [Sqlite::open(name).err(), restore(&copy, name).err()] {
            let Some(StoreError::InUse(why)) = refused else { panic!("{refused:?}") };
            assert!(why.contains(&format!("process {}", std::process::id())), "{why}");
            assert!(why.contains("--database"), "{why}");
        }
    }
    // What is played after a refused restore is kept.
    store.append(&table, 0, vec!["a".to_owned()], head()).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(entries(&file).await, 1);
    restore(&copy, &file).unwrap();
    assert_eq!(entries(&file).await, 0);
}

#[tokio::test]
async fn nobody_else_can_read_a_database_or_a_backup() {
    use std::os::unix::fs::MetadataExt;
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("princely.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&file).unwrap();
    begin(&store, &TableId::new("table").unwrap()).await.unwrap();
    store.backup(&copy).await.unwrap();
    let mut files: Vec<String> = Vec::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().mode() & 0o777, 0o600, "{:?}", entry.path());
        files.push(entry.file_name().to_string_lossy().into_owned());
    }
    files.sort();
    assert_eq!(files, ["copy.db", "princely.db", "princely.db-shm", "princely.db-wal", "princely.db.lock"]);
    store.close().await.unwrap();
}
