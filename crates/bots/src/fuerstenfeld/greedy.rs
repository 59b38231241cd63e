//! `greedy`: does what looks best right now.

use super::Policy;
use crate::bot::{Answer, Bot, seat_asked};
use princely_core::Quick;
use princely_fuerstenfeld::{Action, Fuerstenfeld, Observation};
use princely_search::{Progress, Watch};

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
    fn think(
        &mut self,
        game: &Fuerstenfeld,
        observation: &Observation,
        _: &mut Quick,
        _: &mut dyn Watch,
    ) -> Answer<Action> {
        let seat = seat_asked(game, observation, observation.viewer())?;
        Ok(Progress::Done(self.0.decide(game, observation.known(), seat)))
    }
}
