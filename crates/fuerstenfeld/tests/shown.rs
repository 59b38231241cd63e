//! All that is shown in some games is what was shown before. What to do when it is not: `princely_core::laws::shown`.

use princely_core::laws::{Plan, report, shown};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};

#[test]
fn random_games_show_what_they_showed() {
    let games = [
        ("2 players", 2, Variant::Base, 6),
        ("2 players, expert, 4 palaces", 2, Variant::Expert, 4),
        ("3 players, expert", 3, Variant::Expert, 6),
        ("4 players, 5 palaces", 4, Variant::Base, 5),
        ("5 players, expert", 5, Variant::Expert, 6),
    ];
    let found = games.map(|(name, players, variant, palaces)| {
        let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
        let game = game.with_palaces(palaces).unwrap();
        (name, shown(&game, &Plan::new(1, 2).every(4)).unwrap())
    });
    insta::assert_snapshot!(report(&found));
}
