//! Numbers about the server for Prometheus. They tell nothing about any game.

use crate::hall::Hall;
use crate::process::Process;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

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
pub(crate) fn text(hall: &Hall) -> String {
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
        ("princely_tables_bytes", "gauge", "About what they take.", bytes as f64),
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
        let cpu = ("process_cpu_seconds_total", "counter", "Time of processors.", process.cpu.as_secs_f64());
        let memory = ("process_resident_memory_bytes", "gauge", "Memory in use.", process.resident as f64);
        [cpu, memory]
    });
    let mut text = String::new();
    for (name, kind, about, value) in rows.into_iter().chain(process) {
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}");
    }
    text
}
