//! Who judges the positions a tree grows to.
//!
//! Judging comes in two steps, so that a network can judge many positions at once: leaves are *gathered* into a
//! batch, and then *applied* together. Playouts are the evaluator of batch size one.
//!
//! A tree pauses between two batches, never inside one: a batch should take no more than a millisecond or two.

use crate::{Guide, InOneGo, Luck, Values};
use princely_core::{Game, Quick, Seat};

/// A position a tree has grown to and wants judged.
#[derive(Debug)]
pub struct Leaf<'a, G: Game> {
    /// The position, in one imagined world. The evaluator may change it.
    pub state: G::State,
    /// Who thinks.
    pub viewer: Seat,
    /// Who is to act; `None` if it is chance's turn.
    pub seat: Option<Seat>,
    /// What that seat may want to do, likeliest first, with the guide's prior weights. Empty if the evaluator
    /// does not want it ([`Evaluator::wants_candidates`]).
    pub candidates: &'a [(G::Action, f32)],
    /// Random numbers, for evaluators that need them. The same luck gives the same judgement.
    pub luck: Quick,
}

/// Judges positions, one at a time or many at once.
pub trait Evaluator<G: Game> {
    /// How many leaves it likes to judge at once. Less than 1 counts as 1.
    fn batch(&self) -> usize {
        1
    }

    /// Whether it looks at the candidates of a leaf and gives weights to them. If not, the tree lists them only
    /// when it needs them.
    fn wants_candidates(&self) -> bool {
        true
    }

    /// Takes a leaf into the batch.
    fn gather(&mut self, game: &G, leaf: Leaf<'_, G>);

    /// Judges all gathered leaves, in the order in which they were gathered, and forgets them.
    fn apply(&mut self, game: &G, out: &mut Judgements);

    /// What the end of a game is worth. Ends are not gathered, because they need no judgement.
    fn over(&mut self, game: &G, state: &G::State) -> Values {
        shares(game, state)
    }
}

/// What each seat gets of a finished game: 1 for a win, 1/k for a shared one. Zeros if it is not finished.
pub fn shares<G: Game>(game: &G, state: &G::State) -> Values {
    let outcome = game.outcome(state);
    std::array::from_fn(|seat| outcome.map_or(0.0, |outcome| outcome.share(Seat(seat as u8)) as f32))
}

/// Judgements of a batch, in order.
#[derive(Clone, Debug, Default)]
pub struct Judgements {
    values: Vec<Values>,
    weights: Vec<f32>,
    /// Where the weights of each judgement end.
    ends: Vec<usize>,
}

impl Judgements {
    /// Adds the judgement of the next leaf: what it is worth to each seat, and a weight for each of its
    /// candidates. If `weights` is empty, the guide's own weights stay.
    pub fn push(&mut self, values: Values, weights: &[f32]) {
        self.values.push(values);
        self.weights.extend(weights);
        self.ends.push(self.weights.len());
    }

    /// How many leaves have been judged.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether no leaf has been judged.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.values.clear();
        self.weights.clear();
        self.ends.clear();
    }

    /// The judgement of a leaf, which must have been judged.
    pub fn get(&self, leaf: usize) -> (Values, &[f32]) {
        let begin = if leaf == 0 { 0 } else { self.ends[leaf - 1] };
        (self.values[leaf], &self.weights[begin..self.ends[leaf]])
    }
}

/// Plays a position on, as far as is useful, and judges it.
pub trait Playout<G: Game> {
    /// The same whims give the same chances and the same judgement. The viewer is the seat that thinks:
    /// some playouts let the other seats play weaker or stronger than that seat.
    fn play_out(&mut self, game: &G, state: &mut G::State, viewer: Seat, whims: &mut Quick) -> Values;
}

/// The playout of a [`Guide`], for a tree.
#[derive(Clone, Debug)]
pub struct GuidePlayout<D>(pub D);

impl<G: Game, D: Guide<G>> Playout<G> for GuidePlayout<D> {
    fn play_out(&mut self, game: &G, state: &mut G::State, _: Seat, whims: &mut Quick) -> Values {
        let luck = &mut Luck::from(whims.clone());
        loop {
            if let Some(values) = self.0.play_out(game, state, luck, &mut InOneGo) {
                return values;
            }
        }
    }
}

/// The evaluator that plays on and looks how it ends.
#[derive(Clone, Debug)]
pub struct Playouts<G: Game, P> {
    playout: P,
    gathered: Vec<(G::State, Seat, Quick)>,
}

impl<G: Game, P: Playout<G>> Playouts<G, P> {
    /// Judges by playouts of this kind.
    pub fn new(playout: P) -> Self {
        Playouts { playout, gathered: Vec::with_capacity(1) }
    }
}

impl<G: Game, P: Playout<G>> Evaluator<G> for Playouts<G, P> {
    fn wants_candidates(&self) -> bool {
        false
    }

    fn gather(&mut self, _: &G, leaf: Leaf<'_, G>) {
        self.gathered.push((leaf.state, leaf.viewer, leaf.luck));
    }

    fn apply(&mut self, game: &G, out: &mut Judgements) {
        for (state, viewer, luck) in &mut self.gathered {
            out.push(self.playout.play_out(game, state, *viewer, luck), &[]);
        }
        self.gathered.clear();
    }

    /// A playout may value more than the bare result. It judges ends too, so that ends and playouts can be compared.
    fn over(&mut self, game: &G, state: &G::State) -> Values {
        self.playout.play_out(game, &mut state.clone(), Seat(0), &mut Quick(0))
    }
}
