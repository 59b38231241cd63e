//! The law suite, on random games of both variants.
#![cfg(feature = "laws")]
#![allow(clippy::unwrap_used)]

use princely_core::laws::{
    Plan, every_planted_leak_is_found, obey, offers, plain_words, two_worlds, uniform,
};
use princely_principati::{Options, Principati, Variant};

fn games() -> [Principati; 2] {
    [Variant::Base, Variant::Miners]
        .map(|variant| Principati::new(Options { variant, ..Options::default() }).unwrap())
}

#[test]
fn random_games_obey_the_laws() {
    for game in games() {
        obey(&game, &Plan::new(1, 4).every(20)).unwrap();
    }
}

/// Many games, validated after every step: what is kept up to date equals a fresh computation, nothing is lost,
/// somebody can always act, and every game ends. `LAW_GAMES=1000` plays more of them than CI has time for.
fn many_games(variant: Variant) {
    let games = std::env::var("LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(150);
    let game = Principati::new(Options { variant, ..Options::default() }).unwrap();
    let tally = obey(&game, &Plan::new(7, games).every(20_000)).unwrap();
    assert_eq!(tally.games, games, "{tally:?}");
}

#[test]
fn many_games_of_the_base_game_obey_the_laws() {
    many_games(Variant::Base);
}

#[test]
fn many_games_of_the_miners_obey_the_laws() {
    many_games(Variant::Miners);
}

#[test]
fn two_worlds_that_differ_in_what_is_hidden_look_the_same() {
    let [base, miners] = games();
    two_worlds(&base, &Plan::new(2, 2).every(12), &plain_words).unwrap();
    two_worlds(&miners, &Plan::new(3, 1).every(12), &plain_words).unwrap();
}

/// Choices and answers offer exactly what is legal, every refusal is true, and previews tell what then happens.
#[test]
fn what_is_offered_is_what_is_legal() {
    for game in games() {
        let met = offers(&game, &Plan::new(6, 4).every(10)).unwrap();
        assert!(met.offered > 1000 && met.denied > 1000 && met.previews > 10, "{met:?}");
    }
    // Secrets are there in the set-up only.
    let short = Principati::new(Options { max_rounds: Some(1), ..Options::default() }).unwrap();
    let met = offers(&short, &Plan::new(8, 6).every(2)).unwrap();
    assert!(met.secrets > 0 && met.varied > 0, "{met:?}");
}

#[test]
fn imagined_worlds_are_equally_likely() {
    let [base, _] = games();
    let found = uniform(&base, &Plan::new(4, 6).every(2), 2_000).unwrap();
    assert!(found.tests > 4, "{found:?}");
}

/// Only the set-up has secrets, so short games are enough to look for leaks.
#[test]
fn every_leak_planted_on_purpose_is_found() {
    let game = Principati::new(Options { max_rounds: Some(1), ..Options::default() }).unwrap();
    every_planted_leak_is_found(&game, &Plan::new(5, 24), &plain_words).unwrap();
}
