//! Playouts: the policy plays a position to its end, through the same `apply` a table uses.

use super::Policy;
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn};
use princely_fuerstenfeld::{Fuerstenfeld, State};

/// Plays the state to its end, each seat by its policy. Allocates nothing.
#[inline]
pub fn play_to_end(game: &Fuerstenfeld, policies: &[&Policy; 5], state: &mut State, whims: &mut Quick) {
    let mut dice = Streamed(whims.clone());
    loop {
        match game.turn(state) {
            Turn::Over => {
                *whims = dice.0;
                return;
            }
            Turn::Chance => {
                let chance = game.sample_chance(state, &mut dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let action = policies[seat.index()].decide(game, state, seat);
                game.apply(state, seat, action, &mut Silent);
            }
        }
    }
}
