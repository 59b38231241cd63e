//! What a host adds to a table: bots of its own, and journals that end in the middle.

use crate::live;
use princely_core::{Quick, Seat, SeatSet, Turn};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_host::{Client, Driver, Effect, Settings, Viewpoint};
use princely_house::{AnySeat, NoAnswer, Replay, Thinking};
use princely_protocol::{Advice, CommandId, Resign, Sitter, ToHost};
use princely_search::{InOneGo, Progress, Watch};
use princely_table::{AnyTable, Choice, Live};
use std::sync::{Arc, Mutex};

/// A bot that never has an answer, and writes down what it is told.
#[derive(Clone, Default)]
struct Broken(Arc<Mutex<Vec<SeatSet>>>);

impl Thinking for Broken {
    fn ask(&mut self, _: &dyn AnySeat, _: Quick) -> Result<(), NoAnswer> {
        Ok(())
    }

    fn ask_at(&mut self, _: &dyn AnyTable, _: Seat, _: Quick) -> Result<(), NoAnswer> {
        Ok(())
    }

    fn ask_about(&mut self, _: &dyn Replay, _: Seat, _: Quick) -> Result<(), NoAnswer> {
        Ok(())
    }

    fn go_on(&mut self, _: &mut dyn Watch) -> Result<Progress<Advice>, NoAnswer> {
        Err(NoAnswer::Failed("it is broken".into()))
    }

    fn settle(&mut self) -> Option<Advice> {
        None
    }

    fn think(&mut self, _: &mut dyn Watch) -> Result<Progress<()>, NoAnswer> {
        Err(NoAnswer::Failed("it is broken".into()))
    }

    fn choose(&mut self) -> Option<Choice> {
        None
    }

    fn over(&mut self, winners: SeatSet) {
        self.0.lock().unwrap().push(winners);
    }
}

/// The table of [`live`] after some entries, with a program on some seats.
fn reopened(entries: u32, programs: SeatSet) -> Live<Fuerstenfeld> {
    let (whole, _) = live(true);
    let mut opening = whole.opening().clone();
    for seat in programs {
        opening.chairs[seat.index()].sitter = Sitter::Program { name: "broken".into() };
    }
    let journal: Vec<String> = (1..=entries).map(|version| whole.written(version).unwrap()).collect();
    Live::reopen(opening, journal.iter().map(String::as_str)).unwrap()
}

#[test]
fn a_journal_that_ends_before_chance_goes_on() {
    let (whole, _) = live(true);
    let cut = (1..whole.version())
        .find(|version| reopened(*version, SeatSet::EMPTY).turn() == Turn::Chance)
        .expect("the set-up has several steps of chance");
    let mut driver = Driver::new(Box::new(reopened(cut, SeatSet::EMPTY)), Settings::default());
    driver.begin(10);
    let Some(Effect::Store(write)) = driver.next_effect() else { panic!("chance does not decide") };
    assert_eq!(write.expected, cut);
    driver.stored(10);
    assert!(matches!(driver.table().turn(), Turn::Seats(_)));
}

#[test]
fn why_a_bot_has_no_answer_is_told_to_the_host_and_the_game_goes_on() {
    let (whole, _) = live(true);
    let seat = whole.to_act().lowest().unwrap();
    let live = reopened(whole.version(), SeatSet::only(seat));
    let before = live.version();
    let mut driver = Driver::new(Box::new(live), Settings::default());
    driver.seat_bot(seat, Box::new(Broken::default()), 10);
    let Some(Effect::Think(mut thought)) = driver.next_effect() else { panic!("it is not asked") };
    assert!(thought.go_on(&mut InOneGo));
    assert_eq!(thought.fault(), Some(&NoAnswer::Failed("it is broken".into())));
    driver.thought(thought, 10);
    let Some(Effect::Store(write)) = driver.next_effect() else { panic!("nothing is played for it") };
    assert_eq!(write.expected, before);
}

#[test]
fn a_bot_is_told_once_that_the_game_is_over_and_who_has_won() {
    let (whole, _) = live(true);
    let person = whole.to_act().lowest().unwrap();
    let program = Seat(1 - person.0);
    let live = reopened(whole.version(), SeatSet::only(program));
    let mut driver = Driver::new(Box::new(live), Settings::default());
    let broken = Broken::default();
    driver.seat_bot(program, Box::new(broken.clone()), 10);
    let (id, version) = (CommandId::try_from("a".to_owned()).unwrap(), whole.version());
    let resign = ToHost::Resign(Resign { id, version });
    driver.command(Client(1), Viewpoint::Seat(person), resign, 20);
    while let Some(effect) = driver.next_effect() {
        if let Effect::Store(_) = effect {
            driver.stored(20);
        }
    }
    driver.tick(SeatSet::EMPTY, 30);
    assert!(driver.table().is_over());
    assert_eq!(broken.0.lock().unwrap()[..], [SeatSet::only(program)]);
}
