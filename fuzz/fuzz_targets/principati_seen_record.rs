//! Principati Duello: a viewer's record is read to what the viewer knows; a changed one is refused or possible. See
//! [`law::seen_record`].

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_fuzz::{law, start};
use princely_principati::Principati;

fuzz_target!(|data: &[u8]| law::seen_record::<Principati>(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate_game(data, size, max_size, seed)
});
