//! How fast the engine is: `cargo run --release -p princely-principati --example speed`.
#![allow(clippy::unwrap_used)]

use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_principati::{Action, Phase, Principati, State};
use std::hint::black_box;
use std::time::Instant;

fn main() {
    let game = Principati::default();
    println!("state {} bytes, action {} bytes", size_of::<State>(), size_of::<Action>());
    random_games(&game);
    let (state, seat) = middle(&game);
    let mut legal = Vec::new();
    time("clone a state", 100_000, || {
        black_box(state.clone());
    });
    time("list the placements of a middle game", 100_000, || {
        legal.clear();
        game.legal_actions(black_box(&state), seat, &mut legal);
    });
    println!("  {} placements", legal.len());
    let placements = legal.clone();
    let mut index = 0;
    time("clone and apply a placement", 100_000, || {
        index = (index + 7) % placements.len();
        let mut next = state.clone();
        game.apply(&mut next, seat, placements[index], &mut Silent);
        black_box(next);
    });
    time("check a placement", 100_000, || {
        index = (index + 7) % placements.len();
        let _ = black_box(game.check(&state, seat, &placements[index]));
    });
    time("score a player", 20_000, || {
        black_box(game.score(black_box(&state), seat));
    });
}

/// Uniform random games through the exact list.
fn random_games(game: &Principati) {
    let mut legal = Vec::new();
    let games = 2000;
    let mut by_phase = [(0u64, 0u128); Phase::COUNT];
    for detailed in [false, true] {
        let start = Instant::now();
        let (mut actions, mut listed, mut rounds) = (0u64, 0u64, 0u64);
        for number in 0..games {
            let mut whim = Quick(number);
            let mut state = game.start();
            let deal = game.sample_chance(&state, &mut Streamed(whim.clone()));
            game.apply_chance(&mut state, &deal, &mut Silent);
            while let Turn::Seats(seats) = game.turn(&state) {
                let Some(seat) = seats.lowest() else { break };
                let phase = state.phase().index();
                let begun = detailed.then(Instant::now);
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = legal[whim.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
                if let Some(begun) = begun {
                    by_phase[phase].0 += 1;
                    by_phase[phase].1 += begun.elapsed().as_nanos();
                }
                actions += 1;
                listed += legal.len() as u64;
            }
            rounds += u64::from(state.round());
        }
        if !detailed {
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "random games: {:.0} games/s, {:.0} actions/s ({:.1} rounds and {:.0} actions a game, {:.0} legal on average)",
                games as f64 / seconds,
                actions as f64 / seconds,
                rounds as f64 / games as f64,
                actions as f64 / games as f64,
                listed as f64 / actions as f64
            );
        }
    }
    for (phase, (count, nanos)) in Phase::ALL.iter().zip(by_phase) {
        if count > 0 {
            println!(
                "  {:10} {:8.1} a game, {:6} ns each",
                phase.id(),
                count as f64 / games as f64,
                nanos / u128::from(count)
            );
        }
    }
}

/// A position in which a player is to place, about twenty rounds into a random game.
fn middle(game: &Principati) -> (State, Seat) {
    let mut whim = Quick(11);
    let mut legal = Vec::new();
    loop {
        let mut state = game.start();
        let deal = game.sample_chance(&state, &mut Streamed(whim.clone()));
        game.apply_chance(&mut state, &deal, &mut Silent);
        while let Turn::Seats(seats) = game.turn(&state) {
            let Some(seat) = seats.lowest() else { break };
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let only_placements = legal.iter().all(|action| matches!(action, Action::Place { .. }));
            if state.round() == 20 && only_placements && legal.len() > 150 {
                return (state, seat);
            }
            let action = legal[whim.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

/// The best of many short batches: what the code takes when the machine is not busy with others.
fn time(what: &str, times: u32, mut run: impl FnMut()) {
    let batch = times / 100;
    let mut best = f64::MAX;
    for _ in 0..100 {
        let start = Instant::now();
        for _ in 0..batch {
            run();
        }
        best = best.min(start.elapsed().as_nanos() as f64 / f64::from(batch));
    }
    println!("{what}: {best:.0} ns");
}
