//! One decision: what else could have been done, and by how much that is better.
//!
//! The best option is picked in some worlds and measured in others: the best of several that are not known exactly looks
//! better than it is.

use crate::effort::Trying;
use crate::{Considered, story::Point};
use princely_bots::chance::Trials;
use princely_core::{Quick, Seat, sorting};
use princely_search::{Progress, Watch};
use std::mem::take;

/// What was found about a decision.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged<A> {
    /// The best option but what was done, if there is another.
    pub(crate) other: Option<Vec<A>>,
    /// By how much it is better; negative if it is worse.
    pub(crate) difference: f64,
    /// The standard error of that.
    pub(crate) error: f64,
    /// The chance after what was done.
    pub(crate) chance: f64,
}

impl<A> Judged<A> {
    /// The loss, if it is certain: at least twice its error.
    pub(crate) fn loss(&self) -> f64 {
        if self.difference > 0.0 && self.difference >= 2.0 * self.error { self.difference } else { 0.0 }
    }
}

/// A decision that is being looked at.
pub(crate) struct Judging<G: Considered> {
    seat: Seat,
    seed: u64,
    trying: Trying,
    stage: Stage<G>,
}

enum Stage<G: Considered> {
    Listing(G::Ideas),
    Picking(Trials<G>, Vec<Vec<G::Action>>),
    Narrowing(Trials<G>, Vec<Vec<G::Action>>),
    Measuring(Trials<G>, Vec<Vec<G::Action>>),
    Done(Judged<G::Action>),
}

impl<G: Considered> Judging<G> {
    pub(crate) fn new(game: &G, seat: Seat, seed: u64, trying: Trying) -> Judging<G> {
        Judging { seat, seed, trying, stage: Stage::Listing(game.ideas()) }
    }

    /// Tries options until the decision is judged or the watch says to pause. The game and the point must be the same
    /// each time. Pauses change nothing in what is found.
    pub(crate) fn go_on(
        &mut self,
        game: &G,
        point: &Point<G>,
        watch: &mut dyn Watch,
    ) -> Progress<Judged<G::Action>> {
        loop {
            match &mut self.stage {
                Stage::Listing(ideas) => {
                    let mut options = vec![point.done.clone()];
                    if !game.consider(ideas, &point.observation, self.seat, watch, &mut options) {
                        return Progress::Pending;
                    }
                    forget_doubles(&mut options);
                    options.truncate(self.trying.pick.0.max(2));
                    let trials = self.trials(game, point, &options, self.trying.pick.1, 1);
                    self.stage = Stage::Picking(trials, options);
                }
                Stage::Picking(trials, options) => {
                    if options.len() > 1 && trials.go_on(game, watch) == Progress::Pending {
                        return Progress::Pending;
                    }
                    let kept = best(trials, options, self.seat, self.trying.narrow.0.max(2));
                    let trials = self.trials(game, point, &kept, self.trying.narrow.1, 2);
                    self.stage = Stage::Narrowing(trials, kept);
                }
                Stage::Narrowing(trials, options) => {
                    // With two options there is nothing to pick any more.
                    if options.len() > 2 && trials.go_on(game, watch) == Progress::Pending {
                        return Progress::Pending;
                    }
                    let kept = best(trials, options, self.seat, 2);
                    let trials = self.trials(game, point, &kept, self.trying.measure, 3);
                    self.stage = Stage::Measuring(trials, kept);
                }
                Stage::Measuring(trials, options) => {
                    if trials.go_on(game, watch) == Progress::Pending {
                        return Progress::Pending;
                    }
                    let found = trials.compare(1, 0);
                    let other = options.get_mut(1).map(take);
                    let is_alone = other.is_none();
                    self.stage = Stage::Done(Judged {
                        other,
                        difference: if is_alone { 0.0 } else { f64::from(found.difference) },
                        error: if is_alone { 0.0 } else { f64::from(found.error) },
                        chance: f64::from(trials.estimate(0).share(self.seat)),
                    });
                }
                Stage::Done(judged) => return Progress::Done(judged.clone()),
            }
        }
    }

    fn trials(
        &self,
        game: &G,
        point: &Point<G>,
        options: &[Vec<G::Action>],
        worlds: u32,
        stage: u64,
    ) -> Trials<G> {
        let mut whims = Quick(self.seed ^ stage.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        Trials::new(game, &point.observation, self.seat, options.to_vec(), worlds, &mut whims)
    }
}

/// What was done, and the best of the others.
fn best<G: Considered>(
    trials: &Trials<G>,
    options: &[Vec<G::Action>],
    seat: Seat,
    keep: usize,
) -> Vec<Vec<G::Action>> {
    let worth = |index: usize| trials.mean(index)[seat.index()];
    let mut others: Vec<usize> = (1..options.len()).collect();
    if trials.done() > 0 {
        sorting::sort_by(&mut others, |&one, &other| {
            worth(other).total_cmp(&worth(one)).then(one.cmp(&other))
        });
    }
    let kept = std::iter::once(0).chain(others.into_iter().take(keep - 1));
    kept.filter_map(|index| options.get(index).cloned()).collect()
}

fn forget_doubles<A: PartialEq>(options: &mut Vec<Vec<A>>) {
    let mut kept: Vec<Vec<A>> = Vec::with_capacity(options.len());
    for option in options.drain(..) {
        if !option.is_empty() && !kept.contains(&option) {
            kept.push(option);
        }
    }
    *options = kept;
}
