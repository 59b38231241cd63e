//! How many entries a second a store takes, and how long a commit lasts.
//!
//! ```sh
//! cargo run --release -p princely-store --example append -- [--tables 100] [--seconds 5] [--entries 2]
//!     [--bytes 200] [--pace MS] [--database FILE|postgres://…]
//! ```
//!
//! One writer for each table waits for every answer before it appends again, as a table does. With `--pace` it also
//! waits MS milliseconds between two appends. Without `--database` a new file in the current folder is used, and
//! removed at the end.

use princely_store::{
    Head, NewTable, Seat, SeatSet, Spectators, Sqlite, Start, Status, Store, TableId, Visibility,
};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

struct Plan {
    tables: u32,
    seconds: f64,
    entries: usize,
    bytes: usize,
    pace: Duration,
    database: Option<String>,
}

impl Plan {
    fn read() -> Outcome<Plan> {
        let mut plan =
            Plan { tables: 100, seconds: 5.0, entries: 2, bytes: 200, pace: Duration::ZERO, database: None };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            match word.as_str() {
                "--tables" => plan.tables = value.parse()?,
                "--seconds" => plan.seconds = value.parse()?,
                "--entries" => plan.entries = value.parse()?,
                "--bytes" => plan.bytes = value.parse()?,
                "--pace" => plan.pace = Duration::from_millis(value.parse()?),
                "--database" => plan.database = Some(value),
                other => return Err(format!("unknown option {other}").into()),
            }
        }
        Ok(plan)
    }
}

fn main() -> Outcome {
    let plan = Plan::read()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(measure(plan))
}

async fn measure(plan: Plan) -> Outcome {
    let (store, made) = open(&plan).await?;
    let run = format!("m{}", now());
    let tables: Vec<TableId> =
        (0..plan.tables).map(|table| TableId::new(&format!("{run}t{table}"))).collect::<Result<_, _>>()?;
    for table in &tables {
        begin(&*store, table).await?;
    }
    let end = Instant::now() + Duration::from_secs_f64(plan.seconds);
    let entry = format!("{{\"filler\":\"{}\"}}", "x".repeat(plan.bytes.saturating_sub(13)));
    let begun = Instant::now();
    let writers: Vec<_> = tables
        .iter()
        .enumerate()
        .map(|(number, table)| {
            let (store, table, entries) = (store.clone(), table.clone(), vec![entry.clone(); plan.entries]);
            let first = plan.pace.mul_f64(number as f64 / f64::from(plan.tables));
            tokio::spawn(write(store, table, entries, end, first, plan.pace))
        })
        .collect();
    let mut waits = Vec::new();
    for writer in writers {
        waits.extend(writer.await??);
    }
    let seconds = begun.elapsed().as_secs_f64();
    waits.sort_unstable();
    let quantile = |share: f64| {
        let at = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
        waits.get(at).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    let pulse = store.pulse();
    println!(
        "{} tables, {} entries of {} bytes: {:.0} appends/s",
        plan.tables,
        plan.entries,
        plan.bytes,
        waits.len() as f64 / seconds
    );
    println!(
        "append  p50 {:.2} ms  p95 {:.2} ms  p99 {:.2} ms  max {:.2} ms",
        quantile(0.5),
        quantile(0.95),
        quantile(0.99),
        quantile(1.0)
    );
    println!(
        "commit  p50 {:.2} ms  p99 {:.2} ms  max {:.2} ms  ({} commits, {:.1} writes each)",
        pulse.commit_p50.as_secs_f64() * 1e3,
        pulse.commit_p99.as_secs_f64() * 1e3,
        pulse.commit_max.as_secs_f64() * 1e3,
        pulse.commits,
        pulse.writes as f64 / pulse.commits.max(1) as f64
    );
    store.close().await?;
    if let Some(path) = made {
        for ending in ["", "-wal", "-shm"] {
            let file = PathBuf::from(format!("{}{ending}", path.display()));
            if let Ok(found) = std::fs::metadata(&file) {
                println!("{}: {} kB", file.display(), found.len() / 1024);
                std::fs::remove_file(&file)?;
            }
        }
    }
    Ok(())
}

/// The store, and the file if it was made for this run.
async fn open(plan: &Plan) -> Outcome<(Arc<dyn Store>, Option<PathBuf>)> {
    match plan.database.as_deref() {
        Some(address) => Ok((princely_store::open(address).await?, None)),
        None => {
            let path = PathBuf::from(format!("append-{}.db", now()));
            Ok((Arc::new(Sqlite::open(&path)?), Some(path)))
        }
    }
}

async fn begin(store: &dyn Store, table: &TableId) -> Outcome {
    store
        .open_table(NewTable {
            id: table.clone(),
            host: None,
            game: "measured".to_owned(),
            visibility: Visibility::Private,
            spectators: Spectators::Live,
            now: now(),
            lobby: "{}".to_owned(),
            deadline: None,
            sitting: Vec::new(),
            free_seats: 0,
        })
        .await?;
    let start = Start {
        opening: "{}".to_owned(),
        lobby: "{}".to_owned(),
        sitting: Vec::new(),
        entries: Vec::new(),
        head: head(0),
    };
    store.start(table, 0, start).await?;
    Ok(())
}

fn head(version: u32) -> Head {
    let seat = Seat((version % 4) as u8);
    Head { now: now(), status: Status::Running, deadline: Some(now() + 60_000), to_act: SeatSet::only(seat) }
}

/// Appends until the time is over. Returns how long each append took.
async fn write(
    store: Arc<dyn Store>,
    table: TableId,
    entries: Vec<String>,
    end: Instant,
    first: Duration,
    pace: Duration,
) -> Outcome<Vec<Duration>> {
    let mut waits = Vec::new();
    let mut version = 0;
    tokio::time::sleep(first).await;
    while Instant::now() < end {
        let begin = Instant::now();
        version = store.append(&table, version, entries.clone(), head(version)).await?;
        waits.push(begin.elapsed());
        if !pace.is_zero() {
            tokio::time::sleep(pace.saturating_sub(begin.elapsed())).await;
        }
    }
    Ok(waits)
}

fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
