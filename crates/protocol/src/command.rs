//! What a client wants of a table.
//!
//! The host knows from the connection who sends a message, so no message names its own seat. Every command has an id
//! made by the client. A command that is sent twice counts once: the second time it is answered as the first time. The
//! same id with another content is an error.

use crate::{Ask, Raw, Version};
use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// Everything a client can send to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToHost {
    /// Tell me what has happened, and what happens from now on.
    Follow(Follow),
    /// I act.
    Act(Act),
    /// I take back.
    Undo(Undo),
    /// I propose something.
    Offer(Offer),
    /// I answer an offer.
    Answer(Answer),
    /// I give up.
    Resign(Resign),
    /// A bot is to play for my seat.
    TakeOver(TakeOver),
    /// I play on myself.
    Return(Return),
    /// I call the game off.
    Abort(Abort),
    /// The game goes on after a pause.
    Resume(Resume),
    /// My turn as far as it is prepared. It is not answered.
    Plan(Plan),
    /// A question that changes nothing.
    Ask(Ask),
}

impl ToHost {
    /// The id, if the message is answered.
    pub fn id(&self) -> Option<&CommandId> {
        match self {
            ToHost::Follow(_) | ToHost::Plan(_) => None,
            ToHost::Act(Act { id, .. })
            | ToHost::Undo(Undo { id, .. })
            | ToHost::Offer(Offer { id, .. })
            | ToHost::Answer(Answer { id, .. })
            | ToHost::Resign(Resign { id, .. })
            | ToHost::TakeOver(TakeOver { id, .. })
            | ToHost::Return(Return { id, .. })
            | ToHost::Abort(Abort { id, .. })
            | ToHost::Resume(Resume { id, .. })
            | ToHost::Ask(Ask { id, .. }) => Some(id),
        }
    }
}

/// Tell me what has happened since a version, and what happens from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// The version of the wire that the client speaks.
    pub wire: u32,
    /// The version the client has; 0 for everything.
    pub since: Version,
}

/// One or several actions, all or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The id of this command.
    pub id: CommandId,
    /// The version of the table it was made for.
    pub version: Version,
    /// The actions, in their order.
    #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
    pub actions: Vec<Raw>,
}

/// Takes back the sender's latest act, if that needs no consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The id of this command.
    pub id: CommandId,
    /// The version of the table it was made for.
    pub version: Version,
}

/// Proposes something to which all other persons at the table have to agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The id of this command.
    pub id: CommandId,
    /// The version of the table it was made for.
    pub version: Version,
    /// What is proposed.
    pub proposal: Proposal,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// To go back to an earlier version, and take back what others have done since.
    Undo {
        /// The version that would be the latest one to stand.
        to: Version,
    },
    /// To play again.
    Rematch,
    /// To end the game now. All who still play share the win.
    Draw,
    /// To let all clocks stand still until somebody resumes the game.
    Pause,
    /// To let somebody else sit down on a seat for which a bot plays.
    Seat {
        /// Which seat.
        seat: Seat,
    },
}

/// Answers an offer of somebody else, or withdraws one's own (by not agreeing to it).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The id of this command.
    pub id: CommandId,
    /// The version of the offer.
    pub offer: Version,
    /// Whether the sender agrees.
    pub agrees: bool,
}

/// Gives up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// The id of this command.
    pub id: CommandId,
    /// The version of the table it was made for.
    pub version: Version,
}

/// Lets a bot play for the sender's seat until the sender returns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// The id of this command.
    pub id: CommandId,
    /// The level or name of the bot.
    pub level: String,
}

/// Plays on, after a bot played for the sender's seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// The id of this command.
    pub id: CommandId,
}

/// Calls the game off, so that nobody wins and nobody loses. It needs no consent as long as not every seat has acted
/// once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Abort {
    /// The id of this command.
    pub id: CommandId,
}

/// Ends a pause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// The id of this command.
    pub id: CommandId,
}

/// A turn that a player has prepared and not sent. The host keeps the latest one of each seat, and tells it to nobody but the
/// other devices of the same player. If the seat runs out of time and a bot is to stand in, a complete
/// plan is played first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The version of the table it was made for.
    pub version: Version,
    /// The steps of the open turn; each is one or several actions that were confirmed together.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Vec<crate::payload::AnyAction>>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<crate::payload::AnyAction>>"))]
    pub steps: Vec<Vec<Raw>>,
    /// What would end the turn after these steps, if it is prepared; empty if it is not.
    #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
    pub ends: Vec<Raw>,
}

impl Plan {
    /// Whether nothing is prepared.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.ends.is_empty()
    }
}

/// The id of a command or question, made by the client and unique for its seat: 1 to 64 letters, digits, `-` or `_` of
/// ASCII. A random UUID is suitable.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", ts(type = "string"))]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Za-z0-9_-]{1,64}$")))]
pub struct CommandId(String);

/// A text that cannot be the id of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 1 to 64 letters, digits, - or _")]
pub struct BadId;

impl CommandId {
    /// The id as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = BadId;

    fn try_from(text: String) -> Result<CommandId, BadId> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if (1..=64).contains(&text.len()) && text.bytes().all(plain) {
            Ok(CommandId(text))
        } else {
            Err(BadId)
        }
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        id.0
    }
}

impl std::fmt::Display for CommandId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
