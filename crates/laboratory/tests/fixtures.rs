//! Recorded games that must replay to the exact result, for as long as records of version 1 are read.
//!
//! `fixtures/*.jsonl` are chosen by a rule: together they show everything in [`coverage::required`]. The test reads
//! from each record itself what it shows. `fixtures/bad/*.json` are broken records; beside each stands the sentence
//! with which it is refused.
//!
//! If a record does not replay any more, the rules have changed and need a new version; the record is not made again.
//! So the generator writes only missing files:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p princely-laboratory --test fixtures -- --ignored
//! ```

#![allow(clippy::unwrap_used)] // a failure says which file it was

#[path = "fixtures/coverage.rs"]
mod coverage;
#[path = "fixtures/make.rs"]
mod make;
#[path = "fixtures/shelf.rs"]
mod shelf;

use princely_core::{RecordError, Records};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_laboratory::{GamesError, any};
use princely_words::{Names, Words};
use shelf::{Shelf, files};

const SHELF: Shelf = Shelf {
    folder: "fixtures",
    trace_every: make::TRACE_EVERY,
    most_bytes: 600 << 10,
    update: "UPDATE_GOLDEN=1 cargo test -p princely-laboratory --test fixtures -- --ignored",
};

#[test]
fn recorded_games_replay_to_the_exact_result() {
    SHELF.replays_to_the_exact_result();
}

#[test]
fn recorded_games_are_written_again_byte_for_byte() {
    SHELF.is_written_again_byte_for_byte::<Fuerstenfeld>();
}

#[test]
fn recorded_games_cover_what_they_should() {
    SHELF.covers(coverage::required(), coverage::facts);
}

#[test]
fn recorded_games_stay_small() {
    SHELF.stays_small();
}

#[test]
fn broken_records_are_refused_with_a_sentence() {
    let broken = files(&SHELF.folder().join("bad"), "json");
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
    SHELF.write_missing(make::WANTED.iter().map(|wanted| (wanted.file, || wanted.find())));
}

/// Why a file is no record, in the words of the command line.
fn refusal(bytes: &[u8]) -> String {
    let text = match Records::new(bytes).next() {
        Some(Ok(text)) => text,
        Some(Err(error)) => return sentence(&error.into()),
        None => return "nothing to read".to_owned(),
    };
    match any::open(&text) {
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
