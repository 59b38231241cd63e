//! Flat Monte Carlo over whole turns.
//!
//! Every candidate is tried in the same imagined worlds with the same chances (common random numbers), so that
//! candidates differ by what they do and not by their luck. Who is clearly behind goes at once; at fixed shares
//! of the budget the worse half goes (sequential halving).

use crate::guide::Manner;
use crate::{Budget, Clock, Guide, Line, Thought};
use princely_core::{Game, Quick, Silent};

/// The stages are gone through again only while less than this share of the budget is spent.
const ENOUGH: f64 = 0.9;

/// A flat search and its memory, to be used again and again.
#[derive(Clone, Debug)]
pub struct Flat<A> {
    turns: Vec<Vec<A>>,
    arms: Vec<Arm>,
    alive: Vec<usize>,
}

impl<A> Default for Flat<A> {
    fn default() -> Self {
        Flat { turns: Vec::new(), arms: Vec::new(), alive: Vec::new() }
    }
}

/// What was found out about one turn.
#[derive(Clone, Debug, Default)]
struct Arm {
    turn: usize,
    /// Its value in world 0, 1, 2 …
    values: Vec<f32>,
    sum: f64,
}

impl Arm {
    fn mean(&self) -> f64 {
        if self.values.is_empty() { 0.0 } else { self.sum / self.values.len() as f64 }
    }

    fn error(&self) -> f64 {
        let count = self.values.len() as f64;
        if count < 2.0 {
            return 0.5;
        }
        let mean = self.mean();
        let squares: f64 = self.values.iter().map(|&value| (f64::from(value) - mean).powi(2)).sum();
        (squares / (count - 1.0) / count).sqrt()
    }

    /// By how much it is behind another one in the same worlds, and the standard error of that. In most worlds
    /// two turns come to the same end, so a few worlds in which they do not are imagined besides: who has seen no
    /// difference yet does not take that for certainty.
    fn behind(&self, leader: &Arm, doubt: f64) -> (f64, f64) {
        let pairs = self.values.iter().zip(&leader.values);
        let count = pairs.len() as f64;
        let mean = (leader.sum - self.sum) / count;
        let squares: f64 =
            pairs.map(|(&mine, &theirs)| (f64::from(theirs) - f64::from(mine) - mean).powi(2)).sum();
        (mean, ((squares + doubt) / (count - 1.0).max(1.0) / count).sqrt())
    }
}

impl<A: Copy + PartialEq> Flat<A> {
    /// Thinks about the turn of the viewer. `None` only if the guide offers nothing.
    pub fn think<G: Game<Action = A>>(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl Guide<G>,
        budget: Budget,
        whims: &mut Quick,
    ) -> Option<Thought<A>> {
        let mut clock = Clock::start(budget);
        let mut best: Vec<A> = Vec::new();
        let mut lines: Vec<Line<A>> = Vec::new();
        for _ in 0..guide.manner().passes.max(1) {
            let before = best.clone();
            let used = clock.share();
            let part = |share: f64| used + (1.0 - used) * share;
            for stage in 0..guide.stages() {
                self.turns.clear();
                if !best.is_empty() {
                    self.turns.push(best.clone());
                }
                guide.turns(game, observation, stage, &best, &mut self.turns);
                self.forget_doubles();
                let begin = if stage == 0 { used } else { part(guide.share(stage - 1)) };
                let share = (begin, part(guide.share(stage)));
                self.line_up();
                self.race(game, observation, guide, &mut clock, share, whims.bits64());
                let Some(winner) = self.leader() else { continue };
                best.clone_from(&self.turns[self.arms[winner].turn]);
                self.tell(winner, &mut lines);
            }
            if best == before || clock.spent(ENOUGH) {
                break;
            }
        }
        (!lines.is_empty()).then_some(Thought { iterations: clock.iterations, lines })
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

    /// Every turn stands at the start.
    fn line_up(&mut self) {
        self.arms.resize_with(self.turns.len(), Arm::default);
        for (turn, arm) in self.arms.iter_mut().enumerate() {
            arm.turn = turn;
            arm.values.clear();
            arm.sum = 0.0;
        }
        self.alive.clear();
        self.alive.extend(0..self.arms.len());
    }

    /// Tries the turns until the share of the budget is spent or one is left.
    fn race<G: Game<Action = A>>(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl Guide<G>,
        clock: &mut Clock,
        (begin, end): (f64, f64),
        seed: u64,
    ) {
        let seat = guide.viewer(observation);
        let halvings = self.alive.len().next_power_of_two().trailing_zeros().max(1);
        let manner = guide.manner();
        let (mut halved, mut worlds) = (0, 0);
        while self.alive.len() > 1 && !clock.spent(end) {
            for _ in 0..manner.look.max(1) {
                let mut fate = Quick(seed ^ u64::from(worlds).wrapping_mul(0xD134_2543_DE82_EF95));
                fate.bits64();
                let world = game.determinize(observation, &mut fate);
                let luck = fate.bits64();
                for &index in &self.alive {
                    let arm = &mut self.arms[index];
                    let mut state = world.clone();
                    for &action in &self.turns[arm.turn] {
                        game.apply(&mut state, seat, action, &mut Silent);
                    }
                    let value = guide.play_out(game, &mut state, &mut Quick(luck))[seat.index()];
                    arm.values.push(value);
                    arm.sum += f64::from(value);
                }
                worlds += 1;
                clock.iterations += self.alive.len() as u64;
                if clock.spent(end) {
                    break;
                }
            }
            self.drop_the_beaten(worlds, manner);
            let due = begin + (end - begin) * f64::from(halved + 1) / f64::from(halvings);
            if clock.spent(due) && halved + 1 < halvings {
                halved += 1;
                self.halve();
            }
        }
    }

    /// Among those still in the race, the one of which most is expected.
    fn leader(&self) -> Option<usize> {
        self.alive.iter().copied().max_by(|&a, &b| {
            let (one, other) = (&self.arms[a], &self.arms[b]);
            one.mean().total_cmp(&other.mean()).then(b.cmp(&a))
        })
    }

    fn drop_the_beaten(&mut self, worlds: u32, manner: Manner) {
        let Some(leader) = self.leader().filter(|_| worlds >= manner.fewest) else { return };
        let arms = &self.arms;
        self.alive.retain(|&index| {
            let (behind, error) = arms[index].behind(&arms[leader], manner.doubt);
            index == leader || (behind <= manner.clearly * error && behind + 2.0 * error > manner.no_matter)
        });
    }

    fn halve(&mut self) {
        let arms = &self.arms;
        self.alive.sort_by(|&a, &b| arms[b].mean().total_cmp(&arms[a].mean()).then(a.cmp(&b)));
        self.alive.truncate(self.alive.len().div_ceil(2).max(1));
    }

    /// Notes what this stage found: its winner first, then the others with those of earlier stages.
    fn tell(&self, winner: usize, lines: &mut Vec<Line<A>>) {
        for arm in &self.arms {
            let actions = &self.turns[arm.turn];
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
        let chosen = &self.turns[self.arms[winner].turn];
        lines.sort_by(|a, b| {
            (b.actions == *chosen).cmp(&(a.actions == *chosen)).then(b.expected.total_cmp(&a.expected))
        });
    }
}
