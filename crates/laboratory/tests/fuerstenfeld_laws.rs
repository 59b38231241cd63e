//! Fürstenfeld obeys the laws of the house, with 2 to 5 players, in both variants, with random and greedy players.
#![allow(clippy::unwrap_used)] // a law that is broken shall be loud, in helpers too

use princely_bots::fuerstenfeld::Policy;
use princely_core::laws::{
    Offered, Plan, every_planted_leak_is_found, obey, offers, random, two_worlds, uniform,
};
use princely_core::{Game, Seat};
use princely_fuerstenfeld::{CardTable, Event, Fuerstenfeld, Variant};
use princely_words::{Names, Words};

fn game(players: u8, variant: Variant) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

/// Random and greedy players, chosen at random: pure and mixed tables come up.
fn mixed(game: &Fuerstenfeld, seed: u64, games: u32) -> Plan<Fuerstenfeld> {
    let policy = Policy::new(game);
    Plan::new(seed, games).policy(random).policy(move |game: &Fuerstenfeld, observation, _, _| {
        policy.decide(game, observation.known(), observation.viewer().unwrap_or(Seat(0)))
    })
}

fn words(game: &Fuerstenfeld, event: &Event) -> String {
    Words::english().sentence(&game.describe(event), &Names::seats(game.seats()))
}

fn laws(players: u8, variant: Variant) {
    let game = game(players, variant);
    // Every step of every game is validated; every 60th state is looked at closely.
    obey(&game, &mixed(&game, 1, 300).every(60)).unwrap();
    obey(&game, &mixed(&game, 2, 3).every(2)).unwrap();
    uniform(&game, &mixed(&game, 3, 1).every(400), 4_000).unwrap();
}

macro_rules! for_every_table {
    ($law:ident) => {
        mod $law {
            use super::*;
            #[test]
            fn two_players_base() {
                super::$law(2, Variant::Base);
            }
            #[test]
            fn two_players_expert() {
                super::$law(2, Variant::Expert);
            }
            #[test]
            fn three_players_base() {
                super::$law(3, Variant::Base);
            }
            #[test]
            fn three_players_expert() {
                super::$law(3, Variant::Expert);
            }
            #[test]
            fn four_players_base() {
                super::$law(4, Variant::Base);
            }
            #[test]
            fn four_players_expert() {
                super::$law(4, Variant::Expert);
            }
            #[test]
            fn five_players_base() {
                super::$law(5, Variant::Base);
            }
            #[test]
            fn five_players_expert() {
                super::$law(5, Variant::Expert);
            }
        }
    };
}

for_every_table!(laws);

/// The laws with a house rule (F-END-4).
#[test]
fn laws_with_four_or_five_palaces() {
    for (players, variant, palaces) in [(2, Variant::Expert, 4), (3, Variant::Base, 5), (4, Variant::Base, 4)]
    {
        let game = game(players, variant).with_palaces(palaces).unwrap();
        obey(&game, &mixed(&game, 7, 100).every(60)).unwrap();
        two_worlds(&game, &mixed(&game, 8, 2).every(8), &words).unwrap();
        offers(&game, &mixed(&game, 9, 3).every(12)).unwrap();
    }
}

/// Everything offered is legal, everything legal is offered, every reason is right, and previews tell the truth.
fn choices(players: u8, variant: Variant) {
    let game = game(players, variant);
    let tally = offers(&game, &mixed(&game, 6, 12).every(4)).unwrap();
    let Offered { choices, offered, denied, previews, refusals, varied, .. } = tally;
    assert!(choices > 200 && offered > 3_000 && denied > 5_000, "{tally:?}");
    assert!(previews > 200 && refusals > 500 && varied > 500, "{tally:?}");
}

for_every_table!(choices);

/// Eight kinds of table with 13,000 states each: more than 100,000 in all, each for every seat and for spectators.
fn secrets(players: u8, variant: Variant) {
    let game = game(players, variant);
    let mut states = 0;
    for seed in 4.. {
        states += two_worlds(&game, &mixed(&game, seed, 5), &words).unwrap().states;
        if states >= 13_000 {
            return;
        }
    }
}

for_every_table!(secrets);

fn leaks(players: u8, variant: Variant) {
    let game = game(players, variant);
    let planted = every_planted_leak_is_found(&game, &mixed(&game, 5, 4), &words).unwrap();
    assert!(planted > 150, "only {planted} places to plant a leak were found");
}

mod planted {
    use super::*;
    #[test]
    fn leaks_are_found_in_the_base_game() {
        leaks(3, Variant::Base);
    }
    #[test]
    fn leaks_are_found_in_the_expert_game() {
        leaks(2, Variant::Expert);
    }
}
