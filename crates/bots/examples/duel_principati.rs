//! Plays `greedy` against `random` or against itself, and counts.
//!
//! `cargo run --release -p princely-bots --example duel_principati -- random|greedy|playout GAMES base|miners ROUNDS SEED`
//! (ROUNDS 0: no limit). Seats change from game to game.

use princely_bots::principati::playout::Scratch;
use princely_bots::principati::{Greedy, play_to_end};
use princely_bots::{Bot, Random};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn};
use princely_principati::{Building, End, Options, Order, Principati, Score, State, Variant};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| args.get(index).map_or("", String::as_str);
    let number = |index: usize, usual: u64| word(index).parse::<u64>().unwrap_or(usual);
    let (rival, games) = (word(0).to_owned(), number(1, 100));
    let variant = if word(2) == "miners" { Variant::Miners } else { Variant::Base };
    let max_rounds = u16::try_from(number(3, 0)).ok().filter(|&rounds| rounds > 0);
    let seed = number(4, 1);
    let options = Options { variant, max_rounds, ..Options::default() };
    let game = match Principati::new(options) {
        Ok(game) => game,
        Err(error) => return eprintln!("{error}"),
    };
    let (mut tally, start) = (Tally::default(), Instant::now());
    for played in 0..games {
        let mut whims = Quick(seed.wrapping_mul(1_000_003).wrapping_add(played));
        let mut state = game.start();
        let hero = Seat((played % 2) as u8);
        if rival == "playout" {
            play_to_end(&game, &mut state, &mut whims, &mut Scratch::default());
        } else {
            play(&game, &mut state, hero, rival == "random", &mut whims, &mut tally);
        }
        tally.add(&game, &state, hero);
        if std::env::var_os("EACH").is_some() {
            let points = [Seat(0), Seat(1)].map(|seat| game.score(&state, seat).total());
            println!("game {played}: hero {hero}, round {}, {points:?}", state.round());
        }
    }
    tally.print(start.elapsed().as_secs_f64());
}

fn play(
    game: &Principati,
    state: &mut State,
    hero: Seat,
    random: bool,
    whims: &mut Quick,
    tally: &mut Tally,
) {
    let (mut greedy, mut any) = (Greedy::default(), Random::default());
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                let mut dice = Streamed(whims.clone());
                let chance = game.sample_chance(state, &mut dice);
                *whims = dice.0;
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let action = if random && seat != hero {
                    any.choose(game, &game.observe(state, Some(seat)), whims)
                } else {
                    let start = Instant::now();
                    let action = greedy.choose(game, &game.observe(state, Some(seat)), whims);
                    let spent = &mut tally.spent[state.phase().index()];
                    spent.0 += start.elapsed().as_secs_f64();
                    spent.1 += 1;
                    action
                };
                if let Err(refusal) = game.check(state, seat, &action) {
                    eprintln!("ILLEGAL {action:?}: {refusal:?}");
                    return;
                }
                if std::env::var_os("SHOW").is_some() && seat == hero {
                    println!("{} {:?} {action:?} {}", state.round(), state.phase(), state.pecunia(seat));
                }
                game.apply(state, seat, action, &mut Silent);
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
    ends: [u32; End::COUNT],
    built: [f64; Building::COUNT],
    orders: [f64; Order::COUNT],
    vehicles: [f64; 3],
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
        if let Some(end) = state.end() {
            self.ends[end.index()] += 1;
        }
        let mine = state.belongings(hero);
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
            "wins {:.4}, rounds {}, points {:?}",
            self.wins / games,
            mean(self.rounds),
            self.points.map(mean)
        );
        let ends: Vec<_> = End::ALL.iter().map(|end| (end.name(), self.ends[end.index()])).collect();
        println!("ends {ends:?}");
        let items = Score::default().items().map(|(id, _)| id);
        for (index, id) in items.iter().enumerate() {
            println!("  {id} {:>8} {:>8}", mean(self.items[0][index]), mean(self.items[1][index]));
        }
        let built: Vec<_> = Building::ALL
            .iter()
            .map(|one| format!("{} {}", one.name(), mean(self.built[one.index()])))
            .collect();
        println!("{}", built.join(", "));
        let orders: Vec<_> = Order::ALL
            .iter()
            .map(|one| format!("{} {}", one.name(), mean(self.orders[one.index()])))
            .collect();
        println!("{}; carts, boats, cargo {:?}", orders.join(", "), self.vehicles.map(mean));
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
