//! The strengths of many players, computed from who won against whom.
//!
//! A player of strength γ wins with γ/Σγ over the seats of a game (Bradley and Terry for two; Luce's choice for
//! more). The strengths that make the results most likely are found by the MM algorithm (Hunter, 2004): each strength
//! becomes the number of wins divided by the sum of 1/Σγ over the games played, and this is repeated.

use princely_core::{Quick, Uniform};

/// Games with the same seats for the same players.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// By player: how many seats it has.
    pub seats: Vec<f64>,
    /// How many games.
    pub games: f64,
    /// By player: wins in all its seats.
    pub wins: Vec<f64>,
}

/// The repetition ends when no strength changes by more than this part of itself, or after this many rounds.
const EXACT: f64 = 1e-10;
const ROUNDS: usize = 20_000;

/// The strengths as Elo numbers, the first player at 0.
pub fn elos(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut strengths = vec![1.0; players];
    let mut wins = vec![0.0; players];
    for meeting in meetings {
        wins.iter_mut().zip(&meeting.wins).for_each(|(total, won)| *total += won);
    }
    for _ in 0..ROUNDS {
        let mut chances = vec![0.0; players];
        for meeting in meetings {
            let all: f64 =
                meeting.seats.iter().zip(&strengths).map(|(seats, strength)| seats * strength).sum();
            for (chance, seats) in chances.iter_mut().zip(&meeting.seats) {
                *chance += meeting.games * seats / all;
            }
        }
        let mut change: f64 = 0.0;
        for player in 0..players {
            if chances[player] > 0.0 {
                let next = wins[player] / chances[player];
                change = change.max((next / strengths[player] - 1.0).abs());
                strengths[player] = next;
            }
        }
        // Only ratios count. Without this step the strengths might become too large or too small for a number.
        let first = strengths[0].max(f64::MIN_POSITIVE);
        strengths.iter_mut().for_each(|strength| *strength /= first);
        if change.is_nan() || change < EXACT {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * (strength / strengths[0]).log10()).collect()
}

/// Resamples taken for intervals.
const RESAMPLES: usize = 400;

/// A rating with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Rated {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

/// The results of some deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Deals {
    /// How many.
    pub count: f64,
    /// By meeting and by player: wins.
    pub wins: Vec<Vec<f64>>,
}

impl Deals {
    /// Adds other deals to these.
    pub fn add(&mut self, other: &Deals) {
        self.count += other.count;
        for (total, wins) in self.wins.iter_mut().zip(&other.wins) {
            total.iter_mut().zip(wins).for_each(|(total, won)| *total += won);
        }
    }
}

/// Ratings with intervals by the bootstrap: deals, or groups of deals, are drawn again from those that were played.
/// `shape` says who meets whom in how many games of one deal; its wins do not matter.
///
/// Each pair that met also gets one imagined game of which both won half. So a player who has always won is very
/// strong, but not infinitely strong. In the resamples that game is shared at random, so that results without scatter
/// still get an interval.
pub fn rated(players: usize, shape: &[Meeting], deals: &[Deals]) -> Vec<Rated> {
    let mut whims = Quick(0x0041_5245_4E41);
    let count = deals.len();
    let best = elos(players, &gathered(players, shape, deals.iter(), &mut || 0.5));
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); players];
    for _ in 0..if count == 0 { 0 } else { RESAMPLES } {
        let again: Vec<&Deals> = (0..count).map(|_| &deals[whims.below(count as u32) as usize]).collect();
        let mut share = || 0.05 + 0.9 * f64::from(whims.below(1 << 20)) / f64::from(1 << 20);
        let elos = elos(players, &gathered(players, shape, again.into_iter(), &mut share));
        samples.iter_mut().zip(elos).for_each(|(sample, elo)| sample.push(elo));
    }
    best.into_iter()
        .zip(samples)
        .map(|(elo, mut sample)| {
            sample.sort_by(f64::total_cmp);
            let at = |part: f64| sample.get((part * sample.len() as f64) as usize).copied();
            // The estimate lies within its own interval, even if the resamples are skewed.
            let (low, high) = (at(0.025).unwrap_or(f64::NEG_INFINITY), at(0.975).unwrap_or(f64::INFINITY));
            Rated { elo, low: low.min(elo), high: high.max(elo) }
        })
        .collect()
}

fn gathered<'a>(
    players: usize,
    shape: &[Meeting],
    deals: impl Iterator<Item = &'a Deals>,
    shared: &mut impl FnMut() -> f64,
) -> Vec<Meeting> {
    let mut sum = Deals { count: 0.0, wins: vec![vec![0.0; players]; shape.len()] };
    deals.for_each(|some| sum.add(some));
    let meeting = |(shape, wins): (&Meeting, Vec<f64>)| Meeting {
        seats: shape.seats.clone(),
        games: shape.games * sum.count,
        wins,
    };
    let mut all: Vec<Meeting> = shape.iter().zip(sum.wins).map(meeting).collect();
    for one in 0..players {
        for other in one + 1..players {
            let met = |meeting: &Meeting| meeting.seats[one] > 0.0 && meeting.seats[other] > 0.0;
            if shape.iter().any(met) {
                let (mut seats, mut wins) = (vec![0.0; players], vec![0.0; players]);
                let share = shared();
                (seats[one], seats[other]) = (1.0, 1.0);
                (wins[one], wins[other]) = (share, 1.0 - share);
                all.push(Meeting { seats, games: 1.0, wins });
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two: who, whom, how often each won.
    fn pair(players: usize, [one, other]: [usize; 2], [won, lost]: [f64; 2]) -> Meeting {
        let (mut seats, mut wins) = (vec![0.0; players], vec![0.0; players]);
        (seats[one], seats[other]) = (1.0, 1.0);
        (wins[one], wins[other]) = (won, lost);
        Meeting { seats, games: won + lost, wins }
    }

    #[test]
    fn two_have_the_elo_difference_of_their_share() {
        let elos = elos(2, &[pair(2, [0, 1], [36.0, 64.0])]);
        assert!(elos[0] == 0.0 && (elos[1] - 99.95).abs() < 0.01, "{elos:?}");
    }

    #[test]
    fn results_that_fit_the_model_give_its_strengths() {
        // γ = 1, 2, 4: shares 1/3, 1/5, 1/3 of the weaker one.
        let meetings = [
            pair(3, [0, 1], [100.0, 200.0]),
            pair(3, [0, 2], [60.0, 240.0]),
            pair(3, [1, 2], [100.0, 200.0]),
        ];
        let elos = elos(3, &meetings);
        for (elo, strength) in elos.iter().zip([1.0f64, 2.0, 4.0]) {
            assert!((elo - 400.0 * strength.log10()).abs() < 1e-4, "{elos:?}");
        }
    }

    #[test]
    fn who_never_met_is_compared_by_others() {
        let elos = elos(3, &[pair(3, [0, 1], [3.0, 1.0]), pair(3, [1, 2], [3.0, 1.0])]);
        let third = -400.0 * 3f64.log10();
        assert!((elos[1] - third).abs() < 1e-3 && (elos[2] - 2.0 * third).abs() < 1e-3, "{elos:?}");
    }

    #[test]
    fn among_four_one_against_three_is_the_formula_of_shares() {
        let meeting = Meeting { seats: vec![3.0, 1.0], games: 100.0, wins: vec![60.0, 40.0] };
        let elos = elos(2, &[meeting]);
        assert!((elos[1] - crate::elo::of_share(0.4, 4)).abs() < 1e-4, "{elos:?}");
    }

    #[test]
    fn intervals_shrink_with_deals_and_wins_alone_are_finite() {
        let deal = |wins: [f64; 2]| Deals { count: 1.0, wins: vec![wins.to_vec()] };
        let width = |count: usize| {
            let deals: Vec<Deals> = (0..count)
                .map(|number| deal(if number % 3 == 0 { [0.0, 2.0] } else { [1.0, 1.0] }))
                .collect();
            let rated = rated(2, &[pair(2, [0, 1], [1.0, 1.0])], &deals);
            assert!(rated[1].low <= rated[1].elo && rated[1].elo <= rated[1].high, "{rated:?}");
            rated[1].high - rated[1].low
        };
        let (few, many) = (width(30), width(3000));
        assert!(many < 0.2 * few && few > 20.0, "{few} {many}");

        let always = vec![deal([2.0, 0.0]); 50];
        let rated = rated(2, &[pair(2, [0, 1], [1.0, 1.0])], &always);
        assert!(
            rated[1].elo < -700.0 && rated[1].low.is_finite() && rated[1].high > rated[1].low + 50.0,
            "{rated:?}"
        );
    }
}
