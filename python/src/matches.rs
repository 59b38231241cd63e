//! Who meets whom in a match, and what the results say: the statistics of the arena.

use crate::trouble::value;
use princely_arena::{Plan, Tally, elo};
use pyo3::prelude::*;

/// The games of one deal between bot 0 and `others` other bots: for each game, the bot of each seat.
#[pyfunction]
pub(crate) fn lineups(seats: usize, others: usize) -> PyResult<Vec<Vec<usize>>> {
    if !(2..=8).contains(&seats) || others == 0 {
        return Err(value("a match has 2 to 8 seats and at least one other bot"));
    }
    Ok(Plan::bout(seats, others).lineups)
}

/// The share of wins of bot 0 with its 95 % interval, and both as a difference in Elo, from its share in each deal.
#[pyfunction]
#[allow(clippy::type_complexity)]
pub(crate) fn share(seats: usize, scores: Vec<f64>) -> PyResult<((f64, f64, f64), (f64, f64, f64))> {
    if !(2..=8).contains(&seats) || scores.iter().any(|score| !(0.0..=1.0).contains(score)) {
        return Err(value("a match has 2 to 8 seats, and scores between 0 and 1"));
    }
    let mut tally = Tally::new(seats, 1.0 / seats as f64);
    scores.into_iter().for_each(|score| tally.add(score));
    let share = tally.share();
    let of = |share| elo::of_share(share, seats);
    Ok(((share.share, share.low, share.high), (of(share.share), of(share.low), of(share.high))))
}
