//! Writes to a store and prints what was acknowledged, so that tests can kill it, watch it and fill its disk.
//!
//! ```text
//! princely-store-witness many FILE TABLES RUN   appends to many tables at once until it is killed
//! princely-store-witness line FILE COUNT BYTES  appends to one table, one after the other
//! princely-store-witness read FILE              prints every entry of every table
//! ```
//!
//! `kept TABLE VERSION ENTRY` is printed for an entry that was acknowledged, `lost ERROR` for an append that failed, and
//! `have TABLE VERSION ENTRY` for one that was read.

use princely_store::testing::{begin, head};
use princely_store::{Filter, Sqlite, Store, TableId};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

type Outcome = Result<(), Box<dyn std::error::Error + Send + Sync>>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .map_err(Into::into)
        .and_then(|runtime| runtime.block_on(bear_witness(&words)));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn bear_witness(words: &[&str]) -> Outcome {
    match words {
        ["many", file, tables, run] => many(file, tables.parse()?, run).await,
        ["line", file, count, bytes] => line(file, count.parse()?, bytes.parse()?).await,
        ["read", file] => read(file).await,
        _ => Err("usage: many FILE TABLES RUN | line FILE COUNT BYTES | read FILE".into()),
    }
}

async fn many(file: &str, tables: u32, run: &str) -> Outcome {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(file.as_ref())?);
    let mut writers = Vec::new();
    for table in 0..tables {
        let table = TableId::new(&format!("table{table}"))?;
        let (store, run) = (store.clone(), run.to_owned());
        writers.push(tokio::spawn(async move {
            let mut version = begin(&*store, &table).await?;
            for number in 0u64.. {
                let entries: Vec<String> =
                    (0..1 + number % 3).map(|part| format!("{run}/{number}/{part}")).collect();
                let next = store.append(&table, version, entries.clone(), head()).await?;
                let lines: String = entries
                    .iter()
                    .zip(version + 1..)
                    .map(|(entry, version)| format!("kept {table} {version} {entry}\n"))
                    .collect();
                say(&lines)?;
                version = next;
            }
            Outcome::Ok(())
        }));
    }
    for writer in writers {
        writer.await??;
    }
    Ok(())
}

async fn line(file: &str, count: u32, bytes: usize) -> Outcome {
    let store = Sqlite::open(file.as_ref())?;
    let table = TableId::new("table0")?;
    let mut version = begin(&store, &table).await?;
    say("begun\n")?;
    for number in 0..count {
        let entry = format!("{number}/{}", "x".repeat(bytes));
        match store.append(&table, version, vec![entry.clone()], head()).await {
            Ok(next) => {
                version = next;
                say(&format!("kept {table} {version} {entry}\n"))?;
            }
            Err(error) => say(&format!("lost {error}\n"))?,
        }
    }
    store.close().await?;
    Ok(())
}

async fn read(file: &str) -> Outcome {
    let store = Sqlite::open(file.as_ref())?;
    for table in store.tables(&Filter::default(), None, 1_000).await?.tables {
        for (entry, version) in store.journal(&table.id, 0).await?.into_iter().zip(1..) {
            say(&format!("have {} {version} {entry}\n", table.id))?;
        }
    }
    Ok(())
}

/// Prints a text in one piece, so that lines of several writers do not mix.
fn say(text: &str) -> std::io::Result<()> {
    std::io::stdout().lock().write_all(text.as_bytes())?;
    std::io::stdout().lock().flush()
}
