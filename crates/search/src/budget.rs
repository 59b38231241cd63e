//! How long to think.

use std::time::Instant;

/// How long to think about one turn, that is about a seat's run of actions until another seat or chance comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many milliseconds of wall clock. What is chosen then depends on the machine. Where there is no clock
    /// (WebAssembly without a host's help), ten iterations stand for a millisecond.
    Millis(u32),
    /// So many imagined continuations. The same choice on every machine.
    Iterations(u32),
}

/// A budget being spent.
#[derive(Clone, Debug)]
pub struct Clock {
    budget: Budget,
    start: Option<Instant>,
    /// Continuations imagined so far.
    pub iterations: u64,
}

impl Clock {
    /// Starts to spend a budget.
    pub fn start(budget: Budget) -> Clock {
        let budget = match budget {
            Budget::Millis(millis) if cfg!(target_family = "wasm") => {
                Budget::Iterations(millis.saturating_mul(10))
            }
            other => other,
        };
        let start = matches!(budget, Budget::Millis(_)).then(Instant::now);
        Clock { budget, start, iterations: 0 }
    }

    /// The share of the budget that has been spent; 1 and more: all of it.
    pub fn share(&self) -> f64 {
        match (self.budget, self.start) {
            (Budget::Millis(millis), Some(start)) => {
                start.elapsed().as_secs_f64() * 1000.0 / f64::from(millis.max(1))
            }
            (Budget::Millis(_), None) | (Budget::Iterations(0), _) => 1.0,
            (Budget::Iterations(iterations), _) => self.iterations as f64 / f64::from(iterations),
        }
    }

    /// Whether this share of the budget, 0 to 1, has been spent.
    pub fn spent(&self, share: f64) -> bool {
        self.share() >= share
    }
}
