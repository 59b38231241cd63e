//! The players of Principati play by the rules, the same way each time, and `greedy` plays to win.

#![allow(clippy::unwrap_used)]

use princely_bots::principati::playout::{Scratch, play_on};
use princely_bots::principati::{Greedy, play_to_end};
use princely_bots::{Bot, Random};
use princely_core::laws::Lawful;
use princely_core::{Game, Notation, Offers, Quick, Seat, Silent, Streamed, Turn};
use princely_principati::choices::Offer;
use princely_principati::scenario::Scenario;
use princely_principati::{
    Action, Answer, Building, Choices, Ending, FoodRow, Good, Options, Principati, Question, State, Variant,
};
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

/// FNV-1a over what was chosen, as records write it: all choices of many games are too much to keep.
fn digest(actions: &[Action]) -> u64 {
    let written = actions.iter().map(|action| <Principati as Notation>::ActionNote::from(*action));
    let bytes = written.flat_map(|note| serde_json::to_vec(&note).unwrap());
    bytes
        .fold(0xCBF2_9CE4_8422_2325, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

/// All other players are measured against `greedy`, so it is frozen. If this changes, every strength has to be measured
/// again: see docs/strength.md.
#[test]
fn greedy_chooses_as_it_always_has() {
    let mut found = String::new();
    for (name, variant, rounds, games) in [
        ("base, 15 rounds", Variant::Base, Some(15), 6),
        ("miners, 15 rounds", Variant::Miners, Some(15), 6),
        ("base", Variant::Base, None, 4),
        ("miners", Variant::Miners, None, 4),
    ] {
        let game = game(variant, rounds);
        for seed in 4000..4000 + games {
            let (end, actions) = play(&game, [true, true], seed);
            let result = serde_json::to_string(&game.result(&end)).unwrap();
            let sum = digest(&actions);
            found += &format!("{name}, seed {seed}: {} choices, {sum:016x}, {result}\n", actions.len());
        }
    }
    insta::assert_snapshot!(found);
}

/// The most points of any production of the remaining workers. What is made counts, not in which order.
fn most_by_trying(
    game: &Principati,
    state: &State,
    seat: Seat,
    done: &mut Vec<String>,
    seen: &mut BTreeSet<Vec<String>>,
) -> i32 {
    let mut key = done.clone();
    key.sort();
    if !seen.insert(key) {
        return i32::MIN;
    }
    let (mut legal, mut best) = (Vec::new(), game.score(state, seat).total());
    game.legal_actions(state, seat, &mut legal);
    for action in legal.into_iter().filter(|action| *action != Action::EndPhase) {
        let mut after = state.clone();
        game.apply(&mut after, seat, action, &mut Silent);
        done.push(format!("{action:?}"));
        best = best.max(most_by_trying(game, &after, seat, done, seen));
        done.pop();
    }
    best
}

#[test]
fn the_production_that_is_proposed_scores_the_most_of_all() {
    let (mut compared, mut gained, mut vehicles) = (0, 0, 0);
    let mut compare = |game: &Principati, state: &State, seat: Seat| {
        let observation = game.observe(state, Some(seat));
        let Answer::Production { actions, points } = game.answer(&observation, &Question::Production) else {
            panic!("another answer")
        };
        let mut after = state.clone();
        for &action in &actions {
            assert_eq!(game.check(&after, seat, &action), Ok(()));
            game.apply(&mut after, seat, action, &mut Silent);
        }
        let (before, then) = (game.score(state, seat).total(), game.score(&after, seat).total());
        assert_eq!(then - before, points, "{actions:?}");
        assert_eq!(
            then,
            most_by_trying(game, state, seat, &mut Vec::new(), &mut BTreeSet::new()),
            "{actions:?}"
        );
        // Nobody rests who could make something.
        let mut legal = Vec::new();
        game.legal_actions(&after, seat, &mut legal);
        let makes = |action: &Action| matches!(action, Action::Produce { .. } | Action::Catch);
        assert!(!legal.iter().any(makes), "{legal:?}");
        compared += 1;
        gained += u32::from(points > 0);
        vehicles += u32::from(actions.iter().any(|action| matches!(action, Action::Make { .. })));
    };
    for seed in 0..8 {
        let game = game(if seed % 2 == 0 { Variant::Base } else { Variant::Miners }, None);
        let (mut bots, mut whims) = ([Greedy::default(), Greedy::default()], Quick(seed));
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample_chance(&state, &mut Streamed(Quick(seed)));
                    game.apply_chance(&mut state, &chance, &mut Silent);
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let observation = game.observe(&state, Some(seat));
                    if let Some(Choices { offer: Offer::Produce(offer), .. }) = game.choices(&observation)
                        && (3..=4).contains(&offer.workers_left)
                    {
                        compare(&game, &state, seat);
                        // The same with goods for carts and boats, and with food that scores.
                        let player = state.player(seat);
                        let (beams, tools) = (player.good(Good::Beam).max(1), player.good(Good::Tool).max(1));
                        let richer = Scenario::of(&game, &state)
                            .goods(seat, Good::Beam, beams)
                            .goods(seat, Good::Tool, tools)
                            .vehicles(seat, 3, 1, 1)
                            .food_coins(seat, FoodRow::Fish, 2);
                        compare(&game, &richer.state().unwrap(), seat);
                    }
                    let action = bots[seat.index()].choose(&game, &observation, &mut whims).unwrap();
                    game.apply(&mut state, seat, action, &mut Silent);
                }
            }
        }
    }
    assert!(compared > 200 && gained > 100 && vehicles > 20, "{compared} {gained} {vehicles}");
}
