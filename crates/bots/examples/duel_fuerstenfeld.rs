//! A bot that thinks ahead against `greedy`, every deal in all seats.
//!
//! `cargo run --release -p princely-bots --example duel_fuerstenfeld -- PLAYERS DEALS ITERATIONS [SEED]`

use princely_bots::Bot;
use princely_bots::fuerstenfeld::{Greedy, thinker};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_search::Budget;
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap_or(1));
    let players = args.next().unwrap_or(2) as u8;
    let deals = args.next().unwrap_or(50);
    let iterations = args.next().unwrap_or(1000) as u32;
    let seed = args.next().unwrap_or(1);
    let Some(game) = Fuerstenfeld::new(players, Variant::Base, CardTable::standard()) else { return };
    let budget = Budget::Iterations(iterations);
    let mut search: Box<dyn Bot<Fuerstenfeld>> = if std::env::var("TREE").is_ok() {
        Box::new(princely_bots::fuerstenfeld::tree_guide::climber(&game, budget))
    } else {
        Box::new(thinker(&game, budget))
    };
    let mut greedy = Greedy::new(&game);
    let (mut wins, mut games, mut rounds, mut turns, mut thought) = (0.0, 0.0, 0.0, 0u64, 0u64);
    let mut squares = 0.0;
    let start = Instant::now();
    for deal in 0..deals {
        let mut block = 0.0;
        for mine in 0..players {
            let seed = Seed::of_series(seed, deal);
            let mut dice = Keyed::new(seed);
            let mut whims: Quick = seed.whims(Seat(mine));
            let mut state = game.start();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample_chance(&state, &mut dice);
                        game.apply_chance(&mut state, &chance, &mut Silent);
                    }
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap_or(Seat(0));
                        let observation = game.observe(&state, Some(seat));
                        let action = if seat.0 == mine {
                            let before = whims.0;
                            let action = search.choose(&game, &observation, &mut whims);
                            if before != whims.0 {
                                turns += 1;
                                thought += search.thought().map_or(0, |thought| thought.iterations);
                            }
                            action
                        } else {
                            greedy.choose(&game, &observation, &mut Quick(0))
                        };
                        if let Err(refusal) = game.check(&state, seat, &action) {
                            println!("seat {seat}: {action:?} refused: {refusal:?}");
                            return;
                        }
                        game.apply(&mut state, seat, action, &mut Silent);
                    }
                }
            }
            block += game.outcome(&state).map_or(0.0, |outcome| outcome.share(Seat(mine)));
            rounds += f64::from(state.round);
            games += 1.0;
        }
        wins += block;
        squares += (block / f64::from(players)).powi(2);
    }
    let share = wins / games;
    let error = ((squares / deals as f64 - share * share) / deals as f64).sqrt();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{players} players, {games} games: share {share:.3} ± {:.3}, rounds {:.2}, {turns} turns, {:.0} iterations a turn, {:.1} ms a turn, {:.0} iterations/s",
        1.96 * error,
        rounds / games,
        thought as f64 / turns as f64,
        seconds * 1000.0 / turns as f64,
        thought as f64 / seconds
    );
}
