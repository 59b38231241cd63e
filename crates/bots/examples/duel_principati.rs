//! Two bots play against each other, and everything is counted.
//!
//! `cargo run --release -p princely-bots --example duel_principati -- --a search@1000ms --b greedy --games 40
//! --max-rounds 15 --variant base --seed 1 --each`
//!
//! A bot is `random`, `greedy`, `search@1000ms` (milliseconds a turn) or `search@200` (continuations a turn).
//! Two games in a row have the same deal, with the seats changed. `--each` tells every game, `--show` every
//! action of the first bot.

use princely_bots::principati::{Greedy, thinker};
use princely_bots::{Bot, Random};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn};
use princely_principati::{Building, Ending, Options, Order, Principati, Score, State, Variant};
use princely_search::Budget;
use std::time::Instant;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |name: &str, usual: &str| {
        let at = args.iter().position(|arg| arg == name);
        at.and_then(|at| args.get(at + 1)).map_or(usual.to_owned(), String::clone)
    };
    let number = |name: &str, usual: u64| word(name, "").parse::<u64>().unwrap_or(usual);
    let has = |name: &str| args.iter().any(|arg| arg == name);
    let variant = if word("--variant", "base") == "miners" { Variant::Miners } else { Variant::Base };
    let max_rounds = u16::try_from(number("--max-rounds", 0)).ok().filter(|&rounds| rounds > 0);
    let options = Options { variant, max_rounds, ..Options::default() };
    let game = Principati::new(options).map_err(|error| error.to_string())?;
    let seed = number("--seed", 1);
    let mut bots = [bot(&game, &word("--a", "search@1000ms"))?, bot(&game, &word("--b", "greedy"))?];
    let (mut tally, start) = (Tally::default(), Instant::now());
    for played in 0..number("--games", 10) {
        let hero = Seat((played % 2) as u8);
        let state = play(&game, &mut bots, hero, (seed, played), has("--show"), &mut tally)?;
        tally.add(&game, &state, hero);
        if has("--each") {
            let [mine, theirs] = [hero, Seat(1 - hero.0)].map(|seat| game.score(&state, seat).total());
            let end = state.ending().map_or("", Ending::id);
            let (wins, games) = (tally.wins, tally.games);
            println!("game {played}: round {}, {end}, {mine} : {theirs}; {wins} of {games}", state.round());
        }
    }
    tally.print(start.elapsed().as_secs_f64());
    Ok(())
}

fn bot(game: &Principati, name: &str) -> Result<Box<dyn Bot<Principati>>, String> {
    let budget = |text: &str| match text.strip_suffix("ms") {
        Some(millis) => millis.parse().ok().map(Budget::Millis),
        None => text.parse().ok().map(Budget::Iterations),
    };
    match name.split_once('@') {
        None if name == "random" => Ok(Box::new(Random::default())),
        None if name == "greedy" => Ok(Box::new(Greedy::default())),
        Some(("search", text)) => {
            let budget = budget(text)
                .ok_or(format!("{text}: a number of continuations, or of milliseconds with ms behind it"))?;
            Ok(Box::new(thinker(game, budget)))
        }
        _ => Err(format!("{name}: random, greedy, search@1000ms or search@200")),
    }
}

/// Plays a game; the first bot sits at `hero`.
fn play(
    game: &Principati,
    bots: &mut [Box<dyn Bot<Principati>>; 2],
    hero: Seat,
    (seed, played): (u64, u64),
    show: bool,
    tally: &mut Tally,
) -> Result<State, String> {
    let mut luck = Streamed(Quick(seed.wrapping_mul(1_000_003).wrapping_add(played / 2)));
    let mut whims = Quick(seed.wrapping_mul(7_000_003).wrapping_add(played));
    let mut state = game.start();
    let mut turn = 0.0;
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(state),
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut luck);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                let phase = state.phase();
                let observation = game.observe(&state, Some(seat));
                let start = Instant::now();
                let action = bots[usize::from(seat != hero)]
                    .choose(game, &observation, &mut whims)
                    .expect("it is its turn");
                let spent = start.elapsed().as_secs_f64();
                game.check(&state, seat, &action).map_err(|refusal| format!("{action:?}: {refusal:?}"))?;
                if show && seat == hero {
                    let thought = bots[0].thought().map(|thought| {
                        let expected = thought.lines.first().map_or(0.0, |line| line.expected);
                        (thought.iterations, thought.lines.len(), expected)
                    });
                    println!(
                        "{} {phase:?} {action:?} {} {thought:?}",
                        state.round(),
                        state.player(seat).pecunia()
                    );
                }
                game.apply(&mut state, seat, action, &mut Silent);
                if seat == hero {
                    turn += spent;
                    tally.spent[phase.index()].0 += spent;
                    tally.spent[phase.index()].1 += 1;
                    if !matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat)) {
                        tally.turns.push(turn);
                        turn = 0.0;
                    }
                }
            }
        }
    }
}

#[derive(Default)]
struct Tally {
    games: f64,
    wins: f64,
    rounds: f64,
    points: [f64; 2],
    items: [[f64; 15]; 2],
    ends: [u32; Ending::COUNT],
    built: [f64; Building::COUNT],
    orders: [f64; Order::COUNT],
    vehicles: [f64; 3],
    turns: Vec<f64>,
    spent: [(f64, u64); 10],
}

impl Tally {
    fn add(&mut self, game: &Principati, state: &State, hero: Seat) {
        let Some(outcome) = game.outcome(state) else { return };
        self.games += 1.0;
        self.wins += outcome.share(hero);
        self.rounds += f64::from(state.round());
        for (index, seat) in [hero, Seat(1 - hero.0)].into_iter().enumerate() {
            let score = game.score(state, seat);
            self.points[index] += f64::from(score.total());
            for (sum, (_, points)) in self.items[index].iter_mut().zip(score.items()) {
                *sum += f64::from(points);
            }
        }
        if let Some(end) = state.ending() {
            self.ends[end.index()] += 1;
        }
        let mine = state.player(hero);
        for &building in Building::ALL {
            self.built[building.index()] += f64::from(mine.standing(building));
        }
        for &order in Order::ALL {
            self.orders[order.index()] += f64::from(u8::from(mine.has_earned(order)));
        }
        let made = [mine.horsemen_and_carts().1, mine.fishing_boats(), u8::from(mine.cargo_ship().is_some())];
        for (sum, count) in self.vehicles.iter_mut().zip(made) {
            *sum += f64::from(count);
        }
    }

    fn print(&self, seconds: f64) {
        let games = self.games.max(1.0);
        let mean = |sum: f64| (100.0 * sum / games).round() / 100.0;
        println!("{} games, {:.1} s, {:.1} games/s", self.games, seconds, games / seconds);
        println!(
            "wins {:.3}, rounds {}, points {:?}",
            self.wins / games,
            mean(self.rounds),
            self.points.map(mean)
        );
        let ends: Vec<_> = Ending::ALL.iter().map(|end| (end.id(), self.ends[end.index()])).collect();
        println!("ends {ends:?}");
        let items = Score::default().items().map(|(id, _)| id);
        for (index, id) in items.iter().enumerate() {
            println!("  {id} {:>8} {:>8}", mean(self.items[0][index]), mean(self.items[1][index]));
        }
        let built: Vec<_> = Building::ALL
            .iter()
            .map(|one| format!("{} {}", one.id(), mean(self.built[one.index()])))
            .collect();
        println!("{}", built.join(", "));
        let orders: Vec<_> =
            Order::ALL.iter().map(|one| format!("{} {}", one.id(), mean(self.orders[one.index()]))).collect();
        println!("{}; carts, boats, cargo {:?}", orders.join(", "), self.vehicles.map(mean));
        let mut turns = self.turns.clone();
        turns.sort_by(f64::total_cmp);
        let at = |share: f64| 1e3 * turns.get((share * turns.len() as f64) as usize).copied().unwrap_or(0.0);
        println!(
            "turns of the first bot: {:.1} a game, {:.1} ms each, median {:.1}, 95th percentile {:.1}",
            turns.len() as f64 / games,
            1e3 * turns.iter().sum::<f64>() / turns.len().max(1) as f64,
            at(0.5),
            at(0.95)
        );
        for (index, (seconds, calls)) in self.spent.iter().enumerate() {
            if *calls > 0 {
                println!(
                    "  phase {index}: {calls} calls, {:.2} us each, {:.2} ms a game",
                    1e6 * seconds / *calls as f64,
                    1e3 * seconds / games
                );
            }
        }
    }
}
