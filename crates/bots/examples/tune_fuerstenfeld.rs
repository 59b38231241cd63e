//! Tunes the weights of the greedy policy by self-play: a changed copy replaces the champion if it beats
//! it clearly, at two and at four players, in the base and in the expert game.
//!
//! `cargo run --release -p princely-bots --example tune_fuerstenfeld -- SECONDS SEED`

use princely_bots::fuerstenfeld::{Policy, Weights, play_to_end};
use princely_core::{Game, Quick, Seat, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use std::time::Instant;

/// Games of each kind, and how clear the lead must be after them.
const STAGES: [(u32, f64); 4] = [(400, 0.0), (1600, 1.0), (6000, 1.8), (12000, 2.5)];

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap_or(60));
    let (seconds, seed) = (args.next().unwrap_or(60), args.next().unwrap_or(1));
    let games: Vec<Fuerstenfeld> =
        [(2, Variant::Base), (4, Variant::Base), (2, Variant::Expert), (4, Variant::Expert)]
            .into_iter()
            .filter_map(|(players, variant)| Fuerstenfeld::new(players, variant, CardTable::standard()))
            .collect();
    let mut whims = Quick(seed);
    let mut champion = Weights::TUNED;
    let start = Instant::now();
    let (mut tries, mut kept) = (0, 0);
    while start.elapsed().as_secs() < seconds {
        let challenger = change(champion, &mut whims);
        tries += 1;
        let mut total = Tally::default();
        // A hopeless try is given up early; a good one must hold over many games.
        let held = STAGES.iter().all(|&(games_each, z)| {
            for game in &games {
                total.add(&duel(game, challenger, champion, games_each, &mut whims));
            }
            total.z() >= z
        });
        if held {
            champion = challenger;
            kept += 1;
            println!("{:>5} s, try {tries}, share {:.3}", start.elapsed().as_secs(), total.share());
        }
    }
    println!("{tries} tries, {kept} kept\n{champion:#?}");
}

#[derive(Default)]
struct Tally {
    games: f64,
    wins: f64,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
    }
    fn share(&self) -> f64 {
        self.wins / self.games
    }
    fn z(&self) -> f64 {
        (self.share() - 0.5) * 2.0 * self.games.sqrt()
    }
}

/// Challenger against champion, half of the seats each.
fn duel(game: &Fuerstenfeld, challenger: Weights, champion: Weights, games: u32, whims: &mut Quick) -> Tally {
    let (a, b) = (Policy::with(game, challenger), Policy::with(game, champion));
    let mut tally = Tally::default();
    for number in 0..games {
        let seats: [&Policy; 5] =
            std::array::from_fn(|seat| if (seat as u32 + number).is_multiple_of(2) { &a } else { &b });
        let mut state = game.start();
        play_to_end(game, &seats, &mut state, whims);
        if let Some(outcome) = game.outcome(&state) {
            tally.games += 1.0;
            tally.wins += (0..game.seats())
                .filter(|seat| (u32::from(*seat) + number).is_multiple_of(2))
                .map(|seat| outcome.share(Seat(seat)))
                .sum::<f64>();
        }
    }
    tally
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
