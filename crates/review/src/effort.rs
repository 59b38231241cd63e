//! How much is tried.

/// How many imagined worlds are tried in a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// What every decision gets.
    pub quick: Trying,
    /// What the worst ones get.
    pub deep: Trying,
    /// How many those are.
    pub worst: usize,
}

/// How one decision is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trying {
    /// The most options that are compared, and in how many worlds.
    pub pick: (usize, u32),
    /// How many of them are compared again, and in how many worlds.
    pub narrow: (usize, u32),
    /// In how many other worlds the best of them is compared with what was done.
    pub measure: u32,
}

impl Effort {
    /// The same with all worlds multiplied by `times`, and divided by `by`.
    #[must_use]
    pub fn scaled(self, times: u32, by: u32) -> Effort {
        let worlds = |worlds: u32| (worlds.saturating_mul(times) / by.max(1)).max(4);
        let scaled = |trying: Trying| Trying {
            pick: (trying.pick.0, worlds(trying.pick.1)),
            narrow: (trying.narrow.0, worlds(trying.narrow.1)),
            measure: worlds(trying.measure),
        };
        Effort { quick: scaled(self.quick), deep: scaled(self.deep), ..self }
    }
}
