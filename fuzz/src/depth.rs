//! How deep the games get. A target whose games never leave round 1 guards nothing. So the log says how far the games
//! went, whenever a game is the longest so far and whenever the number of games has doubled.

use crate::Fuzzed;
use princely_core::{Table, Turn};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// Fürstenfeld ends with this round, Principati long before it.
const LAST_ROUND: u32 = 100;

static DEEPEST: AtomicU32 = AtomicU32::new(0);
static GAMES: AtomicU64 = AtomicU64::new(0);
static OVER: AtomicU64 = AtomicU64::new(0);
static ROUNDS: [AtomicU64; LAST_ROUND as usize + 1] = [const { AtomicU64::new(0) }; LAST_ROUND as usize + 1];

/// Counts a game by the round in which it was left.
pub fn count<G: Fuzzed>(table: &Table<G>) {
    let round = G::round(table.state()).min(LAST_ROUND);
    let games = 1 + GAMES.fetch_add(1, Relaxed);
    OVER.fetch_add(u64::from(table.turn() == Turn::Over), Relaxed);
    ROUNDS[round as usize].fetch_add(1, Relaxed);
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
