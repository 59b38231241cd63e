//! Recorded games of Principati that must replay to the exact result, for as long as records of version 1 are
//! read.
//!
//! `fixtures/principati/*.jsonl` are chosen by a rule: together they show everything in
//! [`coverage::required`]. What a record shows is read from the record itself, and the rule is a test.
//!
//! A record that does not replay any more is not made anew: then the rules have changed, and get a new
//! version. So the generator writes only the files that are missing:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p princely-games --test principati_fixtures -- --ignored
//! ```

#![allow(clippy::unwrap_used)] // a failure says which file it was

#[path = "fixtures/principati/coverage.rs"]
mod coverage;
#[path = "fixtures/principati/make.rs"]
mod make;
#[path = "fixtures/principati/players.rs"]
mod players;

use princely_core::Records;
use princely_core::record::{self, Meta};
use princely_games::any;
use princely_principati::Principati;
use princely_words::Words;
use std::collections::BTreeSet;
use std::path::PathBuf;

const UPDATE: &str = "UPDATE_GOLDEN=1 cargo test -p princely-games --test principati_fixtures -- --ignored";

/// All records together are at most this long: they are cloned by everybody.
const MOST_BYTES: u64 = 900 << 10;

#[test]
fn recorded_games_replay_to_the_exact_result() {
    for (place, text) in records() {
        let verified = any::of_record(&text)
            .and_then(|game| game.replay(&text, Words::english(), None, &mut |_| true))
            .unwrap_or_else(|error| panic!("{place} does not replay: {error}"));
        let says: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(verified.result, says["result"], "{place}");
    }
}

#[test]
fn recorded_games_are_written_again_byte_for_byte() {
    for (place, text) in records() {
        let read = record::read::<Principati>(&text, |_| {}).unwrap();
        let meta: Meta = read.meta.map(|meta| serde_json::value::RawValue::from_string(meta).unwrap());
        let every = text.contains("\"after\"").then_some(make::TRACE_EVERY);
        assert!(record::write(&read.table, every, &meta) == text, "{place} is written differently now");
    }
}

#[test]
fn recorded_games_cover_what_they_should() {
    let mut shown = BTreeSet::new();
    for (place, text) in records() {
        shown.extend(coverage::facts(&text).unwrap_or_else(|error| panic!("{place}: {error}")));
    }
    let missing: Vec<String> =
        coverage::required().into_iter().filter(|fact| !shown.contains(fact)).collect();
    assert!(
        missing.is_empty(),
        "no recorded game shows: {missing:#?}\nAdd a row to make.rs, then\n\n    {UPDATE}\n"
    );
}

#[test]
fn recorded_games_stay_small() {
    let bytes: u64 = files().iter().map(|path| path.metadata().unwrap().len()).sum();
    assert!(bytes <= MOST_BYTES, "{} KiB are more than {} KiB", bytes >> 10, MOST_BYTES >> 10);
}

#[test]
#[ignore = "writes the fixtures that are missing; only with UPDATE_GOLDEN=1"]
fn write_what_is_missing() {
    assert!(std::env::var_os("UPDATE_GOLDEN").is_some(), "{UPDATE}");
    make::missing(&folder());
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/principati")
}

fn files() -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> =
        all.filter(|path| path.extension().is_some_and(|found| found == "jsonl")).collect();
    files.sort();
    files
}

/// Every record, with the file and the number it stands under.
fn records() -> Vec<(String, String)> {
    let mut records = Vec::new();
    for path in files() {
        let input = std::io::BufReader::new(std::fs::File::open(&path).unwrap());
        for (number, text) in (1..).zip(Records::new(input)) {
            let place = format!("{}, record {number}", path.file_name().unwrap().display());
            records.push((place, text.unwrap()));
        }
    }
    records
}
