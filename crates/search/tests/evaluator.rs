//! Evaluators judge one leaf at a time or many at once, and the tree asks them correctly.
#![allow(clippy::unwrap_used)] // a failure says where

mod book;

use book::{AnyPlay, Book, Everything, Page, State, nim};
use princely_core::{Game, Quick, Seat};
use princely_search::{
    Budget, Evaluator, Guide, GuidePlayout, Habits, Judgements, Leaf, Luck, Playout, Playouts, Thought, Tree,
    Values, Watch,
};

/// Judges by a formula of the position alone, in batches.
#[derive(Default)]
struct Formula {
    batch: usize,
    wants_candidates: bool,
    /// This action gets all the weight.
    favourite: Option<u8>,
    gathered: Vec<(Values, Vec<f32>)>,
    batches: Vec<usize>,
    pages: Vec<usize>,
    ends: usize,
}

fn formula(state: &State) -> Values {
    let value = (state.page * 7 % 11) as f32 / 11.0;
    [value, 1.0 - value, 0.0, 0.0, 0.0]
}

impl Evaluator<Book> for Formula {
    fn batch(&self) -> usize {
        self.batch
    }

    fn wants_candidates(&self) -> bool {
        self.wants_candidates
    }

    fn gather(&mut self, game: &Book, leaf: Leaf<'_, Book>) {
        let mut legal = Vec::new();
        if let Some(seat) = leaf.seat.filter(|_| self.wants_candidates) {
            game.legal_actions(&leaf.state, seat, &mut legal);
        }
        assert_eq!(leaf.candidates.iter().map(|(action, _)| *action).collect::<Vec<_>>(), legal);
        let weight = |action: u8| if Some(action) == self.favourite { 0.98 } else { 0.01 };
        let weights = legal.iter().map(|&action| weight(action)).collect();
        let weights = if self.favourite.is_some() { weights } else { Vec::new() };
        self.pages.push(leaf.state.page);
        self.gathered.push((formula(&leaf.state), weights));
    }

    fn apply(&mut self, _: &Book, out: &mut Judgements) {
        self.batches.push(self.gathered.len());
        for (values, weights) in self.gathered.drain(..) {
            out.push(values, &weights);
        }
    }

    fn over(&mut self, _: &Book, state: &State) -> Values {
        self.ends += 1;
        formula(state)
    }
}

impl Playout<Book> for Formula {
    fn play_out(&mut self, _: &Book, state: &mut State, _: Seat, _: &mut Quick) -> Values {
        formula(state)
    }
}

fn think(game: &Book, page: usize, evaluator: &mut impl Evaluator<Book>, iterations: u32) -> Thought<u8> {
    let mut tree = Tree::new(Habits::USUAL);
    let seen = game.see(&State::at(page, 0), 0);
    let budget = Budget::Iterations(iterations);
    tree.think(game, &seen, &mut Everything, evaluator, budget, &mut Quick(9)).unwrap()
}

#[test]
fn a_batch_of_one_is_a_playout() {
    let game = nim(12);
    let mut one = Formula { batch: 1, ..Formula::default() };
    let mut none = Formula { batch: 0, ..Formula::default() };
    let thought = think(&game, 24, &mut one, 700);
    assert_eq!(thought, think(&game, 24, &mut Playouts::new(Formula::default()), 700));
    assert_eq!(thought, think(&game, 24, &mut none, 700));
    assert!(one.batches.iter().all(|&leaves| leaves == 1));
    assert_eq!(one.batches.len() + one.ends, 700);
}

/// The end of a game is valued at once, no matter how large a batch is, and the expected value is exactly what the
/// formula says.
#[test]
fn what_is_expected_of_an_end_is_what_it_is_worth() {
    let game = Book {
        seats: 2,
        secrets: 1,
        pages: vec![
            Page::Choose(0, vec![1, 2, 3]),
            Page::End(|_| vec![0]),
            Page::End(|_| vec![0]),
            Page::End(|_| vec![0]),
        ],
    };
    for batch in [1, 7, 1000] {
        let thought = think(&game, 0, &mut Formula { batch, ..Formula::default() }, 300);
        for line in &thought.lines {
            let value = formula(&State::at(usize::from(line.actions[0]) + 1, 0))[0];
            assert!((line.expected - value).abs() < 1e-5, "{line:?}, {value}");
            assert!(line.error < 1e-3 || line.visits < 2);
        }
        assert_eq!(thought.lines[0].actions, [2], "batch {batch}: page 3 is worth most");
    }
}

#[test]
fn batches_are_filled_and_every_leaf_counts_once() {
    let game = nim(12);
    for wants_candidates in [false, true] {
        for (batch, iterations) in [(8, 500), (64, 1000), (1000, 100)] {
            let mut evaluator = Formula { batch, wants_candidates, ..Formula::default() };
            let thought = think(&game, 24, &mut evaluator, iterations);
            assert_eq!(thought.iterations, u64::from(iterations));
            let visits: u32 = thought.lines.iter().map(|line| line.visits).sum();
            let judged: usize = evaluator.batches.iter().sum();
            assert_eq!(judged + evaluator.ends, iterations as usize);
            assert!(evaluator.batches.iter().all(|&leaves| leaves <= batch));
            // With candidates wanted, the root is judged too, and until that is done there is no way down.
            let at_root = if wants_candidates { batch.min(iterations as usize) } else { 0 };
            assert_eq!(visits as usize + at_root, iterations as usize, "batch {batch}");
        }
    }
}

/// Leaves that still wait count as lost, so that a batch is not one leaf many times.
#[test]
fn a_batch_spreads() {
    let game = Book {
        seats: 2,
        secrets: 1,
        pages: (0..10)
            .map(
                |page| {
                    if page == 0 { Page::Choose(0, (1..10).collect()) } else { Page::Choose(1, vec![0, 0]) }
                },
            )
            .collect(),
    };
    let mut evaluator = Formula { batch: 8, ..Formula::default() };
    let mut tree = Tree::new(Habits { widen: 100.0, ..Habits::USUAL });
    let seen = game.see(&State::at(0, 0), 0);
    let budget = Budget::Iterations(8);
    tree.think(&game, &seen, &mut Everything, &mut evaluator, budget, &mut Quick(9)).unwrap();
    evaluator.pages.sort_unstable();
    evaluator.pages.dedup();
    assert!(evaluator.pages.len() >= 6, "{:?}", evaluator.pages);
}

/// Weights of the evaluator count more than those of the guide: at the root, at later own decisions and at those
/// of others.
#[test]
fn weights_guide_the_tree() {
    let game = nim(30);
    for (batch, favourite) in [(1, 0), (1, 2), (16, 1), (16, 2)] {
        // All positions alike: only weights make a difference.
        let mut evaluator =
            Formula { batch, wants_candidates: true, favourite: Some(favourite), ..Formula::default() };
        let mut tree = Tree::new(Habits { widen: 100.0, ..Habits::USUAL });
        let seen = game.see(&State::at(60, 0), 0);
        let budget = Budget::Iterations(50);
        let mut level = Level(&mut evaluator);
        let thought = tree.think(&game, &seen, &mut Everything, &mut level, budget, &mut Quick(9)).unwrap();
        assert_eq!(thought.lines[0].actions, [favourite], "batch {batch}");
        let visits: u32 = thought.lines.iter().map(|line| line.visits).sum();
        assert!(thought.lines[0].visits * 4 >= visits * 3, "{thought:?}");
        // The favourite was followed down the tree, by both seats.
        let deepest = evaluator.pages.iter().map(|page| page / 2).min().unwrap();
        assert!(deepest + 3 * (usize::from(favourite) + 1) <= 30, "{deepest}");
    }
}

/// The same in a run of own actions, whose candidates are listed once: they are listed anew in the order of the
/// weights, so that a narrow tree tries the favourite first.
#[test]
fn weights_order_a_run_of_own_actions() {
    let pages = vec![
        Page::Choose(0, vec![1; 5]),
        Page::Choose(0, vec![2; 5]),
        Page::Choose(0, vec![3; 5]),
        Page::Choose(1, vec![4; 5]),
        Page::End(|_| vec![0, 1]),
    ];
    let game = Book { seats: 2, secrets: 1, pages };
    let mut evaluator =
        Formula { batch: 2, wants_candidates: true, favourite: Some(3), ..Formula::default() };
    let mut tree = Tree::new(Habits { widen: 1.0, quarters: 0, ..Habits::USUAL });
    let (seen, budget) = (game.see(&State::at(0, 0), 0), Budget::Iterations(40));
    let mut level = Level(&mut evaluator);
    let thought = tree.think(&game, &seen, &mut Everything, &mut level, budget, &mut Quick(9)).unwrap();
    assert_eq!(thought.lines.len(), 1);
    assert_eq!(thought.lines[0].actions, [3, 3, 3]);
}

struct Level<'a>(&'a mut Formula);

impl Evaluator<Book> for Level<'_> {
    fn batch(&self) -> usize {
        self.0.batch
    }

    fn gather(&mut self, game: &Book, leaf: Leaf<'_, Book>) {
        self.0.gather(game, leaf);
    }

    fn apply(&mut self, game: &Book, out: &mut Judgements) {
        let mut judged = Judgements::default();
        self.0.apply(game, &mut judged);
        for leaf in 0..judged.len() {
            out.push([0.5; 5], judged.get(leaf).1);
        }
    }
}

/// Gives too few or strange weights, and forgets some leaves if it is told to.
#[derive(Default)]
struct Careless {
    gathered: usize,
    forgets: usize,
}

impl Evaluator<Book> for Careless {
    fn batch(&self) -> usize {
        4
    }

    fn gather(&mut self, _: &Book, _: Leaf<'_, Book>) {
        self.gathered += 1;
    }

    fn apply(&mut self, _: &Book, out: &mut Judgements) {
        for leaf in self.forgets..self.gathered {
            match leaf % 2 {
                0 => out.push([1.0; 5], &[1.0]),
                _ => out.push([f32::NAN; 5], &[f32::NAN, -1.0, 0.0, 3.0, 4.0]),
            }
        }
        self.gathered = 0;
    }
}

/// An evaluator that gives too few weights does no harm, nor one that judges by what is no number.
#[test]
fn a_careless_evaluator_does_no_harm() {
    let thought = think(&nim(12), 24, &mut Careless::default(), 200);
    assert_eq!(thought.iterations, 200);
    assert!(thought.lines[0].actions[0] < 3);
}

#[test]
#[should_panic(expected = "the evaluator judges every leaf it was given")]
fn an_evaluator_that_forgets_leaves_is_found_out() {
    think(&nim(12), 24, &mut Careless { forgets: 1, ..Careless::default() }, 200);
}

#[test]
fn judgements_keep_their_order() {
    let mut judgements = Judgements::default();
    assert!(judgements.is_empty());
    judgements.push([0.1; 5], &[1.0, 2.0]);
    judgements.push([0.2; 5], &[]);
    judgements.push([0.3; 5], &[3.0]);
    assert_eq!(judgements.len(), 3);
    assert_eq!(judgements.get(0), ([0.1; 5], &[1.0, 2.0][..]));
    assert_eq!(judgements.get(1), ([0.2; 5], &[][..]));
    assert_eq!(judgements.get(2), ([0.3; 5], &[3.0][..]));
    judgements.clear();
    assert!(judgements.is_empty());
    judgements.push([0.4; 5], &[4.0]);
    assert_eq!(judgements.get(0), ([0.4; 5], &[4.0][..]));
}

/// A tree can use the playout of a flat search's guide.
#[test]
fn a_guides_playout_serves_a_tree() {
    struct Flat;
    impl Guide<Book> for Flat {
        fn stages(&self) -> usize {
            1
        }
        fn turns(
            &mut self,
            _: &Book,
            _: &book::Seen,
            _: usize,
            _: &[u8],
            _: &mut dyn Watch,
            _: &mut Vec<Vec<u8>>,
        ) -> bool {
            true
        }
        fn play_out(
            &mut self,
            _: &Book,
            state: &mut State,
            _: &mut Luck,
            _: &mut dyn Watch,
        ) -> Option<Values> {
            Some(formula(state))
        }
        fn viewer(&self, seen: &book::Seen) -> Option<Seat> {
            seen.viewer
        }
    }
    let game = nim(12);
    let thought = think(&game, 24, &mut Playouts::new(GuidePlayout(Flat)), 300);
    assert_eq!(thought, think(&game, 24, &mut Playouts::new(Formula::default()), 300));
}

/// A playout values the end of a game as it values a playout that came there.
#[test]
fn playouts_judge_ends_too() {
    let game = nim(3);
    let mut playouts = Playouts::new(AnyPlay);
    assert_eq!(playouts.over(&game, &State::at(0, 0))[..2], [0.0, 1.0]);
    assert!(!Evaluator::<Book>::wants_candidates(&playouts));
    assert_eq!(Evaluator::<Book>::batch(&playouts), 1);
}
