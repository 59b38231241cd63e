//! Any text can be given to the reader of actions. An action that it reads can be written and read again as the same
//! action.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_fuerstenfeld::notation::ActionNote;
use princely_fuzz::{fuerstenfeld, start};

fuzz_target!(|text: &str| {
    let Ok(action) = serde_json::from_str::<ActionNote>(text) else { return };
    let written = serde_json::to_string(&action).expect("an action can be written");
    assert_eq!(serde_json::from_str::<ActionNote>(&written).expect("what is written can be read"), action);
    // A reader that has parsed the text already, such as the server, gets the same action.
    let value: serde_json::Value = serde_json::from_str(text).expect("an action is JSON");
    assert_eq!(serde_json::from_value::<ActionNote>(value).expect("and JSON is the action"), action);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate(fuerstenfeld::ACTIONS, data, size, max_size, seed)
});
