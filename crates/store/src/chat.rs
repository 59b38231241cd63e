//! What was said at a table.

use crate::{AccountId, Millis};
use serde::{Deserialize, Serialize};

/// Who reads a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Readers {
    /// Everybody at the table and all spectators.
    Table,
    /// Only spectators. Players do not read it while the game runs.
    Spectators,
}

/// A line that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    /// Now.
    pub now: Millis,
    /// Who says it.
    pub account: AccountId,
    /// The seat of the speaker; `None` for a spectator.
    pub seat: Option<u8>,
    /// Who reads it.
    pub readers: Readers,
    /// The text.
    pub text: String,
    /// An id that the client made. If the same account says a line with the same id again at this table, nothing new is
    /// said, and the answer is the number of the first line.
    pub id: Option<String>,
}

/// A line that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number. At one table numbers grow and are never reused; some may be missing, because lines are deleted with
    /// the account that said them.
    pub number: u32,
    /// When it was said.
    pub at: Millis,
    /// Who said it.
    pub account: AccountId,
    /// The seat of the speaker; `None` for a spectator.
    pub seat: Option<u8>,
    /// Who reads it.
    pub readers: Readers,
    /// The text.
    pub text: String,
}
