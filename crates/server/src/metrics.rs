//! Numbers about the server for Prometheus. They tell nothing about any game.

use crate::hall::Hall;
use crate::histogram::{self, Histogram};
use crate::process::Process;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use princely_store::{COMMIT_BOUNDS, Filter, Status};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Running games are counted no further than this.
const MOST_GAMES: u32 = 1_000_000;

/// Counts since the server began.
#[derive(Default)]
pub(crate) struct Metrics {
    accepted: AtomicU64,
    refused: AtomicU64,
    requests: AtomicU64,
    sockets: AtomicU64,
    slow_readers: AtomicU64,
    passwords: AtomicU64,
    turned_away: AtomicU64,
    asked: Mutex<Asked>,
}

/// What was asked over HTTP.
#[derive(Default)]
struct Asked {
    /// How often, by method, route and status.
    answers: BTreeMap<(&'static str, String, u16), u64>,
    /// How long it took, by route.
    took: BTreeMap<String, Histogram>,
}

/// Counts requests by route and status, and how long they take. Addresses that do not exist are one route, so that
/// nobody can fill the memory with them.
pub(crate) async fn count(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_else(|| "other".to_owned());
    let (method, begin) = (method(request.method()), Instant::now());
    let response = next.run(request).await;
    hall.metrics.answered((method, route, response.status().as_u16()), begin.elapsed());
    response
}

fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

impl Metrics {
    pub(crate) fn accepted(&self) {
        self.accepted.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn request(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    fn answered(&self, (method, route, status): (&'static str, String, u16), took: Duration) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.took.entry(route.clone()).or_default().count(took);
        *asked.answers.entry((method, route, status)).or_default() += 1;
    }

    pub(crate) fn slow_reader(&self) {
        self.slow_readers.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn password(&self) {
        self.passwords.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection was not let in.
    pub(crate) fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a socket as long as the returned value lives.
    pub(crate) fn socket(&self) -> OpenSocket<'_> {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        OpenSocket(&self.sockets)
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> u64 {
        self.sockets.load(Ordering::Relaxed)
    }
}

/// A socket that is open.
pub(crate) struct OpenSocket<'m>(&'m AtomicU64);

impl Drop for OpenSocket<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// All numbers, as Prometheus reads them.
pub(crate) async fn text(hall: &Hall) -> String {
    let running = Filter { status: vec![Status::Running], ..Filter::default() };
    // A number that the store does not tell is left out.
    let games = hall.store.count_tables(&running, MOST_GAMES).await.ok();
    let size = hall.store.size().await.ok();
    let mut text = numbers(hall);
    let mut number = |name: &str, about: &str, value: u64| {
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} gauge\n{name} {value}");
    };
    if let Some(games) = games {
        number(
            "princely_games_running",
            "Games that are running, also those that are not in memory.",
            games.into(),
        );
    }
    if let Some(size) = size {
        // Rounded: the exact size would depend on how long hidden entries are.
        let size = size.next_multiple_of(1 << 20);
        number("princely_store_bytes", "How much disk the database takes, in whole mebibytes.", size);
    }
    let (thinking, waiting) = hall.thinkers.count();
    number("princely_bots_thinking", "Bots that think now.", thinking as u64);
    number("princely_bots_waiting", "Bots that wait for a thread to think on.", waiting as u64);
    let bus = hall.bus.pulse();
    if hall.bus.is_shared() {
        number("princely_bus_connected", "Whether the bus is connected.", bus.is_connected.into());
        number(
            "princely_nodes",
            "Servers on this database; 0 if that is not known.",
            bus.nodes.unwrap_or(0).into(),
        );
    }
    let (connections, in_reserve) = hall.doors.count();
    number("princely_connections", "Connections that are open, sockets included.", connections as u64);
    number("princely_connections_in_reserve", "Connections that use the reserve.", in_reserve as u64);
    histograms(hall, &mut text);
    text
}

/// How long requests and commits take.
fn histograms(hall: &Hall, text: &mut String) {
    let name = "princely_store_commit_seconds";
    let pulse = hall.store.pulse();
    let _ = writeln!(text, "# HELP {name} How long commits take.\n# TYPE {name} histogram");
    histogram::write(
        text,
        name,
        "",
        (&COMMIT_BOUNDS, &pulse.commit_counts),
        (pulse.commits, pulse.commit_sum),
    );
    if hall.bus.is_shared() {
        let name = "princely_bus_seconds";
        let about = "How long signs of life of other servers were on their way.";
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} histogram");
        hall.nodes.lag().write(text, name, "");
        let bus = hall.bus.pulse();
        for (name, about, count) in [
            ("princely_bus_said_total", "Messages for other servers.", bus.said),
            ("princely_bus_heard_total", "Messages of other servers.", bus.heard),
            ("princely_bus_lost_total", "Messages that were not sent, because too many waited.", bus.lost),
            ("princely_bus_looks_total", "How often the database was asked for news.", hall.nodes.looks()),
        ] {
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} counter\n{name} {count}");
        }
    }
    let asked = hall.metrics.asked.lock().unwrap_or_else(PoisonError::into_inner);
    let name = "princely_http_answers_total";
    let _ =
        writeln!(text, "# HELP {name} Answers over HTTP by method, route and status.\n# TYPE {name} counter");
    for ((method, route, status), count) in &asked.answers {
        let _ = writeln!(text, "{name}{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}");
    }
    let name = "princely_http_seconds";
    let about = "How long requests take until the answer begins, by route.";
    let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} histogram");
    for (route, histogram) in &asked.took {
        histogram.write(text, name, &format!("route=\"{route}\""));
    }
}

/// The numbers that need no store.
fn numbers(hall: &Hall) -> String {
    let (metrics, pulse) = (&hall.metrics, hall.store.pulse());
    let (tables, bytes) = hall.tables.size();
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
    let rows = [
        (
            "princely_commands_accepted_total",
            "counter",
            "Commands carried out and stored.",
            count(&metrics.accepted),
        ),
        ("princely_commands_refused_total", "counter", "Commands not carried out.", count(&metrics.refused)),
        ("princely_http_requests_total", "counter", "Requests over HTTP.", count(&metrics.requests)),
        ("princely_sockets", "gauge", "Sockets that are open.", count(&metrics.sockets)),
        (
            "princely_slow_readers_total",
            "counter",
            "Sockets closed because nobody read.",
            count(&metrics.slow_readers),
        ),
        (
            "princely_passwords_checked_total",
            "counter",
            "Passwords that were checked, those of names that do not exist included.",
            count(&metrics.passwords),
        ),
        (
            "princely_connections_turned_away_total",
            "counter",
            "Connections that were not let in, because there were too many.",
            count(&metrics.turned_away),
        ),
        ("princely_tables_in_memory", "gauge", "Tables in memory.", tables as f64),
        ("princely_tables_bytes", "gauge", "About how much memory they take.", bytes as f64),
        ("princely_store_commits_total", "counter", "Transactions of the store.", pulse.commits as f64),
        ("princely_store_writes_total", "counter", "Writes in them.", pulse.writes as f64),
        ("princely_store_waiting", "gauge", "Writes that wait.", pulse.waiting as f64),
        (
            "princely_store_commit_p50_seconds",
            "gauge",
            "How long half of the commits take at most.",
            pulse.commit_p50.as_secs_f64(),
        ),
        (
            "princely_store_commit_p99_seconds",
            "gauge",
            "How long 99 of 100 commits take at most.",
            pulse.commit_p99.as_secs_f64(),
        ),
        ("princely_store_commit_max_seconds", "gauge", "The slowest commit.", pulse.commit_max.as_secs_f64()),
    ];
    let process = Process::own().into_iter().flat_map(|process| {
        let cpu = (
            "process_cpu_seconds_total",
            "counter",
            "Processor time used by the server.",
            process.cpu.as_secs_f64(),
        );
        let memory = ("process_resident_memory_bytes", "gauge", "Memory in use.", process.resident as f64);
        [cpu, memory]
    });
    let mut text = String::new();
    for (name, kind, about, value) in rows.into_iter().chain(process) {
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}");
    }
    text
}
