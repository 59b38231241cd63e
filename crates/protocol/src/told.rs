//! What a host says.

use crate::{Chair, CommandId, Millis, Plan, Problem, Reply, SeenEntry, Terms, Version, Viewer};
use princely_core::{Refused, Seat};
use serde::{Deserialize, Serialize};

/// Everything a host can say to somebody at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromHost {
    /// The first message.
    Hello(Hello),
    /// What happened.
    Told(Told),
    /// A command was carried out and stored.
    Accepted(Accepted),
    /// A rule forbids an act.
    Refusal(Refusal),
    /// A command was made for an old version.
    Stale(Stale),
    /// How much time everybody has.
    Clocks(Clocks),
    /// What the reader has prepared on another device: told to the player of the seat, and to nobody else.
    Plan(Plan),
    /// The answer to a question.
    Reply(Reply),
    /// Something is wrong, but not because of a rule of the game.
    Problem(Problem),
}

/// The first message: which table this is, and who is spoken to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hello {
    /// The version of the wire that the host speaks.
    pub wire: u32,
    /// Which viewer the reader is.
    pub viewer: Viewer,
    /// What was agreed.
    pub terms: Terms,
    /// Who sat where when the game began, in the order of the seats. The journal tells who sits there later.
    pub chairs: Vec<Chair>,
    /// What the luck of the game is bound to; `null` if it is not bound.
    pub commitments: Option<Commitments>,
    /// The version of the table now.
    pub version: Version,
    /// The time at the host.
    pub now: Millis,
}

/// What the luck of the game is bound to before it begins: SHA-256 sums as hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Commitments {
    /// The sum of the host's secret.
    pub host: String,
    /// The sum of each seat's number; `null` if the seat gave none.
    pub seats: Vec<Option<String>>,
}

/// What happened since a version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Told {
    /// The version before the first of these entries. A client that has an older version has missed something, and
    /// follows again from that version.
    pub since: Version,
    /// What happened, in order and without gaps.
    pub entries: Vec<SeenEntry>,
}

/// A command was carried out and stored. The entries themselves come with [`Told`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Accepted {
    /// Which command.
    pub id: CommandId,
    /// The version that it made.
    pub version: Version,
}

/// A rule of the game forbids an act. No part of the act was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refusal {
    /// Which act, or which question.
    pub id: CommandId,
    /// Which of its actions, from 0.
    pub index: u32,
    /// The rule, and why.
    pub refused: Refused,
}

/// A command was made for an old version, and something that matters to it has happened since. Nothing was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Stale {
    /// Which command.
    pub id: CommandId,
    /// What was missed.
    pub missed: Told,
}

/// How much time everybody has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Clocks {
    /// The version of the table for which this holds.
    pub version: Version,
    /// The time at the host.
    pub now: Millis,
    /// The clocks of the seats that have one.
    pub clocks: Vec<Clock>,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Clock {
    /// Which seat.
    pub seat: Seat,
    /// How much time is left, as of [`Clocks::now`].
    pub left_ms: Millis,
    /// When it runs out; `null` while it stands still.
    pub deadline: Option<Millis>,
}
