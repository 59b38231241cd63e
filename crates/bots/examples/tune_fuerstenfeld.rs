//! Tunes the numbers of the steward with an evolution strategy: one steward against `greedy` in the other seats, at
//! four players and at two. The numbers are changed at random, in pairs: once in one direction and once in the opposite
//! one. Then the numbers move towards the changes that win more.
//!
//! `cargo run --release -p princely-bots --example tune_fuerstenfeld -- SECONDS SEED [SHAKE] [STEP]`

use princely_bots::fuerstenfeld::playout::play_beside;
use princely_bots::fuerstenfeld::steward::Numbers;
use princely_bots::fuerstenfeld::{Policy, Steward};
use princely_core::{Game, Quick, Seat, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use std::time::Instant;

/// Pairs of random changes before the numbers move, and games of each kind for each change.
const PAIRS: u64 = 24;
const GAMES: u32 = 600;
/// Steps between two reports.
const REPORT: u64 = 20;
/// How much of the past counts: for the direction, and for its size.
const INERTIA: f32 = 0.9;
const MEMORY: f32 = 0.98;

fn main() {
    let args: Vec<f32> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let arg = |index: usize, usual: f32| args.get(index).copied().unwrap_or(usual);
    let (seconds, shake, step) = (arg(0, 60.0), arg(2, 0.05), arg(3, 0.05));
    let games: Vec<Fuerstenfeld> = [4, 2]
        .into_iter()
        .filter_map(|players| Fuerstenfeld::new(players, Variant::Base, CardTable::standard()).ok())
        .collect();
    let mut whims = Quick(arg(1, 1.0) as u64);
    let mut numbers: Vec<f32> = Numbers::TUNED.clone().each().iter().map(|number| **number).collect();
    // Large numbers are changed more than small ones.
    let reach: Vec<f32> = numbers.iter().map(|number| number.abs().clamp(1.0, 12.0)).collect();
    let (mut direction, mut size) = (vec![0.0_f32; numbers.len()], vec![0.0_f32; numbers.len()]);
    let start = Instant::now();
    println!("at the start: {}", shares(&games, &numbers));
    for count in 1_u64.. {
        let done = start.elapsed().as_secs_f32() / seconds;
        if done >= 1.0 {
            break;
        }
        let shake = shake * (1.0 - 0.6 * done);
        let mut pull = vec![0.0; numbers.len()];
        for pair in 0..PAIRS {
            let shaking: Vec<f32> = numbers.iter().map(|_| normal(&mut whims)).collect();
            let shaken = |sign: f32| -> Vec<f32> {
                let moved = numbers.iter().zip(&shaking).zip(&reach);
                moved.map(|((number, by), reach)| number + sign * shake * reach * by).collect()
            };
            let seed = count * PAIRS + pair;
            let better = strength(&games, &shaken(1.0), seed) - strength(&games, &shaken(-1.0), seed);
            for (pull, by) in pull.iter_mut().zip(&shaking) {
                *pull += better as f32 * by / (2.0 * shake * PAIRS as f32);
            }
        }
        let step = step * shake * (1.0 - 0.9 * done);
        for (index, pull) in pull.into_iter().enumerate() {
            direction[index] = INERTIA * direction[index] + (1.0 - INERTIA) * pull;
            size[index] = MEMORY * size[index] + (1.0 - MEMORY) * pull * pull;
            let so_far = count.min(1000) as i32;
            let (mean, spread) =
                (direction[index] / (1.0 - INERTIA.powi(so_far)), size[index] / (1.0 - MEMORY.powi(so_far)));
            numbers[index] += step * reach[index] * mean / (spread.sqrt() + 1e-6);
        }
        if count % REPORT == 0 {
            println!("{:>5} s, step {count}: {}", start.elapsed().as_secs(), shares(&games, &numbers));
        }
    }
    println!("{:#?}", with(&numbers));
}

fn with(numbers: &[f32]) -> Numbers {
    let mut made = Numbers::TUNED;
    for (place, number) in made.each().into_iter().zip(numbers) {
        *place = *number;
    }
    made
}

/// The share of wins of one steward among greedy players.
fn share(game: &Fuerstenfeld, numbers: &[f32], games: u32, seed: u64) -> f64 {
    let (steward, others) = (Steward::with(game, with(numbers)), Policy::new(game));
    let mut won = 0.0;
    for number in 0..games {
        let seat = Seat((number % u32::from(game.seats())) as u8);
        let mut whims = Quick(seed << 32 ^ u64::from(number).wrapping_mul(0xD134_2543_DE82_EF95));
        let mut state = game.start();
        play_beside(game, (&steward, seat), &others, &mut state, &mut whims);
        won += game.outcome(&state).map_or(0.0, |outcome| outcome.share(seat));
    }
    won / f64::from(games)
}

/// How much better than an equal player the steward is, as the mean logarithm of its odds.
fn strength(games: &[Fuerstenfeld], numbers: &[f32], seed: u64) -> f64 {
    let odds = games.iter().map(|game| {
        let share = share(game, numbers, GAMES, seed).clamp(0.01, 0.99);
        (share * f64::from(game.seats() - 1) / (1.0 - share)).ln()
    });
    odds.sum::<f64>() / games.len() as f64
}

fn shares(games: &[Fuerstenfeld], numbers: &[f32]) -> String {
    let told = games.iter().map(|game| {
        format!("{} players {:.1} %", game.seats(), 100.0 * share(game, numbers, 40_000, u64::MAX))
    });
    told.collect::<Vec<_>>().join(", ")
}

/// A nearly normal number: the sum of twelve uniform numbers.
fn normal(whims: &mut Quick) -> f32 {
    (0..12).map(|_| whims.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}
