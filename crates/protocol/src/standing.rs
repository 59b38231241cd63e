//! How a table stands for one viewer: what a client would otherwise have to gather from the whole journal.

use crate::{EndedBy, Proposal, Sitter, Turn, Version};
use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// How a table stands for one viewer, beside the position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Standing {
    /// The version of the table for which this holds.
    pub version: Version,
    /// Who is to act.
    pub turn: Turn,
    /// Who plays for each seat now, in the order of the seats.
    pub sitters: Vec<Sitter>,
    /// The latest offer; `null` if there is none, or if it has ended.
    pub offer: Option<OpenOffer>,
    /// What the viewer could take back; `null` if the viewer has done nothing that stands.
    pub way_back: Option<WayBack>,
    /// Who was given up or has lost by time, and cannot win any more, ascending.
    pub gone: Vec<Seat>,
    /// The seats of bots on which a person may sit down, because all have agreed to that, ascending.
    pub open_seats: Vec<Seat>,
    /// Whether the game pauses: all clocks stand still.
    pub paused: bool,
    /// How the game ended; `null` while it goes on.
    pub end: Option<Ended>,
}

/// An offer that waits for answers, or that was refused. It ends when somebody acts, takes back, gives up or runs out of
/// time, and when it is carried out or withdrawn. An offer of a seat stands while others act: the bot on that seat plays
/// on meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OpenOffer {
    /// The version of the entry that made it. It names the offer.
    pub version: Version,
    /// Who made it.
    pub seat: Seat,
    /// What was proposed.
    pub proposal: Proposal,
    /// Who must still answer, ascending.
    pub waits_for: Vec<Seat>,
    /// Who refused it; then nobody can answer it any more.
    pub refused_by: Option<Seat>,
}

/// The way back over the latest act of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WayBack {
    /// The version that would be the latest one to stand.
    pub to: Version,
    /// Whether others have acted since. Then they may have to agree.
    pub crosses: bool,
    /// Whether chance has decided something since. Then there is no way back.
    pub rewinds: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ended {
    /// By its rules, or otherwise.
    pub by: EndedBy,
    /// Who has won; several share the win.
    pub winners: Vec<Seat>,
}
