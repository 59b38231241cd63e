//! Fürstenfeld: any bytes can be given to the reader of records. See [`law::record_reader`].

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_fuzz::{Fuzzed, law, start};

fuzz_target!(|data: &[u8]| law::record_reader::<Fuerstenfeld>(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate(Fuerstenfeld::records(), data, size, max_size, seed)
});
