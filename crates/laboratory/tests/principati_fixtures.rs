//! Recorded games of Principati that must replay to the exact result, for as long as records of version 1 are
//! read.
//!
//! `fixtures/principati/*.jsonl` are chosen by a rule: together they show everything in [`coverage::required`]. The
//! test reads from each record itself what it shows.
//!
//! If a record does not replay any more, the rules have changed and need a new version; the record is not made again.
//! So the generator writes only missing files:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p princely-laboratory --test principati_fixtures -- --ignored
//! ```

#![allow(clippy::unwrap_used)] // a failure says which file it was

#[path = "fixtures/principati/coverage.rs"]
mod coverage;
#[path = "fixtures/principati/make.rs"]
mod make;
#[path = "fixtures/principati/players.rs"]
mod players;
#[path = "fixtures/shelf.rs"]
mod shelf;

use princely_principati::Principati;
use shelf::Shelf;

const SHELF: Shelf = Shelf {
    folder: "fixtures/principati",
    trace_every: make::TRACE_EVERY,
    most_bytes: 900 << 10,
    update: "UPDATE_GOLDEN=1 cargo test -p princely-laboratory --test principati_fixtures -- --ignored",
};

#[test]
fn recorded_games_replay_to_the_exact_result() {
    SHELF.replays_to_the_exact_result();
}

#[test]
fn recorded_games_are_written_again_byte_for_byte() {
    SHELF.is_written_again_byte_for_byte::<Principati>();
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
#[ignore = "writes the fixtures that are missing; only with UPDATE_GOLDEN=1"]
fn write_what_is_missing() {
    SHELF.write_missing(make::WANTED.iter().map(|wanted| (wanted.file, || wanted.find())));
}
