//! `web`: checks and builds the web client. npm installs what its lock file names, and nothing else.

use crate::command::Line;
use crate::{Outcome, no_arguments};

/// Types and components, unit tests, and the build itself.
const CALLS: [&str; 4] = ["ci --no-audit --no-fund", "run check", "test", "run build"];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    check()
}

pub(crate) fn check() -> Outcome {
    CALLS.iter().try_for_each(|call| Line::new("npm").words("--prefix web").words(call).run())
}
