//! Shares as differences of strength.
//!
//! A bot of strength γ wins against others with γ/Σγ (Bradley and Terry; Plackett and Luce for more than two).
//! Strengths are given as Elo numbers, 400·log₁₀ γ. One bot against *n* − 1 equal bots therefore wins a share *s* with
//! odds *s*/(1 − *s*) = γ/(*n* − 1). Its Elo difference is 400·log₁₀(*s*(*n* − 1)/(1 − *s*)), 0 at par.

/// The Elo difference of a share at a table with `seats` seats; infinite for 0 and 1.
pub fn of_share(share: f64, seats: usize) -> f64 {
    400.0 * (share * (seats as f64 - 1.0) / (1.0 - share)).log10()
}

/// The share that is expected of an Elo difference at a table with `seats` seats.
pub fn to_share(elo: f64, seats: usize) -> f64 {
    let odds = 10f64.powf(elo / 400.0) / (seats as f64 - 1.0);
    odds / (1.0 + odds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn for_two_it_is_the_formula_of_chess() {
        for (share, elo) in [(0.5, 0.0), (0.64, 99.95), (0.76, 200.24), (0.9, 381.70)] {
            assert!((of_share(share, 2) - elo).abs() < 0.01, "{share}: {}", of_share(share, 2));
        }
        assert_eq!((of_share(0.0, 2), of_share(1.0, 2)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn par_is_nothing_and_back_is_back() {
        for seats in 2..=5 {
            assert!(of_share(1.0 / seats as f64, seats).abs() < 1e-9);
            for elo in [-300.0, -10.0, 0.0, 5.0, 700.0] {
                assert!((of_share(to_share(elo, seats), seats) - elo).abs() < 1e-9);
            }
        }
    }
}
