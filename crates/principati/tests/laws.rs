//! Principati Duello obeys the laws of the house, in both variants.
#![cfg(feature = "laws")]
#![allow(clippy::unwrap_used)] // a law that is broken shall be loud, in helpers too

use princely_core::laws::{Plan, every_planted_leak_is_found, obey, plain_words, two_worlds, uniform};
use princely_principati::{Options, Principati, Variant};

fn game(variant: Variant, max_rounds: Option<u16>) -> Principati {
    Principati::new(Options { variant, max_rounds, ..Options::default() }).unwrap()
}

#[test]
fn random_games_obey_the_laws() {
    for variant in [Variant::Base, Variant::Miners] {
        obey(&game(variant, None), &Plan::new(1, 2).every(60)).unwrap();
        obey(&game(variant, Some(4)), &Plan::new(2, 6).every(10)).unwrap();
    }
}

#[test]
fn secret_choices_stay_secret() {
    let found = two_worlds(&game(Variant::Base, Some(1)), &Plan::new(3, 60), &plain_words).unwrap();
    assert!(found.varied > 50, "{found:?}");
    two_worlds(&game(Variant::Base, None), &Plan::new(4, 1).every(40), &plain_words).unwrap();
}

#[test]
fn planted_leaks_are_found() {
    let planted =
        every_planted_leak_is_found(&game(Variant::Base, Some(1)), &Plan::new(5, 12), &plain_words).unwrap();
    assert!(planted > 50, "only {planted} places to plant a leak were found");
}

#[test]
fn imagined_choices_are_equally_likely() {
    uniform(&game(Variant::Base, Some(1)), &Plan::new(6, 8), 2_000).unwrap();
}
