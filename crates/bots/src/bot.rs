//! What a bot is.

use princely_core::{Game, Quick};

/// A player made of code.
pub trait Bot<G: Game> {
    /// Chooses a legal action for the seat whose observation this is. The same observation and the same
    /// whims give the same choice.
    fn choose(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) -> G::Action;
}
