//! The sequential test: plays on until one of two hypotheses is likely enough.
//!
//! Wald's sequential probability ratio test in its generalised form for scores of any distribution (GSPRT): the
//! logarithm of the likelihood ratio of a mean *s₁* against a mean *s₀*, with the variance that was seen, is
//! *n*(*s₁* − *s₀*)(2*m* − *s₀* − *s₁*)/(2σ²). It counts deals, not games, since only deals are independent.

use crate::elo;
use crate::share::Tally;
use serde::Serialize;

/// A test of whether an Elo difference is `elo0` or less, or `elo1` or more; 5 % errors on either side.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// `elo0` is accepted.
    Elo0,
    /// `elo1` is accepted.
    Elo1,
    /// Nothing is decided yet.
    Undecided,
}

/// The probability of either error.
pub const ERROR: f64 = 0.05;

/// Fewer deals decide nothing: their scatter is not known well enough.
const FEWEST: f64 = 8.0;

impl Sprt {
    /// The test is decided above this value and below its negative.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The logarithm of the likelihood ratio.
    pub fn llr(&self, tally: &Tally, seats: usize) -> f64 {
        let (s0, s1) = (elo::to_share(self.elo0, seats), elo::to_share(self.elo1, seats));
        tally.count() * (s1 - s0) * (2.0 * tally.mean() - s0 - s1) / (2.0 * tally.variance())
    }

    /// What the test says so far.
    pub fn verdict(&self, tally: &Tally, seats: usize) -> Verdict {
        let llr = self.llr(tally, seats);
        if tally.count() < FEWEST {
            Verdict::Undecided
        } else if llr >= Sprt::bound() {
            Verdict::Elo1
        } else if llr <= -Sprt::bound() {
            Verdict::Elo0
        } else {
            Verdict::Undecided
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, losses: u32) -> Tally {
        let mut tally = Tally::new(1, 0.5);
        (0..wins).for_each(|_| tally.add(1.0));
        (0..losses).for_each(|_| tally.add(0.0));
        tally
    }

    #[test]
    fn bounds_are_walds() {
        assert!((Sprt::bound() - 2.944_44).abs() < 1e-5);
    }

    #[test]
    fn the_likelihood_ratio_is_nearly_the_exact_one() {
        // For coin flips the exact value is Σ ln(p₁/p₀), with single games.
        let test = Sprt { elo0: 0.0, elo1: 20.0 };
        let (p0, p1) = (elo::to_share(0.0, 2), elo::to_share(20.0, 2));
        for (wins, losses) in [(520, 480), (550, 450), (480, 520), (2600, 2400)] {
            let exact = f64::from(wins) * (p1 / p0).ln() + f64::from(losses) * ((1.0 - p1) / (1.0 - p0)).ln();
            let llr = test.llr(&tally(wins, losses), 2);
            assert!(
                (llr - exact).abs() < 0.02 * exact.abs() + 0.02,
                "{wins}:{losses}: {llr}, exactly {exact}"
            );
        }
    }

    #[test]
    fn it_decides_either_way_and_not_too_early() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        for (wins, losses, verdict) in [
            (7, 0, Verdict::Undecided),
            (30, 25, Verdict::Undecided),
            (300, 200, Verdict::Elo1),
            (200, 300, Verdict::Elo0),
            (500, 500, Verdict::Elo0),
        ] {
            assert_eq!(test.verdict(&tally(wins, losses), 2), verdict, "{wins}:{losses}");
        }
    }
}
