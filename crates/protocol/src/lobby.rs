//! Tables on a server, before, while and after they are played at.

use crate::{Chair, Millis, Pace, Raw, Sitter, Spectators, Terms, Viewer};
use princely_core::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct House {
    /// The version of the wire.
    pub wire: u32,
    /// The version of the server.
    pub server: String,
    /// The games.
    pub games: Vec<HouseGame>,
    /// The names of the bots, by strength.
    pub bots: Vec<String>,
    /// The languages in which the server can write sentences.
    pub languages: Vec<String>,
    /// The time at the host.
    pub now: Millis,
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseGame {
    /// Its id.
    pub id: String,
    /// The newest version of its rules.
    pub rules: u32,
}

/// A game as somebody asks for it. A field that is `null` has its usual value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Wish {
    /// How many players.
    pub players: Option<u8>,
    /// Which variant, by its id.
    pub variant: Option<String>,
    /// The number of the closing round, for a shorter game.
    pub max_rounds: Option<u16>,
    /// House rules: the names of switches and their values.
    #[cfg_attr(feature = "schema", ts(type = "{ [key: string]: unknown }"))]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, serde_json::Value>"))]
    pub switches: BTreeMap<String, Raw>,
    /// The player's own table of printed values, as TOML.
    pub table: Option<CardTable>,
}

/// A table of printed values that a player has sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardTable {
    /// What it is called.
    pub name: String,
    /// Its text, as TOML.
    pub text: String,
}

/// Wants to open a table. A field that is left out has its usual value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// How it is to be played.
    #[serde(default)]
    pub wish: Wish,
    /// Who is to sit where, in the order of the seats. Seats that are not named are free.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// How fast it is played.
    #[serde(default = "untimed")]
    pub pace: Pace,
    /// What happens to a seat that runs out of time.
    #[serde(default)]
    pub time_out: OutOfTime,
    /// Whether players may look up what they once saw.
    #[serde(default = "no_aid")]
    pub aid: crate::Aid,
    /// Whether players may ask a bot for advice.
    #[serde(default)]
    pub hints: bool,
    /// Who may watch.
    #[serde(default = "live")]
    pub spectators: Spectators,
    /// Whether it is listed in the lobby. If not, only people who have the link find it.
    #[serde(default)]
    pub public: bool,
    /// When the game begins.
    #[serde(default)]
    pub begins: Begins,
    /// Whether people may sit down on the seats of bots while the game runs.
    #[serde(default)]
    pub late: bool,
}

fn untimed() -> Pace {
    Pace::Untimed
}

fn no_aid() -> crate::Aid {
    crate::Aid::None
}

fn live() -> Spectators {
    Spectators::Live
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NewSeat {
    /// Anybody.
    Free,
    /// The player who opens the table.
    Me,
    /// A bot.
    Bot {
        /// Its level or name.
        level: String,
    },
    /// A program that has an account here. It is asked to come, and plays by its token.
    Program {
        /// The name of its account.
        name: String,
    },
}

/// What happens to a seat that runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutOfTime {
    /// A bot plays for it until the player returns.
    #[default]
    StandIn,
    /// It has lost.
    Loses,
}

/// When a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Begins {
    /// When every seat is taken.
    #[default]
    Full,
    /// When every seat is taken, and everybody there has said to be ready.
    Ready,
    /// When the player who opened the table says so. Bots then sit down on the free seats.
    OnWord,
}

/// A table as the server shows it: in the lobby, and to those who look at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableCard {
    /// The id. Anybody who has it finds the table.
    pub id: String,
    /// How far it is.
    pub stage: Stage,
    /// What was agreed.
    pub terms: Terms,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<TableSeat>,
    /// Which viewer the reader is.
    pub viewer: Viewer,
    /// Whether the reader opened the table.
    pub is_own: bool,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// When the game begins.
    pub begins: Begins,
    /// Whether people may sit down on the seats of bots while the game runs.
    pub late: bool,
    /// What happens to a seat that runs out of time.
    pub time_out: OutOfTime,
    /// The SHA-256 sum of the host's secret, as hexadecimal digits. The host is bound to it from the first moment on.
    pub commitment: String,
    /// When it was opened.
    pub made: Millis,
    /// Whether it is the reader's turn; `null` for a reader without a seat.
    pub your_turn: Option<bool>,
    /// Who has won, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// The table at which the same players play again, if they have agreed to.
    pub rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It waits for players.
    Open,
    /// Everybody is there. The server waits for the players' numbers for the luck of the game.
    Beginning,
    /// The game goes on.
    Running,
    /// The game is over.
    Finished,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableSeat {
    /// What the player is called; `null` if nobody sits there.
    pub name: Option<String>,
    /// Who sits there now.
    pub sitter: Sitter,
    /// The id of the player; `null` for a bot, for nobody, and for a program that was asked and has not come yet.
    pub player: Option<String>,
    /// Whether the player has said to be ready for the game to begin.
    pub ready: bool,
}

impl From<&TableSeat> for Chair {
    fn from(seat: &TableSeat) -> Chair {
        Chair { name: seat.name.clone(), sitter: seat.sitter.clone() }
    }
}

/// A part of the list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableList {
    /// The tables, the newest first.
    pub tables: Vec<TableCard>,
    /// Where the next part begins; `null` if there is none.
    pub next: Option<String>,
}

/// Wants to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SitDown {
    /// An id made by the client. Whoever got no answer sends the same again: it counts once, also if the game has begun
    /// meanwhile.
    pub id: Option<crate::CommandId>,
    /// The SHA-256 sum of 32 random bytes, as 64 hexadecimal digits: the player's part of the luck of the game.
    pub commitment: Option<String>,
}

/// Says whether one is ready for the game to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Whether one is.
    pub ready: bool,
}

/// Another order of those who sit at a table that waits for players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatOrder {
    /// For each seat the seat from which its sitter comes; every seat is named once.
    pub order: Vec<Seat>,
}

/// The number to which a player was bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenNonce {
    /// The 32 bytes, as 64 hexadecimal digits.
    pub nonce: String,
}

/// Wants to say something at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// An id made by the client. A text that is sent twice with the same id is said once.
    pub id: crate::CommandId,
    /// The text: 1 to 500 characters.
    pub text: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Said {
    /// The number of the line at this table, from 1.
    pub number: u32,
    /// When it was said.
    pub at: Millis,
    /// The seat of the player who said it.
    pub seat: Seat,
    /// What that player is called.
    pub name: String,
    /// The text, exactly as it was written: a client must not take it for HTML.
    pub text: String,
}

/// What was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChatLines {
    /// The lines, in order.
    pub lines: Vec<Said>,
}

/// Wants to know what would happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The actions, in their order.
    #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
    pub actions: Vec<Raw>,
}
