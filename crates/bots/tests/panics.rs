//! A bot that panics has no answer, and the table goes on.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bots::{Answer, Bot, Guarded, LiveBot, NoAnswer, fuerstenfeld};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn};
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Observation, Variant};
use princely_search::{Budget, InOneGo, Progress, Watch};

/// Panics on purpose: whenever it is asked, and once more when it is thrown away.
struct Clumsy(&'static str);

impl Bot<Fuerstenfeld> for Clumsy {
    fn think(
        &mut self,
        _: &Fuerstenfeld,
        _: &Observation,
        _: &mut Quick,
        _: &mut dyn Watch,
    ) -> Answer<Action> {
        panic!("oops: {}", self.0)
    }

    fn settle(&mut self) -> Option<Action> {
        panic!("oops again")
    }
}

impl Drop for Clumsy {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            panic!("and once more");
        }
    }
}

/// A game in which seat 0 is to act.
fn first_decision() -> (Fuerstenfeld, Observation) {
    let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
    let (mut dice, mut state) = (Keyed::new(Seed::of_series(0, 0)), game.start());
    while game.turn(&state) == Turn::Chance {
        let chance = game.sample_chance(&state, &mut dice);
        game.apply_chance(&mut state, &chance, &mut Silent);
    }
    let seat = match game.turn(&state) {
        Turn::Seats(seats) => seats.lowest().unwrap(),
        turn => panic!("{turn:?}"),
    };
    let seen = game.observe(&state, Some(seat));
    (game, seen)
}

#[test]
fn a_panic_is_an_answer() {
    let (game, seen) = first_decision();
    let mut bot = Guarded::new(Clumsy("my fault"));
    let why = Err(NoAnswer::Panicked("oops: my fault".into()));
    // It is not asked again: the second answer is what it said the first time.
    assert_eq!(bot.choose(&game, &seen, &mut Quick(1)), why);
    assert_eq!(bot.choose(&game, &seen, &mut Quick(2)), why);
    assert_eq!((bot.settle(), bot.thought()), (None, None));
    let mut bot = Guarded::new(Clumsy("it"));
    assert_eq!(bot.settle(), None);
    assert_eq!(bot.choose(&game, &seen, &mut Quick(1)), Err(NoAnswer::Panicked("oops again".into())));
}

#[test]
fn a_live_bot_is_asked_stopped_and_asked_again() {
    let (game, seen) = first_decision();
    let climber = || fuerstenfeld::climber(&game, Budget::Iterations(200));
    let expected = climber().choose(&game, &seen, &mut Quick(9)).unwrap();

    let mut bot = LiveBot::new(game.clone(), climber());
    assert_eq!(bot.go_on(&mut InOneGo), Err(NoAnswer::NotAsked));
    assert_eq!(bot.settle(), None);
    for _ in 0..2 {
        // Stopped early: the best so far is a legal action. Asked again, it begins anew.
        bot.ask(seen.clone(), Quick(9));
        assert_eq!(bot.go_on(&mut || true), Ok(Progress::Pending));
        assert!(game.observed_check(&seen, &bot.settle().unwrap()).is_ok());
        assert_eq!(bot.go_on(&mut InOneGo), Err(NoAnswer::NotAsked));
        bot.ask(seen.clone(), Quick(9));
        while bot.go_on(&mut || true) == Ok(Progress::Pending) {}
        // The answer stays.
        assert_eq!(bot.go_on(&mut InOneGo), Ok(Progress::Done(expected)));
        assert_eq!(bot.thought().unwrap().lines[0].actions[0], expected);
        assert_eq!(bot.settle(), Some(expected));
        // The next question comes before the answer to the last one.
        bot.ask(seen.clone(), Quick(4));
        assert_eq!(bot.go_on(&mut || true), Ok(Progress::Pending));
    }
    // It is chance's turn.
    bot.ask(game.observe(&game.start(), Some(Seat(0))), Quick(1));
    assert_eq!(bot.go_on(&mut InOneGo), Err(NoAnswer::NotItsTurn));

    let mut bot = LiveBot::new(game, Clumsy("live"));
    bot.ask(seen.clone(), Quick(9));
    assert_eq!(bot.go_on(&mut InOneGo), Err(NoAnswer::Panicked("oops again".into())));
    assert_eq!(bot.settle(), None);
}
