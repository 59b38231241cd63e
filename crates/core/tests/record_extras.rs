//! What version 2 of the format adds to a whole game: who left before the end, and how chance was made.

mod toy;

use princely_core::record::{EndedBy, Extras, Fair, FairSeat, Hex32, Leaving, Left, read, write, write_with};
use princely_core::*;
use toy::{Toy, table_after};

fn resigned(seat: u8, entry: u32) -> Left {
    Left { seat: Seat(seat), by: Leaving::Resignation, entry }
}

fn timed_out(seat: u8, entry: u32) -> Left {
    Left { seat: Seat(seat), by: Leaving::Time, entry }
}

fn fair() -> Fair {
    let seat = FairSeat { commitment: Hex32([0xab; 32]), nonce: Some(Hex32([1; 32])) };
    let silent = FairSeat { commitment: Hex32([2; 32]), nonce: None };
    Fair {
        commitment: Hex32([0; 32]),
        secret: Some(Hex32([0x5e; 32])),
        seats: vec![Some(seat), Some(silent), None],
    }
}

fn places(ranking: &[&[u8]]) -> Vec<Vec<Seat>> {
    ranking.iter().map(|place| place.iter().copied().map(Seat).collect()).collect()
}

/// The end of a table that these players left.
fn ended(table: &Table<Toy>, left: Vec<Left>) -> EndedBy {
    EndedBy::new(3, left, table.game().outcome(table.state()))
}

fn error(text: &str) -> String {
    read::<Toy>(text, |_| {}).map(|_| ()).expect_err("a record that is wrong").to_string()
}

#[test]
fn a_plain_game_is_version_1_and_its_bytes_stay() {
    let table = table_after(usize::MAX);
    let text = write(&table, None, &None);
    assert_eq!(write_with(&table, None, &Extras::default()), text);
    let keys = "{\"format\":\"princely-record/1\",\"game\":\"fifteen\",\"rules\":2,\"options\":{\"rounds\":3},\"setup\":";
    assert!(text.starts_with(keys) && text.contains("],\"result\":[") && text.ends_with("]}"), "{text}");
    for absent in ["seen_by", "ended_by", "fair", "meta"] {
        assert!(!text.contains(absent), "{text}");
    }
}

#[test]
fn a_study_travels_in_meta_and_who_knows_nothing_of_it_reads_the_same_game() {
    let study = r#"{"names":["Anna"],"study":{"format":"princely-study/1","notes":[{"at":2,"comment":"Ő","sign":"?!","marks":[{"on":"a","to":"b"}]}],"variations":[{"at":1,"log":[{"seat":0,"action":1}],"variations":[]}]}}"#;
    let meta = Some(serde_json::value::RawValue::from_string(study.into()).unwrap());
    let table = table_after(usize::MAX);
    let (plain, text) = (write(&table, None, &None), write(&table, None, &meta));
    assert_eq!(text, format!("{},\"meta\":{study}}}", plain.strip_suffix('}').unwrap()));
    let known = read::<Toy>(&text, |_| {}).unwrap();
    assert_eq!(known.meta.as_deref(), Some(study));
    assert_eq!(known.table.log(), table.log());
}

#[test]
fn who_leaves_ranks_last_and_the_last_to_leave_ranks_before_the_others() {
    let outcome = |winners: &[u8]| Some(Outcome { winners: winners.iter().copied().map(Seat).collect() });
    let cases = [
        (vec![resigned(1, 5)], outcome(&[0]), places(&[&[0], &[2], &[1]])),
        (vec![resigned(1, 5)], outcome(&[1]), places(&[&[0, 2], &[1]])),
        (vec![resigned(1, 5)], outcome(&[0, 2]), places(&[&[0, 2], &[1]])),
        (vec![resigned(1, 5)], None, places(&[&[0, 2], &[1]])),
        (vec![resigned(2, 3), timed_out(0, 3)], None, places(&[&[1], &[0], &[2]])),
        (vec![timed_out(0, 1), timed_out(1, 2), timed_out(2, 3)], None, places(&[&[2], &[1], &[0]])),
    ];
    for (left, outcome, ranking) in cases {
        assert_eq!(EndedBy::new(3, left.clone(), outcome).ranking, ranking, "{left:?}, {outcome:?}");
    }
}

#[test]
fn a_game_that_players_left_reads_back() {
    for entries in [5, 9, usize::MAX] {
        let table = table_after(entries);
        let last = table.log().len() as u32 - 1;
        let left = vec![resigned(1, 2), timed_out(0, last)];
        let extras = Extras { ended_by: Some(ended(&table, left)), fair: Some(fair()), ..Extras::default() };
        let text = write_with(&table, Some(1), &extras);
        assert!(text.starts_with("{\"format\":\"princely-record/2\""), "{text}");
        let record = read::<Toy>(&text, |_| {}).unwrap();
        assert_eq!(record.table.log(), table.log());
        assert_eq!((&record.ended_by, &record.fair), (&extras.ended_by, &extras.fair));
        let again = Extras { ended_by: record.ended_by, fair: record.fair, ..Extras::default() };
        assert_eq!(write_with(&record.table, Some(1), &again), text);
    }
}

#[test]
fn the_secret_is_told_once_nobody_plays_on() {
    let secret = "5e".repeat(32);
    let tells = |entries: usize, left: Vec<Left>| {
        let table = table_after(entries);
        let ended_by = (!left.is_empty()).then(|| ended(&table, left));
        let text = write_with(&table, None, &Extras { ended_by, fair: Some(fair()), ..Extras::default() });
        let record = read::<Toy>(&text, |_| {}).unwrap();
        assert_eq!(record.fair.unwrap().secret.is_some(), text.contains(&secret), "{text}");
        text.contains(&secret)
    };
    assert!(tells(usize::MAX, vec![]), "the game is over");
    assert!(tells(5, vec![resigned(0, 1), resigned(2, 4)]), "one player is left");
    assert!(!tells(5, vec![]), "the game goes on");
    assert!(!tells(5, vec![resigned(0, 1)]), "two play on");
}

#[test]
fn what_is_wrong_beside_the_game_is_said() {
    let table = table_after(9);
    let ended_by = Some(ended(&table, vec![resigned(1, 2), timed_out(2, 8)]));
    let text = write_with(&table, None, &Extras { ended_by, fair: Some(fair()), ..Extras::default() });
    let with = |old: &str, new: &str| {
        assert!(text.contains(old), "{old} is not in {text}");
        text.replacen(old, new, 1)
    };
    let cases = [
        (with("record/2", "record/1"), "unknown field `ended_by`, expected one of"),
        (with("[[0],[2],[1]]", "[[0],[1],[2]]"), "ended_by: the ranking that follows is [[0],[2],[1]]"),
        (with("{\"seat\":1,\"by\"", "{\"seat\":7,\"by\""), "ended_by: there is no seat 7 at this table"),
        (with("{\"seat\":1,\"by\"", "{\"seat\":2,\"by\""), "ended_by: seat 2 leaves twice"),
        (with("\"entry\":8", "\"entry\":9"), "ended_by: seat 2 cannot leave after entry 9 here"),
        (with("\"entry\":8", "\"entry\":1"), "ended_by: seat 2 cannot leave after entry 1 here"),
        (with("\"by\":\"time\"", "\"by\":\"boredom\""), "unknown variant `boredom`"),
        (with("\"ended_by\":{", "\"ended_by\":{\"why\":1,"), "unknown field `why`"),
        (with("\"ended_by\":{", "\"ended_by\":null,\"more\":{"), "invalid type: null"),
        (with("{\"commitment\":\"00", "{\"commitment\":\"0"), "64 hexadecimal digits"),
        (with("{\"commitment\":\"00", "{\"commitment\":\"0A"), "64 hexadecimal digits"),
        (with(",null]}", "]}"), "fair: 2 seats are named, but 3 are at this table"),
        (with("\"secret\"", "\"sacred\""), "unknown field `sacred`"),
    ];
    for (text, reason) in cases {
        let error = error(&text);
        assert!(error.contains(reason), "expected {reason:?}, found {error:?}");
    }
    let nobody = Extras { ended_by: Some(ended(&table, vec![])), ..Extras::default() };
    assert_eq!(error(&write_with(&table, None, &nobody)), "ended_by: nobody left");
    let early = Extras { fair: Some(fair()), ..Extras::default() };
    let told = write_with(&table, None, &early).replacen(
        "\"secret\":null",
        &format!("\"secret\":\"{}\"", "5e".repeat(32)),
        1,
    );
    assert_eq!(error(&told), "fair: the secret is told, but the game has not ended");
}
