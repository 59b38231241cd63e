//! A bot that thinks ahead in a tree.

use crate::Bot;
use princely_core::{Game, Quick, Seat, Silent, Turn};
use princely_search::{Budget, Evaluator, Habits, Thought, Tree, TreeGuide};

/// The part of a turn's budget that its first decision may spend.
const FIRST: f64 = 0.75;
/// The part of what is left that a later decision may spend, if it needs to.
const LATER: f64 = 0.5;
/// A later decision needs no further thought if it was visited so often …
const WELL_VISITED: u32 = 64;
/// … and in no less than one of so many continuations of the turn …
const WELL_SHARED: u64 = 20;
/// … and if the first choice was tried so many times as often as the second.
const CLEARLY: u32 = 2;

/// Plans by a search in a tree. The budget is for a turn, that is for a run of actions until another seat or
/// chance comes: most of it is spent on the first decision, the others go on in the same tree. What is forced
/// costs nothing.
#[derive(Debug)]
pub struct Climber<G: Game, D, E> {
    guide: D,
    evaluator: E,
    budget: Budget,
    tree: Tree<G>,
    run: Option<Run<G::Observation>>,
    thought: Option<Thought<G::Action>>,
}

/// A turn that goes on.
#[derive(Debug)]
struct Run<O> {
    /// What the seat will see when it goes on.
    next: O,
    /// The part of the budget that is left.
    left: f64,
    /// Continuations imagined for the first decision.
    iterations: u64,
    /// Whether the tree knows this turn.
    is_known: bool,
}

impl<G: Game, D: TreeGuide<G>, E: Evaluator<G>> Climber<G, D, E> {
    /// A bot that thinks with the help of a guide and an evaluator.
    pub fn new(guide: D, evaluator: E, budget: Budget) -> Self {
        Climber::with(guide, evaluator, budget, Habits::USUAL)
    }

    /// The same with a tree of other habits.
    pub fn with(guide: D, evaluator: E, budget: Budget, habits: Habits) -> Self {
        Climber { guide, evaluator, budget, tree: Tree::new(habits), run: None, thought: None }
    }

    /// How large its tree is.
    pub fn nodes(&self) -> usize {
        self.tree.nodes()
    }

    /// Whether the seat is to act again after the action, and what it will see then.
    fn next(game: &G, observation: &G::Observation, seat: Seat, action: G::Action) -> Option<G::Observation> {
        let mut state = game.determinize(observation, &mut Quick(0));
        game.check(&state, seat, &action).ok()?;
        game.apply(&mut state, seat, action, &mut Silent);
        matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat))
            .then(|| game.observe(&state, Some(seat)))
    }
}

impl<G: Game, D: TreeGuide<G>, E: Evaluator<G>> Bot<G> for Climber<G, D, E> {
    fn choose(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) -> G::Action {
        let seat = self.guide.viewer(observation);
        let run = self.run.take().filter(|run| run.next == *observation);
        let is_known = run.as_ref().is_some_and(|run| run.is_known);
        if !is_known {
            self.tree.forget();
        }
        let visits = self.tree.visits();
        let (mut left, mut iterations) = run.map_or((1.0, 0), |run| (run.left, run.iterations));
        let is_well_visited = visits >= WELL_VISITED && u64::from(visits) * WELL_SHARED >= iterations;
        let plan = if is_known && is_well_visited { self.tree.thought().filter(is_clear) } else { None };
        self.thought = if plan.is_some() {
            plan
        } else {
            // The first decision of a turn gets something of any budget, however small; later ones may have to
            // do with what is known, or with the guide's word.
            let (part, least) = if iterations == 0 { (FIRST * left, 1) } else { (LATER * left, 0) };
            let budget = share(self.budget, part, least);
            let thought =
                self.tree.think(game, observation, &mut self.guide, &mut self.evaluator, budget, whims);
            let thought_about =
                thought.as_ref().is_some_and(|thought| thought.iterations > u64::from(visits));
            if thought_about {
                left -= part;
                iterations = iterations.max(u64::from(self.tree.visits()));
            }
            thought
        };
        let choice =
            self.thought.as_ref().and_then(|thought| thought.lines.first()?.actions.first()).copied();
        let action = choice.unwrap_or_else(|| {
            let mut legal = Vec::new();
            game.observed_legal_actions(observation, &mut legal);
            legal[0]
        });
        let is_known = self.tree.advance(action);
        self.run =
            Self::next(game, observation, seat, action).map(|next| Run { next, left, iterations, is_known });
        action
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}

/// Whether there is hardly a doubt about the choice.
fn is_clear<A>(thought: &Thought<A>) -> bool {
    match &thought.lines[..] {
        [first, second, ..] => first.visits >= second.visits.saturating_mul(CLEARLY),
        lines => !lines.is_empty(),
    }
}

/// A part of a budget, but not less than `least` if there is as much.
fn share(budget: Budget, part: f64, least: u32) -> Budget {
    let part = |whole: u32| ((f64::from(whole) * part) as u32).max(least).min(whole);
    match budget {
        Budget::Millis(millis) => Budget::Millis(part(millis)),
        Budget::Iterations(iterations) => Budget::Iterations(part(iterations)),
    }
}
