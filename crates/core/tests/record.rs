//! Reading records that somebody else wrote: nothing is trusted, and every refusal says why.

mod toy;

use princely_core::record::{MAX_BYTES, read, write};
use princely_core::*;
use toy::{Toy, played, table_after};

fn finished() -> String {
    write(&table_after(usize::MAX), None, &None)
}

fn error(text: &str) -> RecordError {
    read::<Toy>(text, |_| {}).map(|_| ()).expect_err("a record that is wrong")
}

fn cut(text: &[u8]) -> Vec<Result<String, RecordError>> {
    Records::new(text).collect()
}

#[test]
fn a_finished_game_reads_back_and_shows_every_step() {
    let (table, mut numbers) = (table_after(usize::MAX), Vec::new());
    let record = read::<Toy>(&finished(), |step| numbers.push(step.number)).unwrap();
    assert_eq!((record.table.log(), record.table.state()), (table.log(), table.state()));
    assert_eq!(numbers, Vec::from_iter(0..table.log().len()));
}

#[test]
fn a_running_game_reads_back_at_every_entry() {
    for entries in 1..table_after(usize::MAX).log().len() {
        for trace_every in [None, Some(1), Some(4)] {
            let table = table_after(entries);
            let text = write(&table, trace_every, &None);
            assert_eq!(read::<Toy>(&text, |_| {}).unwrap().table.log(), table.log(), "{text}");
        }
    }
}

#[test]
fn a_record_replays_by_the_rules_it_names() {
    let mut texts = Vec::new();
    for rules in Toy::RULES {
        let table = played(Toy::by_rules(rules), usize::MAX);
        let text = write(&table, Some(1), &None);
        assert!(text.contains(&format!("\"rules\":{rules},")), "{text}");
        let record = read::<Toy>(&text, |_| {}).unwrap();
        assert_eq!((record.table.log(), record.table.state()), (table.log(), table.state()));
        assert_eq!(record.table.game().rules(), rules);
        assert_eq!(write(&record.table, Some(1), &None), text);
        texts.push(text);
    }
    // The first entries are the same, and then another seat has the point.
    let by_the_other = |text: &str, own: &str, other: &str| error(&text.replacen(own, other, 1));
    for (text, own, other) in [(&texts[0], 1, 2), (&texts[1], 2, 1)] {
        let (own, other) = (format!("\"rules\":{own}"), format!("\"rules\":{other}"));
        let refused = by_the_other(text, &own, &other);
        assert_eq!(refused.refused().map(|(entry, refused)| (entry, &*refused.rule)), Some((4, "T-TURN")));
    }
    for unknown in [0, 3, u32::MAX] {
        let text = texts[1].replacen("\"rules\":2", &format!("\"rules\":{unknown}"), 1);
        assert_eq!(
            error(&text).to_string(),
            format!("version {unknown} of the rules of fifteen is not known; versions 1 to 2 are")
        );
        assert_eq!(cut(text.as_bytes()), [Ok(text.clone())], "the text is there for whoever knows them");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let text = finished();
    let traced = write(&table_after(usize::MAX), Some(1), &None);
    let with = |old: &str, new: &str| {
        assert!(text.contains(old), "{old} is not in {text}");
        text.replacen(old, new, 1)
    };
    let first_card = text.split("\"commit\":").nth(1).and_then(|rest| rest.split('}').next()).unwrap();
    let cases = [
        (with("princely-record/1", "princely-record/3"), "the format is \"princely-record/3\", this reader"),
        (with("princely-record/1", "princely-record/2"), "without them it is princely-record/1"),
        (
            with("\"log\":", "\"seen_by\":0,\"log\":"),
            "\"seen_by\" stands in a record of princely-record/2 only",
        ),
        (with("\"fifteen\"", "\"chess\""), "the game is \"chess\", this reader knows fifteen"),
        (
            with("\"rules\":2", "\"rules\":9"),
            "version 9 of the rules of fifteen is not known; versions 1 to 2 are",
        ),
        (with("\"rounds\":3", "\"rounds\":4"), "options: one to three rounds"),
        (with("\"rounds\":3", "\"rounds\":3,\"pace\":1"), "unknown field `pace`"),
        (with("\"log\":", "\"colour\":1,\"log\":"), "unknown field `colour`"),
        (with("\"seat\":0", "\"seat\":7"), "entry 1: there is no seat 7 at this table"),
        (with("\"seat\":0", "\"seat\":900"), "entry 1: invalid value"),
        (with("\"seat\":0", "\"side\":0"), "entry 1: unknown field `side`"),
        (with("{\"seat\":0", "{\"draw\":[[],[],[]],\"seat\":0"), "entry 1: an entry is either a draw"),
        (with("{\"seat\":0", "{\"draw\":[[],[],[]]},{\"seat\":0"), "entry 1: nothing is to be drawn here"),
        (with("\"commit\":", "\"stash\":"), "entry 1: T-TURN: no"),
        (with(&format!("\"commit\":{first_card}"), "\"commit\":99"), "entry 1: T-HAND: no"),
        (with("\"setup\":[[", "\"setup\":[[99,"), "setup: T-DEAL: no"),
        (with("\"result\":[", "\"result\":[9"), "result disagrees at [0]: the record says 9"),
        (with("],\"result\"", ",{\"seat\":0,\"action\":\"pass\"}],\"result\""), ": the game is already over"),
        (
            traced.replacen("\"after\":[0", "\"after\":[5", 1),
            "entry 1: \"after\" disagrees at [0]: the record",
        ),
    ];
    for (text, reason) in cases {
        let error = error(&text).to_string();
        assert!(error.contains(reason), "expected {reason:?}, found {error:?}");
    }
}

#[test]
fn a_refused_entry_names_its_number_and_rule() {
    let refused = error(&finished().replacen("\"commit\":", "\"stash\":", 1));
    assert_eq!(refused.refused().map(|(entry, refused)| (entry, &*refused.rule)), Some((1, "T-TURN")));
}

#[test]
fn whatever_a_record_is_cut_down_to_is_refused() {
    let text = finished();
    for length in 1..text.len() {
        assert_eq!(cut(&text.as_bytes()[..length]), [Err(RecordError::Truncated)], "{length}");
        assert!(matches!(error(&text[..length]), RecordError::Truncated), "{length}");
    }
}

#[test]
fn any_changed_byte_is_refused_or_still_a_game() {
    let text = finished();
    for at in 0..text.len() {
        for byte in [b'0', b'9', b'"', b'{', b']', b'-', b'\\', 0, 0xFF] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = byte;
            for record in Records::new(&bytes[..]).flatten() {
                let _ = read::<Toy>(&record, |_| {}); // must not panic
            }
        }
    }
}

#[test]
fn nonsense_is_not_a_record() {
    assert_eq!(cut(b""), [Err(RecordError::Empty)]);
    assert_eq!(cut(b" \r\n\t"), [Err(RecordError::Empty)]);
    assert_eq!(cut(b"hello"), [Err(RecordError::NotAnObject('h'))]);
    assert_eq!(cut(b"[{}]"), [Err(RecordError::NotAnObject('['))]);
    assert!(matches!(&cut(b"{\"\xFF\":1}")[..], [Err(RecordError::Json(_))]));
    assert!(matches!(error("{}"), RecordError::Json(_)));
}

#[test]
fn a_record_that_is_too_long_is_refused_before_it_is_all_read() {
    let braces = vec![b'{'; MAX_BYTES + (1 << 20)];
    assert_eq!(cut(&braces), [Err(RecordError::TooLong)]);
    assert_eq!(error(&String::from_utf8(braces).unwrap()), RecordError::TooLong);
    let nested = "{\"format\":".repeat(100_000);
    assert!(matches!(error(&nested), RecordError::Json(_)));
}

#[test]
fn a_file_may_hold_several_records() {
    let (one, two) = (finished(), write(&table_after(5), None, &None));
    let records = cut(format!("{one}\n\n{two}\n").as_bytes());
    assert_eq!(records, [Ok(one.clone()), Ok(two)]);
    assert_eq!(cut(format!("{one} oops").as_bytes())[1], Err(RecordError::NotAnObject('o')));
}

#[test]
fn a_record_may_be_pretty_and_its_keys_in_any_order() {
    let value: serde_json::Value = serde_json::from_str(&finished()).unwrap();
    let pretty = serde_json::to_string_pretty(&value).unwrap();
    assert_ne!(pretty, finished());
    let record = read::<Toy>(&cut(pretty.as_bytes())[0].clone().unwrap(), |_| {}).unwrap();
    assert_eq!(write(&record.table, None, &None), finished());
}

#[test]
fn braces_and_quotes_in_strings_do_not_end_a_record() {
    let meta = r#"{"names":["}\"{","\\"],"seed":7}"#;
    let raw = Some(serde_json::value::RawValue::from_string(meta.into()).unwrap());
    let text = write(&table_after(usize::MAX), None, &raw);
    let records = cut(text.as_bytes());
    assert_eq!(records, [Ok(text.clone())]);
    assert_eq!(read::<Toy>(&text, |_| {}).unwrap().meta.as_deref(), Some(meta));
}
