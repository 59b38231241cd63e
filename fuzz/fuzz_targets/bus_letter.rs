//! Law: any text may come over the bus. What is read is of a known kind, and it is read only from a letter that names its
//! form and its sender.
#![no_main]

use libfuzzer_sys::fuzz_target;
use princely_bus::{Letter, Message};

fuzz_target!(|text: &str| {
    if let Some(letter) = Letter::read(text) {
        assert!(letter.node.len() <= 64);
        for message in letter.says {
            let written = serde_json::to_string(&message).expect("messages are plain data");
            assert_eq!(serde_json::from_str::<Message>(&written).ok(), Some(message));
        }
    }
});
