//! How well chances agree with what happened, in games that no fit has seen.

use super::moments::{Moment, moments, series};
use crate::{GamesError, Setting, Studied};
use princely_bots::chance::{Effort, Proof, REFERENCE, Row, Table, estimate};
use princely_core::Quick;
use serde::Serialize;
use std::collections::BTreeMap;

/// Bins of a reliability picture.
const BINS: usize = 10;
/// Rounds that fewer games reach are left out of the table by rounds.
const FEWEST: usize = 100;

/// What was found. A figure uses one position of a game: the start of a turn, chosen at random, and the chance of the
/// seat that is to act.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// The variant.
    pub variant: String,
    /// The number of the last round, if that was agreed on.
    pub rounds: Option<u16>,
    /// Whom everybody played like.
    pub against: &'static str,
    /// How the chances were found: `quick` or `thorough`.
    pub effort: &'static str,
    /// Whether an earlier calibration of these numbers was within the bounds.
    pub calibrated: bool,
    /// Whether this one is.
    pub passed: bool,
    /// The seed of the series.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Positions of the figures that are not by round: one of each game.
    pub positions: u64,
    /// The expected calibration error: how far the mean chance of a bin is from the share of wins in it, on average over
    /// positions.
    pub calibration_error: f64,
    /// The mean squared distance between the chance and what happened.
    pub brier: f64,
    /// The slope of the outcome against the chance, both as logarithms of odds: 1 is right, less is over-confident.
    pub slope: f64,
    /// The same figures by round.
    pub by_round: Vec<OfRound>,
    /// The reliability picture.
    pub bins: Vec<Bin>,
}

/// The figures of one round.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OfRound {
    pub round: u32,
    /// Games that reach it; one position of each.
    pub games: u64,
    pub calibration_error: f64,
    pub brier: f64,
}

/// Positions with about the same chance.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Bin {
    pub from: f64,
    pub to: f64,
    pub positions: u64,
    /// The mean chance.
    pub chance: f64,
    /// The share of wins.
    pub share: f64,
}

/// A chance, and what the seat then got.
type Told = (f64, f64);

/// Plays games of the reference bot and looks how well chances agree with how they ended. `progress` is told how many
/// games are done.
pub fn calibrate<G: Studied>(
    setting: &Setting,
    effort: Effort,
    (games, seed, threads): (u64, u64, usize),
    progress: &mut dyn FnMut(u64),
) -> Result<Calibration, GamesError> {
    let game = &G::set_up(setting)?;
    let tell = |moment: &Moment<G::State>, whims: &mut Quick| {
        let seen = game.observe(&moment.state, Some(moment.seat));
        f64::from(estimate(game, &seen, effort, whims).share(moment.seat))
    };
    let (mut all, mut rounds) = (Vec::<Told>::new(), BTreeMap::<u32, Vec<Told>>::new());
    moments(
        game,
        &series(REFERENCE, games, seed, threads)?,
        1,
        |mut played| {
            let won = |moment: &Moment<G::State>| f64::from(played.won[moment.seat.index()]);
            let whims = &mut played.whims;
            let any: Vec<Told> = played.any.iter().map(|it| (tell(it, whims), won(it))).collect();
            // A thorough estimate takes its time: then the position of the whole game serves its round too.
            let by_round: Vec<(u32, Told)> = match effort {
                Effort::Quick => {
                    played.rounds.iter().map(|it| (it.round, (tell(it, whims), won(it)))).collect()
                }
                Effort::Thorough => played.any.iter().zip(&any).map(|(it, told)| (it.round, *told)).collect(),
            };
            (any, by_round)
        },
        |number, (any, by_round)| {
            all.extend(any);
            for (round, told) in by_round {
                rounds.entry(round).or_default().push(told);
            }
            progress(number + 1);
        },
    )?;
    let configuration = game.configuration();
    let row = G::table().rows.iter().find(|row| row.configuration == configuration && row.bot == REFERENCE);
    let is_fitted = row.is_some_and(|row| effort == Effort::Quick || row.thorough.is_some());
    let bins = bins(&all);
    let by_round = rounds.into_iter().filter(|(_, told)| told.len() >= FEWEST);
    Ok(Calibration {
        game: G::ID,
        players: configuration.players,
        calibrated: G::table().find(&configuration).is_some_and(|fitted| fitted.is_calibrated(effort)),
        variant: configuration.variant,
        rounds: configuration.rounds,
        against: REFERENCE,
        effort: match effort {
            Effort::Quick => "quick",
            Effort::Thorough => "thorough",
        },
        seed,
        games,
        positions: all.len() as u64,
        passed: is_fitted && G::BOUNDS.hold(games, calibration_error(&bins), slope(&all)),
        calibration_error: calibration_error(&bins),
        brier: brier(&all),
        slope: slope(&all),
        by_round: by_round
            .map(|(round, told)| OfRound {
                round,
                games: told.len() as u64,
                calibration_error: calibration_error(&self::bins(&told)),
                brier: brier(&told),
            })
            .collect(),
        bins,
    })
}

/// Notes in a data file that a calibration was within the bounds. It must have been made with these numbers.
pub fn confirm<G: Studied>(
    setting: &Setting,
    found: &Calibration,
    command: &str,
    table: &mut Table,
) -> Result<(), GamesError> {
    let wrong = |reason: &str| Err(GamesError::Setting(reason.to_owned()));
    if !found.passed {
        return wrong("the calibration is not within the bounds, so nothing is noted");
    }
    let configuration = G::set_up(setting)?.configuration();
    let (signature, effort) =
        (table.signature.clone(), if found.effort == "quick" { Effort::Quick } else { Effort::Thorough });
    let of = |rows: &[Row]| rows.iter().position(|row| row.configuration == configuration);
    let (Some(own), Some(index)) = (of(&G::table().rows), of(&table.rows)) else {
        return wrong("these numbers are not in the data");
    };
    let row = &mut table.rows[index];
    if G::table().rows[own].fingerprint(effort) != row.fingerprint(effort) {
        return wrong("the data hold other numbers than this program: build it again");
    }
    let proof = Proof {
        command: command.to_owned(),
        numbers: row.fingerprint(effort),
        signature,
        games: found.games,
        calibration_error: rounded(found.calibration_error),
        brier: rounded(found.brier),
        slope: rounded(found.slope),
    };
    match effort {
        Effort::Quick => row.quick_proof = Some(proof),
        Effort::Thorough => row.thorough_proof = Some(proof),
    }
    Ok(())
}

/// Four digits are enough.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

fn bins(told: &[Told]) -> Vec<Bin> {
    let mut bins: Vec<Vec<Told>> = vec![Vec::new(); BINS];
    for &(chance, won) in told {
        bins[((chance * BINS as f64) as usize).min(BINS - 1)].push((chance, won));
    }
    let mean = |told: &[Told], of: fn(&Told) -> f64| {
        if told.is_empty() { 0.0 } else { told.iter().map(of).sum::<f64>() / told.len() as f64 }
    };
    bins.iter()
        .enumerate()
        .map(|(index, told)| Bin {
            from: index as f64 / BINS as f64,
            to: (index + 1) as f64 / BINS as f64,
            positions: told.len() as u64,
            chance: mean(told, |told| told.0),
            share: mean(told, |told| told.1),
        })
        .collect()
}

fn calibration_error(bins: &[Bin]) -> f64 {
    let positions: u64 = bins.iter().map(|bin| bin.positions).sum();
    let off: f64 = bins.iter().map(|bin| bin.positions as f64 * (bin.chance - bin.share).abs()).sum();
    off / (positions as f64).max(1.0)
}

fn brier(told: &[Told]) -> f64 {
    told.iter().map(|(chance, won)| (chance - won).powi(2)).sum::<f64>() / (told.len() as f64).max(1.0)
}

/// The slope of a logistic curve through the outcomes, by Newton's method.
fn slope(told: &[Told]) -> f64 {
    let odds = |chance: f64| {
        let chance = chance.clamp(1e-4, 1.0 - 1e-4);
        (chance / (1.0 - chance)).ln()
    };
    let points: Vec<Told> = told.iter().map(|&(chance, won)| (odds(chance), won)).collect();
    let (mut base, mut slope) = (0.0, 1.0);
    for _ in 0..50 {
        // Gradient and curvature of the likelihood.
        let (mut g, mut h) = ([0.0; 2], [1e-9, 0.0, 1e-9]);
        for &(x, won) in &points {
            let chance = 1.0 / (1.0 + (-(base + slope * x)).exp());
            let (off, curve) = (won - chance, chance * (1.0 - chance));
            g = [g[0] + off, g[1] + off * x];
            h = [h[0] + curve, h[1] + curve * x, h[2] + curve * x * x];
        }
        let det = h[0] * h[2] - h[1] * h[1];
        if det <= 0.0 {
            break;
        }
        base += (h[2] * g[0] - h[1] * g[1]) / det;
        slope += (h[0] * g[1] - h[1] * g[0]) / det;
    }
    slope
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_core::Uniform;

    /// Positions whose outcome follows a chance that is told as another one.
    fn told(count: usize, tell: impl Fn(f64) -> f64) -> Vec<Told> {
        let mut whims = Quick(7);
        let mut number = move || f64::from(whims.below(1_000_000)) / 1e6;
        let mut one = || {
            let chance = number();
            (tell(chance), f64::from(u8::from(number() < chance)))
        };
        (0..count).map(|_| one()).collect()
    }

    #[test]
    fn true_chances_have_no_error_and_slope_one() {
        let told = told(40_000, |chance| chance);
        assert!(calibration_error(&bins(&told)) < 0.01, "{}", calibration_error(&bins(&told)));
        assert!((slope(&told) - 1.0).abs() < 0.05, "{}", slope(&told));
        // Chances spread evenly leave a sixth on average.
        assert!((brier(&told) - 1.0 / 6.0).abs() < 0.005, "{}", brier(&told));
    }

    #[test]
    fn chances_that_are_too_bold_or_too_high_show_it() {
        let odds = |chance: f64| (chance / (1.0 - chance)).ln();
        let bold = told(40_000, |chance| 1.0 / (1.0 + (-2.0 * odds(chance)).exp()));
        assert!((slope(&bold) - 0.5).abs() < 0.05, "{}", slope(&bold));
        assert!(calibration_error(&bins(&bold)) > 0.06);
        let high = told(40_000, |chance| (chance + 0.1).min(1.0));
        let error = calibration_error(&bins(&high));
        assert!((0.08..0.11).contains(&error), "{error}");
    }
}
