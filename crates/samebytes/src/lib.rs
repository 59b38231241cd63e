//! The proof that a game leaves the same bytes natively and in WebAssembly.
//!
//! [`digest`] plays some games and digests all they leave. The program of this crate prints it for
//! native code, `cargo xtask same-bytes` asks the WebAssembly module for it too, and compares.

use princely_core::{Dice, Keyed, Seat, Seed};

/// Everything the first `games` games leave, as one number.
// The export needs a name that the linker keeps, which counts as unsafe: another `digest` in the same
// program would clash with it. This crate is linked into no other program.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn digest(games: u32) -> u64 {
    let mut fnv = Fnv::default();
    for game in 0..games {
        fnv.eat(&chance_of(game));
        // The bytes of game number `game`, as a record holds them, go here.
    }
    fnv.0
}

/// The dice of one game: a good many numbers for the table and for each seat.
fn chance_of(game: u32) -> Vec<u8> {
    let mut dice = Keyed::new(Seed::of_series(0, u64::from(game)));
    let mut bytes = Vec::new();
    for seat in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(4))] {
        for number in 0..64 {
            for bound in [6, 26, (1 << 31) + 1] {
                bytes.extend_from_slice(&dice.roll(seat, number, bound).to_le_bytes());
            }
        }
    }
    bytes
}

/// FNV-1a, 64 bits wide: ten lines, and a changed byte changes it.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xCBF2_9CE4_8422_2325)
    }
}

impl Fnv {
    fn eat(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fnv_agrees_with_its_published_test_vectors() {
        for (text, expected) in
            [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
        {
            let mut fnv = Fnv::default();
            fnv.eat(text.as_bytes());
            assert_eq!(fnv.0, expected, "{text:?}");
        }
    }

    #[test]
    fn every_game_counts() {
        assert_eq!(digest(3), digest(3));
        assert_ne!(digest(3), digest(4));
    }
}
