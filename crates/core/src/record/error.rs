//! What can be wrong with a record.

use super::{FORMAT, FORMAT_2, MAX_BYTES, SeenBy};
use crate::{Refused, Viewer};
use std::ops::RangeInclusive;

/// What is wrong with a record. Entries of the log count from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The file could not be read.
    #[error("cannot read the file: {0}")]
    Io(String),
    /// There is nothing in the file.
    #[error("there is no record in the file")]
    Empty,
    /// No record begins here.
    #[error("a record begins with '{{', but here is {0:?}")]
    NotAnObject(char),
    /// The record is longer than the limit.
    #[error("the record is longer than {} MiB", MAX_BYTES >> 20)]
    TooLong,
    /// The file ends too early.
    #[error("the record ends in the middle: the file is truncated")]
    Truncated,
    /// Not JSON, or not of the right shape.
    #[error("{0}")]
    Json(String),
    /// Not this format.
    #[error("the format is {0:?}, this reader knows {FORMAT:?} and {FORMAT_2:?}")]
    Format(String),
    /// The record has a field that its format does not know, or lacks a field that its format needs.
    #[error("{0}")]
    Version(&'static str),
    /// A record of one viewer where a whole game is needed.
    #[error("this record holds only what {} saw, and the whole game is needed here", SeenBy(*.0))]
    Seen(Viewer),
    /// Not this game.
    #[error("the game is {0:?}, this reader knows {1}")]
    Game(String, String),
    /// Rules that are newer than this program, or that never existed.
    #[error("version {read} of the rules of {game} is not known; {}", versions(known))]
    Rules {
        /// The version that the record names.
        read: u32,
        /// The id of the game.
        game: String,
        /// The versions that can be played.
        known: RangeInclusive<u32>,
    },
    /// Options nobody can play with.
    #[error("options: {0}")]
    Options(String),
    /// A set-up that is not written as it should be.
    #[error("setup: {0}")]
    Setup(String),
    /// A set-up that chance could not have made.
    #[error("setup: {}: {}", .0.rule, .0.message.id)]
    SetupRefused(Refused),
    /// An entry that is not written as it should be.
    #[error("entry {0}: {1}")]
    Entry(usize, String),
    /// An entry that the rules do not allow.
    #[error("entry {}: {}: {}", .0, .1.rule, .1.message.id)]
    Refused(usize, Refused),
    /// An entry of one viewer that cannot have looked like this.
    #[error("entry {0}: this cannot have happened as it is told here")]
    CannotFollow(usize),
    /// A trace that does not agree with the game.
    #[error("entry {entry}: \"after\" disagrees at {path}: the record says {read}, the rules say {truth}")]
    After {
        /// The number of the entry.
        entry: usize,
        /// Where in the trace.
        path: String,
        /// What the record says.
        read: String,
        /// What the rules say.
        truth: String,
    },
    /// A result that does not agree with the game.
    #[error("result disagrees at {path}: the record says {read}, the rules say {truth}")]
    Result {
        /// Where in the result.
        path: String,
        /// What the record says.
        read: String,
        /// What the rules say.
        truth: String,
    },
    /// Players who cannot have left like this.
    #[error("ended_by: {0}")]
    EndedBy(String),
    /// The proof that chance was fair cannot be right.
    #[error("fair: {0}")]
    Fair(String),
}

/// The versions that are known, in words.
fn versions(known: &RangeInclusive<u32>) -> String {
    match (known.start(), known.end()) {
        (first, last) if first == last => format!("version {last} is"),
        (first, last) => format!("versions {first} to {last} are"),
    }
}

impl RecordError {
    /// Version 1 of the format has no records of one viewer.
    pub(super) const SEEN_BY: RecordError =
        RecordError::Version("\"seen_by\" stands in a record of princely-record/2 only");

    /// The rule that the record breaks, with the number of the entry (0: the set-up).
    pub fn refused(&self) -> Option<(usize, &Refused)> {
        match self {
            RecordError::SetupRefused(refused) => Some((0, refused)),
            RecordError::Refused(entry, refused) => Some((*entry, refused)),
            _ => None,
        }
    }
}
