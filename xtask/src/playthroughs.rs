//! `playthroughs`: writes the golden transcripts again. A human then reads the difference.

use crate::command::cargo;
use crate::{Outcome, no_arguments, say};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    cargo("test -p princely-laboratory --test golden").env("UPDATE_GOLDEN", "1").run()?;
    say("\nWritten. Read the difference before you commit it: git diff");
    Ok(())
}
