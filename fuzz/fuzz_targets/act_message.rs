//! Any bytes as a command to a live table, for both games. See [`princely_fuzz::table::command`].

#![no_main]

use libfuzzer_sys::fuzz_target;
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_fuzz::table;
use princely_principati::Principati;
use std::sync::LazyLock;

static DUELLO: LazyLock<Principati> = LazyLock::new(Principati::default);

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    match Fuerstenfeld::new(2 + first % 5, Variant::Expert, CardTable::standard()) {
        Ok(game) => table::command(&game, rest),
        Err(_) => table::command(&*DUELLO, rest),
    }
});
