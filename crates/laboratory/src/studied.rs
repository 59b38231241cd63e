//! What a game adds to its rules to be studied.

use crate::Housed;
use princely_core::{Game, Seat};
use serde::Serialize;

/// A game of the house that can be studied, and played by programs of others.
pub trait Studied: Housed {
    /// The columns of [`Studied::facts`].
    const FACTS: &'static [&'static str];

    /// The view that programs of protocol version 1 get; it never changes (docs/bots.md).
    fn first_view(&self, observation: &<Self as Game>::Observation) -> impl Serialize;

    /// The phase, for statistics.
    fn phase(&self, state: &Self::State) -> &'static str;

    /// How the game ended, if there are several ways, for statistics.
    fn ending(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// The ids of everything that can be built, for statistics.
    fn buildings() -> Vec<&'static str>;

    /// What an action builds: its index in [`Studied::buildings`].
    fn built(action: &Self::Action) -> Option<usize>;

    /// A few numbers about a seat at the moment of its decision, for those who study the game.
    fn facts(&self, state: &Self::State, seat: Seat) -> Vec<i64>;
}
