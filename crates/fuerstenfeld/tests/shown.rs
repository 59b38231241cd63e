//! All that is shown in some games is what was shown before. What to do when it is not: `princely_core::laws::shown`.

use princely_core::laws::{Plan, shown};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};

#[test]
fn random_games_show_what_they_showed() {
    let games = [
        (2, Variant::Base, 6),
        (2, Variant::Expert, 4),
        (3, Variant::Expert, 6),
        (4, Variant::Base, 5),
        (5, Variant::Expert, 6),
    ];
    let found = games.map(|(players, variant, palaces)| {
        let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
        let game = game.with_palaces(palaces).unwrap();
        shown(&game, &Plan::new(1, 2).every(4)).unwrap().to_string()
    });
    let expected = [
        "8f5c9d1226ad7613 of 85458 lines",
        "a81e6f77c310d402 of 18704 lines",
        "10a2ee36230a21f9 of 44298 lines",
        "0e306f4aed11cd5d of 71453 lines",
        "ee9c355efc5de6d9 of 171946 lines",
    ];
    assert_eq!(found, expected);
}
