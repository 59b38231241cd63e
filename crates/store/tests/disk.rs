//! A disk that is full or cannot be written: the errors are clear, and nothing is acknowledged that is not kept.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_store::testing::{begin, head};
use princely_store::{Sqlite, SqliteOptions, Store, StoreError, TableId};
use std::process::Command;
use std::sync::Arc;

const WITNESS: &str = env!("CARGO_BIN_EXE_princely-store-witness");

/// Runs a script with a private file system of this size at `$DISK`. Returns what the script printed.
fn on_a_small_disk(size: &str, script: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mount = format!("mount -t tmpfs -o size={size} tmpfs \"$DISK\" && {script}");
    let output = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", &mount])
        .env("DISK", folder.path())
        .env("WITNESS", WITNESS)
        .output()
        .expect("unshare, of util-linux, can be started");
    let (printed, errors) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr));
    assert!(
        output.status.success(),
        "{errors}\nThis test mounts a small file system in a namespace of its own (unshare --map-root-user --mount)."
    );
    printed
}

fn lines<'a>(printed: &'a str, word: &str) -> Vec<&'a str> {
    printed.lines().filter_map(|line| line.strip_prefix(word)).collect()
}

#[test]
fn on_a_full_disk_nothing_is_acknowledged_that_is_not_kept() {
    let printed = on_a_small_disk(
        "3m",
        r#""$WITNESS" line "$DISK/princely.db" 2000 3000 && "$WITNESS" read "$DISK/princely.db""#,
    );
    let (kept, lost, have) = (lines(&printed, "kept "), lines(&printed, "lost "), lines(&printed, "have "));
    assert!(kept.len() > 50 && lost.len() > 50, "kept {}, lost {}", kept.len(), lost.len());
    assert_eq!(kept, have);
    for error in lost {
        assert_eq!(error, "the disk is full; nothing was written");
    }
}

/// The system refuses to let the log grow: an error of writing that is not a full disk.
#[test]
fn a_write_that_fails_is_not_acknowledged() {
    let printed = on_a_small_disk(
        "64m",
        r#""$WITNESS" line "$DISK/princely.db" 1 10 >/dev/null;
        (trap '' XFSZ; ulimit -f 8000; "$WITNESS" line "$DISK/princely.db" 600 3000) &&
        "$WITNESS" read "$DISK/princely.db""#,
    );
    let (kept, lost, have) = (lines(&printed, "kept "), lines(&printed, "lost "), lines(&printed, "have "));
    assert!(kept.len() > 50 && lost.len() > 50, "kept {}, lost {}", kept.len(), lost.len());
    assert_eq!(kept, have[1..]);
    for error in lost {
        assert!(error.starts_with("the database is not available: "), "{error}");
    }
}

#[test]
fn a_read_only_disk_is_told_clearly() {
    let printed = on_a_small_disk(
        "8m",
        r#""$WITNESS" line "$DISK/princely.db" 3 10 >/dev/null && mount -o remount,ro "$DISK" &&
        { "$WITNESS" line "$DISK/princely.db" 3 10 2>&1 || true; }"#,
    );
    assert_eq!(printed.trim(), "the database is read-only; nothing was written");
}

fn table_id(number: u32) -> TableId {
    TableId::new(&format!("table{number}")).unwrap()
}

/// Many writes at once, some with entries that do not fit: these are refused, the others of their group are kept.
#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_spoils_nothing_else() {
    const TABLES: u32 = 20;
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteOptions { max_pages: Some(300), ..SqliteOptions::default() };
    let file = folder.path().join("princely.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open_with(&file, &options).unwrap());
    for number in 0..TABLES {
        begin(&*store, &table_id(number)).await.unwrap();
    }
    let writers: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let huge = number % 4 == 0;
                let mut version = 0;
                for _ in 0..10 {
                    let entry = if huge { "x".repeat(2_000_000) } else { "x".to_owned() };
                    match store.append(&table_id(number), version, vec![entry], head()).await {
                        Ok(next) if !huge => version = next,
                        Err(StoreError::Full) if huge => (),
                        other => panic!("{number}: {other:?}"),
                    }
                }
                version
            })
        })
        .collect();
    let mut versions = Vec::new();
    for writer in writers {
        versions.push(writer.await.unwrap());
    }
    store.close().await.unwrap();
    let store = Sqlite::open(&file).unwrap();
    for (number, version) in (0..).zip(versions) {
        let journal = store.journal(&table_id(number), 0).await.unwrap();
        assert_eq!(journal.len(), version as usize, "table {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_can_wait_is_refused_at_once_and_a_group_shares_one_commit() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("princely.db");
    let options = SqliteOptions { queue: 3, ..SqliteOptions::default() };
    let store: Arc<dyn Store> = Arc::new(Sqlite::open_with(&file, &options).unwrap());
    begin(&*store, &table_id(0)).await.unwrap();
    begin(&*store, &table_id(1)).await.unwrap();
    // Another process is writing: the writer takes one write from the queue and waits.
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let append = |table: u32, version: u32| {
        let store = store.clone();
        tokio::spawn(
            async move { store.append(&table_id(table), version, vec!["x".to_owned()], head()).await },
        )
    };
    let first = append(0, 0);
    while store.pulse().in_hand < 1 {
        tokio::task::yield_now().await;
    }
    let before = store.pulse().commits;
    let group = [append(1, 0), append(1, 7), append(0, 1)];
    while store.pulse().waiting < 4 {
        tokio::task::yield_now().await;
    }
    assert_eq!(store.ready().await, Err(StoreError::Busy));
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(first.await.unwrap(), Ok(1));
    let [a, b, c] = group;
    let answers = [a.await.unwrap(), b.await.unwrap(), c.await.unwrap()];
    assert!(answers[0] == Ok(1) || answers[1].is_err(), "{answers:?}");
    assert!(matches!(answers[1], Err(StoreError::Conflict { .. })), "{answers:?}");
    assert_eq!(answers[2], Ok(2));
    let pulse = store.pulse();
    assert_eq!((pulse.commits - before, pulse.waiting), (2, 0), "the first alone, the others together");
    assert_eq!(store.ready().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_store_keeps_what_it_took_and_takes_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("princely.db");
    let store = Arc::new(Sqlite::open(&file).unwrap());
    begin(&*store, &table_id(0)).await.unwrap();
    let writing = store.clone();
    let append =
        tokio::spawn(async move { writing.append(&table_id(0), 0, vec!["x".to_owned()], head()).await });
    let appended = append.await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.ready().await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.journal(&table_id(0), 0).await, Err(StoreError::Unavailable(_))));
    assert!(!folder.path().join("princely.db-wal").exists(), "the log is copied at the end");
    let again = Sqlite::open(&file).unwrap();
    assert_eq!(again.journal(&table_id(0), 0).await.unwrap().len(), appended.unwrap() as usize);
}
