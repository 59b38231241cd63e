//! Principati Duello: any bytes can be given to the reader of records. See [`law::record_reader`].

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_fuzz::{Fuzzed, law, start};
use princely_principati::Principati;

fuzz_target!(|data: &[u8]| law::record_reader::<Principati>(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate(Principati::records(), data, size, max_size, seed)
});
