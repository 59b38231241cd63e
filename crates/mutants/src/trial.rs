//! The tests of the crate: which there are, how long each takes, and which mutants it meets.

use crate::compile::Program;
use anyhow::{Context, bail};
use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// A test of one of the programs.
#[derive(Debug)]
pub(crate) struct Test {
    pub(crate) program: Program,
    name: String,
    took: Duration,
    meets: BTreeSet<u32>,
}

/// Whether tests notice a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// This test failed, or brought the whole program down.
    Caught(String),
    /// This test, or one of its group, took so long that it counts as an endless loop.
    Timeout(String),
    Missed,
}

/// Tests that take less are run together, in one process.
const QUICK: Duration = Duration::from_millis(150);

/// The processor time that a group of tests may take, in seconds, if it took this long without a mutant.
fn limit(usual: Duration) -> u64 {
    8 + 6 * usual.as_secs()
}

/// The memory a test may take, in KiB: a mutant that fills it must not take the machine with it.
const MEMORY: u32 = 2_000_000;

/// Runs every test by itself, without a mutant. With `notes`, a file, each test says which mutants it meets. Tests that
/// take longer than so many seconds are left out.
pub(crate) fn measured(
    programs: &[Program],
    folder: &Path,
    notes: Option<&Path>,
    longest: Option<u64>,
) -> anyhow::Result<Vec<Test>> {
    let mut tests = Vec::new();
    for program in programs {
        let names = |options: &[&str]| -> anyhow::Result<Vec<String>> {
            let output =
                Command::new(&program.path).args(["--list", "--format", "terse"]).args(options).output()?;
            let text = String::from_utf8(output.stdout)?;
            Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
        };
        let ignored = names(&["--ignored"])?;
        for name in names(&[])?.into_iter().filter(|name| !ignored.contains(name)) {
            let test = Test { program: program.clone(), name, took: Duration::ZERO, meets: BTreeSet::new() };
            if let Some(notes) = notes {
                let _ = fs::remove_file(notes);
            }
            let start = Instant::now();
            let environment = notes.map(|notes| ("PRINCELY_MUTANTS_MET", notes.display().to_string()));
            match run(&[&test], folder, environment.as_ref(), longest.unwrap_or(3600))? {
                Verdict::Missed => {}
                Verdict::Timeout(_) if longest.is_some() => continue,
                _ => bail!("the test {} fails without any mutant ({})", test.name, program.path.display()),
            }
            let took = start.elapsed();
            let met = notes.and_then(|notes| fs::read_to_string(notes).ok()).unwrap_or_default();
            let meets =
                met.lines().map(str::parse).collect::<Result<_, _>>().context("the notes of a test")?;
            tests.push(Test { took, meets, ..test });
        }
    }
    tests.sort_by_key(|test| test.took);
    Ok(tests)
}

/// Whether a test notices the mutant behind a switch. Only tests that meet it can; quick ones come first.
pub(crate) fn against(tests: &[Test], folder: &Path, mutant: u32) -> anyhow::Result<Verdict> {
    let meeting: Vec<&Test> = tests.iter().filter(|test| test.meets.contains(&mutant)).collect();
    one_by_one(&meeting, folder, Some(&("PRINCELY_MUTANT", mutant.to_string())))
}

/// Whether one of these tests notices the mutant that is compiled into its program.
pub(crate) fn against_compiled(tests: &[&Test], folder: &Path) -> anyhow::Result<Verdict> {
    one_by_one(tests, folder, None)
}

fn one_by_one(
    tests: &[&Test],
    folder: &Path,
    environment: Option<&(&str, String)>,
) -> anyhow::Result<Verdict> {
    let slow = tests.partition_point(|test| test.took < QUICK);
    let mut quick = tests[..slow].to_vec();
    quick.sort_by_key(|test| &test.program);
    let groups = quick.chunk_by(|one, other| one.program == other.program);
    for group in groups.chain(tests[slow..].chunks(1)) {
        let usual = group.iter().map(|test| test.took).sum();
        let verdict = run(group, folder, environment, limit(usual))?;
        if verdict != Verdict::Missed {
            return Ok(verdict);
        }
    }
    Ok(Verdict::Missed)
}

/// Runs tests of one program, until one fails.
fn run(
    tests: &[&Test],
    folder: &Path,
    environment: Option<&(&str, String)>,
    seconds: u64,
) -> anyhow::Result<Verdict> {
    let mut child = Command::new("sh")
        .arg("-c")
        .arg(format!("ulimit -S -t {seconds}; ulimit -v {MEMORY}; exec \"$0\" \"$@\""))
        .arg(&tests[0].program.path)
        .args(["--exact", "--test-threads=1"])
        .args(tests.iter().map(|test| &test.name))
        .current_dir(folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .envs(environment.cloned())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("a test cannot be started")?;
    let mut stdout = child.stdout.take().context("a test has no output")?;
    let (failed, failure) = mpsc::channel();
    let reader = thread::spawn(move || {
        let (mut seen, mut bytes) = (Vec::new(), [0; 4096]);
        while let Ok(count @ 1..) = stdout.read(&mut bytes) {
            seen.extend_from_slice(&bytes[..count]);
            if let Some(test) = failed_test(&String::from_utf8_lossy(&seen)) {
                let _ = failed.send(test);
                return;
            }
        }
    });
    // Ends by a failure, at the end of the program, or when nothing at all happens any more.
    let end = failure.recv_timeout(Duration::from_secs(20 * seconds));
    if !matches!(end, Err(mpsc::RecvTimeoutError::Disconnected)) {
        child.kill()?;
    }
    let status = child.wait()?;
    let _ = reader.join();
    const SIGXCPU: i32 = 24;
    let first = || tests[0].name.clone();
    Ok(match end {
        Ok(test) => Verdict::Caught(test),
        Err(mpsc::RecvTimeoutError::Timeout) => Verdict::Timeout(first()),
        Err(mpsc::RecvTimeoutError::Disconnected) => match status.signal() {
            Some(SIGXCPU) => Verdict::Timeout(first()),
            _ if status.success() => Verdict::Missed,
            _ => Verdict::Caught(format!("{}, or another one: {status}", first())), // out of memory, say
        },
    })
}

/// The test that has failed, in what a test program has printed so far.
fn failed_test(printed: &str) -> Option<String> {
    let before = printed.split_once(" ... FAILED")?.0;
    Some(before.rsplit_once("test ").map_or(before, |(_, name)| name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_failed_test_is_known_before_the_program_ends() {
        assert_eq!(failed_test("running 2 tests\ntest a::b ... ok\ntest a::c ... "), None);
        assert_eq!(
            failed_test("running 2 tests\ntest a::b ... ok\ntest a::c ... FAILED\n"),
            Some("a::c".into())
        );
        assert_eq!(failed_test("test a - should panic ... FAILED"), Some("a - should panic".into()));
    }
}
