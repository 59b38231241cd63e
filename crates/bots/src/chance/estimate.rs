//! What is said about a chance.

use princely_core::Seat;
use princely_search::Values;

/// The chances of all seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The share of the win that each seat can expect. They add up to 1 over the seats of the game; the others are 0.
    pub shares: Values,
    /// The standard error of a share. Of a quick estimate: how far it usually is from a thorough one.
    pub error: f32,
    /// Whether a calibration has shown that these chances can be believed in this game. If not, they come from the most
    /// similar game that there is (house rules, a card table of one's own, and other lengths have not been fitted), or
    /// have not passed yet.
    pub is_calibrated: bool,
}

impl Estimate {
    /// Nobody is ahead, as far as anybody can tell.
    pub(super) fn even(seats: usize) -> Estimate {
        let shares = std::array::from_fn(|seat| if seat < seats { 1.0 / seats as f32 } else { 0.0 });
        Estimate { shares, error: 0.5, is_calibrated: false }
    }

    /// The chance of a seat.
    pub fn share(&self, seat: Seat) -> f32 {
        self.shares.get(seat.index()).copied().unwrap_or(0.0)
    }
}

/// By how much one option is better for a seat than another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// The chance after the first option minus the chance after the second.
    pub difference: f32,
    /// The standard error of the difference. It is far smaller than that of either chance, because both options were
    /// tried in the same worlds.
    pub error: f32,
}

impl Comparison {
    /// Whether the difference is smaller than twice its error.
    pub fn is_too_close(&self) -> bool {
        self.difference.abs() < 2.0 * self.error
    }
}
