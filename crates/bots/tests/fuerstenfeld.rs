//! The players of Fürstenfeld do what their descriptions say.
#![allow(clippy::unwrap_used)] // a failure says where

mod table;

use princely_bots::Bot;
use princely_bots::fuerstenfeld::playout::go_on;
use princely_bots::fuerstenfeld::{Greedy, Policy, thinker};
use princely_bots::random::Random;
use princely_core::{Game, Notation, Quick, Seat, Silent};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, State, Variant};
use princely_search::Budget;

fn game(players: u8, variant: Variant) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

/// Plays a game to its end; `act` plays one or more actions of the seat that is to act.
fn play(game: &Fuerstenfeld, number: u64, mut act: impl FnMut(&mut State, Seat)) -> State {
    table::play(game, (11, number), |state, seat| {
        act(state, seat);
        true
    })
}

fn by_bot(
    game: &Fuerstenfeld,
    bot: &mut dyn Bot<Fuerstenfeld>,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
) {
    let action = bot.choose(game, &game.observe(state, Some(seat)), whims).unwrap();
    table::act(game, state, seat, action);
}

#[test]
fn playouts_choose_what_greedy_chooses_and_the_rules_allow() {
    for (players, variant) in
        [(2, Variant::Base), (3, Variant::Expert), (4, Variant::Base), (5, Variant::Expert)]
    {
        let game = game(players, variant);
        let policy = Policy::new(&game);
        for number in 0..40 {
            play(&game, number, |state, seat| {
                let mut checked = state.clone();
                go_on(&game, &policy, state, seat, &mut |action| {
                    assert_eq!(action, policy.decide(&game, &checked, seat));
                    game.check(&checked, seat, &action).unwrap();
                    game.apply(&mut checked, seat, action, &mut Silent);
                });
                assert_eq!(checked, *state);
            });
        }
    }
}

/// The playout policy, which is given the state, wins at least 45 % against `greedy`, which is given its observation,
/// with two players.
#[test]
fn the_playout_policy_holds_against_greedy() {
    let game = game(2, Variant::Base);
    let (policy, mut greedy) = (Policy::new(&game), Greedy::new(&game));
    let (mut won, games) = (0.0, 600);
    for number in 0..games {
        let seat_of_playout = Seat((number % 2) as u8);
        let end = play(&game, number / 2, |state, seat| {
            if seat == seat_of_playout {
                go_on(&game, &policy, state, seat, &mut |_| ());
            } else {
                by_bot(&game, &mut greedy, state, seat, &mut Quick(0));
            }
        });
        won += game.outcome(&end).unwrap().share(seat_of_playout);
    }
    let share = won / games as f64;
    assert!(share >= 0.45, "only {share}");
}

#[test]
fn greedy_beats_random() {
    let game = game(2, Variant::Base);
    let (mut greedy, mut random) = (Greedy::new(&game), Random::default());
    let mut whims = Quick(5);
    let (mut won, games) = (0.0, 400);
    for number in 0..games {
        let greedy_seat = Seat((number % 2) as u8);
        let end = play(&game, number / 2, |state, seat| {
            let bot: &mut dyn Bot<Fuerstenfeld> = if seat == greedy_seat { &mut greedy } else { &mut random };
            by_bot(&game, bot, state, seat, &mut whims);
        });
        won += game.outcome(&end).unwrap().share(greedy_seat);
    }
    assert!(won >= 0.99 * games as f64, "greedy won {won} of {games}");
}

#[test]
fn greedy_finishes_games_in_a_sensible_time() {
    for players in 2..=5 {
        for variant in [Variant::Base, Variant::Expert] {
            let game = game(players, variant);
            let mut greedy = Greedy::new(&game);
            let ends: Vec<State> = (0..100)
                .map(|number| {
                    play(&game, number, |state, seat| by_bot(&game, &mut greedy, state, seat, &mut Quick(0)))
                })
                .collect();
            let mean = ends.iter().map(|end| f64::from(end.round())).sum::<f64>() / ends.len() as f64;
            assert!((8.0..14.0).contains(&mean), "{players} players, {variant:?}: {mean} rounds on average");
            assert!(ends.iter().all(|end| end.players().iter().any(|player| player.palaces() == 6)));
        }
    }
}

/// A bot's choice depends on its observation alone: hidden cards dealt anew behind its back change nothing.
#[test]
fn greedy_and_random_do_not_peek() {
    let game = game(3, Variant::Expert);
    let mut deal = Quick(8);
    let (mut greedy, mut random) = (Greedy::new(&game), Random::default());
    for number in 0..20 {
        play(&game, number, |state, seat| {
            let observation = game.observe(state, Some(seat));
            let other_world = game.determinize(&observation, &mut deal);
            let seen = game.observe(&other_world, Some(seat));
            let mut choices =
                [&mut greedy as &mut dyn Bot<Fuerstenfeld>, &mut random].into_iter().map(|bot| {
                    let choice = bot.choose(&game, &observation, &mut Quick(number)).unwrap();
                    assert_eq!(choice, bot.choose(&game, &seen, &mut Quick(number)).unwrap());
                    choice
                });
            let action = choices.next().unwrap();
            choices.next();
            game.apply(state, seat, action, &mut Silent);
        });
    }
}

/// `greedy` is what strength is measured against, so it is frozen. If this fails, `greedy` no longer plays as it did:
/// every figure in docs/strength.md has to be measured anew.
#[test]
fn greedy_is_frozen() {
    let mut found = String::new();
    for players in 2..=5 {
        for variant in [Variant::Base, Variant::Expert] {
            let game = game(players, variant);
            let mut greedy = Greedy::new(&game);
            for number in 0..20 {
                // FNV-1a over the choices: all of them are too much to keep.
                let (mut sum, mut choices) = (0xCBF2_9CE4_8422_2325u64, 0);
                let end = play(&game, number, |state, seat| {
                    let action =
                        greedy.choose(&game, &game.observe(state, Some(seat)), &mut Quick(0)).unwrap();
                    let note = <Fuerstenfeld as Notation>::ActionNote::from(action);
                    for byte in serde_json::to_vec(&note).unwrap() {
                        sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
                    }
                    choices += 1;
                    game.apply(state, seat, action, &mut Silent);
                });
                let result = serde_json::to_string(&game.result(&end)).unwrap();
                found +=
                    &format!("{players} {variant:?} {number}: {choices} choices, {sum:016x}, {result}\n");
            }
        }
    }
    insta::assert_snapshot!(found);
}

/// The flat search plans whole turns that the rules allow, chooses the same again, and does not peek.
#[test]
fn whole_turns_are_legal_repeatable_and_fair() {
    let budget = Budget::Iterations(60);
    for (players, variant) in [(2, Variant::Base), (3, Variant::Expert), (5, Variant::Base)] {
        let game = game(players, variant);
        let (mut bot, mut greedy) = (thinker(&game, budget), Greedy::new(&game));
        let mut deal = Quick(3);
        for number in 0..2 {
            play(&game, number, |state, seat| {
                if seat != Seat(0) {
                    return by_bot(&game, &mut greedy, state, seat, &mut Quick(0));
                }
                let seen = game.observe(state, Some(seat));
                let action = bot.choose(&game, &seen, &mut Quick(number)).unwrap();
                if bot.thought().is_some_and(|thought| thought.iterations > 0 && thought.lines.len() > 1) {
                    let other_world = game.determinize(&seen, &mut deal);
                    let seen_there = game.observe(&other_world, Some(seat));
                    let [one, other] = [&seen, &seen_there]
                        .map(|seen| thinker(&game, budget).choose(&game, seen, &mut Quick(number)).unwrap());
                    assert_eq!(one, other);
                }
                table::act(&game, state, seat, action);
            });
        }
    }
}
