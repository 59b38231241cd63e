//! The journal as one viewer may see it.

use crate::{Millis, Proposal, Raw, Sitter, Version};
use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// One entry of the journal, as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeenEntry {
    /// The version of the table with this entry: the first entry makes version 1.
    pub version: Version,
    /// When it was made.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub happened: Happened,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happened {
    /// Chance decided.
    Chance {
        /// What it decided, as far as the viewer may know.
        #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnySeenChance"))]
        #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnySeenChance"))]
        chance: Raw,
    },
    /// A seat acted.
    Act {
        /// Which seat.
        seat: Seat,
        /// What it did, action by action.
        steps: Vec<SeenStep>,
    },
    /// Entries were taken back. They no longer stand; the entries between them do.
    Undo {
        /// Who took back.
        seat: Seat,
        /// The versions of the entries that were taken back, ascending.
        takes_back: Vec<Version>,
        /// The version of the offer to which the others agreed; `null` if nobody had to be asked.
        offer: Option<Version>,
    },
    /// A seat gave up.
    Resign {
        /// Which seat.
        seat: Seat,
    },
    /// A seat ran out of time.
    TimeOut {
        /// Which seat.
        seat: Seat,
        /// Whether it has lost by that. If not, a bot stands in until the player is back.
        loses: bool,
    },
    /// Somebody else plays for a seat from now on.
    Takeover {
        /// Which seat.
        seat: Seat,
        /// Who plays for it: a bot.
        sitter: Sitter,
    },
    /// The player of a seat that was taken over is back.
    Return {
        /// Which seat.
        seat: Seat,
    },
    /// A seat proposed something. From now on, the version of this entry names the offer.
    Offer {
        /// Which seat.
        seat: Seat,
        /// What was proposed.
        proposal: Proposal,
    },
    /// A seat answered an offer.
    Answer {
        /// Which seat.
        seat: Seat,
        /// The version of the offer.
        offer: Version,
        /// Whether it agrees.
        agrees: bool,
    },
    /// A seat called the game off.
    Abort {
        /// Which seat.
        seat: Seat,
    },
    /// All have agreed to a pause.
    Pause,
    /// A seat ended the pause.
    Resume {
        /// Which seat.
        seat: Seat,
    },
    /// The game ended.
    End {
        /// How it ended.
        by: EndedBy,
        /// Who has won; several share the win.
        winners: Vec<Seat>,
        /// The result in the game's own terms; `null` if the game was not played to its end.
        #[cfg_attr(feature = "schema", ts(as = "Option<crate::payload::AnyResult>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::payload::AnyResult>"))]
        result: Option<Raw>,
    },
    /// Everybody is shown what the luck of the game was made of (bytes as hexadecimal digits).
    Reveal {
        /// The secret to which the host was committed.
        secret: String,
        /// The number to which each seat was committed; `null` if it was never opened.
        nonces: Vec<Option<String>>,
        /// The seed that was made of them.
        seed: String,
    },
}

/// One action of an act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeenStep {
    /// The action, as far as the viewer may know.
    #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnySeenAction"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnySeenAction"))]
    pub action: Raw,
    /// Secret choices that came to light by it, in the order of the seats.
    pub uncovers: Vec<Uncovered>,
}

/// A secret choice that came to light.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Uncovered {
    /// Whose choice.
    pub seat: Seat,
    /// What it was.
    #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyAction"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyAction"))]
    pub action: Raw,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EndedBy {
    /// It was played to its end.
    Rules,
    /// A seat gave up.
    Resignation {
        /// Which seat.
        seat: Seat,
    },
    /// A seat ran out of time.
    Time {
        /// Which seat.
        seat: Seat,
    },
    /// All agreed to end it.
    Agreement,
    /// A seat called it off before everybody had acted. Nobody has won.
    Abort {
        /// Which seat.
        seat: Seat,
    },
}
