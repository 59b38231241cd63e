//! How long to think.

use crate::Watch;

/// How long to think about one turn, that is, about a seat's run of actions until another seat or chance comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many milliseconds by the watch of the host. Pauses do not count. The choice depends on the machine. If the
    /// host has no clock, ten iterations stand for a millisecond.
    Millis(u32),
    /// This many imagined continuations. The choice is the same on every machine.
    Iterations(u32),
}

/// A budget being spent.
#[derive(Clone, Debug)]
pub struct Clock {
    budget: Budget,
    /// Milliseconds spent so far.
    millis: f64,
    /// What the watch showed at the last look.
    last: f64,
    /// Continuations imagined so far.
    pub iterations: u64,
}

impl Clock {
    /// A budget of which nothing is spent yet.
    pub fn new(budget: Budget) -> Clock {
        Clock { budget, millis: 0.0, last: 0.0, iterations: 0 }
    }

    /// Thinking begins, or goes on after a pause.
    pub fn go_on(&mut self, watch: &mut dyn Watch) {
        if let Budget::Millis(millis) = self.budget {
            match watch.millis() {
                Some(now) => self.last = now,
                None => self.budget = Budget::Iterations(millis.saturating_mul(10)),
            }
        }
    }

    /// Looks at the watch.
    #[inline]
    pub fn look(&mut self, watch: &mut dyn Watch) {
        if matches!(self.budget, Budget::Millis(_))
            && let Some(now) = watch.millis()
        {
            self.millis += (now - self.last).max(0.0);
            self.last = now;
        }
    }

    /// The share of the budget that had been spent at the last look; 1 and more: all of it.
    pub fn share(&self) -> f64 {
        match self.budget {
            Budget::Millis(millis) => self.millis / f64::from(millis.max(1)),
            Budget::Iterations(0) => 1.0,
            Budget::Iterations(iterations) => self.iterations as f64 / f64::from(iterations),
        }
    }

    /// Whether this share of the budget, 0 to 1, has been spent.
    pub fn spent(&self, share: f64) -> bool {
        self.share() >= share
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Slice;

    #[test]
    fn pauses_do_not_count() {
        let mut clock = Clock::new(Budget::Millis(100));
        for (begin, end, share) in [(0.0, 30.0, 0.3), (500.0, 520.0, 0.5), (10.0, 5.0, 0.5), (7.0, 57.0, 1.0)]
        {
            clock.go_on(&mut Slice::new(|| begin, 9.0));
            clock.look(&mut Slice::new(|| end, 9.0));
            assert!((clock.share() - share).abs() < 1e-9, "{begin} to {end}: {}", clock.share());
        }
        assert!(clock.spent(0.999));
    }

    #[test]
    fn without_a_clock_iterations_stand_for_milliseconds() {
        struct NoClock;
        impl Watch for NoClock {
            fn pauses(&mut self) -> bool {
                false
            }
            fn millis(&mut self) -> Option<f64> {
                None
            }
        }
        let mut clock = Clock::new(Budget::Millis(20));
        clock.go_on(&mut NoClock);
        clock.iterations = 199;
        assert!(!clock.spent(1.0));
        clock.iterations = 200;
        assert!(clock.spent(1.0));
    }
}
