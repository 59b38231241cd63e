//! The steward keeps the rules, knows no secrets, and is worth more than the policy it replaces.
#![allow(clippy::unwrap_used)] // a failure says where

mod table;

use princely_bots::fuerstenfeld::playout::play_beside;
use princely_bots::fuerstenfeld::{Policy, Steward};
use princely_core::{Game, Quick, Seat};
use princely_fuerstenfeld::{Action, Card, CardTable, Fuerstenfeld, State, Variant};

fn game(players: u8, variant: Variant) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

/// A game of stewards. `look` is shown every decision.
fn play(game: &Fuerstenfeld, number: u64, mut look: impl FnMut(&State, Seat, Action)) -> State {
    let steward = Steward::new(game);
    table::play(game, (31, number), |state, seat| {
        let action = steward.decide(game, state, seat);
        look(state, seat, action);
        table::act(game, state, seat, action);
        true
    })
}

#[test]
fn keeps_the_rules_and_knows_no_secrets() {
    for players in 2..=5 {
        for variant in [Variant::Base, Variant::Expert] {
            let game = game(players, variant);
            let (steward, mut deal) = (Steward::new(&game), Quick(8));
            for number in 0..6 {
                play(&game, number, |state, seat, action| {
                    let world = game.determinize(&game.observe(state, Some(seat)), &mut deal);
                    assert_eq!(
                        steward.decide(&game, &world, seat),
                        action,
                        "what others hold changes nothing"
                    );
                });
            }
        }
    }
}

#[test]
fn a_whole_turn_is_legal_too() {
    for players in 2..=5 {
        for variant in [Variant::Base, Variant::Expert] {
            let game = game(players, variant);
            let (steward, policy) = (Steward::new(&game), Policy::new(&game));
            for number in 0..20 {
                let (mut state, mut whims) = (game.start(), Quick(number));
                let seat = Seat((number % u64::from(players)) as u8);
                play_beside(&game, (&steward, seat), &policy, &mut state, &mut whims);
                assert!(game.outcome(&state).is_some() && state.round() < 30, "round {}", state.round());
            }
        }
    }
}

/// The share of the wins of one steward among greedy players.
fn share(game: &Fuerstenfeld, games: u64) -> f64 {
    let (steward, policy) = (Steward::new(game), Policy::new(game));
    let won: f64 = (0..games)
        .map(|number| {
            let (mut state, mut whims) = (game.start(), Quick(number << 20));
            let seat = Seat((number % u64::from(game.seats())) as u8);
            play_beside(game, (&steward, seat), &policy, &mut state, &mut whims);
            game.outcome(&state).unwrap().share(seat)
        })
        .sum();
    won / games as f64
}

#[test]
fn is_better_than_greedy_at_every_table() {
    for (players, variant, least) in [
        (2, Variant::Base, 0.65),
        (3, Variant::Base, 0.47),
        (4, Variant::Base, 0.37),
        (5, Variant::Base, 0.30),
        (2, Variant::Expert, 0.58),
        (4, Variant::Expert, 0.33),
    ] {
        let share = share(&game(players, variant), 3000);
        assert!(share > least, "{players} players, {variant:?}: {share:.3}");
    }
}

/// Its numbers were found with six palaces; with fewer it still wins more than its share.
#[test]
fn is_better_than_greedy_with_fewer_palaces() {
    for (palaces, players, variant, least) in [
        (4, 2, Variant::Base, 0.55),
        (5, 3, Variant::Base, 0.38),
        (4, 4, Variant::Base, 0.27),
        (4, 2, Variant::Expert, 0.50),
    ] {
        let share = share(&game(players, variant).with_palaces(palaces).unwrap(), 3000);
        assert!(share > least, "{palaces} palaces, {players} players, {variant:?}: {share:.3}");
    }
}

/// A player who has enough palaces to end the game only loses coins with further palaces (F-END-4) and other cards.
#[test]
fn builds_nothing_more_with_the_palaces_that_end_the_game() {
    for palaces in 4..=6 {
        let game = game(3, Variant::Base).with_palaces(palaces).unwrap();
        let mut most = 0;
        for number in 0..30 {
            let end = play(&game, number, |state, seat, action| {
                let is_done = state.player(seat).palaces() >= palaces;
                assert!(!is_done || !matches!(action, Action::Build { .. }), "game {number}: {action:?}");
            });
            most = most.max(end.players().iter().map(princely_fuerstenfeld::Player::palaces).max().unwrap());
        }
        assert_eq!(most, palaces);
    }
}

#[test]
fn builds_laboratories_when_palaces_are_slow_to_come() {
    let game = game(4, Variant::Base);
    let mut built = 0;
    for number in 0..60 {
        play(&game, number, |_, _, action| {
            let is_laboratory = |card| matches!(card, Card::Laboratory1 | Card::Laboratory2);
            built += u32::from(matches!(action, Action::Build { card, .. } if is_laboratory(card)));
        });
    }
    assert!(built > 10, "{built} laboratories in 240 seats");
}
