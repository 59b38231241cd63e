//! One way down the tree.

use super::nodes::{NONE, Step, StepOf, hash_of};
use super::{Chances, Tree, Waiting};
use crate::{Evaluator, Leaf, TreeGuide};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform, sorting};

/// An edge that may be chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    edge: u32,
    prior: f32,
}

/// What is decided at a node.
struct Decision<A> {
    edge: u32,
    action: A,
}

impl<G: Game> Tree<G> {
    /// Climbs down to a leaf and has it gathered; the end of a game is valued at once.
    pub(super) fn descend(
        &mut self,
        game: &G,
        guide: &mut impl TreeGuide<G>,
        evaluator: &mut impl Evaluator<G>,
        viewer: Seat,
        mut state: G::State,
        fate: Quick,
    ) {
        let mut dice = Streamed(fate);
        let begin = self.path.len();
        let mut node = self.root;
        loop {
            let is_leaf = match node {
                NONE => true,
                node => {
                    let node = self.nodes.node_mut(node);
                    node.visits += 1;
                    !node.is_judged
                }
            };
            if self.habits.chances == Chances::Open {
                pass(game, guide, viewer, &mut state, &mut dice);
            }
            let seat = match game.turn(&state) {
                Turn::Over => {
                    let values = evaluator.over(game, &state);
                    self.back_up(begin..self.path.len(), &values);
                    return self.path.truncate(begin);
                }
                Turn::Chance => None,
                // Where several act at once, the searching seat comes first, so that its run of actions stays
                // together; then the lowest. Their entries commute.
                Turn::Seats(seats) if seats.contains(viewer) => Some(viewer),
                Turn::Seats(seats) => seats.lowest(),
            };
            if is_leaf {
                let leaf = Waiting::at(node, seat, begin);
                return self.leave(game, guide, evaluator, viewer, leaf, state, dice.0);
            }
            let mut stays_settled = false;
            let edge = if let Some(seat) = seat {
                let decision = self.decide(game, guide, viewer, seat, node, &state, &mut dice.0);
                let Some(Decision { edge, action }) = decision else {
                    let leaf = Waiting::at(NONE, Some(seat), begin);
                    return self.leave(game, guide, evaluator, viewer, leaf, state, dice.0);
                };
                let was_settled = self.nodes.node(node).is_settled && !game.at_once(&state);
                game.apply(&mut state, seat, action, &mut Silent);
                stays_settled =
                    was_settled && matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(viewer));
                edge
            } else {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
                self.chance_edge(game, viewer, node, &chance)
            };
            if edge == NONE {
                node = NONE;
                continue;
            }
            self.path.push((edge, seat));
            self.nodes.edge_mut(edge).visits += 1;
            node = self.nodes.edge(edge).child;
            if node == NONE && self.nodes.has_room_for_node() {
                node = self.nodes.add_node();
                self.nodes.node_mut(node).is_settled = stays_settled;
                self.nodes.edge_mut(edge).child = node;
            }
        }
    }

    /// Gives a leaf to the evaluator.
    #[allow(clippy::too_many_arguments, reason = "one private step of `descend`, with what that knows")]
    fn leave(
        &mut self,
        game: &G,
        guide: &mut impl TreeGuide<G>,
        evaluator: &mut impl Evaluator<G>,
        viewer: Seat,
        mut leaf: Waiting<G>,
        state: G::State,
        mut fate: Quick,
    ) {
        if let Some(seat) = leaf.seat
            && evaluator.wants_candidates()
        {
            guide.candidates(game, &state, seat, &mut leaf.moves);
        }
        leaf.path.end = self.path.len();
        let luck = Quick(fate.bits64());
        evaluator.gather(game, Leaf { state, viewer, seat: leaf.seat, candidates: &leaf.moves, luck });
        self.waiting.push(leaf);
    }

    /// Chooses what the seat does here in this world. `None` if nothing can be chosen.
    #[allow(clippy::too_many_arguments, reason = "one private step of `descend`, with what that knows")]
    fn decide(
        &mut self,
        game: &G,
        guide: &mut impl TreeGuide<G>,
        viewer: Seat,
        seat: Seat,
        node: u32,
        state: &G::State,
        fate: &mut Quick,
    ) -> Option<Decision<G::Action>> {
        if self.nodes.node(node).is_settled {
            if !self.nodes.node(node).is_listed {
                self.moves.clear();
                guide.candidates(game, state, viewer, &mut self.moves);
                if !self.nodes.has_room_for(self.moves.len()) {
                    return None;
                }
                self.list(node);
            }
            if let Some(decision) = self.decide_settled(node)
                && game.check(state, viewer, &decision.action).is_ok()
            {
                return Some(decision);
            }
            // An own action has revealed something, which was not expected: from now on candidates are listed in every
            // world.
            self.nodes.node_mut(node).is_settled = false;
        }
        self.moves.clear();
        guide.candidates(game, state, seat, &mut self.moves);
        self.decide_among(game, viewer, seat, node, fate)
    }

    /// Chooses among the first edges of a settled node, which are its candidates in order.
    fn decide_settled(&mut self, node: u32) -> Option<Decision<G::Action>> {
        let node = self.nodes.node(node);
        let width = self.habits.width(node.visits).min(node.edges as usize) as u32;
        self.options.clear();
        let first = node.first;
        self.options
            .extend((first..first + width).map(|edge| Choice { edge, prior: self.nodes.edge(edge).prior }));
        let edge = self.choose()?;
        match self.nodes.edge(edge).step {
            Step::Own(action) => Some(Decision { edge, action }),
            _ => None,
        }
    }

    /// Chooses among the candidates in `moves`, which are those of this world.
    fn decide_among(
        &mut self,
        game: &G,
        viewer: Seat,
        seat: Seat,
        node: u32,
        fate: &mut Quick,
    ) -> Option<Decision<G::Action>> {
        let mut moves = std::mem::take(&mut self.moves);
        if self.nodes.node(node).is_learned {
            self.recall_learned(game, viewer, seat, node, &mut moves);
        }
        moves.truncate(self.habits.width(self.nodes.node(node).visits));
        self.options.clear();
        let mut edges = std::mem::take(&mut self.edges);
        edges.clear();
        let mut last = NONE;
        for &(action, prior) in &moves {
            let step = step(game, viewer, seat, action);
            let hash = hash_of(&action);
            let edge = match self.nodes.find_action(node, hash, &step, last) {
                Some((alias, edge)) => {
                    last = alias;
                    edge
                }
                None => {
                    let edge = self.edge_for(node, step, prior);
                    if edge != NONE && self.nodes.has_room_for_alias() {
                        last = self.nodes.add_alias(node, hash, edge);
                    }
                    edge
                }
            };
            edges.push(edge);
            if edge == NONE {
                continue;
            }
            // Actions of others that look alike are one choice.
            let is_double = |option: &&mut Choice| seat != viewer && option.edge == edge;
            match self.options.iter_mut().find(is_double) {
                Some(option) => option.prior += prior,
                None => self.options.push(Choice { edge, prior }),
            }
        }
        let decision = self.choose().and_then(|edge| {
            let alike = moves.iter().zip(&edges).filter(|(_, other)| **other == edge).map(|(one, _)| *one);
            Some(Decision { edge, action: draw(alike, fate)? })
        });
        self.moves = moves;
        self.edges = edges;
        decision
    }

    /// If the evaluator has given weights to candidates, these weights are used, and the candidates are sorted by them.
    fn recall_learned(&self, game: &G, viewer: Seat, seat: Seat, node: u32, moves: &mut [(G::Action, f32)]) {
        for (action, prior) in &mut *moves {
            let edge = self.nodes.find_edge(node, &step(game, viewer, seat, *action));
            if let Some(edge) = edge.map(|edge| self.nodes.edge(edge)).filter(|edge| edge.is_learned) {
                *prior = edge.prior;
            }
        }
        sorting::sort_by(moves, |a, b| b.1.total_cmp(&a.1));
    }

    /// Gives the weights of the evaluator to the edges of a judged node.
    pub(super) fn learn(&mut self, game: &G, viewer: Seat, seat: Seat, leaf: &Waiting<G>, weights: &[f32]) {
        let node = leaf.node;
        // A weight that is negative or not a number counts as 0.
        let weighed = leaf.moves.iter().zip(weights).map(|(&(action, _), weight)| (action, weight.max(0.0)));
        if self.nodes.node(node).is_settled {
            // List anew, in the order of the weights, unless the edges are in use.
            let is_in_use = self.nodes.edges_of(node).any(|edge| self.nodes.edge(edge).visits > 0);
            if !is_in_use && self.nodes.has_room_for(leaf.moves.len()) {
                self.moves.clear();
                self.moves.extend(weighed);
                sorting::sort_by(&mut self.moves, |a, b| b.1.total_cmp(&a.1));
                self.nodes.drop_edges(node);
                self.list(node);
            }
            return;
        }
        self.nodes.node_mut(node).is_learned = true;
        // Of actions that look alike each gets the mean, so that together they weigh what they should.
        let mut told: Vec<(u32, u32)> = Vec::new();
        for (action, weight) in weighed {
            let step = step(game, viewer, seat, action);
            let edge = self.edge_for(node, step, weight);
            if edge == NONE {
                continue;
            }
            let count = match told.iter_mut().find(|(other, _)| *other == edge) {
                Some((_, count)) => {
                    *count += 1;
                    *count
                }
                None => {
                    told.push((edge, 1));
                    1
                }
            };
            let edge = self.nodes.edge_mut(edge);
            edge.prior = if count == 1 { weight } else { edge.prior + (weight - edge.prior) / count as f32 };
            edge.is_learned = true;
        }
    }

    /// The most promising option: by its results so far, and by how little is known about it.
    fn choose(&mut self) -> Option<u32> {
        let (mut weight, mut visits, mut sum) = (0.0, 0, 0.0);
        for option in &self.options {
            let edge = self.nodes.edge_mut(option.edge);
            edge.available += 1;
            weight += option.prior;
            visits += edge.visits;
            sum += edge.sum;
        }
        let doubtful = (if visits == 0 { 0.5 } else { sum / f64::from(visits) }) as f32 - self.habits.doubt;
        let weight = if weight > 0.0 { weight } else { 1.0 };
        let mut best: Option<(f32, u32)> = None;
        for option in &self.options {
            let edge = self.nodes.edge(option.edge);
            let expected = if edge.visits == 0 { doubtful } else { edge.mean() as f32 };
            let bonus = self.habits.explore.bonus(option.prior / weight, edge.visits, edge.available);
            let promise = expected + bonus;
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, option.edge));
            }
        }
        best.map(|(_, edge)| edge)
    }

    /// The edge for what chance decided; [`NONE`] if there is no room.
    fn chance_edge(&mut self, game: &G, viewer: Seat, node: u32, chance: &G::Chance) -> u32 {
        let seen = Step::Chance(game.see_chance(chance, Some(viewer)));
        if let Some(edge) = self.nodes.find_edge(node, &seen) {
            return edge;
        }
        let most = match self.habits.chances {
            Chances::Open => 0,
            Chances::Split(most) => usize::from(most),
        };
        let width = self.habits.width(self.nodes.node(node).visits).min(most);
        let step = if (self.nodes.node(node).edges as usize) < width { seen } else { Step::OtherChance };
        self.edge_for(node, step, 1.0)
    }

    /// The edge for a step, which is added if it is missing; [`NONE`] if there is no room.
    fn edge_for(&mut self, node: u32, step: StepOf<G>, prior: f32) -> u32 {
        match self.nodes.find_edge(node, &step) {
            Some(edge) => edge,
            None if self.nodes.has_room_for(1) => self.nodes.add_edge(node, step, prior),
            None => NONE,
        }
    }
}

impl<G: Game> Waiting<G> {
    fn at(node: u32, seat: Option<Seat>, begin: usize) -> Self {
        Waiting { node, seat, path: begin..begin, moves: Vec::new() }
    }
}

/// Lets chance decide, and lets the guide play for the seats that it replies for, until another seat is to act.
fn pass<G: Game>(
    game: &G,
    guide: &mut impl TreeGuide<G>,
    viewer: Seat,
    state: &mut G::State,
    dice: &mut Streamed<Quick>,
) {
    loop {
        match game.turn(state) {
            Turn::Chance => {
                let chance = game.sample_chance(state, dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) if !seats.contains(viewer) => match seats.lowest() {
                Some(seat) if guide.reply(game, state, seat) => (),
                _ => return,
            },
            _ => return,
        }
    }
}

/// An action as the searching seat sees it.
fn step<G: Game>(game: &G, viewer: Seat, seat: Seat, action: G::Action) -> StepOf<G> {
    if seat == viewer {
        Step::Own(action)
    } else {
        Step::Other(seat, game.see_action(seat, &action, Some(viewer)))
    }
}

/// One of the actions, by their weights. The searching seat cannot tell them apart, so nothing is learned about which
/// of them is best: the seat that chooses is assumed to play by the guide.
fn draw<A: Copy>(actions: impl Iterator<Item = (A, f32)> + Clone, fate: &mut Quick) -> Option<A> {
    let mut actions = actions.peekable();
    let (first, _) = *actions.peek()?;
    let mut rest = actions.clone().skip(1).peekable();
    if rest.peek().is_none() {
        return Some(first); // the usual case, which needs no random number
    }
    let total: f32 = actions.clone().map(|(_, weight)| weight).sum();
    let mut point = total * (fate.bits() >> 8) as f32 / (1 << 24) as f32;
    for (action, weight) in actions {
        if point < weight {
            return Some(action);
        }
        point -= weight;
    }
    Some(first)
}
