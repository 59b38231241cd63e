//! Recorded games that must replay to the exact result, for as long as records of version 1 are read.
//!
//! `fixtures/*.jsonl` are chosen by a rule: together they show everything in [`coverage::required`]. What a
//! record shows is read from the record itself, and the rule is a test. `fixtures/bad/*.json` are broken
//! records; beside each stands the sentence it is refused with.
//!
//! A record that does not replay any more is not made anew: then the rules have changed, and get a new
//! version. So the generator writes only the files that are missing:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p princely-games --test fixtures -- --ignored
//! ```

#![allow(clippy::unwrap_used)] // a failure says which file it was

#[path = "fixtures/coverage.rs"]
mod coverage;
#[path = "fixtures/make.rs"]
mod make;

use princely_core::record::{self, Meta};
use princely_core::{RecordError, Records};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_games::{GamesError, any};
use princely_words::{Names, Words};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const UPDATE: &str = "UPDATE_GOLDEN=1 cargo test -p princely-games --test fixtures -- --ignored";

/// All good records together are at most this long: they are cloned by everybody.
const MOST_BYTES: u64 = 600 << 10;

#[test]
fn recorded_games_replay_to_the_exact_result() {
    for (place, text) in good_records() {
        let verified = any::of_record(&text)
            .and_then(|game| game.replay(&text, Words::english(), None, &mut |_| false))
            .unwrap_or_else(|error| panic!("{place} does not replay: {}", sentence(&error)));
        let says: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(verified.result, says["result"], "{place}");
    }
}

#[test]
fn recorded_games_are_written_again_byte_for_byte() {
    for (place, text) in good_records() {
        let read = record::read::<Fuerstenfeld>(&text, |_| {}).unwrap();
        let meta: Meta = read.meta.map(|meta| serde_json::value::RawValue::from_string(meta).unwrap());
        let every = text.contains("\"after\"").then_some(make::TRACE_EVERY);
        assert!(record::write(&read.table, every, &meta) == text, "{place} is written differently now");
    }
}

#[test]
fn recorded_games_cover_what_they_should() {
    let mut shown = BTreeSet::new();
    for (place, text) in good_records() {
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
    let bytes: u64 = files(&folder(), "jsonl").iter().map(|path| path.metadata().unwrap().len()).sum();
    assert!(bytes <= MOST_BYTES, "{} KiB are more than {} KiB", bytes >> 10, MOST_BYTES >> 10);
}

#[test]
fn broken_records_are_refused_with_a_sentence() {
    let broken = files(&folder().join("bad"), "json");
    assert!(broken.len() >= 12, "{} broken records", broken.len());
    for path in broken {
        let place = path.file_name().unwrap().display();
        let said = refusal(&std::fs::read(&path).unwrap());
        let expected = std::fs::read_to_string(path.with_extension("txt")).unwrap_or_default();
        assert_eq!(said, expected.trim_end(), "{place} should be refused with what stands in its .txt");
    }
}

#[test]
#[ignore = "writes the fixtures that are missing; only with UPDATE_GOLDEN=1"]
fn write_what_is_missing() {
    assert!(std::env::var_os("UPDATE_GOLDEN").is_some(), "{UPDATE}");
    make::missing(&folder());
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> =
        all.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    files.sort();
    files
}

/// Every record, with the file and the number it stands under.
fn good_records() -> Vec<(String, String)> {
    let mut records = Vec::new();
    for path in files(&folder(), "jsonl") {
        let input = std::io::BufReader::new(std::fs::File::open(&path).unwrap());
        for (number, text) in (1..).zip(Records::new(input)) {
            let place = format!("{}, record {number}", path.file_name().unwrap().display());
            records.push((place, text.unwrap()));
        }
    }
    records
}

/// Why a file is no record, in the words of the command line.
fn refusal(bytes: &[u8]) -> String {
    let text = match Records::new(bytes).next() {
        Some(Ok(text)) => text,
        Some(Err(error)) => return sentence(&error.into()),
        None => return "nothing to read".to_owned(),
    };
    match any::of_record(&text).and_then(|game| game.replay(&text, Words::english(), None, &mut |_| false)) {
        Ok(_) => "it holds".to_owned(),
        Err(error) => sentence(&error),
    }
}

fn sentence(error: &GamesError) -> String {
    match error {
        GamesError::Record(error) => in_words(error),
        other => other.to_string(),
    }
}

fn in_words(error: &RecordError) -> String {
    Words::english().record_error(error, &Names::seats(8))
}
