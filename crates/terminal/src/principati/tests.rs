//! What is called out, and what is asked again.

use crate::{Page, Talk as _};
use princely_core::{Game as _, Seat};
use princely_hex::Hex;
use princely_principati::scenario::Scenario;
use princely_principati::{Action, Building, Figure, Good, Options, Phase, Principati};
use princely_words::layout::WIDTH;
use princely_words::{Language, Names, Words};

/// What is called out before a decision of seat 0.
fn called(scenario: Scenario<'_>, game: &Principati) -> String {
    let observation = game.observe(&scenario.state().unwrap(), Some(Seat(0)));
    let names = Names::given(["Anna", "Ben"]).seen_by(Seat(0));
    let status = game.status(&Page { words: Words::english(), names: &names, width: WIDTH }, &observation);
    status.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_a_person_at_the_table_would_call_out_is_called_out() {
    let game = Principati::default();
    let me = Seat(0);
    let at = |phase| Scenario::new(&game).with_masters(me).round(5, false).turn(me, phase);
    let supply = |good: Good| game.buildings().supply[good.index()];
    let rich =
        Good::ALL.iter().copied().filter(|good| supply(*good) > 0).min_by_key(|good| supply(*good)).unwrap();
    for (scenario, told) in [
        (at(Phase::Place).hand(me, &["R01", "N01"]), "2 tiles"),
        (at(Phase::Trade).goods(me, Good::Stone, 15), "Your warehouse is full."),
        (at(Phase::Trade).no_goods(me).goods(me, Good::Stone, 10), "No square slot is free"),
        (at(Phase::Trade).goods(me, rich, supply(rich)), "The common stock has none left of: "),
        (at(Phase::Construct).cargo_ship(me, 4), "Near the end (you): a cargo ship"),
        (at(Phase::Place).round(6, true), "This is the closing round."),
    ] {
        let status = called(scenario, &game);
        assert!(status.contains(told), "{told:?} is not in\n{status}");
    }
    let short = Principati::new(Options { max_rounds: Some(10), ..Options::default() }).unwrap();
    for (round, told) in [(8, false), (9, true), (10, true)] {
        let status = called(Scenario::new(&short).round(round, false).turn(me, Phase::Place), &short);
        assert_eq!(status.contains("Round 10 is the last one, as agreed."), told, "round {round}: {status}");
    }
}

#[test]
fn whoever_tears_down_a_full_warehouse_or_sets_off_the_end_is_asked_again() {
    let game = Principati::default();
    let me = Seat(0);
    let names = Names::given(["Anna", "Ben"]).seen_by(me);
    let page = Page { words: Words::english(), names: &names, width: WIDTH };
    let second = |scenario: Scenario<'_>, action: Action| {
        let observation = game.observe(&scenario.state().unwrap(), Some(me));
        game.second_thought(&page, &observation, &[action]).map(|second| second.text)
    };
    let with = |stones| {
        Scenario::new(&game)
            .lay(me, "S04", (4, 1), 0)
            .build((4, 1), 0, Building::Warehouse)
            .no_goods(me)
            .goods(me, Good::Stone, stones)
            .round(5, false)
            .turn(me, Phase::Construct)
    };
    let tear = Action::Demolish { at: Hex::new(4, 1), slot: 0 };
    assert_eq!(second(with(0), tear), None, "nothing would be lost");
    let text = second(with(15), tear).unwrap();
    assert!(text.starts_with("Without the warehouse ") && text.ends_with("lost (P-STORE-04)."), "{text}");

    let port = Action::Build { building: Building::Port, at: Hex::new(0, 0), slot: 0, stock_board: None };
    let ship = Scenario::new(&game).cargo_ship(me, 4).round(5, false).turn(me, Phase::Construct);
    let text = second(ship, port).unwrap();
    assert!(text.contains("sets off the end"), "{text}");
}

#[test]
fn several_masters_are_sent_at_once() {
    let game = Principati::default();
    let scenario = Scenario::new(&game).with_masters(Seat(0)).round(5, false).turn(Seat(0), Phase::Masters);
    let observation = game.observe(&scenario.state().unwrap(), Some(Seat(0)));
    let one = Action::MoveMaster { who: Figure::Master, from: None, to: Some(Hex::new(3, 1)) };
    for (language, typed, count) in [
        (Language::English, "master to 3,1", 1),
        (Language::English, "masters 2 to 3,1", 2),
        (Language::German, "meister 3 nach 3,1", 3),
        (Language::Italian, "maestri 2 a 3,1", 2),
        (Language::Hungarian, "mester 2 ide 3,1", 2),
    ] {
        let read = game.parse(Words::of(language), &observation, typed);
        assert_eq!(read, Ok(vec![one; count]), "{typed}");
    }
}
