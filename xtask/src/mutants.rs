//! `mutants`: cargo-mutants breaks the rules of both games in thousands of small ways; a test of the same crate
//! should notice each. Survivors that change nothing are listed, with the reason, in `docs/mutants.md`:
//!
//! ```text
//! - `crates/fuerstenfeld/src/score.rs: replace < with <= in best` — equal values were excluded above
//! ```

use crate::command::{Line, cargo};
use crate::{Outcome, failed, paths, say, setup};
use std::path::Path;

const LEAST_PERCENT: f64 = 95.0;

/// Seconds until a mutant counts as an endless loop.
const TIMEOUT: u32 = 900;

/// The crates whose rules are broken, unless the arguments name others.
const PACKAGES: [&str; 2] = ["princely-fuerstenfeld", "princely-principati"];

/// The folder of `--together`: copies, builds and results.
const TOGETHER: &str = "target/together";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    setup::CARGO_MUTANTS.require()?;
    if let Some((first, rest)) = arguments.split_first()
        && first == "--together"
    {
        return together(rest);
    }
    let mut line = cargo("mutants --all-features --no-shuffle");
    for (option, words) in defaults(arguments) {
        line = line.words(&format!("{option} {words}"));
    }
    if setup::nextest_is_installed() {
        line = line.words("--test-tool nextest");
    }
    line = arguments.iter().fold(line, Line::arg);
    let status = line.run_to_status()?;
    // 2: some were missed, 3: some ran into the time limit. Both are results; every other code is an accident.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return failed(format!(
            "cargo mutants could not do its work ({status}); to repeat it:\n\n    {line}"
        ));
    }
    judge(&paths::root())
}

/// All mutants that can be switched at run time are compiled into one program: `crates/mutants`.
fn together(arguments: &[String]) -> Outcome {
    let mut line = cargo("run --quiet --package princely-mutants -- --folder").arg(TOGETHER);
    if !is_given(arguments, "--package") {
        line = PACKAGES.iter().fold(line, |line, package| line.arg("--package").arg(*package));
    }
    arguments.iter().fold(line, Line::arg).run()?;
    judge(&paths::root().join(TOGETHER))
}

/// Judges the results in a folder.
fn judge(folder: &Path) -> Outcome {
    let result = Harvest::read(&folder.join("mutants.out"))?;
    let explained = paths::read(&paths::root().join("docs").join("mutants.md")).unwrap_or_default();
    result.judge(&explained_survivors(&explained))
}

/// The options that are added unless the arguments have them: `--package princely-principati --jobs 1` runs a part of
/// the work on a busy machine.
fn defaults(arguments: &[String]) -> Vec<(&'static str, String)> {
    let usual = PACKAGES.map(|package| ("--package", package.to_owned()));
    let others = [
        ("--jobs", "2".to_owned()),
        ("--timeout", TIMEOUT.to_string()),
        ("--sharding", "round-robin".to_owned()),
    ];
    usual.into_iter().chain(others).filter(|(option, _)| !is_given(arguments, option)).collect()
}

fn is_given(arguments: &[String], option: &str) -> bool {
    arguments.iter().any(|given| {
        given.strip_prefix(option).is_some_and(|rest| matches!(rest.chars().next(), None | Some('=')))
    })
}

/// The results of the mutants, one line per mutant, as cargo-mutants writes them.
#[derive(Debug, Default)]
struct Harvest {
    caught: Vec<String>,
    missed: Vec<String>,
    timeout: Vec<String>,
    unviable: Vec<String>,
    /// Not run, by `--together --switched-only` or because the run was stopped.
    left: Vec<String>,
}

impl Harvest {
    fn read(folder: &Path) -> Outcome<Harvest> {
        let lines = |name: &str| -> Outcome<Vec<String>> {
            Ok(paths::read(&folder.join(name))?.lines().map(str::to_owned).collect())
        };
        Ok(Harvest {
            caught: lines("caught.txt")?,
            missed: lines("missed.txt")?,
            timeout: lines("timeout.txt")?,
            unviable: lines("unviable.txt")?,
            left: lines("left.txt").unwrap_or_default(),
        })
    }

    /// The mutants that a test noticed, in percent of those that compile. An endless loop counts as noticed.
    fn percent(&self) -> f64 {
        let noticed = self.caught.len() + self.timeout.len();
        let all = noticed + self.missed.len();
        if all == 0 { 0.0 } else { 100.0 * noticed as f64 / all as f64 }
    }

    fn judge(&self, explained: &[String]) -> Outcome {
        say(format_args!(
            "\n{} caught, {} missed, {} ran into the time limit, {} did not compile, {} were not run",
            self.caught.len(),
            self.missed.len(),
            self.timeout.len(),
            self.unviable.len(),
            self.left.len()
        ));
        let survivors: Vec<String> = self.missed.iter().map(|mutant| without_position(mutant)).collect();
        for (mutant, survivor) in self.missed.iter().zip(&survivors) {
            if !explained.contains(survivor) {
                say(format_args!("missed, and not explained in docs/mutants.md: {mutant}"));
            }
        }
        for gone in explained.iter().filter(|mutant| !survivors.contains(mutant)) {
            say(format_args!("in docs/mutants.md, but not missed in this run: {gone}"));
        }
        let percent = self.percent();
        say(format_args!("{percent:.1} % of the mutants were noticed ({LEAST_PERCENT} % is the least)"));
        if percent < LEAST_PERCENT {
            return failed("too many broken rules go unnoticed: write tests for the mutants above");
        }
        Ok(())
    }
}

/// The survivors a document lists: what stands between backquotes on lines that begin with "- `".
fn explained_survivors(document: &str) -> Vec<String> {
    let quoted = |line: &str| Some(without_position(line.strip_prefix("- `")?.split_once('`')?.0));
    document.lines().filter_map(quoted).collect()
}

/// `src/a.rs:12:5: replace …` without `:12:5`, because lines move.
fn without_position(mutant: &str) -> String {
    let Some((place, what)) = mutant.split_once(": ") else { return mutant.to_owned() };
    let file = place.split(':').next().unwrap_or(place);
    format!("{file}: {what}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn harvest(caught: usize, missed: usize, timeout: usize) -> Harvest {
        let mutants = |count| (0..count).map(|line| format!("src/a.rs:{line}:5: replace a with b")).collect();
        Harvest {
            caught: mutants(caught),
            missed: mutants(missed),
            timeout: mutants(timeout),
            unviable: mutants(9),
            left: mutants(3),
        }
    }

    #[test]
    fn arguments_come_before_defaults() {
        let given = |arguments: &[&str]| {
            let arguments: Vec<String> = arguments.iter().map(|&argument| argument.into()).collect();
            defaults(&arguments).into_iter().map(|(option, _)| option).collect::<Vec<_>>()
        };
        assert_eq!(
            given(&["--shard", "0/8"]),
            ["--package", "--package", "--jobs", "--timeout", "--sharding"]
        );
        assert_eq!(given(&["--package=princely-principati", "--jobs", "1"]), ["--timeout", "--sharding"]);
    }

    #[test]
    fn nineteen_of_twenty_is_enough() {
        assert_eq!(harvest(18, 1, 1).judge(&[]), Ok(()));
        assert!(harvest(17, 2, 1).judge(&[]).is_err());
        assert!(harvest(0, 0, 0).judge(&[]).is_err(), "no mutant at all proves nothing");
    }

    #[test]
    fn explanations_survive_moved_lines() {
        let document = "# Survivors\n- `src/a.rs: replace a with b` — the same\n- no mutant\n\
                        - `src/b.rs:3:9: replace < with <= in Board::top` — never equal\n";
        assert_eq!(
            explained_survivors(document),
            ["src/a.rs: replace a with b", "src/b.rs: replace < with <= in Board::top"]
        );
        assert_eq!(without_position("src/a.rs:12:5: replace a with b"), "src/a.rs: replace a with b");
    }
}
