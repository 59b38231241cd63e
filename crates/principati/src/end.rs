//! How the game ends (section 17).

use crate::Principati;
use crate::buildings::Class;
use crate::event::Event;
use crate::map::NONE;
use crate::names::{Building, Ending, Phase};
use crate::state::State;
use princely_core::{Seat, SeatSet, Sink};

impl Principati {
    /// Looks whether the acting player has set off the end (P-END-01 a, b, c).
    pub(crate) fn look_for_end(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        if state.ending.is_some() || state.closing {
            return;
        }
        let reason = if self.military(state, seat) >= u32::from(self.options.switches.military_end) {
            Ending::Military
        } else if state.player(seat).orders_earned() >= self.buildings.orders_end {
            Ending::Orders
        } else if state.island != NONE && state.map.tile(state.island).bears(Building::Port) {
            Ending::Island
        } else {
            return;
        };
        self.trigger(state, seat, reason, events);
    }

    /// The first trigger decides who begins the closing round (P-END-03).
    pub(crate) fn trigger(
        &self,
        state: &mut State,
        seat: Seat,
        reason: Ending,
        events: &mut impl Sink<Event>,
    ) {
        if state.ending.is_none() && !state.closing {
            state.trigger = seat.0;
            state.ending = Some(reason);
            events.tell(|| Event::EndTriggered { seat: Some(seat), reason });
        }
    }

    /// Military buildings that count for P-END-01a.
    pub(crate) fn military(&self, state: &State, seat: Seat) -> u32 {
        let counts = |building: &&Building| {
            self.buildings.facts(**building).class == Class::Military
                && (**building != Building::Palace || self.options.switches.palace_counts_military)
        };
        let standing = &state.player(seat).standing;
        Building::ALL.iter().filter(counts).map(|building| u32::from(standing[building.index()])).sum()
    }

    /// Who has won: points, then pecunia, then standing buildings, then both (P-END-04).
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        let rank = |seat: Seat| {
            let player = state.player(seat);
            let standing: u32 = player.standing.iter().map(|&count| u32::from(count)).sum();
            (self.score(state, seat).total(), player.pecunia, standing)
        };
        let (one, two) = (rank(Seat(0)), rank(Seat(1)));
        let best = one.max(two);
        [(Seat(0), one), (Seat(1), two)]
            .into_iter()
            .filter(|(_, rank)| *rank == best)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The game is over.
    pub(crate) fn finish(&self, state: &mut State, events: &mut impl Sink<Event>) {
        state.phase = Phase::Over;
        let state = &*state;
        events.tell(|| Event::Ended {
            scores: [Seat(0), Seat(1)].map(|seat| self.score(state, seat).total()),
            winners: self.winners(state).into_iter().collect(),
        });
    }
}
