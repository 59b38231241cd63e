//! Fürstenfeld: what is listed as legal is exactly what the check allows. See [`law::legal_check`].

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_fuzz::{law, start};

fuzz_target!(|data: &[u8]| law::legal_check::<Fuerstenfeld>(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate_game(data, size, max_size, seed)
});
