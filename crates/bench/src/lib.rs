//! What is measured, shared by the benches (`benches/`), the instruction counter (`bin/count.rs`) and the
//! allocation test (`tests/allocation.rs`). All of it goes through the functions a table uses.

use princely_bots::fuerstenfeld::{Policy, play_to_end};
use princely_core::{Game, Quick, Silent, Streamed, Turn};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Observation, State, Variant};

/// A game of Fürstenfeld with the standard table.
pub fn fuerstenfeld(players: u8, variant: Variant) -> Fuerstenfeld {
    match Fuerstenfeld::new(players, variant, CardTable::standard()) {
        Some(game) => game,
        None => unreachable!("a bench asks for 2 to 5 players"),
    }
}

/// Plays random games through the exact legal list; returns the number of actions.
pub fn random_games(
    game: &Fuerstenfeld,
    games: u64,
    seed: u64,
    legal: &mut Vec<princely_fuerstenfeld::Action>,
) -> u64 {
    let mut whims = Quick(seed);
    let mut actions = 0;
    for _ in 0..games {
        let mut state = game.start();
        actions += princely_bots::random::play_to_end(game, &mut state, &mut whims, legal);
    }
    actions
}

/// Plays whole games by the policy of `greedy`, the way a search plays them out; returns the rounds.
pub fn playouts(game: &Fuerstenfeld, policy: &Policy, games: u64, seed: u64) -> u64 {
    let mut whims = Quick(seed);
    let mut rounds = 0;
    for _ in 0..games {
        let mut state = game.start();
        play_to_end(game, &[policy; 5], &mut state, &mut whims);
        rounds += u64::from(state.round);
    }
    rounds
}

/// A position in the middle of a game between greedy players: somebody is about to sell in round 5.
pub fn mid_game(game: &Fuerstenfeld) -> State {
    let policy = Policy::new(game);
    let mut dice = Streamed(Quick(3));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return state };
                if state.round == 5 && state.phase == princely_fuerstenfeld::Phase::Sell {
                    return state;
                }
                let action = policy.decide(game, &state, seat);
                game.apply(&mut state, seat, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Over => return state,
        }
    }
}

/// Draws hidden worlds for an observation; returns something that depends on all of them.
pub fn determinizations(game: &Fuerstenfeld, observation: &Observation, worlds: u64, seed: u64) -> u64 {
    let mut whims = Quick(seed);
    (0..worlds).map(|_| u64::from(game.determinize(observation, &mut whims).players[1].hand.len())).sum()
}
