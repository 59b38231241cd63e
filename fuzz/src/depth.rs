//! How deep the games get. A target whose games never leave round 1 guards nothing, so the run's log says
//! how far they went: whenever a game is the longest so far, and whenever the number of games has doubled.

use princely_fuerstenfeld::score::LAST_ROUND;
use princely_fuerstenfeld::{Phase, State};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

static DEEPEST: AtomicU32 = AtomicU32::new(0);
static GAMES: AtomicU64 = AtomicU64::new(0);
static OVER: AtomicU64 = AtomicU64::new(0);
static ROUNDS: [AtomicU64; LAST_ROUND as usize + 1] = [const { AtomicU64::new(0) }; LAST_ROUND as usize + 1];

/// Counts a game by where it was left.
pub fn count(state: &State) {
    let round = u32::from(state.round);
    let games = 1 + GAMES.fetch_add(1, Relaxed);
    OVER.fetch_add(u64::from(state.phase == Phase::Over), Relaxed);
    ROUNDS[usize::from(state.round.min(LAST_ROUND))].fetch_add(1, Relaxed);
    let deeper = DEEPEST.fetch_max(round, Relaxed) < round;
    if deeper || games.is_power_of_two() && games >= 1024 {
        eprintln!("{}", told(games));
    }
}

fn told(games: u64) -> String {
    let mut told = format!(
        "depth: {games} games, {} to the end, deepest round {}; games by the round they reached:",
        OVER.load(Relaxed),
        DEEPEST.load(Relaxed)
    );
    for [from, to] in [[0, 0], [1, 1], [2, 3], [4, 7], [8, 15], [16, 31], [32, 63], [64, 99], [100, 100]] {
        let games: u64 = ROUNDS[from..=to].iter().map(|games| games.load(Relaxed)).sum();
        let rounds = if from == to { from.to_string() } else { format!("{from}–{to}") };
        told += &format!(" {rounds}: {games}");
    }
    told
}
