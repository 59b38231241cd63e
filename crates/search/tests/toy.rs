//! The tree search in the toy of core, which has everything that makes games hard: hidden hands, secret choices
//! made at once, draws only one seat sees, and hidden things that decide who is to act.
#![allow(clippy::unwrap_used)] // a failure says where

#[path = "../../core/tests/toy/mod.rs"]
mod toy;

use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_search::evaluator::shares;
use princely_search::{Budget, Chances, Habits, Playout, Playouts, Thought, Tree, TreeGuide, Values};
use toy::{Fault, Move, Seen, Toy};

/// High cards first.
struct HighFirst;

impl TreeGuide<Toy> for HighFirst {
    fn candidates(&mut self, game: &Toy, state: &toy::State, seat: Seat, out: &mut Vec<(Move, f32)>) {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let weight = |action: &Move| match action {
            Move::Commit(card) => 1.0 + f32::from(*card),
            Move::Stash(_) => 1.0,
            Move::Pass => 3.0,
        };
        out.extend(legal.into_iter().map(|action| (action, weight(&action))));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
    }

    fn viewer(&self, seen: &Seen) -> Option<Seat> {
        seen.viewer
    }
}

struct AnyPlay;

impl Playout<Toy> for AnyPlay {
    fn play_out(&mut self, game: &Toy, state: &mut toy::State, _: Seat, whims: &mut Quick) -> Values {
        play_on(game, state, whims, |_, _| false);
        shares(game, state)
    }
}

/// Plays at random to the end, or until the caller says to stop.
fn play_on(
    game: &Toy,
    state: &mut toy::State,
    whims: &mut Quick,
    mut look: impl FnMut(&toy::State, Seat) -> bool,
) {
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample_chance(state, &mut Streamed(Quick(whims.bits64())));
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let seat = *whims.pick(&seats).unwrap();
                if look(state, seat) {
                    return;
                }
                let mut legal = Vec::new();
                game.legal_actions(state, seat, &mut legal);
                let action = *whims.pick(&legal).unwrap();
                game.apply(state, seat, action, &mut Silent);
            }
        }
    }
}

fn think(game: &Toy, seen: &Seen, habits: Habits, iterations: u32) -> (Thought<Move>, usize) {
    let mut tree = Tree::new(habits);
    let budget = Budget::Iterations(iterations);
    let thought =
        tree.think(game, seen, &mut HighFirst, &mut Playouts::new(AnyPlay), budget, &mut Quick(2)).unwrap();
    (thought, tree.nodes())
}

const ALL_CHANCES: [Chances; 3] = [Chances::Open, Chances::Split(3), Chances::Split(500)];

/// At every decision of some games: what is chosen is legal, every line begins with a legal action, iterations
/// are counted, and hidden cards dealt anew behind the observation change nothing.
#[test]
fn every_thought_is_legal_and_fair() {
    let game = Toy::new(Fault::None);
    let mut deal = Quick(77);
    for number in 0..6 {
        let mut state = game.start();
        play_on(&game, &mut state, &mut Quick(number), |state, seat| {
            let seen = game.observe(state, Some(seat));
            let other = game.observe(&game.determinize(&seen, &mut deal), Some(seat));
            for chances in ALL_CHANCES {
                let habits = Habits { chances, ..Habits::USUAL };
                let (thought, nodes) = think(&game, &seen, habits, 120);
                assert_eq!((&thought, nodes), (&think(&game, &other, habits, 120).0, nodes));
                assert!(thought.iterations == 120 || thought.lines.len() == 1);
                for line in &thought.lines {
                    game.check(state, seat, &line.actions[0]).unwrap();
                    assert!((0.0..=1.0).contains(&line.expected));
                }
            }
            false
        });
    }
}

/// In the last round a seat that holds the highest card of all commits it, no matter what the others hold.
#[test]
fn the_sure_card_is_played() {
    let game = Toy { rounds: 1, ..Toy::new(Fault::None) };
    for number in 0..40 {
        let mut state = game.start();
        play_on(&game, &mut state, &mut Quick(number), |_, _| true);
        for seat in [Seat(0), Seat(1), Seat(2)] {
            if state.hands[seat.index()].contains(&14) {
                let seen = game.observe(&state, Some(seat));
                let (thought, _) = think(&game, &seen, Habits::USUAL, 400);
                assert_eq!(thought.lines[0].actions[0], Move::Commit(14));
                assert!(thought.lines[0].expected > 0.99);
            }
        }
    }
}

/// Fixed seeds give fixed trees, on every machine. If these numbers change and nobody meant to change how a tree
/// grows, something is wrong.
#[test]
fn signatures() {
    let game = Toy::new(Fault::None);
    let mut found = Vec::new();
    for (number, skip, chances) in [(1, 0, Chances::Open), (2, 3, Chances::Open), (3, 5, Chances::Split(8))] {
        let (mut state, mut skip) = (game.start(), skip);
        let mut actor = Seat(0);
        play_on(&game, &mut state, &mut Quick(number), |_, seat| {
            actor = seat;
            skip -= 1;
            skip < 0
        });
        let seen = game.observe(&state, Some(actor));
        let (thought, nodes) = think(&game, &seen, Habits { chances, ..Habits::USUAL }, 1000);
        found.push((nodes, thought.lines.iter().map(|line| line.visits).collect::<Vec<_>>()));
    }
    assert_eq!(found, [(1000, vec![648, 317, 35]), (942, vec![866, 104, 30]), (771, vec![710, 159, 131])]);
}
