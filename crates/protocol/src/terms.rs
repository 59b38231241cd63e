//! What was agreed at a table, and who sits there.

use crate::Raw;
use serde::{Deserialize, Serialize};

/// What was agreed before the game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Terms {
    /// The id of the game, as in a record.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the game, as in a record.
    #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyOptions"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyOptions"))]
    pub options: Raw,
    /// How fast it is played.
    pub pace: Pace,
    /// What players may look up instead of remembering it.
    pub aid: Aid,
    /// Whether players may ask a bot for advice.
    pub hints: bool,
    /// Who may watch.
    pub spectators: Spectators,
}

/// A place at the table and who sits there now. Chairs are listed in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chair {
    /// The player's name; `null`: the player is called by the number of the seat.
    pub name: Option<String>,
    /// Who sits there.
    pub sitter: Sitter,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot of the house.
    Bot {
        /// Its level or name, as in the list of levels.
        level: String,
    },
    /// A program that somebody runs.
    Program {
        /// What it is called.
        name: String,
    },
}

/// How fast a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Pace {
    /// Without a clock.
    Untimed,
    /// A time for the whole game, and an increment with every turn.
    Clock {
        /// For the whole game, in milliseconds.
        game_ms: u32,
        /// Added after each turn, in milliseconds.
        increment_ms: u32,
    },
    /// A time for each turn.
    Turn {
        /// In milliseconds.
        turn_ms: u32,
    },
    /// Days for each turn.
    Days {
        /// How many.
        days: u16,
    },
}

/// What players may look up instead of remembering it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Aid {
    /// Nothing.
    None,
    /// All that they once saw.
    Memory,
}

impl From<princely_core::Aid> for Aid {
    fn from(aid: princely_core::Aid) -> Aid {
        match aid {
            princely_core::Aid::None => Aid::None,
            princely_core::Aid::Memory => Aid::Memory,
        }
    }
}

impl From<Aid> for princely_core::Aid {
    fn from(aid: Aid) -> princely_core::Aid {
        match aid {
            Aid::None => princely_core::Aid::None,
            Aid::Memory => princely_core::Aid::Memory,
        }
    }
}

/// Who may watch without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    Forbidden,
    /// Anybody, as it happens.
    Live,
    /// Anybody, a round later.
    Delayed,
}
