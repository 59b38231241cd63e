//! Cases shared by the benches and the instruction counter.

use princely_core::{Game, Quick};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};

/// A game of Fürstenfeld with the standard table.
pub fn fuerstenfeld(players: u8, variant: Variant) -> Fuerstenfeld {
    match Fuerstenfeld::new(players, variant, CardTable::standard()) {
        Some(game) => game,
        None => unreachable!("a bench asks for 2 to 5 players"),
    }
}

/// Plays so many random games through the exact legal list; returns the number of actions.
pub fn random_games(game: &Fuerstenfeld, games: u64, seed: u64) -> u64 {
    let mut whims = Quick(seed);
    let mut legal = Vec::new();
    let mut actions = 0;
    for _ in 0..games {
        let mut state = game.start();
        actions += princely_bots::random::play_to_end(game, &mut state, &mut whims, &mut legal);
    }
    actions
}
