//! Where the nodes and edges of a tree live.

use super::Habits;
use princely_core::{Game, Seat};
use std::hash::{Hash, Hasher};

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// The most edges, on average, for each node that is allowed.
const EDGES_PER_NODE: usize = 8;

/// What leads from one node to the next, as the searching seat sees it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Step<A, S, C> {
    /// The searching seat's own action.
    Own(A),
    /// Another seat's action, as far as it can be seen. Actions that look alike lead to one node. The seat is a part of
    /// the step, because hidden things may decide who is to act.
    Other(Seat, S),
    /// What chance decided, as far as it can be seen.
    Chance(C),
    /// Any other outcome of chance.
    OtherChance,
}

pub(super) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::SeenAction, <G as Game>::SeenChance>;

/// What the searching seat may know at some point of the game, or a little less: an information set.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub visits: u32,
    /// The first of its edges; the others follow by `next`.
    pub first: u32,
    pub last: u32,
    first_alias: u32,
    last_alias: u32,
    /// How many edges it has.
    pub edges: u32,
    /// Whether it has been judged. A new node is judged before it grows.
    pub is_judged: bool,
    /// Whether the searching seat sees the same here in every world, because only its own open actions have happened
    /// since the root. Then its edges are its candidates, listed once, side by side and in order.
    pub is_settled: bool,
    pub is_listed: bool,
    /// Whether the evaluator has given weights to its edges.
    pub is_learned: bool,
}

impl Node {
    fn new() -> Node {
        Node {
            visits: 0,
            first: NONE,
            last: NONE,
            first_alias: NONE,
            last_alias: NONE,
            edges: 0,
            is_judged: false,
            is_settled: false,
            is_listed: false,
            is_learned: false,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Edge<T> {
    pub step: T,
    /// How likely it is to be chosen, before anything is tried.
    pub prior: f32,
    /// Whether the prior comes from the evaluator. If not, the guide gives it anew in every world.
    pub is_learned: bool,
    /// How often it could have been chosen.
    pub available: u32,
    /// How often it was chosen.
    pub visits: u32,
    /// The sum of its values for the seat that chose it, and the sum of their squares.
    pub sum: f64,
    pub squares: f64,
    pub child: u32,
    pub next: u32,
}

impl<T> Edge<T> {
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }

    /// The standard error of the mean; 0.5 if there are fewer than two visits.
    pub(super) fn error(&self) -> f64 {
        let count = f64::from(self.visits);
        if self.visits < 2 {
            return 0.5;
        }
        let spread = (self.squares - self.sum * self.sum / count).max(0.0);
        (spread / (count - 1.0) / count).sqrt()
    }
}

/// An action that has been seen to lead along an edge. Steps are slow to compare, and actions that look alike
/// share one edge; so each is looked up by its hash.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alias {
    hash: u32,
    edge: u32,
    next: u32,
}

#[derive(Debug)]
pub(super) struct Nodes<G: Game> {
    pub nodes: Vec<Node>,
    pub aliases: Vec<Alias>,
    pub edges: Vec<Edge<StepOf<G>>>,
    most_nodes: usize,
    /// The most edges, and also the most aliases.
    most_edges: usize,
}

impl<G: Game> Nodes<G> {
    const NODE: usize = size_of::<Node>();
    const EDGE: usize = size_of::<Edge<StepOf<G>>>();
    const ALIAS: usize = size_of::<Alias>();

    /// No node and no edge yet. Keeps to the limits of the habits.
    pub(super) fn new(habits: &Habits) -> Self {
        let (most_nodes, most_bytes) = (habits.most_nodes as usize, habits.most_bytes as usize);
        // A fifth of the memory is enough for all nodes, since a node has an edge or two.
        let most_nodes = most_nodes.min(most_bytes / 5 / Self::NODE).max(1);
        // While a vector grows, its old place and its new one are both taken. Only one grows at a time, and none
        // is larger than that of the edges: these count twice.
        let most_edges = most_bytes.saturating_sub(Self::NODE * most_nodes) / (2 * Self::EDGE + Self::ALIAS);
        let most_edges = most_edges.min(most_nodes.saturating_mul(EDGES_PER_NODE)).min(NONE as usize - 1);
        Nodes { nodes: Vec::new(), aliases: Vec::new(), edges: Vec::new(), most_nodes, most_edges }
    }

    /// How many bytes it has taken.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * Self::NODE
            + self.edges.capacity() * Self::EDGE
            + self.aliases.capacity() * Self::ALIAS
    }

    pub(super) fn has_room_for_node(&self) -> bool {
        self.nodes.len() < self.most_nodes
    }

    /// Whether there is room for this many more edges.
    pub(super) fn has_room_for(&self, edges: usize) -> bool {
        self.edges.len() + edges <= self.most_edges
    }

    pub(super) fn has_room_for_alias(&self) -> bool {
        self.aliases.len() < self.most_edges
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.aliases.clear();
        self.edges.clear();
    }

    pub(super) fn node(&self, index: u32) -> &Node {
        &self.nodes[index as usize]
    }

    pub(super) fn node_mut(&mut self, index: u32) -> &mut Node {
        &mut self.nodes[index as usize]
    }

    pub(super) fn edge(&self, index: u32) -> &Edge<StepOf<G>> {
        &self.edges[index as usize]
    }

    pub(super) fn edge_mut(&mut self, index: u32) -> &mut Edge<StepOf<G>> {
        &mut self.edges[index as usize]
    }

    pub(super) fn add_node(&mut self) -> u32 {
        push(&mut self.nodes, Node::new(), self.most_nodes);
        self.nodes.len() as u32 - 1
    }

    pub(super) fn add_edge(&mut self, node: u32, step: StepOf<G>, prior: f32) -> u32 {
        let edge = self.edges.len() as u32;
        let new = Edge {
            step,
            prior,
            is_learned: false,
            available: 0,
            visits: 0,
            sum: 0.0,
            squares: 0.0,
            child: NONE,
            next: NONE,
        };
        push(&mut self.edges, new, self.most_edges);
        let last = std::mem::replace(&mut self.node_mut(node).last, edge);
        if last == NONE {
            self.node_mut(node).first = edge;
        } else {
            self.edge_mut(last).next = edge;
        }
        self.node_mut(node).edges += 1;
        edge
    }

    /// Takes the edges of a node away, to be listed anew. Their place is not used again.
    pub(super) fn drop_edges(&mut self, node: u32) {
        let node = self.node_mut(node);
        (node.first, node.last, node.edges, node.is_listed) = (NONE, NONE, 0, false);
    }

    /// The edges of a node, in the order in which they were added.
    pub(super) fn edges_of(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let mut next = self.node(node).first;
        std::iter::from_fn(move || {
            let edge = next;
            (edge != NONE).then(|| {
                next = self.edge(edge).next;
                edge
            })
        })
    }

    pub(super) fn find_edge(&self, node: u32, step: &StepOf<G>) -> Option<u32> {
        self.edges_of(node).find(|&edge| self.edge(edge).step == *step)
    }

    /// The edge of an action, with the alias by which it was found. Looks first behind the alias `last`: guides list
    /// actions in the same order in most worlds, so the action is usually there.
    pub(super) fn find_action(
        &self,
        node: u32,
        hash: u32,
        step: &StepOf<G>,
        last: u32,
    ) -> Option<(u32, u32)> {
        let first = self.node(node).first_alias;
        let begin = if last == NONE { first } else { self.aliases[last as usize].next };
        let search = |mut alias: u32, end: u32| {
            while alias != end {
                let Alias { hash: known, edge, next } = self.aliases[alias as usize];
                // Equal hashes prove nothing: the steps must be equal.
                if known == hash && self.edge(edge).step == *step {
                    return Some((alias, edge));
                }
                alias = next;
            }
            None
        };
        search(begin, NONE).or_else(|| search(first, begin))
    }

    /// Remembers the edge of an action, to find it quickly; returns the alias.
    pub(super) fn add_alias(&mut self, node: u32, hash: u32, edge: u32) -> u32 {
        let alias = self.aliases.len() as u32;
        push(&mut self.aliases, Alias { hash, edge, next: NONE }, self.most_edges);
        let last = std::mem::replace(&mut self.node_mut(node).last_alias, alias);
        if last == NONE {
            self.node_mut(node).first_alias = alias;
        } else {
            self.aliases[last as usize].next = alias;
        }
        alias
    }
}

/// Appends an item. The vector doubles when it is full, but not beyond `most` items.
fn push<T>(items: &mut Vec<T>, item: T, most: usize) {
    if items.len() == items.capacity() {
        let more = items.len().max(64).min(most.saturating_sub(items.len())).max(1);
        items.reserve_exact(more);
    }
    items.push(item);
}

/// The hash of an action. It only serves to find edges: nothing that is chosen depends on it.
pub(super) fn hash_of(action: &impl Hash) -> u32 {
    let mut hasher = Mixer(0);
    action.hash(&mut hasher);
    (hasher.0 >> 32) as u32
}

struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
