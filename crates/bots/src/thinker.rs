//! A bot that thinks ahead.

use crate::bot::{Answer, Bot, first_legal, seat_asked};
use princely_core::{Game, Quick, Seat, Silent, Stop, Trial};
use princely_search::{Budget, Flat, Guide, Progress, Thought, Watch};
use std::collections::VecDeque;

/// Plans a whole turn by a flat search and plays it. It thinks once a turn: the actions after the first cost nothing,
/// and a turn in which there is nothing to decide costs nothing either.
#[derive(Clone, Debug)]
pub struct Thinker<G: Game, D> {
    guide: D,
    budget: Budget,
    search: Flat<G>,
    /// The question about which it has paused.
    open: Option<G::Observation>,
    /// What is left of the planned turn, each action with what the seat will see before it.
    plan: VecDeque<(G::Observation, G::Action)>,
    thought: Option<Thought<G::Action>>,
}

impl<G: Game, D: Guide<G>> Thinker<G, D> {
    /// A bot that thinks with the help of a guide.
    pub fn new(guide: D, budget: Budget) -> Self {
        Thinker { guide, budget, search: Flat::default(), open: None, plan: VecDeque::new(), thought: None }
    }

    /// The next action of the planned turn, if the turn has gone as planned.
    fn planned(&mut self, observation: &G::Observation) -> Option<G::Action> {
        let (_, action) = self.plan.pop_front_if(|(seen, _)| seen == observation)?;
        if let Some(thought) = &mut self.thought {
            advance(thought, action);
        }
        Some(action)
    }

    /// Remembers how the chosen turn goes on, and what the seat will see then.
    fn remember(&mut self, game: &G, observation: &G::Observation, seat: Seat) {
        let Some(line) = self.thought.as_ref().and_then(|thought| thought.lines.first()) else { return };
        let mut trial = Trial::new(game, observation, seat);
        for (&action, &next) in line.actions.iter().zip(line.actions.iter().skip(1)) {
            if trial.act(action, &mut Silent).is_err() || trial.stop() != Stop::OwnTurn {
                break;
            }
            self.plan.push_back((trial.seen(), next));
        }
    }
}

impl<G: Game, D: Guide<G>> Bot<G> for Thinker<G, D> {
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        if let Some(action) = self.planned(observation) {
            return Ok(Progress::Done(action));
        }
        self.plan.clear();
        let open = self.open.take().filter(|open| open == observation);
        let seat = seat_asked(game, observation, self.guide.viewer(observation))?;
        if open.is_none() {
            self.search.begin(self.budget);
        }
        match self.search.go_on(game, observation, &mut self.guide, whims, watch) {
            Progress::Pending => {
                self.open = open.or_else(|| Some(observation.clone()));
                Ok(Progress::Pending)
            }
            Progress::Done(thought) => {
                self.thought = thought;
                self.remember(game, observation, seat);
                match chosen(self.thought.as_ref()) {
                    Some(action) => Ok(Progress::Done(action)),
                    None => first_legal(game, observation).map(Progress::Done),
                }
            }
        }
    }

    fn settle(&mut self) -> Option<G::Action> {
        self.open.take()?;
        self.thought = self.search.settle();
        chosen(self.thought.as_ref())
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}

/// The action with which the best line begins.
pub(crate) fn chosen<A: Copy>(thought: Option<&Thought<A>>) -> Option<A> {
    thought?.lines.first()?.actions.first().copied()
}

/// The thought, one action later: the lines that went another way are gone.
fn advance<A: Copy + PartialEq>(thought: &mut Thought<A>, action: A) {
    let Some(done) = thought.lines.first().and_then(|line| line.actions.first().copied()) else { return };
    thought.lines.retain(|line| line.actions.len() > 1 && line.actions[0] == done);
    for line in &mut thought.lines {
        line.actions.remove(0);
    }
    debug_assert!(thought.lines.first().is_some_and(|line| line.actions[0] == action));
}
