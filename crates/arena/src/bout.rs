//! A match: one bot, A, against all others.

use crate::block::Block;
use crate::course::{Course, Forfeited, Player};
use crate::share::{Share, Tally};
use crate::sprt::{ERROR, Sprt, Verdict};
use crate::{Plan, elo};
use serde::Serialize;

/// The course of a match is kept as at least this many points, and fewer than twice as many.
const POINTS: usize = 300;

/// A match so far.
#[derive(Clone, Debug)]
pub struct Bout {
    seats: usize,
    sprt: Option<Sprt>,
    tally: Tally,
    course: Course,
    /// Some of the deals, evenly spread, and the last one.
    running: Vec<(u64, Share)>,
    every: u64,
}

/// What a match has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoutReport {
    /// Games played, and deals.
    pub games: u64,
    #[allow(missing_docs)]
    pub blocks: u64,
    /// A's share among equals.
    pub par: f64,
    /// A's share of the wins, with the ends of its 95 % interval and its standard error.
    pub share_a: f64,
    #[allow(missing_docs)]
    pub share_a_low: f64,
    #[allow(missing_docs)]
    pub share_a_high: f64,
    #[allow(missing_docs)]
    pub share_a_error: f64,
    /// The same as an Elo difference; `None` if it would be infinite.
    pub elo: Option<f64>,
    #[allow(missing_docs)]
    pub elo_low: Option<f64>,
    #[allow(missing_docs)]
    pub elo_high: Option<f64>,
    /// Mean rounds of a game, and their standard deviation.
    pub rounds_mean: f64,
    #[allow(missing_docs)]
    pub rounds_sd: f64,
    /// Milliseconds of A for a turn with a choice; then of the others.
    pub ms_per_turn: Option<f64>,
    #[allow(missing_docs)]
    pub ms_per_turn_b: Option<f64>,
    /// Continuations A imagines for a turn; then the others.
    pub iterations_per_turn: Option<f64>,
    #[allow(missing_docs)]
    pub iterations_per_turn_b: Option<f64>,
    /// The sequential test, if there is one.
    pub sprt: Option<Test>,
    /// Player by player, A first.
    pub players: Vec<Player>,
    /// Games forfeited, and the first few of them.
    pub forfeits: u64,
    #[allow(missing_docs)]
    pub forfeited: Vec<Forfeited>,
}

/// How a sequential test stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Test {
    pub elo0: f64,
    pub elo1: f64,
    pub alpha: f64,
    pub beta: f64,
    pub llr: f64,
    pub lower: f64,
    pub upper: f64,
    pub verdict: Verdict,
}

impl Bout {
    /// A match that has not begun. The first of the players is A.
    pub fn new(plan: &Plan, names: &[String], sprt: Option<Sprt>) -> Bout {
        Bout {
            seats: plan.seats,
            sprt,
            tally: Tally::new(plan.lineups.len(), plan.par()),
            course: Course::new(names),
            running: Vec::new(),
            every: 1,
        }
    }

    /// One more deal.
    pub fn add(&mut self, block: &Block) {
        self.tally.add(block.score(0));
        self.course.add(block);
        let now = (self.course.games(), self.tally.share());
        // The point added last is kept only if it is one of the evenly spread points.
        let due = (self.tally.count() as u64 - 1) / self.every;
        self.running.truncate(due as usize);
        self.running.push(now);
        if self.running.len() >= 2 * POINTS {
            self.every *= 2;
            self.running = self.running.iter().copied().skip(1).step_by(2).collect();
        }
    }

    /// Whether the test has come to its end.
    pub fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&self.tally, self.seats) != Verdict::Undecided)
    }

    /// How many games had been played and A's share then, at moments that are evenly spread, the last one included.
    pub fn running(&self) -> &[(u64, Share)] {
        &self.running
    }

    /// What it has shown so far.
    pub fn report(&self) -> BoutReport {
        let Share { share, low, high } = self.tally.share();
        let finite = |share| Some(elo::of_share(share, self.seats)).filter(|elo| elo.is_finite());
        let (rounds_mean, rounds_sd) = self.course.rounds();
        let players = self.course.players();
        let others = self.course.pace_from(1);
        let (forfeits, forfeited) = self.course.forfeits();
        BoutReport {
            games: self.course.games(),
            blocks: self.tally.count() as u64,
            par: 1.0 / self.seats as f64,
            share_a: share,
            share_a_low: low,
            share_a_high: high,
            share_a_error: self.tally.error(),
            elo: finite(share),
            elo_low: finite(low),
            elo_high: finite(high),
            rounds_mean,
            rounds_sd,
            ms_per_turn: players.first().and_then(|a| a.ms_per_turn),
            ms_per_turn_b: others.millis_per_turn(),
            iterations_per_turn: players.first().and_then(|a| a.iterations_per_turn),
            iterations_per_turn_b: others.iterations_per_turn(),
            sprt: self.sprt.map(|sprt| Test {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                alpha: ERROR,
                beta: ERROR,
                llr: sprt.llr(&self.tally, self.seats),
                lower: -Sprt::bound(),
                upper: Sprt::bound(),
                verdict: sprt.verdict(&self.tally, self.seats),
            }),
            players,
            forfeits,
            forfeited,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pace, Played};

    fn block(number: u64, plan: &Plan, wins: [u32; 2]) -> Block {
        let play = |(lineup, won): (&Vec<usize>, u32)| Played {
            seats: lineup.clone(),
            wins: if lineup[0] == 0 { vec![won, 60 - won] } else { vec![60 - won, won] },
            rounds: 9,
            forfeit: None,
        };
        let pace = vec![Pace { turns: 10, millis: 5.0, ..Pace::default() }; 2];
        Block { block: number, games: plan.lineups.iter().zip(wins).map(play).collect(), pace }
    }

    #[test]
    fn a_match_is_added_up() {
        let plan = Plan::bout(2, 1);
        let mut bout =
            Bout::new(&plan, &["one".into(), "other".into()], Some(Sprt { elo0: 0.0, elo1: 100.0 }));
        for number in 0..50 {
            bout.add(&block(number, &plan, if number % 5 < 3 { [60, 60] } else { [60, 0] }));
        }
        let report = bout.report();
        assert_eq!((report.games, report.blocks, report.share_a), (100, 50, 0.8));
        assert_eq!((report.rounds_mean, report.rounds_sd, report.ms_per_turn), (9.0, 0.0, Some(0.5)));
        // Deals score ½ and 1 with parts 0.4 and 0.6: their standard deviation is 0.245, and √50 of them 0.035.
        assert!((report.share_a_error - 0.0354).abs() < 3e-4, "{report:?}");
        assert!((report.elo.unwrap_or_default() - 240.8).abs() < 0.1, "{report:?}");
        assert!(bout.is_decided() && report.sprt.is_some_and(|test| test.verdict == Verdict::Elo1));
    }

    #[test]
    fn a_long_course_is_remembered_evenly() {
        let plan = Plan::bout(2, 1);
        let mut bout = Bout::new(&plan, &["one".into(), "other".into()], None);
        for number in 0..5000 {
            bout.add(&block(number, &plan, [60, 0]));
            assert_eq!(bout.running().last().map(|(games, _)| *games), Some(2 * (number + 1)));
            assert!(bout.running().len() < 2 * POINTS);
        }
        let games: Vec<u64> = bout.running().iter().map(|(games, _)| *games).collect();
        assert!(
            games.len() >= POINTS
                && games[..games.len() - 1].windows(2).all(|two| two[1] - two[0] == games[0])
        );
    }
}
