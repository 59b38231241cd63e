//! A moment of a record: `game.jsonl@25`.

use crate::failure::Failure;
use crate::input;
use princely_core::Records;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A record and a number of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Where the record is.
    pub(crate) file: PathBuf,
    /// After how many entries; 0 is after the set-up.
    pub(crate) entry: usize,
}

impl FromStr for Moment {
    type Err = String;

    fn from_str(text: &str) -> Result<Moment, String> {
        let parts = text.rsplit_once('@').and_then(|(file, entry)| Some((file, entry.parse().ok()?)));
        match parts {
            Some((file, entry)) if !file.is_empty() => Ok(Moment { file: file.into(), entry }),
            _ => Err("a moment of a record is written FILE@ENTRY, game.jsonl@25".into()),
        }
    }
}

impl Moment {
    /// The text of the record, the first one of the file.
    pub(crate) fn record(&self) -> Result<String, Failure> {
        first_record(&self.file)
    }
}

/// The first record of a file.
pub(crate) fn first_record(path: &Path) -> Result<String, Failure> {
    record_of(path, 1)
}

/// A record of a file, by its number from 1.
pub(crate) fn record_of(path: &Path, number: usize) -> Result<String, Failure> {
    let mut count = 0;
    for text in Records::new(input::open(path)?) {
        let text = text.map_err(|error| Failure::from(error).at(path.display()))?;
        count += 1;
        if count == number {
            return Ok(text);
        }
    }
    if count == 0 && number == 1 {
        return Err(Failure::from(princely_core::RecordError::Empty).at(path.display()));
    }
    let place = path.display();
    Err(Failure::Usage(format!("{place} has {count} records, there is no record {number}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_file_and_a_number() {
        let moment = |file: &str, entry| Ok(Moment { file: file.into(), entry });
        assert_eq!("g.jsonl@25".parse(), moment("g.jsonl", 25));
        assert_eq!("a@b/g@0".parse(), moment("a@b/g", 0));
        for wrong in ["g.jsonl", "@3", "g@", "g@-1", "g@x", ""] {
            assert!(wrong.parse::<Moment>().is_err(), "{wrong}");
        }
    }
}
