//! The proof that a game leaves the same bytes natively and in WebAssembly.
//!
//! [`digest`] plays some games and digests all the bytes they leave. The program of this crate prints the digest for
//! native code; `cargo xtask same-bytes` also asks the WebAssembly module for it, and compares.

use princely_laboratory::{Series, Setting, find};

/// All bytes that the first `games` games leave, as one number.
// The export needs a name that the linker keeps, which counts as unsafe: another `digest` in the same
// program would clash with it. This crate is linked into no other program.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn digest(games: u32) -> u64 {
    let mut fnv = Fnv::default();
    for game in 0..games {
        fnv.eat(&record_of(game));
    }
    fnv.0
}

/// The records of one game of each kind, with traces. The numbers of players, the variants and the bots take turns. A
/// game that cannot be recorded leaves the reason instead, which must be the same on every platform too.
fn record_of(game: u32) -> Vec<u8> {
    let fuerstenfeld = Setting {
        players: Some(2 + (game % 4) as u8),
        variant: Some(["base", "expert"][(game / 4 % 2) as usize].to_owned()),
        ..Setting::default()
    };
    let principati = Setting {
        variant: Some(["base", "miners"][(game % 2) as usize].to_owned()),
        max_rounds: Some(8),
        ..Setting::default()
    };
    let bot = ["greedy", "random"][(game / 8 % 2) as usize];
    let mut bytes = Vec::new();
    for (id, setting) in [("fuerstenfeld", fuerstenfeld), ("principati", principati)] {
        let end = Series::new(vec![bot.to_owned()], 1, game.into()).and_then(|series| {
            let game = find(id)?;
            game.record(&setting, &series, Some(game.trace_every()), &mut bytes, &mut |_| ())
        });
        if let Err(error) = end {
            bytes.extend_from_slice(error.to_string().as_bytes());
        }
    }
    bytes
}

/// FNV-1a, 64 bits wide: ten lines, and a changed byte changes the result.
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

    /// Debug and release builds agree, and so do all machines: the number stands here. It changes when the rules, the
    /// record format or a bot changes; then change it here on purpose.
    #[test]
    fn the_bytes_are_those_of_yesterday() {
        assert_eq!(format!("{:016x}", digest(20)), "9b306cf4bea115ab");
    }

    /// A game that could not be recorded would leave the same words everywhere, and prove nothing.
    #[test]
    fn every_game_leaves_records_of_its_own() {
        let mut digests = vec![digest(0)];
        for game in 0..20 {
            let bytes = record_of(game);
            let records: Vec<&str> = std::str::from_utf8(&bytes).unwrap().lines().collect();
            assert_eq!(records.len(), 2, "game {game}");
            for record in records {
                let opened = princely_laboratory::open(record).unwrap();
                assert!(opened.verified().entries > 10, "game {game}: {record}");
            }
            digests.push(digest(game + 1));
        }
        let different: std::collections::BTreeSet<u64> = digests.iter().copied().collect();
        assert_eq!(different.len(), digests.len());
    }
}
