//! A game on its way to a file and back.
//!
//! A game that is kept is an ordinary record. Under `meta` stands who sits where. The seed does not: it would
//! tell every card that is still to come. A game that goes on takes new chance from a new seed.

use super::seats::{SeatSpec, clean};
use crate::{BotKind, BotSpec, Playable};
use princely_core::Seat;
use princely_table::Live;
use princely_words::Names;
use serde_json::Value;

/// What a record notes about those who play.
#[derive(Debug, Default)]
pub(super) struct Noted {
    /// Who sits where, if all of it makes sense.
    pub(super) seats: Option<Vec<SeatSpec>>,
    /// A program that the record wants to have started. A file that somebody sends must not do that.
    pub(super) program: Option<String>,
    /// The names that people gave themselves.
    pub(super) names: Vec<Option<String>>,
}

impl Noted {
    /// Reads what we noted ourselves. Anything else under `meta` is nothing to us.
    pub(super) fn read(meta: Option<&str>, seats: u8) -> Noted {
        let value: Value = meta.and_then(|meta| serde_json::from_str(meta).ok()).unwrap_or_default();
        let list = |key: &str| value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        let specs: Option<Vec<SeatSpec>> =
            list("seats").iter().map(|seat| seat.as_str()?.parse().ok()).collect();
        let names = list("names").iter().map(|name| name.as_str().and_then(clean)).collect();
        let specs = specs.filter(|specs| specs.len() == usize::from(seats));
        let program = specs.iter().flatten().find_map(|spec| match spec {
            SeatSpec::Bot(BotSpec { kind: BotKind::Program(command), .. }) => Some(command.clone()),
            _ => None,
        });
        Noted { seats: specs, program, names }
    }
}

/// The game so far as a record, one line.
pub(super) fn written<G: Playable>(live: &Live<G>, seats: &[SeatSpec], names: &Names) -> String {
    let specs: Vec<String> = seats.iter().map(SeatSpec::to_string).collect();
    let names: Vec<Option<&str>> = (0..seats.len() as u8).map(|seat| names.of(Seat(seat))).collect();
    let meta = serde_json::json!({ "seats": specs, "names": names });
    live.record(&serde_json::value::to_raw_value(&meta).ok()) + "\n"
}
