//! How soon a search can be stopped: `cargo run --release -p princely-bench --bin stop`.
//!
//! For both searches and both games it prints the longest time between two looks at the watch (each gap is the shortest
//! of five runs, so that a busy machine does not matter), and the time from a stop on another thread to the answer, on
//! this machine as it is.

use princely_bench::fuerstenfeld;
use princely_bots::{Bot, fuerstenfeld as steward, principati};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_fuerstenfeld::Variant;
use princely_principati::{Options, Principati};
use princely_search::{Budget, Stop};
use std::time::{Duration, Instant};

const RUNS: usize = 5;
const STOPS: usize = 300;

fn main() {
    println!("search                      positions  longest gap   stop: half within, 99 of 100, all");
    for (name, variant) in [
        ("principati base", princely_principati::Variant::Base),
        ("principati miners", princely_principati::Variant::Miners),
    ] {
        let Ok(game) = Principati::new(Options { variant, ..Options::default() }) else { return };
        let late = positions(&game, &mut principati::Greedy::default(), |state| state.round() >= 18);
        row(&format!("{name}, flat, round 18+"), &game, &late, |budget| {
            Box::new(principati::thinker(&game, budget))
        });
    }
    for players in [2, 5] {
        let game = fuerstenfeld(players, Variant::Expert);
        let all = positions(&game, &mut steward::Greedy::new(&game), |_| true);
        let name = format!("fuerstenfeld {players} expert");
        row(&format!("{name}, tree"), &game, &all, |budget| Box::new(steward::climber(&game, budget)));
        row(&format!("{name}, flat"), &game, &all, |budget| Box::new(steward::thinker(&game, budget)));
    }
}

/// The positions of a game of greedy players in which somebody is to act.
fn positions<G: Game>(
    game: &G,
    greedy: &mut dyn Bot<G>,
    is_it: impl Fn(&G::State) -> bool,
) -> Vec<(G::State, Seat)> {
    let (mut state, mut dice, mut whims) = (game.start(), Streamed(Quick(4)), Quick(4));
    let mut found = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => return found,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return found };
                if is_it(&state) {
                    found.push((state.clone(), seat));
                }
                let seen = game.observe(&state, Some(seat));
                let Ok(action) = greedy.choose(game, &seen, &mut whims) else { return found };
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

fn row<G: Game + Sync>(
    name: &str,
    game: &G,
    positions: &[(G::State, Seat)],
    bot: impl Fn(Budget) -> Box<dyn Bot<G> + Send>,
) where
    G::Observation: Send,
{
    let step = positions.len().div_ceil(60).max(1);
    let longest = positions.iter().step_by(step).map(|(state, seat)| {
        let runs: Vec<_> =
            (0..RUNS).map(|_| gaps(game, &mut *bot(Budget::Iterations(60)), state, *seat)).collect();
        (0..runs[0].len()).filter_map(|look| runs.iter().filter_map(|run| run.get(look)).min().copied()).max()
    });
    let longest = longest.flatten().max().unwrap_or_default();
    let mut whims = Quick(1);
    let mut stops: Vec<Duration> = (0..STOPS)
        .filter_map(|_| {
            let (state, seat) = &positions[whims.below(positions.len() as u32) as usize];
            let delay = Duration::from_micros(u64::from(whims.below(20_000)));
            stop(game, bot(Budget::Millis(60_000)), state, *seat, delay)
        })
        .collect();
    stops.sort_unstable();
    let at = |share: usize| stops.get(stops.len() * share / 100).copied().unwrap_or_default();
    let last = stops.last().copied().unwrap_or_default();
    println!(
        "{name:30} {:6}  {longest:>11.1?}   {:>8.1?} {:>8.1?} {last:>8.1?}  ({} stops)",
        positions.len().div_ceil(step),
        at(50),
        at(99),
        stops.len(),
    );
}

/// The times between two looks at the watch.
fn gaps<G: Game>(game: &G, bot: &mut dyn Bot<G>, state: &G::State, seat: Seat) -> Vec<Duration> {
    let (mut gaps, mut last) = (Vec::new(), Instant::now());
    let mut watch = || {
        let now = Instant::now();
        gaps.push(now - last);
        last = now;
        false
    };
    let _ = bot.think(game, &game.observe(state, Some(seat)), &mut Quick(3), &mut watch);
    gaps
}

/// The time from the stop to the answer; `None` if the bot was quicker.
fn stop<G: Game + Sync>(
    game: &G,
    mut bot: Box<dyn Bot<G> + Send>,
    state: &G::State,
    seat: Seat,
    delay: Duration,
) -> Option<Duration>
where
    G::Observation: Send,
{
    let (stop, seen) = (Stop::new(), game.observe(state, Some(seat)));
    let mut watch = stop.clone();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(move || {
            let _ = bot.think(game, &seen, &mut Quick(1), &mut watch);
            bot.settle();
            Instant::now()
        });
        std::thread::sleep(delay);
        let begin = Instant::now();
        stop.stop();
        let end = thinking.join().ok()?;
        end.checked_duration_since(begin)
    })
}
