//! What a bot is.

use princely_core::{Game, Quick};
use princely_search::Thought;

/// A player made of code.
pub trait Bot<G: Game> {
    /// Chooses a legal action for the seat whose observation this is. The same observation and the same
    /// whims give the same choice, unless the bot thinks by the clock.
    fn choose(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) -> G::Action;

    /// What it thought before its latest choice, if it thinks. The first line begins with that choice.
    fn thought(&self) -> Option<&Thought<G::Action>> {
        None
    }
}
