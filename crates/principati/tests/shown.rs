//! All that is shown in some games is what was shown before. What to do when it is not: `princely_core::laws::shown`.
#![cfg(feature = "laws")]
#![allow(clippy::unwrap_used)]

mod games;

use games::{play, variants};
use princely_core::laws::{Plan, Signature, shown};
use princely_core::record::read;
use princely_core::{Entry, Game, Quick, Turn, Uniform};
use princely_principati::{Options, Principati};

/// Compares all of them, so that one run tells every new value.
fn compare(found: &[(&str, Signature)], expected: &[(&str, &str)]) {
    let found: Vec<_> = found.iter().map(|(name, signature)| (*name, signature.to_string())).collect();
    let found: Vec<_> = found.iter().map(|(name, signature)| (*name, signature.as_str())).collect();
    assert_eq!(found, expected);
}

#[test]
fn random_games_show_what_they_showed() {
    let short = Principati::new(Options { max_rounds: Some(2), ..Options::default() }).unwrap();
    let [base, miners, switched] = variants();
    compare(
        &[
            ("the set-up", shown(&short, &Plan::new(1, 4)).unwrap()),
            ("base", shown(&base, &Plan::new(2, 3).every(12)).unwrap()),
            ("miners", shown(&miners, &Plan::new(3, 3).every(12)).unwrap()),
            ("other rulings", shown(&switched, &Plan::new(4, 3).every(12)).unwrap()),
        ],
        &[
            ("the set-up", "a26d3e4ed2a6b876 of 35145 lines"),
            ("base", "df1b4172edccb1b4 of 30124 lines"),
            ("miners", "078eb36f5385ecf9 of 33607 lines"),
            ("other rulings", "ebb95a7638ff7391 of 23818 lines"),
        ],
    );
}

/// Players with gifts build much.
#[test]
fn games_in_which_much_is_built_show_what_they_showed() {
    let found = variants().map(|game| {
        let mut signature = Signature::new();
        play(&game, 77, |state, seat, legal, whim| {
            if game.turn(state) != Turn::Over && whim.below(10) > 0 {
                return;
            }
            signature.position(&game, state, &mut Quick(5));
            for &action in legal {
                signature.step(&game, state, &Entry::Action { seat, action });
            }
        });
        signature
    });
    let [base, miners, switched] = found;
    compare(
        &[("base", base), ("miners", miners), ("other rulings", switched)],
        &[
            ("base", "cd83d22968d78d03 of 16566 lines"),
            ("miners", "9c3fa94a8e88482f of 77970 lines"),
            ("other rulings", "3658ce913fa1bb1c of 27355 lines"),
        ],
    );
}

#[test]
fn recorded_games_show_what_they_showed() {
    let games = [
        ("cannot place", include_str!("fixtures/cannot_place_base.json")),
        ("orders", include_str!("fixtures/orders_miners.json")),
        ("island", include_str!("fixtures/island_base.json")),
    ];
    let found = games.map(|(name, text)| {
        let mut signature = Signature::new();
        read::<Principati>(text, |replayed| {
            if replayed.number % 5 == 0 {
                signature.position(replayed.table.game(), replayed.table.state(), &mut Quick(5));
            }
        })
        .unwrap();
        (name, signature)
    });
    compare(
        &found,
        &[
            ("cannot place", "2792552bf92deebe of 6711 lines"),
            ("orders", "cef1f8dd6c2de731 of 49591 lines"),
            ("island", "b1e178fedb6cd37f of 4518 lines"),
        ],
    );
}
