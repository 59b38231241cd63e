//! The record of one viewer, written by somebody else: nothing is trusted, and every refusal says why.

mod toy;

use princely_core::record::{Extras, SeenRecord, peek, read, read_seen, write};
use princely_core::*;
use toy::{Toy, table_after};

/// The first three commits, seen by seat 0: `null` while they are secret, and shown with the last one.
fn seen_by(viewer: Viewer, entries: usize) -> String {
    SeenRecord::of(&table_after(entries), viewer, Extras::default()).write()
}

fn error(text: &str) -> String {
    read_seen::<Toy>(text, |_| {}).map(|_| ()).expect_err("a record that is wrong").to_string()
}

#[test]
fn what_a_viewer_saw_is_written_plainly() {
    let table = table_after(4);
    let [own, second, third] = &table.game().observe(table.state(), None).board.played[..] else { panic!() };
    let text = seen_by(Some(Seat(0)), 4);
    assert!(
        text.starts_with(
            r#"{"format":"princely-record/2","game":"fifteen","rules":2,"options":{"rounds":3},"#
        )
    );
    for part in [
        r#","seen_by":0,"setup":[["#.to_owned(),
        r#"],[null,null,null],[null,null,null]],"log":["#.to_owned(),
        format!(r#"{{"seat":0,"action":{{"commit":{own}}}}},{{"seat":1,"action":null}},"#),
        format!(
            r#"{{"seat":2,"action":null,"uncovers":[{{"seat":1,"action":{{"commit":{second}}}}},{{"seat":2,"action":{{"commit":{third}}}}}]}}]"#
        ),
        r#","result":null}"#.to_owned(),
    ] {
        assert!(text.contains(&part), "{part} is not in {text}");
    }
    assert!(seen_by(None, 4).contains(r#","seen_by":"spectator","setup":[[null,null,null],[null"#));
}

#[test]
fn a_viewers_record_reads_back_to_what_the_viewer_knows_at_every_entry() {
    let whole = table_after(usize::MAX);
    for viewer in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
        for entries in 1..=whole.log().len() {
            let table = table_after(entries);
            let text = seen_by(viewer, entries);
            let mut numbers = Vec::new();
            let record = read_seen::<Toy>(&text, |step| {
                let so_far = table_after(step.number + 1);
                assert_eq!(*step.observation, so_far.game().observe(so_far.state(), viewer));
                assert_eq!(step.viewer, viewer);
                numbers.push(step.number);
            })
            .unwrap();
            assert_eq!(numbers, Vec::from_iter(0..entries));
            assert_eq!(record.observation, table.game().observe(table.state(), viewer));
            assert_eq!(record.result, table.game().result(table.state()));
            assert_eq!(record.write(), text);
        }
    }
}

#[test]
fn a_whole_game_and_a_viewers_record_are_not_taken_for_each_other() {
    let (whole, seen) = (write(&table_after(6), None, &None), seen_by(Some(Seat(1)), 6));
    assert_eq!(peek(&whole).unwrap().seen_by(), None);
    assert_eq!(peek(&seen).unwrap().seen_by(), Some(Some(Seat(1))));
    assert_eq!(peek(&seen_by(None, 6)).unwrap().seen_by(), Some(None));
    let told = |text: &str| read::<Toy>(text, |_| {}).map(|_| ()).expect_err("not a whole game").to_string();
    assert_eq!(told(&seen), "this record holds only what seat 1 saw, and the whole game is needed here");
    let spectator = seen_by(None, 6);
    assert_eq!(
        told(&spectator),
        "this record holds only what a spectator saw, and the whole game is needed here"
    );
    assert_eq!(error(&whole), "there is no \"seen_by\": the record holds a whole game");
    let old = seen.replacen("record/2", "record/1", 1);
    for told in [told(&old), error(&old)] {
        assert!(told.contains("\"seen_by\" stands in a record of princely-record/2 only"), "{told}");
    }
}

#[test]
fn what_cannot_have_looked_like_this_is_refused() {
    let text = seen_by(Some(Seat(0)), usize::MAX);
    let with = |old: &str, new: &str| {
        assert!(text.contains(old), "{old} is not in {text}");
        text.replacen(old, new, 1)
    };
    let played = table_after(4).state().played.clone();
    let commit = |card: u8| format!(r#"{{"commit":{card}}}"#);
    let hidden = r#"{"seat":1,"action":null}"#;
    let shown = format!(r#"{{"seat":1,"action":{}}}"#, commit(played[1]));
    let uncovered = format!(r#"[{shown},{{"seat":2,"action":{}}}]"#, commit(played[2]));
    let cases = [
        (with(r#""seen_by":0"#, r#""seen_by":3"#), "there is no seat 3 at this table"),
        (with(r#""seen_by":0"#, r#""seen_by":256"#), "a seat, or \"spectator\""),
        (with(r#""seen_by":0"#, r#""seen_by":"all""#), "a seat, or \"spectator\""),
        (with(r#""seen_by":0"#, r#""seen_by":null"#), "a seat, or \"spectator\""),
        (with(r#""seen_by":0"#, r#""seen_by":1"#), "setup: this cannot have been the set-up"),
        (with(r#""seen_by":0"#, r#""seen_by":"spectator""#), "setup: this cannot have been the set-up"),
        (with(r#"[null,null,null]"#, "[null,null]"), "setup: T-DEAL: no"),
        // Seat 0 cannot have seen seat 1's choice before all had chosen.
        (with(hidden, &shown), "entry 2: this cannot have happened as it is told here"),
        (with(hidden, r#"{"seat":1,"action":"pass"}"#), "entry 2: T-TURN: no"),
        (with(hidden, r#"{"seat":0,"action":null}"#), "entry 2: "),
        (with(hidden, r#"{"seat":9,"action":null}"#), "entry 2: there is no seat 9 at this table"),
        (with(hidden, r#"{"seat":1}"#), "entry 2: an entry is either a draw, or a seat and an action"),
        (with(hidden, r#"{"seat":1,"action":null,"uncovers":[]}"#), "entry 2: an entry is either a draw"),
        (with(hidden, r#"{"seat":1,"action":null,"after":[]}"#), "unknown field `after`"),
        (with(hidden, r#"{"draw":[[],[],[]]}"#), "entry 2: nothing is to be drawn here"),
        (with(&format!(r#","uncovers":{uncovered}"#), ""), "entry 3: "),
        (with(&uncovered, &format!("[{shown}]")), "entry 3: "),
        (with(&uncovered, &uncovered.replacen("\"seat\":2", "\"seat\":7", 1)), "entry 3: there is no seat 7"),
        // Seat 1 shows a card that seat 0 has in its own hand.
        (with(&commit(played[1]), &commit(played[0])), "entry 3: "),
        (with(r#"],"result":["#, r#",{"seat":0,"action":"pass"}],"result":["#), "the game is already over"),
        (with(r#""result":["#, r#""result":[9"#), "result disagrees at [0]: the record says 9"),
        (with(r#""rules":2"#, r#""rules":3"#), "version 3 of the rules of fifteen is not known"),
    ];
    for (text, reason) in cases {
        let error =
            read_seen::<Toy>(&text, |_| {}).map_or_else(|error| error.to_string(), |_| "nothing".into());
        assert!(error.contains(reason), "expected {reason:?}, found {error:?} for {text}");
    }
}

#[test]
fn any_changed_byte_is_refused_or_can_still_have_been_seen() {
    for viewer in [Some(Seat(2)), None] {
        let text = seen_by(viewer, usize::MAX);
        for at in 0..text.len() {
            for byte in [b'0', b'9', b'"', b'{', b']', b'-', b'\\', 0, 0xFF] {
                let mut bytes = text.clone().into_bytes();
                bytes[at] = byte;
                for record in Records::new(&bytes[..]).flatten() {
                    if let Ok(read) = read_seen::<Toy>(&record, |_| {}) {
                        read_seen::<Toy>(&read.write(), |_| {})
                            .expect("what was read is written and read again");
                    }
                }
            }
        }
    }
}
