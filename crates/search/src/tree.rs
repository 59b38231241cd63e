//! Information-set Monte Carlo tree search: one tree over many imagined worlds.
//!
//! Every iteration imagines a world that fits what the searching seat sees, and climbs down the tree by what is legal
//! in that world. It adds a node, has it judged, and passes the judgement back along its path. Nodes are what the
//! searching seat would see (single-observer search, Cowling, Powley and Whitehouse 2012), so its choices cannot depend
//! on what it cannot know. Each node maximises the value of the seat that acts there (max^n), for up to five seats.
//!
//! What it does not do:
//! - Opponents in the tree know no more than their candidates tell them, but their statistics are kept under
//!   the searching seat's own moves: they answer a secret choice of the searching seat as if they had seen it,
//!   wherever their answer can be seen.
//! - Where an action brings hidden things to light (the last of several secret choices), what comes to light is not a
//!   part of the node. The node averages over it, as over chance with [`Chances::Open`].
//! - A bluff is never found: the searching seat always knows its own cards, and so do its imagined opponents'
//!   statistics.
//!
//! | room | what lives there |
//! |---|---|
//! | `habits` | [`Habits`]: how a tree grows |
//! | `nodes` | nodes and edges |
//! | `descent` | one way down |

mod descent;
mod habits;
mod nodes;

pub use habits::{Chances, Explore, Habits};

use crate::{
    Budget, Clock, Evaluator, InOneGo, Judgements, Line, Progress, Thought, TreeGuide, Values, Watch,
};
use nodes::{NONE, Nodes, Step};
use princely_core::{Game, Quick, Seat, Turn, sorting};
use std::ops::Range;

/// A tree and its memory, to be used again and again.
#[derive(Debug)]
pub struct Tree<G: Game> {
    habits: Habits,
    nodes: Nodes<G>,
    root: u32,
    /// Whether the next thought goes on with this tree.
    is_kept: bool,
    /// The thought that is not finished.
    course: Option<TreeProgress>,
    /// The paths to the leaves that wait to be judged: edges, and who chose them.
    path: Vec<(u32, Option<Seat>)>,
    waiting: Vec<Waiting<G>>,
    judgements: Judgements,
    moves: Vec<(G::Action, f32)>,
    options: Vec<descent::Choice>,
    edges: Vec<u32>,
}

/// How far a thought has come.
#[derive(Clone, Debug)]
struct TreeProgress {
    clock: Clock,
    viewer: Seat,
    seed: u64,
}

/// A leaf that waits to be judged.
#[derive(Debug)]
struct Waiting<G: Game> {
    /// [`NONE`] if the tree is full.
    node: u32,
    seat: Option<Seat>,
    path: Range<usize>,
    moves: Vec<(G::Action, f32)>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Tree::new(Habits::USUAL)
    }
}

/// After this many iterations the tree checks whether more of them could change the choice.
const LOOK: u64 = 64;

impl<G: Game> Tree<G> {
    /// A tree that grows by these habits.
    pub fn new(habits: Habits) -> Self {
        Tree {
            habits,
            nodes: Nodes::new(&habits),
            root: NONE,
            is_kept: false,
            course: None,
            path: Vec::new(),
            waiting: Vec::new(),
            judgements: Judgements::default(),
            moves: Vec::new(),
            options: Vec::new(),
            edges: Vec::new(),
        }
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.nodes.nodes.len()
    }

    /// How often the root was visited.
    pub fn visits(&self) -> u32 {
        if self.root == NONE { 0 } else { self.nodes.node(self.root).visits }
    }

    /// How many bytes of memory it has taken; it uses them again.
    pub fn bytes(&self) -> usize {
        self.nodes.bytes()
    }

    /// Thinks about the next action of the viewer in one go. `None` if the viewer is not to act. With a single
    /// candidate nothing is thought about.
    ///
    /// Forgets what was thought before, unless the tree has just been [advanced](Tree::advance): then the
    /// observation must be the one after that action.
    pub fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl TreeGuide<G>,
        evaluator: &mut impl Evaluator<G>,
        budget: Budget,
        whims: &mut Quick,
    ) -> Option<Thought<G::Action>> {
        self.begin(game, observation, guide, evaluator, budget, whims);
        loop {
            if let Progress::Done(thought) = self.go_on(game, observation, guide, evaluator, &mut InOneGo) {
                return thought;
            }
        }
    }

    /// Gets ready for a question; see [`Tree::think`].
    pub fn begin(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl TreeGuide<G>,
        evaluator: &impl Evaluator<G>,
        budget: Budget,
        whims: &mut Quick,
    ) {
        let seed = whims.bits64();
        let viewer = guide.viewer(observation).filter(
            |viewer| matches!(game.observed_turn(observation), Turn::Seats(seats) if seats.contains(*viewer)),
        );
        let Some(viewer) = viewer else { return self.forget() };
        if !std::mem::take(&mut self.is_kept) {
            self.plant(game, observation, guide, viewer, !evaluator.wants_candidates(), seed);
        }
        self.course = Some(TreeProgress { clock: Clock::new(budget), viewer, seed });
    }

    /// Thinks until the budget is spent or the watch says to pause. The arguments must be the same each time, and
    /// those of [`Tree::begin`]. With a budget of iterations pauses change nothing in the result.
    pub fn go_on(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl TreeGuide<G>,
        evaluator: &mut impl Evaluator<G>,
        watch: &mut dyn Watch,
    ) -> Progress<Option<Thought<G::Action>>> {
        let Some(TreeProgress { mut clock, viewer, seed }) = self.course.take() else {
            return Progress::Done(None);
        };
        clock.go_on(watch);
        while self.nodes.node(self.root).edges > 1 && !clock.spent(1.0) && !self.is_decided(&clock) {
            for _ in 0..evaluator.batch().max(1) {
                let mut fate = Quick(seed ^ clock.iterations.wrapping_mul(0xD134_2543_DE82_EF95));
                fate.bits64();
                let world = game.determinize(observation, &mut fate);
                self.descend(game, guide, evaluator, viewer, world, fate);
                clock.iterations += 1;
                clock.look(watch);
                if clock.spent(1.0) {
                    break;
                }
            }
            self.judge(game, evaluator, viewer);
            if watch.pauses() {
                self.course = Some(TreeProgress { clock, viewer, seed });
                return Progress::Pending;
            }
        }
        Progress::Done(self.thought())
    }

    /// Ends the thought early and returns the best so far; `None` if nothing has been thought about yet.
    pub fn settle(&mut self) -> Option<Thought<G::Action>> {
        self.course = None;
        self.thought().filter(|thought| thought.iterations > 0)
    }

    /// Whether no other action can still get as many visits as the first one, at the pace so far.
    fn is_decided(&self, clock: &Clock) -> bool {
        if !self.habits.stops_early || clock.iterations == 0 || !clock.iterations.is_multiple_of(LOOK) {
            return false;
        }
        let share = clock.share();
        let still = clock.iterations as f64 * (1.0 - share) / share;
        let (mut first, mut second) = (0, 0);
        for edge in self.nodes.edges_of(self.root) {
            let visits = self.nodes.edge(edge).visits;
            if visits > first {
                (first, second) = (visits, first);
            } else if visits > second {
                second = visits;
            }
        }
        f64::from(first - second) > still
    }

    /// What is known about the root: its actions by the number of visits, most first, each with the run of own
    /// actions that is likeliest to follow. The iterations are all those that came through the root, including those
    /// from before the tree was [advanced](Tree::advance).
    pub fn thought(&self) -> Option<Thought<G::Action>> {
        if self.root == NONE {
            return None;
        }
        let mut edges: Vec<u32> = self.nodes.edges_of(self.root).collect();
        // The sort is stable, so that of equal actions the one that the guide prefers comes first.
        sorting::sort_by(&mut edges, |&a, &b| {
            let (a, b) = (self.nodes.edge(a), self.nodes.edge(b));
            b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean()))
        });
        let tried = edges.iter().filter(|&&edge| self.nodes.edge(edge).visits > 0).count();
        edges.truncate(tried.max(1));
        let lines: Vec<_> = edges.into_iter().filter_map(|edge| self.line(edge)).collect();
        let iterations = u64::from(self.nodes.node(self.root).visits);
        (!lines.is_empty()).then_some(Thought { iterations, lines })
    }

    /// Makes the node after an own action the new root, if the seat is still to act there and sees nothing new. Returns
    /// whether that was possible; if not, everything is forgotten.
    pub fn advance(&mut self, action: G::Action) -> bool {
        let child = match self.root {
            NONE => None,
            root => self.nodes.find_edge(root, &Step::Own(action)).map(|edge| self.nodes.edge(edge).child),
        };
        match child {
            Some(child) if child != NONE && self.is_ready(child) => {
                self.root = child;
                self.is_kept = true;
            }
            _ => self.forget(),
        }
        self.is_kept
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.nodes.clear();
        self.root = NONE;
        self.is_kept = false;
        self.course = None;
    }

    fn is_ready(&self, node: u32) -> bool {
        let node = self.nodes.node(node);
        node.is_settled && node.is_listed && node.edges > 0
    }

    /// A new tree: the root and its candidates, which are the same in every world.
    fn plant(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl TreeGuide<G>,
        viewer: Seat,
        is_judged: bool,
        seed: u64,
    ) {
        self.forget();
        self.root = self.nodes.add_node();
        let root = self.nodes.node_mut(self.root);
        root.is_settled = true;
        root.is_judged = is_judged;
        let world = game.determinize(observation, &mut Quick(seed));
        self.moves.clear();
        guide.candidates(game, &world, viewer, &mut self.moves);
        if self.moves.is_empty() {
            let mut legal = Vec::new();
            game.observed_legal_actions(observation, &mut legal);
            self.moves.extend(legal.into_iter().map(|action| (action, 1.0)));
        }
        self.list(self.root);
    }

    /// Makes the candidates in `moves` the edges of a settled node.
    fn list(&mut self, node: u32) {
        for &(action, prior) in &self.moves {
            self.nodes.add_edge(node, Step::Own(action), prior);
        }
        self.nodes.node_mut(node).is_listed = true;
    }

    /// An own action and what is likeliest to follow, up to where another seat or chance comes.
    fn line(&self, mut edge: u32) -> Option<Line<G::Action>> {
        let first = self.nodes.edge(edge);
        let mut actions = Vec::new();
        loop {
            let Step::Own(action) = self.nodes.edge(edge).step else { break };
            actions.push(action);
            let child = self.nodes.edge(edge).child;
            if child == NONE || !self.is_ready(child) {
                break;
            }
            // The first of the most visited, as in `thought`.
            let best = self.nodes.edges_of(child).reduce(|best, edge| {
                let visits = |edge| self.nodes.edge(edge).visits;
                if visits(edge) > visits(best) { edge } else { best }
            });
            match best {
                Some(best) if self.nodes.edge(best).visits > 0 => edge = best,
                _ => break,
            }
        }
        (!actions.is_empty()).then(|| Line {
            actions,
            expected: first.mean() as f32,
            error: first.error() as f32,
            visits: first.visits,
        })
    }

    /// Has the waiting leaves judged, and passes the values back along their paths.
    fn judge(&mut self, game: &G, evaluator: &mut impl Evaluator<G>, viewer: Seat) {
        if self.waiting.is_empty() {
            return;
        }
        let mut judgements = std::mem::take(&mut self.judgements);
        let mut waiting = std::mem::take(&mut self.waiting);
        judgements.clear();
        evaluator.apply(game, &mut judgements);
        assert_eq!(
            judgements.len(),
            waiting.len(),
            "the evaluator judges every leaf it was given, and no other"
        );
        for (index, leaf) in waiting.drain(..).enumerate() {
            let (values, weights) = judgements.get(index);
            self.back_up(leaf.path.clone(), &values);
            if leaf.node != NONE {
                self.nodes.node_mut(leaf.node).is_judged = true;
                let is_weighed = !weights.is_empty() && weights.len() == leaf.moves.len();
                if let Some(seat) = leaf.seat.filter(|_| is_weighed) {
                    self.learn(game, viewer, seat, &leaf, weights);
                }
            }
        }
        self.path.clear();
        self.waiting = waiting;
        self.judgements = judgements;
    }

    /// Adds the values to every edge of a path. Visits were counted on the way down: a leaf that still waits counts as
    /// lost, so that the next leaf of the batch is looked for elsewhere.
    fn back_up(&mut self, path: Range<usize>, values: &Values) {
        for &(edge, seat) in &self.path[path] {
            let value = seat.and_then(|seat| values.get(seat.index())).map_or(0.0, |&value| f64::from(value));
            let edge = &mut self.nodes.edges[edge as usize];
            edge.sum += value;
            edge.squares += value * value;
        }
    }
}
