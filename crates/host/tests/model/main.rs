//! A model of hosts: two drivers share one store that fails, races are lost, bots answer late, clients come and go. All
//! of it happens in random order, by a seed. What every host promises is checked after every effect and at the end.
//!
//! | law | what holds |
//! |---|---|
//! | stored first | nothing is told or answered that is not in the store |
//! | one feed | a client is told every entry once, in order, without a gap; in the end exactly `told(viewer, 0)` |
//! | one answer | every command is answered exactly once; an accepted one is in the store exactly once |
//! | reads again | after a conflict or an unknown outcome nothing is stored before the journal was read |
//! | bots go on | a bot whose answer was overtaken is asked again: in the end no bot is to act |
//! | bounded | no input leads to endless effects, no command to endless writes |

#![allow(clippy::unwrap_used)] // a failure says where

mod guests;
mod world;

use princely_core::{Quick, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_host::driver::MOST_RACES;
use princely_host::{Client, Driver, Effect, Settings, Viewpoint};
use princely_principati::{Options, Principati};
use princely_protocol::{Act, CommandId, FromHost, Pace, Problem, ProblemCode, Raw, Sitter, ToHost};
use princely_table::opening::TimeOut;
use princely_table::{Live, laws::opening};
use world::{Tally, World};

/// Plays some worlds, and says what happened in them.
fn play<G: world::Modelled>(game: &G, worlds: u64, steps: u32) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..worlds {
        let mut quick = Quick(seed * 7 + 1);
        let mut opening = opening(game, seed);
        for chair in &mut opening.chairs {
            if quick.below(2) == 0 {
                let level = ["random", "greedy"][quick.below(2) as usize];
                chair.sitter = Sitter::Bot { level: level.into() };
            }
        }
        if quick.below(2) == 0 {
            opening.terms.pace = Pace::Turn { turn_ms: 20_000 };
        }
        opening.manner.time_out = [TimeOut::StandIn, TimeOut::Loses][quick.below(2) as usize];
        opening.manner.stand_in = "random".into();
        opening.manner.bot_ms = [0, 300][quick.below(2) as usize];
        let mut world = World::<G>::new(opening, seed);
        println!("seed {seed}"); // shown if the world breaks a law
        for _ in 0..steps {
            world.step();
        }
        world.settle();
        tally.add(&world.tally);
    }
    tally
}

#[test]
fn hosts_of_fuerstenfeld_keep_their_promises() {
    let game = Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).unwrap();
    let tally = play(&game, 40, 900);
    tally.has_seen_everything();
}

#[test]
fn hosts_of_principati_keep_their_promises() {
    let game = Principati::new(Options { max_rounds: Some(12), ..Options::default() }).unwrap();
    let tally = play(&game, 12, 500);
    assert!(tally.accepted > 100 && tally.late > 0 && tally.conflicts > 10, "{tally:?}");
}

fn live(persons: bool) -> (Box<Live<Fuerstenfeld>>, Driver) {
    let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
    let mut opening = opening(&game, 5);
    if !persons {
        for chair in &mut opening.chairs {
            chair.sitter = Sitter::Bot { level: "greedy".into() };
        }
    }
    let mut live = Live::<Fuerstenfeld>::open(opening).unwrap();
    let begin = live.begin(0);
    live.accept(begin).unwrap();
    let copy = Live::<Fuerstenfeld>::reopen(
        live.opening().clone(),
        (1..=live.version())
            .map(|version| live.written(version).unwrap())
            .collect::<Vec<_>>()
            .iter()
            .map(String::as_str),
    );
    (Box::new(live), Driver::new(Box::new(copy.unwrap()), Settings::default()))
}

fn act(live: &Live<Fuerstenfeld>, id: &str) -> (princely_core::Seat, ToHost) {
    use princely_table::AnyTable as _;
    let seat = live.to_act().lowest().unwrap();
    let choice = live.any_choice(seat, Quick(3)).unwrap().action::<Fuerstenfeld>().unwrap();
    let actions = vec![Raw::of(&choice).unwrap()];
    let id = CommandId::try_from(id.to_owned()).unwrap();
    (seat, ToHost::Act(Act { id, version: live.version(), actions }))
}

#[test]
fn a_command_that_always_loses_is_answered_with_busy() {
    let (live, mut driver) = live(true);
    let (seat, command) = act(&live, "a");
    driver.command(Client(1), Viewpoint::Seat(seat), command, 10);
    let (mut stores, mut answers) = (0, Vec::new());
    while let Some(effect) = driver.next_effect() {
        match effect {
            Effect::Store(_) => {
                stores += 1;
                driver.conflict(10);
            }
            Effect::Read { since } => driver.entries(since, &[], 10).unwrap(),
            Effect::Answer { message, .. } => answers.push(message),
            _ => {}
        }
    }
    assert_eq!(stores, MOST_RACES);
    assert!(
        matches!(&answers[..], [FromHost::Problem(Problem { code: ProblemCode::Busy, .. })]),
        "{answers:?}"
    );
}

#[test]
fn bots_do_not_try_for_ever_when_the_store_never_takes_their_moves() {
    let (_, mut driver) = live(false);
    driver.tick(princely_core::SeatSet::EMPTY, 10);
    let (mut stores, mut wakes) = (0, Vec::new());
    while let Some(effect) = driver.next_effect() {
        match effect {
            Effect::Store(_) => {
                stores += 1;
                driver.conflict(10);
            }
            Effect::Read { since } => driver.entries(since, &[], 10).unwrap(),
            Effect::Think(mut thought) => {
                while !thought.go_on(&mut princely_search::InOneGo) {}
                driver.thought(thought, 10);
            }
            Effect::Wake { at } => wakes.push(at),
            _ => {}
        }
    }
    assert_eq!(stores, MOST_RACES);
    assert_eq!(wakes.last(), Some(&(10 + princely_host::driver::REST_MS)));
}

#[test]
fn a_command_that_was_kept_although_nobody_knew_is_answered_as_carried_out() {
    let (live, mut driver) = live(true);
    let (seat, command) = act(&live, "a");
    driver.command(Client(1), Viewpoint::Seat(seat), command, 10);
    let Some(Effect::Store(write)) = driver.next_effect() else { panic!("something is stored") };
    driver.not_known(11);
    let Some(Effect::Read { since }) = driver.next_effect() else { panic!("the journal is read") };
    assert_eq!(since, write.expected);
    let texts: Vec<String> = write.entries.iter().map(|entry| entry.text.clone()).collect();
    driver.entries(since, &texts, 12).unwrap();
    let answers: Vec<Effect> = std::iter::from_fn(|| driver.next_effect()).collect();
    let is_accepted =
        |effect: &Effect| matches!(effect, Effect::Answer { message: FromHost::Accepted(_), .. });
    assert_eq!(answers.iter().filter(|effect| is_accepted(effect)).count(), 1, "{answers:?}");
    assert!(!answers.iter().any(|effect| matches!(effect, Effect::Store(_))));
    assert_eq!(driver.table().version(), write.after.version);
}
