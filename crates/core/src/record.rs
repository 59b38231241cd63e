//! Game records: everything needed to replay a game with no other input.
//!
//! One JSON object per game, alone in a file (`.json`) or one per line (`.jsonl`). Reading never
//! trusts: a record is replayed as it is read, and whatever does not replay is refused with the
//! number of the entry and the rule.

mod read;
mod write;

pub use read::{Peek, Records, Replayed, peek, read};
pub use write::{Meta, write};

use crate::{Game, Notation, Refused, Seat, Silent, Table};
use std::fmt;
use std::ops::RangeInclusive;

/// The first line of every record.
pub const FORMAT: &str = "princely-record/1";

/// A record is at most this long.
pub const MAX_BYTES: usize = 16 << 20;

/// One thing that happened at a table.
pub enum Entry<G: Game> {
    /// Chance decided.
    Chance(G::Chance),
    /// A seat acted.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
}

impl<G: Game> Entry<G> {
    /// Plays an entry that is known to be legal.
    pub fn play(&self, game: &G, state: &mut G::State) {
        match self {
            Entry::Chance(chance) => game.apply_chance(state, chance, &mut Silent),
            Entry::Action { seat, action } => game.apply(state, *seat, *action, &mut Silent),
        }
    }
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        match self {
            Entry::Chance(chance) => Entry::Chance(chance.clone()),
            Entry::Action { seat, action } => Entry::Action { seat: *seat, action: *action },
        }
    }
}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Entry::Chance(a), Entry::Chance(b)) => a == b,
            (Entry::Action { seat: s, action: a }, Entry::Action { seat: t, action: b }) => s == t && a == b,
            _ => false,
        }
    }
}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Chance(chance) => f.debug_tuple("Chance").field(chance).finish(),
            Entry::Action { seat, action } => f.debug_tuple("Action").field(seat).field(action).finish(),
        }
    }
}

/// A game that was read and has been replayed to its end.
#[derive(Debug)]
pub struct Record<G: Notation> {
    /// The table as the record leaves it.
    pub table: Table<G>,
    /// Names, bots, seed, date: whatever the writer noted, as JSON.
    pub meta: Option<String>,
}

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
    /// The limit is passed.
    #[error("the record is longer than {} MiB", MAX_BYTES >> 20)]
    TooLong,
    /// The file ends too early.
    #[error("the record ends in the middle: the file is truncated")]
    Truncated,
    /// Not JSON, or not of the right shape.
    #[error("{0}")]
    Json(String),
    /// Not this format.
    #[error("the format is {0:?}, this reader knows {FORMAT:?}")]
    Format(String),
    /// Not this game.
    #[error("the game is {0:?}, this reader knows {1}")]
    Game(String, String),
    /// Rules that are newer than this program, or that never were.
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
    /// A set-up that is not on paper as it should be.
    #[error("setup: {0}")]
    Setup(String),
    /// A set-up that chance could not have made.
    #[error("setup: {}: {}", .0.rule, .0.message.id)]
    SetupRefused(Refused),
    /// An entry that is not on paper as it should be.
    #[error("entry {0}: {1}")]
    Entry(usize, String),
    /// An entry that the rules do not allow.
    #[error("entry {}: {}: {}", .0, .1.rule, .1.message.id)]
    Refused(usize, Refused),
    /// A trace that does not agree with the game.
    #[error("entry {entry}: \"after\" disagrees at {path}: the record says {read}, the rules say {truth}")]
    After {
        /// The number of the entry.
        entry: usize,
        /// Where in the trace.
        path: String,
        /// What the record says.
        read: String,
        /// What is so.
        truth: String,
    },
    /// A result that does not agree with the game.
    #[error("result disagrees at {path}: the record says {read}, the rules say {truth}")]
    Result {
        /// Where in the result.
        path: String,
        /// What the record says.
        read: String,
        /// What is so.
        truth: String,
    },
}

/// The versions that are known, in words.
fn versions(known: &RangeInclusive<u32>) -> String {
    match (known.start(), known.end()) {
        (first, last) if first == last => format!("version {last} is"),
        (first, last) => format!("versions {first} to {last} are"),
    }
}

impl RecordError {
    /// The rule that stands against the record, with the number of the entry (0: the set-up).
    pub fn refused(&self) -> Option<(usize, &Refused)> {
        match self {
            RecordError::SetupRefused(refused) => Some((0, refused)),
            RecordError::Refused(entry, refused) => Some((*entry, refused)),
            _ => None,
        }
    }
}
