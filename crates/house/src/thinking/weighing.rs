//! What a bot's turns are worth: the one that it would play and the best others, tried in the same imagined worlds.

use crate::Housed;
use princely_bots::chance::{REFERENCE, Trials};
use princely_core::{Quick, Seat, sorting};
use princely_protocol::{Advice, AdvisedLine, Behind, Raw};
use princely_search::{Line, Progress, Thought, Watch};
use serde::Serialize;

/// The most turns that are weighed: the one that the bot would play, and two others.
pub(super) const LINES: usize = 3;

/// Turns that are being weighed.
pub(super) struct Weighing<G: Housed> {
    by: String,
    iterations: Option<u64>,
    observation: G::Observation,
    lines: Vec<(Vec<G::Action>, Option<u32>)>,
    /// `None` if there is nothing to choose: what must be done has no chance of its own.
    trials: Option<Trials<G>>,
}

impl<G: Housed> Weighing<G> {
    /// Gets ready to weigh what a bot would do in a position as the seat sees it.
    pub(super) fn new(
        by: &str,
        (game, observation, seat): (&G, &G::Observation, Seat),
        action: &G::Action,
        thought: Option<&Thought<G::Action>>,
        mut whims: Quick,
    ) -> Weighing<G> {
        // A bot may play the rest of a turn without thinking again.
        let thought = thought
            .filter(|thought| thought.lines.first().is_some_and(|line| line.actions.first() == Some(action)));
        let mut legal = Vec::new();
        game.observed_legal_actions(observation, &mut legal);
        let lines = match thought {
            Some(thought) => different(&thought.lines),
            None => vec![(vec![*action], None)],
        };
        let options = || lines.iter().map(|(actions, _)| actions.clone()).collect();
        let trials = (legal.len() > 1)
            .then(|| Trials::new(game, observation, seat, options(), G::WORLDS / LINES as u32, &mut whims));
        Weighing {
            by: by.to_owned(),
            iterations: thought.map(|thought| thought.iterations),
            observation: observation.clone(),
            lines,
            trials,
        }
    }

    /// Weighs until all worlds are done, or the watch says to pause.
    pub(super) fn go_on(&mut self, game: &G, watch: &mut dyn Watch) -> Progress<Advice> {
        if let Some(trials) = &mut self.trials
            && trials.go_on(game, watch) == Progress::Pending
        {
            return Progress::Pending;
        }
        Progress::Done(self.advice(game))
    }

    /// What is known so far.
    pub(super) fn advice(&self, game: &G) -> Advice {
        let order = self.order();
        let best = order[0];
        let line = |&index: &usize| {
            let (actions, visits) = &self.lines[index];
            let mut line = AdvisedLine { visits: *visits, ..unweighed(actions) };
            if let Some(trials) = &self.trials {
                let estimate = trials.estimate(index);
                line.chance = Some(estimate.share(trials.seat()));
                line.error = Some(estimate.error);
                line.behind = (index != best).then(|| {
                    let found = trials.compare(best, index);
                    Behind { by: found.difference, error: found.error, is_close: found.is_too_close() }
                });
            }
            line
        };
        let lines: Vec<AdvisedLine> = order.iter().map(line).collect();
        let reasons = match order[..] {
            [one, other, ..] if self.trials.is_some() => {
                game.reasons(&self.observation, &self.lines[one].0, &self.lines[other].0)
            }
            _ => Vec::new(),
        };
        Advice {
            by: self.by.clone(),
            iterations: self.iterations,
            against: REFERENCE.to_owned(),
            is_calibrated: self.trials.as_ref().is_some_and(|trials| trials.estimate(0).is_calibrated),
            lines,
            reasons,
        }
    }

    /// The turns, best first: what the bot would play comes first unless another one is better for certain.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.lines.len()).collect();
        if let Some(trials) = &self.trials {
            let is_better = |one: usize, other: usize| {
                let found = trials.compare(one, other);
                found.difference > 0.0 && !found.is_too_close()
            };
            let best = order.iter().fold(0, |best, &index| if is_better(index, best) { index } else { best });
            let behind = |index: usize| trials.compare(best, index).difference;
            sorting::sort_by(&mut order, |&one, &other| behind(one).total_cmp(&behind(other)));
            sorting::sort_by_key(&mut order, |&index| index != best);
        }
        order
    }
}

/// The first turn and those after it that begin or go on otherwise, as the bot ranks them.
fn different<A: Clone + PartialEq>(thought: &[Line<A>]) -> Vec<(Vec<A>, Option<u32>)> {
    let mut lines: Vec<(Vec<A>, Option<u32>)> = Vec::with_capacity(LINES);
    for line in thought {
        if lines.len() < LINES && !lines.iter().any(|(actions, _)| *actions == line.actions) {
            lines.push((line.actions.clone(), Some(line.visits)));
        }
    }
    lines
}

/// A turn of which nothing is said.
pub(super) fn unweighed<A: Serialize>(actions: &[A]) -> AdvisedLine {
    // Actions are plain data, and writing them to memory cannot fail.
    let write = |action: &A| {
        Raw::of(action).unwrap_or_else(|error| unreachable!("an action cannot be written: {error}"))
    };
    AdvisedLine {
        actions: actions.iter().map(write).collect(),
        chance: None,
        error: None,
        behind: None,
        visits: None,
    }
}
