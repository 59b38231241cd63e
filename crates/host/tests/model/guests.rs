//! What a host adds to a table: bots of its own, and journals that end in the middle.

use crate::live;
use princely_core::{Quick, Seat, SeatSet, Turn};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_host::{Client, Driver, Effect, Settings, Viewpoint};
use princely_house::{AnySeat, NoAnswer, Replay, Thinking};
use princely_protocol::{
    Advice, CommandId, Follow, FromHost, Problem, ProblemCode, Resign, Sitter, ToHost, WIRE,
};
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

#[test]
fn whoever_loses_a_seat_is_told_nothing_more_and_what_they_have_sent_is_refused() {
    let (whole, _) = live(true);
    let seat = whole.to_act().lowest().unwrap();
    let (former, other) = (Client(1), Client(2));
    let viewpoint = |client| Viewpoint::Seat(if client == former { seat } else { Seat(1 - seat.0) });
    let mut driver = Driver::new(Box::new(reopened(whole.version(), SeatSet::EMPTY)), Settings::default());
    let resign = |id: &str| {
        let id = CommandId::try_from(id.to_owned()).unwrap();
        ToHost::Resign(Resign { id, version: whole.version() })
    };
    for client in [former, other] {
        driver.command(client, viewpoint(client), ToHost::Follow(Follow { wire: WIRE, since: 0 }), 10);
    }
    while driver.next_effect().is_some() {}
    // While the one gives up, the other wants to as well; but then the seat belongs to somebody else.
    driver.command(other, viewpoint(other), resign("first"), 20);
    driver.command(former, viewpoint(former), resign("second"), 20);
    assert_eq!(driver.change_player(seat), [former]);
    let mut answers = Vec::new();
    while let Some(effect) = driver.next_effect() {
        match effect {
            Effect::Store(_) => driver.stored(30),
            Effect::Tell { clients, .. } => assert_eq!(clients, [other]),
            Effect::Answer { client, message } => answers.push((client, message)),
            _ => {}
        }
    }
    let second = CommandId::try_from("second".to_owned()).unwrap();
    let refused = Problem { id: Some(second), code: ProblemCode::NotYourSeat, detail: None };
    assert!(answers.contains(&(former, FromHost::Problem(refused))), "{answers:?}");
    assert_eq!(answers.len(), 2);
    assert!(driver.table().is_over());
}
