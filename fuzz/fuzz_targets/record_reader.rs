//! Any bytes can be given to the reader of records. It takes no more memory than a record has bytes, it finds
//! the same records however the bytes arrive, and a record that it reads is true and can be written again.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_core::{Records, record};
use princely_fuzz::{start, verify};
use std::io::BufReader;

fuzz_target!(|data: &[u8]| {
    let in_drops = BufReader::with_capacity(1 + data.len() % 13, data);
    let records: Vec<_> = Records::new(data).collect();
    assert!(Records::new(in_drops).eq(records.iter().cloned()), "the bytes arrive in other pieces");
    for text in records {
        match text {
            Ok(text) => {
                if record::peek(&text).is_err() {
                    assert!(record::read::<princely_fuerstenfeld::Fuerstenfeld>(&text, |_| {}).is_err());
                }
                verify::read(&text);
            }
            Err(error) => verify::is_a_sentence(&error),
        }
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate(start::records(), data, size, max_size, seed)
});
