//! What went wrong, apart from the rules of a game.

use crate::CommandId;
use serde::{Deserialize, Serialize};

/// Something that cannot be done, for a reason that is no rule of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Problem {
    /// Of which command or question; `null` if it could not be read that far.
    pub id: Option<CommandId>,
    /// What is wrong.
    pub code: ProblemCode,
    /// More about it, in English, for whoever writes a client.
    pub detail: Option<String>,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// This is no message of the wire.
    Malformed,
    /// The message is longer than the host reads.
    TooLong,
    /// The two sides speak different versions of the wire.
    WireVersion,
    /// The game was begun with a version of the rules that this host does not know.
    RulesVersion,
    /// There is no such game.
    NoSuchGame,
    /// There is no such table.
    NoSuchTable,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// The table has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The version is one that the table does not have.
    NoSuchVersion,
    /// The id was used before with another content.
    IdReused,
    /// An act goes on after an action that brings secret choices of others to light. It has to end there: what is
    /// allowed after it would tell what they chose.
    BeyondSecrets,
    /// There is nothing to take back.
    NothingToUndo,
    /// Chance has decided something since.
    UndoChance,
    /// Somebody else has moved since.
    UndoOthers,
    /// What was hidden has come to light since.
    UndoRevealed,
    /// There is no such offer, or it is settled already.
    OfferGone,
    /// Nobody asked this seat.
    NotAsked,
    /// The seat is not played by a bot, so that there is nothing to return to.
    NotTakenOver,
    /// There is no such bot.
    NoSuchBot,
    /// The table does not allow hints.
    NoHints,
    /// The table does not allow spectators.
    NoSpectators,
    /// Who asks has not signed in.
    NotSignedIn,
    /// Who asks may not do this.
    Forbidden,
    /// Too many messages in too short a time.
    TooMany,
    /// The host has too much to do; try again later.
    Busy,
    /// It could not be stored, and so it has not happened.
    NotStored,
    /// A fault of the host.
    Fault,
}
