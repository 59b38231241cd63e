//! What a program that plays in a match is told, and what it answers (docs/bots.md).
//!
//! Version 1 of this protocol is older than the wire and has forms of its own. Version 2 uses the types of the wire.
//! The host greets every program as in version 1 and names the versions it knows. The program answers with the version
//! that it speaks.

use crate::{LegalList, Position, Raw, Terms};
use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// The version that uses the types of the wire.
pub const PROGRAM: u32 = 2;

/// What a program is told, one line each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToProgram {
    /// What is played; sent once, after the greeting. It needs no answer.
    Table {
        /// The version of the wire.
        wire: u32,
        /// What was agreed.
        terms: Terms,
        /// How many seats there are.
        seats: u8,
        /// How long an answer may take, in milliseconds.
        time_ms: u32,
    },
    /// A game begins. This needs no answer.
    Game {
        /// The number of the game in the whole series or match, from 0.
        number: u32,
        /// The program's seat in this game.
        seat: Seat,
        /// A number for the program's own chance. It follows from the seed of the series, the game and the seat, so a
        /// program that draws from nothing else plays the same games on any number of threads. It tells nothing about
        /// the chance of the game.
        seed: u32,
    },
    /// The program is to act. The answer is a [`Chosen`].
    Decide(Decide),
    /// The game is over. This needs no answer.
    Over {
        /// Who has won; several share the win.
        winners: Vec<Seat>,
        /// The program that has lost the game at once; `null` if the game was played to its end.
        forfeit: Option<Forfeited>,
    },
}

/// A program is to act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Decide {
    /// The number of the decision in this game, from 0.
    pub number: u32,
    /// The program's seat.
    pub seat: Seat,
    /// The position, and what there is to choose from.
    pub position: Position,
    /// The legal actions. Any of them may be answered, listed or not.
    pub legal: LegalList,
    /// How long this answer may take, in milliseconds.
    pub time_ms: u32,
}

/// A game that a program has lost at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Forfeited {
    /// The seat of the program.
    pub seat: Seat,
    /// Why, in English.
    pub why: String,
    /// The rule that it broke; `null` if that was not the reason.
    pub rule: Option<String>,
}

/// How a program answers the greeting. Everything else it says there is ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Introduction {
    /// The version that the program speaks. A program that names none speaks version 1.
    #[serde(default)]
    pub princely: Option<u32>,
}

/// What a program does. Everything else it says there is ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chosen {
    /// The action.
    #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyAction"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyAction"))]
    pub action: Raw,
}
