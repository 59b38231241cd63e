//! All that is shown in some games is what was shown before. What to do when it is not: `princely_core::laws::shown`.
#![cfg(feature = "laws")]
#![allow(clippy::unwrap_used)]

mod games;

use games::{play, variants};
use princely_core::laws::{Plan, Signature, report, shown};
use princely_core::record::read;
use princely_core::{Entry, Game, Quick, Turn, Uniform};
use princely_principati::{Options, Principati};

#[test]
fn random_games_show_what_they_showed() {
    let short = Principati::new(Options { max_rounds: Some(2), ..Options::default() }).unwrap();
    let [base, miners, switched] = variants();
    insta::assert_snapshot!(report(&[
        ("the set-up", shown(&short, &Plan::new(1, 4)).unwrap()),
        ("base", shown(&base, &Plan::new(2, 3).every(12)).unwrap()),
        ("miners", shown(&miners, &Plan::new(3, 3).every(12)).unwrap()),
        ("other rulings", shown(&switched, &Plan::new(4, 3).every(12)).unwrap()),
    ]));
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
    insta::assert_snapshot!(report(&[("base", base), ("miners", miners), ("other rulings", switched)]));
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
    insta::assert_snapshot!(report(&found));
}
