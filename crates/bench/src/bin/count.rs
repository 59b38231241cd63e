//! One case of work, to be counted by callgrind: `count CASE` does it and prints how many units it did;
//! `count --list` names the cases. `cargo xtask bench` divides instructions by units.

use princely_bench::{
    climbs, decisions, determinizations, fuerstenfeld, greedy_position, late_map, mid_game, mid_map, offered,
    places, playouts, random_games, round_ten, sampled_games, simulated_games, thoughts,
};
use princely_bots::fuerstenfeld::Policy;
use princely_bots::principati::playout::Scratch;
use princely_core::{Aid, Game, Offers, Seat};
use princely_fuerstenfeld::Variant;
use princely_principati::{Phase, Principati};
use std::hint::black_box;
use std::process::ExitCode;

const CASES: [&str; 16] = [
    "random-action",
    "simulated-action",
    "playout",
    "playout-2p",
    "playout-expert",
    "state-clone",
    "determinize",
    "choices-fuerstenfeld",
    "principati-random-action",
    "principati-playout",
    "principati-placements",
    "principati-search",
    "choices-principati",
    "placements-principati",
    "view-principati",
    "search",
];

fn main() -> ExitCode {
    let case = std::env::args().nth(1).unwrap_or_default();
    let playout = |players, variant| {
        let game = fuerstenfeld(players, variant);
        playouts(&game, &Policy::new(&game), 500, 1);
        (500, "games")
    };
    let four = fuerstenfeld(4, Variant::Base);
    let (units, name) = match case.as_str() {
        "--list" => {
            println!("{}", CASES.join("\n"));
            return ExitCode::SUCCESS;
        }
        "random-action" => (random_games(&four, 300, 1, &mut Vec::new()), "actions"),
        "simulated-action" => (simulated_games(300, 1), "actions"),
        "playout" => playout(4, Variant::Base),
        "playout-2p" => playout(2, Variant::Base),
        "playout-expert" => playout(4, Variant::Expert),
        "state-clone" => {
            let state = mid_game(&four);
            for _ in 0..100_000 {
                black_box(black_box(&state).clone());
            }
            (100_000, "clones")
        }
        "determinize" => {
            let observation = four.observe(&mid_game(&four), Some(Seat(0)));
            determinizations(&four, &observation, 20_000, 1);
            (20_000, "worlds")
        }
        "choices-fuerstenfeld" => {
            let game = fuerstenfeld(5, Variant::Expert);
            let seen = decisions(&game, 10);
            ((0..20).map(|_| offered(&game, &seen)).sum(), "choices")
        }
        "principati-random-action" => {
            (random_games(&Principati::default(), 20, 1, &mut Vec::new()), "actions")
        }
        "principati-playout" => {
            sampled_games(&Principati::default(), 50, 1, &mut Scratch::default());
            (50, "games")
        }
        "principati-placements" => {
            let game = Principati::default();
            let (state, seat) = mid_map(&game);
            let mut legal = Vec::new();
            for _ in 0..2_000 {
                legal.clear();
                game.legal_actions(black_box(&state), seat, &mut legal);
            }
            (2_000, "lists")
        }
        "choices-principati" => {
            let game = Principati::default();
            let (state, seat) = greedy_position(&game, 20, Phase::Construct);
            let observation = game.observe(&state, Some(seat));
            for _ in 0..200 {
                black_box(game.choices(black_box(&observation)));
            }
            (200, "choices")
        }
        "placements-principati" => {
            let game = Principati::default();
            let (state, seat) = mid_map(&game);
            (places(&game, &game.observe(&state, Some(seat))), "tiles")
        }
        "view-principati" => {
            let game = Principati::default();
            let (state, seat) = late_map(&game);
            let observation = game.observe(&state, Some(seat));
            for _ in 0..200 {
                black_box(game.view(black_box(&observation), Aid::None));
            }
            (200, "views")
        }
        "search" => (climbs(&four, &mid_game(&four), 20_000, 1), "continuations"),
        "principati-search" => {
            let game = Principati::default();
            let (state, seat) = round_ten(&game);
            (thoughts(&game, &game.observe(&state, Some(seat)), 200, 1), "continuations")
        }
        _ => {
            eprintln!("count: one of {}", CASES.join(", "));
            return ExitCode::from(2);
        }
    };
    println!("units {units} {name}");
    ExitCode::SUCCESS
}
