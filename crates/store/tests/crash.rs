//! Everything acknowledged is there, whatever happens to the process: it is killed at any moment, and watched at the
//! system calls.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_store::testing::Disk;
use princely_store::{Filter, Sqlite, Store, TableId};
use std::collections::{BTreeMap, HashSet};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const WITNESS: &str = env!("CARGO_BIN_EXE_princely-store-witness");

/// How often the process is killed. `PRINCELY_KILLS=1000` for a long test.
fn kills() -> u32 {
    std::env::var("PRINCELY_KILLS").map_or(10, |kills| kills.parse().unwrap())
}

#[test]
fn killed_at_any_moment_all_that_was_acknowledged_is_there_and_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    let mut total = 0;
    let mut kept: BTreeMap<(String, u32), String> = BTreeMap::new();
    let mut moments = Moments(0x9e37_79b9);
    for run in 0..kills() {
        // Each database is killed twenty times; then there is a new one, because each time everything in it is checked.
        if run % 20 == 0 {
            kept.clear();
        }
        let file = folder.path().join(format!("princely{}.db", run / 20));
        let before = kept.len();
        for line in lines_until_killed(&file, run, moments.next()) {
            let ["kept", table, version, entry] = words(&line)[..] else { panic!("{line:?}") };
            let known = kept.insert((table.to_owned(), version.parse().unwrap()), entry.to_owned());
            assert_eq!(known, None, "version {version} of {table} was given twice");
        }
        if run == 0 {
            assert!(kept.len() > before, "the first process was killed before it did anything");
        }
        total += kept.len() - before;
        everything_is_there(&file, &kept);
    }
    assert!(total > 100, "only {total} entries: this shows nothing");
}

/// Lets the process write for `moment` after the first acknowledgement, then kills it. Returns its complete lines.
fn lines_until_killed(file: &Path, run: u32, moment: Duration) -> Vec<String> {
    let mut witness = Command::new(WITNESS)
        .args(["many", file.to_str().unwrap(), "20", &run.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(witness.stdout.take().unwrap());
    let (heard, hear) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        let mut lines = Vec::new();
        for line in output.split(b'\n').map_while(Result::ok) {
            lines.push(String::from_utf8(line).unwrap());
            // The test waits only for the first one.
            let _ = heard.send(());
        }
        lines
    });
    hear.recv_timeout(Duration::from_secs(60)).expect("the witness writes something within a minute");
    std::thread::sleep(moment);
    witness.kill().unwrap();
    witness.wait().unwrap();
    let mut lines = reader.join().unwrap();
    // The last line may have been cut off with the process.
    if lines.last().is_some_and(|line| words(line).len() < 4 || line.ends_with('/')) {
        lines.pop();
    }
    lines
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

#[tokio::main(flavor = "current_thread")]
async fn everything_is_there(file: &Path, kept: &BTreeMap<(String, u32), String>) {
    let store = Sqlite::open(file).unwrap();
    let mut journals: BTreeMap<TableId, Vec<String>> = BTreeMap::new();
    for table in store.tables(&Filter::default(), None, 1_000).await.unwrap().tables {
        let journal = store.journal(&table.id, 0).await.unwrap();
        assert_eq!(
            journal.len(),
            table.version as usize,
            "the head of {} is not that of its journal",
            table.id
        );
        assert_eq!(journal.iter().collect::<HashSet<_>>().len(), journal.len(), "{} has one twice", table.id);
        journals.insert(table.id, journal);
    }
    for ((table, version), entry) in kept {
        let there = journals[&TableId::new(table).unwrap()].get(*version as usize - 1);
        assert!(
            there.is_some_and(|there| there.starts_with(entry.as_str())),
            "version {version} of {table} was {entry}, and is {there:?}"
        );
    }
    store.close().await.unwrap();
}

/// Moments that look random.
struct Moments(u32);

impl Moments {
    fn next(&mut self) -> Duration {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Duration::from_micros(u64::from(self.0 >> 14))
    }
}

#[test]
fn an_answer_waits_for_the_disk() {
    const COUNT: usize = 20;
    let folder = tempfile::tempdir().unwrap();
    let (file, trace) = (folder.path().join("princely.db"), folder.path().join("trace"));
    let watched = Command::new("strace")
        .args(["-f", "-y", "-s", "16", "-e", "trace=write,pwrite64,pwritev,fsync,fdatasync", "-o"])
        .arg(&trace)
        .args([WITNESS, "line", file.to_str().unwrap(), &COUNT.to_string(), "200"])
        .output();
    let watched = watched.unwrap_or_else(|error| {
        panic!("strace cannot be started ({error}), and this test needs it:\n\n    apt-get install strace\n")
    });
    assert!(watched.status.success(), "{}", String::from_utf8_lossy(&watched.stderr));
    let trace = std::fs::read_to_string(&trace).unwrap();
    assert_eq!(answers_after_the_disk(&trace), Ok(COUNT));
}

/// How many answers were given, each after the log was written and then confirmed by the disk.
fn answers_after_the_disk(trace: &str) -> Result<usize, String> {
    let (mut disk, mut answers) = (Disk::default(), 0);
    for line in trace.lines() {
        let is_answer = |call: &str| call.starts_with("write(1<") && call.contains("\"kept ");
        if disk.read(line).is_some_and(is_answer) {
            if !disk.has_all() {
                return Err(format!("answer {answers} came before the disk had confirmed it: {line}"));
            }
            disk.forget();
            answers += 1;
        }
    }
    Ok(answers)
}

#[test]
fn an_answer_that_does_not_wait_would_be_noticed() {
    let write = "7 pwrite64(5</x/princely.db-wal>, \"x\"..., 4096, 0) = 4096\n";
    let sync = "7 fdatasync(5</x/princely.db-wal>) = 0\n";
    let broken = "7 fdatasync(5</x/princely.db-wal>) = -1 EIO (Input/output error)\n";
    let other = "7 fdatasync(6</x/princely.db>) = 0\n";
    let begun = "7 fdatasync(5</x/princely.db-wal> <unfinished ...>\n";
    let ended = "7 <... fdatasync resumed>) = 0\n";
    let answer = "8 write(1</x/out>, \"kept table0 1 \"..., 9) = 9\n";
    for (good, trace) in [
        (true, [write, sync, answer].concat()),
        (true, [write, begun, ended, answer].concat()),
        (true, [write, sync, answer, write, sync, answer].concat()),
        (false, [write, answer].concat()),
        (false, [sync, write, answer].concat()),
        (false, [write, broken, answer].concat()),
        (false, [write, other, answer].concat()),
        (false, [write, begun, answer, ended].concat()),
        (false, [write, sync, write, answer].concat()),
        (false, [write, sync, answer, answer].concat()),
    ] {
        assert_eq!(answers_after_the_disk(&trace).is_ok(), good, "{trace}");
    }
}
