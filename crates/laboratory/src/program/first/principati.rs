//! The view of Principati as programs of protocol version 1 know it.

use princely_core::{Aid, Game, Seat, Turn, Viewer};
use princely_principati::notation::Trace;
use princely_principati::{Observation, Principati, Score, TileId};
use serde::Serialize;

/// The position in the form of records, and the points by item.
#[derive(Serialize)]
pub(crate) struct FirstView {
    viewer: Viewer,
    /// The position; secrets of others are left out.
    state: Trace,
    /// What each player would score now, by item.
    scores: [Score; 2],
    /// Which players have made their secret choice.
    chosen: [bool; 2],
    /// Merit tiles that nobody has taken.
    merit_left: Vec<TileId>,
}

impl FirstView {
    pub(crate) fn new(game: &Principati, observation: &Observation) -> FirstView {
        let state = observation.known();
        let to_act = |seat| matches!(game.turn(state), Turn::Seats(seats) if seats.contains(seat));
        FirstView {
            viewer: observation.viewer(),
            state: game.bare_trace(state),
            scores: [Seat(0), Seat(1)].map(|seat| game.score(state, seat)),
            chosen: [Seat(0), Seat(1)].map(|seat| game.at_once(state) && !to_act(seat)),
            merit_left: game.view(observation, Aid::None).merit_left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_core::{Quick, Silent, Streamed, Uniform};

    /// The view in the middle of round 3, word for word as version 1 has always had it.
    #[test]
    fn programs_of_version_1_get_the_view_they_know() {
        let game = Principati::default();
        let (mut state, mut dice, mut whims) = (game.start(), Streamed(Quick(1)), Quick(2));
        let mut legal = Vec::new();
        for _ in 0..60 {
            match game.turn(&state) {
                Turn::Chance => {
                    let chance = game.sample_chance(&state, &mut dice);
                    game.apply_chance(&mut state, &chance, &mut Silent);
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    let action = *whims.pick(&legal).unwrap();
                    game.apply(&mut state, seat, action, &mut Silent);
                }
                Turn::Over => break,
            }
        }
        let Turn::Seats(seats) = game.turn(&state) else { panic!("{:?}", game.turn(&state)) };
        let view = FirstView::new(&game, &game.observe(&state, seats.lowest()));
        assert_eq!(serde_json::to_string(&view).unwrap(), include_str!("principati.json").trim_end());
    }
}
