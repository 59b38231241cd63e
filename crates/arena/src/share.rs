//! Shares of wins, and how sure we are of them.

use serde::Serialize;

/// A share and the interval it lies in with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

/// Scores of deals, added up. A score is the mean of the `size` games of one deal, each between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally {
    /// Games of one deal.
    size: f64,
    /// What is expected of equals.
    par: f64,
    count: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// Nothing yet.
    pub fn new(size: usize, par: f64) -> Tally {
        Tally { size: size.max(1) as f64, par, count: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// One more deal.
    pub fn add(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// How many deals.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean score; par before the first deal.
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { self.par }
    }

    /// The variance of one deal's score. One more deal is imagined, with the variance of independent games between
    /// equal players. So the variance is never 0, and after many deals the imagined one makes no difference.
    pub fn variance(&self) -> f64 {
        let imagined = self.par * (1.0 - self.par) / self.size;
        let scatter = (self.squares - self.count * self.mean().powi(2)).max(0.0);
        (scatter + imagined) / self.count.max(1.0)
    }

    /// The standard error of the mean score.
    pub fn error(&self) -> f64 {
        (self.variance() / self.count.max(1.0)).sqrt()
    }

    /// The share with Wilson's interval. Its number of independent games is what these deals are worth (Kish's
    /// effective sample size). It uses Student's quantile, because the scatter is only estimated.
    pub fn share(&self) -> Share {
        if self.count < 1.0 {
            return Share { share: self.par, low: 0.0, high: 1.0 };
        }
        let games = self.count * self.size;
        // Half a win and half a loss are added, so that even a series of wins has a scatter to compare with.
        let smooth = (self.mean() * games + 0.5) / (games + 1.0);
        let effect = self.variance() / (smooth * (1.0 - smooth) / self.size);
        wilson(self.mean(), games / effect, student(self.count - 1.0))
    }
}

impl Share {
    /// The share of `wins` in independent games, with Wilson's interval.
    pub fn wilson(wins: f64, games: f64) -> Share {
        if games <= 0.0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        wilson(wins / games, games, 1.96)
    }
}

/// Wilson's interval of a share seen in a number of independent games, `z` standard errors to each side.
pub fn wilson(share: f64, games: f64, z: f64) -> Share {
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    // At the ends the formula is exact, but floating-point numbers are not.
    let low = if share <= 0.0 { 0.0 } else { ((middle - spread) / scale).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { ((middle + spread) / scale).min(1.0) };
    Share { share, low, high }
}

/// The normal quantile of 97.5 %.
pub const Z: f64 = 1.959_963_984_540_054;

/// The quantile of 97.5 % of Student's distribution.
pub fn student(freedom: f64) -> f64 {
    // The expansion below is poor for so few degrees of freedom.
    const FEW: [f64; 5] = [12.706, 12.706, 4.303, 3.182, 2.776];
    if freedom < 5.0 {
        return FEW[freedom.max(0.0) as usize];
    }
    // Cornish and Fisher: Abramowitz and Stegun, 26.7.5.
    let z = Z;
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
    ];
    z + terms.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not near {other}");
    }

    #[test]
    fn quantiles_are_the_textbooks() {
        for (freedom, quantile) in [(1.0, 12.706), (4.0, 2.776), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042)] {
            near(student(freedom), quantile, 0.004);
        }
        near(student(1e9), 1.96, 1e-4);
    }

    #[test]
    fn wilsons_interval_is_the_textbooks() {
        let Share { share, low, high } = Share::wilson(60.0, 100.0);
        near(share, 0.6, 1e-12);
        near(low, 0.5020, 1e-4);
        near(high, 0.6906, 1e-4);
        assert_eq!(Share::wilson(0.0, 0.0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn single_games_give_wilsons_interval() {
        let mut tally = Tally::new(1, 0.5);
        (0..1000).for_each(|game| tally.add(if game % 10 < 6 { 1.0 } else { 0.0 }));
        let (mine, textbook) = (tally.share(), wilson(0.6, 1000.0, 1.96));
        near(mine.low, textbook.low, 2e-4);
        near(mine.high, textbook.high, 2e-4);
    }

    #[test]
    fn what_scatters_less_by_deal_is_known_better() {
        let tally = |scores: [f64; 2]| {
            let mut tally = Tally::new(2, 0.5);
            (0..200).for_each(|deal| tally.add(scores[deal % 2]));
            tally.share()
        };
        let (wide, narrow) = (tally([0.0, 1.0]), tally([0.5, 0.5]));
        // Two games of a deal that always end alike count as one game.
        let one = wilson(0.5, 200.0, student(199.0));
        near(wide.low, one.low, 2e-3);
        assert!(narrow.high - narrow.low < 0.2 * (wide.high - wide.low), "{narrow:?} {wide:?}");
        assert_eq!(narrow.share, 0.5);
    }

    #[test]
    fn wins_alone_are_no_certainty() {
        let mut tally = Tally::new(2, 0.5);
        (0..10).for_each(|_| tally.add(1.0));
        let Share { share, low, high } = tally.share();
        assert!(share == 1.0 && (0.75..0.9).contains(&low) && high == 1.0, "{low} {high}");
        assert_eq!(Tally::new(2, 0.5).share(), Share { share: 0.5, low: 0.0, high: 1.0 });
        let mut one = Tally::new(4, 0.25);
        one.add(0.25);
        assert!(one.share().high - one.share().low > 0.5, "one deal says nearly nothing: {:?}", one.share());
    }
}
