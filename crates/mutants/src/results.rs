//! What became of each mutant: a file that grows line by line, so that a run that was stopped can go on.

use crate::mutant::{Mutant, Sources, fingerprint};
use anyhow::Context;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    Caught,
    Missed,
    Timeout,
    /// It does not compile.
    Unviable,
    /// It cannot be switched, and was not tried by itself.
    Left,
}

impl Outcome {
    const ALL: [Outcome; 5] =
        [Outcome::Caught, Outcome::Missed, Outcome::Timeout, Outcome::Unviable, Outcome::Left];

    /// The file that lists such mutants: the names of cargo-mutants.
    fn file(self) -> &'static str {
        match self {
            Outcome::Caught => "caught.txt",
            Outcome::Missed => "missed.txt",
            Outcome::Timeout => "timeout.txt",
            Outcome::Unviable => "unviable.txt",
            Outcome::Left => "left.txt",
        }
    }
}

/// A line of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    mutant: String,
    pub(crate) outcome: Outcome,
    /// What noticed it.
    by: String,
    /// Behind its switch, or compiled by itself.
    alone: bool,
}

#[derive(Debug)]
pub(crate) struct Results {
    file: File,
    lines: BTreeMap<String, Line>,
}

/// Which results of the run before are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    None,
    /// All but the survivors.
    Noticed,
    All,
}

impl Results {
    /// The results in a file. They count only for the same sources; those of mutants that are not wanted now stay.
    pub(crate) fn open(
        path: &Path,
        sources: &Sources,
        keep: Keep,
        wanted: &[&Mutant],
    ) -> anyhow::Result<Results> {
        let first = fingerprint(sources);
        let old = fs::read_to_string(path).unwrap_or_default();
        let mut lines = BTreeMap::new();
        if old.lines().next() == Some(&first) {
            for line in old.lines().skip(1) {
                // The last line of a run that was killed may be half a line.
                let Ok(line) = serde_json::from_str::<Line>(line) else { continue };
                lines.insert(line.mutant.clone(), line);
            }
        }
        let wanted: BTreeSet<&str> = wanted.iter().map(|mutant| &*mutant.name).collect();
        lines.retain(|name, line| match keep {
            _ if !wanted.contains(&**name) => true,
            Keep::None => false,
            Keep::Noticed => line.outcome != Outcome::Missed,
            Keep::All => true,
        });
        let mut text = first + "\n";
        for line in lines.values() {
            text += &(serde_json::to_string(line)? + "\n");
        }
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Results { file: OpenOptions::new().append(true).open(path)?, lines })
    }

    pub(crate) fn get(&self, mutant: &Mutant) -> Option<&Line> {
        self.lines.get(&mutant.name)
    }

    pub(crate) fn add(
        &mut self,
        mutant: &Mutant,
        outcome: Outcome,
        by: String,
        alone: bool,
    ) -> anyhow::Result<()> {
        let line = Line { mutant: mutant.name.clone(), outcome, by, alone };
        writeln!(self.file, "{}", serde_json::to_string(&line)?)?;
        self.lines.insert(line.mutant.clone(), line);
        Ok(())
    }

    /// Adds the mutants to lists, in the order given: a file for each outcome, a line for each mutant.
    pub(crate) fn list(&self, mutants: &[&Mutant], folder: &Path) -> anyhow::Result<()> {
        for outcome in Outcome::ALL {
            let mut list = OpenOptions::new().append(true).create(true).open(folder.join(outcome.file()))?;
            for mutant in mutants {
                if self.get(mutant).map_or(Outcome::Left, |line| line.outcome) == outcome {
                    writeln!(list, "{}", mutant.name)?;
                }
            }
        }
        Ok(())
    }

    /// How many of these mutants ended so.
    pub(crate) fn count(&self, mutants: &[&Mutant], outcome: Outcome) -> usize {
        mutants.iter().filter(|mutant| self.get(mutant).is_some_and(|line| line.outcome == outcome)).count()
    }
}
