//! Learns the forecast of Fürstenfeld from games of the greedy policy: each game begins with a few rounds of
//! odd play, so that positions differ, and is then played to its end; who won is what every later round is
//! taught.
//!
//! `cargo run --release -p princely-bots --example learn_fuerstenfeld -- SECONDS SEED > crates/bots/data/fuerstenfeld-forecast.txt`

use princely_bots::fuerstenfeld::forecast::{ROUNDS, TRAITS, Traits, name, row, softmax, traits};
use princely_bots::fuerstenfeld::playout::play_until;
use princely_bots::fuerstenfeld::{Policy, Weights};
use princely_core::{Game, Quick, Seat, Streamed, Turn, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, State, Variant};
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap_or(10));
    let (seconds, seed) = (args.next().unwrap_or(10), args.next().unwrap_or(1));
    for variant in [Variant::Base, Variant::Expert] {
        for players in 2..=5 {
            if let Some(game) = Fuerstenfeld::new(players, variant, CardTable::standard()) {
                learn(&game, seconds as f64, seed);
            }
        }
    }
}

fn learn(game: &Fuerstenfeld, seconds: f64, seed: u64) {
    let seats = usize::from(game.seats());
    let tuned = Policy::new(game);
    let mut whims = Quick(seed);
    let mut weights = [[0.0f32; TRAITS]; ROUNDS];
    let mut slow = weights; // the running mean, which is what is kept
    let mut squares = [[1e-3f32; TRAITS]; ROUNDS];
    let (mut games, mut loss, mut seen) = (0u64, 0.0, 0u64);
    let start = Instant::now();
    while start.elapsed().as_secs_f64() < seconds {
        let progress = (start.elapsed().as_secs_f64() / seconds) as f32;
        let rate = 0.05 * (1.0 - progress).max(0.02);
        for _ in 0..100 {
            games += 1;
            let odd: Vec<Policy> = (0..seats).map(|_| Policy::with(game, odd_weights(&mut whims))).collect();
            let oddly: [&Policy; 5] = std::array::from_fn(|seat| odd.get(seat).unwrap_or(&tuned));
            let until = 1 + whims.below(8) as u8;
            let mut dice = Streamed(Quick(whims.bits64()));
            let mut state = game.start();
            play_until(game, &oddly, &mut state, &mut dice, until);
            let mut rows: Vec<(usize, Vec<Traits>)> = Vec::new();
            while game.turn(&state) != Turn::Over {
                if state.round >= 2 {
                    rows.push((row(&state), all_traits(game, &state)));
                }
                let next = state.round + 1;
                play_until(game, &[&tuned; 5], &mut state, &mut dice, next);
            }
            let Some(outcome) = game.outcome(&state) else { continue };
            for (row, players) in rows {
                let mut shares: Vec<f32> = players
                    .iter()
                    .map(|traits| weights[row].iter().zip(traits).map(|(weight, has)| weight * has).sum())
                    .collect();
                softmax(&mut shares);
                for (seat, traits) in players.iter().enumerate() {
                    let won = outcome.share(Seat(seat as u8)) as f32;
                    if progress > 0.8 {
                        loss -= f64::from(won * shares[seat].max(1e-6).ln());
                        seen += u64::from(seat == 0);
                    }
                    let error = won - shares[seat];
                    for (index, has) in traits.iter().enumerate() {
                        let slope = error * has;
                        squares[row][index] += slope * slope;
                        weights[row][index] += rate * slope / (squares[row][index] / 2000.0).sqrt().max(0.3);
                    }
                }
            }
            if progress > 0.5 {
                for (slow, quick) in slow.iter_mut().flatten().zip(weights.iter().flatten()) {
                    *slow += (quick - *slow) * 0.0005;
                }
            }
        }
    }
    eprintln!("{}: {games} games, loss {:.4}", name(game), loss / seen.max(1) as f64);
    println!("{}", name(game));
    for row in slow {
        let numbers: Vec<String> = row.iter().map(|weight| format!("{:.0}", weight * 1000.0)).collect();
        println!("{}", numbers.join(" "));
    }
}

fn all_traits(game: &Fuerstenfeld, state: &State) -> Vec<Traits> {
    let seats = usize::from(game.seats());
    let mut players = vec![[0.0; TRAITS]; seats];
    for (place, &seat) in state.order[..seats].iter().enumerate() {
        players[usize::from(seat)] = traits(game, state, usize::from(seat), place);
    }
    players
}

/// The tuned weights, with several of them far off.
fn odd_weights(whims: &mut Quick) -> Weights {
    let mut changed = Weights::TUNED;
    for _ in 0..whims.below(12) {
        let mut numbers = changed.numbers();
        let at = whims.below(numbers.len() as u32) as usize;
        let reach = 5 + numbers[at].unsigned_abs();
        *numbers[at] += whims.below(2 * reach + 1) as i32 - reach as i32;
    }
    changed
}
