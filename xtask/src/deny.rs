//! `deny`: checks that the licences, sources and known weaknesses of everything we build upon are as deny.toml wants
//! them.

use crate::command::{Line, cargo};
use crate::{Outcome, no_arguments, paths, say};

/// The version that is installed. It is compiled without optimization, because it runs only for a second.
const VERSION: &str = "0.20.2";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    check()
}

/// Installs cargo-deny into the target folder if it is not there, and runs it.
pub(crate) fn check() -> Outcome {
    let root = paths::target().join("tools");
    let deny = Line::new(root.join("bin/cargo-deny").display().to_string());
    if !deny.clone().arg("--version").output().is_ok_and(|printed| printed.stdout.contains(VERSION)) {
        say("cargo-deny is missing, installing it");
        cargo("install cargo-deny --locked --debug --quiet --version")
            .arg(VERSION)
            .arg("--root")
            .arg(root.display().to_string())
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .run()?;
    }
    deny.clone().words("check bans licenses sources").run()?;
    // The list of known weaknesses comes from GitHub, so this needs a network.
    if deny.clone().words("fetch db").works() {
        return deny.words("check advisories").run();
    }
    say(
        "Known weaknesses were not checked: the list at github.com/rustsec/advisory-db cannot be reached from here.",
    );
    Ok(())
}
