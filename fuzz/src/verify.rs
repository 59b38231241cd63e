//! An accepted record must be true in every word, and every refusal must be a sentence.

use crate::Fuzzed;
use princely_core::laws::{Moment, log};
use princely_core::record::{self, Record, SeenRecord, SeenReplayed};
use princely_core::{Quick, RecordError, Seed};
use princely_words::{Names, Words};
use serde_json::Value;

/// A trace is long, so in logs longer than this only some traces are checked.
const SHORT: usize = 60;
const NOW_AND_THEN: u32 = 50;

/// The longest refusal that somebody would read.
const SENTENCE: usize = 1000;

/// Reads the text, and verifies either the record or the refusal.
pub fn read<G: Fuzzed>(text: &str) -> Option<Record<G>> {
    match record::read::<G>(text, |_| {}) {
        Ok(record) => {
            is_true(text, &record);
            Some(record)
        }
        Err(error) => {
            is_a_sentence(&error);
            None
        }
    }
}

/// Reads what a viewer saw, and verifies either the record or the refusal.
pub fn read_seen<G: Fuzzed>(text: &str) -> Option<SeenRecord<G>> {
    let each = |step: SeenReplayed<'_, G>| {
        let world = step.game.determinize(step.observation, &mut Quick(step.number as u64));
        step.game.validate(&world).expect("there is a valid world that looks so");
        assert_eq!(step.game.observe(&world, step.viewer), *step.observation);
    };
    let record = match record::read_seen::<G>(text, each) {
        Ok(record) => record,
        Err(error) => {
            is_a_sentence(&error);
            return None;
        }
    };
    let again = record.write();
    let same = record::read_seen::<G>(&again, |_| {}).expect("what is written can be read");
    assert_eq!((&same.observation, &same.steps), (&record.observation, &record.steps));
    // A record has only one form.
    if let Ok(read) = serde_json::from_str::<Value>(text) {
        let truth: Value = serde_json::from_str(&again).expect("what is written is JSON");
        for part in ["format", "game", "rules", "options", "seen_by", "setup", "log", "result"] {
            assert_eq!(read[part], truth[part], "{part}");
        }
    }
    Some(record)
}

/// Everything in the text is true: it replays by the rules, every trace shows the true state, nothing was overlooked,
/// and written again it is read as the same.
pub fn is_true<G: Fuzzed>(text: &str, record: &Record<G>) {
    let table = &record.table;
    table.game().validate(table.state()).expect("the state is valid");
    let moment = Moment { table, next: None, seed: Seed::from_bytes([0; 32]) };
    log::replay_is_the_state(&moment).expect("the log replays by the rules");

    let every = every(table.log().len(), 1);
    let again = record::write(table, Some(every), &None);
    let same = record::read::<G>(&again, |_| {}).expect("what is written can be read");
    assert_eq!(same.table.log(), table.log());
    assert_eq!(same.table.state(), table.state());
    assert_eq!(same.table.game(), table.game());
    assert_eq!(record::write(&same.table, Some(every), &None), again);

    // "meta" may hold anything, even what is nested too deeply for a value.
    let Ok(read) = serde_json::from_str::<Value>(text) else { return };
    let truth: Value = serde_json::from_str(&again).expect("what is written is JSON");
    for part in ["format", "game", "rules", "options", "setup", "result"] {
        assert_eq!(read[part], truth[part], "{part}");
    }
    let entries = |record: &Value| record["log"].as_array().expect("a log").clone();
    assert_eq!(entries(&read).len(), entries(&truth).len());
    for (mut read, mut truth) in entries(&read).into_iter().zip(entries(&truth)) {
        let (claimed, so) = (without_nulls(&mut read), without_nulls(&mut truth));
        assert_eq!(read, truth);
        if every == 1 || so.is_some() {
            trace_is_true(claimed, so);
        }
    }
}

/// After how many entries of players a trace is written, if `wish` is the wanted number.
pub fn every(entries: usize, wish: u32) -> u32 {
    if entries <= SHORT { wish } else { wish.max(NOW_AND_THEN) }
}

/// Takes the trace, and members that are null, out of an entry.
fn without_nulls(entry: &mut Value) -> Option<Value> {
    let members = entry.as_object_mut().expect("an entry is an object");
    members.retain(|_, value| !value.is_null());
    members.remove("after")
}

/// A trace may be missing, and need not count the legal actions.
fn trace_is_true(claimed: Option<Value>, so: Option<Value>) {
    let Some(claimed) = claimed else { return };
    let mut so = so.expect("there is a state to trace");
    if claimed.get("legal").is_none_or(Value::is_null) {
        let mut claimed = claimed;
        claimed.as_object_mut().expect("a trace").remove("legal");
        so.as_object_mut().expect("a trace").remove("legal");
        assert_eq!(claimed, so);
    } else {
        assert_eq!(claimed, so);
    }
}

/// A refusal is one line that people can read.
pub fn is_a_sentence(error: &RecordError) {
    for told in [error.to_string(), Words::english().record_error(error, &Names::seats(5))] {
        assert!(!told.is_empty() && told.len() <= SENTENCE, "{} bytes: {told:.200}", told.len());
        assert!(!told.contains(char::is_control), "more than one line: {told:?}");
    }
}
