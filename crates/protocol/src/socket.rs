//! What goes over a socket of a server. One socket carries any number of tables.

use crate::{ChatLines, CommandId, FromHost, Me, Millis, Problem, Say, TableCard, ToHost};
use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// Everything a client can send over a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Something for a table.
    At {
        /// Which table.
        table: String,
        /// The message.
        message: ToHost,
    },
    /// Asks for no more news of a table.
    Unfollow {
        /// Which table.
        table: String,
    },
    /// Says something at a table.
    Say {
        /// Which table.
        table: String,
        /// What is said.
        say: Say,
    },
    /// Says whether somebody sits in front of a table that this socket follows. Without this, somebody does.
    Attend {
        /// Which table.
        table: String,
        /// Whether somebody is there.
        here: bool,
    },
    /// Asks whether the server is still there. It is answered by [`FromServer::Pong`].
    Ping {
        /// The answer has the same id.
        id: CommandId,
    },
}

/// Everything a server can send over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The first message.
    Welcome {
        /// The version of the wire.
        wire: u32,
        /// Who the reader is; `null` for a stranger.
        me: Option<Me>,
        /// The time at the host.
        now: Millis,
    },
    /// Something from a table.
    At {
        /// Which table.
        table: String,
        /// The message.
        message: FromHost,
    },
    /// A table that is followed, or that has changed: somebody sat down or left, it began or ended, or is played again.
    Card {
        /// The table.
        card: TableCard,
    },
    /// What was said at a table.
    Chat {
        /// Which table.
        table: String,
        /// What was said.
        chat: ChatLines,
    },
    /// Who is there at a table: told when one follows it, and whenever it changes.
    Present {
        /// Which table.
        table: String,
        /// The players, in the order of the seats.
        people: Vec<Presence>,
        /// Before the game: the names of those who look at the table and have no seat.
        coming: Vec<String>,
    },
    /// The answer to a ping.
    Pong {
        /// Its id.
        id: CommandId,
        /// The time at the host.
        now: Millis,
    },
    /// Something is wrong that belongs to no table, or to a table that cannot be followed.
    Problem {
        /// Which table, if that could be read.
        table: Option<String>,
        /// What is wrong.
        problem: Problem,
    },
    /// The server closes the socket now. Come back, and follow from the version you have.
    Bye {
        /// Why.
        reason: Bye,
    },
}

/// Where the player of a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Presence {
    /// Which seat.
    pub seat: Seat,
    /// Where its player is.
    pub is: Whereabouts,
}

/// Where a player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// Not at the table.
    Gone,
    /// The line was lost, and the player may come back at any moment.
    Disconnected,
    /// The table is open, but nobody seems to sit in front of it.
    Away,
    /// In front of the table.
    Here,
}

/// Why a server closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The server stops, and will soon be back.
    Stopping,
    /// The client reads too slowly.
    TooSlow,
    /// The client sends too much.
    TooMany,
    /// The session has ended.
    SignedOut,
}
