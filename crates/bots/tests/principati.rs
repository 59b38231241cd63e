//! The players of Principati play by the rules, the same way each time, and `greedy` plays to win.

#![allow(clippy::unwrap_used)]

use princely_bots::principati::playout::{Scratch, play_on};
use princely_bots::principati::{Greedy, play_to_end};
use princely_bots::{Bot, Random};
use princely_core::laws::Lawful;
use princely_core::{Game, Notation, Quick, Seat, Silent, Streamed, Turn};
use princely_principati::{Action, Building, Ending, Options, Principati, State, Variant};
use std::collections::BTreeSet;

fn game(variant: Variant, max_rounds: Option<u16>) -> Principati {
    Principati::new(Options { variant, max_rounds, ..Options::default() }).unwrap()
}

/// Plays a game and returns its last state. Every action is checked; `greedy` sits where `greedy_seats` says.
fn play(game: &Principati, greedy_seats: [bool; 2], seed: u64) -> (State, Vec<Action>) {
    let mut whims = Quick(seed);
    let (mut greedy, mut random) = (Greedy::default(), Random::default());
    let (mut state, mut actions) = (game.start(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return (state, actions),
            Turn::Chance => {
                let mut dice = Streamed(whims.clone());
                let chance = game.sample_chance(&state, &mut dice);
                whims = dice.0;
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let observation = game.observe(&state, Some(seat));
                let action = if greedy_seats[seat.index()] {
                    greedy.choose(game, &observation, &mut whims).unwrap()
                } else {
                    random.choose(game, &observation, &mut whims).unwrap()
                };
                let checked = game.check(&state, seat, &action);
                assert_eq!(checked, Ok(()), "seed {seed}, round {}: {action:?}", state.round());
                game.apply(&mut state, seat, action, &mut Silent);
                actions.push(action);
            }
        }
    }
}

#[test]
fn greedy_beats_random_from_both_seats_in_both_variants() {
    let mut lost = Vec::new();
    for (variant, rounds, games) in [
        (Variant::Base, Some(12), 24),
        (Variant::Miners, Some(12), 24),
        (Variant::Base, None, 6),
        (Variant::Miners, None, 6),
    ] {
        let game = game(variant, rounds);
        for number in 0..games {
            let hero = Seat((number % 2) as u8);
            let seats = [0, 1].map(|seat| seat == hero.index());
            let (state, _) = play(&game, seats, 1000 + number);
            if game.outcome(&state).unwrap().share(hero) < 1.0 {
                lost.push((variant, rounds, number));
            }
        }
    }
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn greedy_plays_the_same_game_from_the_same_seed() {
    let game = game(Variant::Base, Some(10));
    for seed in 0..3 {
        assert_eq!(play(&game, [true, true], seed), play(&game, [true, true], seed), "seed {seed}");
    }
}

#[test]
fn greedy_chooses_alike_whatever_it_has_seen_before() {
    let game = game(Variant::Miners, Some(8));
    let (mut old, mut whims) = (Greedy::default(), Quick(5));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut Streamed(Quick(7)));
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let observation = game.observe(&state, Some(seat));
                let again = Greedy::default().choose(&game, &observation, &mut whims.clone()).unwrap();
                let action = old.choose(&game, &observation, &mut whims).unwrap();
                assert_eq!(action, again);
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

#[test]
fn greedy_builds_a_principality_and_ends_games_in_several_ways() {
    let (mut ends, mut built, mut points) = (BTreeSet::new(), [0u32; Building::COUNT], 0);
    let games = 60;
    for seed in 0..games {
        let game = game(if seed % 2 == 0 { Variant::Base } else { Variant::Miners }, None);
        let (state, _) = play(&game, [true, true], seed);
        ends.insert(state.ending().map(Ending::id));
        for seat in [Seat(0), Seat(1)] {
            points += game.score(&state, seat).total();
            for &building in Building::ALL {
                built[building.index()] += u32::from(state.player(seat).standing(building));
            }
        }
    }
    assert!(ends.len() >= 2, "{ends:?}");
    assert!(points > 2 * games as i32 * 400, "{points}");
    for &building in Building::ALL {
        assert!(built[building.index()] > 0, "nobody ever built a {}", building.id());
    }
    // What everybody needs is built in most games.
    for building in
        [Building::School, Building::Quarry, Building::Sawmill, Building::Warehouse, Building::Market]
    {
        assert!(u64::from(built[building.index()]) * 4 > 2 * games * 3, "{}", building.id());
    }
}

#[test]
fn a_playout_is_legal_and_comes_to_an_end() {
    for variant in [Variant::Base, Variant::Miners] {
        let game = game(variant, None);
        let mut scratch = Scratch::default();
        for seed in 0..20 {
            let (mut state, mut whims) = (game.start(), Quick(seed));
            let counted = play_on(&game, &mut state, &mut whims, &mut scratch, |state, seat, action| {
                assert_eq!(game.check(state, seat, &action), Ok(()), "seed {seed}: {action:?}");
            });
            assert!(game.outcome(&state).is_some() && counted > 100);
            assert_eq!(game.validate(&state), Ok(()));
            let mut again = game.start();
            play_to_end(&game, &mut again, &mut Quick(seed), &mut scratch);
            assert_eq!(again, state, "seed {seed}");
        }
    }
}

#[test]
fn a_playout_goes_on_from_any_position() {
    let game = game(Variant::Base, Some(9));
    let (mut state, mut whims, mut scratch) = (game.start(), Quick(3), Scratch::default());
    let mut random = Random::default();
    loop {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut Streamed(Quick(11)));
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let mut copy = state.clone();
                play_on(&game, &mut copy, &mut whims, &mut scratch, |state, seat, action| {
                    assert_eq!(game.check(state, seat, &action), Ok(()), "{action:?}");
                });
                assert!(game.outcome(&copy).is_some());
                let seat = seats.lowest().unwrap();
                let action = random.choose(&game, &game.observe(&state, Some(seat)), &mut whims).unwrap();
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

/// FNV-1a over what was chosen, as records write it, in the order in which it was chosen.
fn digest(actions: &[Action], so_far: u64) -> u64 {
    actions.iter().fold(so_far, |digest, action| {
        let written = serde_json::to_vec(&<Principati as Notation>::ActionNote::from(*action)).unwrap();
        written
            .into_iter()
            .fold(digest, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
    })
}

/// All other players are measured against `greedy`, so it is frozen. If this changes, every strength has to be measured
/// again: see docs/strength.md.
#[test]
fn greedy_chooses_as_it_always_has() {
    let found = [
        (Variant::Base, Some(15), 6),
        (Variant::Miners, Some(15), 6),
        (Variant::Base, None, 4),
        (Variant::Miners, None, 4),
    ]
    .map(|(variant, rounds, games)| {
        let game = game(variant, rounds);
        (0..games).fold(0xCBF2_9CE4_8422_2325, |found, seed| {
            let (_, actions) = play(&game, [true, true], 4000 + seed);
            digest(&actions, found)
        })
    });
    let frozen = [0x39EC_5402_00F8_DC50, 0x9FAD_2A44_5D10_32BA, 0x15D8_52FD_FDED_B3CF, 0x9255_6475_7F8E_EB92];
    assert_eq!(found, frozen, "{found:#018x?}");
}
