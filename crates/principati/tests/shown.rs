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
            ("the set-up", "66149bd2a33f0b96 of 32389 lines"),
            ("base", "ff7f0ae75fc6fe29 of 28880 lines"),
            ("miners", "7f821159f1a853c3 of 32267 lines"),
            ("other rulings", "6e2a589c612bb1a8 of 22796 lines"),
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
            ("base", "ec8393415797249f of 16158 lines"),
            ("miners", "171300fa74902b69 of 77106 lines"),
            ("other rulings", "51bfa01bc8833c42 of 26599 lines"),
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
            ("cannot place", "016b4a1d87546597 of 6123 lines"),
            ("orders", "22fad6d70c849954 of 45247 lines"),
            ("island", "dc62731cc35c1ccf of 4122 lines"),
        ],
    );
}
