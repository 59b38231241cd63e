//! Thinking in slices: the same choice as in one go, a pause whenever the watch says so, and the best so far when
//! it is stopped.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bots::{Bot, Slipping, Thinker, fuerstenfeld, principati};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::{Options, Phase, Principati};
use princely_search::{Budget, Progress, Slice, Stop, Thought, Watch as _};
use std::sync::atomic::{AtomicU32, Ordering};

/// After this many looks at the watch, every search of these tests has an action.
const LOOKS_UNTIL_AN_ACTION: u32 = 500;

/// Positions in which somebody has something to decide: one after every `every` decisions of greedy players.
fn positions<G: Game>(game: &G, mut greedy: impl Bot<G>, every: usize, most: usize) -> Vec<(G::State, Seat)> {
    let seed = Seed::of_series(31, 1);
    let (mut dice, mut state, mut whims) = (Keyed::new(seed), game.start(), Quick(1));
    let (mut decisions, mut positions, mut legal) = (0, Vec::new(), Vec::new());
    while positions.len() < most {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                decisions += usize::from(legal.len() > 1);
                if legal.len() > 1 && decisions % every == 0 {
                    positions.push((state.clone(), seat));
                }
                let action = greedy.choose(game, &game.observe(&state, Some(seat)), &mut whims).unwrap();
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
    positions
}

/// The decisions of a turn, and what was thought before each.
type Decisions<A> = Vec<(A, Option<Thought<A>>)>;

/// A whole turn: what is chosen and thought, decision by decision, and the whims that are left. The watch says to
/// pause at every `pauses_every`-th look.
fn turn<G: Game>(
    game: &G,
    bot: &mut impl Bot<G>,
    (state, seat): &(G::State, Seat),
    pauses_every: Option<u32>,
) -> (Decisions<G::Action>, u64, u32) {
    let (mut state, mut whims) = (state.clone(), Quick(77));
    let (mut looks, mut pauses, mut done) = (0u32, 0, Vec::new());
    while matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(*seat)) && done.len() < 12 {
        let seen = game.observe(&state, Some(*seat));
        let action = loop {
            let mut watch = || {
                looks += 1;
                pauses_every.is_some_and(|every| looks.is_multiple_of(every))
            };
            match bot.think(game, &seen, &mut whims, &mut watch).unwrap() {
                Progress::Done(action) => break action,
                Progress::Pending => pauses += 1,
            }
        };
        game.check(&state, *seat, &action).unwrap();
        done.push((action, bot.thought().cloned()));
        game.apply(&mut state, *seat, action, &mut Silent);
    }
    (done, whims.bits64(), pauses)
}

fn think_alike<G: Game, B: Bot<G>>(
    game: &G,
    positions: &[(G::State, Seat)],
    every: &[u32],
    bot: impl Fn() -> B,
) {
    let mut paused = 0;
    for position in positions {
        let (whole, whims, pauses) = turn(game, &mut bot(), position, None);
        assert_eq!(pauses, 0);
        for &every in every {
            let (sliced, left, pauses) = turn(game, &mut bot(), position, Some(every));
            assert_eq!((&sliced, left), (&whole, whims), "a pause every {every} looks");
            paused += pauses;
        }
    }
    assert!(paused > 100, "{paused}");
}

fn fuerstenfeld_game(players: u8, variant: Variant) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

#[test]
fn fuerstenfeld_is_thought_about_alike_in_slices_and_in_one_go() {
    for (players, variant) in [(2, Variant::Expert), (4, Variant::Base)] {
        let game = fuerstenfeld_game(players, variant);
        let positions = positions(&game, fuerstenfeld::Greedy::new(&game), 7, 6);
        assert_eq!(positions.len(), 6);
        let budget = Budget::Iterations(120);
        think_alike(&game, &positions, &[1, 5], || fuerstenfeld::climber(&game, budget));
        think_alike(&game, &positions, &[1, 5], || fuerstenfeld::thinker(&game, budget));
        // A bot that sometimes slips passes the pauses on.
        think_alike(&game, &positions[..2], &[1], || {
            Slipping::new(fuerstenfeld::climber(&game, budget), fuerstenfeld::Guide::new(&game), 10)
        });
    }
}

#[test]
fn principati_is_thought_about_alike_in_slices_and_in_one_go() {
    let game = Principati::new(Options { max_rounds: Some(9), ..Options::default() }).unwrap();
    let positions = positions(&game, principati::Greedy::default(), 13, 5);
    assert_eq!(positions.len(), 5);
    let budget = Budget::Iterations(40);
    think_alike(&game, &positions, &[1, 97], || principati::thinker(&game, budget));
}

/// A question that was left open or stopped does not influence the next one.
#[test]
fn a_new_question_begins_anew() {
    let game = Principati::new(Options { max_rounds: Some(9), ..Options::default() }).unwrap();
    let positions = positions(&game, principati::Greedy::default(), 11, 3);
    let fresh = || principati::thinker(&game, Budget::Iterations(30));
    let see = |(state, seat): &(_, Seat)| game.observe(state, Some(*seat));
    for pauses_after in [1, 3, 40, 400] {
        for settles in [false, true] {
            let mut bot = fresh();
            for position in &positions[..2] {
                let (mut looks, seen) = (0, see(position));
                let mut watch = || {
                    looks += 1;
                    looks > pauses_after
                };
                assert_eq!(bot.think(&game, &seen, &mut Quick(1), &mut watch), Ok(Progress::Pending));
                if settles {
                    bot.settle();
                    assert_eq!(bot.settle(), None, "it was settled already");
                }
            }
            let seen = see(&positions[2]);
            let expected = fresh().choose(&game, &seen, &mut Quick(5));
            assert_eq!(bot.choose(&game, &seen, &mut Quick(5)), expected);
        }
    }
}

/// No matter how early it is stopped, the answer is `None` or a legal action, and soon it is an action.
#[test]
fn the_best_so_far_is_legal() {
    fn stop_everywhere<G: Game>(
        game: &G,
        positions: &[(G::State, Seat)],
        looks_until_an_action: u32,
        bot: impl Fn() -> Box<dyn Bot<G>>,
    ) {
        for (state, seat) in positions {
            let seen = game.observe(state, Some(*seat));
            for pauses_after in (0..40).chain([100, 200, 400]) {
                let (mut bot, mut looks) = (bot(), 0);
                let mut watch = || {
                    looks += 1;
                    looks > pauses_after
                };
                let answer = bot.think(game, &seen, &mut Quick(3), &mut watch).unwrap();
                if answer != Progress::Pending {
                    continue;
                }
                match bot.settle() {
                    Some(action) => {
                        game.check(state, *seat, &action).unwrap();
                        assert_eq!(bot.thought().unwrap().lines[0].actions[0], action);
                    }
                    None => {
                        assert!(pauses_after < looks_until_an_action, "nothing after {pauses_after} looks");
                    }
                }
            }
        }
    }
    let game = fuerstenfeld_game(3, Variant::Base);
    let some = positions(&game, fuerstenfeld::Greedy::new(&game), 9, 4);
    let budget = Budget::Iterations(500);
    stop_everywhere(&game, &some, 1, || Box::new(fuerstenfeld::climber(&game, budget)));
    stop_everywhere(&game, &some, 1, || Box::new(fuerstenfeld::thinker(&game, budget)));
    let game = Principati::new(Options { max_rounds: Some(9), ..Options::default() }).unwrap();
    let some = positions(&game, principati::Greedy::default(), 17, 3);
    stop_everywhere(&game, &some, 120, || Box::new(principati::thinker(&game, budget)));
}

/// How often a bot looks at the watch until it has an answer.
fn looks<G: Game>(game: &G, mut bot: impl Bot<G>, (state, seat): &(G::State, Seat)) -> u32 {
    let mut looks = 0;
    let mut watch = || {
        looks += 1;
        false
    };
    bot.think(game, &game.observe(state, Some(*seat)), &mut Quick(3), &mut watch).unwrap();
    looks
}

/// A search looks at the watch at least once in four iterations, and while it looks for candidates, so that it can be
/// stopped soon. Looks are counted: times would depend on the machine.
#[test]
fn the_watch_is_looked_at_at_least_once_in_four_iterations() {
    let game = Principati::default();
    // Rounds 15 to 30, and all phases.
    let late: Vec<_> = positions(&game, principati::Greedy::default(), 1, 1000)
        .into_iter()
        .filter(|(state, _)| state.round() >= 15)
        .collect();
    assert!(late.len() >= 80, "{}", late.len());
    for position in late.iter().step_by(13).take(8) {
        let of =
            |iterations| looks(&game, principati::thinker(&game, Budget::Iterations(iterations)), position);
        let (few, many) = (of(20), of(40));
        assert!(few >= 20 && many >= few + 20, "round {}: {few} {many}", position.0.round());
    }
    let game = fuerstenfeld_game(5, Variant::Expert);
    let mut thoughts = 0;
    for position in &positions(&game, fuerstenfeld::Greedy::new(&game), 9, 12) {
        let climber =
            |budget| looks(&game, fuerstenfeld::climber(&game, Budget::Iterations(budget)), position);
        let thinker =
            |budget| looks(&game, fuerstenfeld::thinker(&game, Budget::Iterations(budget)), position);
        for (few, many) in [(climber(200), climber(400)), (thinker(200), thinker(400))] {
            // A forced move needs no thought, and so no look.
            if (few, many) != (0, 0) {
                assert!(few >= 200 / 4 && many >= 400 / 4, "{few} {many}");
                thoughts += 1;
            }
        }
    }
    assert!(thoughts >= 6, "{thoughts}");
}

/// A budget that would last for hours, and a handle on another thread.
#[test]
fn a_bot_is_stopped_from_another_thread() {
    fn stop_soon<G: Game + Sync>(game: &G, mut bot: impl Bot<G> + Send, state: &G::State, seat: Seat)
    where
        G::Observation: Send,
        G::Action: Send,
    {
        let (stop, seen) = (Stop::new(), game.observe(state, Some(seat)));
        let looks = AtomicU32::new(0);
        let action = std::thread::scope(|scope| {
            let (mut stopped, looks) = (stop.clone(), &looks);
            let thinking = scope.spawn(move || {
                let mut watch = || {
                    looks.fetch_add(1, Ordering::Relaxed);
                    stopped.pauses()
                };
                assert_eq!(bot.think(game, &seen, &mut Quick(1), &mut watch), Ok(Progress::Pending));
                bot.settle()
            });
            while looks.load(Ordering::Relaxed) < LOOKS_UNTIL_AN_ACTION {
                std::thread::yield_now();
            }
            stop.stop();
            thinking.join().unwrap()
        });
        game.check(state, seat, &action.unwrap()).unwrap();
    }
    let game = fuerstenfeld_game(4, Variant::Base);
    let (state, seat) = positions(&game, fuerstenfeld::Greedy::new(&game), 20, 1).remove(0);
    stop_soon(&game, fuerstenfeld::climber(&game, Budget::Millis(u32::MAX)), &state, seat);
    let game = Principati::default();
    // Where to lay a tile takes long to decide.
    let (state, seat) = positions(&game, principati::Greedy::default(), 1, 80)
        .into_iter()
        .rfind(|(state, _)| state.phase() == Phase::Place)
        .unwrap();
    stop_soon(&game, principati::thinker(&game, Budget::Iterations(u32::MAX)), &state, seat);
}

/// A host on which we have no clock supplies its own: a budget in milliseconds ends by that clock, slice by slice.
#[test]
fn time_is_what_the_host_says_it_is() {
    let game = fuerstenfeld_game(2, Variant::Base);
    let (state, seat) = positions(&game, fuerstenfeld::Greedy::new(&game), 12, 1).remove(0);
    let seen = game.observe(&state, Some(seat));
    // A clock that advances by a tenth of a millisecond every time it is looked at.
    let time = std::cell::Cell::new(0.0);
    let clock = || {
        time.set(time.get() + 0.1);
        time.get()
    };
    let mut bot = Thinker::new(fuerstenfeld::Guide::new(&game), Budget::Millis(200));
    let (mut slices, mut whims) = (0, Quick(1));
    loop {
        slices += 1;
        time.set(time.get() + 1000.0); // between slices a second passes, and does not count
        match bot.think(&game, &seen, &mut whims, &mut Slice::new(clock, 5.0)).unwrap() {
            Progress::Done(action) => break game.check(&state, seat, &action).unwrap(),
            Progress::Pending => (),
        }
    }
    // 200 ms in slices of 5; the comparison may be over a little earlier.
    assert!((10..=42).contains(&slices), "{slices}");
}
