//! What is measured, shared by the benches (`benches/`), the instruction counter (`bin/count.rs`) and the allocation
//! test (`tests/allocation.rs`). Everything goes through the functions that a table uses.

pub mod table;

use princely_bots::Bot;
use princely_bots::fuerstenfeld::{Policy, play_to_end};
use princely_bots::principati::Greedy;
use princely_core::{Game, Offers, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Observation, State, Variant};
use princely_laboratory::{Series, Setting};
use princely_principati::Principati;
use princely_search::Budget;

/// A game of Fürstenfeld with the standard table.
pub fn fuerstenfeld(players: u8, variant: Variant) -> Fuerstenfeld {
    match Fuerstenfeld::new(players, variant, CardTable::standard()) {
        Ok(game) => game,
        Err(why) => unreachable!("a bench asks for a game that there is: {why}"),
    }
}

/// Plays random games through the exact legal list; returns the number of actions.
pub fn random_games<G: Game>(game: &G, games: u64, seed: u64, legal: &mut Vec<G::Action>) -> u64 {
    let mut whims = Quick(seed);
    let mut actions = 0;
    for _ in 0..games {
        let mut state = game.start();
        actions += princely_bots::random::play_to_end(game, &mut state, &mut whims, legal);
    }
    actions
}

/// Plays random games of Fürstenfeld as `princely simulate` plays them, on one thread; returns the number of actions.
pub fn simulated_games(games: u64, seed: u64) -> u64 {
    let setting = Setting { players: Some(4), ..Setting::default() };
    let report = Series::new(vec!["random".into()], games, seed)
        .and_then(|series| {
            princely_laboratory::find("fuerstenfeld")?.simulate(&setting, &series, &mut |_| ())
        })
        .unwrap_or_else(|error| unreachable!("four can play at random: {error}"));
    report.actions
}

/// Plays whole games by the policy of `greedy`, the way a search plays them out; returns the rounds.
pub fn playouts(game: &Fuerstenfeld, policy: &Policy, games: u64, seed: u64) -> u64 {
    let mut whims = Quick(seed);
    let mut rounds = 0;
    for _ in 0..games {
        let mut state = game.start();
        play_to_end(game, &[policy; 5], &mut state, &mut whims);
        rounds += u64::from(state.round());
    }
    rounds
}

/// A position in the middle of a game between greedy players: somebody is about to sell in round 5.
pub fn mid_game(game: &Fuerstenfeld) -> State {
    let policy = Policy::new(game);
    let mut dice = Streamed(Quick(3));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return state };
                if state.round() == 5 && state.phase() == princely_fuerstenfeld::Phase::Sell {
                    return state;
                }
                let action = policy.decide(game, &state, seat);
                game.apply(&mut state, seat, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Over => return state,
        }
    }
}

/// What each player saw at every decision of a few games between greedy players.
pub fn decisions(game: &Fuerstenfeld, games: u64) -> Vec<Observation> {
    let policy = Policy::new(game);
    let mut seen = Vec::new();
    for seed in 0..games {
        let (mut state, mut dice) = (game.start(), Streamed(Quick(seed)));
        loop {
            match game.turn(&state) {
                Turn::Seats(seats) => {
                    let Some(seat) = seats.lowest() else { break };
                    seen.push(game.observe(&state, Some(seat)));
                    let action = policy.decide(game, &state, seat);
                    game.apply(&mut state, seat, action, &mut Silent);
                }
                Turn::Chance => {
                    let chance = game.sample_chance(&state, &mut dice);
                    game.apply_chance(&mut state, &chance, &mut Silent);
                }
                Turn::Over => break,
            }
        }
    }
    seen
}

/// The decision with the longest list of legal actions.
pub fn widest<'a>(game: &Fuerstenfeld, seen: &'a [Observation]) -> Option<&'a Observation> {
    let mut legal = Vec::new();
    seen.iter().max_by_key(|observation| {
        legal.clear();
        game.observed_legal_actions(observation, &mut legal);
        legal.len()
    })
}

/// Asks for the choices of every decision; returns how many there were.
pub fn offered(game: &Fuerstenfeld, seen: &[Observation]) -> u64 {
    seen.iter().filter(|observation| std::hint::black_box(game.choices(observation)).is_some()).count() as u64
}

/// Draws hidden worlds for an observation. Returns a number that depends on all of them.
pub fn determinizations(game: &Fuerstenfeld, observation: &Observation, worlds: u64, seed: u64) -> u64 {
    let mut whims = Quick(seed);
    (0..worlds).map(|_| u64::from(game.determinize(observation, &mut whims).players()[1].hand.len())).sum()
}

/// A position of Principati in the middle of a random game: a tile of round 20 is about to be laid.
pub fn mid_map(game: &Principati) -> (princely_principati::State, Seat) {
    let mut whims = Quick(3);
    let mut legal = Vec::new();
    loop {
        let mut state = game.start();
        let deal = game.sample_chance(&state, &mut Streamed(Quick(whims.bits64())));
        game.apply_chance(&mut state, &deal, &mut Silent);
        while let Turn::Seats(seats) = game.turn(&state) {
            let seat = seats.lowest_to_act();
            if state.round() == 20 && state.phase() == princely_principati::Phase::Place {
                return (state, seat);
            }
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[whims.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

/// Plays whole games of Principati as a search plays them out; returns the number of actions.
pub fn sampled_games(
    game: &Principati,
    games: u64,
    seed: u64,
    scratch: &mut princely_bots::principati::playout::Scratch,
) -> u64 {
    let mut whims = Quick(seed);
    let mut actions = 0;
    for _ in 0..games {
        let mut state = game.start();
        actions += princely_bots::principati::play_to_end(game, &mut state, &mut whims, scratch);
    }
    actions
}

/// A position of Principati between greedy players: a tile of round 10 is about to be laid.
pub fn round_ten(game: &Principati) -> (princely_principati::State, Seat) {
    greedy_position(game, 10, princely_principati::Phase::Place)
}

/// A position of Principati between greedy players: the first of a phase of a round.
pub fn greedy_position(
    game: &Principati,
    round: u16,
    phase: princely_principati::Phase,
) -> (princely_principati::State, Seat) {
    // The first game that lasts long enough.
    for seed in 3..100 {
        let (mut greedy, mut whims, mut dice) = (Greedy::default(), Quick(seed), Streamed(Quick(seed)));
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Seats(seats) => {
                    let seat = seats.lowest_to_act();
                    if state.round() == round && state.phase() == phase {
                        return (state, seat);
                    }
                    let action = greedy.decide(game, &state, seat, &mut whims);
                    game.apply(&mut state, seat, action, &mut Silent);
                }
                Turn::Chance => {
                    let deal = game.sample_chance(&state, &mut dice);
                    game.apply_chance(&mut state, &deal, &mut Silent);
                }
                Turn::Over => break,
            }
        }
    }
    unreachable!("some game between greedy players comes to round {round}")
}

/// A late position of a random game of Principati: 120 tiles are laid, and somebody is about to build.
pub fn late_map(game: &Principati) -> (princely_principati::State, Seat) {
    for seed in 1..1000 {
        let (mut whims, mut legal) = (Quick(seed), Vec::new());
        let mut state = game.start();
        let deal = game.sample_chance(&state, &mut Streamed(Quick(seed)));
        game.apply_chance(&mut state, &deal, &mut Silent);
        while let Turn::Seats(seats) = game.turn(&state) {
            let seat = seats.lowest_to_act();
            if state.tiles().count() >= 120 && state.phase() == princely_principati::Phase::Construct {
                return (state, seat);
            }
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[whims.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
    unreachable!("some random game has 120 tiles")
}

/// Asks where each tile of the hand may lie; returns for how many tiles.
pub fn places(game: &Principati, observation: &princely_principati::Observation) -> u64 {
    let view = game.view(observation, princely_core::Aid::None);
    let hand = observation.viewer().and_then(|seat| view.player(seat)).map_or(&[][..], |player| &player.hand);
    for &tile in hand {
        let question = princely_principati::Question::Places { tile };
        std::hint::black_box(game.answer(std::hint::black_box(observation), &question));
    }
    hand.len() as u64
}

/// Thinks about a turn of Principati; returns how many continuations were imagined.
pub fn thoughts(
    game: &Principati,
    observation: &princely_principati::Observation,
    iterations: u32,
    seed: u64,
) -> u64 {
    let mut bot = princely_bots::principati::thinker(game, Budget::Iterations(iterations));
    let _ = bot.choose(game, observation, &mut Quick(seed));
    bot.thought().map_or(0, |thought| thought.iterations)
}

/// Searches a tree of Fürstenfeld from the middle of a game; returns how many continuations were imagined.
pub fn climbs(game: &Fuerstenfeld, state: &State, iterations: u32, seed: u64) -> u64 {
    let seat = to_act(game, state);
    let mut bot = princely_bots::fuerstenfeld::climber(game, Budget::Iterations(iterations));
    let _ = bot.choose(game, &game.observe(state, Some(seat)), &mut Quick(seed));
    bot.thought().map_or(0, |thought| thought.iterations)
}

/// The seat that is to act.
fn to_act(game: &Fuerstenfeld, state: &State) -> Seat {
    match game.turn(state) {
        princely_core::Turn::Seats(seats) => seats.lowest_to_act(),
        _ => Seat(0),
    }
}
