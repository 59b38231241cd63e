//! How strong and how quick `climber` is in Fürstenfeld.
//!
//! `… --example tree_fuerstenfeld -- duel PLAYERS DEALS MILLIS|iITERATIONS SEED [SETTINGS]`: on every deal the
//! climber sits in every seat once, against `greedy` in the others. `… -- rate PLAYERS MILLIS`: iterations per
//! second from the middle of a game, beside bare playouts from there. `… -- climb|playouts PLAYERS COUNT`: runs COUNT
//! of either, so that instructions can be counted. SETTINGS: `c=0.6 even=0.3 widen=2 quarters=2 doubt=0.02 split=8
//! margin=0.2`, and `expert`.

use princely_bots::Bot;
use princely_bots::fuerstenfeld::tree_guide::{Alternatives, HABITS, StewardPlayout, climber_with};
use princely_bots::fuerstenfeld::{Greedy, Policy, Steward};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Streamed, Turn};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Phase, State, Variant};
use princely_search::{Budget, Chances, Explore, Habits, Playout, Playouts, Tree};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| args.get(index).map_or("", String::as_str);
    let players = word(1).parse().unwrap_or(2);
    let variant = if args.iter().any(|arg| arg == "expert") { Variant::Expert } else { Variant::Base };
    let game = match Fuerstenfeld::new(players, variant, CardTable::standard()) {
        Ok(game) => game,
        Err(why) => return eprintln!("{why}"),
    };
    match word(0) {
        "duel" => {
            let budget = match word(3).strip_prefix('i') {
                Some(iterations) => Budget::Iterations(iterations.parse().unwrap_or(1000)),
                None => Budget::Millis(word(3).parse().unwrap_or(100)),
            };
            let mut playout = StewardPlayout::new(&game);
            for margin in args.iter().filter_map(|arg| arg.strip_prefix("margin=")) {
                playout.margin = margin.parse().unwrap_or(playout.margin);
            }
            let mut bot = climber_with(playout, budget, habits(&args));
            duel(&game, &mut bot, word(2).parse().unwrap_or(50), word(4).parse().unwrap_or(1));
        }
        "rate" => rate(&game, word(2).parse().unwrap_or(1000), habits(&args)),
        "climb" => climb(&game, word(2).parse().unwrap_or(1000), habits(&args)),
        "playouts" => playouts(&game, word(2).parse().unwrap_or(1000)),
        _ => eprintln!("duel PLAYERS DEALS MILLIS|iITERATIONS SEED; rate PLAYERS MILLIS; …"),
    }
}

fn habits(settings: &[String]) -> Habits {
    let mut habits = HABITS;
    for (name, value) in settings.iter().filter_map(|setting| setting.split_once('=')) {
        let number: f32 = value.parse().unwrap_or(0.0);
        match name {
            "c" => habits.explore = Explore::ByPrior(number),
            "even" => habits.explore = Explore::Evenly(number),
            "widen" => habits.widen = number,
            "quarters" => habits.quarters = number as u8,
            "doubt" => habits.doubt = number,
            "split" => habits.chances = Chances::Split(number as u16),
            "margin" => {}
            _ => eprintln!("what is {name}?"),
        }
    }
    habits
}

fn duel(game: &Fuerstenfeld, bot: &mut impl Bot<Fuerstenfeld>, deals: u64, seed: u64) {
    let players = game.seats();
    let mut greedy = Greedy::new(game);
    let (start, mut thinking, mut turns, mut iterations) = (Instant::now(), 0.0, 0_u64, 0_u64);
    // One number per deal, so that the error is not understated: games of one deal are alike.
    let mut shares = Vec::new();
    for deal in 0..deals {
        let mut share = 0.0;
        for hero in 0..players {
            let hero = Seat(hero);
            let mut dice = Keyed::new(Seed::of_series(seed, deal));
            let mut whims = Quick(seed ^ deal << 8 ^ u64::from(hero.0));
            let mut state = game.start();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample_chance(&state, &mut dice);
                        game.apply_chance(&mut state, &chance, &mut Silent);
                    }
                    Turn::Seats(seats) => {
                        let seat = seats.lowest_to_act();
                        let seen = game.observe(&state, Some(seat));
                        let action = if seat == hero {
                            let before = Instant::now();
                            let action = bot.choose(game, &seen, &mut whims).expect("it is its turn");
                            thinking += before.elapsed().as_secs_f64();
                            if state.phase() == Phase::Sell {
                                turns += 1;
                                iterations += bot.thought().map_or(0, |thought| thought.iterations);
                            }
                            action
                        } else {
                            greedy.choose(game, &seen, &mut whims).expect("it is its turn")
                        };
                        if let Err(refusal) = game.check(&state, seat, &action) {
                            return eprintln!("ILLEGAL {action:?}: {refusal:?}");
                        }
                        game.apply(&mut state, seat, action, &mut Silent);
                    }
                }
            }
            share += game.outcome(&state).map_or(0.0, |outcome| outcome.share(hero));
        }
        shares.push(share / f64::from(players));
    }
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    println!(
        "{players} players, {} games: climber wins {:.3} ± {:.3} (even: {:.3}); {:.1} ms a turn, {} iterations \
         before a sale, {:.0} s",
        deals * u64::from(players),
        mean,
        (spread / count).sqrt(),
        1.0 / f64::from(players),
        1000.0 * thinking / turns as f64,
        iterations / turns.max(1),
        start.elapsed().as_secs_f64(),
    );
}

/// A position in round 5 of a game between greedy players, in which somebody is about to sell.
fn mid_game(game: &Fuerstenfeld) -> (State, Seat) {
    let policy = Policy::new(game);
    let mut dice = Streamed(Quick(3));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                if state.round() == 5 && state.phase() == Phase::Sell {
                    return (state, seat);
                }
                let action = policy.decide(game, &state, seat);
                game.apply(&mut state, seat, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Over => return (state, Seat(0)),
        }
    }
}

fn climb(game: &Fuerstenfeld, iterations: u32, habits: Habits) {
    let (state, seat) = mid_game(game);
    let mut tree = Tree::new(habits);
    let mut evaluator = Playouts::new(StewardPlayout::new(game));
    let (seen, budget) = (game.observe(&state, Some(seat)), Budget::Iterations(iterations));
    let mut guide = Alternatives::new(Steward::new(game), Policy::new(game));
    tree.think(game, &seen, &mut guide, &mut evaluator, budget, &mut Quick(1));
    println!("{} iterations, {} nodes", tree.visits(), tree.nodes());
}

fn playouts(game: &Fuerstenfeld, count: u32) {
    let (state, seat) = mid_game(game);
    let (mut playout, mut whims) = (StewardPlayout::new(game), Quick(1));
    let won: f32 = (0..count).map(|_| playout.play_out(game, &mut state.clone(), seat, &mut whims)[0]).sum();
    println!("{count} playouts, seat 0 gets {won}");
}

/// Measures both in turns, so that other work of the machine slows both alike.
fn rate(game: &Fuerstenfeld, millis: u32, habits: Habits) {
    let (state, seat) = mid_game(game);
    let seen = game.observe(&state, Some(seat));
    let mut playout = StewardPlayout::new(game);
    let mut guide = Alternatives::new(Steward::new(game), Policy::new(game));
    let mut evaluator = Playouts::new(playout.clone());
    let mut tree = Tree::new(habits);
    let (mut bare, mut imagined, mut climbed) = (Rate::default(), Rate::default(), Rate::default());
    for turn in 0..10 {
        let mut whims = Quick(turn);
        bare.run(millis / 10, || {
            playout.play_out(game, &mut state.clone(), seat, &mut whims);
        });
        imagined.run(millis / 10, || {
            let mut world = game.determinize(&seen, &mut whims);
            playout.play_out(game, &mut world, seat, &mut whims);
        });
        let start = Instant::now();
        tree.think(game, &seen, &mut guide, &mut evaluator, Budget::Millis(millis / 10), &mut whims);
        climbed.seconds += start.elapsed().as_secs_f64();
        climbed.count += u64::from(tree.visits());
    }
    println!(
        "{} players, round 5: {:.0} playouts/s bare, {:.0}/s in imagined worlds, {:.0} iterations/s in the tree \
         ({:.0} % of bare), {} nodes after {} ms",
        game.seats(),
        bare.per_second(),
        imagined.per_second(),
        climbed.per_second(),
        100.0 * climbed.per_second() / bare.per_second(),
        tree.nodes(),
        millis / 10,
    );
    if let Some(thought) = tree.thought() {
        for line in thought.lines.iter().take(8) {
            println!("{:6} {:.3} ± {:.3} {:?}", line.visits, line.expected, line.error, line.actions);
        }
    }
}

#[derive(Default)]
struct Rate {
    count: u64,
    seconds: f64,
}

impl Rate {
    fn run(&mut self, millis: u32, mut once: impl FnMut()) {
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < f64::from(millis) / 1000.0 {
            once();
            self.count += 1;
        }
        self.seconds += start.elapsed().as_secs_f64();
    }

    fn per_second(&self) -> f64 {
        self.count as f64 / self.seconds
    }
}
