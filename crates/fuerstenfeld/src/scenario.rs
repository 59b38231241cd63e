//! Positions for study, put together by hand.
//!
//! Cached values are computed again. Nobody checks whether a game could reach the position.
//!
//! ```
//! use princely_core::{Game, Seat};
//! use princely_fuerstenfeld::scenario::Scenario;
//! use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Phase, Variant};
//! let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
//! let scenario = Scenario::of(&game.start()).order_of_play(&[1, 0]).round(3).turn(Seat(1), Phase::Build);
//! let state = scenario.player(Seat(1), |player| player.coins = 40).state();
//! assert_eq!((state.round(), state.player(Seat(1)).coins), (3, 40));
//! ```

use crate::step::setup::harvest_of;
use crate::{Brewery, Phase, Player, State, Top};
use princely_core::{Seat, SeatSet};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    state: State,
}

impl Scenario {
    /// Goes on from a position.
    pub fn of(state: &State) -> Scenario {
        Scenario { state: state.clone() }
    }

    /// The position.
    pub fn state(self) -> State {
        self.state
    }

    /// Sets the order of play; `seats` has one entry for each player.
    #[must_use]
    pub fn order_of_play(mut self, seats: &[u8]) -> Scenario {
        self.state.order[..seats.len()].copy_from_slice(seats);
        self
    }

    /// Sets the round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scenario {
        self.state.round = round;
        self
    }

    /// It is this seat's turn; those before it in the order are done.
    #[must_use]
    pub fn turn(mut self, seat: Seat, phase: Phase) -> Scenario {
        let before = self.state.order.iter().take_while(|&&other| other != seat.0);
        self.state.turns_done = before.count() as u8;
        self.at_once(phase, SeatSet::only(seat))
    }

    /// These seats are to act, in any order.
    #[must_use]
    pub fn at_once(mut self, phase: Phase, seats: SeatSet) -> Scenario {
        (self.state.phase, self.state.to_act) = (phase, seats);
        self
    }

    /// Changes what a player has. What is active and what the harvest brings follow from the board.
    #[must_use]
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Scenario {
        let player = self.state.player_mut(seat);
        change(player);
        let card = |top: &Top| if let Top::Card(card) = top { Some(*card) } else { None };
        player.active = player.board.iter().filter_map(card).collect();
        player.harvest = harvest_of(&player.board);
        self
    }

    /// Changes a brewery, counted from 0.
    #[must_use]
    pub fn brewery(mut self, index: usize, change: impl FnOnce(&mut Brewery)) -> Scenario {
        change(&mut self.state.breweries[index]);
        self
    }

    /// Sets the palace price card on top, counted from 0, and the markers on it.
    #[must_use]
    pub fn palace_price(mut self, card: u8, markers: u8) -> Scenario {
        (self.state.palace_card, self.state.palace_markers) = (card, markers);
        self
    }
}
