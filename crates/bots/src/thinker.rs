//! A bot that thinks ahead.

use crate::Bot;
use princely_core::{Game, Quick, Seat, Silent, Turn};
use princely_search::{Budget, Flat, Guide, Thought};
use std::collections::VecDeque;

/// Plans a whole turn by a flat search and plays it. Thinks once a turn: the actions after the first cost
/// nothing, and so does a turn in which there is nothing to decide.
#[derive(Clone, Debug)]
pub struct Thinker<G: Game, D> {
    guide: D,
    budget: Budget,
    search: Flat<G::Action>,
    /// What is left of the planned turn, each action with what the seat will see before it.
    plan: VecDeque<(G::Observation, G::Action)>,
    thought: Option<Thought<G::Action>>,
}

impl<G: Game, D: Guide<G>> Thinker<G, D> {
    /// A bot that thinks with the help of a guide.
    pub fn new(guide: D, budget: Budget) -> Self {
        Thinker { guide, budget, search: Flat::default(), plan: VecDeque::new(), thought: None }
    }

    /// Remembers how the chosen turn goes on, and what the seat will see then.
    fn remember(&mut self, game: &G, observation: &G::Observation, seat: Seat, turn: &[G::Action]) {
        let mut state = game.determinize(observation, &mut Quick(0));
        for (&action, &next) in turn.iter().zip(&turn[1..]) {
            game.apply(&mut state, seat, action, &mut Silent);
            if !matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat)) {
                break;
            }
            self.plan.push_back((game.observe(&state, Some(seat)), next));
        }
    }
}

impl<G: Game, D: Guide<G>> Bot<G> for Thinker<G, D> {
    fn choose(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) -> G::Action {
        if self.plan.front().is_some_and(|(seen, _)| seen == observation)
            && let Some((_, action)) = self.plan.pop_front()
        {
            if let Some(thought) = &mut self.thought {
                advance(thought, action);
            }
            return action;
        }
        self.plan.clear();
        let seat = self.guide.viewer(observation);
        let thought = self.search.think(game, observation, &mut self.guide, self.budget, whims);
        let turn =
            thought.as_ref().and_then(|thought| thought.lines.first()).map(|line| line.actions.clone());
        self.thought = thought;
        let Some(turn) = turn.filter(|turn| !turn.is_empty()) else {
            let mut legal = Vec::new();
            game.observed_legal_actions(observation, &mut legal);
            return legal[0];
        };
        self.remember(game, observation, seat, &turn);
        turn[0]
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
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
