//! Any bytes as a request to the server, or as a message over its socket. See [`princely_fuzz::server::message`].

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| princely_fuzz::server::message(data));
