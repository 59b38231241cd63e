//! `fuzz`: runs each fuzz target, one after the other.

use crate::command::cargo;
use crate::{Outcome, Trouble, failed, paths, say, setup};

const SECONDS: u32 = 60;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let seconds = match arguments {
        [] => SECONDS,
        [only] => match only.parse() {
            Ok(seconds) if seconds > 0 => seconds,
            _ => return usage(),
        },
        _ => return usage(),
    };
    if !paths::root().join("fuzz").join("Cargo.toml").is_file() {
        return failed("there are no fuzz targets: fuzz/Cargo.toml is missing");
    }
    setup::NIGHTLY.require()?;
    setup::CARGO_FUZZ.require()?;
    let list = cargo("+nightly fuzz list").output()?.stdout;
    let targets: Vec<&str> = list.split_whitespace().collect();
    if targets.is_empty() {
        return failed("fuzz/Cargo.toml names no fuzz target");
    }
    for target in &targets {
        say(format_args!("\n=== {target}"));
        // Our code forbids `unsafe`, so no sanitizer is needed, and without one the target runs several times as often.
        // Inputs may be long from the start, because they start from whole records.
        let options = format!("-- -max_total_time={seconds} -rss_limit_mb=2048 -len_control=0");
        cargo("+nightly fuzz run --sanitizer none").arg(*target).words(&options).run()?;
    }
    say(format_args!("\n{} targets, {seconds} seconds each, nothing found.", targets.len()));
    Ok(())
}

/// Checks the lock file of the fuzz targets: they are a workspace of their own, which nothing else compiles.
pub(crate) fn lock_is_fresh() -> Outcome {
    cargo("update --workspace --locked --quiet --manifest-path fuzz/Cargo.toml").run()
}

/// Compiles into the target folder of the main workspace, which has most of what they need.
pub(crate) fn compile() -> Outcome {
    cargo("check --locked --manifest-path fuzz/Cargo.toml --target-dir target").run()
}

fn usage() -> Outcome {
    Err(Trouble::Usage("fuzz takes one argument, the seconds to spend on each target".to_owned()))
}
