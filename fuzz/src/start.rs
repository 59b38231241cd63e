//! What the targets start from, in place of a corpus: bytes alone would not find a whole record in a lifetime.

use crate::Driven;
use princely_core::{Notation, Quick, Uniform, record};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use std::sync::LazyLock;

/// Records of games that have just begun, short enough for an input.
pub fn records() -> &'static [String] {
    static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let beginnings = (0..32u8).filter_map(|number| {
            // Players, variant, standard table, seed, and a few actions of bots. See `setting::game`.
            let bytes = [number, number / 4, 255, number, 0, number % 5 + 1];
            let mut driven = Driven::new(&bytes).ok()?;
            driven.play_on();
            let every = (number % 3 == 0).then_some(1 + u32::from(number) / 8);
            Some(record::write(driven.table(), every, &None))
        });
        beginnings.collect()
    });
    &RECORDS
}

/// Actions of every form, as a record writes them.
pub const ACTIONS: &[&str] = &[
    r#"{"keep":"hops_1"}"#,
    r#"{"under":"palace_6"}"#,
    r#""draw_extra""#,
    r#""stop_drawing""#,
    r#"{"sell":{}}"#,
    r#"{"sell":{"brewery":0,"goods":{"hops":2,"barley":0,"water":1}}}"#,
    r#"{"sell":{"brewery":1,"goods":{"hops":1,"barley":1,"water":1},"market":{"from":"hops","to":"water","count":1},"office":"water"}}"#,
    r#"{"build":{"card":"tour_guide","space":6}}"#,
    r#""end_build""#,
    r#"{"trash":"bank_2"}"#,
    r#"{"store":{"hops":1,"barley":0,"water":2}}"#,
    r#""end_turn""#,
];

/// The standard card table as a file, and as the options of a record.
pub fn tables() -> &'static [String] {
    static TABLES: LazyLock<[String; 2]> = LazyLock::new(|| {
        let file = include_str!("../../crates/fuerstenfeld/data/standard.toml");
        let game = Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).expect("three can play");
        let options = serde_json::to_string(&game.options()).expect("options can be written");
        // Comments would only be changed in vain.
        let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        [lines.collect::<Vec<_>>().join("\n"), options]
    });
    &*TABLES
}

/// One input in so many is begun anew.
const ANEW: u32 = 64;
/// Shorter inputs are too short to mean anything.
const SHORT: usize = 2;
/// Bytes for a game to begin with.
const GAME: u32 = 120;

/// Changes an input as libFuzzer does, and now and then begins with one of the texts.
pub fn mutate<T: AsRef<str>>(texts: &[T], data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    mutate_from(|| texts[(seed / ANEW) as usize % texts.len()].as_ref().into(), data, size, max_size, seed)
}

/// Changes the bytes of a game as libFuzzer does, and now and then begins with any bytes, but enough of them.
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
    // Some are tried as they are.
    if seed & ANEW == 0 { size } else { libfuzzer_sys::fuzzer_mutate(data, size, max_size) }
}
