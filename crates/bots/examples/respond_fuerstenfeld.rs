//! Looks for weights that do best against `greedy` at a table of one size: one seat plays by them, the others
//! by the tuned ones.
//!
//! `cargo run --release -p princely-bots --example respond_fuerstenfeld -- PLAYERS SECONDS SEED [expert]`

use princely_bots::fuerstenfeld::{Policy, Weights, play_to_end};
use princely_core::{Game, Quick, Seat, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use std::time::Instant;

/// Games, and how clear the lead must be after them.
const STAGES: [(u32, f64); 3] = [(1000, 0.3), (4000, 1.0), (12000, 2.0)];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, or: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(or);
    let variant = if words.iter().any(|word| word == "expert") { Variant::Expert } else { Variant::Base };
    let Some(game) = Fuerstenfeld::new(number(0, 2) as u8, variant, CardTable::standard()) else { return };
    let mut whims = Quick(number(2, 1));
    let tuned = Policy::new(&game);
    let mut champion = Weights::WAYS[number(3, 0) as usize];
    let mut share = 1.0 / f64::from(game.seats());
    let start = Instant::now();
    let (mut tries, mut kept) = (0, 0);
    while start.elapsed().as_secs() < number(1, 60) {
        let challenger = change(champion, &mut whims);
        tries += 1;
        let luck = whims.bits64();
        let [one_policy, other_policy] = [challenger, champion].map(|weights| Policy::with(&game, weights));
        let (mut games, mut lead, mut squares, mut wins) = (0.0, 0.0, 0.0, 0.0);
        let held = STAGES.iter().enumerate().all(|(stage, &(count, z))| {
            for number in 0..count {
                let luck = luck ^ (u64::from(number) << 8 | stage as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let one = result(&game, &one_policy, &tuned, number, luck);
                let other = result(&game, &other_policy, &tuned, number, luck);
                games += 1.0;
                lead += one - other;
                squares += (one - other) * (one - other);
                wins += one;
            }
            lead >= z * f64::sqrt(squares)
        });
        if held {
            champion = challenger;
            share = wins / games;
            kept += 1;
            println!("{:>5} s, try {tries}, share {share:.4}", start.elapsed().as_secs());
        }
    }
    println!("{tries} tries, {kept} kept, share {share:.4}\n{champion:?}");
}

fn result(game: &Fuerstenfeld, one: &Policy, tuned: &Policy, number: u32, luck: u64) -> f64 {
    let mine = Seat((number % u32::from(game.seats())) as u8);
    let seats: [&Policy; 5] = std::array::from_fn(|seat| if seat == mine.index() { one } else { tuned });
    let mut state = game.start();
    play_to_end(game, &seats, &mut state, &mut Quick(luck));
    game.outcome(&state).map_or(0.0, |outcome| outcome.share(mine))
}

fn change(weights: Weights, whims: &mut Quick) -> Weights {
    let mut changed = weights;
    for _ in 0..1 + whims.below(3) {
        let mut numbers = changed.numbers();
        let at = whims.below(numbers.len() as u32) as usize;
        let reach = 2 + numbers[at].unsigned_abs() / 3;
        *numbers[at] += whims.below(2 * reach + 1) as i32 - reach as i32;
    }
    changed
}
