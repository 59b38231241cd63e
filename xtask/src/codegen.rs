//! `codegen`: TypeScript and JSON Schema of the wire, from the Rust types. The files are kept in the repository;
//! `--check` only compares, and fails if they are stale.

use crate::command::cargo;
use crate::{Outcome, Trouble};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => cargo("run --quiet -p princely-codegen").run(),
        [only] if only == "--check" => check(),
        [other, ..] => Err(Trouble::Usage(format!("this command takes only --check, but got '{other}'"))),
    }
}

/// Checks that the written files are still what the types say.
pub(crate) fn check() -> Outcome {
    cargo("run --quiet -p princely-codegen -- --check").run()
}
