//! A table as it is kept.

use crate::{AccountId, Millis, Seat, SeatSet, Spectators, TableId, Version};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It is open; the game has not begun.
    Waiting,
    /// The game is being played.
    Running,
    /// The game has ended by its rules, by resignation or by time.
    Finished,
    /// It was given up before the game began or before it ended.
    Closed,
}

impl Status {
    /// All of them.
    pub const ALL: [Status; 4] = [Status::Waiting, Status::Running, Status::Finished, Status::Closed];

    /// Whether the game, or the whole table, is over.
    pub fn is_over(self) -> bool {
        matches!(self, Status::Finished | Status::Closed)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Closed => "closed",
        })
    }
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    Public,
    /// Everybody with the link.
    Private,
}

/// Which account sits on which seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The seat.
    pub seat: u8,
    /// The account of the person or the program on it. Bots of the house have no account and are not listed.
    pub account: AccountId,
}

/// A table, without its journal and without the secret of its luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// Who opened it.
    pub host: Option<AccountId>,
    /// The id of the game.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who may look on.
    pub spectators: Spectators,
    /// When it was opened.
    pub created: Millis,
    /// When anything last changed.
    pub updated: Millis,
    /// What was agreed on and who wants to sit where: JSON of the caller. It should name accounts by their ids and not
    /// by their names, so that a changed or deleted name does not stay here.
    pub lobby: String,
    /// How often the lobby has changed.
    pub revision: u32,
    /// How many entries the journal has.
    pub version: Version,
    /// When somebody must look at the table: a clock runs out, a bot's move is due.
    pub deadline: Option<Millis>,
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// The accounts that sit here, in the order of the seats.
    pub sitting: Vec<Sitting>,
    /// How many seats wait for somebody.
    pub free_seats: u8,
}

impl Table {
    /// The seats on which this account sits.
    pub fn seats_of(&self, account: &AccountId) -> SeatSet {
        self.sitting
            .iter()
            .filter(|sitting| sitting.account == *account)
            .map(|sitting| Seat(sitting.seat))
            .collect()
    }

    /// Whether this account is to act.
    pub fn is_turn_of(&self, account: &AccountId) -> bool {
        self.sitting
            .iter()
            .any(|sitting| sitting.account == *account && self.to_act.contains(Seat(sitting.seat)))
    }
}

/// A table that is opened. It is waiting, at version 0 and revision 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Who opens it.
    pub host: Option<AccountId>,
    /// The id of the game.
    pub game: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who may look on.
    pub spectators: Spectators,
    /// Now.
    pub now: Millis,
    /// As [`Table::lobby`].
    pub lobby: String,
    /// As [`Table::deadline`].
    pub deadline: Option<Millis>,
    /// The accounts that sit here already. No seat is named twice, and every seat is below 8.
    pub sitting: Vec<Sitting>,
    /// How many seats wait for somebody.
    pub free_seats: u8,
}

/// A change beside the game: somebody sits down or leaves, the terms change, a seat is handed on, the table is closed.
/// Each field replaces the old value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyChange {
    /// Now.
    pub now: Millis,
    /// [`Status::Closed`] gives the table up. To begin the game use [`crate::Store::start`], to end it
    /// [`crate::Store::append`].
    pub closed: bool,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who may look on.
    pub spectators: Spectators,
    /// As [`Table::lobby`].
    pub lobby: String,
    /// As [`Table::deadline`].
    pub deadline: Option<Millis>,
    /// As [`Table::sitting`].
    pub sitting: Vec<Sitting>,
    /// How many seats wait for somebody.
    pub free_seats: u8,
}

/// The beginning of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// What the game begins with: JSON of the caller. It holds the secret of the luck, is set once and never changes.
    pub opening: String,
    /// As [`Table::lobby`].
    pub lobby: String,
    /// The accounts that play.
    pub sitting: Vec<Sitting>,
    /// The first entries of the journal.
    pub entries: Vec<String>,
    /// How the table stands after them.
    pub head: Head,
}

/// How a table stands after its last entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// Now.
    pub now: Millis,
    /// Running, finished or closed.
    pub status: Status,
    /// As [`Table::deadline`].
    pub deadline: Option<Millis>,
    /// The seats that are to act.
    pub to_act: SeatSet,
}

/// A table that somebody must look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// Since when.
    pub deadline: Millis,
}
