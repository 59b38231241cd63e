//! Every hidden world is equally likely: an item taken from a hidden heap, and a second one from the
//! same or another heap, come as often as they should. Pearson's chi-squared test, with fixed seeds.

use super::{LawBroken, Lawful, Moment, Plan, viewers, walk};
use crate::{Quick, Uniform, Viewer};
use std::collections::BTreeMap;

/// The law's name.
const LAW: &str = "uniform";
/// A deviation that fair draws show with a smaller probability than this is taken for a bias.
const BIAS: f64 = 1e-8;
/// Rare items are counted together until they are expected this often.
const EXPECTED: f64 = 8.0;

/// What was drawn while the law held.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Uniformity {
    /// States and viewers for whom worlds were drawn.
    pub sights: u32,
    /// Tests made.
    pub tests: u32,
    /// How likely the result of the most suspicious test was.
    pub worst: f64,
}

/// The odds of drawing each item from a pool, `given` that one item is already out of it.
pub fn drawn_from(pool: &[u32], given: Option<u32>) -> Vec<(u32, f64)> {
    let mut counts = BTreeMap::new();
    for item in pool {
        *counts.entry(*item).or_insert(0u32) += 1;
    }
    if let Some(count) = given.and_then(|item| counts.get_mut(&item)) {
        *count -= 1;
    }
    let all = f64::from(counts.values().sum::<u32>());
    counts.into_iter().map(|(item, count)| (item, f64::from(count) / all)).collect()
}

/// Draws `samples` hidden worlds for every viewer of the states of a plan, and counts.
pub fn uniform<G: Lawful>(game: &G, plan: &Plan<G>, samples: u32) -> Result<Uniformity, LawBroken> {
    let mut found = Uniformity { sights: 0, tests: 0, worst: 1.0 };
    walk(game, plan, |moment, quick| {
        if quick.below(plan.every) != 0 {
            return Ok(());
        }
        for viewer in viewers(game) {
            let finding = draws_are_fair(moment, viewer, samples, &mut found, quick);
            moment.holds(LAW, finding.map_err(|why| format!("worlds drawn for {viewer:?}: {why}")))?;
        }
        Ok(())
    })?;
    Ok(found)
}

fn draws_are_fair<G: Lawful>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    samples: u32,
    found: &mut Uniformity,
    quick: &mut Quick,
) -> Result<(), String> {
    let (game, state) = (moment.game(), moment.state());
    let truth = game.hidden(state, viewer);
    let sizes = |heaps: &[Vec<u32>]| heaps.iter().map(Vec::len).collect::<Vec<_>>();
    if truth.iter().all(Vec::is_empty) {
        return Ok(());
    }
    let observation = game.observe(state, viewer);
    found.sights += 1;
    let mut draws = Vec::with_capacity(samples as usize);
    for _ in 0..samples {
        let mut heaps = game.hidden(&game.determinize(&observation, quick), viewer);
        if sizes(&heaps) != sizes(&truth) {
            return Err(format!("the hidden heaps are {truth:?}, but {heaps:?} in a drawn world"));
        }
        heaps.iter_mut().for_each(|heap| quick.shuffle(heap));
        draws.push(heaps);
    }
    let mut test = |taken: &str, expected: &BTreeMap<_, f64>, counts: &BTreeMap<_, u32>| {
        let p = likelihood(expected, counts, samples).map_err(|why| format!("{taken}: {why}"))?;
        found.tests += 1;
        found.worst = found.worst.min(p);
        if p < BIAS { Err(format!("{taken}: biased, p = {p:e}, counts {counts:?}")) } else { Ok(()) }
    };

    for (one, items) in truth.iter().enumerate().filter(|(_, items)| !items.is_empty()) {
        let odds = game.odds(&observation, one, None);
        let possible = |item: &u32| odds.iter().any(|(other, odds)| other == item && *odds > 0.0);
        if let Some(item) = items.iter().find(|item| !possible(item)) {
            return Err(format!("heap {one} holds {item}, which is said to be impossible"));
        }
        let expected = odds.iter().map(|(item, odds)| ((*item, 0), *odds)).collect();
        let counts = count(draws.iter().map(|heaps| (heaps[one][0], 0)));
        test(&format!("from heap {one}"), &expected, &counts)?;

        for two in (one..truth.len()).filter(|two| truth[*two].len() > usize::from(*two == one)) {
            let mut expected = BTreeMap::new();
            for (item, first) in odds.iter().filter(|(_, odds)| *odds > 0.0) {
                for (other, then) in game.odds(&observation, two, Some((one, *item))) {
                    expected.insert((*item, other), first * then);
                }
            }
            let second = usize::from(two == one);
            let counts = count(draws.iter().map(|heaps| (heaps[one][0], heaps[two][second])));
            test(&format!("from heaps {one} and {two}"), &expected, &counts)?;
        }
    }
    Ok(())
}

fn count(draws: impl Iterator<Item = (u32, u32)>) -> BTreeMap<(u32, u32), u32> {
    let mut counts = BTreeMap::new();
    for draw in draws {
        *counts.entry(draw).or_insert(0) += 1;
    }
    counts
}

/// How likely it is that fair draws are as far from the expectation as these.
fn likelihood(
    odds: &BTreeMap<(u32, u32), f64>,
    counts: &BTreeMap<(u32, u32), u32>,
    samples: u32,
) -> Result<f64, String> {
    let sum: f64 = odds.values().sum();
    if (sum - 1.0).abs() > 1e-9 {
        return Err(format!("the odds add up to {sum}"));
    }
    if let Some(cell) = counts.keys().find(|cell| odds.get(cell).is_none_or(|odds| *odds <= 0.0)) {
        return Err(format!("{cell:?} was drawn, which is said to be impossible"));
    }
    let (mut chi2, mut cells, mut expected, mut counted) = (0.0, 0u32, 0.0, 0.0);
    let mut left = f64::from(samples);
    for (cell, odds) in odds {
        expected += odds * f64::from(samples);
        counted += f64::from(counts.get(cell).copied().unwrap_or(0));
        left -= odds * f64::from(samples);
        // A cell stays open if the rest is too small for a cell of its own.
        if expected >= EXPECTED && !(1e-6..EXPECTED).contains(&left) {
            chi2 += (counted - expected).powi(2) / expected;
            cells += 1;
            (expected, counted) = (0.0, 0.0);
        }
    }
    if expected > 1e-6 {
        chi2 += (counted - expected).powi(2) / expected;
        cells += 1;
    }
    Ok(if cells < 2 { 1.0 } else { upper_tail(chi2, f64::from(cells - 1)) })
}

/// The chance that chi-squared with a number of degrees of freedom exceeds a value, after Wilson and
/// Hilferty: its cube root is nearly normal.
fn upper_tail(chi2: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    let z = ((chi2 / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    normal_upper_tail(z)
}

/// The chance that a normal number exceeds `z`. Below 1, where nothing is suspicious yet, it is a rough value; above 1
/// it is exact to six digits, by the continued fraction of Mills' ratio.
fn normal_upper_tail(z: f64) -> f64 {
    use std::f64::consts::{FRAC_2_PI, PI};
    if z < 1.0 {
        return 0.5 - 0.5 * (FRAC_2_PI.sqrt() * (z + 0.044_715 * z.powi(3))).tanh();
    }
    let mills = (1..60).rev().fold(z, |tail, k| z + f64::from(k) / tail);
    (-z * z / 2.0).exp() / (mills * (2.0 * PI).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_of_chi_squared_is_as_in_the_tables() {
        for (chi2, freedom, p) in
            [(3.841, 1.0, 0.05), (18.307, 10.0, 0.05), (29.588, 10.0, 0.001), (149.449, 100.0, 0.001)]
        {
            let found = upper_tail(chi2, freedom);
            assert!((found / p - 1.0).abs() < 0.12, "{chi2} with {freedom}: {found}, not {p}");
        }
        assert!((normal_upper_tail(0.0) - 0.5).abs() < 1e-3);
        assert!((normal_upper_tail(5.0) / 2.8665e-7 - 1.0).abs() < 1e-3);
    }

    #[test]
    fn drawing_without_putting_back() {
        assert_eq!(drawn_from(&[4, 4, 7, 9], None), [(4, 0.5), (7, 0.25), (9, 0.25)]);
        assert_eq!(drawn_from(&[4, 4, 7], Some(7)), [(4, 1.0), (7, 0.0)]);
    }
}
