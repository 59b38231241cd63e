//! What a host says.

use crate::{Chair, CommandId, Millis, Problem, Reply, SeenEntry, Terms, Version, Viewer};
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
    /// A rule stands against an act.
    Refusal(Refusal),
    /// A command was made for an old version.
    Stale(Stale),
    /// How much time everybody has.
    Clocks(Clocks),
    /// The answer to a question.
    Reply(Reply),
    /// Something is wrong, but no rule of the game is to blame.
    Problem(Problem),
}

/// The first message: which table this is, and who is spoken to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hello {
    /// The version of the wire that the host speaks.
    pub wire: u32,
    /// As whom the reader looks on.
    pub viewer: Viewer,
    /// What was agreed.
    pub terms: Terms,
    /// Who sat where when the game began, in the order of the seats. The journal tells who sits there later.
    pub chairs: Vec<Chair>,
    /// What the luck of the game is bound to; `null` if it is not.
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
    /// Of the host's secret.
    pub host: String,
    /// Of each seat's number; `null` if it gave none.
    pub seats: Vec<Option<String>>,
}

/// What happened since a version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Told {
    /// The version before the first of these entries. Whoever has an older one has missed something, and follows
    /// again from there.
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

/// A rule of the game stands against an act. Nothing of it was carried out.
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

/// A command was made for an old version, and what has happened since matters to it. Nothing was carried out.
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
    /// Whose.
    pub seat: Seat,
    /// How much time is left, as of [`Clocks::now`].
    pub left_ms: Millis,
    /// When it runs out; `null` while it stands still.
    pub deadline: Option<Millis>,
}
