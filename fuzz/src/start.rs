//! The texts that the targets start from, in place of a corpus: bytes alone would never find a whole record.

use crate::{Driven, Fuzzed};
use princely_core::{Quick, Uniform, record};

/// Records of games that have just begun; the bytes say how each is set up and how far it is played.
pub fn beginnings<G: Fuzzed, const N: usize>(bytes: impl Fn(u8) -> [u8; N], traced: bool) -> Vec<String> {
    let beginning = |number: u8| {
        let bytes = bytes(number);
        let mut driven = Driven::<G>::new(&bytes).ok()?;
        driven.play_on();
        let every = (traced && number.is_multiple_of(3)).then_some(1 + u32::from(number) / 8);
        Some(record::write(driven.table(), every, &None))
    };
    (0..32).filter_map(beginning).collect()
}

/// One input in this many begins again.
const ANEW: u32 = 64;
/// Shorter inputs are too short to mean anything.
const SHORT: usize = 2;
/// How many bytes a game begins with.
const GAME: u32 = 120;

/// Changes an input as libFuzzer does, and sometimes begins with one of the texts.
pub fn mutate<T: AsRef<str>>(texts: &[T], data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    mutate_from(|| texts[(seed / ANEW) as usize % texts.len()].as_ref().into(), data, size, max_size, seed)
}

/// Changes the bytes of a game as libFuzzer does, and sometimes begins with new bytes, but enough of them.
pub fn mutate_game(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut quick = Quick(seed.into());
    let length = 8 + quick.below(GAME);
    let mut any = || (0..length).map(|_| quick.below(256) as u8).collect();
    mutate_from(&mut any, data, size, max_size, seed)
}

fn mutate_from(
    begin: impl FnOnce() -> Vec<u8>,
    data: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
) -> usize {
    if size > SHORT && !seed.is_multiple_of(ANEW) {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let begin = begin();
    let size = begin.len().min(max_size);
    data[..size].copy_from_slice(&begin[..size]);
    // Some are tried without a change.
    if seed & ANEW == 0 { size } else { libfuzzer_sys::fuzzer_mutate(data, size, max_size) }
}
