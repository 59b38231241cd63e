//! Tunes the weights of a greedy player by self-play: in every game a player with the champion's weights plus
//! a random change meets one with the change taken away, and all numbers follow what won points.
//!
//! `cargo run --release -p princely-bots --example tune_principati -- SECONDS SEED STEPS_OF_GAMES`

use princely_bots::principati::{Greedy, Weights};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_principati::{Options, Principati, State, Variant};
use std::time::Instant;

/// A change moves a number by this share of itself, at least.
const REACH: f64 = 0.25;
const LEAST: f64 = 6.0;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap_or(60));
    let (seconds, seed) = (args.next().unwrap_or(60), args.next().unwrap_or(1));
    let batch = args.next().unwrap_or(2000);
    let games: Vec<Principati> = [
        (Variant::Base, Some(15)),
        (Variant::Base, None),
        (Variant::Base, Some(15)),
        (Variant::Miners, None),
    ]
    .into_iter()
    .filter_map(|(variant, max_rounds)| {
        Principati::new(Options { variant, max_rounds, ..Options::default() }).ok()
    })
    .collect();
    let mut whims = Quick(seed);
    let mut start = Weights::GREEDY;
    let mut mean: Vec<f64> = start.numbers().iter().map(|number| f64::from(**number)).collect();
    let reach: Vec<f64> = mean.iter().map(|number| (number.abs() * REACH).max(LEAST)).collect();
    let clock = Instant::now();
    let mut step = 0;
    while clock.elapsed().as_secs() < seconds {
        step += 1;
        let mut slope = vec![0.0; mean.len()];
        for number in 0..batch {
            let change: Vec<f64> = (0..mean.len()).map(|_| normal(&mut whims)).collect();
            let with = |sign: f64| {
                let mut weights = Weights::GREEDY;
                for (index, target) in weights.numbers().into_iter().enumerate() {
                    *target = (mean[index] + sign * reach[index] * change[index]).round() as i32;
                }
                weights
            };
            let game = &games[number as usize % games.len()];
            // Four games of each length from both seats.
            let margin = margin(game, with(1.0), with(-1.0), (number / 4) % 2 == 0, &mut whims);
            let margin = (margin / 100.0).tanh();
            for (sum, change) in slope.iter_mut().zip(&change) {
                *sum += margin * change;
            }
        }
        // A slope is known to about 1/sqrt(batch); go where it is clear, not further than the reach.
        let noise = 0.55 / (batch as f64).sqrt();
        for (index, sum) in slope.iter().enumerate() {
            let slope = sum / batch as f64;
            let sure = (slope.abs() - noise).max(0.0) / (slope.abs() + 1e-9);
            mean[index] += reach[index] * (12.0 * slope * sure).clamp(-0.7, 0.7);
        }
        let mut weights = Weights::GREEDY;
        for (target, value) in weights.numbers().into_iter().zip(&mean) {
            *target = value.round() as i32;
        }
        let shares: Vec<String> = games[..2]
            .iter()
            .map(|game| {
                let (mut wins, mut points) = (0.0, 0.0);
                for number in 0..200 {
                    let margin = margin(game, weights, Weights::GREEDY, number % 2 == 0, &mut whims);
                    points += margin / 200.0;
                    wins += if margin > 0.0 { 1.0 / 200.0 } else { 0.0 };
                }
                format!("{wins:.3} {points:+.1}")
            })
            .collect();
        println!("{:>5} s, step {step}: against greedy {shares:?}", clock.elapsed().as_secs());
        if step % 3 == 0 {
            println!("{weights:?}");
        }
    }
}

fn normal(whims: &mut Quick) -> f64 {
    let sum: f64 = (0..6).map(|_| f64::from(whims.below(1 << 20)) / f64::from(1 << 20)).sum();
    (sum - 3.0) * std::f64::consts::SQRT_2
}

/// By how many points the one wins.
fn margin(game: &Principati, one: Weights, two: Weights, first: bool, whims: &mut Quick) -> f64 {
    let mut players = [Greedy::with(one), Greedy::with(two)];
    if !first {
        players.swap(0, 1);
    }
    let mut state: State = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut Streamed(Quick(whims.bits64())));
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let action = players[seat.index()].decide(game, &state, seat, whims);
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
    let [mine, theirs] = [Seat(0), Seat(1)].map(|seat| game.score(&state, seat).total());
    f64::from(if first { mine - theirs } else { theirs - mine })
}
