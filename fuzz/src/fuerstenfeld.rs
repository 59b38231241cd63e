//! Fürstenfeld, played by bytes.

mod setting;
mod stray;

use crate::{Fuzzed, start};
use arbitrary::{Result, Unstructured};
use princely_bots::fuerstenfeld::Greedy;
use princely_core::Notation;
use princely_fuerstenfeld::{Action, Card, CardTable, Fuerstenfeld, State, Variant};
use std::sync::LazyLock;

impl Fuzzed for Fuerstenfeld {
    type Greedy = Greedy;

    fn any(u: &mut Unstructured<'_>) -> Result<Fuerstenfeld> {
        setting::game(u)
    }

    fn greedy(&self) -> Greedy {
        Greedy::new(self)
    }

    fn stray(u: &mut Unstructured<'_>) -> Result<Action> {
        stray::action(u)
    }

    fn word(u: &mut Unstructured<'_>) -> Result<&'static str> {
        if u.ratio(1, 2)? { Ok(u.choose(&Card::ALL)?.id()) } else { Ok(u.choose(WORDS)?) }
    }

    fn round(state: &State) -> u32 {
        state.round().into()
    }

    fn records() -> &'static [String] {
        // Players, variant, standard table, palaces, seed, and a few actions of bots.
        static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
            start::beginnings::<Fuerstenfeld, 7>(
                |number| [number, number / 4, 255, number / 8, number, 0, number % 5 + 1],
                true,
            )
        });
        &RECORDS
    }
}

const WORDS: &[&str] = &[
    "hops",
    "barley",
    "water",
    "sell",
    "build",
    "discard",
    "keep",
    "under",
    "trash",
    "store",
    "end_turn",
    "end_build",
    "draw_extra",
    "stop_drawing",
    "cards",
    "card",
    "space",
    "brewery",
    "goods",
    "market",
    "office",
    "from",
    "to",
    "count",
    "expert",
    "palaces",
];

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
        // Changing comments would have no effect.
        let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        [lines.collect::<Vec<_>>().join("\n"), options]
    });
    &*TABLES
}
