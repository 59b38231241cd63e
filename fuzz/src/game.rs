//! What a game adds to its rules so that bytes can play it.

use arbitrary::{Result, Unstructured};
use princely_bots::Bot;
use princely_core::laws::Lawful;
use std::fmt::Debug;

/// A game that bytes can play.
pub trait Fuzzed: Lawful + PartialEq + Debug {
    /// A bot that plays sensibly.
    type Greedy: Bot<Self>;

    /// Any game, sometimes with rules that nobody would agree on.
    fn any(u: &mut Unstructured<'_>) -> Result<Self>;

    /// The bot.
    fn greedy(&self) -> Self::Greedy;

    /// An action of any form, with any numbers.
    fn stray(u: &mut Unstructured<'_>) -> Result<Self::Action>;

    /// Words of its records, besides those of every record.
    fn word(u: &mut Unstructured<'_>) -> Result<&'static str>;

    /// The round of a state.
    fn round(state: &Self::State) -> u32;

    /// Records of games that have just begun, short enough for an input.
    fn records() -> &'static [String];
}
