//! Records of Fürstenfeld: how actions are written, that whole games round trip, and that whatever does not
//! replay is refused with the number of its entry and the rule.
#![allow(clippy::unwrap_used)] // a failure says which row it was

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod at_once;
mod refused;
mod round_trip;
