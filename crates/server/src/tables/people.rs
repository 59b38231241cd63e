//! Who sits at a table, as the accounts are today: names, programs, vacations.

use super::lobby::{Lobby, LobbySeat};
use crate::hall::Hall;
use crate::players::{self, AccountSettings};
use crate::trouble::Answer;
use crate::vacation::Vacations;
use princely_core::Seat;
use princely_protocol::{Clock, Clocks, Millis, Pace, Sitter};
use princely_store::{Account, AccountId, AccountKind};
use princely_table::{After, AnyTable};
use std::collections::HashMap;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// Somebody with an account.
#[derive(Clone, Debug)]
struct Somebody {
    name: String,
    is_program: bool,
    vacations: Vacations,
}

/// Who sits at a table, by seat; `None` if no account sits there or was asked to.
#[derive(Clone, Debug, Default)]
pub(crate) struct People(Vec<Option<Somebody>>);

/// Accounts by their ids.
pub(crate) struct Known(HashMap<AccountId, Somebody>);

impl Known {
    /// The accounts with these ids.
    pub(crate) async fn of(hall: &Hall, ids: &[AccountId]) -> Answer<Known> {
        let accounts = if ids.is_empty() { Vec::new() } else { hall.store.accounts(ids).await? };
        Ok(Known(accounts.iter().map(|account| (account.id.clone(), Somebody::of(account))).collect()))
    }

    /// What somebody is called.
    pub(crate) fn name(&self, id: &AccountId) -> Option<String> {
        self.0.get(id).map(|somebody| somebody.name.clone())
    }

    /// The people at a table.
    pub(crate) fn at(&self, lobby: &Lobby) -> People {
        let sits = |seat: &LobbySeat| self.0.get(seat.named()?).cloned();
        People(lobby.seats.iter().map(sits).collect())
    }
}

impl Somebody {
    fn of(account: &Account) -> Somebody {
        Somebody {
            name: players::called(account),
            is_program: account.kind == AccountKind::Bot,
            vacations: AccountSettings::of(account).vacations,
        }
    }
}

impl People {
    /// The people at a table.
    pub(crate) async fn of(hall: &Hall, lobby: &Lobby) -> Answer<People> {
        let ids: Vec<AccountId> = lobby.seats.iter().filter_map(|seat| seat.named().cloned()).collect();
        Ok(Known::of(hall, &ids).await?.at(lobby))
    }

    fn at(&self, seat: Seat) -> Option<&Somebody> {
        self.0.get(seat.index())?.as_ref()
    }

    /// What somebody is called.
    pub(crate) fn name(&self, seat: Seat) -> Option<String> {
        self.at(seat).map(|somebody| somebody.name.clone())
    }

    /// What everybody is called, by seat.
    pub(crate) fn names(&self) -> impl Iterator<Item = Option<String>> {
        self.0.iter().map(|somebody| somebody.as_ref().map(|somebody| somebody.name.clone()))
    }

    /// Who plays for a seat, as viewers see it. For the table, a program with a token is somebody who sends commands,
    /// like a person.
    pub(crate) fn shown(&self, seat: Seat, sitter: &Sitter) -> Sitter {
        match (sitter, self.at(seat)) {
            (Sitter::Person, Some(program)) if program.is_program => {
                Sitter::Program { name: program.name.clone() }
            }
            (sitter, _) => sitter.clone(),
        }
    }

    /// The clocks of a table. In a game with days for each turn, a clock stands still while its player is on vacation.
    pub(crate) fn clocks(&self, live: &dyn AnyTable, now: Millis) -> Clocks {
        let mut clocks = live.clocks(now);
        if let Pace::Days { days } = live.opening().terms.pace {
            for clock in &mut clocks.clocks {
                *clock = self.on_vacation(*clock, Millis::from(days) * DAY, now);
            }
        }
        clocks
    }

    /// A clock with this much time for each turn, with the player's vacations added.
    fn on_vacation(&self, clock: Clock, time: Millis, now: Millis) -> Clock {
        let (Some(deadline), Some(somebody)) = (clock.deadline, self.at(clock.seat)) else { return clock };
        let deadline = somebody.vacations.deadline(deadline.saturating_sub(time), time);
        Clock { deadline: Some(deadline), left_ms: deadline.saturating_sub(now), ..clock }
    }

    /// When the time of a person is over, once the table stands like this.
    pub(crate) fn next_wake(&self, live: &dyn AnyTable, after: &After) -> Option<Millis> {
        let Pace::Days { days } = live.opening().terms.pace else {
            return after.deadlines.iter().map(|(_, deadline)| *deadline).min();
        };
        let time = Millis::from(days) * DAY;
        let end = |(seat, deadline): &(Seat, Millis)| match self.at(*seat) {
            Some(somebody) => somebody.vacations.deadline(deadline.saturating_sub(time), time),
            None => *deadline,
        };
        after.deadlines.iter().map(end).min()
    }
}
