//! The turns that are compared, and what was found out about them.

use crate::Line;
use crate::guide::Manner;
use princely_core::sorting;

/// The most values that a search keeps, four bytes each. When there are that many, the comparison ends.
const MOST_VALUES: usize = 2_000_000;

/// The turns of one stage.
#[derive(Clone, Debug)]
pub(super) struct Arms<A> {
    turns: Vec<Vec<A>>,
    arms: Vec<Arm>,
    /// Those still in the race.
    alive: Vec<usize>,
    /// How many values there are.
    values: usize,
}

impl<A> Default for Arms<A> {
    fn default() -> Self {
        Arms { turns: Vec::new(), arms: Vec::new(), alive: Vec::new(), values: 0 }
    }
}

/// What was found out about one turn.
#[derive(Clone, Debug, Default)]
struct Arm {
    /// Its value in world 0, 1, 2 …
    values: Vec<f32>,
    sum: f64,
}

impl Arm {
    fn mean(&self) -> f64 {
        if self.values.is_empty() { 0.0 } else { self.sum / self.values.len() as f64 }
    }

    /// The standard error of the mean; 0.5 if there are fewer than two values.
    fn error(&self) -> f64 {
        let count = self.values.len() as f64;
        if count < 2.0 {
            return 0.5;
        }
        let mean = self.mean();
        let squares: f64 = self.values.iter().map(|&value| (f64::from(value) - mean).powi(2)).sum();
        (squares / (count - 1.0) / count).sqrt()
    }

    /// By how much it is behind another turn in the same worlds, and the standard error of that. In most worlds
    /// two turns come to the same end. `doubt` adds squared differences that were not seen, so that a turn that
    /// has not differed yet is not taken to be certainly equal.
    fn behind(&self, leader: &Arm, doubt: f64) -> (f64, f64) {
        let pairs = self.values.iter().zip(&leader.values);
        let count = pairs.len() as f64;
        let mean = (leader.sum - self.sum) / count;
        let squares: f64 =
            pairs.map(|(&mine, &theirs)| (f64::from(theirs) - f64::from(mine) - mean).powi(2)).sum();
        (mean, ((squares + doubt) / (count - 1.0).max(1.0) / count).sqrt())
    }
}

impl<A: Copy + PartialEq> Arms<A> {
    /// Where the turns of the next stage are written.
    pub(super) fn turns(&mut self) -> &mut Vec<Vec<A>> {
        &mut self.turns
    }

    pub(super) fn clear(&mut self) {
        self.turns.clear();
        self.line_up();
    }

    /// Puts every turn into the race, each once.
    pub(super) fn line_up(&mut self) {
        self.forget_doubles();
        self.arms.resize_with(self.turns.len(), Arm::default);
        for arm in &mut self.arms {
            arm.values.clear();
            arm.sum = 0.0;
        }
        self.alive.clear();
        self.alive.extend(0..self.arms.len());
        self.values = 0;
    }

    fn forget_doubles(&mut self) {
        let mut kept = 0;
        for index in 0..self.turns.len() {
            if !self.turns[..kept].contains(&self.turns[index]) {
                self.turns.swap(kept, index);
                kept += 1;
            }
        }
        self.turns.truncate(kept);
        self.turns.retain(|turn| !turn.is_empty());
    }

    /// Those still in the race.
    pub(super) fn alive(&self) -> &[usize] {
        &self.alive
    }

    /// The actions of a turn.
    pub(super) fn turn(&self, arm: usize) -> &Vec<A> {
        &self.turns[arm]
    }

    /// The first turn that was offered.
    pub(super) fn first(&self) -> Option<usize> {
        self.alive.first().copied()
    }

    /// Notes the value of a turn in one more world.
    pub(super) fn note(&mut self, arm: usize, value: f32) {
        let arm = &mut self.arms[arm];
        arm.values.push(value);
        arm.sum += f64::from(value);
        self.values += 1;
    }

    /// Whether no more values can be kept.
    pub(super) fn is_full(&self) -> bool {
        self.values >= MOST_VALUES
    }

    /// The turn with the highest expected value among those still in the race.
    pub(super) fn leader(&self) -> Option<usize> {
        self.alive.iter().copied().max_by(|&a, &b| {
            let (one, other) = (&self.arms[a], &self.arms[b]);
            one.mean().total_cmp(&other.mean()).then(b.cmp(&a))
        })
    }

    pub(super) fn drop_the_beaten(&mut self, worlds: u32, manner: Manner) {
        let Some(leader) = self.leader().filter(|_| worlds >= manner.fewest) else { return };
        let arms = &self.arms;
        self.alive.retain(|&index| {
            let (behind, error) = arms[index].behind(&arms[leader], manner.doubt);
            index == leader || (behind <= manner.clearly * error && behind + 2.0 * error > manner.no_matter)
        });
    }

    pub(super) fn halve(&mut self) {
        let arms = &self.arms;
        sorting::sort_by(&mut self.alive, |&a, &b| arms[b].mean().total_cmp(&arms[a].mean()).then(a.cmp(&b)));
        self.alive.truncate(self.alive.len().div_ceil(2).max(1));
    }

    /// Notes what this stage found: its winner first, then the others with those of earlier stages.
    pub(super) fn tell(&self, winner: usize, lines: &mut Vec<Line<A>>) {
        for (arm, actions) in self.arms.iter().zip(&self.turns) {
            if arm.values.is_empty() && lines.iter().any(|line| line.actions == *actions) {
                continue; // nothing new was learned about it
            }
            lines.retain(|line| line.actions != *actions);
            lines.push(Line {
                actions: actions.clone(),
                expected: arm.mean() as f32,
                error: arm.error() as f32,
                visits: arm.values.len() as u32,
            });
        }
        let chosen = &self.turns[winner];
        sorting::sort_by(lines, |a, b| {
            (b.actions == *chosen).cmp(&(a.actions == *chosen)).then(b.expected.total_cmp(&a.expected))
        });
    }
}
