//! What a game adds to its rules to stand in the list.

use crate::Housed;
use princely_core::{Game, Message, Seat};
use princely_words::Talk;
use serde::Serialize;

/// A game of the house that can be played by typing, studied, and played by programs of others.
pub trait Playable: Housed + Talk {
    /// The names of bots. If the game has no search, those that think ahead are missing, even if they stand here.
    const BOTS: &'static [&'static str] = crate::spec::NAMES;

    /// The columns of [`Playable::facts`].
    const FACTS: &'static [&'static str];

    /// The usual number of people who play together; `None`: as the rules say.
    const PLAYERS: Option<u8> = None;

    /// The view that programs of protocol version 1 get; it never changes (docs/bots.md).
    fn first_view(&self, observation: &<Self as Game>::Observation) -> impl Serialize;

    /// The phase, for statistics.
    fn phase(&self, state: &Self::State) -> &'static str;

    /// How the game ended, if there are several ways, for statistics.
    fn ending(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// What a seat has at the end: a number to compare with other games, and the same in words.
    fn mark(&self, state: &Self::State, seat: Seat) -> (i64, Message);

    /// The ids of everything that can be built, for statistics.
    fn buildings() -> Vec<&'static str>;

    /// What an action builds: its index in [`Playable::buildings`].
    fn built(action: &Self::Action) -> Option<usize>;

    /// A few numbers about a seat at the moment of its decision, for those who study the game.
    fn facts(&self, state: &Self::State, seat: Seat) -> Vec<i64>;
}
