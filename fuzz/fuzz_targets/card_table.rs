//! Any text can be given to the readers of card tables and options. A table that is read is within its limits and
//! survives being written into a record; an error in a table is told with its line.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_core::Notation;
use princely_fuerstenfeld::notation::OptionsNote;
use princely_fuerstenfeld::table::MAX_VALUE;
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_fuzz::{fuerstenfeld, start};

fuzz_target!(|text: &str| {
    match CardTable::from_toml("fuzz", text) {
        Ok(table) => {
            survives(Fuerstenfeld::new(5, Variant::Expert, table).expect("five can play"));
        }
        Err(error) => {
            assert!(!error.reason.is_empty());
            assert!(error.line.is_none_or(|line| (1..=text.lines().count() + 1).contains(&line)), "{error}");
        }
    }
    let options = serde_json::from_str::<OptionsNote>(text);
    if let Ok(Ok(game)) = options.as_ref().map(|options| Fuerstenfeld::from_options(options, 1)) {
        survives(game);
    }
});

fn survives(game: Fuerstenfeld) {
    let (table, most) = (game.table(), MAX_VALUE as u8);
    assert!(
        table.track.start <= table.track.top() && table.track.values().iter().all(|value| *value <= most)
    );
    assert!(table.cost.iter().chain(&table.palace_prices).all(|value| *value <= most));
    let written = serde_json::to_string(&game.options()).expect("options can be written");
    let read: OptionsNote = serde_json::from_str(&written).expect("what is written can be read");
    assert_eq!(Fuerstenfeld::from_options(&read, 1).expect("and played with"), game);
}

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate(fuerstenfeld::tables(), data, size, max_size, seed)
});
