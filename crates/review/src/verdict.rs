//! What the words mean: one table for every client.

use princely_protocol::{Thresholds, Verdict};

/// From which loss on a decision is called a mistake, and from which change on chance was kind; in shares of the win.
pub const THRESHOLDS: Thresholds = Thresholds { mistake: 0.03, big_mistake: 0.08, lucky: 0.05 };

/// A loss in a word. A loss that is not certain counts as none before it comes here.
pub fn verdict(loss: f64) -> Verdict {
    if loss >= THRESHOLDS.big_mistake {
        Verdict::BigMistake
    } else if loss >= THRESHOLDS.mistake {
        Verdict::Mistake
    } else if loss > 0.0 {
        Verdict::Small
    } else {
        Verdict::Good
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_its_place() {
        let rows = [(0.0, Verdict::Good), (0.029, Verdict::Small), (0.03, Verdict::Mistake)];
        for (loss, word) in rows.into_iter().chain([(0.079, Verdict::Mistake), (0.08, Verdict::BigMistake)]) {
            assert_eq!(verdict(loss), word, "{loss}");
        }
    }
}
