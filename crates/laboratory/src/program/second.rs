//! What programs of version 2 are told: the types of the wire.

use super::{Fault, listed, short};
use crate::Studied;
use princely_arena::Forfeit;
use princely_core::{Aid, Game, Offers, Seat, SeatSet};
use princely_protocol::{
    Chosen, Decide, Forfeited, LegalList, Pace, Position, Raw, Spectators, Terms, ToProgram, WIRE,
};
use serde::Serialize;

/// What is played.
pub(super) fn table<G: Studied>(game: &G, millis: u32) -> String {
    let terms = Terms {
        game: G::ID.to_owned(),
        rules: game.rules(),
        options: raw(&game.options()),
        pace: Pace::Turn { turn_ms: millis },
        aid: Aid::Memory.into(),
        hints: false,
        spectators: Spectators::Forbidden,
    };
    line(&ToProgram::Table { wire: WIRE, terms, seats: game.seats(), time_ms: millis })
}

/// A game begins; games count from 0.
pub(super) fn game(number: u32, seat: Seat, seed: u32) -> String {
    line(&ToProgram::Game { number, seat, seed })
}

/// The program is to act; decisions count from 0.
pub(super) fn decide<G: Studied>(
    game: &G,
    observation: &<G as Game>::Observation,
    (number, seat, millis): (u32, Seat, u32),
) -> String {
    let (legal, count) = listed(game, observation);
    let position = Position {
        turn: game.observed_turn(observation).into(),
        view: raw(&game.view(observation, Aid::Memory)),
        choices: Offers::choices(game, observation).map(|choices| raw(&choices)),
    };
    let actions = legal.iter().map(raw).collect();
    let legal = LegalList { count: count as u32, actions };
    line(&ToProgram::Decide(Decide { number, seat, position, legal, time_ms: millis }))
}

/// The action in a program's answer.
pub(super) fn chosen<G: Studied>(answer: &str) -> Result<G::Action, Fault> {
    let no_action = |error: serde_json::Error| Fault::NoAction(short(&error.to_string()));
    let chosen: Chosen = serde_json::from_str(answer).map_err(no_action)?;
    chosen.action.read().map_err(no_action)
}

/// The game is over.
pub(super) fn over(winners: SeatSet, forfeit: Option<Forfeit>) -> String {
    let forfeited = |Forfeit { seat, why, rule }| Forfeited { seat: Seat(seat), why, rule };
    line(&ToProgram::Over { winners: winners.into_iter().collect(), forfeit: forfeit.map(forfeited) })
}

fn line(message: &ToProgram) -> String {
    serde_json::to_string(message).expect("maps have string keys, and writing to memory cannot fail")
}

/// JSON of a value that can always be written.
fn raw<T: Serialize>(value: &T) -> Raw {
    Raw::of(value).unwrap_or_else(|error| unreachable!("a value cannot be written: {error}"))
}
