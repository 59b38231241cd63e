//! A record of any game, traced or not, is read as it was written. When somebody has changed it, it is either
//! refused with a sentence, or still true in every word.

#![no_main]

use arbitrary::Unstructured;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_core::record;
use princely_fuzz::{Driven, depth, edit, start, verify};
use serde_json::Value;

/// Bytes set apart for changes.
const PLAN: usize = 48;
/// Changed records per game, and the most changes of one.
const RECORDS: usize = 4;
const CHANGES: u8 = 3;

fuzz_target!(|data: &[u8]| {
    let Ok(mut driven) = Driven::new(data) else { return };
    let bytes = driven.bytes();
    let Ok(every) = bytes.choose(&[None, Some(1), Some(10)]).copied() else { return };
    let Ok(plan) = bytes.bytes(PLAN.min(bytes.len() / 2)) else { return };
    driven.play_on();
    depth::count(driven.table().state());

    let table = driven.table();
    let every = every.map(|every| verify::every(table.log().len(), every));
    let text = record::write(table, every, &None);
    let record = verify::read(&text).expect("what is written can be read");
    assert_eq!(record.table.log(), table.log());
    assert_eq!(record.table.state(), table.state());
    changed_records_are_refused_or_true(&text, &mut Unstructured::new(plan));
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate_game(data, size, max_size, seed)
});

fn changed_records_are_refused_or_true(text: &str, plan: &mut Unstructured<'_>) {
    let written: Value = serde_json::from_str(text).expect("a record is JSON");
    for _ in 0..RECORDS {
        if plan.is_empty() {
            return;
        }
        let mut changed = written.clone();
        for _ in 0..plan.int_in_range(1..=CHANGES).unwrap_or(1) {
            if edit::edit(&mut changed, plan).is_err() {
                break;
            }
        }
        let mut changed = changed.to_string();
        verify::read(&changed);
        if plan.ratio(1, 8).unwrap_or(false) {
            let most = changed.len() - 1;
            let end = plan.int_in_range(0..=most).unwrap_or(0);
            changed.truncate(changed.floor_char_boundary(end));
            assert!(verify::read(&changed).is_none(), "half a record is no record: {changed}");
        }
    }
}
