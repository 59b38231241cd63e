//! `greedy`: does what looks best right now.

use super::Policy;
use crate::Bot;
use princely_core::{Quick, Seat};
use princely_fuerstenfeld::{Action, Fuerstenfeld, Observation};

/// A sensible player without foresight.
#[derive(Clone, Debug)]
pub struct Greedy(Policy);

impl Greedy {
    /// The bot for a game.
    pub fn new(game: &Fuerstenfeld) -> Greedy {
        Greedy(Policy::new(game))
    }
}

impl Bot<Fuerstenfeld> for Greedy {
    fn choose(&mut self, game: &Fuerstenfeld, observation: &Observation, _: &mut Quick) -> Action {
        self.0.decide(game, observation.known(), observation.viewer().unwrap_or(Seat(0)))
    }
}
