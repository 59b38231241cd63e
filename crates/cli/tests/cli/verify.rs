//! `princely verify`

use crate::run::{Folder, princely};
use princely_core::record::FairSeat;
use princely_core::{Game as _, Notation as _, Seat, Turn};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_protocol::{Act, Aid, Chair, CommandId, Pace, Raw, Resign, Sitter, Spectators, Terms, ToHost};
use princely_table::{Decided, Live, Luck, Manner, Opening, fair};
use serde_json::Value;

/// A game of three at a live table: some moves, then two players give up. Seats 0 and 1 bring numbers, but seat 1 never
/// opens its own; seat 2 takes no part.
fn played() -> String {
    let game = Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).unwrap();
    let bound = |byte: u8| fair::commitment(&[byte; 32]);
    let seat = |byte: u8, nonce| Some(FairSeat { commitment: bound(byte), nonce });
    let opening = Opening {
        terms: Terms {
            game: "fuerstenfeld".into(),
            rules: game.rules(),
            options: Raw::of(&game.options()).unwrap(),
            pace: Pace::Untimed,
            aid: Aid::None,
            hints: false,
            spectators: Spectators::Live,
        },
        chairs: vec![Chair { name: None, sitter: Sitter::Person }; 3],
        manner: Manner::default(),
        luck: Luck {
            seats: vec![seat(7, Some(princely_core::record::Hex32([7; 32]))), seat(8, None), None],
            ..Luck::of_host([3; 32], 3)
        },
    };
    let mut live: Live<Fuerstenfeld> = Live::open(opening).unwrap();
    let begin = live.begin(0);
    live.accept(begin).unwrap();
    for step in 0..62 {
        let Turn::Seats(seats) = live.turn() else { panic!("it is over after {step}") };
        let seat = if step < 60 { seats.lowest().unwrap() } else { Seat(step - 60) };
        let id = CommandId::try_from(format!("id-{step}")).unwrap();
        let command = if step < 60 {
            let mut legal = Vec::new();
            game.legal_actions(live.state(), seat, &mut legal);
            ToHost::Act(Act {
                id,
                version: live.version(),
                actions: vec![Raw::of(legal.last().unwrap()).unwrap()],
            })
        } else {
            ToHost::Resign(Resign { id, version: live.version() })
        };
        let Ok(Decided::New(decision)) = live.decide(seat, &command, 0) else { panic!("{command:?}") };
        live.accept(decision).unwrap();
    }
    live.record(&None) + "\n"
}

#[test]
fn a_fair_record_is_proved_in_plain_words() {
    let folder = Folder::new();
    let file = folder.write("fair.json", played());
    princely(&format!("replay {file} --json")).json();
    let told = princely(&format!("verify {file}")).text();
    for part in [
        "Record 1: the luck is proved.",
        "draws, the set-up among them, was made again",
        "Seat 0 brought a number of its own",
        "Seat 1 announced a number and never opened it",
    ] {
        assert!(told.contains(part), "{part:?} is not in {told}");
    }
    let line = princely(&format!("verify {file} --json")).json();
    assert_eq!((&line["record"], &line["proved"]), (&1.into(), &true.into()));
}

#[test]
fn what_was_tampered_with_does_not_hold() {
    let folder = Folder::new();
    let good: Value = serde_json::from_str(&played()).unwrap();
    type Bend = fn(&mut Value);
    // Another secret, another number, another commitment, and a draw in which two cards change places with the deck.
    let rows: [(Bend, &str); 4] = [
        (|record| record["fair"]["secret"] = "04".repeat(32).into(), "the host's secret is not the one"),
        (|record| record["fair"]["seats"][0]["nonce"] = "09".repeat(32).into(), "the number of seat 0"),
        (
            |record| record["fair"]["seats"][2] = record["fair"]["seats"][0].clone(),
            "does not follow from the seed",
        ),
        (
            |record| {
                let log = record["log"].as_array_mut().unwrap();
                let draw = log.iter_mut().find(|entry| entry["draw"]["cards"].is_array()).unwrap();
                draw["draw"]["cards"].as_array_mut().unwrap().reverse();
            },
            "",
        ),
    ];
    for (bend, why) in rows {
        let mut record = good.clone();
        bend(&mut record);
        let file = folder.write("bent.json", record.to_string());
        princely(&format!("verify {file}")).fails(1, &["bent.json, record 1", why]);
        let ended = princely(&format!("verify {file} --json"));
        assert!(ended.code == Some(1) && ended.out.contains("\"proved\":false"), "{}", ended.out);
    }
}

#[test]
fn a_record_without_a_proof_says_so() {
    let folder = Folder::new();
    let file = folder.record("plain.jsonl", "--players 2 --bots greedy --games 2");
    princely(&format!("verify {file}")).fails(1, &["record 1", "the record carries no proof"]);
    // A good record among others does not hide the bad ones.
    let mixed = folder.write("mixed.jsonl", played() + &folder.read("plain.jsonl"));
    let ended = princely(&format!("verify {mixed}"));
    assert!(ended.out.contains("Record 1: the luck is proved."), "{}", ended.out);
    ended.fails(1, &["record 2", "no proof"]);
    let seen = folder.file("seen.json");
    princely(&format!("replay {file} --as 0 --out {seen}")).text();
    princely(&format!("verify {seen}")).fails(1, &["only what seat 0 saw"]);
    princely("verify no-such-file.json").fails(3, &["no-such-file.json"]);
}
