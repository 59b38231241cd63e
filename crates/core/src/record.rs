//! Game records: everything needed to replay a game with no other input.
//!
//! One JSON object per game, alone in a file (`.json`) or one per line (`.jsonl`). Reading trusts nothing: a record is
//! replayed as it is read, and an entry that does not replay is refused with its number and the rule.
//!
//! A plain game is written as version 1 of the format. Version 2 adds what some records need: who saw the game
//! ([`SeenRecord`]), who left it before the end ([`EndedBy`]), and how its chance was made ([`Fair`]).
//!
//! | room | what lives there |
//! |---|---|
//! | `read` | a file cut into records; reading a whole game |
//! | `write` | writing a whole game |
//! | `seen` | a game as one viewer saw it: written, read and followed |
//! | `ended` | players who left before the end, and the ranking that follows |
//! | `fair` | what proves that nobody chose the chance |
//! | `error` | what can be wrong with a record |

mod ended;
mod error;
mod fair;
mod read;
mod seen;
mod write;

pub use ended::{EndedBy, Leaving, Left};
pub use error::RecordError;
pub use fair::{Fair, FairSeat, Hex32};
pub use read::{Peek, Records, Replayed, peek, read};
pub use seen::{SeenBy, SeenRecord, SeenReplayed, read_seen};
pub use write::{Extras, Meta, write, write_with};

use crate::{Game, Notation, Seat, Silent, Table};
use std::fmt;

/// The format of a plain game.
pub const FORMAT: &str = "princely-record/1";

/// The format of a record that has `seen_by`, `ended_by` or `fair`.
pub const FORMAT_2: &str = "princely-record/2";

/// A record is at most this long.
pub const MAX_BYTES: usize = 16 << 20;

/// One thing that happened at a table.
pub enum Entry<G: Game> {
    /// Chance decided.
    Chance(G::Chance),
    /// A seat acted.
    Action {
        /// Which seat.
        seat: Seat,
        /// What it did.
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
    /// Who left before the end, if somebody did.
    pub ended_by: Option<EndedBy>,
    /// How chance was made, if the table kept it.
    pub fair: Option<Fair>,
}
