//! A bot that thinks ahead in a tree.

use crate::bot::{Answer, Bot, first_legal, seat_asked};
use crate::thinker::chosen;
use princely_core::{Game, Quick, seen_after};
use princely_search::{Budget, Evaluator, Habits, Progress, Thought, Tree, TreeGuide, Watch};

/// The part of a turn's budget that its first decision may spend.
const FIRST: f64 = 0.75;
/// The part of what is left that a later decision may spend, if it needs to.
const LATER: f64 = 0.5;
/// A later decision needs no further thought if three things hold. First, its node has at least this many visits.
const WELL_VISITED: u32 = 64;
/// Second, these visits are at least one in this many of the continuations of the turn.
const WELL_SHARED: u64 = 20;
/// Third, the first choice was tried at least this many times as often as the second.
const CLEARLY: u32 = 2;

/// Plans by a search in a tree. The budget is for a turn, that is, for a run of actions until another seat or chance
/// comes. Most of it is spent on the first decision; the later ones go on in the same tree. A forced action costs
/// nothing.
#[derive(Debug)]
pub struct Climber<G: Game, D, E> {
    guide: D,
    evaluator: E,
    budget: Budget,
    tree: Tree<G>,
    run: Option<Run<G::Observation>>,
    /// The question about which it has paused.
    open: Option<(G::Observation, Decision)>,
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

/// A decision that is being thought about.
#[derive(Clone, Copy, Debug)]
struct Decision {
    /// The part of the turn's budget that was left before it, and the part it may spend.
    left: f64,
    part: f64,
    /// Continuations imagined for the first decision of the turn.
    iterations: u64,
    /// How often the tree had come here before.
    visits: u32,
}

impl<G: Game, D: TreeGuide<G>, E: Evaluator<G>> Climber<G, D, E> {
    /// A bot that thinks with the help of a guide and an evaluator.
    pub fn new(guide: D, evaluator: E, budget: Budget) -> Self {
        Climber::with(guide, evaluator, budget, Habits::USUAL)
    }

    /// The same with a tree of other habits.
    pub fn with(guide: D, evaluator: E, budget: Budget, habits: Habits) -> Self {
        Climber { guide, evaluator, budget, tree: Tree::new(habits), run: None, open: None, thought: None }
    }

    /// How large its tree is.
    pub fn nodes(&self) -> usize {
        self.tree.nodes()
    }

    /// How many bytes of memory its tree has taken.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }

    /// Begins to think about a decision. If the choice is clear already, returns the finished thought too.
    fn begin(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
    ) -> (Decision, Option<Thought<G::Action>>) {
        let run = self.run.take().filter(|run| run.next == *observation);
        let is_known = run.as_ref().is_some_and(|run| run.is_known);
        if !is_known {
            self.tree.forget();
        }
        let visits = self.tree.visits();
        let (left, iterations) = run.map_or((1.0, 0), |run| (run.left, run.iterations));
        // The first decision of a turn gets a part of any budget, even of a very small one. Later decisions may have to
        // be made with what is known, or by the guide's order.
        let (part, least) = if iterations == 0 { (FIRST * left, 1) } else { (LATER * left, 0) };
        let decision = Decision { left, part, iterations, visits };
        let is_well_visited = visits >= WELL_VISITED && u64::from(visits) * WELL_SHARED >= iterations;
        if is_known
            && is_well_visited
            && let Some(thought) = self.tree.thought().filter(is_clear)
        {
            return (decision, Some(thought));
        }
        let budget = share(self.budget, part, least);
        self.tree.begin(game, observation, &mut self.guide, &self.evaluator, budget, whims);
        (decision, None)
    }
}

impl<G: Game, D: TreeGuide<G>, E: Evaluator<G>> Bot<G> for Climber<G, D, E> {
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        let open = self.open.take().filter(|(seen, _)| seen == observation);
        let seat = seat_asked(game, observation, self.guide.viewer(observation))?;
        let (mut decision, clear) = match open {
            Some((_, decision)) => (decision, None),
            None => self.begin(game, observation, whims),
        };
        self.thought = match clear {
            Some(thought) => Some(thought),
            None => {
                let (guide, evaluator) = (&mut self.guide, &mut self.evaluator);
                let Progress::Done(thought) = self.tree.go_on(game, observation, guide, evaluator, watch)
                else {
                    self.open = Some((observation.clone(), decision));
                    return Ok(Progress::Pending);
                };
                if thought.as_ref().is_some_and(|thought| thought.iterations > u64::from(decision.visits)) {
                    decision.left -= decision.part;
                    decision.iterations = decision.iterations.max(u64::from(self.tree.visits()));
                }
                thought
            }
        };
        let action = match chosen(self.thought.as_ref()) {
            Some(action) => action,
            None => first_legal(game, observation)?,
        };
        let is_known = self.tree.advance(action);
        let Decision { left, iterations, .. } = decision;
        let next = seen_after(game, observation, seat, action);
        self.run = next.map(|next| Run { next, left, iterations, is_known });
        Ok(Progress::Done(action))
    }

    fn settle(&mut self) -> Option<G::Action> {
        self.open.take()?;
        self.thought = self.tree.settle();
        self.tree.forget();
        chosen(self.thought.as_ref())
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}

/// Whether the choice is clear.
fn is_clear<A>(thought: &Thought<A>) -> bool {
    match &thought.lines[..] {
        [first, second, ..] => first.visits >= second.visits.saturating_mul(CLEARLY),
        lines => !lines.is_empty(),
    }
}

/// A part of a budget, but not less than `least` if the budget has that much.
fn share(budget: Budget, part: f64, least: u32) -> Budget {
    let part = |whole: u32| ((f64::from(whole) * part) as u32).max(least).min(whole);
    match budget {
        Budget::Millis(millis) => Budget::Millis(part(millis)),
        Budget::Iterations(iterations) => Budget::Iterations(part(iterations)),
    }
}
