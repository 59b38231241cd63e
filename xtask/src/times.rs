//! How long things took: a table at the end of `cargo xtask test`, which is also kept in `target/test-times.md`.

use crate::{paths, say};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

/// A command is in the table if it took at least this long, and if its step ran more than one.
const WORTH_A_ROW: Duration = Duration::from_secs(5);

/// How many of the slowest tests are named.
const SLOWEST: usize = 10;

/// The commands of the step that runs now.
static COMMANDS: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Notes that a command has taken so long.
pub(crate) fn note(command: String, took: Duration) {
    if let Ok(mut commands) = COMMANDS.lock() {
        commands.push((command, took));
    }
}

/// What a run of several steps took.
#[derive(Default)]
pub(crate) struct Times {
    steps: Vec<Timed>,
}

struct Timed {
    name: &'static str,
    took: Duration,
    commands: Vec<(String, Duration)>,
}

impl Times {
    /// Notes a step, with the commands that were noted since the one before.
    pub(crate) fn add(&mut self, name: &'static str, took: Duration) {
        let commands = COMMANDS.lock().map(|mut commands| std::mem::take(&mut *commands)).unwrap_or_default();
        self.steps.push(Timed { name, took, commands });
    }

    /// Prints the table, and keeps it in a file. `since` is when the run began: older reports of tests are not its own.
    pub(crate) fn tell(&self, since: SystemTime) {
        let mut table = self.table();
        table += &slowest(&tests(since));
        say(format_args!("\n{table}"));
        let path = paths::target().join("test-times.md");
        if fs::write(&path, table).is_ok() {
            say(format_args!("The table is kept in {}.", path.display()));
        }
    }

    fn table(&self) -> String {
        let mut text = String::from("|  | step | seconds |\n|---:|---|---:|\n");
        let mut sum = Duration::ZERO;
        for (number, step) in (1..).zip(&self.steps) {
            sum += step.took;
            let _ = writeln!(text, "| {number} | {} | {:.1} |", step.name, step.took.as_secs_f64());
            if step.commands.len() > 1 {
                for (command, took) in step.commands.iter().filter(|(_, took)| *took >= WORTH_A_ROW) {
                    let _ = writeln!(
                        text,
                        "|  | `{}` | {:.1} |",
                        command.replace('|', "\\|"),
                        took.as_secs_f64()
                    );
                }
            }
        }
        let _ = writeln!(text, "|  | all | {:.1} |", sum.as_secs_f64());
        text
    }
}

/// A test, and how many seconds it took.
type Test = (String, f64);

/// The slowest tests as a table; empty if no test is known.
fn slowest(tests: &[Test]) -> String {
    let mut tests: Vec<&Test> = tests.iter().collect();
    tests.sort_by(|(one, slow), (other, slower)| slower.total_cmp(slow).then_with(|| one.cmp(other)));
    if tests.is_empty() {
        return String::new();
    }
    let mut text = format!("\nThe slowest of {} tests:\n\n| seconds | test |\n|---:|---|\n", tests.len());
    for (name, seconds) in tests.iter().take(SLOWEST) {
        let _ = writeln!(text, "| {seconds:.1} | {} |", name.replace('|', "\\|"));
    }
    text
}

/// All tests that have left a report since then: those of Rust by cargo-nextest, those of the web client by vitest.
fn tests(since: SystemTime) -> Vec<Test> {
    // Both write into `target` of the workspace, wherever cargo builds.
    let target = paths::root().join("target");
    let reports = [
        target.join("nextest/default/junit.xml"),
        target.join("vitest/browser.xml"),
        target.join("vitest/online.xml"),
    ];
    let is_new = |path: &PathBuf| {
        Path::new(path).metadata().and_then(|file| file.modified()).is_ok_and(|written| written >= since)
    };
    let texts = reports.iter().filter(|path| is_new(path)).filter_map(|path| fs::read_to_string(path).ok());
    texts.flat_map(|text| cases(&text)).collect()
}

/// The test cases of a report in the form of JUnit.
fn cases(report: &str) -> Vec<Test> {
    let tags = report.split("<testcase ").skip(1).filter_map(|rest| rest.split('>').next());
    tags.filter_map(|tag| {
        let name = format!("{}: {}", attribute(tag, "classname")?, attribute(tag, "name")?);
        Some((name, attribute(tag, "time")?.parse().ok()?))
    })
    .collect()
}

/// The value of an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let begin = format!("{name}=\"");
    // `name` is also the end of `classname`.
    let (_, rest) =
        format!(" {tag}").split_once(&format!(" {begin}")).map(|(a, b)| (a.to_owned(), b.to_owned()))?;
    let value = rest.split('"').next()?;
    let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")];
    Some(plain.iter().fold(value.to_owned(), |text, (written, meant)| text.replace(written, meant)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_are_read_and_the_slowest_come_first() {
        let report = r#"<testsuites><testsuite name="x" time="9">
            <testcase name="quick" classname="a::b" timestamp="t" time="0.5"></testcase>
            <testcase classname="browser/sale.test.ts" name="a &quot;sale&quot; &gt; is undone" time="12.25"/>
            <testcase name="broken" time="soon" classname="c"/></testsuite></testsuites>"#;
        let found = cases(report);
        let sale = "browser/sale.test.ts: a \"sale\" > is undone".to_owned();
        assert_eq!(found, [("a::b: quick".to_owned(), 0.5), (sale.clone(), 12.25)]);
        let table = slowest(&found);
        assert!(table.contains("of 2 tests"), "{table}");
        assert!(table.find(&sale).unwrap() < table.find("quick").unwrap(), "{table}");
        assert_eq!(slowest(&[]), "");
    }

    #[test]
    fn the_table_has_every_step_and_what_took_long_in_it() {
        let commands =
            vec![("npm run a".to_owned(), Duration::from_secs(7)), ("b".to_owned(), Duration::ZERO)];
        let one = vec![("cargo fmt".to_owned(), Duration::from_secs(8))];
        let times = Times {
            steps: vec![
                Timed { name: "formatting", took: Duration::from_secs(8), commands: one },
                Timed { name: "the web client", took: Duration::from_millis(7_250), commands },
            ],
        };
        assert_eq!(
            times.table(),
            "|  | step | seconds |\n|---:|---|---:|\n| 1 | formatting | 8.0 |\n| 2 | the web client | 7.2 |\n\
             |  | `npm run a` | 7.0 |\n|  | all | 15.2 |\n"
        );
    }
}
