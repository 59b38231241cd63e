//! Drives a server as many clients would, and measures: accepted moves a second, and how long a move takes from sending
//! until the last viewer has it. The driver does not trust the server: at the end it reads the journals and compares
//! them with what was acknowledged.

mod http;
mod memory;
mod table;

pub use memory::{Weighed, weigh};

use crate::load::http::Http;
use crate::process::Process;
use serde::Serialize;
use serde_json::json;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Played, play};

/// Seats at each table.
pub const SEATS: usize = 4;

/// What to drive.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the servers are: `http://127.0.0.1:8080`. If there are several, every table is played and watched at all of
    /// them.
    pub urls: Vec<String>,
    /// A token with the scopes play, read and unlimited.
    pub token: String,
    /// How many tables.
    pub tables: usize,
    /// How many sockets: four at each table; the rest are spectators.
    pub sockets: usize,
    /// For how long.
    pub seconds: u64,
    /// Milliseconds between two moves at a table; `None`: as fast as they are answered.
    pub pace: Option<u64>,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Tables that were driven.
    pub tables: usize,
    /// Sockets that were open.
    pub sockets: usize,
    /// For how many seconds.
    pub seconds: f64,
    /// Moves that were accepted.
    pub moves: u64,
    /// Accepted moves a second.
    pub moves_per_s: f64,
    /// Half of the moves were seen by all within this time.
    pub p50_ms: f64,
    /// 95 of 100.
    pub p95_ms: f64,
    /// 99 of 100.
    pub p99_ms: f64,
    /// Half of the moves were seen by all viewers at other servers within this time; `null` if there is one server.
    pub elsewhere_p50_ms: Option<f64>,
    /// 99 of 100.
    pub elsewhere_p99_ms: Option<f64>,
    /// Moves that were acknowledged but are not in the journal.
    pub lost: u64,
    /// Moves that are in the journal twice.
    pub doubled: u64,
    /// 99 of 100 commits of the server took at most this long.
    pub fsync_p99_ms: f64,
    /// Processor time of the server for a move, in microseconds; `null` if it is not known.
    pub server_us: Option<f64>,
    /// The same for this driver.
    pub driver_us: Option<f64>,
    /// Moves that took between 2^n and 2^(n+1) tenths of a millisecond.
    pub histogram: Vec<u64>,
}

/// Why a server could not be driven.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct LoadError(pub String);

impl LoadError {
    fn of(what: &str, error: impl fmt::Display) -> LoadError {
        LoadError(format!("{what}: {error}"))
    }
}

/// Drives one or several servers, and measures.
pub async fn run(plan: &Plan) -> Result<Report, LoadError> {
    let all = plan.urls.iter().map(|url| Http::new(url, &plan.token)).collect::<Result<Vec<_>, _>>()?;
    let http = Arc::new(all);
    let cookies = Arc::new(guests(first(&http)?).await?);
    let stop = Arc::new(AtomicBool::new(false));
    let go = Arc::new(tokio::sync::Barrier::new(plan.tables + 1));
    let mut tasks = Vec::new();
    for number in 0..plan.tables {
        let watchers = (plan.sockets.saturating_sub(plan.tables * SEATS) + number) / plan.tables.max(1);
        let (http, cookies, stop, go) = (http.clone(), cookies.clone(), stop.clone(), go.clone());
        // The moves of all tables are spread over the time between two moves: people do not all move at the same
        // moment.
        let pace = plan.pace.map(Duration::from_millis);
        let first = pace.unwrap_or_default().mul_f64(number as f64 / plan.tables as f64);
        let pace = (pace, first);
        tasks.push(tokio::spawn(async move { play(&http, &cookies, watchers, pace, &go, &stop).await }));
        // Opening all sockets at the same moment would measure the opening.
        if number % 50 == 49 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    go.wait().await;
    let (began, before) = (Instant::now(), Taken::now(&http).await?);
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let (seconds, after) = (began.elapsed().as_secs_f64(), Taken::now(&http).await?);
    let mut all = Played::default();
    for task in tasks {
        all.add(task.await.map_err(|error| LoadError::of("a table", error))??);
    }
    let fsync = after.fsync_p99_s.unwrap_or(f64::NAN) * 1000.0;
    let report = all.report(plan, seconds, fsync);
    let each = |before: Option<f64>, after: Option<f64>| {
        Some((after? - before?) * 1e6 / report.moves as f64).filter(|micros| micros.is_finite())
    };
    Ok(Report {
        server_us: each(before.server_cpu_s, after.server_cpu_s),
        driver_us: each(before.own_cpu_s, after.own_cpu_s),
        ..report
    })
}

/// The first of several servers.
fn first(all: &[Http]) -> Result<&Http, LoadError> {
    all.first().ok_or_else(|| LoadError("no server is named".into()))
}

/// The cookies of four guests, who sit at all tables.
async fn guests(http: &Http) -> Result<Vec<String>, LoadError> {
    let mut cookies = Vec::new();
    for seat in 0..SEATS {
        let name = json!({ "name": format!("Load {seat}") });
        let answer = http.send("POST", "/api/v1/guests", None, Some(&name)).await?;
        cookies.push(answer.cookie.ok_or_else(|| LoadError("the server gives no cookie to a guest".into()))?);
    }
    Ok(cookies)
}

/// Processor time that server and driver have used so far, as far as it is known.
struct Taken {
    server_cpu_s: Option<f64>,
    own_cpu_s: Option<f64>,
    fsync_p99_s: Option<f64>,
    resident: Option<f64>,
}

impl Taken {
    /// Of several servers: what they have used together, and how long their slowest commits took.
    async fn now(servers: &[Http]) -> Result<Taken, LoadError> {
        let mut metrics = Vec::new();
        for http in servers {
            metrics.push(http.send("GET", "/metrics", None, None).await?.text);
        }
        let numbers = |name: &str| -> Option<Vec<f64>> {
            let number = |text: &String| {
                text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
            };
            metrics.iter().map(number).collect()
        };
        let sum = |name: &str| numbers(name).map(|all| all.into_iter().sum());
        let most = |name: &str| numbers(name).and_then(|all| all.into_iter().reduce(f64::max));
        Ok(Taken {
            server_cpu_s: sum("process_cpu_seconds_total"),
            own_cpu_s: Process::own().map(|process| process.cpu.as_secs_f64()),
            fsync_p99_s: most("princely_store_commit_p99_seconds"),
            resident: sum("process_resident_memory_bytes"),
        })
    }
}

/// For people.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} tables, {} sockets, {:.1} s", self.tables, self.sockets, self.seconds)?;
        writeln!(
            f,
            "{:.0} moves/s accepted ({} moves), {} lost, {} doubled",
            self.moves_per_s, self.moves, self.lost, self.doubled
        )?;
        writeln!(
            f,
            "from sending to the last viewer: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms",
            self.p50_ms, self.p95_ms, self.p99_ms
        )?;
        if let (Some(p50), Some(p99)) = (self.elsewhere_p50_ms, self.elsewhere_p99_ms) {
            writeln!(f, "to the last viewer at another server: p50 {p50:.1} ms, p99 {p99:.1} ms")?;
        }
        writeln!(f, "a commit of the server: p99 {:.1} ms", self.fsync_p99_ms)?;
        if let (Some(server), Some(driver)) = (self.server_us, self.driver_us) {
            writeln!(
                f,
                "processors for a move: {server:.0} µs in the server, {driver:.0} µs in this driver"
            )?;
        }
        let most = self.histogram.iter().copied().max().unwrap_or(0).max(1);
        for (power, count) in self.histogram.iter().enumerate().filter(|(_, count)| **count > 0) {
            let bar = "█".repeat((count * 50).div_ceil(most) as usize);
            writeln!(f, "{:>8.1} ms {bar} {count}", f64::from(1u32 << power.min(31)) / 10.0)?;
        }
        Ok(())
    }
}
