//! The result of one deal.

use serde::{Deserialize, Serialize};

/// A win has this many parts, so that a win shared by up to six players is exact and sums do not depend on their order.
pub const WIN: u32 = 60;

/// The parts of a [`WIN`] that each of several winners gets. Every game has a winner.
pub fn share_of_win(winners: usize) -> u32 {
    assert_ne!(winners, 0, "a game that is over has a winner");
    WIN / winners as u32
}

/// All games of one deal. Deals are independent of each other, the games of one deal are not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The number of the deal, from 0.
    pub block: u64,
    /// Its games, in the order of the plan.
    pub games: Vec<Played>,
    /// By player: how long it thought.
    pub pace: Vec<Pace>,
}

/// How one game ended.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// For each seat the number of the player.
    pub seats: Vec<usize>,
    /// For each seat what it won, in sixtieths.
    pub wins: Vec<u32>,
    /// How long the game was.
    pub rounds: u32,
    /// Why it ended early, if a program did not do its part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// A game that was lost at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Which seat.
    pub seat: u8,
    /// Why, in a sentence.
    pub why: String,
    /// The rule that was broken, if that was the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// How long a player thought. A turn is a seat's run of actions until another seat or chance comes; a turn in which
/// there was never a choice is forced, and its time does not count.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Turns with a choice.
    pub turns: u64,
    /// Turns without a choice.
    pub forced: u64,
    /// Milliseconds spent on turns with a choice.
    pub millis: f64,
    /// Turns for which the player imagined continuations.
    pub thoughts: u64,
    /// Continuations imagined in all.
    pub iterations: u64,
}

impl Pace {
    /// Adds another pace.
    pub fn add(&mut self, other: &Pace) {
        self.turns += other.turns;
        self.forced += other.forced;
        self.millis += other.millis;
        self.thoughts += other.thoughts;
        self.iterations += other.iterations;
    }

    /// Milliseconds for a turn with a choice, if there was one.
    pub fn millis_per_turn(&self) -> Option<f64> {
        (self.turns > 0).then(|| self.millis / self.turns as f64)
    }

    /// Continuations imagined for a turn, if it thinks at all.
    pub fn iterations_per_turn(&self) -> Option<f64> {
        (self.thoughts > 0).then(|| self.iterations as f64 / self.thoughts as f64)
    }
}

impl Played {
    /// What a player won in all its seats together, 0 to 1.
    pub fn won_by(&self, player: usize) -> f64 {
        f64::from(self.parts_won_by(player)) / f64::from(WIN)
    }

    /// The same in sixtieths.
    pub fn parts_won_by(&self, player: usize) -> u32 {
        let seats = self.seats.iter().zip(&self.wins);
        seats.filter(|(sits, _)| **sits == player).map(|(_, won)| *won).sum()
    }
}

impl Block {
    /// A player's share of the wins of this deal, 0 to 1.
    pub fn score(&self, player: usize) -> f64 {
        let won: u32 = self.games.iter().map(|game| game.parts_won_by(player)).sum();
        f64::from(won) / f64::from(WIN) / self.games.len().max(1) as f64
    }
}
