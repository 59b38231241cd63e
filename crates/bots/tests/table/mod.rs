//! A game of Fürstenfeld, for the tests of its players.

use princely_core::{Game, Keyed, Seat, Seed, Silent, Turn};
use princely_fuerstenfeld::{Action, Fuerstenfeld, State};

/// Plays a game of a series to its end, or until `act` says to stop. `act` plays one or more actions of the seat that
/// is to act, and says whether to go on.
pub(crate) fn play(
    game: &Fuerstenfeld,
    (series, number): (u64, u64),
    mut act: impl FnMut(&mut State, Seat) -> bool,
) -> State {
    let mut dice = Keyed::new(Seed::of_series(series, number));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                if !act(&mut state, seats.lowest().unwrap()) {
                    return state;
                }
            }
        }
    }
}

/// Plays an action that the rules must allow.
pub(crate) fn act(game: &Fuerstenfeld, state: &mut State, seat: Seat, action: Action) {
    game.check(state, seat, &action).unwrap();
    game.apply(state, seat, action, &mut Silent);
}
