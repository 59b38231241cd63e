//! What went wrong, apart from the rules of a game.

use crate::CommandId;
use serde::{Deserialize, Serialize};

/// Something that cannot be done, for a reason other than a rule of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Problem {
    /// The command or question that it is about; `null` if its id could not be read.
    pub id: Option<CommandId>,
    /// What is wrong.
    pub code: ProblemCode,
    /// More about it, in English, for people who write clients.
    pub detail: Option<String>,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// This is not a message of the wire.
    Malformed,
    /// The message is longer than the host accepts.
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
    /// An act goes on after an action that brings secret choices of others to light. It has to end there: otherwise,
    /// what is allowed after it would show what they chose.
    BeyondSecrets,
    /// There is nothing to take back.
    NothingToUndo,
    /// Chance has decided something since.
    UndoChance,
    /// Somebody else has moved since.
    UndoOthers,
    /// What was hidden has come to light since.
    UndoRevealed,
    /// The turn was sent too long ago to be taken back alone: the other players have to agree.
    UndoLate,
    /// The seat would have no time left for the turn that it takes back.
    UndoTime,
    /// The seat ran out of time in this turn: the bot finishes the turn, then the player can come back.
    TurnLost,
    /// The game pauses.
    Paused,
    /// Everybody has acted, so the game can no longer be called off by one alone.
    AbortLate,
    /// There is no such offer, or it is settled already.
    OfferGone,
    /// Nobody asked this seat.
    NotAsked,
    /// No bot plays for the seat, so there is nothing to return to.
    NotTakenOver,
    /// There is no such bot.
    NoSuchBot,
    /// The table does not allow hints.
    NoHints,
    /// The table does not allow spectators.
    NoSpectators,
    /// The asker has not signed in.
    NotSignedIn,
    /// The asker may not do this.
    Forbidden,
    /// The seat is taken.
    SeatTaken,
    /// The player sits at this table already.
    SitsAlready,
    /// The game has begun, so this can no longer be changed.
    Begun,
    /// A game cannot be set up like this; the detail says why.
    Setting,
    /// A name that cannot be used: too short, too long, with characters that are not allowed, or taken.
    BadName,
    /// A password that cannot be used: too short or too long.
    BadPassword,
    /// The name or the password is wrong.
    WrongPassword,
    /// The request did not come from a page of this server.
    ForeignOrigin,
    /// There is no such thing at this address.
    NotFound,
    /// Too many messages in too short a time.
    TooMany,
    /// The host has too much to do; try again later.
    Busy,
    /// It could not be stored, and so it has not happened.
    NotStored,
    /// A fault of the host.
    Fault,
}

/// A refused request, as `application/problem+json` (RFC 9457).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ProblemDetails {
    /// Always `about:blank`; [`ProblemDetails::code`] tells what is wrong.
    #[serde(rename = "type")]
    pub kind: String,
    /// The status of the answer in words.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// What is wrong: a [`ProblemCode`], `refused` by a rule of the game, or `stale`.
    pub code: String,
    /// What is wrong, as a sentence: in the asker's language if a rule of the game forbids it.
    pub detail: Option<String>,
    /// The command or question that it is about.
    pub id: Option<CommandId>,
    /// The rule that forbids it, if there is one.
    pub rule: Option<String>,
    /// Which of the actions, from 0.
    pub index: Option<u32>,
    /// The refusal as data, if a rule forbids it.
    pub refused: Option<princely_core::Refused>,
    /// What was missed, if the command was made for an old version.
    pub missed: Option<crate::Told>,
}
