//! What is agreed at a table and who sits where, as the store keeps it.

use princely_core::Seat;
use princely_core::record::{FairSeat, Hex32};
use princely_protocol::{Begins, CommandId, Millis, OutOfTime, Sitter, Terms};
use princely_store::{AccountId, Sitting};
use princely_table::fair;
use princely_table::opening::TimeOut;
use serde::{Deserialize, Serialize};

/// What is agreed at a table and who sits where. It names accounts only by their ids. It is never sent in this form.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Lobby {
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<LobbySeat>,
    pub(crate) begins: Begins,
    pub(crate) time_out: OutOfTime,
    /// Whether people may sit down on the seats of bots while the game runs.
    #[serde(default)]
    pub(crate) late: bool,
    /// The account to which the player belongs who opened the table as a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) owner: Option<AccountId>,
    /// The host's secret; it moves to the opening when the game begins.
    pub(crate) secret: Option<fair::Secret>,
    /// The hash of the secret.
    pub(crate) commitment: String,
    /// Until when the game waits for the numbers of the players, once all are there.
    pub(crate) awaits: Option<Millis>,
    /// Who has won.
    pub(crate) winners: Option<Vec<Seat>>,
    /// The table at which the same players play again.
    pub(crate) rematch: Option<String>,
}

/// A seat before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum LobbySeat {
    Free,
    Bot {
        level: String,
    },
    /// A program was asked to come, and has not come yet.
    Asked {
        account: AccountId,
    },
    /// Somebody who plays by sending commands: a person, or a program with its token.
    Person {
        account: AccountId,
        /// Their part of the luck: the hash that binds them, and the number once it is open.
        commitment: Option<Hex32>,
        nonce: Option<Hex32>,
        /// The id with which they sat down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// Whether they have said to be ready for the game to begin.
        #[serde(default)]
        ready: bool,
    },
}

impl LobbySeat {
    pub(crate) fn person(account: AccountId) -> LobbySeat {
        LobbySeat::Person { account, commitment: None, nonce: None, id: None, ready: false }
    }

    pub(crate) fn account(&self) -> Option<&AccountId> {
        match self {
            LobbySeat::Person { account, .. } => Some(account),
            _ => None,
        }
    }

    /// The account that sits there or was asked to.
    pub(crate) fn named(&self) -> Option<&AccountId> {
        match self {
            LobbySeat::Asked { account } | LobbySeat::Person { account, .. } => Some(account),
            LobbySeat::Free | LobbySeat::Bot { .. } => None,
        }
    }

    /// Whether nobody sits there yet.
    pub(crate) fn is_empty(&self) -> bool {
        matches!(self, LobbySeat::Free | LobbySeat::Asked { .. })
    }

    pub(crate) fn sitter(&self) -> Sitter {
        match self {
            LobbySeat::Free | LobbySeat::Asked { .. } => Sitter::Nobody,
            LobbySeat::Bot { level } => Sitter::Bot { level: level.clone() },
            LobbySeat::Person { .. } => Sitter::Person,
        }
    }

    pub(crate) fn fair(&self) -> Option<FairSeat> {
        match self {
            LobbySeat::Person { commitment: Some(commitment), nonce, .. } => {
                Some(FairSeat { commitment: *commitment, nonce: *nonce })
            }
            _ => None,
        }
    }

    /// Whether the number that belongs to the player's commitment is still missing.
    pub(crate) fn owes_nonce(&self) -> bool {
        matches!(self, LobbySeat::Person { commitment: Some(_), nonce: None, .. })
    }
}

impl Lobby {
    /// The seat on which an account sat down with this id.
    pub(crate) fn sat_down(&self, who: &AccountId, with: &CommandId) -> Option<Seat> {
        let is_it = |seat: &LobbySeat| match seat {
            LobbySeat::Person { account, id, .. } => account == who && id.as_ref() == Some(with),
            _ => false,
        };
        Some(Seat(self.seats.iter().position(is_it)? as u8))
    }

    /// The seat of an account.
    pub(crate) fn seat_of(&self, account: &AccountId) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.account() == Some(account))?;
        Some(Seat(at as u8))
    }

    pub(crate) fn free_seats(&self) -> u8 {
        self.seats.iter().filter(|seat| **seat == LobbySeat::Free).count() as u8
    }

    /// Whether everybody is there.
    pub(crate) fn is_full(&self) -> bool {
        !self.seats.iter().any(LobbySeat::is_empty)
    }

    /// Whether every seat is taken, and every person has said to be ready.
    pub(crate) fn is_ready(&self) -> bool {
        let waits = |seat: &LobbySeat| matches!(seat, LobbySeat::Person { ready: false, .. });
        self.is_full() && !self.seats.iter().any(waits)
    }

    /// The accounts that sit here or were asked to: each of them finds the table among their own.
    pub(crate) fn sitting(&self) -> Vec<Sitting> {
        let seats = (0..).zip(&self.seats);
        seats.filter_map(|(seat, sits)| Some(Sitting { seat, account: sits.named()?.clone() })).collect()
    }

    pub(crate) fn time_out(&self) -> TimeOut {
        match self.time_out {
            OutOfTime::StandIn => TimeOut::StandIn,
            OutOfTime::Loses => TimeOut::Loses,
        }
    }
}
