//! A small network that gives each seat a weight; the softmax of the weights are the shares.
//!
//! The arithmetic is the same on every machine: sums in a fixed order, and the exponential of the `libm` crate.

use super::MOST_INPUTS;
use princely_search::Values;
use princely_search::guide::MOST_SEATS;
use serde::{Deserialize, Serialize};

/// The most hidden numbers.
pub const MOST_HIDDEN: usize = 32;

/// A network with one hidden layer beside a straight way. The same numbers serve every seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Net {
    /// What is subtracted from each input.
    pub mean: Vec<f32>,
    /// What each input is then multiplied with.
    pub scale: Vec<f32>,
    /// The straight way: a weight for each input.
    pub straight: Vec<f32>,
    /// For each hidden number: a weight for each input, then a constant, then its weight in the result.
    pub hidden: Vec<Vec<f32>>,
}

impl Net {
    /// Whether the parts have the right sizes for this number of inputs.
    pub fn fits(&self, inputs: usize) -> bool {
        let is_long = |list: &Vec<f32>| list.len() == inputs && list.iter().all(|number| number.is_finite());
        inputs <= MOST_INPUTS
            && self.hidden.len() <= MOST_HIDDEN
            && is_long(&self.mean)
            && is_long(&self.scale)
            && is_long(&self.straight)
            && self.hidden.iter().all(|row| row.len() == inputs + 2 && row.iter().all(|n| n.is_finite()))
    }

    /// The weight of a seat.
    fn weight(&self, inputs: &[f32; MOST_INPUTS]) -> f32 {
        let mut scaled = [0.0; MOST_INPUTS];
        let count = self.mean.len();
        for (index, scaled) in scaled.iter_mut().enumerate().take(count) {
            *scaled = (inputs[index] - self.mean[index]) * self.scale[index];
        }
        let weigh = |weights: &[f32]| -> f32 {
            weights.iter().zip(&scaled).map(|(weight, input)| weight * input).sum()
        };
        let mut weight = weigh(&self.straight);
        for row in &self.hidden {
            weight += row[count + 1] * (weigh(&row[..count]) + row[count]).max(0.0);
        }
        weight
    }

    /// The shares of all seats; they add up to 1.
    pub fn shares(&self, inputs: &[[f32; MOST_INPUTS]]) -> Values {
        let mut weights = [0.0; MOST_SEATS];
        for (weight, inputs) in weights.iter_mut().zip(inputs) {
            *weight = self.weight(inputs);
        }
        softmax(&weights[..inputs.len().min(MOST_SEATS)])
    }
}

/// Positive numbers with these logarithms, scaled so that they add up to 1.
pub fn softmax(logs: &[f32]) -> Values {
    let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MOST_SEATS];
    for (share, log) in shares.iter_mut().zip(logs) {
        *share = libm::expf(log - most);
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_to_one_and_follow_the_weights() {
        for logs in [vec![0.0, 0.0], vec![3.0, -200.0, 3.5], vec![90.0; 5], vec![1.0, 2.0, 3.0, 4.0]] {
            let shares = softmax(&logs);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{logs:?}: {shares:?}");
            for (one, other) in [(0, 1), (1, 0)] {
                assert_eq!(logs[one] >= logs[other], shares[one] >= shares[other], "{logs:?}: {shares:?}");
            }
            assert!(shares[logs.len()..].iter().all(|&share| share == 0.0));
        }
    }

    #[test]
    fn a_net_is_its_straight_way_and_its_hidden_numbers() {
        let net = Net {
            mean: vec![1.0, 0.0],
            scale: vec![2.0, 1.0],
            straight: vec![0.5, -1.0],
            hidden: vec![vec![1.0, 0.0, -3.0, 10.0]],
        };
        assert!(net.fits(2) && !net.fits(1) && !net.fits(3));
        let weight = |one: f32, two: f32| {
            let mut inputs = [0.0; MOST_INPUTS];
            inputs[..2].copy_from_slice(&[one, two]);
            net.weight(&inputs)
        };
        assert_eq!(weight(1.0, 0.0), 0.0);
        assert_eq!(weight(2.0, 3.0), 1.0 - 3.0, "the hidden number is not positive");
        assert_eq!(weight(3.0, 0.0), 2.0 + 10.0);
    }
}
