//! How close bound and line are, and how close `greedy` comes: `gaps [SEEDS [PLAYERS,… [base|expert]]]`.

use princely_bots::fuerstenfeld::Greedy;
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_laboratory::goldfish::{Deal, Effort, alone, solve};
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let seeds: u64 = args.next().and_then(|seeds| seeds.parse().ok()).unwrap_or(100);
    let players = args.next().unwrap_or_else(|| "2,3,4,5".into());
    let variant = if args.next().as_deref() == Some("expert") { Variant::Expert } else { Variant::Base };
    println!(
        "players  seeds  bound   line  gap 0  gap <= 1  gap <= 2  greedy  greedy - line  s/seed  longest"
    );
    for players in players.split(',').filter_map(|players| players.parse().ok()) {
        let Ok(game) = Fuerstenfeld::new(players, variant, CardTable::standard()) else { continue };
        let (mut bounds, mut lines, mut greedies, mut gaps, mut longest) = (0, 0, 0, [0; 3], 0.0f64);
        let start = Instant::now();
        for seed in 1..=seeds {
            let deal = Deal::from_seed(&game, seed);
            let greedy = alone(&mut Greedy::new(&game), &deal).unwrap_or(100);
            let before = Instant::now();
            let solution = solve(&deal, Effort::USUAL);
            longest = longest.max(before.elapsed().as_secs_f64());
            let rounds = solution.rounds().unwrap_or(100);
            bounds += solution.bound;
            lines += rounds;
            greedies += greedy;
            for (most, count) in (0..).zip(&mut gaps) {
                *count += u32::from(rounds - solution.bound <= most);
            }
            eprintln!(
                "{players} players, seed {seed}: bound {}, line {rounds}, greedy {greedy}, {} looks, {:.2} s",
                solution.bound,
                solution.looks,
                before.elapsed().as_secs_f64()
            );
        }
        let mean = |sum: u32| f64::from(sum) / seeds as f64;
        println!(
            "{players:>7}  {seeds:>5}  {:>5.2}  {:>5.2}  {:>5}  {:>8}  {:>8}  {:>6.2}  {:>13.2}  {:>6.2}  {longest:>7.1}",
            mean(bounds),
            mean(lines),
            gaps[0],
            gaps[1],
            gaps[2],
            mean(greedies),
            mean(greedies) - mean(lines),
            start.elapsed().as_secs_f64() / seeds as f64
        );
    }
}
