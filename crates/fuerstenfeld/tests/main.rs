//! The tests of the rules, in one program: it compiles once.
#![allow(clippy::unwrap_used)] // a failure says which row it was

mod card_table;
mod common;
mod diagrams;
#[cfg(feature = "laws")]
mod laws;
mod messages;
mod offers;
mod perft;
mod records;
mod refusals;
mod rules;
#[cfg(feature = "laws")]
mod shown;
mod sizes;
mod wire;
