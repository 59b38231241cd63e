//! The law suite, on a few random games. `crates/laboratory/tests/fuerstenfeld_laws.rs` has many more games, with greedy
//! players and real words.

use princely_core::laws::{Plan, obey, offers, plain_words, two_worlds, uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};

#[test]
fn a_few_random_games_obey_the_laws() {
    for (players, variant, palaces) in
        [(2, Variant::Expert, 6), (3, Variant::Base, 6), (2, Variant::Expert, 4)]
    {
        let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
        let game = game.with_palaces(palaces).unwrap();
        obey(&game, &Plan::new(1, 2).every(12)).unwrap();
        two_worlds(&game, &Plan::new(2, 1).every(8), &plain_words).unwrap();
        let tally = offers(&game, &Plan::new(4, 3).every(6)).unwrap();
        assert!(tally.denied > 100 && tally.refusals > 100 && tally.previews > 50, "{tally:?}");
    }
}

#[test]
fn imagined_worlds_are_equally_likely() {
    let game = Fuerstenfeld::new(2, Variant::Expert, CardTable::standard()).unwrap();
    uniform(&game, &Plan::new(3, 1).every(120), 1_000).unwrap();
}
