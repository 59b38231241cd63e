//! A round robin: all against all.

use crate::Plan;
use crate::block::Block;
use crate::course::{Course, Forfeited, Player};
use crate::rating::{Deals, Meeting, Rated, rated};
use crate::share::{Share, Tally};
use serde::Serialize;

/// Deals are kept in at least this many groups, and in fewer than twice as many.
const GROUPS: usize = 1000;

/// A round robin so far.
#[derive(Clone, Debug)]
pub struct Robin {
    names: Vec<String>,
    /// Who meets whom in how many games of a deal, and which games of the plan these are.
    shape: Vec<Meeting>,
    meeting_of: Vec<usize>,
    /// The results of the deals, in groups of the same size.
    deals: Vec<Deals>,
    together: f64,
    blocks: u64,
    pairs: Vec<(usize, usize, Tally)>,
    course: Course,
}

/// What a round robin has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct RobinReport {
    pub games: u64,
    pub blocks: u64,
    pub rounds_mean: f64,
    pub rounds_sd: f64,
    /// In the order they were named; the first is rated 0.
    pub ratings: Vec<Rating>,
    /// Each pair once.
    pub pairs: Vec<Pair>,
    pub forfeits: u64,
    pub forfeited: Vec<Forfeited>,
}

/// How strong a player is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Its Elo number with the ends of its 95 % interval, if they are finite.
    pub elo: f64,
    #[allow(missing_docs)]
    pub elo_low: Option<f64>,
    #[allow(missing_docs)]
    pub elo_high: Option<f64>,
    /// How it played.
    #[serde(flatten)]
    pub player: Player,
}

/// How two players did against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The player whose share is given, and the other player.
    pub a: String,
    #[allow(missing_docs)]
    pub b: String,
    /// Games of the two.
    pub games: u64,
    /// The part of them that the first one won. Par is ½, because both have the same number of seats.
    pub share_a: f64,
    #[allow(missing_docs)]
    pub share_a_low: f64,
    #[allow(missing_docs)]
    pub share_a_high: f64,
}

impl Robin {
    /// A round robin that has not begun.
    pub fn new(plan: &Plan, names: &[String]) -> Robin {
        let players = names.len();
        let (mut shape, mut meeting_of): (Vec<Meeting>, _) = (Vec::new(), Vec::new());
        for lineup in &plan.lineups {
            let mut seats = vec![0.0; players];
            lineup.iter().for_each(|&player| seats[player] += 1.0);
            let known = shape.iter().position(|meeting| meeting.seats == seats);
            let meeting = known.unwrap_or_else(|| {
                shape.push(Meeting { seats, games: 0.0, wins: vec![0.0; players] });
                shape.len() - 1
            });
            shape[meeting].games += 1.0;
            meeting_of.push(meeting);
        }
        let pairs = (0..players)
            .flat_map(|one| (one + 1..players).map(move |other| (one, other)))
            .map(|(one, other)| (one, other, Tally::new(plan.per_pair, 0.5)))
            .collect();
        let course = Course::new(names);
        Robin {
            names: names.to_vec(),
            shape,
            meeting_of,
            deals: Vec::new(),
            together: 1.0,
            blocks: 0,
            pairs,
            course,
        }
    }

    /// One more deal.
    pub fn add(&mut self, block: &Block) {
        let players = self.names.len();
        let mut wins = vec![vec![0.0; players]; self.shape.len()];
        for (game, &meeting) in block.games.iter().zip(&self.meeting_of) {
            (0..players).for_each(|player| wins[meeting][player] += game.won_by(player));
        }
        for (one, other, tally) in &mut self.pairs {
            let games =
                block.games.iter().filter(|game| game.seats.contains(one) && game.seats.contains(other));
            let (mut won, mut count) = (0.0, 0.0);
            games.for_each(|game| {
                won += game.won_by(*one);
                count += 1.0;
            });
            tally.add(won / f64::max(count, 1.0));
        }
        self.remember(Deals { count: 1.0, wins });
        self.blocks += 1;
        self.course.add(block);
    }

    /// Keeps the deal. When there are many deals, neighbouring ones are kept in one group. Groups are as independent of
    /// each other as single deals are, but there are fewer of them.
    fn remember(&mut self, deal: Deals) {
        match self.deals.last_mut() {
            Some(last) if last.count < self.together => last.add(&deal),
            _ => self.deals.push(deal),
        }
        if self.deals.len() >= 2 * GROUPS {
            self.together *= 2.0;
            let joined = |two: &[Deals]| {
                let mut sum = two[0].clone();
                two[1..].iter().for_each(|other| sum.add(other));
                sum
            };
            self.deals = self.deals.chunks(2).map(joined).collect();
        }
    }

    /// What it has shown so far.
    pub fn report(&self) -> RobinReport {
        let (rounds_mean, rounds_sd) = self.course.rounds();
        let (forfeits, forfeited) = self.course.forfeits();
        let finite = |elo: f64| Some(elo).filter(|elo| elo.is_finite());
        let per_pair = self.course.games() / (self.pairs.len() as u64).max(1);
        RobinReport {
            games: self.course.games(),
            blocks: self.blocks,
            rounds_mean,
            rounds_sd,
            ratings: rated(self.names.len(), &self.shape, &self.deals)
                .into_iter()
                .zip(self.course.players())
                .map(|(Rated { elo, low, high }, player)| Rating {
                    elo,
                    elo_low: finite(low),
                    elo_high: finite(high),
                    player,
                })
                .collect(),
            pairs: self
                .pairs
                .iter()
                .map(|(one, other, tally)| {
                    let Share { share, low, high } = tally.share();
                    Pair {
                        a: self.names[*one].clone(),
                        b: self.names[*other].clone(),
                        games: per_pair,
                        share_a: share,
                        share_a_low: low,
                        share_a_high: high,
                    }
                })
                .collect(),
            forfeits,
            forfeited,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pace, Played};

    #[test]
    fn many_deals_are_kept_together_and_all_count() {
        let names = ["one", "two", "three"].map(String::from);
        let plan = Plan::round_robin(3, 3);
        let mut robin = Robin::new(&plan, &names);
        let deals = 5001;
        for number in 0..deals {
            // The win of a game is shared by all seats, but in every fourth deal the highest number takes it.
            let wins = |lineup: &Vec<usize>| {
                let best = lineup.iter().max().copied().unwrap_or(0);
                let count = lineup.iter().filter(|player| **player == best).count() as u32;
                let won = |player: &usize| match number % 4 {
                    0 if *player == best => 60 / count,
                    0 => 0,
                    _ => 20,
                };
                lineup.iter().map(won).collect()
            };
            let play = |lineup: &Vec<usize>| Played {
                seats: lineup.clone(),
                wins: wins(lineup),
                rounds: 7,
                forfeit: None,
            };
            let games = plan.lineups.iter().map(play).collect();
            robin.add(&Block { block: number, games, pace: vec![Pace::default(); 3] });
        }
        assert!(robin.deals.len() < 2 * GROUPS);
        assert_eq!(robin.deals.iter().map(|group| group.count).sum::<f64>(), deals as f64);
        let report = robin.report();
        assert_eq!((report.blocks, report.games, report.pairs[0].games), (deals, 18 * deals, 6 * deals));
        for pair in &report.pairs {
            assert!((pair.share_a - 0.375).abs() < 1e-3, "{pair:?}");
        }
        let elos: Vec<f64> = report.ratings.iter().map(|rating| rating.elo).collect();
        assert!(elos[0] == 0.0 && elos[1] > 50.0 && elos[2] > elos[1] + 50.0, "{elos:?}");
    }
}
