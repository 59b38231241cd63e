//! The two sides of the bound, brought together.

use crate::goldfish::alone::{play_alone, rounds};
use crate::goldfish::deal::Deal;
use crate::goldfish::game::{Found, game};
use crate::goldfish::line::play;
use crate::goldfish::plan::{MOST_ROUNDS, Rank, plans};
use crate::goldfish::solo::Solo;
use princely_bots::fuerstenfeld::Greedy;
use princely_core::Table;
use princely_fuerstenfeld::Fuerstenfeld;
use princely_fuerstenfeld::limits::BUILDS;

/// How hard to think. It is counted in positions, never in time, so that the same deal gives the same answer
/// everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions kept after each round while the search looks for a first line.
    pub narrow: usize,
    /// Positions kept after each round while the search looks for a shorter line.
    pub middling: usize,
    /// Positions kept after each round while the search tries to show that there is no shorter line.
    pub wide: usize,
    /// Positions looked at for that proof; beyond this number the question stays open.
    pub looks: u64,
}

impl Effort {
    /// A moment: most lines are the shortest, many proofs are missing.
    pub const LITTLE: Effort = Effort { narrow: 100, middling: 200, wide: 1_000, looks: 30_000 };
    /// Some seconds.
    pub const USUAL: Effort = Effort { narrow: 200, middling: 1_000, wide: 100_000, looks: 500_000 };
    /// Many minutes.
    pub const GREAT: Effort = Effort { narrow: 1_000, middling: 10_000, wide: 1_000_000, looks: 10_000_000 };
}

/// Positions looked at to play plans with real prices.
const GAMES: u64 = 200_000;

/// How soon the palaces that end the game can stand.
#[derive(Clone, Debug)]
pub struct Solution {
    /// No game is shorter than this: proven.
    pub bound: u32,
    /// The shortest game found, played by the engine; `None` if there was none.
    pub line: Option<Table<Fuerstenfeld>>,
    /// Positions looked at.
    pub looks: u64,
}

impl Solution {
    /// The rounds of the shortest game found.
    pub fn rounds(&self) -> Option<u32> {
        self.line.as_ref().map(rounds)
    }

    /// By how many rounds a game could still be shorter, as far as is known.
    pub fn gap(&self) -> Option<u32> {
        self.rounds().map(|rounds| rounds.saturating_sub(self.bound))
    }

    /// Whether the line is known to be the shortest.
    pub fn is_proven(&self) -> bool {
        self.gap() == Some(0)
    }
}

/// Finds how soon the palaces that end the game can stand, from below and from above.
pub fn solve(deal: &Deal, effort: Effort) -> Solution {
    let solo = Solo::new(deal);
    let mut solver = Solver {
        deal,
        solo,
        line: play_alone(&mut Greedy::new(deal.game()), deal),
        bound: deal.game().palaces().div_ceil(BUILDS),
        looks: 0,
    };
    solver.find_a_line(effort);
    solver.close_the_gap(effort);
    Solution { bound: u32::from(solver.bound), line: solver.line, looks: solver.looks }
}

struct Solver<'a> {
    deal: &'a Deal,
    solo: Solo,
    line: Option<Table<Fuerstenfeld>>,
    bound: u8,
    looks: u64,
}

/// What is known of a number of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// There is a game of that many rounds, and now it is the line.
    Possible,
    /// There is none.
    Impossible,
    /// Not known.
    Open,
}

impl Solver<'_> {
    /// Whether `last` rounds are fewer than those of the line, and not too many to search.
    fn is_worth_trying(&self, last: u8) -> bool {
        last <= MOST_ROUNDS && self.line.as_ref().is_none_or(|line| u32::from(last) < rounds(line))
    }

    /// The fewest rounds first, quickly.
    fn find_a_line(&mut self, effort: Effort) {
        let mut last = self.bound;
        while self.is_worth_trying(last) {
            let answer = self.attempts(last, effort.narrow);
            self.learn(last, answer);
            last += 1;
        }
    }

    /// Between the bound and the line, thoroughly.
    fn close_the_gap(&mut self, effort: Effort) {
        let mut last = self.bound;
        while self.is_worth_trying(last) {
            let mut answer = Verdict::Open;
            if self.solo.own_spaces {
                answer = self.refute_freely(last, effort);
            }
            if answer == Verdict::Open {
                answer = self.attempts(last, effort.middling);
            }
            if answer == Verdict::Open {
                answer = self.attempt(last, effort.wide, Rank::Slack, effort.looks);
            }
            self.learn(last, answer);
            last += 1;
        }
    }

    fn learn(&mut self, last: u8, answer: Verdict) {
        if answer == Verdict::Impossible && last == self.bound {
            self.bound += 1;
        }
    }

    /// Looks for a game of `last` rounds, once with each way to rank positions.
    fn attempts(&mut self, last: u8, width: usize) -> Verdict {
        for by in Rank::ALL {
            let answer = self.attempt(last, width, by, u64::MAX);
            if answer != Verdict::Open {
                return answer;
            }
        }
        Verdict::Open
    }

    /// Looks for a game of `last` rounds.
    fn attempt(&mut self, last: u8, width: usize, by: Rank, looks: u64) -> Verdict {
        let plans = plans(&self.solo, last, width, by, looks);
        self.looks += plans.looks;
        if !plans.any() {
            return if plans.complete { Verdict::Impossible } else { Verdict::Open };
        }
        let Found { line, complete, looks } = game(&self.solo, &plans, GAMES);
        self.looks += looks;
        match line.and_then(|line| play(self.deal, &line, self.solo.own_spaces)) {
            Some(table) => {
                self.line = Some(table);
                Verdict::Possible
            }
            None if plans.complete && complete => Verdict::Impossible,
            None => Verdict::Open,
        }
    }

    /// The expert game with palaces on any space can only be shorter, and has fewer positions.
    fn refute_freely(&mut self, last: u8, effort: Effort) -> Verdict {
        let free = self.solo.without_own_spaces();
        let plans = plans(&free, last, effort.wide, Rank::Slack, effort.looks);
        self.looks += plans.looks;
        if plans.complete && !plans.any() { Verdict::Impossible } else { Verdict::Open }
    }
}
