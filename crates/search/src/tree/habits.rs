//! How a tree grows.

/// How a tree grows. All arithmetic is `+ - * / √`, so that it grows alike on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// How much it tries what it knows little about.
    pub explore: Explore,
    /// An action that was never tried is expected to be worth this much less than its tried neighbours.
    pub doubt: f32,
    /// Progressive widening: in a node visited n times the first `widen · n^(quarters/4)` candidates are
    /// considered, at least one.
    pub widen: f32,
    /// See `widen`; 4 and more: linear.
    pub quarters: u8,
    /// How chance is treated.
    pub chances: Chances,
    /// Whether thinking ends when no other action can still get as many visits as the first one. If not, it goes on, to
    /// learn about the actions that follow.
    pub stops_early: bool,
    /// The most nodes. When there are that many, leaves are still judged, but the tree stays as it is.
    pub most_nodes: u32,
    /// The most memory, in bytes, also while the tree grows. When it is used up, leaves are still judged, but the tree
    /// stays as it is.
    pub most_bytes: u32,
}

/// How much a tree tries what it knows little about. `n` are an action's visits, `a` how often it could have
/// been chosen: in information-set search not every action is possible in every world, and an action that was not
/// possible was not rejected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Explore {
    /// `c · prior · √a / (1 + n)`, with priors that add up to 1 (PUCT).
    ByPrior(f32),
    /// `c · √(√a / n)`: everything considered is tried once, then the bonus shrinks evenly. (UCB with a root for
    /// its logarithm, which machines round differently.)
    Evenly(f32),
}

/// How chance is treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chances {
    /// Chance is passed through without a branch ("open loop"): what follows is one node for all outcomes, and
    /// averages over them. A decision after it is made for the average outcome, except that only what is legal
    /// in the world at hand is chosen. This is right if there are many outcomes that seldom repeat.
    Open,
    /// Outcomes that look different to the searching seat are different nodes. The first outcomes get nodes of their
    /// own, by the same widening as actions, but at most this many; all others share one node.
    Split(u16),
}

impl Habits {
    /// Habits that have served well with playouts; measured by `examples/tree_fuerstenfeld.rs` of the bots.
    pub const USUAL: Habits = Habits {
        explore: Explore::ByPrior(1.0),
        doubt: 0.02,
        widen: 2.0,
        quarters: 2,
        chances: Chances::Open,
        stops_early: false,
        most_nodes: 100_000,
        most_bytes: 30 << 20,
    };

    /// How many candidates are considered in a node with this many visits.
    pub(super) fn width(&self, visits: u32) -> usize {
        let visits = f64::from(visits.max(1));
        let root = visits.sqrt();
        let power = match self.quarters {
            0 => 1.0,
            1 => root.sqrt(),
            2 => root,
            3 => root * root.sqrt(),
            _ => visits,
        };
        ((f64::from(self.widen) * power) as usize).max(1)
    }
}

impl Default for Habits {
    fn default() -> Self {
        Habits::USUAL
    }
}

impl Explore {
    /// The bonus of an action that was tried `n` times and could have been chosen `a` times; `prior` is its
    /// share among what is considered.
    pub(super) fn bonus(self, prior: f32, n: u32, a: u32) -> f32 {
        let (n, a) = (n as f32, a as f32);
        match self {
            Explore::ByPrior(c) => c * prior * a.sqrt() / (1.0 + n),
            Explore::Evenly(_) if n == 0.0 => f32::MAX,
            Explore::Evenly(c) => c * (a.sqrt() / n).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_width_grows_with_the_visits() {
        for (widen, quarters, visits, width) in [
            (2.0, 2, 0, 2),
            (2.0, 2, 100, 20),
            (1.5, 1, 16, 3),
            (1.0, 3, 16, 8),
            (1.0, 4, 16, 16),
            (7.0, 0, 1_000_000, 7),
            (0.0, 2, 9, 1),
            (f32::NAN, 2, 9, 1),
        ] {
            let habits = Habits { widen, quarters, ..Habits::USUAL };
            assert_eq!(habits.width(visits), width, "{widen} {quarters} {visits}");
        }
    }
}
